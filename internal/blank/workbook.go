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

// Workbook makes a blank as a workbook: the sheets to be filled in, and beside
// results a list of names, what is played, and hidden the lists that the cells
// offer.
func Workbook(o Options) ([]byte, error) {
	content, err := bundleOf(o)
	if err != nil {
		return nil, err
	}
	b := &book{file: excelize.NewFile(), styles: make(map[style]int)}
	defer b.file.Close()
	b.file.SetZipWriter(func(w io.Writer) excelize.ZipWriter { return files.NewArchive(w) })
	if err := b.fill(&content, o); err != nil {
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

func (b *book) fill(content *bundle, o Options) error {
	forms := content.forms
	if content.pairs > 0 {
		forms = append(forms, namesFor(o.Language, content.pairs))
	}
	if content.event {
		forms = append(forms, eventForm(o.Language, content.scoring))
	}
	for i := range forms {
		if err := b.add(&forms[i]); err != nil {
			return err
		}
	}
	if err := b.addLists(forms); err != nil {
		return err
	}
	const always = "2000-01-01T00:00:00Z" // the same bytes on any day
	return b.file.SetDocProps(&excelize.DocProperties{
		Creator: maker, LastModifiedBy: maker, Title: o.Kind, Language: o.Language, Created: always, Modified: always,
	})
}

// eventKeys are the keys of what is played, in the languages that readers know
// them in.
var eventKeys = map[string][]string{
	"en": {"Title", "Date", "Scoring"},
	"fi": {"Otsikko", "Päivämäärä", "Laskenta"},
}

// eventForm is the sheet that says what is played, as keys and values.
func eventForm(language, scoring string) form {
	keys, ok := eventKeys[language]
	if !ok {
		keys = eventKeys["en"]
	}
	f := form{sheet: eventSheet, columns: []column{{width: 12}, {width: 40, text: true}}}
	for _, key := range keys {
		f.rows = append(f.rows, row{cells: []any{key, nil}})
	}
	if scoring != "" {
		f.rows[len(f.rows)-1].cells[1] = scoring
	}
	return f
}

// add adds a form as a sheet.
func (b *book) add(f *form) error {
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
		if err := b.addRow(f, i); err != nil {
			return err
		}
	}
	for _, m := range f.merges {
		name := columnName(m.col)
		if err := b.file.MergeCell(f.sheet, fmt.Sprint(name, m.first+1), fmt.Sprint(name, m.last+1)); err != nil {
			return err
		}
	}
	if f.frozen {
		panes := excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"}
		if err := b.file.SetPanes(f.sheet, &panes); err != nil {
			return err
		}
	}
	if err := b.offer(f); err != nil {
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
		look := style{kind: r.kind, text: content == nil && r.kind == title}
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

// addLists adds the hidden sheet with what the cells of forms offer, a list per
// column. Without headings it is no table of results.
func (b *book) addLists(forms []form) error {
	var offered [lists]bool
	for i := range forms {
		for _, c := range forms[i].columns {
			offered[c.offers] = true
		}
	}
	offered[anything] = false
	if offered == [lists]bool{} {
		return nil
	}
	if err := b.addSheet(listsSheet); err != nil {
		return err
	}
	for l := anything + 1; l < lists; l++ {
		if !offered[l] {
			continue
		}
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
