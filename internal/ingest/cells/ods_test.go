package cells

import (
	"archive/zip"
	"bytes"
	"fmt"
	"maps"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

const documentXML = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ` +
	`xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" ` +
	`xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" ` +
	`xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"><office:automatic-styles/>` +
	`<office:body><office:spreadsheet>%s</office:spreadsheet></office:body></office:document-content>`

// documentParts are the parts of an OpenDocument spreadsheet.
func documentParts(tables string) []part {
	return []part{
		{kindPart, spreadsheetKind},
		{contentPart, fmt.Sprintf(documentXML, tables)},
		{manifestPart, `<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>`},
	}
}

// documentOf is an OpenDocument spreadsheet of one sheet with these rows.
func documentOf(t testing.TB, rows string) []byte {
	return archive(t, documentParts(`<table:table table:name="S">`+rows+`</table:table>`)...)
}

// marksOf are the marks of a book in the order of the cells.
func marksOf(book *Book) []string {
	var all []string
	for _, sheet := range book.Sheets {
		places := slices.SortedFunc(maps.Keys(sheet.marks), func(a, b place) int {
			return int(a.row-b.row)*maxColumns + int(a.col-b.col)
		})
		for _, p := range places {
			mark := sheet.Mark(int(p.row), int(p.col))
			name := map[MarkKind]string{Date: "date", Uncached: "uncached", Error: "error", Bool: "bool", Struck: "struck"}[mark.Kind]
			all = append(all, fmt.Sprintf("%s %s %s", sheet.Position(int(p.row), int(p.col)).Cell(), name, mark.Shown))
		}
	}
	return all
}

// textCell is a cell that holds a text.
func textCell(text string) string {
	return `<table:table-cell office:value-type="string"><text:p>` + text + `</text:p></table:table-cell>`
}

func inRowOf(cells ...string) string {
	return "<table:table-row>" + strings.Join(cells, "") + "</table:table-row>"
}

func TestDocument(t *testing.T) {
	const blanks = `<table:table-cell table:number-columns-repeated="2"/>`
	tests := []struct {
		name, rows string
		want       []string
	}{
		{"nothing", "", nil},
		{"texts", inRowOf(textCell("Board"), textCell("4♥ &amp; x")), []string{"S 1: Board | 4♥ & x"}},
		{
			"blank rows and cells",
			`<table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row>` + inRowOf(blanks, textCell("a"), blanks, textCell("b"), `<table:table-cell table:number-columns-repeated="16379"/>`) +
				`<table:table-row table:number-rows-repeated="1048572"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
			[]string{"S 4:  |  | a |  |  | b"},
		},
		{
			"repeated cells and rows",
			`<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="3" office:value-type="float" office:value="7"/></table:table-row>` + inRowOf(textCell("z")),
			[]string{"S 1: 7 | 7 | 7", "S 2: 7 | 7 | 7", "S 3: z"},
		},
		{"groups of rows", `<table:table-header-rows>` + inRowOf(textCell("a")) + `</table:table-header-rows><table:table-row-group><table:table-row-group><table:table-rows>` +
			inRowOf(textCell("b")) + `</table:table-rows></table:table-row-group></table:table-row-group>` + inRowOf(textCell("c")), []string{"S 1: a", "S 2: b", "S 3: c"}},
		{"hidden rows", `<table:table-row table:visibility="filter"><table:table-cell office:value-type="float" office:value="1"/></table:table-row>`, []string{"S 1: 1"}},
		{"covered cells", inRowOf(`<table:table-cell table:number-columns-spanned="2" office:value-type="string"><text:p>a</text:p></table:table-cell>`, `<table:covered-table-cell/>`, textCell("b")), []string{"S 1: a |  | b"}},
		{"a text under a merged cell", inRowOf(textCell("a"), `<table:covered-table-cell office:value-type="string"><text:p>h</text:p></table:covered-table-cell>`), []string{"S 1: a | h"}},
		{"numbers", inRowOf(
			`<table:table-cell office:value-type="float" office:value="7"><text:p>7.00</text:p></table:table-cell>`,
			`<table:table-cell office:value-type="float" office:value="7.0"/>`,
			`<table:table-cell office:value-type="float" office:value="-149.75"/>`,
			`<table:table-cell office:value-type="percentage" office:value="0.5541"><text:p>55 %</text:p></table:table-cell>`,
			`<table:table-cell office:value-type="currency" office:value="12.5"><text:p>12,50 €</text:p></table:table-cell>`,
			`<table:table-cell office:value-type="float" office:value="1E+30"/>`,
			`<table:table-cell office:value-type="float" office:value="1.5E+3"/>`,
			`<table:table-cell office:value-type="boolean" office:boolean-value="true"><text:p>TOSI</text:p></table:table-cell>`,
			`<table:table-cell office:value-type="boolean" office:boolean-value="false"/>`,
		), []string{"S 1: 7 | 7 | -149.75 | 55.41% | 12.5 | 1E+30 | 1500 | 1 | 0"}},
		{"formulas with their values", inRowOf(
			`<table:table-cell table:formula="of:=[.A1]" office:value-type="float" office:value="12"><text:p>12</text:p></table:table-cell>`,
			`<table:table-cell table:formula="of:=&quot;4H&quot;" office:value-type="string" office:string-value="4H"><text:p>4H</text:p></table:table-cell>`,
			`<table:table-cell table:formula="of:=&quot;&quot;" office:value-type="string" office:string-value=""/>`,
		), []string{"S 1: 12 | 4H"}},
		{"paragraphs", inRowOf(textCell(`two</text:p><text:p>lines`)), []string{"S 1: two\nlines"}},
		{"blanks", inRowOf(textCell("a  b\n\t c"), textCell(`a<text:s text:c="3"/>b<text:s/>c`), textCell(`a<text:tab/>b<text:line-break/>c`), textCell(`  a <text:span> b</text:span> `)), []string{"S 1: a b c | a   b c | a\tb\nc | a b"}},
		{"coloured suits and links", inRowOf(textCell(`4<text:span>♥</text:span>x`), textCell(`<text:a>pair <text:span>7</text:span></text:a>`)), []string{"S 1: 4♥x | pair 7"}},
		{"comments and pictures", inRowOf(`<table:table-cell office:value-type="string"><office:annotation><text:p>a note</text:p></office:annotation><draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame><text:p>4H<office:annotation><text:p>no</text:p></office:annotation></text:p></table:table-cell>`), []string{"S 1: 4H"}},
		{"readings of signs", inRowOf(textCell(`<text:ruby><text:ruby-base>漢</text:ruby-base><text:ruby-text>かん</text:ruby-text></text:ruby>`)), []string{"S 1: 漢"}},
		{"a list", inRowOf(`<table:table-cell><text:list><text:list-item><text:p>a</text:p></text:list-item><text:list-item><text:p>b</text:p></text:list-item></text:list></table:table-cell>`, textCell("c")), []string{"S 1: a\nb | c"}},
		{"shapes over the cells", `<table:shapes><draw:frame><table:table><table:table-row/></table:table><text:p>x</text:p></draw:frame></table:shapes>` + inRowOf(textCell("a")), []string{"S 1: a"}},
		{"a number without a value", inRowOf(`<table:table-cell office:value-type="float"><text:p>7</text:p></table:table-cell>`), []string{"S 1: 7"}},
		{"a text without a type", inRowOf(`<table:table-cell><text:p>x</text:p></table:table-cell>`), []string{"S 1: x"}},
		{"no end of blanks", inRowOf(textCell(`a<text:s text:c="2000000000"/><text:s text:c="2000000000"/>`), textCell("b")), []string{"S 1: a | b"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, lines(mustOpen(t, "club.ods", documentOf(t, tt.rows)))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestDocumentSheets(t *testing.T) {
	data := archive(t, documentParts(
		`<table:tracked-changes><table:cell-content-change><table:previous><table:change-track-table-cell><text:p>old</text:p></table:change-track-table-cell></table:previous></table:cell-content-change></table:tracked-changes>`+
			`<table:table table:name="Tulokset kevät">`+inRowOf(textCell("a"))+`</table:table>`+
			`<table:table table:name="Tyhjä"/>`+
			`<table:table table:name="'file:///home/x/other.ods'#$Sheet1">`+inRowOf(textCell("elsewhere"))+`</table:table>`+
			`<table:dde-links><table:dde-link><table:table>`+inRowOf(textCell("link"))+`</table:table></table:dde-link></table:dde-links>`+
			`<table:table table:name="Board 10">`+inRowOf(textCell("b"))+`</table:table>`)...)
	book := mustOpen(t, "club.ods", data)
	if diff := cmp.Diff([]string{"Tulokset kevät 1: a", "Board 10 1: b"}, lines(book)); diff != "" {
		t.Error(diff)
	}
	if len(book.Sheets) != 3 {
		t.Errorf("%d sheets, want 3", len(book.Sheets))
	}
}

func TestDocumentMarks(t *testing.T) {
	cell := func(attributes, shown string) string {
		return "<table:table-cell " + attributes + "><text:p>" + shown + "</text:p></table:table-cell>"
	}
	const formula = `table:formula="of:=[.A1]" `
	tests := []struct {
		name, cell string
		text       string
		want       Mark
	}{
		{"a date", cell(`office:value-type="date" office:date-value="2026-04-03"`, "3-Apr"), "2026-04-03", Mark{Kind: Date, Shown: "3-Apr"}},
		{"a date that shows nothing", `<table:table-cell office:value-type="date" office:date-value="2026-04-03T00:00:00"/>`, "2026-04-03", Mark{Kind: Date, Shown: "2026-04-03"}},
		{"a date with a time", cell(`office:value-type="date" office:date-value="2026-04-03T19:30:00"`, "3.4. 19:30"), "2026-04-03T19:30:00", Mark{Kind: Date, Shown: "3.4. 19:30"}},
		{"a time", cell(`office:value-type="time" office:time-value="PT19H30M00S"`, "19:30"), "19:30:00", Mark{Kind: Date, Shown: "19:30"}},
		{"a time with fractions", cell(`office:value-type="time" office:time-value="PT07H05M00.500000000S"`, "7:05"), "07:05:00", Mark{Kind: Date, Shown: "7:05"}},
		{"a date without a value", cell(`office:value-type="date"`, "3-Apr"), "3-Apr", Mark{Kind: Date, Shown: "3-Apr"}},
		{"a formula that makes a date", cell(formula+`office:value-type="date" office:date-value="2026-04-03"`, "3-Apr"), "2026-04-03", Mark{Kind: Date, Shown: "3-Apr"}},
		{"an error", cell(formula+`office:value-type="string" office:string-value="" calcext:value-type="error"`, "#REF!"), "#REF!", Mark{Kind: Error, Shown: "#REF!"}},
		{"an error of old", cell(formula+`office:value-type="float" office:value="0"`, "#DIV/0!"), "#DIV/0!", Mark{Kind: Error, Shown: "#DIV/0!"}},
		{"an error with a number", cell(formula+`office:value-type="string" office:string-value=""`, "Err:502"), "Err:502", Mark{Kind: Error, Shown: "Err:502"}},
		{"a formula without a value", `<table:table-cell ` + formula + `/>`, "", Mark{Kind: Uncached}},
		{"a formula with an empty text", cell(formula+`office:value-type="string" office:string-value=""`, ""), "", Mark{}},
		{"a formula with a text and no type", cell(formula, "4H"), "4H", Mark{}},
		{"a text that looks like an error", cell(`office:value-type="string"`, "#N/A"), "#N/A", Mark{}},
		{"a text that looks like a date", cell(`office:value-type="string"`, "3-4"), "3-4", Mark{}},
		{"a number", cell(`office:value-type="float" office:value="45475"`, "45475"), "45475", Mark{}},
		{"blank", `<table:table-cell/>`, "", Mark{}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			sheet := mustOpen(t, "club.ods", documentOf(t, inRowOf(textCell("x"), tt.cell))).Sheets[0]
			if got := sheet.Row(0).Text(1); got != tt.text {
				t.Errorf("text %q, want %q", got, tt.text)
			}
			got := sheet.Mark(1, 2)
			if got.typed = ""; got != tt.want {
				t.Errorf("mark %+v, want %+v", got, tt.want)
			}
		})
	}
	t.Run("repeated", func(t *testing.T) {
		book := mustOpen(t, "club.ods", documentOf(t, `<table:table-row table:number-rows-repeated="2"><table:table-cell/>`+
			`<table:table-cell table:number-columns-repeated="2" office:value-type="date" office:date-value="2026-04-03"/></table:table-row>`))
		if diff := cmp.Diff([]string{"B1 date 2026-04-03", "C1 date 2026-04-03", "B2 date 2026-04-03", "C2 date 2026-04-03"}, marksOf(book)); diff != "" {
			t.Error(diff)
		}
	})
}

// TestDocumentUncached: a program either stores the values of formulas or not,
// and LibreOffice, which does, leaves out the empty ones.
func TestDocumentUncached(t *testing.T) {
	const (
		without = `<table:table-cell table:formula="of:=[.A9]"/>`
		with    = `<table:table-cell table:formula="of:=[.A9]" office:value-type="float" office:value="1"/>`
	)
	for name, tt := range map[string]struct {
		rows string
		want []string
	}{
		"none has a value": {inRowOf(without, textCell("x")) + inRowOf(without), []string{"A1 uncached ", "A2 uncached "}},
		"one has a value":  {inRowOf(without, textCell("x")) + inRowOf(with, without), nil},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, marksOf(mustOpen(t, "club.ods", documentOf(t, tt.rows)))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestLibreOffice reads what LibreOffice itself has saved.
func TestLibreOffice(t *testing.T) {
	data, err := os.ReadFile("testdata/libreoffice.ods")
	if err != nil {
		t.Fatal(err)
	}
	book := mustOpen(t, "club.ods", data)
	want := []string{
		"Results 1: Club   evening,  Tuesday",
		"Results 3: Round | Board | NS-EW | Contract | Score | Played | Note",
		"Results 4: 1 | 1 | 2026-03-04 | 4H | -149.75 | 19:30:00 | two\nlines | #N/A",
		"Results 5: 1 | 2 | 2026-03-04 | 4H | -199.75 | 19:30:00 | #DIV/0! | #NAME?",
		"Results 6: 2 | 3 | 3-4 | 4H | -249.75 | 19:30:00 | 44H",
		"Results 7: 2 | 4 | 2026-03-04 | 4H | -299.75 | 19:30:00 | 0 | 55.41%",
		"Names 2:  | Alfa & Bravo <x",
	}
	if diff := cmp.Diff(want, lines(book)); diff != "" {
		t.Error(diff)
	}
	marks := []string{
		"C4 date 03/04/26", "F4 date 07:30:00 PM", "H4 error #N/A",
		"C5 date 03/04/26", "F5 date 07:30:00 PM", "G5 error #DIV/0!", "H5 error #NAME?",
		"F6 date 07:30:00 PM",
		"C7 date 03/04/26", "F7 date 07:30:00 PM", "G7 bool FALSE",
	}
	if diff := cmp.Diff(marks, marksOf(book)); diff != "" {
		t.Error(diff)
	}
}

func TestDocumentsRefused(t *testing.T) {
	locked, err := os.ReadFile("testdata/password.ods")
	if err != nil {
		t.Fatal(err)
	}
	const password = "the workbook is protected by a password"
	good := documentParts(`<table:table table:name="S">` + inRowOf(textCell("a")) + `</table:table>`)
	with := func(name, body string) []byte {
		parts := slices.Clone(good)
		i := slices.IndexFunc(parts, func(p part) bool { return p.name == name })
		parts[i].body = body
		return archive(t, parts...)
	}
	rows := func(rows string) []byte { return documentOf(t, rows) }
	content := good[1].body
	const repeatedRow = `<table:table-row table:number-rows-repeated="%d"><table:table-cell table:number-columns-repeated="%d" office:value-type="float" office:value="1"/></table:table-row>`
	tests := []struct {
		name string
		data []byte
		want string // how the problem begins
	}{
		{"a password", locked, password},
		{"a password on the whole", archive(t, part{kindPart, spreadsheetKind}, part{manifestPart, `<m:manifest xmlns:m="m"><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>`}, part{"encrypted-package", "x"}), password},
		{"a presentation", with(kindPart, "application/vnd.oasis.opendocument.presentation"), errOtherDocument.Error()},
		{"a text that calls itself a spreadsheet", with(contentPart, strings.ReplaceAll(content, "office:spreadsheet", "office:text")), errOtherDocument.Error()},
		{"no content", archive(t, good[0], good[2]), "the workbook is damaged: content.xml: it is missing"},
		{"no sheets", archive(t, documentParts("")...), "the workbook is damaged: content.xml: it has no sheets"},
		{"content cut short", with(contentPart, content[:len(content)-60]), "the workbook is damaged: content.xml: XML syntax error"},
		{"content that goes on", with(contentPart, content+"<x/>"), "the workbook is damaged: content.xml: <x> stands after the end"},
		{"content without anything", with(contentPart, ""), "the workbook is damaged: content.xml: it is empty"},
		{"a manifest that is no XML", with(manifestPart, "<manifest"), "the workbook is damaged: META-INF/manifest.xml: XML syntax error"},
		{"a part twice", archive(t, append(good, good[1])...), "the workbook is damaged: content.xml: it is there twice"},
		{"no number", rows(inRowOf(textCell("x"), `<table:table-cell office:value-type="float" office:value="seven"/>`)), `the workbook is damaged: content.xml: cell B1 holds the number "seven"`},
		{"no finite number", rows(inRowOf(`<table:table-cell office:value-type="float" office:value="NaN"/>`)), `the workbook is damaged: content.xml: cell A1 holds the number "NaN"`},
		{"something else in a row", rows(inRowOf(textCell("x"), `<table:table-cel/>`)), "the workbook is damaged: content.xml: <table-cel> stands among the cells"},
		{"too many columns", rows(inRowOf(`<table:table-cell table:number-columns-repeated="16384"/>`, textCell("x"))), "the workbook is too large: row 1 has more than 16384 columns"},
		{"very many columns", rows(inRowOf(`<table:table-cell table:number-columns-repeated="9223372036854775807"/>`, `<table:table-cell table:number-columns-repeated="9223372036854775807"/>`, textCell("x"))), "the workbook is too large: row 1 has more than 16384 columns"},
		{"too many rows", rows(fmt.Sprintf(repeatedRow, maxRows+1, 1)), "the workbook is too large: more than 1048576 rows"},
		{"too many rows after blank ones", rows(`<table:table-row table:number-rows-repeated="9223372036854775807"/><table:table-row table:number-rows-repeated="9223372036854775807"/>` + inRowOf(textCell("x"))), "the workbook is too large: more than 1048576 rows"},
		{"too many copies in a row", rows(fmt.Sprintf(repeatedRow, maxRows, maxColumns)), "the workbook is too large: row 1 repeats a cell 16384 times"},
		{"too many copies", rows(fmt.Sprintf(repeatedRow, maxRows, maxCopiesInRow)), "the workbook is too large: more than 200000 repeated cells"},
		{"too many copies in many rows", rows(strings.Repeat(fmt.Sprintf(repeatedRow, 100, 100), 21)), "the workbook is too large: more than 200000 repeated cells"},
		{"too many cells", rows(strings.Repeat(inRowOf(`<table:table-cell table:number-columns-repeated="16383"/>`, textCell("x")), 1000)), "the workbook is too large: more than 16000000 cells"},
		{"too many copies of dates", rows(`<table:table-row table:number-rows-repeated="1000"><table:table-cell table:number-columns-repeated="250" office:value-type="date" office:date-value="2026-01-01"/></table:table-row>`), "the workbook is too large: more than 200000 repeated cells"},
		{"too many sheets", archive(t, documentParts(strings.Repeat(`<table:table table:name="x"/>`, maxSheets+1))...), "the workbook is too large: more than 1000 sheets"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			start := time.Now()
			if got := refusal(t, "club.ods", tt.data); !strings.HasPrefix(got.Text, tt.want) {
				t.Errorf("got  %v\nwant %s…", got, tt.want)
			}
			if took := time.Since(start); took > 2*slower*time.Second {
				t.Errorf("refused only after %v", took)
			}
		})
	}
}

// TestDocumentDepth has as many elements within each other as there is room for.
func TestDocumentDepth(t *testing.T) {
	for _, name := range []string{"table:table-row-group", "x"} {
		var rows strings.Builder
		for i := range 20_000 {
			fmt.Fprintf(&rows, `<%s a="%d">`, name, i*i)
		}
		rows.WriteString(strings.Repeat("</"+name+">", 20_000))
		data := documentOf(t, rows.String()+inRowOf(textCell("a")))
		if diff := cmp.Diff([]string{"S 1: a"}, lines(mustOpen(t, "club.ods", data))); diff != "" {
			t.Error(diff)
		}
	}
}

// TestDocumentBlankRows costs as good as nothing.
func TestDocumentBlankRows(t *testing.T) {
	var tables strings.Builder
	for i := range maxSheets {
		fmt.Fprintf(&tables, `<table:table table:name="%d"><table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`, i)
	}
	data := archive(t, documentParts(tables.String())...)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	book := mustOpen(t, "club.ods", data)
	runtime.ReadMemStats(&after)
	if used := after.TotalAlloc - before.TotalAlloc; used > 16<<20 {
		t.Errorf("it takes %d MB", used>>20)
	}
	if len(book.Sheets) != maxSheets || len(lines(book)) != 0 {
		t.Errorf("%d sheets, %d rows", len(book.Sheets), len(lines(book)))
	}
}

// TestZipWithPassword is a zip archive whose parts themselves are locked.
func TestZipWithPassword(t *testing.T) {
	for name, parts := range map[string][]part{"club.ods": documentParts(""), "club.xlsx": smallParts("")} {
		data := archive(t, parts...)
		reader, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		w := zip.NewWriter(&b)
		for _, f := range reader.File {
			f.Flags |= encrypted
			if err := w.Copy(f); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		if got, want := refusal(t, name, b.Bytes()).Text, "the workbook is protected by a password"; got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}
