package cells

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"
	"pgregory.net/rapid"
)

func TestTidyNumber(t *testing.T) {
	for text, want := range map[string]string{
		"10.000000000000002": "10", "68.09999999999999": "68.1", "0.30000000000000004": "0.3", "-68.09999999999999": "-68.1",
		"61.81818181818182": "61.81818181818182", "0.33333333333333331": "0.33333333333333331", "1234567890123": "1234567890123",
		"5.684341886080801E-14": "0", "1.2345000000000001E2": "123.45", "50.000000000000001": "50", "1.618181818181818E2": "161.8181818181818", "6E-2": "0.06", "7": "7", "": "", "x": "x",
		"9007199254740993": "9007199254740993", "99999999999999990000000": "99999999999999990000000", "12.345678901": "12.345678901",
	} {
		if got := tidyNumber(text); got != want {
			t.Errorf("%s is %s, want %s", text, got, want)
		}
	}
}

// TestTidySums adds numbers of two decimal places, and finds the one that they add
// up to.
func TestTidySums(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		hundredths := rapid.SliceOfN(rapid.IntRange(0, 10_000), 1, 40).Draw(t, "hundredths")
		sum, exact := 0.0, 0
		for _, n := range hundredths {
			sum += float64(n) / 100
			exact += n
		}
		if got, want := tidyNumber(fmt.Sprintf("%.17g", sum)), writeNumber(float64(exact)/100); got != want && len(fmt.Sprintf("%.17g", sum)) > exactDigits {
			t.Errorf("%.17g is %s, want %s", sum, got, want)
		}
	})
}

func TestPercentText(t *testing.T) {
	for text, want := range map[string]string{
		"0.5": "50%", "0.618": "61.8%", "0.6182": "61.82%", "1": "100%", "0": "0%", "-0.1": "-10%", "0.55000000000000004": "55%", "0.28999999999999998": "29%",
		"6.1800000000000001E-2": "6.18%", "0.333333333333333": "33.3333333333333%", "x": "x", "50": "5000%",
	} {
		if got := percentText(text); got != want {
			t.Errorf("%s is %s, want %s", text, got, want)
		}
	}
	for thousandths := range 1001 {
		text := fmt.Sprintf("%.17g", float64(thousandths)/1000)
		if got, want := percentText(text), writeNumber(float64(thousandths)/10)+"%"; got != want {
			t.Errorf("%s is %s, want %s", text, got, want)
		}
	}
}

func TestPercentFormats(t *testing.T) {
	for code, want := range map[string]bool{
		"0%": true, "0.00%": true, "#,##0.0 %": true, "[Red]0%;-0%": true, "0": false, `0"%"`: false, `0\%`: false, "General": false, "d-mmm": false,
	} {
		if got := parseFormat(code).isPercent; got != want {
			t.Errorf("%s: %t", code, got)
		}
	}
	if !builtinFormat(9).isPercent || !builtinFormat(10).isPercent || builtinFormat(1).isPercent || builtinFormat(14).isPercent {
		t.Error("the built-in formats are wrong")
	}
}

func TestOriginals(t *testing.T) {
	tests := []struct {
		code string
		days float64
		want string
	}{
		{"d-mmm", 46205, "2-7 7-2 2/7 7/2 2.7"}, // 2026-07-02
		{"d/m/yyyy", 46205, "2-7 7-2 2/7 7/2 2.7"},
		{"", 46205, "2-7 7-2 2/7 7/2 2.7"},
		{"d-mmm", 46056, "3-2 2-3 3/2 2/3 3.2"},      // 2026-02-03
		{"d-mmm", 46055, "2-2 2/2 2.2"},              // 2026-02-02
		{"mmm-yy", 14671, "3-40 3/40 3-1940 3/1940"}, // 1940-03-01
		{"mmm-yy", 46205, ""},
		{"h:mm", 0.5 + 8.0/1440, "12:08 12:8"},
		{"[h]:mm:ss", 34.0/24 + 20.0/1440, "34:20"},
		{"h:mm:ss", 0.5 + 1.0/secondsOfDay, "12:00:01"},
		{"d-mmm", 46205.5, ""},
		{"d-mmm", -1, ""},
	}
	for _, tt := range tests {
		f := parseFormat(tt.code)
		if got := strings.Join(Mark{typed: f.typed(tt.days, false)}.Originals(), " "); got != tt.want {
			t.Errorf("%s %v: %s, want %s", tt.code, tt.days, got, tt.want)
		}
	}
}

