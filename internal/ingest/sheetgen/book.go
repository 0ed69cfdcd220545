package sheetgen

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/xuri/excelize/v2"
	"golang.org/x/text/encoding/charmap"
)

// cell is one cell of a sheet: nil, a string, an int, a float64 or a time.
type cell struct {
	value  any
	format string // number format of a spreadsheet; empty: general
	role   role
	result int // index of the result plus one that the cell belongs to; 0: none
}

// role is what a cell is for.
type role uint8

const (
	noRole role = iota
	headingRole
	titleRole
	boardRole
	pairRole
	contractRole
	declarerRole
	resultRole
	scoreRole
	otherRole
)

// text returns the cell as a text file has it.
func (c cell) text(comma bool) string {
	switch v := c.value.(type) {
	case nil:
		return ""
	case string:
		return v
	case int:
		return strconv.Itoa(v)
	case float64:
		s := strconv.FormatFloat(v, 'f', -1, 64)
		if strings.HasSuffix(c.format, "%") {
			s = strconv.FormatFloat(v*100, 'f', 2, 64) + "%"
		}
		if comma {
			s = strings.Replace(s, ".", ",", 1)
		}
		return s
	case time.Time:
		return v.Format("2.1.2006")
	}
	return fmt.Sprint(c.value)
}

// isEmpty reports whether nothing is in the cell.
func (c cell) isEmpty() bool { return c.value == nil || c.value == "" }

// textCell returns a cell with a text.
func textCell(s string) cell {
	if s == "" {
		return cell{}
	}
	return cell{value: s}
}

// titleCell returns a cell of a title.
func titleCell(v any) cell { return cell{value: v, role: titleRole} }

// merge is a merged range, from 0.
type merge struct{ row, col, rows, cols int }

// grid is a rectangle of cells.
type grid struct {
	rows   [][]cell
	merges []merge
}

// set writes a cell, making room for it.
func (g *grid) set(row, col int, c cell) {
	for len(g.rows) <= row {
		g.rows = append(g.rows, nil)
	}
	for len(g.rows[row]) <= col {
		g.rows[row] = append(g.rows[row], cell{})
	}
	g.rows[row][col] = c
}

// add appends a row.
func (g *grid) add(cells ...cell) { g.rows = append(g.rows, cells) }

// width returns the number of columns.
func (g *grid) width() int {
	w := 0
	for _, row := range g.rows {
		w = max(w, len(row))
	}
	return w
}

// place copies a grid into this one.
func (g *grid) place(row, col int, from *grid) {
	for r, cells := range from.rows {
		for c, v := range cells {
			if !v.isEmpty() {
				g.set(row+r, col+c, v)
			}
		}
	}
	for _, m := range from.merges {
		g.merges = append(g.merges, merge{m.row + row, m.col + col, m.rows, m.cols})
	}
}

// below places a grid under everything, after a gap.
func (g *grid) below(gap int, from *grid) {
	row := len(g.rows)
	if row > 0 {
		row += gap
	}
	g.place(row, 0, from)
}

// page is a sheet of a workbook.
type page struct {
	name string
	grid
}

// textForm is how a text file is written; nil means a workbook.
type textForm struct {
	separator    rune
	bom, crlf    bool
	decimalComma bool
	windows1252  bool
}

// writeBook writes the pages as a workbook.
func writeBook(path string, pages []*page) error {
	f := excelize.NewFile()
	defer f.Close()
	styles := map[string]int{}
	for i, p := range pages {
		var err error
		if i == 0 {
			err = f.SetSheetName("Sheet1", p.name)
		} else {
			_, err = f.NewSheet(p.name)
		}
		if err == nil {
			err = writePage(f, p, styles)
		}
		if err != nil {
			return fmt.Errorf("sheet %q: %w", p.name, err)
		}
	}
	return f.SaveAs(path)
}

func writePage(f *excelize.File, p *page, styles map[string]int) error {
	for r, row := range p.rows {
		for c, v := range row {
			if v.isEmpty() {
				continue
			}
			if err := writeCell(f, p.name, r, c, v, styles); err != nil {
				return err
			}
		}
	}
	for _, m := range p.merges {
		from, err := excelize.CoordinatesToCellName(m.col+1, m.row+1)
		if err != nil {
			return err
		}
		to, err := excelize.CoordinatesToCellName(m.col+m.cols, m.row+m.rows)
		if err != nil {
			return err
		}
		if err := f.MergeCell(p.name, from, to); err != nil {
			return err
		}
	}
	return nil
}

func writeCell(f *excelize.File, sheet string, row, col int, v cell, styles map[string]int) error {
	name, err := excelize.CoordinatesToCellName(col+1, row+1)
	if err != nil {
		return err
	}
	if err := f.SetCellValue(sheet, name, v.value); err != nil {
		return err
	}
	if v.format == "" {
		return nil
	}
	style, ok := styles[v.format]
	if !ok {
		if style, err = f.NewStyle(&excelize.Style{CustomNumFmt: &v.format}); err != nil {
			return err
		}
		styles[v.format] = style
	}
	return f.SetCellStyle(sheet, name, name, style)
}

// encode returns a page as a text file.
func (t *textForm) encode(p *page) ([]byte, error) {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	w.Comma, w.UseCRLF = t.separator, t.crlf
	width := p.width()
	for _, row := range p.rows {
		fields := make([]string, width)
		for i, c := range row {
			fields[i] = c.text(t.decimalComma)
		}
		if err := w.Write(fields); err != nil {
			return nil, err
		}
	}
	w.Flush()
	data := b.Bytes()
	if t.windows1252 {
		if out, err := charmap.Windows1252.NewEncoder().Bytes(data); err == nil {
			return out, nil
		}
	}
	if t.bom {
		data = append([]byte("\ufeff"), data...)
	}
	return data, w.Error()
}

func (t *textForm) write(path string, p *page) error {
	data, err := t.encode(p)
	if err != nil {
		return err
	}
	return os.WriteFile(path, data, 0o666)
}
