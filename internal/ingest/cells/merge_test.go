package cells

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// mergedWorkbook is a workbook of one sheet with rows as XML and merged cells.
func mergedWorkbook(t testing.TB, rows string, areas ...string) []byte {
	var merges strings.Builder
	for _, area := range areas {
		fmt.Fprintf(&merges, `<mergeCell ref="%s"/>`, area)
	}
	sheet := fmt.Sprintf(sheetXML, rows)
	return archive(t, smallParts(strings.Replace(sheet, "</sheetData>", "</sheetData><mergeCells>"+merges.String()+"</mergeCells>", 1))...)
}

func TestMergedCells(t *testing.T) {
	number := func(name string, n int) string { return fmt.Sprintf(`<c r="%s"><v>%d</v></c>`, name, n) }
	rows := func(rows ...string) string {
		var b strings.Builder
		for i, cells := range rows {
			fmt.Fprintf(&b, `<row r="%d">%s</row>`, i+1, cells)
		}
		return b.String()
	}
	tests := []struct {
		name, rows string
		areas      []string
		want       []string
	}{
		{
			"rounds over their boards",
			rows(number("A1", 7)+number("B1", 1), number("B2", 2), number("A3", 8)+number("B3", 3), number("B4", 4)),
			[]string{"A1:A2", "A3:A4"},
			[]string{"S 1: 7 | 1", "S 2: 7 | 2", "S 3: 8 | 3", "S 4: 8 | 4"},
		},
		{
			"a column beyond the others",
			rows(number("A1", 1)+number("C1", 9), number("A2", 2), number("A3", 3)),
			[]string{"C1:C3"},
			[]string{"S 1: 1 |  | 9", "S 2: 2 |  | 9", "S 3: 3 |  | 9"},
		},
		{
			"two columns beyond the others, the right one first",
			rows(number("A1", 1)+number("B1", 8)+number("C1", 9), number("A2", 2)),
			[]string{"C1:C2", "B1:B2"},
			[]string{"S 1: 1 | 8 | 9", "S 2: 2 | 8 | 9"},
		},
		{"rows without anything else stay away", rows(number("A1", 7)+number("B1", 1), "", number("B3", 3)), []string{"A1:A4"}, []string{"S 1: 7 | 1", "S 3: 7 | 3"}},
		{"a text under a merged cell stays", rows(number("A1", 7)+number("B1", 1), number("A2", 6)+number("B2", 2)), []string{"A1:A2"}, []string{"S 1: 7 | 1", "S 2: 6 | 2"}},
		{"several columns stay as they are", rows(number("A1", 7)+number("C1", 1), number("C2", 2)), []string{"A1:B2"}, []string{"S 1: 7 |  | 1", "S 2:  |  | 2"}},
		{"one row stays as it is", rows(number("A1", 7) + number("C1", 1)), []string{"A1:B1"}, []string{"S 1: 7 |  | 1"}},
		{"nothing above", rows(number("B1", 1), number("B2", 2)), []string{"A1:A2"}, []string{"S 1:  | 1", "S 2:  | 2"}},
		{"no row above", rows("", number("B2", 2)), []string{"A1:A2"}, []string{"S 2:  | 2"}},
		{"one cell alone", rows(number("A1", 7), number("B2", 2)), []string{"A1", "A2:A2"}, []string{"S 1: 7", "S 2:  | 2"}},
		{"over all rows", rows(number("A1", 7), number("B2", 2)), []string{"A1:A1048576"}, []string{"S 1: 7", "S 2: 7 | 2"}},
		{"areas over each other", rows(number("A1", 7), number("A2", 8)+number("B2", 2), number("B3", 3)), []string{"A1:A3", "A2:A3"}, []string{"S 1: 7", "S 2: 8 | 2", "S 3: 7 | 3"}},
		{"dollar signs and small letters", rows(number("A1", 7), number("B2", 2)), []string{"$a$1:$a$2"}, []string{"S 1: 7", "S 2: 7 | 2"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, lines(mustOpen(t, "club.xlsx", mergedWorkbook(t, tt.rows, tt.areas...)))); diff != "" {
				t.Error(diff)
			}
		})
	}
	for _, area := range []string{"", "A1:", "A2:A1", "B1:A2", "A1:XFE2", "A1:A1048577", "A1:A2:A3", "1:2", "A:A", "#REF!"} {
		t.Run(area, func(t *testing.T) {
			got := refusal(t, "club.xlsx", mergedWorkbook(t, rows(number("A1", 1)), area)).Text
			if want := fmt.Sprintf("the workbook is damaged: xl/worksheets/sheet1.xml: merged cells %q have no place", area); got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
		})
	}
}

