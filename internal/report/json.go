package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"bridgecalc/internal/report/table"
)

// generator is who wrote the file, under the key of that name.
const generator = "bridgecalc"

// writeJSON writes the results for other programs:
//
//	{
//	  "generator": "bridgecalc",
//	  "event": {…},
//	  "standings": [{"name": "NS", "entries": [{…}, …]}, …],
//	  "notes": ["…", …],
//	  "boards": [{"board": 1, …, "results": [{…}, …]}, …],
//	  "sit_outs": [{…}, …],
//	  "matches": [{…}, …],
//	  "problems": [{…}, …]
//	}
//
// The keys within the braces are those of the tables' columns. There are no
// standings and boards where a contest has none; what else it has stands under
// the keys of these parts, such as the matches. These names are a promise to the
// programs that read them.
func writeJSON(doc *table.Document) ([]byte, error) {
	event := doc.Event.For(table.InData)
	file := object{
		{"generator", generator},
		{"event", rowOf(event.Columns, event.Rows[0].Values)},
	}
	if len(doc.Rankings) > 0 {
		file = append(file, member{"standings", standingsOf(doc)})
	}
	if len(doc.Notes) > 0 {
		file = append(file, member{"notes", doc.Notes})
	}
	if len(doc.Travellers.Boards) > 0 {
		file = append(file, member{"boards", boardsOf(&doc.Travellers)})
	}
	if len(doc.SitOuts.Rows) > 0 {
		file = append(file, member{"sit_outs", rowsOf(doc.SitOuts)})
	}
	for i := range doc.Parts {
		if p := &doc.Parts[i]; len(p.Blocks) == 0 || len(p.Head) > 0 || p.Table(&table.Block{}).IsShown(table.InData) {
			file = append(file, member{p.Key, partOf(p)})
		}
	}
	file = append(file, member{"problems", rowsOf(doc.Problems)})
	var compact bytes.Buffer
	if err := encode(&compact, file); err != nil {
		return nil, fmt.Errorf("json: %w", err)
	}
	var indented bytes.Buffer
	if err := json.Indent(&indented, compact.Bytes(), "", "  "); err != nil {
		return nil, fmt.Errorf("json: %w", err)
	}
	indented.WriteByte('\n')
	return indented.Bytes(), nil
}

func standingsOf(doc *table.Document) array {
	var standings array
	for _, rankings := range [][]table.Ranking{doc.Rankings, doc.SectionRankings} {
		for _, ranking := range rankings {
			standings = append(standings, object{
				{"name", ranking.Key},
				{"entries", rowsOf(ranking.Table)},
			})
		}
	}
	return standings
}

func boardsOf(t *table.Travellers) array {
	boards := make(array, len(t.Boards))
	for i := range t.Boards {
		board := &t.Boards[i]
		boards[i] = append(rowOf(t.Head, board.Head), member{"results", rowsOf(t.Results(board))})
	}
	return boards
}

// partOf is the blocks of a part, each with its rows; where the blocks have
// nothing about themselves, it is only the rows.
func partOf(p *table.Part) array {
	blocks := make(array, 0, len(p.Blocks))
	head := table.Table{Columns: p.Head}
	for i := range p.Blocks {
		block := &p.Blocks[i]
		rows := rowsOf(withoutTotals(p.Table(block)))
		if len(p.Head) == 0 && p.Rows == "" {
			blocks = append(blocks, rows...)
			continue
		}
		head.Rows = []table.Row{{Values: block.Head}}
		if len(p.Head) == 0 {
			head.Rows[0].Values = nil
		}
		shown := head.For(table.InData)
		o := rowOf(shown.Columns, shown.Rows[0].Values)
		if p.Rows != "" {
			o = append(o, member{p.Rows, rows})
		}
		blocks = append(blocks, o)
	}
	return blocks
}

// withoutTotals leaves out the rows that add up others: programs can do so
// themselves.
func withoutTotals(t table.Table) table.Table {
	t.Rows = slices.DeleteFunc(slices.Clone(t.Rows), func(r table.Row) bool { return r.Total })
	return t
}

func isOurJSON(data []byte) bool {
	var file struct {
		Generator string `json:"generator"`
	}
	return json.Unmarshal(data, &file) == nil && file.Generator == generator
}

type (
	// object is a JSON object that keeps the order of its members.
	object []member
	member struct {
		key   string
		value any
	}
	array []any
)

func rowsOf(t table.Table) array {
	part := t.For(table.InData)
	rows := make(array, len(part.Rows))
	for i, row := range part.Rows {
		rows[i] = rowOf(part.Columns, row.Values)
	}
	return rows
}

func rowOf(columns []table.Column, values []table.Value) object {
	o := make(object, 0, len(columns)+1)
	for i, c := range columns {
		if values[i] != nil || !c.Optional {
			o = append(o, member{c.Key, valueOf(values[i])})
		}
	}
	return o
}

// valueOf is a cell as programs read it: codes instead of words, points as
// decimal points, and null for what is not there.
func valueOf(value table.Value) any {
	switch v := value.(type) {
	case nil:
		return nil
	case table.Text:
		return string(v)
	case table.Whole:
		return int(v)
	case table.Tied:
		return bool(v)
	case table.Names:
		return []string(v)
	case table.Place:
		return v.First
	case table.Play:
		return string(v)
	case table.Date:
		if day := time.Time(v); !day.IsZero() {
			return day.Format(time.DateOnly)
		}
		return ""
	case table.Fraction:
		return v.Exact.RatString()
	case table.Remark:
		return ""
	case table.Signed:
		return json.Number(trimZeros(v.Plain()))
	case table.Number:
		return json.Number(trimZeros(v.Plain()))
	case table.Percent:
		return v.Plain()
	case table.Term:
		return v.Code
	case table.ID:
		return v.Number
	case table.Contract:
		return v.Code()
	case table.Card:
		return v.Code()
	}
	panic(fmt.Sprintf("no form in JSON for %T", value))
}

// trimZeros drops the zeros at the end of a decimal fraction.
func trimZeros(plain string) string {
	if !strings.Contains(plain, ".") {
		return plain
	}
	return strings.TrimSuffix(strings.TrimRight(plain, "0"), ".")
}

// encode writes a value without white space. It leaves signs such as & as they
// are: the file is not part of a web page.
func encode(b *bytes.Buffer, value any) error {
	switch v := value.(type) {
	case object:
		b.WriteByte('{')
		for i, m := range v {
			if i > 0 {
				b.WriteByte(',')
			}
			fmt.Fprintf(b, "%q:", m.key)
			if err := encode(b, m.value); err != nil {
				return fmt.Errorf("%s: %w", m.key, err)
			}
		}
		b.WriteByte('}')
		return nil
	case array:
		b.WriteByte('[')
		for i, item := range v {
			if i > 0 {
				b.WriteByte(',')
			}
			if err := encode(b, item); err != nil {
				return fmt.Errorf("item %d: %w", i, err)
			}
		}
		b.WriteByte(']')
		return nil
	}
	encoder := json.NewEncoder(b)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(value)
}
