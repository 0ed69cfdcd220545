package cells

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"
)

// TestHostileFiles are sound as far as zip and XML go, and small; to read them as
// they stand would take hours, or all memory.
func TestHostileFiles(t *testing.T) {
	replaced := func(name, body string) []byte {
		parts := smallParts(fmt.Sprintf(sheetXML, `<row r="1"><c r="A1"><v>1</v></c></row>`))
		for i := range parts {
			if parts[i].name == name {
				parts[i].body = body
				return archive(t, parts...)
			}
		}
		return archive(t, append(parts, part{name, body})...)
	}
	repeated := func(n int, format string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, format, i+1)
		}
		return b.String()
	}
	long := strings.Repeat("%[1]d/", 50)
	links := func(n int) string {
		return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
			repeated(n, `<Relationship Id="rId%[1]d" Type="x" Target="`+long+`"/>`) + `</Relationships>`
	}
	const (
		damagedSheet = "the workbook is damaged: xl/worksheets/sheet1.xml: "
		tooManyCells = "the workbook is too large: more than 16000000 cells"
	)
	tests := []struct {
		name string
		data []byte
		want string
	}{
		{"cells out to the last column in every row", smallWorkbook(t, repeated(2_000, `<row r="%[1]d"><c r="XFD%[1]d"><v>1</v></c></row>`)), tooManyCells},
		{"formulas without a value out to the last column", smallWorkbook(t, repeated(2_000, `<row r="%[1]d"><c r="XFD%[1]d"><f>A1</f></c></row>`)), tooManyCells},
		{"rows without a number", smallWorkbook(t, `<row r="1048576"/>`+`<row/>`), damagedSheet + "row 1048577 is beyond the last"},
		{"cells without a name", smallWorkbook(t, `<row r="1">`+repeated(16_385, `<c a="%d"/>`)+`</row>`), damagedSheet + "row 1 has more than 16384 columns"},
		{"many sheets with a far row", farSheets(t, 20, 20), tooManyCells},
		{"too many sheets", farSheets(t, 1_001, 1), "the workbook is damaged: xl/workbook.xml: it has more than 1000 sheets"},
		{"too many parts", replacedMany(t, 10_001), "the workbook is too large: it has 10006 parts"},
		{"blanks that shrink to nothing", replaced("xl/worksheets/sheet1.xml", strings.Repeat(" ", 8<<20)), damagedSheet + "it unpacks to more than 250 times its size"},
		{"a white picture", replaced("xl/media/image1.bmp", strings.Repeat("\xFF", 8<<20)), ""},
		{"a long list of parts", replaced("_rels/.rels", links(101)), "the workbook is damaged: _rels/.rels: it is too long"},
		{"a very long list of parts", replaced("xl/_rels/workbook.xml.rels", links(15_000)), "the workbook is damaged: xl/_rels/workbook.xml.rels: it is larger than 4 MB"},
		{"a very long list of sheets", replaced("xl/workbook.xml", "<workbook>"+repeated(20_000, `<sheet name="`+long+`"/>`)+"</workbook>"), "the workbook is damaged: xl/workbook.xml: it is larger than 4 MB"},
		{"too many styles", replaced(stylesPart, `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs>`+repeated(66_001, `<xf a="%d"/>`)+"</cellXfs></styleSheet>"), "the workbook is damaged: xl/styles.xml: it has more than 66000 styles"},
		{"elements within elements", replaced("xl/worksheets/sheet1.xml", "<worksheet><sheetData/>"+repeated(20_000, `<a b="%d">`)+strings.Repeat("</a>", 20_000)+"</worksheet>"), ""},
		{"a very long line of CSV", []byte("a,b\n" + strings.Repeat(",", 2<<20)), ""},
		{"a very long line of CSV with something at its end", []byte("a,b\n" + strings.Repeat(",", 2<<20) + "x"), "the file is too large: row 2 has more than 16384 columns"},
		{"a very long line of CSV with quotes", []byte("\"a\",b\n" + strings.Repeat(",", 3<<20) + "x"), "the file is too large: row 2 has more than 16384 columns"},
		{"a quotation mark that is not closed", []byte("\"a\",b\n\"" + strings.Repeat("c,d\n", 1<<20)), "a cell that begins with a quotation mark is not closed"},
		{"many long runs of spaces", documentOf(t, repeated(2000, inRowOf(textCell(`a<text:s text:c="32000"/>b%[1]d`)))), ""},
		{"cells repeated out to the last column", documentOf(t, repeated(900, inRowOf(`<table:table-cell table:number-columns-repeated="16384"><text:p>Contrct %[1]d</text:p></table:table-cell>`))), "the workbook is too large: row 1 repeats a cell 16384 times"},
		{"many gaps", []byte(strings.Repeat("a  b  c\n", 3) + strings.Repeat("a  ", 1<<20)), ""},
		{"many tabs among gaps", []byte(strings.Repeat("a  b  c\td\n", 3) + strings.Repeat("a\t", 1<<20)), "the file is too large: row 4 has more than 16384 columns"},
		{"many gaps in many lines", []byte(strings.Repeat(strings.Repeat("a  ", 59)+"\n"+strings.Repeat("a  ", 58)+"\n", 8<<10)), ""},
		{"nothing but spaces", []byte("a  b  c\na  b  c\n" + strings.Repeat(" ", 4<<20)), ""},
		{"many quotation marks", []byte("a,b\n" + strings.Repeat(`"a`, 1<<20)), "a quotation mark is missing or out of place"},
		{"rows of many separators", []byte("a,b,c\n" + strings.Repeat(strings.Repeat(";", 1000)+"\n", 1000)), ""},
		{"rows of many separators in one cell", []byte("a,b,c\n" + strings.Repeat(strings.Repeat("1;,", 500)+"\n", 1000)), ""},
		{"nothing but line breaks", []byte("a\n" + strings.Repeat("\n", 1<<20)), ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := time.Now()
			book, problems := Open("x", tt.data)
			took := time.Since(start)
			runtime.ReadMemStats(&after)
			switch {
			case tt.want == "" && book == nil:
				t.Errorf("refused: %v", problems)
			case tt.want != "" && (len(problems) != 1 || problems[0].Text != tt.want):
				t.Errorf("got  %v\nwant %s", problems, tt.want)
			}
			if took > 5*slower*time.Second {
				t.Errorf("it takes %v", took)
			}
			if used := after.TotalAlloc - before.TotalAlloc; used > 700<<20 {
				t.Errorf("it takes %d MB", used>>20)
			}
		})
	}
}