func TestMergedCellsOfDocument(t *testing.T) {
	const (
		tall    = `<table:table-cell table:number-rows-spanned="%d" table:number-columns-spanned="%d" office:value-type="float" office:value="7"/>`
		covered = `<table:covered-table-cell/>`
	)
	board := func(n int) string {
		return fmt.Sprintf(`<table:table-cell office:value-type="float" office:value="%d"/>`, n)
	}
	tests := []struct {
		name, rows string
		want       []string
	}{
		{
			"a round over its boards",
			inRowOf(fmt.Sprintf(tall, 3, 1), board(1)) + inRowOf(covered, board(2)) + inRowOf(covered, board(3)) + inRowOf("<table:table-cell/>", board(4)),
			[]string{"S 1: 7 | 1", "S 2: 7 | 2", "S 3: 7 | 3", "S 4:  | 4"},
		},
		{
			"rows without anything else",
			inRowOf(fmt.Sprintf(tall, 1000000, 1), board(1)) + `<table:table-row table:number-rows-repeated="999998">` + covered + `</table:table-row>` + inRowOf(covered, board(2)) + inRowOf(covered, board(3)),
			[]string{"S 1: 7 | 1", "S 1000000: 7 | 2", "S 1000001:  | 3"},
		},
		{
			"beyond the last row", inRowOf(fmt.Sprintf(tall, 2000000000, 1)) + inRowOf(covered, board(2)),
			[]string{"S 1: 7", "S 2: 7 | 2"},
		},
		{
			"several columns", inRowOf(fmt.Sprintf(tall, 2, 2), covered, board(1)) + inRowOf(covered, covered, board(2)),
			[]string{"S 1: 7 |  | 1", "S 2:  |  | 2"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, lines(mustOpen(t, "club.ods", documentOf(t, tt.rows)))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestMergedMarks carries down what is known of the merged cell: each row shows
// the same date.
func TestMergedMarks(t *testing.T) {
	sheet := fmt.Sprintf(sheetXML, `<row r="1"><c r="A1" t="d"><v>2026-07-02</v></c><c r="B1"><f>A9</f></c></row><row r="2"><c r="C2"><v>2</v></c></row>`)
	sheet = strings.Replace(sheet, "</sheetData>", `</sheetData><mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:B3"/></mergeCells>`, 1)
	book := mustOpen(t, "club.xlsx", archive(t, smallParts(sheet)...))
	want := []string{"A1 date 2026-07-02", "B1 uncached ", "A2 date 2026-07-02", "B2 uncached "}
	if diff := cmp.Diff(want, marksOf(book)); diff != "" {
		t.Error(diff)
	}
}

// TestManyMerges merges again and again over many rows: the limit on cells holds
// for what is filled too.
func TestManyMerges(t *testing.T) {
	var rows strings.Builder
	areas := make([]string, 0, 4000)
	for i := range 10_000 {
		fmt.Fprintf(&rows, `<row r="%d"><c r="A%d"><v>%d</v></c></row>`, i+1, i+1, i)
	}
	for i := range cap(areas) {
		areas = append(areas, fmt.Sprintf("A%d:A1048576", i+1))
	}
	start := time.Now()
	got := refusal(t, "club.xlsx", mergedWorkbook(t, rows.String(), areas...)).Text
	if want := "the workbook is too large: more than 16000000 cells"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if took := time.Since(start); took > 20*time.Second {
		t.Errorf("refused only after %v", took)
	}
}
