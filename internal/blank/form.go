package blank

import (
	"fmt"

	"bridgecalc/internal/ingest"
)

// form is a blank, whatever file it becomes.
type form struct {
	sheet   string // the name of its sheet
	columns []column
	rows    []row
	pairs   int  // in the list of names beside it; 0 for none
	frozen  bool // the first row stays in sight
}

// column is a column of a form.
type column struct {
	heading string
	width   float64 // in letters
	offers  list    // what its cells may hold
	text    bool    // its cells are text, whatever is typed: "=" is no formula
}

// row is a row of a form: its cells are int, string or nil where they are to be
// filled in.
type row struct {
	kind  rowKind
	cells []any
}

type rowKind uint8

const (
	entry rowKind = iota // a result or a pair
	title
	header
	gap // between two blocks
)

// list is what the cells of a column may hold.
type list uint8

const (
	anything list = iota
	contracts
	seats
	tricks
	lists // how many there are
)

// entries are what the lists offer. Symbols of suits and English letters of
// seats are understood in every language.
func (l list) entries() []any {
	var all []any
	switch l {
	case contracts:
		all = append(all, "PASS")
		for _, doubling := range []string{"", "X", "XX"} {
			for level := 1; level <= 7; level++ {
				for _, strain := range []string{"♣", "♦", "♥", "♠", "NT"} {
					all = append(all, fmt.Sprint(level, strain, doubling))
				}
			}
		}
	case seats:
		all = []any{"N", "E", "S", "W"}
	case tricks:
		for n := range 14 {
			all = append(all, n)
		}
	}
	return all
}

// looks are those of the columns, by the field that they hold.
var looks = map[string]column{
	"contract": {width: 12, offers: contracts, text: true},
	"declarer": {width: 14, offers: seats, text: true},
	"tricks":   {width: 10, offers: tricks},
	"lead":     {width: 10, text: true},
	"name1":    {width: 30, text: true},
	"name2":    {width: 30, text: true},
}

// columnsFor are columns with their headings.
func columnsFor(language string, fields ...string) []column {
	var all []column
	for _, field := range fields {
		c, ok := looks[field]
		if !ok {
			c = column{width: 9}
		}
		c.heading = ingest.Heading(language, field)
		all = append(all, c)
	}
	return all
}

// headerRow is the row of the headings.
func (f *form) headerRow() row {
	r := row{kind: header}
	for _, c := range f.columns {
		r.cells = append(r.cells, c.heading)
	}
	return r
}

// mitchell is a form with a row per result; the EW pairs have numbers of their
// own, so that no list has to say which pair 3 is meant.
func mitchell(o Options) form {
	return movement(o, mitchellRounds(o.Tables))
}

// howell is a form with a row per result. All tables play the same boards in a
// round.
func howell(o Options) form {
	return movement(o, howellRounds(o.Tables))
}

// movement is a form with a row for each result of a movement.
func movement(o Options, rounds [][]meeting) form {
	f := form{
		sheet:   "Results",
		columns: columnsFor(o.Language, "round", "table", "board", "ns.pair", "ew.pair", "contract", "declarer", "tricks", "lead"),
		pairs:   2 * o.Tables,
		frozen:  true,
	}
	f.rows = append(f.rows, f.headerRow())
	for r, tables := range rounds {
		for t, m := range tables {
			for b := range o.Boards {
				board := m.set*o.Boards + b + 1
				f.rows = append(f.rows, row{cells: []any{r + 1, t + 1, board, m.ns, m.ew, nil, nil, nil, nil}})
			}
		}
	}
	return f
}

// travellers is a form with a block per board.
func travellers(o Options) form {
	f := form{
		sheet:   "Results",
		columns: columnsFor(o.Language, "ns.pair", "ew.pair", "contract", "declarer", "tricks", "lead"),
		pairs:   2 * o.Tables,
	}
	for board := range o.Boards {
		if board > 0 {
			f.rows = append(f.rows, row{kind: gap})
		}
		name := fmt.Sprintf("%s %d", ingest.Heading(o.Language, "board"), board+1)
		f.rows = append(f.rows, row{kind: title, cells: []any{name}}, f.headerRow())
		for range o.Tables {
			f.rows = append(f.rows, row{cells: make([]any, len(f.columns))})
		}
	}
	return f
}

// names is a list of the pairs alone, to stand beside a file of results.
func names(o Options) form { return namesFor(o.Language, 2*o.Tables) }

func namesFor(language string, pairs int) form {
	f := form{sheet: namesSheet, columns: columnsFor(language, "pair", "name1", "name2"), frozen: true}
	f.rows = append(f.rows, f.headerRow())
	for pair := range pairs {
		f.rows = append(f.rows, row{cells: []any{pair + 1, nil, nil}})
	}
	return f
}
