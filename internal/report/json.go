package report

import (
	"bytes"
	"encoding/json"
	"fmt"
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
//	  "boards": [{"board": 1, …, "results": [{…}, …]}, …],
//	  "problems": [{…}, …]
//	}
//
// The keys within the braces are those of the tables' columns. These names are
// a promise to the programs that read them.
func writeJSON(doc *table.Document) ([]byte, error) {
	event := doc.Event.For(table.InData)
	standings := make(array, len(doc.Rankings))
	for i, ranking := range doc.Rankings {
		standings[i] = object{
			{"name", ranking.Key},
			{"entries", rowsOf(ranking.Table)},
		}
	}
	boards := make(array, len(doc.Travellers.Boards))
	for i := range doc.Travellers.Boards {
		board := &doc.Travellers.Boards[i]
		boards[i] = append(
			rowOf(doc.Travellers.Head, board.Head),
			member{"results", rowsOf(doc.Travellers.Results(board))},
		)
	}
	var compact bytes.Buffer
	err := encode(&compact, object{
		{"generator", generator},
		{"event", rowOf(event.Columns, event.Rows[0].Values)},
		{"standings", standings},
		{"boards", boards},
		{"problems", rowsOf(doc.Problems)},
	})
	if err != nil {
		return nil, fmt.Errorf("json: %w", err)
	}
	var indented bytes.Buffer
	if err := json.Indent(&indented, compact.Bytes(), "", "  "); err != nil {
		return nil, fmt.Errorf("json: %w", err)
	}
	indented.WriteByte('\n')
	return indented.Bytes(), nil
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
	case table.Date:
		if day := time.Time(v); !day.IsZero() {
			return day.Format(time.DateOnly)
		}
		return ""
	case table.Fraction:
		return v.Exact.RatString()
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
