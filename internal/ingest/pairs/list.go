package pairs

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/gocarina/gocsv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/ingest/words"
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
	index           int  // of its row within the sheet
	ranked          bool // the list is a ranking, which need not have all pairs
	roll            int  // the number of the form in which it stands outside of all lists; 0 in a list
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
func readNames(sheet *cells.Sheet, head *layout.Header, problems *event.Problems) []named {
	feed := &records{sheet: sheet, next: head.At + 1}
	for _, field := range []string{"pair", "section", "direction", "name", "name1", "name2"} {
		if head.Has(field) {
			feed.fields = append(feed.fields, field)
			feed.cols = append(feed.cols, head.Col(field))
		}
	}
	var list []nameRecord
	if err := gocsv.UnmarshalCSV(feed, &list); err != nil {
		problems.Add(event.Problem{At: sheet.Position(head.Row.Num, 0), Text: "the names cannot be read: " + err.Error()})
		return nil
	}
	var all []named
	more := moreNames(head)
	for i := range list {
		record := &list[i]
		at := sheet.Position(sheet.Row(head.At+1+i).Num, head.Col("pair")+1)
		pair, err := notation.ReadPair(record.Pair)
		names := record.names()
		for _, col := range more {
			if name := sheet.Row(head.At + 1 + i).Text(col); name != "" {
				names = append(names, name)
			}
		}
		if err != nil && len(names) > 0 {
			problems.Add(event.Problem{At: at, Text: fmt.Sprintf("pair %q %v", record.Pair, err), Hint: lines.HintPair})
		}
		if err != nil || pair.Nobody {
			continue // prose below the list, or the sit-out pair
		}
		side, ok := notation.ReadSide(record.Direction)
		if !ok {
			problems.Add(event.Problem{
				At:   sheet.Position(at.Row, head.Col("direction")+1),
				Text: fmt.Sprintf("direction %q is not understood", record.Direction), Hint: "write NS or EW, or leave it blank",
			})
		}
		if side == bridge.NoSide {
			side = pair.Side
		}
		all = append(all, named{section: strings.ToUpper(record.Section), number: pair.Number, side: side, names: names, at: at, index: head.At + 1 + i})
	}
	return all
}

// moreNames returns the columns of a third player and others, who take turns: "Name 3".
func moreNames(head *layout.Header) []int {
	var cols []int
	for col := range head.Row.Len() {
		text := headings.Plain(head.Row.Text(col))
		at := strings.IndexAny(text, "3456")
		if at < 0 {
			continue
		}
		second := text[:at] + "2" + text[at+1:]
		isSecond := func(word string) bool { return headings.Plain(word) == second }
		if slices.ContainsFunc(words.All(), func(w *words.Words) bool { return slices.ContainsFunc(w.Heading["name2"], isSecond) }) {
			cols = append(cols, col)
		}
	}
	return cols
}

// plainNames reads a names file without a header: pair, name, name.
func plainNames(sheet *cells.Sheet, problems *event.Problems) []named {
	head := layout.Header{At: -1, Cols: map[string]int{"pair": 0, "name1": 1, "name2": 2}}
	return readNames(sheet, &head, problems)
}
