package ingest

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"

	"github.com/gocarina/gocsv"
)

// nameRecord is a row of a list of names, as gocsv fills it: text only, since
// its number fields misread "08" and blanks.
type nameRecord struct {
	Pair      string `csv:"pair"`
	Section   string `csv:"section"`
	Direction string `csv:"direction"`
	Name      string `csv:"name"`
	Name1     string `csv:"name1"`
	Name2     string `csv:"name2"`
}

// names are the players of a pair: those of two columns, or one cell for both.
func (r *nameRecord) names() []string {
	names := []string{r.Name1, r.Name2}
	if r.Name1 == "" {
		names = []string{r.Name, r.Name2}
	}
	return slices.DeleteFunc(names, func(name string) bool { return name == "" })
}

// named is a pair of a list of names with its place in the list.
type named struct {
	section, number string
	side            bridge.Side
	names           []string
	at              event.Position
}

// records feeds the rows of a sheet to gocsv: the fields' names as its header,
// then the columns in which they stand.
type records struct {
	sheet  *cells.Sheet
	fields []string
	cols   []int
	next   int // row of the sheet; the header line comes before the first
	begun  bool
}

// Read returns the next record, or io.EOF.
func (r *records) Read() ([]string, error) {
	if !r.begun {
		r.begun = true
		return r.fields, nil
	}
	if r.next >= r.sheet.Len() {
		return nil, io.EOF
	}
	row := r.sheet.Row(r.next)
	r.next++
	texts := make([]string, len(r.cols))
	for i, col := range r.cols {
		texts[i] = row.Text(col)
	}
	return texts, nil
}

// ReadAll returns the records that are left.
func (r *records) ReadAll() ([][]string, error) {
	var all [][]string
	for {
		record, err := r.Read()
		if err != nil {
			return all, nil // io.EOF, the only error of Read
		}
		all = append(all, record)
	}
}

// readNames reads a list of names below its header.
func readNames(sheet *cells.Sheet, head *header, problems *event.Problems) []named {
	feed := &records{sheet: sheet, next: head.at + 1}
	for _, field := range []string{"pair", "section", "direction", "name", "name1", "name2"} {
		if head.has(field) {
			feed.fields = append(feed.fields, field)
			feed.cols = append(feed.cols, head.col(field))
		}
	}
	var list []nameRecord
	if err := gocsv.UnmarshalCSV(feed, &list); err != nil {
		problems.Add(event.Problem{At: sheet.Position(head.row.Num, 0), Text: "the names cannot be read: " + err.Error()})
		return nil
	}
	var all []named
	for i := range list {
		record := &list[i]
		at := sheet.Position(sheet.Row(head.at+1+i).Num, head.col("pair")+1)
		pair, err := notation.ReadPair(record.Pair)
		names := record.names()
		if err != nil && len(names) > 0 {
			problems.Add(event.Problem{At: at, Text: fmt.Sprintf("pair %q %v", record.Pair, err), Hint: hintPair})
		}
		if err != nil || pair.Nobody {
			continue // prose below the list, or the sit-out pair
		}
		side, ok := notation.ReadSide(record.Direction)
		if !ok {
			problems.Add(event.Problem{
				At:   sheet.Position(at.Row, head.col("direction")+1),
				Text: fmt.Sprintf("direction %q is not understood", record.Direction), Hint: "write NS or EW, or leave it blank",
			})
		}
		if side == bridge.NoSide {
			side = pair.Side
		}
		all = append(all, named{strings.ToUpper(record.Section), pair.Number, side, names, at})
	}
	return all
}

// plainNames reads a names file without a header: pair, name, name.
func plainNames(sheet *cells.Sheet, problems *event.Problems) []named {
	head := header{at: -1, cols: map[string]int{"pair": 0, "name1": 1, "name2": 2}}
	return readNames(sheet, &head, problems)
}

// setNames gives the pairs their names. Names beside the results are taken as
// they come; a list of names must fit the pairs that played.
func setNames(ev *event.Event, list []named, beside map[int32][]string, at func(pair int) event.Position, problems *event.Problems) {
	for i, names := range beside {
		ev.Pairs[i].Names = names
	}
	listed, unnamed := make(map[int]*named), make(map[int]*named)
	for i := range list {
		n := &list[i]
		matches := matching(ev.Pairs, n)
		if len(n.names) == 0 {
			for _, i := range matches {
				unnamed[i] = n
			}
			continue
		}
		if len(matches) == 2 && n.side == bridge.NoSide {
			problems.Add(event.Problem{
				At:   n.at,
				Text: fmt.Sprintf("NS %s and EW %s are different pairs; the name does not say whose it is", n.number, n.number),
				Hint: fmt.Sprintf("write NS%s or EW%s, or add a column Direction", n.number, n.number),
			})
		}
		if len(matches) == 0 && !problems.HasErrors() {
			problems.Add(event.Problem{
				Severity: event.Warning, At: n.at,
				Text: fmt.Sprintf("pair %s has a name but no results", n.number),
			})
		}
		for _, i := range matches {
			if before := listed[i]; before != nil && !slices.Equal(before.names, n.names) && len(matches) == 1 {
				problems.Add(event.Problem{
					At:   n.at,
					Text: fmt.Sprintf("pair %s has other names in %s", label(&ev.Pairs[i]), before.row(n)),
					Hint: "delete one of them; the players of a pair stand in one row: Pair, Name 1, Name 2",
				})
			}
			ev.Pairs[i].Names, listed[i] = n.names, n
		}
	}
	if !slices.ContainsFunc(list, func(n named) bool { return len(n.names) > 0 }) {
		return // no list, or one of numbers that nobody filled in
	}
	for i := range ev.Pairs {
		pair := &ev.Pairs[i]
		switch n := unnamed[i]; {
		case len(pair.Names) > 0:
		case n != nil:
			problems.Add(event.Problem{
				At: n.at, Text: fmt.Sprintf("the names of pair %s are missing", label(pair)),
				Hint: "write them beside its number; a list of names has those of all pairs, or of none",
			})
		default:
			problems.Add(event.Problem{
				At:   at(i),
				Text: fmt.Sprintf("pair %s is not in the list of names (%s)", label(pair), event.Position{File: list[0].at.File, Sheet: list[0].at.Sheet}),
				Hint: "add it there, or correct its number here",
			})
		}
	}
}

// row names the row of an earlier name, and its list where it is another.
func (n *named) row(later *named) string {
	row := fmt.Sprintf("row %d", n.at.Row)
	if n.at.File != later.at.File || n.at.Sheet != later.at.Sheet {
		row += " of " + event.Position{File: n.at.File, Sheet: n.at.Sheet}.String()
	}
	return row
}

func matching(pairs []event.Pair, n *named) []int {
	var matches []int
	for i := range pairs {
		p := &pairs[i]
		if p.Number == n.number && (n.section == "" || p.Section == n.section) &&
			(n.side == bridge.NoSide || p.Direction == bridge.NoSide || p.Direction == n.side) {
			matches = append(matches, i)
		}
	}
	return matches
}

// label names a pair in a message: "8", "NS 8", "A 8".
func label(p *event.Pair) string {
	text := p.Number
	if p.Direction != bridge.NoSide {
		text = p.Direction.String() + " " + text
	}
	if p.Section != "" {
		text = p.Section + " " + text
	}
	return text
}
