package xlsx

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// sheet gathers the cells of a sheet. The library can stream them, in half the
// time for a large event, but wants to know the widths of the columns first.
type sheet struct {
	book    *book
	name    string
	rows    [][]any // of excelize.Cell, nil where empty
	widths  []int   // of the columns, in letters
	figures []bool  // the columns of figures, among which words stand on the right, too
	heads   bool    // the first row is one of heads
}

// addSheet adds an empty sheet to the workbook.
func (b *book) addSheet(title string, columns int) (*sheet, error) {
	name := b.sheetName(title)
	// A new workbook comes with one sheet.
	if len(b.names) == 1 {
		if err := b.file.SetSheetName("Sheet1", name); err != nil {
			return nil, err
		}
	} else if _, err := b.file.NewSheet(name); err != nil {
		return nil, err
	}
	return &sheet{book: b, name: name, widths: make([]int, columns), figures: make([]bool, columns)}, nil
}

// sheetName is a title as the name of a sheet: spreadsheet programs allow few
// letters, not all of them, and no name twice.
func (b *book) sheetName(title string) string {
	const longest = 31
	name := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`:\/?*[]`, r) {
			return '-'
		}
		return r
	}, strings.Trim(title, "'"))
	stem := []rune(name)
	stem = stem[:min(len(stem), longest)]
	name = string(stem)
	for n := 2; name == "" || slices.ContainsFunc(b.names, func(s string) bool { return strings.EqualFold(s, name) }); n++ {
		end := fmt.Sprintf(" %d", n)
		name = string(stem[:min(len(stem), longest-len(end))]) + end
	}
	b.names = append(b.names, name)
	return name
}

// addHeads adds the labels of columns as the first row.
func (s *sheet) addHeads(columns []table.Column) error {
	s.heads = true
	row := make([]any, len(columns))
	for i, c := range columns {
		label := strings.TrimSpace(c.Group + " " + c.Label)
		head := look{head: true, align: left}
		if c.Figures {
			head.align = right
			s.figures[i] = true
		}
		cell, err := s.cell(label, head)
		if err != nil {
			return err
		}
		row[i] = cell
		const filterButton = 2
		s.widen(i, utf8.RuneCountInString(label)+filterButton)
	}
	s.rows = append(s.rows, row)
	return nil
}

// addRow adds the values of a table's row.
func (s *sheet) addRow(r *table.Row) error {
	row := make([]any, len(r.Values))
	for i, value := range r.Values {
		content, look := contentOf(value, s.book.doc.Words)
		if content == nil {
			continue
		}
		look.bold = r.Winner
		switch {
		case !s.heads:
			look.align = left // values beside their labels, not below heads
		case s.figures[i] && look.align == left:
			look.align = right
		}
		cell, err := s.cell(content, look)
		if err != nil {
			return err
		}
		row[i] = cell
		s.widen(i, utf8.RuneCountInString(value.Text(s.book.doc.Words)))
	}
	s.rows = append(s.rows, row)
	return nil
}

func (s *sheet) cell(content any, l look) (excelize.Cell, error) {
	style, err := s.book.style(l)
	return excelize.Cell{StyleID: style, Value: content}, err
}

// widen makes a column wide enough for so many letters.
func (s *sheet) widen(column, letters int) {
	s.widths[column] = max(s.widths[column], letters)
}

// width is that of a column in letters.
func (s *sheet) width(column int) int {
	const padding, widest = 2, 60
	return min(s.widths[column]+padding, widest)
}

// orientation is that of the printed sheet: landscape where it is wide.
func (s *sheet) orientation() string {
	const upright = 125 // letters: more would be printed at less than 8 points
	all := 0
	for column := range s.widths {
		all += s.width(column)
	}
	if all > upright {
		return "landscape"
	}
	return "portrait"
}

// write puts the sheet into the workbook.
func (s *sheet) write() error {
	if s.heads {
		if err := s.holdHeads(); err != nil {
			return err
		}
	}
	// After the filter, which resets what scales the pages.
	if err := s.setUpPage(); err != nil {
		return err
	}
	stream, err := s.book.file.NewStreamWriter(s.name)
	if err != nil {
		return err
	}
	// The stream puts each width before those it has, and they must end up in
	// the order of the columns.
	for column := len(s.widths); column > 0; column-- {
		if err := stream.SetColWidth(column, column, float64(s.width(column-1))); err != nil {
			return err
		}
	}
	for i, row := range s.rows {
		if err := stream.SetRow(fmt.Sprintf("A%d", i+1), row); err != nil {
			return err
		}
	}
	return stream.Flush()
}

// holdHeads keeps the heads in sight, on the screen and on every printed page,
// and lets the columns be filtered by them.
func (s *sheet) holdHeads() error {
	file := s.book.file
	err := file.SetPanes(s.name, &excelize.Panes{
		Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft",
	})
	if err != nil {
		return err
	}
	corner, err := excelize.CoordinatesToCellName(len(s.widths), len(s.rows))
	if err != nil {
		return err
	}
	if err := file.AutoFilter(s.name, "A1:"+corner, nil); err != nil {
		return err
	}
	corner, err = excelize.CoordinatesToCellName(len(s.widths), len(s.rows), true)
	if err != nil {
		return err
	}
	quoted := "'" + strings.ReplaceAll(s.name, "'", "''") + "'!"
	for _, name := range []excelize.DefinedName{
		{Name: "_xlnm.Print_Area", RefersTo: quoted + "$A$1:" + corner, Scope: s.name},
		{Name: "_xlnm.Print_Titles", RefersTo: quoted + "$1:$1", Scope: s.name},
	} {
		if err := file.SetDefinedName(&name); err != nil {
			return err
		}
	}
	return nil
}

// The numbers of sizes of paper.
const (
	letter = 1
	a4     = 9
)

// setUpPage prepares the sheet for printing: all columns on one page's width,
// and at the edges what is also on the pages of other formats.
func (s *sheet) setUpPage() error {
	file, doc := s.book.file, s.book.doc
	fit := true
	if err := file.SetSheetProps(s.name, &excelize.SheetPropsOptions{FitToPage: &fit}); err != nil {
		return err
	}
	paper, orientation, wide, high := a4, s.orientation(), 1, 0 // high: as many as it takes
	if doc.Settings.Paper == settings.Letter {
		paper = letter
	}
	err := file.SetPageLayout(s.name, &excelize.PageLayoutOptions{
		Size: &paper, Orientation: &orientation, FitToWidth: &wide, FitToHeight: &high,
	})
	if err != nil {
		return err
	}
	w := doc.Words.Page
	source := words.Fill(w.Source, "file", doc.Source, "checksum", doc.Checksum)
	number := words.Fill(w.Number, "page", "&P", "pages", "&N")
	return file.SetHeaderFooter(s.name, &excelize.HeaderFooterOptions{
		OddHeader: "&L&B" + edgeText(doc.Title) + "&B&R" + edgeText(doc.Words.Date(doc.Date)),
		OddFooter: "&L" + edgeText(source) + "&R" + number,
	})
}

// edgeText makes a text fit for a header or footer, where & begins a code and
// there is room for few letters.
func edgeText(s string) string {
	const most = 80
	if runes := []rune(s); len(runes) > most {
		s = string(runes[:most]) + "…"
	}
	return strings.ReplaceAll(s, "&", "&&")
}
