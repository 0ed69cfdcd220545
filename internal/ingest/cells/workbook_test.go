package cells

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"fmt"
	"hash/crc32"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"
)

// row is a row of a sheet to be made: its number, then its cells from column A;
// nil leaves a cell out.
type row []any

type sheet struct {
	name string
	rows []row
}

func sheetOf(name string, rows ...row) sheet { return sheet{name, rows} }

// workbookOf makes a workbook with excelize.
func workbookOf(t testing.TB, sheets ...sheet) []byte {
	t.Helper()
	file := excelize.NewFile()
	defer file.Close()
	check := func(err error) {
		if err != nil {
			t.Helper()
			t.Fatal(err)
		}
	}
	for i, s := range sheets {
		if i == 0 {
			check(file.SetSheetName("Sheet1", s.name))
		} else {
			_, err := file.NewSheet(s.name)
			check(err)
		}
		for _, r := range s.rows {
			for col, value := range r[1:] {
				if value == nil {
					continue
				}
				cell, err := excelize.CoordinatesToCellName(col+1, r[0].(int))
				check(err)
				check(file.SetCellValue(s.name, cell, value))
			}
		}
	}
	return saved(t, file)
}

func saved(t testing.TB, file *excelize.File) []byte {
	t.Helper()
	b, err := file.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// The parts of the smallest workbook that there is, with the rows of its sheet to
// be filled in.
const (
	contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
		`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
		`<Default Extension="xml" ContentType="application/xml"/>` +
		`<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>` +
		`<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`
	rootRels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
		`<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`
	workbookXML = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ` +
		`xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`
	workbookRels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
		`<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`
	sharedXML = `<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">%s</sst>`
	sheetXML  = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>%s</sheetData></worksheet>`
)

// smallParts are the parts of a workbook, its sheet as given.
func smallParts(sheet string) []part {
	return []part{
		{"[Content_Types].xml", contentTypes},
		{"_rels/.rels", rootRels},
		{"xl/workbook.xml", workbookXML},
		{"xl/_rels/workbook.xml.rels", workbookRels},
		{"xl/worksheets/sheet1.xml", sheet},
	}
}

// smallWorkbook is a workbook of one sheet with the rows given as XML.
func smallWorkbook(t testing.TB, rows string) []byte {
	return archive(t, smallParts(fmt.Sprintf(sheetXML, rows))...)
}

func TestWorkbook(t *testing.T) {
	data := workbookOf(t,
		sheetOf("Ohjeet", row{2, "Kirjoita tulokset"}),
		sheetOf("Tulokset kevät",
			row{3, "Jako", nil, "Tulos", "4♥ "},
			row{4, 1, 7.5, -50, 1430, 0.5541, true, "  x"},
			row{9, nil, nil, time.Date(2026, 3, 4, 0, 0, 0, 0, time.UTC)},
		),
		sheetOf("Tyhjä"),
		sheetOf("Board 10", row{1, "a & b <c>", "\"q\"", "two\nlines"}),
	)
	book := mustOpen(t, "club.xlsx", data)
	want := []string{
		"Ohjeet 2: Kirjoita tulokset",
		"Tulokset kevät 3: Jako |  | Tulos | 4♥",
		"Tulokset kevät 4: 1 | 7.5 | -50 | 1430 | 0.5541 | 1 | x",
		"Tulokset kevät 9:  |  | 46085",
		"Board 10 1: a & b <c> | \"q\" | two\nlines",
	}
	if diff := cmp.Diff(want, lines(book)); diff != "" {
		t.Error(diff)
	}
	var names []string
	for _, sheet := range book.Sheets {
		names = append(names, sheet.Name)
	}
	if diff := cmp.Diff([]string{"Ohjeet", "Tulokset kevät", "Tyhjä", "Board 10"}, names); diff != "" {
		t.Error(diff)
	}
}

// TestWorkbookRawText reads what a cell holds, not how it is shown.
func TestWorkbookRawText(t *testing.T) {
	file := excelize.NewFile()
	defer file.Close()
	format := "+0;-0;="
	style, err := file.NewStyle(&excelize.Style{CustomNumFmt: &format})
	if err != nil {
		t.Fatal(err)
	}
	for cell, value := range map[string]any{"A1": 1, "B1": 0, "C1": 1430.0, "D1": "'=", "E1": "+1", "F1": "08"} {
		if err := file.SetCellValue("Sheet1", cell, value); err != nil {
			t.Fatal(err)
		}
	}
	if err := file.SetCellStyle("Sheet1", "A1", "C1", style); err != nil {
		t.Fatal(err)
	}
	if err := file.SetCellRichText("Sheet1", "G1", []excelize.RichTextRun{{Text: "4"}, {Text: "♥", Font: &excelize.Font{Color: "FF0000"}}, {Text: "x"}}); err != nil {
		t.Fatal(err)
	}
	if err := file.MergeCell("Sheet1", "H1", "H3"); err != nil {
		t.Fatal(err)
	}
	if err := file.SetCellValue("Sheet1", "H1", "merged"); err != nil {
		t.Fatal(err)
	}
	if err := file.SetRowVisible("Sheet1", 2, false); err != nil {
		t.Fatal(err)
	}
	if err := file.SetCellValue("Sheet1", "A2", "hidden row"); err != nil {
		t.Fatal(err)
	}
	want := []string{"Sheet1 1: 1 | 0 | 1430 | '= | +1 | 08 | 4♥x | merged", "Sheet1 2: hidden row |  |  |  |  |  |  | merged"}
	if diff := cmp.Diff(want, lines(mustOpen(t, "club.xlsx", saved(t, file)))); diff != "" {
		t.Error(diff)
	}
}

// TestWorkbookXML reads what other writers than excelize make of a sheet.
func TestWorkbookXML(t *testing.T) {
	tests := []struct {
		name, rows string
		want       []string
	}{
		{"nothing", "", nil},
		{"strings in the sheet", `<row r="2"><c r="B2" t="inlineStr"><is><t>4H</t></is></c></row>`, []string{"S 2:  | 4H"}},
		{"no references", `<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>`, []string{"S 1: 1 | 2", "S 2: 3"}},
		{"a formula with its value", `<row r="1"><c r="A1" t="str"><f>"4"&amp;"H"</f><v>4H</v></c><c r="B1"><f>1+1</f><v>2</v></c></row>`, []string{"S 1: 4H | 2"}},
		{"a formula without a value", `<row r="1"><c r="A1"><f>SUM(B1:B9)</f></c><c r="B1"><v>2</v></c></row>`, []string{"S 1:  | 2"}},
		{"a far row", `<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>2</v></c></row>`, []string{"S 1: 1", "S 1048576: 2"}},
		{"blank cells with a style", `<row r="1"><c r="A1"><v>1</v></c><c r="B1" s="0"/><c r="XFD1" s="0"/></row>`, []string{"S 1: 1"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := lines(mustOpen(t, "club.xlsx", smallWorkbook(t, tt.rows)))
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestOtherWorkbooks reads what is unusual, but sound.
func TestOtherWorkbooks(t *testing.T) {
	rows := `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>7</v></c></row>`
	parts := append(smallParts(fmt.Sprintf(sheetXML, rows)), part{sharedStringsPart, fmt.Sprintf(sharedXML, "<si><t>a</t><rPh><t>no</t></rPh></si>")})
	each := func(change func(p part) part) []part {
		var changed []part
		for _, p := range parts {
			changed = append(changed, change(p))
		}
		return changed
	}
	strict := strings.NewReplacer(
		"http://schemas.openxmlformats.org/spreadsheetml/2006/main", "http://purl.oclc.org/ooxml/spreadsheetml/main",
		"http://schemas.openxmlformats.org/officeDocument/2006/relationships", "http://purl.oclc.org/ooxml/officeDocument/relationships",
	)
	tests := []struct {
		name  string
		parts []part
	}{
		{"as it is", parts},
		{"by the strict standard", each(func(p part) part { return part{p.name, strict.Replace(p.body)} })},
		{"with backslashes", each(func(p part) part { return part{strings.ReplaceAll(p.name, "/", `\`), p.body} })},
		{"with absolute targets", each(func(p part) part {
			return part{p.name, strings.NewReplacer(`Target="xl/`, `Target="/xl/`, `Target="worksheets/`, `Target="/xl/./worksheets/`).Replace(p.body)}
		})},
		{"with byte order marks", each(func(p part) part { return part{p.name, "\uFEFF" + p.body} })},
		{"with prefixes", each(func(p part) part {
			if p.name != "xl/worksheets/sheet1.xml" {
				return p
			}
			body := regexp.MustCompile(`<(/?)(\w)`).ReplaceAllString(strings.TrimPrefix(p.body, `<?xml version="1.0"?>`), "<${1}x:$2")
			return part{p.name, strings.Replace(body, "xmlns=", "xmlns:x=", 1)}
		})},
		{"with something of another program", append(each(func(p part) part { return p }), part{"customXml/item1.xml", "\xFF\xFE<\x00a\x00/\x00>\x00"})},
		{"with the shared texts last", append(parts[:4:4], parts[5], parts[4])},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff([]string{"S 1: a | 7"}, lines(mustOpen(t, "club.xlsx", archive(t, tt.parts...)))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestChartSheet passes over sheets that have no cells.
func TestChartSheet(t *testing.T) {
	file := excelize.NewFile()
	defer file.Close()
	for cell, value := range map[string]any{"A1": "Board", "A2": 1, "B1": "Score", "B2": 50} {
		if err := file.SetCellValue("Sheet1", cell, value); err != nil {
			t.Fatal(err)
		}
	}
	err := file.AddChartSheet("Chart1", &excelize.Chart{
		Type: excelize.Col, Series: []excelize.ChartSeries{{Name: "Sheet1!$B$1", Categories: "Sheet1!$A$2", Values: "Sheet1!$B$2"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	got := lines(mustOpen(t, "club.xlsx", saved(t, file)))
	if diff := cmp.Diff([]string{"Sheet1 1: Board | Score", "Sheet1 2: 1 | 50"}, got); diff != "" {
		t.Error(diff)
	}
}

func TestDamagedWorkbooks(t *testing.T) {
	good := fmt.Sprintf(sheetXML, `<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>`)
	mustOpen(t, "good.xlsx", archive(t, smallParts(good)...))
	without := func(name string) []byte {
		var parts []part
		for _, p := range smallParts(good) {
			if p.name != name {
				parts = append(parts, p)
			}
		}
		return archive(t, parts...)
	}
	with := func(name, body string) []byte {
		parts := smallParts(good)
		for i := range parts {
			if parts[i].name == name {
				parts[i].body = body
				return archive(t, parts...)
			}
		}
		return archive(t, append(parts, part{name, body})...)
	}
	sheet := func(rows string) []byte { return smallWorkbook(t, rows) }
	const damagedSheet = "the workbook is damaged: xl/worksheets/sheet1.xml: "
	tests := []struct {
		name string
		data []byte
		want string // how the problem begins
	}{
		{"a sheet cut short", with("xl/worksheets/sheet1.xml", good[:len(good)-40]), "the workbook is damaged: xl/worksheets/sheet1.xml: XML syntax error"},
		{"a sheet with a tag not closed", sheet(`<row r="1"><c r="A1"><v>1</c></row>`), "the workbook is damaged: xl/worksheets/sheet1.xml: XML syntax error"},
		{"a sheet with rubbish in a tag", sheet(`<row r="1"><c r="A1"<v>1</v></c></row>`), "the workbook is damaged: xl/worksheets/sheet1.xml: XML syntax error"},
		{"a sheet without anything", with("xl/worksheets/sheet1.xml", ""), "the workbook is damaged: xl/worksheets/sheet1.xml: it is empty"},
		{"no sheet", without("xl/worksheets/sheet1.xml"), `the workbook is damaged: xl/workbook.xml: sheet "S" is missing`},
		{"no relations", without("xl/_rels/workbook.xml.rels"), "the workbook is damaged: xl/_rels/workbook.xml.rels: it is missing"},
		{"a workbook part that is no XML", with("xl/workbook.xml", "<workbook><sheets>"), "the workbook is damaged: xl/workbook.xml: XML syntax error"},
		{"the same part twice", archive(t, append(smallParts(good), part{"xl/worksheets/sheet1.xml", good})...), "the workbook is damaged: xl/worksheets/sheet1.xml: it is there twice"},
		{
			"a string that is not there",
			sheet(`<row r="1"><c r="A1" t="s"><v>7</v></c></row>`),
			"the workbook is damaged: xl/worksheets/sheet1.xml: cell A1 shows text number 7, of 0",
		},
		{"rows out of order", sheet(`<row r="5"><c r="A5"><v>5</v></c></row><row r="3"><c r="A3"><v>3</v></c></row>`), "the workbook is damaged: xl/worksheets/sheet1.xml: row 3 comes after row 5"},
		{"a row twice", sheet(`<row r="5"><c r="A5"><v>5</v></c></row><row r="5"><c r="A5"><v>3</v></c></row>`), "the workbook is damaged: xl/worksheets/sheet1.xml: row 5 comes after row 5"},
		{"a row beyond the last", sheet(`<row r="1048577"><c><v>5</v></c></row>`), "the workbook is damaged: xl/worksheets/sheet1.xml: row 1048577 is beyond the last"},
		{
			"the shared texts under another name",
			archive(t, append(smallParts(fmt.Sprintf(sheetXML, `<row r="1"><c r="A1" t="s"><v>0</v></c></row>`)),
				part{"xl/strings.xml", `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>x</t></si></sst>`})...),
			"the workbook is damaged: xl/worksheets/sheet1.xml: cell A1 shows text number 0, of 0",
		},
		{"a cell without a place", sheet(`<row r="1"><c r="11"><v>5</v></c></row>`), `the workbook is damaged: xl/worksheets/sheet1.xml: cell "11" has no place`},
		{"a row without a place", sheet(`<row r="x"><c><v>5</v></c></row>`), `the workbook is damaged: xl/worksheets/sheet1.xml: row "x" has no place`},
		{
			"cells out of order",
			sheet(`<row r="1"><c r="C1"><v>3</v></c><c r="A1"><v>1</v></c></row>`),
			"the workbook is damaged: xl/worksheets/sheet1.xml: cell A1 comes after column C",
		},
		{"a cell in another row", sheet(`<row r="1"><c r="A2"><v>3</v></c></row>`), damagedSheet + "cell A2 stands in row 1"},
		{"a cell beyond the last column", sheet(`<row r="1"><c r="XFE1"><v>3</v></c></row>`), damagedSheet + `cell "XFE1" has no place`},
		{"a cell with two places", sheet(`<row r="1"><c r="A1" x:r="B1" xmlns:x="x"><v>3</v></c></row>`), damagedSheet + "<c> has r twice"},
		{"a row with two places", sheet(`<row r="1" r="2"><c><v>3</v></c></row>`), damagedSheet + "<row> has r twice"},
		{"a style that is no number", sheet(`<row r="1"><c r="A1" s="x"><v>3</v></c></row>`), damagedSheet + "cell A1 has style number x, of 1"},
		{"a style that is not there", sheet(`<row r="1"><c r="A1" s="1"><v>3</v></c></row>`), damagedSheet + "cell A1 has style number 1, of 1"},
		{"a shared string without a number", sheet(`<row r="1"><c r="B1" t="s"><v>x</v></c></row>`), damagedSheet + "cell B1 shows text number x, of 0"},
		{"a shared string below the first", sheet(`<row r="1"><c r="B1" t="s"><v>-1</v></c></row>`), damagedSheet + "cell B1 shows text number -1, of 0"},
		{"something else among the cells", sheet(`<row r="1"><d r="A1"><v>3</v></d></row>`), damagedSheet + "<d> stands among the cells"},
		{"something else among the rows", sheet(`<rox r="1"><c r="A1"><v>3</v></c></rox>`), damagedSheet + "<rox> stands among the cells"},
		{"a formula that stops excelize", sheet(`<row r="1"><c r="A1"><f si="x">1</f><v>3</v></c></row>`), damagedSheet + "it has 1 cells with something in them, and not all can be read without doubt"},
		{"a text that stops excelize", sheet(`<row r="1"><c r="A1" t="inlineStr"><is><r><t>4</t></r><r><rPr><sz val="x"/></rPr><t>H</t></r></is></c></row>`), damagedSheet + "it has 1 cells"},
		{"rows outside of the sheet's", with("xl/worksheets/sheet1.xml", strings.ReplaceAll(good, "sheetData", "sheetDatb")), damagedSheet + "it has 0 cells"},
		{"two sheets in a part", with("xl/worksheets/sheet1.xml", good+"<worksheet/>"), damagedSheet + "XML syntax error: <worksheet> after the root element"},
		{"a part twice, by another slash", archive(t, append(smallParts(good), part{`xl\worksheets\sheet1.xml`, good})...), `the workbook is damaged: xl\worksheets\sheet1.xml: it is there twice`},
		{"a part twice, by another letter", archive(t, append(smallParts(good), part{"xl/worksheets/Sheet1.xml", good})...), "the workbook is damaged: xl/worksheets/Sheet1.xml: it is there twice"},
		{"two sheets of one name", with("xl/workbook.xml", strings.Replace(workbookXML, "</sheets>", `<sheet name="s" sheetId="2" r:id="rId1"/></sheets>`, 1)), `the workbook is damaged: xl/workbook.xml: two sheets are called "s"`},
		{"two sheets in one part", with("xl/workbook.xml", strings.Replace(workbookXML, "</sheets>", `<sheet name="T" sheetId="2" r:id="rId1"/></sheets>`, 1)), `the workbook is damaged: xl/workbook.xml: sheet "T" is the same as another`},
		{"a sheet without a part", with("xl/workbook.xml", strings.Replace(workbookXML, "rId1", "rId2", 1)), `the workbook is damaged: xl/workbook.xml: sheet "S" is missing`},
		{"two parts of one name", with("xl/_rels/workbook.xml.rels", strings.Replace(workbookRels, "</Rel", `<Relationship Id="rId1" Type="x" Target="y"/></Rel`, 1)), `the workbook is damaged: xl/workbook.xml: two parts are called "rId1"`},
		{"a workbook without sheets", with("xl/workbook.xml", strings.ReplaceAll(workbookXML, "sheets>", "sheetz>")), "the workbook is damaged: xl/workbook.xml: it has no sheets"},
		{"no root", without("_rels/.rels"), "the workbook is damaged: _rels/.rels: it is missing"},
		{"styles that are no XML", with(stylesPart, "<styleSheet>"), "the workbook is damaged: xl/styles.xml: XML syntax error"},
		{"a comment that is no XML", with("xl/comments1.xml", "<comments>"), "the workbook is damaged: xl/comments1.xml: XML syntax error"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := refusal(t, "club.xlsx", tt.data); !strings.HasPrefix(got.Text, tt.want) {
				t.Errorf("got  %v\nwant %s…", got, tt.want)
			}
		})
	}
}

// TestTruncatedWorkbook cuts a workbook after every byte: what is left is refused.
func TestTruncatedWorkbook(t *testing.T) {
	data := workbookOf(t, sheetOf("Tulokset", row{1, "Board", "NS", "EW"}, row{2, 1, 2, 3}), sheetOf("Names", row{1, "Pair"}))
	for n := 4; n < len(data); n++ {
		if book, problems := Open("club.xlsx", data[:n]); book != nil || !problems.HasErrors() {
			t.Errorf("%d of %d bytes are read as a book", n, len(data))
		}
	}
}

// TestFlippedBytes changes single bytes of a workbook: either nothing is lost, or
// it is refused.
func TestFlippedBytes(t *testing.T) {
	data := workbookOf(t, sheetOf("Tulokset", row{1, "Board", "NS", "EW"}, row{2, 1, 2, 3}), sheetOf("Names", row{1, "Pair"}))
	want := lines(mustOpen(t, "club.xlsx", data))
	refused, tried := 0, 0
	for at := 0; at < len(data); at += 23 {
		tried++
		bad := bytes.Clone(data)
		bad[at] ^= 0x10
		book, problems := Open("club.xlsx", bad)
		if book == nil {
			refused++
			if len(problems) != 1 {
				t.Errorf("byte %d: %v", at, problems)
			}
			continue
		}
		if diff := cmp.Diff(want, lines(book)); diff != "" {
			t.Errorf("byte %d is changed, and with it what is read:\n%s", at, diff)
		}
	}
	if refused < tried/2 {
		t.Errorf("only %d of %d damaged workbooks are refused", refused, tried)
	}
}

// TestWrongChecksum changes one byte within each part.
func TestWrongChecksum(t *testing.T) {
	data := workbookOf(t, sheetOf("Tulokset", row{1, "Board", "NS", "EW"}, row{2, 1, 2, 3}))
	reader, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range reader.File {
		offset, err := f.DataOffset()
		if err != nil {
			t.Fatal(err)
		}
		bad := bytes.Clone(data)
		bad[offset+int64(f.CompressedSize64)/2] ^= 0x40
		refusal(t, f.Name, bad)
	}
	// Stored parts are not even noticed by the unpacking.
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, p := range smallParts(fmt.Sprintf(sheetXML, `<row r="1"><c r="A1"><v>7777</v></c></row>`)) {
		f, err := w.CreateHeader(&zip.FileHeader{Name: p.name, Method: zip.Store})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write([]byte(p.body)); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	mustOpen(t, "stored.xlsx", b.Bytes())
	bad := bytes.Replace(b.Bytes(), []byte("7777"), []byte("7778"), 1)
	p := refusal(t, "stored.xlsx", bad)
	if want := "stored.xlsx: the workbook is damaged: xl/worksheets/sheet1.xml: zip: checksum error"; p.String() != want {
		t.Errorf("got  %v\nwant %s", p, want)
	}
}

// bomb is a workbook with parts that claim to be large.
func bomb(t *testing.T, sizes ...uint64) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, p := range smallParts(fmt.Sprintf(sheetXML, "")) {
		f, err := w.Create(p.name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write([]byte(p.body)); err != nil {
			t.Fatal(err)
		}
	}
	for i, size := range sizes {
		body := []byte{0x03, 0x00} // an empty block of deflate
		f, err := w.CreateRaw(&zip.FileHeader{
			Name: fmt.Sprintf("xl/media/%d.bin", i), Method: zip.Deflate, CompressedSize64: uint64(len(body)), UncompressedSize64: size,
		})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write(body); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestLyingZipBomb unpacks to far more than it says.
func TestLyingZipBomb(t *testing.T) {
	var packed bytes.Buffer
	deflate, err := flate.NewWriter(&packed, flate.BestSpeed)
	if err != nil {
		t.Fatal(err)
	}
	for range 32 {
		if _, err := deflate.Write(bytes.Repeat([]byte(" "), 1<<20)); err != nil {
			t.Fatal(err)
		}
	}
	if err := deflate.Close(); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, p := range smallParts("") {
		body := []byte(p.body)
		header := &zip.FileHeader{Name: p.name, Method: zip.Store, CRC32: crc32.ChecksumIEEE(body), CompressedSize64: uint64(len(body)), UncompressedSize64: uint64(len(body))}
		if p.name == "xl/worksheets/sheet1.xml" {
			body = packed.Bytes()
			header.Method, header.CompressedSize64, header.UncompressedSize64 = zip.Deflate, uint64(len(body)), 1000
		}
		f, err := w.CreateRaw(header)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write(body); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	refusal(t, "bomb.xlsx", b.Bytes())
	runtime.ReadMemStats(&after)
	if used := after.TotalAlloc - before.TotalAlloc; used > 8<<20 {
		t.Errorf("it takes %d MB to refuse it", used>>20)
	}
}

func TestZipBomb(t *testing.T) {
	const tooLarge = "bomb.xlsx: the workbook is too large: more than 64 MB unpacked"
	tests := []struct {
		name  string
		sizes []uint64
		want  string
	}{
		{"one large part", []uint64{1 << 40}, tooLarge},
		{"the largest that can be said", []uint64{1<<64 - 1, 1<<64 - 1}, tooLarge},
		{"many parts", []uint64{15 << 20, 15 << 20, 15 << 20, 15 << 20, 15 << 20}, tooLarge},
		{"just too many", []uint64{64 << 20}, tooLarge},
		{"less than it says", []uint64{1 << 20}, "bomb.xlsx: the workbook "},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			start := time.Now()
			if got := refusal(t, "bomb.xlsx", bomb(t, tt.sizes...)).String(); !strings.HasPrefix(got, tt.want) {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
			if took := time.Since(start); took > time.Second {
				t.Errorf("refused only after %v", took)
			}
		})
	}
}
