// Package xlsx writes documents as workbooks.
package xlsx

import (
	"bytes"
	"fmt"
	"io"
	"time"

	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/files"
	"bridgecalc/internal/report/table"
)

// Write makes a workbook with a sheet each for the ranking, the travellers,
// the matrix of pairs and boards, the personal cards, the other parts and the
// problems, where there are any, and one for the event.
func Write(doc *table.Document) ([]byte, error) {
	b := &book{file: excelize.NewFile(), doc: doc, styles: make(map[look]int)}
	defer b.file.Close()
	b.file.SetZipWriter(func(w io.Writer) excelize.ZipWriter { return files.NewArchive(w) })
	for _, write := range []func() error{
		b.ranking,
		b.travellers,
		b.matrix,
		b.cards,
		b.parts,
		b.event,
		b.problems,
		b.properties,
	} {
		if err := write(); err != nil {
			return nil, fmt.Errorf("workbook: %w", err)
		}
	}
	var out bytes.Buffer
	if err := b.file.Write(&out); err != nil {
		return nil, fmt.Errorf("workbook: %w", err)
	}
	return out.Bytes(), nil
}

// book is a workbook that is being written.
type book struct {
	file   *excelize.File
	doc    *table.Document
	styles map[look]int
	names  []string // of the sheets so far
}

// ranking puts all lists of winners in one sheet, which can be filtered by the
// direction.
func (b *book) ranking() error {
	if len(b.doc.Rankings) == 0 {
		return nil
	}
	var all table.Table
	for _, r := range b.doc.Rankings {
		part := r.For(table.InSheet)
		all.Columns = part.Columns
		all.Rows = append(all.Rows, part.Rows...)
	}
	return b.list(b.doc.Words.Part.Ranking, all)
}

// travellers puts all results in one sheet, a row each, so that they can be
// sorted and filtered.
func (b *book) travellers() error {
	if len(b.doc.Travellers.Boards) == 0 {
		return nil
	}
	flat := b.doc.Travellers.Flat()
	part := withRemarks(flat.For(table.InSheet), b.doc.Words.Column.Remark)
	return b.list(b.doc.Words.Part.Travellers, part)
}

// matrix puts the percentages of pairs and boards in a sheet.
func (b *book) matrix() error {
	if len(b.doc.Matrix.Rows) == 0 {
		return nil
	}
	return b.list(b.doc.Words.Part.Matrix, b.doc.Matrix.For(table.InSheet))
}

// cards puts the results of all pairs in one sheet, which can be filtered by
// the pair.
func (b *book) cards() error {
	if len(b.doc.Cards.Cards) == 0 {
		return nil
	}
	flat := b.doc.Cards.Flat()
	part := withRemarks(flat.For(table.InSheet), b.doc.Words.Column.Remark)
	return b.list(b.doc.Words.Part.Cards, part)
}

// parts puts every other part in a sheet of its own.
func (b *book) parts() error {
	for i := range b.doc.Parts {
		p := &b.doc.Parts[i]
		if len(p.Blocks) == 0 {
			continue
		}
		flat := p.Flat()
		rows := withRemarks(flat.For(table.InSheet), b.doc.Words.Column.Remark)
		if err := b.list(p.Title, rows); err != nil {
			return err
		}
	}
	return nil
}

// withRemarks makes the remarks, if there are any, a column of their own.
func withRemarks(t table.Table, label string) table.Table {
	found := false
	for i := range t.Rows {
		found = found || t.Rows[i].Remark != ""
	}
	if !found {
		return t
	}
	t.Columns = append(t.Columns, table.Column{Label: label})
	for i := range t.Rows {
		row := &t.Rows[i]
		row.Values = append(row.Values, table.Text(row.Remark))
	}
	return t
}

// event puts what was played in a sheet of labels and values.
func (b *book) event() error {
	part := b.doc.Event.For(table.InSheet)
	s, err := b.addSheet(b.doc.Words.Part.Event, 2)
	if err != nil {
		return err
	}
	for i, c := range part.Columns {
		row := table.Row{Values: []table.Value{table.Text(c.Label), part.Rows[0].Values[i]}}
		if err := s.addRow(&row); err != nil {
			return err
		}
	}
	for _, fact := range b.headFacts() {
		if fact.value == "" {
			continue
		}
		row := table.Row{Values: []table.Value{table.Text(fact.label), table.Text(fact.value)}}
		if err := s.addRow(&row); err != nil {
			return err
		}
	}
	return s.write()
}

// fact is a label and what it says.
type fact struct{ label, value string }

// headFacts are what the settings say about the event, as in the head of the
// documents that are printed.
func (b *book) headFacts() []fact {
	in, w := &b.doc.Settings, &b.doc.Words.Look
	return []fact{
		{w.Organiser, in.Organiser},
		{w.Place, in.Place},
		{w.Director, in.Director},
		{w.ProvisionalUntil, in.Provisional},
	}
}

func (b *book) problems() error {
	if len(b.doc.Problems.Rows) == 0 {
		return nil
	}
	return b.list(b.doc.Words.Part.Problems, b.doc.Problems.For(table.InSheet))
}

// list puts a table in a sheet of its own.
func (b *book) list(name string, t table.Table) error {
	s, err := b.addSheet(name, len(t.Columns))
	if err != nil {
		return err
	}
	if err := s.addHeads(t.Columns); err != nil {
		return err
	}
	for i := range t.Rows {
		if err := s.addRow(&t.Rows[i]); err != nil {
			return err
		}
	}
	return s.write()
}

// properties says who made the workbook and what it is. The date is that of
// the event, so that the same results make the same workbook on any day.
func (b *book) properties() error {
	created := b.doc.Created().Format(time.RFC3339)
	return b.file.SetDocProps(&excelize.DocProperties{
		Creator:        maker,
		LastModifiedBy: maker,
		Title:          b.doc.Title,
		Language:       b.doc.Words.Language,
		Created:        created,
		Modified:       created,
	})
}
