package cells

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"
)

// styledWorkbook is a workbook of one sheet with rows as XML. Its cells may have
// these styles: 0 plain, 1 a date (d-mmm), 2 a date as the country writes it, 3
// "yyyy-mm-dd", 4 "+0;-0;=", 5 "[h]:mm", 6 a number format that a custom one
// takes from the built-in ones.
func styledWorkbook(t testing.TB, properties, rows string) []byte {
	const styles = `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
		`<numFmts count="4"><numFmt numFmtId="164" formatCode="yyyy\-mm\-dd"/><numFmt numFmtId="165" formatCode="+0;-0;="/>` +
		`<numFmt numFmtId="166" formatCode="[h]:mm"/><numFmt numFmtId="22" formatCode="0.00"/></numFmts>` +
		`<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>` +
		`<cellXfs><xf numFmtId="0"/><xf numFmtId="16"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="22"/></cellXfs></styleSheet>`
	parts := append(smallParts(fmt.Sprintf(sheetXML, rows)), part{stylesPart, styles})
	for i := range parts {
		if parts[i].name == "xl/workbook.xml" {
			parts[i].body = strings.Replace(parts[i].body, "<sheets>", properties+"<sheets>", 1)
		}
	}
	return archive(t, parts...)
}

func TestWorkbookMarks(t *testing.T) {
	tests := []struct {
		name, cell string
		text       string
		want       Mark
	}{
		{"a date that Excel made", `<c r="B1" s="1"><v>46205</v></c>`, "46205", Mark{Kind: Date, Shown: "2-Jul"}},
		{"a date as the country writes it", `<c r="B1" s="2"><v>46205</v></c>`, "46205", Mark{Kind: Date, Shown: "2026-07-02"}},
		{"a date of one's own", `<c r="B1" s="3" t="n"><v> 46205 </v></c>`, "46205", Mark{Kind: Date, Shown: "2026-07-02"}},
		{"hours", `<c r="B1" s="5"><v>1.5</v></c>`, "1.5", Mark{Kind: Date, Shown: "36:00:00"}},
		{"a date in letters", `<c r="B1" t="d"><v>2026-07-02</v></c>`, "2026-07-02", Mark{Kind: Date, Shown: "2026-07-02"}},
		{"a formula that makes a date", `<c r="B1" s="1"><f>A1</f><v>46205</v></c>`, "46205", Mark{Kind: Date, Shown: "2-Jul"}},
		{"a number with signs", `<c r="B1" s="4"><v>0</v></c>`, "0", Mark{}},
		{"a number in a format that was a date", `<c r="B1" s="6"><v>7</v></c>`, "7", Mark{}},
		{"a text in a cell for dates", `<c r="B1" s="1" t="inlineStr"><is><t>3-4</t></is></c>`, "3-4", Mark{}},
		{"a text by formula in a cell for dates", `<c r="B1" s="1" t="str"><f>A1</f><v>3-4</v></c>`, "3-4", Mark{}},
		{"true in a cell for dates", `<c r="B1" s="1" t="b"><v>1</v></c>`, "1", Mark{Kind: Bool, Shown: "TRUE"}},
		{"a blank cell for dates", `<c r="B1" s="1"/>`, "", Mark{}},
		{"no number in a cell for dates", `<c r="B1" s="1"><v>3-4</v></c>`, "3-4", Mark{}},
		{"a plain number", `<c r="B1"><v>46205</v></c>`, "46205", Mark{}},
		{"an error", `<c r="B1" t="e"><v>#REF!</v></c>`, "#REF!", Mark{Kind: Error, Shown: "#REF!"}},
		{"an error by formula", `<c r="B1" t="e" s="1"><f>A1/0</f><v>#DIV/0!</v></c>`, "#DIV/0!", Mark{Kind: Error, Shown: "#DIV/0!"}},
		{"a formula without a value", `<c r="B1"><f>SUM(A1:A9)</f></c>`, "", Mark{Kind: Uncached}},
		{"a formula with an empty value", `<c r="B1"><f>SUM(A1:A9)</f><v></v></c>`, "", Mark{Kind: Uncached}},
		{"a formula with an empty element", `<c r="B1"><f>SUM(A1:A9)</f><v/></c>`, "", Mark{Kind: Uncached}},
		{"a formula for text without a value", `<c r="B1" t="str"><f>A1</f></c>`, "", Mark{Kind: Uncached}},
		{"a shared formula without a value", `<c r="B1"><f t="shared" si="0"/></c>`, "", Mark{Kind: Uncached}},
		{"a formula with an empty text", `<c r="B1" t="str"><f>A1</f><v></v></c>`, "", Mark{}},
		{"a formula with a value", `<c r="B1"><f>A1</f><v>7</v></c>`, "7", Mark{}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			data := styledWorkbook(t, "", `<row r="1"><c r="A1"><v>1</v></c>`+tt.cell+`</row>`)
			sheet := mustOpen(t, "club.xlsx", data).Sheets[0]
			if got := sheet.Row(0).Text(1); got != tt.text {
				t.Errorf("text %q, want %q", got, tt.text)
			}
			got := sheet.Mark(1, 2)
			if got.typed = ""; got != tt.want {
				t.Errorf("mark %+v, want %+v", got, tt.want)
			}
		})
	}
	t.Run("days from 1904", func(t *testing.T) {
		data := styledWorkbook(t, `<workbookPr date1904="1"/>`, `<row r="1"><c r="A1" s="1"><v>44743</v></c></row>`)
		if got, want := mustOpen(t, "club.xlsx", data).Sheets[0].Mark(1, 1), (Mark{Date, "2-Jul", "2-7 7-2 2/7 7/2 2.7"}); got != want {
			t.Errorf("mark %+v, want %+v", got, want)
		}
	})
}

