package cells

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

const markupXML = `<?xml version="1.0"%s?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:html="http://www.w3.org/TR/REC-html40">
<Styles><Style ss:ID="Default"/><Style ss:ID="day"><NumberFormat ss:Format="d\-mmm"/></Style><Style ss:ID="percent"><NumberFormat ss:Format="Percent"/></Style>
<Style ss:ID="struck"><Font ss:StrikeThrough="1"/></Style></Styles>
%s</Workbook>`

// markupOf is a workbook in XML Spreadsheet 2003 with one sheet of these rows.
func markupOf(rows string) string {
	return fmt.Sprintf(markupXML, "", `<Worksheet ss:Name="Results"><Table>`+rows+`</Table></Worksheet>`)
}

func markupRow(cells ...string) string {
	var b strings.Builder
	for _, c := range cells {
		fmt.Fprintf(&b, `<Cell><Data ss:Type="String">%s</Data></Cell>`, c)
	}
	return "<Row>" + b.String() + "</Row>"
}

func TestSpreadsheetML(t *testing.T) {
	data := fmt.Sprintf(markupXML, "", `<Worksheet ss:Name="Results"><Table ss:ExpandedColumnCount="9"><Column ss:Width="30"/><Column ss:Index="4" ss:Span="1" ss:Hidden="1"/>
<Row>`+
		`<Cell><Data ss:Type="String">Board</Data></Cell><Cell ss:Index="3"><ss:Data ss:Type="String"><html:Font html:Color="#FF0000">4</html:Font>♥ &amp; x</ss:Data></Cell></Row>
<Row ss:Index="3" ss:Hidden="1"><Cell ss:MergeDown="1"><Data ss:Type="Number">68.099999999999994</Data></Cell><Cell ss:StyleID="percent"><Data ss:Type="Number">0.618</Data></Cell>`+
		`<Cell ss:StyleID="day"><Data ss:Type="DateTime">2026-07-02T00:00:00.000</Data></Cell><Cell ss:StyleID="day"><Data ss:Type="Number">46205</Data></Cell>`+
		`<Cell><Data ss:Type="Boolean">1</Data></Cell><Cell><Data ss:Type="Error">#REF!</Data></Cell><Cell ss:Formula="=A1"/><Cell ss:StyleID="struck"><Data ss:Type="String">4S</Data></Cell></Row>
<Row><Cell ss:Index="2" ss:MergeAcross="1"><Data ss:Type="String">a</Data><Comment><Data>note</Data></Comment></Cell><Cell><Data ss:Type="String">b</Data></Cell></Row>
</Table></Worksheet><Worksheet ss:Name="Old"><Table>`+markupRow("x")+`</Table><WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>`)
	for _, name := range []string{"club.xls", "club.xml"} {
		book := mustOpen(t, name, []byte(data))
		want := []string{
			"Results 1: Board |  | 4♥ & x", "Results 3: 68.1 | 61.8% | 2026-07-02 | 46205 | 1 | #REF! |  | 4S", "Results 4: 68.1 | a |  | b", "Old 1: x",
		}
		if diff := cmp.Diff(want, lines(book)); diff != "" {
			t.Error(diff)
		}
		marks := []string{"C3 date 2-Jul", "D3 date 2-Jul", "E3 bool TRUE", "F3 error #REF!", "G3 uncached ", "H3 struck "}
		if diff := cmp.Diff(marks, marksOf(book)); diff != "" {
			t.Error(diff)
		}
		if got := strings.Join(book.Sheets[0].Mark(3, 3).Originals(), " "); got != "2-7 7-2 2/7 7/2 2.7" {
			t.Errorf("the originals are %s", got)
		}
		checkHidden(t, book, "rows 3 columns 4 5", "all")
	}
}

func TestSpreadsheetMLEncodings(t *testing.T) {
	sheet := `<Worksheet ss:Name="S"><Table>` + markupRow("Väinö") + `</Table></Worksheet>`
	for name, data := range map[string][]byte{
		"UTF-8":        []byte(fmt.Sprintf(markupXML, "", sheet)),
		"windows-1252": encode(t, charmap.Windows1252, fmt.Sprintf(markupXML, ` encoding="windows-1252"`, sheet)),
		"UTF-16":       encode(t, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), fmt.Sprintf(markupXML, ` encoding="UTF-16"`, sheet)),
	} {
		if got := lines(mustOpen(t, "club.xls", data)); len(got) != 1 || got[0] != "S 1: Väinö" {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestSpreadsheetMLRefused(t *testing.T) {
	row := markupRow("a")
	tests := []struct{ name, data, want string }{
		{"cut short", markupOf(row)[:600], "the workbook is damaged: XML syntax error on line 6: unexpected EOF"},
		{"no sheets", fmt.Sprintf(markupXML, "", ""), "the workbook is damaged: it has no sheets"},
		{"two sheets of a name", fmt.Sprintf(markupXML, "", `<Worksheet ss:Name="A"/><Worksheet ss:Name="a"/>`), `the workbook is damaged: two sheets are called "a"`},
		{"rows out of order", markupOf(row + `<Row ss:Index="1"/>`), "the workbook is damaged: row 1 comes after row 1"},
		{"cells out of order", markupOf(`<Row><Cell/><Cell ss:Index="1"/></Row>`), "the workbook is damaged: row 1: column 1 comes after column 1"},
		{"a far column", markupOf(`<Row><Cell ss:Index="16385"/></Row>`), "the workbook is too large: row 1 has more than 16384 columns"},
		{"far rows", markupOf(`<Row ss:Index="1048576"/><Row/>`), "the workbook is too large: more than 1048576 rows"},
		{"many far cells", markupOf(strings.Repeat(`<Row><Cell ss:Index="16384"><Data ss:Type="String">a</Data></Cell></Row>`, 2000)), "the workbook is too large: more than 16000000 cells"},
		{"deep elements", strings.Repeat("<Workbook xmlns='"+spreadsheetSpace+"'>", 1000), "the workbook is damaged: more than 100 elements within each other"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			start := time.Now()
			if got, want := refusal(t, "club.xls", []byte(tt.data)).String(), "club.xls: "+tt.want; got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
			if took := time.Since(start); took > 5*slower*time.Second {
				t.Errorf("it takes %v", took)
			}
		})
	}
}

func FuzzSpreadsheetML(f *testing.F) {
	for _, rows := range []string{
		markupRow("a", "b"), `<Row ss:Index="3" ss:Hidden="1"><Cell ss:Index="2" ss:MergeDown="3"><Data ss:Type="Number">1.5</Data></Cell></Row><Row/>`,
		`<Row><Cell ss:StyleID="day"><Data ss:Type="DateTime">1899-12-31T12:08:00.000</Data></Cell><Cell ss:Formula="x"/></Row>`,
	} {
		f.Add([]byte(markupOf(rows)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		book, refusal := openSpreadsheetML("fuzz", data, nil)
		if (book == nil) == (refusal == nil) {
			t.Fatalf("%q: %v and %v", data, book, refusal)
		}
		checkBook(t, book)
	})
}