// typedWorkbook has what Excel makes of what is typed, and what is hidden.
func typedWorkbook(t *testing.T) []byte {
	file := excelize.NewFile()
	defer file.Close()
	check := func(errs ...error) {
		t.Helper()
		for _, err := range errs {
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	style := func(s *excelize.Style) int {
		t.Helper()
		n, err := file.NewStyle(s)
		check(err)
		return n
	}
	set := func(cell string, value any, style int) {
		t.Helper()
		check(file.SetCellValue("Sheet1", cell, value), file.SetCellStyle("Sheet1", cell, cell, style))
	}
	plain, struck := 0, style(&excelize.Style{Font: &excelize.Font{Strike: true}})
	custom := "0.0 %"
	set("A1", 0.5, style(&excelize.Style{NumFmt: 9}))
	set("B1", 0.618, style(&excelize.Style{CustomNumFmt: &custom}))
	set("C1", "60", style(&excelize.Style{NumFmt: 9}))
	set("D1", 10.000000000000002, plain)
	set("E1", 68.09999999999999, plain)
	set("F1", 46205, style(&excelize.Style{NumFmt: 16}))
	set("G1", true, plain)
	set("A2", "4H", struck)
	set("B2", -50, struck)
	set("C2", 0.5, style(&excelize.Style{NumFmt: 9, Font: &excelize.Font{Strike: true}}))
	set("E2", "", struck)
	set("D3", 1, plain)
	set("D5", 1, plain)
	check(file.SetCellRichText("Sheet1", "D2", []excelize.RichTextRun{{Text: "4S", Font: &excelize.Font{Strike: true}}, {Text: " 3NT"}}))
	check(file.SetRowVisible("Sheet1", 3, false), file.SetRowVisible("Sheet1", 4, false), file.SetColVisible("Sheet1", "C:D", false))
	_, err := file.NewSheet("Old")
	check(err, file.SetCellValue("Old", "A1", 1), file.SetSheetVisible("Old", false))
	return saved(t, file)
}

func TestTypedCells(t *testing.T) {
	book := mustOpen(t, "club.xlsx", typedWorkbook(t))
	want := []string{"Sheet1 1: 50% | 61.8% | 60 | 10 | 68.1 | 46205 | 1", "Sheet1 2: 4H | -50 | 50% | 4S 3NT", "Sheet1 3:  |  |  | 1", "Sheet1 5:  |  |  | 1", "Old 1: 1"}
	if diff := cmp.Diff(want, lines(book)); diff != "" {
		t.Error(diff)
	}
	marks := []string{"F1 date 2-Jul", "G1 bool TRUE", "A2 struck ", "B2 struck ", "C2 struck ", "D2 struck 3NT"}
	if diff := cmp.Diff(marks, marksOf(book)); diff != "" {
		t.Error(diff)
	}
	checkHidden(t, book, "rows 3 4 columns 3 4", "all")
}

// checkHidden compares what is hidden in the sheets of a book.
func checkHidden(t *testing.T, book *Book, want ...string) {
	t.Helper()
	var got []string
	for _, sheet := range book.Sheets {
		if sheet.Hidden {
			got = append(got, "all")
			continue
		}
		text := "rows"
		for row := range 10 {
			if sheet.IsHidden(row, 0) {
				text += fmt.Sprint(" ", row)
			}
		}
		text += " columns"
		for col := range 10 {
			if sheet.IsHidden(0, col) {
				text += fmt.Sprint(" ", col)
			}
		}
		got = append(got, text)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if s := book.Sheets[0]; s.IsHidden(1, 1) || s.IsHidden(maxRows+1, -1) {
		t.Error("a cell that is shown is hidden")
	}
}

func TestDocumentHidden(t *testing.T) {
	const styles = `<office:automatic-styles><style:style style:name="gone"><style:table-properties table:display="false"/></style:style>` +
		`<style:style style:name="struck"><style:text-properties style:text-line-through-style="solid"/></style:style>` +
		`<style:style style:name="none"><style:text-properties style:text-line-through-style="none"/></style:style></office:automatic-styles>`
	const tables = `<table:table table:name="S"><table:table-column table:number-columns-repeated="2"/><table:table-column-group>` +
		`<table:table-column table:visibility="collapse" table:number-columns-repeated="3"/></table:table-column-group><table:table-column table:number-columns-repeated="16379"/>` +
		`<table:table-row><table:table-cell table:style-name="struck" office:value-type="string"><text:p>4H</text:p></table:table-cell>` +
		`<table:table-cell table:style-name="none" office:value-type="string"><text:p><text:span text:style-name="struck">4S</text:span> <text:span text:style-name="none">3NT</text:span></text:p></table:table-cell>` +
		`<table:table-cell table:style-name="struck" office:value-type="percentage" office:value="0.6"><text:p>60%</text:p></table:table-cell></table:table-row>` +
		`<table:table-row table:visibility="filter" table:number-rows-repeated="2">` + `<table:table-cell office:value-type="float" office:value="68.09999999999999"/></table:table-row>` +
		`<table:table-row table:visibility="collapse" table:number-rows-repeated="2"><table:table-cell/></table:table-row></table:table>` +
		`<table:table table:name="Old" table:style-name="gone"/>`
	parts := documentParts(tables)
	for i := range parts {
		parts[i].body = strings.Replace(parts[i].body, "<office:automatic-styles/>", styles, 1)
		parts[i].body = strings.Replace(parts[i].body, "<office:document-content", `<office:document-content xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"`, 1)
	}
	book := mustOpen(t, "club.ods", archive(t, parts...))
	if diff := cmp.Diff([]string{"S 1: 4H | 4S 3NT | 60%", "S 2: 68.1", "S 3: 68.1"}, lines(book)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"A1 struck ", "B1 struck 3NT", "C1 struck "}, marksOf(book)); diff != "" {
		t.Error(diff)
	}
	checkHidden(t, book, "rows 2 3 4 5 columns 3 4 5", "all")
}