// TestMarksOfExcelize has several sheets, in an order that is not that of their
// parts, and dates that excelize wrote.
func TestMarksOfExcelize(t *testing.T) {
	file := excelize.NewFile()
	defer file.Close()
	check := func(err error) {
		if err != nil {
			t.Helper()
			t.Fatal(err)
		}
	}
	for _, name := range []string{"Second", "Third"} {
		_, err := file.NewSheet(name)
		check(err)
	}
	check(file.SetCellValue("Third", "B2", time.Date(2026, 7, 2, 0, 0, 0, 0, time.UTC)))
	check(file.SetCellFormula("Sheet1", "A1", "SUM(B1:B9)"))
	format := "d-mmm"
	style, err := file.NewStyle(&excelize.Style{CustomNumFmt: &format})
	check(err)
	check(file.SetCellValue("Second", "C9", 46205))
	check(file.SetCellStyle("Second", "C9", "C9", style))
	check(file.MoveSheet("Third", "Sheet1"))
	book := mustOpen(t, "club.xlsx", saved(t, file))
	var got []string
	for _, s := range book.Sheets {
		for row := range 10 {
			for col := range 10 {
				if m := s.Mark(row, col); m.Kind != Plain {
					got = append(got, fmt.Sprintf("%s %d %s", s.Position(row, col), m.Kind, m.Shown))
				}
			}
		}
	}
	want := []string{
		fmt.Sprintf("club.xlsx:Third!B2 %d 2026-07-02", Date),
		fmt.Sprintf("club.xlsx:Sheet1!A1 %d ", Uncached),
		fmt.Sprintf("club.xlsx:Second!C9 %d 2-Jul", Date),
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestMarkAnywhere(t *testing.T) {
	text := mustOpen(t, "club.csv", []byte("3-4,1/2\n")).Sheets[0]
	book := mustOpen(t, "club.xlsx", styledWorkbook(t, "", `<row r="1"><c r="A1" s="1"><v>1</v></c></row>`)).Sheets[0]
	if text.IsMarked() || !book.IsMarked() {
		t.Errorf("marked: text %v, workbook %v", text.IsMarked(), book.IsMarked())
	}
	for _, sheet := range []*Sheet{text, book} {
		for _, at := range [][2]int{{0, 0}, {0, 1}, {1, 0}, {-1, -1}, {1, 2}, {1, 65537}, {1 << 32, 1}, {1<<32 + 1, 1}, {1, 1<<16 + 1}, {maxRows, maxColumns}} {
			if got := sheet.Mark(at[0], at[1]); got != (Mark{}) {
				t.Errorf("%s: row %d, column %d is %+v", sheet.Book().Name, at[0], at[1], got)
			}
		}
	}
}

func TestTooManyMarks(t *testing.T) {
	book := NewBook("club.xlsx")
	sheet := book.addSheet("S")
	book.marks = maxMarks - 1
	if err := sheet.mark(1, 1, Mark{Kind: Date}); err != nil {
		t.Errorf("the last mark: %v", err)
	}
	if err := sheet.mark(1, 2, Mark{Kind: Date}); err == nil || err.Error() != "more than 2000000 dates, errors and formulas without a value" {
		t.Errorf("one mark more: %v", err)
	}
}
