package blank

import (
	"fmt"

	"bridgecalc/internal/ingest"
)

// bundle is a blank, whatever file it becomes.
type bundle struct {
	forms []form // to be filled in; a text file has the first alone
	pairs int    // in the list of names beside them; 0 for none
	// event has a sheet beside them that says what is played.
	event bool
	// scoring is how it is scored, where the results do not tell; else empty.
	scoring string
}

// form is a sheet to be filled in.
type form struct {
	sheet   string // its name
	columns []column
	rows    []row
	merges  []merge
	frozen  bool // the first row stays in sight
}

// merge makes one cell of those below each other, in a workbook.
type merge struct{ col, first, last int } // from 0

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
	honours
	corrected
	lists // how many there are
)

// entries are what the lists offer. Symbols of suits and English letters of
// seats and sides are understood in every language.
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
	case honours:
		all = []any{"NS 100", "NS 150", "EW 100", "EW 150"}
	case corrected:
		all = []any{"contract", "declarer", "tricks", "score", "artificial", "trust"}
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
	"dealer":   {width: 11},
	"north":    {width: 16, text: true},
	"south":    {width: 16, text: true},
	"east":     {width: 16, text: true},
	"west":     {width: 16, text: true},
	"honours":  {width: 11, offers: honours, text: true},
	"what":     {width: 12, offers: corrected, text: true},
	"value":    {width: 14, text: true},
	"reason":   {width: 50, text: true},
}

// columnsFor are columns with their headings.
func columnsFor(language string, fields ...string) []column {
	var all []column
	for _, field := range fields {
		c, ok := looks[field]
		if !ok {
			c = column{width: 9}
		}
		c.heading = heading(language, field)
		all = append(all, c)
	}
	return all
}

// heading is the word for a field, in English where the language has none: that is
// understood beside all others.
func heading(language, field string) string {
	if word := ingest.Heading(language, field); word != "" {
		return word
	}
	return ingest.Heading("en", field)
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
func mitchell(o Options) bundle {
	return movement(o, mitchellRounds(o.Tables))
}

// howell is a form with a row per result. All tables play the same boards in a
// round.
func howell(o Options) bundle {
	return movement(o, howellRounds(o.Tables))
}

// movement is a form with a row for each result of a movement.
func movement(o Options, rounds [][]meeting) bundle {
	f := form{
		sheet:   "Results",
		columns: columnsFor(o.Language, "round", "table", "board", "ns.pair", "ew.pair", "contract", "declarer", "tricks", "lead"),
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
	return bundle{forms: []form{f}, pairs: 2 * o.Tables, event: true}
}

// travellers is a form with a block per board.
func travellers(o Options) bundle {
	f := form{
		sheet:   "Results",
		columns: columnsFor(o.Language, "ns.pair", "ew.pair", "contract", "declarer", "tricks", "lead"),
	}
	for board := range o.Boards {
		if board > 0 {
			f.rows = append(f.rows, row{kind: gap})
		}
		name := fmt.Sprintf("%s %d", heading(o.Language, "board"), board+1)
		f.rows = append(f.rows, row{kind: title, cells: []any{name}}, f.headerRow())
		for range o.Tables {
			f.rows = append(f.rows, row{cells: make([]any, len(f.columns))})
		}
	}
	return bundle{forms: []form{f}, pairs: 2 * o.Tables, event: true}
}

// names is a list of the pairs alone, to stand beside a file of results.
func names(o Options) bundle { return bundle{forms: []form{namesFor(o.Language, 2*o.Tables)}} }

func namesFor(language string, pairs int) form {
	f := form{sheet: namesSheet, columns: columnsFor(language, "pair", "name1", "name2"), frozen: true}
	f.rows = append(f.rows, f.headerRow())
	for pair := range pairs {
		f.rows = append(f.rows, row{cells: []any{pair + 1, nil, nil}})
	}
	return f
}

// corrections is a list of what is to be corrected, to stand beside a file of
// results.
func corrections(o Options) bundle {
	const lines = 20
	f := form{sheet: "Corrections", columns: columnsFor(o.Language, "board", "ns.pair", "ew.pair", "what", "value", "reason"), frozen: true}
	f.rows = append(f.rows, f.headerRow())
	for range lines {
		f.rows = append(f.rows, row{cells: make([]any, len(f.columns))})
	}
	return bundle{forms: []form{f}}
}