// farSheets is a workbook of sheets that have one cell each, in the last row. Of
// the parts that hold them, only the first are there.
func farSheets(t *testing.T, n, first int) []byte {
	var sheets, links strings.Builder
	parts := smallParts(fmt.Sprintf(sheetXML, ""))
	for i := range n {
		fmt.Fprintf(&sheets, `<sheet name="S%d" sheetId="%d" r:id="s%d"/>`, i, i+1, i)
		fmt.Fprintf(&links, `<Relationship Id="s%d" Type="x/worksheet" Target="worksheets/far%d.xml"/>`, i, i)
		if i >= first {
			continue
		}
		parts = append(parts, part{fmt.Sprintf("xl/worksheets/far%d.xml", i), fmt.Sprintf(sheetXML, `<row r="1048576"><c r="A1048576"><v>1</v></c></row>`)})
	}
	for i := range parts {
		switch parts[i].name {
		case "xl/workbook.xml":
			from := strings.Index(parts[i].body, "<sheet ")
			parts[i].body = parts[i].body[:from] + sheets.String() + "</sheets></workbook>"
		case "xl/_rels/workbook.xml.rels":
			parts[i].body = strings.Replace(parts[i].body, "</Relationships>", links.String()+"</Relationships>", 1)
		}
	}
	return archive(t, parts...)
}

// replacedMany has so many parts besides.
func replacedMany(t *testing.T, n int) []byte {
	parts := smallParts(fmt.Sprintf(sheetXML, ""))
	for i := range n {
		parts = append(parts, part{fmt.Sprintf("xl/media/%d.bin", i), ""})
	}
	return archive(t, parts...)
}
