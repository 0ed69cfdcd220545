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

// ranking puts all lists of winners in one sheet.
func (b *book) ranking() error { return b.filled(b.doc.Ranking()) }

// travellers puts all results in one sheet, so that they can be sorted and filtered.
func (b *book) travellers() error { return b.filled(b.doc.Results()) }

// filled puts a sheet that has rows into the book.
func (b *book) filled(s table.Sheet) error {
	if len(s.Rows) == 0 {
		return nil
	}
	return b.list(s.Title, s.Table)
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
	part := table.WithRemarks(flat.For(table.InSheet), b.doc.Words.Column.Remark)
	return b.list(b.doc.Words.Part.Cards, part)
}

// parts puts every other part in a sheet of its own.
func (b *book) parts() error {
	for i := range b.doc.Parts {
		p := &b.doc.Parts[i]
		if len(p.Blocks) == 0 {
			continue
		}
		if err := b.filled(p.InSheet(b.doc.Words)); err != nil {
			return err
		}
	}
	return b.filled(b.doc.Given())
}

// event puts what was played in a sheet of labels and values.
func (b *book) event() error {
	about := b.doc.About()
	s, err := b.addSheet(about.Title, 2)
	if err != nil {
		return err
	}
	for i := range about.Rows {
		if err := s.addRow(&about.Rows[i]); err != nil {
			return err
		}
	}
	return s.write()
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
