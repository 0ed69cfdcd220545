package blank

import (
	"bytes"
	"fmt"
	"io"
	"strings"

	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/files"
)

const (
	namesSheet = "Names"
	eventSheet = "Event"
	listsSheet = "Lists"
)

// maker is who made a blank, in its properties. It is another than that of result
// lists, which this program replaces without asking: a blank gets filled in.
const maker = "bridgecalc template"

// Workbook makes a blank as a workbook: the sheet to be filled in, and beside
// results a list of names, what is played, and hidden the lists that the cells
// offer.
func Workbook(o Options) ([]byte, error) {
	f, err := formOf(o)
	if err != nil {
		return nil, err
	}
	b := &book{file: excelize.NewFile(), styles: make(map[style]int)}
	defer b.file.Close()
	b.file.SetZipWriter(func(w io.Writer) excelize.ZipWriter { return files.NewArchive(w) })
	if err := b.fill(f, o); err != nil {
		return nil, fmt.Errorf("blank sheet: %w", err)
	}
	var out bytes.Buffer
	if err := b.file.Write(&out); err != nil {
		return nil, fmt.Errorf("blank sheet: %w", err)
	}
	return out.Bytes(), nil
}

// book is a workbook that is being made.
type book struct {
	file   *excelize.File
	styles map[style]int
	sheets int // so far
}

func (b *book) fill(f form, o Options) error {
	if err := b.add(f); err != nil {
		return err
	}
	if f.pairs > 0 {
		for _, beside := range []form{namesFor(o.Language, f.pairs), eventForm()} {
			if err := b.add(beside); err != nil {
				return err
			}
		}
		if err := b.addLists(); err != nil {
			return err
		}
	}
	const always = "2000-01-01T00:00:00Z" // the same bytes on any day
	return b.file.SetDocProps(&excelize.DocProperties{
		Creator: maker, LastModifiedBy: maker, Title: o.Kind, Language: o.Language, Created: always, Modified: always,
	})
}

// eventForm is the sheet that says what is played, as keys and values.
func eventForm() form {
	f := form{sheet: eventSheet, columns: []column{{width: 12}, {width: 40, text: true}}}
	for _, key := range []string{"Title", "Date", "Scoring"} {
		f.rows = append(f.rows, row{cells: []any{key, nil}})
	}
	return f
}

// add adds a form as a sheet.
func (b *book) add(f form) error {
	if err := b.addSheet(f.sheet); err != nil {
		return err
	}
	for i, c := range f.columns {
		name := columnName(i)
		if err := b.file.SetColWidth(f.sheet, name, name, max(c.width, float64(len([]rune(c.heading))+3))); err != nil {
			return err
		}
	}
	for i := range f.rows {
		if err := b.addRow(&f, i); err != nil {
			return err
		}
	}
	if f.frozen {
		panes := excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"}
		if err := b.file.SetPanes(f.sheet, &panes); err != nil {
			return err
		}
	}
	if err := b.offer(&f); err != nil {
		return err
	}
	return b.setUpPage(f.sheet)
}

func (b *book) addSheet(name string) error {
	b.sheets++
	if b.sheets == 1 { // a new workbook comes with one
		return b.file.SetSheetName("Sheet1", name)
	}
	_, err := b.file.NewSheet(name)
	return err
}

// addRow puts a row of a form into its sheet.
func (b *book) addRow(f *form, i int) error {
	r := &f.rows[i]
	for col, content := range r.cells {
		look := style{kind: r.kind}
		if r.kind == entry {
			look.text = f.columns[col].text
		}
		id, err := b.style(look)
		if err != nil {
			return err
		}
		cell := fmt.Sprint(columnName(col), i+1)
		if err := b.file.SetCellStyle(f.sheet, cell, cell, id); err != nil {
			return err
		}
		if content == nil {
			continue
		}
		if err := b.file.SetCellValue(f.sheet, cell, content); err != nil {
			return err
		}
	}
	return nil
}

// offer gives the cells that are to be filled in their lists. The lists offer
// and do not forbid: "4S" is quicker to type than to pick, and 60/40 is in none of
// them. What is wrong is found when the results are read.
func (b *book) offer(f *form) error {
	for col, c := range f.columns {
		if c.offers == anything {
			continue
		}
		name := columnName(int(c.offers) - 1)
		validation := excelize.NewDataValidation(true)
		validation.Sqref = f.entryCells(columnName(col))
		validation.SetSqrefDropList(fmt.Sprintf("%s!$%s$1:$%s$%d", listsSheet, name, name, len(c.offers.entries())))
		if err := b.file.AddDataValidation(f.sheet, validation); err != nil {
			return err
		}
	}
	return nil
}

// entryCells are the cells of a column that hold results: "F2:F197", or a range
// for each block.
func (f *form) entryCells(column string) string {
	var ranges []string
	for i := 0; i < len(f.rows); i++ {
		if f.rows[i].kind != entry {
			continue
		}
		start := i
		for i+1 < len(f.rows) && f.rows[i+1].kind == entry {
			i++
		}
		ranges = append(ranges, fmt.Sprintf("%s%d:%s%d", column, start+1, column, i+1))
	}
	return strings.Join(ranges, " ")
}

// addLists adds the hidden sheet with what the cells offer, a list per column.
// Without headings it is no table of results.
func (b *book) addLists() error {
	if err := b.addSheet(listsSheet); err != nil {
		return err
	}
	for l := anything + 1; l < lists; l++ {
		entries := l.entries()
		if err := b.file.SetSheetCol(listsSheet, columnName(int(l)-1)+"1", &entries); err != nil {
			return err
		}
	}
	return b.file.SetSheetVisible(listsSheet, false)
}

// setUpPage lets a blank be printed and filled in by hand.
func (b *book) setUpPage(sheet string) error {
	fit := true
	if err := b.file.SetSheetProps(sheet, &excelize.SheetPropsOptions{FitToPage: &fit}); err != nil {
		return err
	}
	const a4 = 9
	paper, wide, high := a4, 1, 0 // high: as many pages as it takes
	return b.file.SetPageLayout(sheet, &excelize.PageLayoutOptions{Size: &paper, FitToWidth: &wide, FitToHeight: &high})
}

// style is how a cell looks.
type style struct {
	kind rowKind
	text bool
}

func (b *book) style(s style) (int, error) {
	if id, ok := b.styles[s]; ok {
		return id, nil
	}
	const line, asText = "A6A6A6", 49 // a grey; the number format "@"
	look := &excelize.Style{Font: &excelize.Font{Family: "Calibri", Size: 11, Bold: s.kind == header || s.kind == title}}
	if s.kind == header || s.kind == entry {
		for _, side := range []string{"left", "top", "right", "bottom"} {
			look.Border = append(look.Border, excelize.Border{Type: side, Color: line, Style: 1})
		}
	}
	if s.text {
		look.NumFmt = asText
	}
	id, err := b.file.NewStyle(look)
	if err == nil {
		b.styles[s] = id
	}
	return id, err
}

// columnName is the letter of a column, from 0. No form has more than a few.
func columnName(col int) string { return string(rune('A' + col)) }
