package cells

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/ingest/longer"
)

// reading is everything that is read of a book.
func reading(book *Book) []string {
	all := lines(book)
	for _, sheet := range book.Sheets {
		all = append(all, "sheet "+sheet.Name)
	}
	return append(all, marksOf(book)...)
}

// victims are small files of all kinds, with all that is read of a file: shared
// texts and others, dates, errors, merged cells, several sheets.
func victims(t testing.TB) map[string][]byte {
	const styles = `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
		`<cellXfs><xf numFmtId="0"/><xf numFmtId="16"/></cellXfs></styleSheet>`
	sheet := strings.Replace(fmt.Sprintf(sheetXML, victimRows), "</sheetData>", `</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells>`, 1)
	parts := append(smallParts(sheet), part{sharedStringsPart, fmt.Sprintf(sharedXML, victimTexts)}, part{stylesPart, styles})
	var stored bytes.Buffer
	w := zip.NewWriter(&stored)
	for _, p := range parts {
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
	return map[string][]byte{
		"club.xlsx":     archive(t, parts...),
		"stored.xlsx":   stored.Bytes(),
		"excelize.xlsx": workbookOf(t, sheetOf("Tulokset", row{1, "Board", "NS", "EW"}, row{2, 1, 2.5, "4♥"}), sheetOf("Names", row{1, "Pair"})),
		"club.ods":      archive(t, documentParts(victimTables)...),
	}
}

const (
	victimTexts = `<si><t>Board</t></si><si><r><t>4</t></r><r><rPr><sz val="9"/></rPr><t>♥</t></r></si><si><t xml:space="preserve"> N &amp; S </t></si>`
	victimRows  = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>NS &lt;1&gt;</t></is></c><c r="C1" t="s"><v>2</v></c></row>` +
		`<row r="2"><c r="A2"><v>7</v></c><c r="B2" s="1"><v>46205</v></c><c r="C2" t="e"><v>#REF!</v></c></row>` +
		`<row r="3"><c r="A3"/><c r="B3" t="s"><v>1</v></c><c r="C3"><f>SUM(A1:A9)</f></c><c r="D3" t="str"><f>A1</f><v>4H</v></c></row>` +
		`<row r="7"><c r="B7"><f>1+1</f><v>2</v></c><c r="C7" t="b"><v>1</v></c></row>`
)

const victimTables = `<table:table table:name="S"><table:table-row><table:table-cell office:value-type="string"><text:p>Board</text:p></table:table-cell>` +
	`<table:table-cell office:value-type="string"><text:p>4<text:span>♥</text:span><text:s text:c="2"/>x</text:p><text:p>y</text:p></table:table-cell></table:table-row>` +
	`<table:table-row><table:table-cell table:number-rows-spanned="2" office:value-type="float" office:value="7"/><table:table-cell office:value-type="date" office:date-value="2026-07-02"/></table:table-row>` +
	`<table:table-row table:number-rows-repeated="2"><table:covered-table-cell/><table:table-cell table:number-columns-repeated="3" table:formula="of:=1" office:value-type="float" office:value="1"/></table:table-row></table:table>` +
	`<table:table table:name="T"><table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`

// mutate changes a few bytes somewhere, in one of many ways.
func mutate(r *rand.Rand, data []byte) []byte {
	if len(data) == 0 {
		return data
	}
	data = bytes.Clone(data)
	at := func() int { return r.IntN(len(data)) }
	some := func() (from, to int) {
		from = at()
		return from, min(len(data), from+1+r.IntN(1<<r.IntN(10)))
	}
	switch r.IntN(9) {
	case 0: // a bit
		data[at()] ^= 1 << r.IntN(8)
	case 1: // a byte
		data[at()] = byte(r.Uint32())
	case 2: // a few bytes
		for range 1 + r.IntN(8) {
			data[at()] = byte(r.Uint32())
		}
	case 3: // the end
		data = data[:at()]
	case 4: // a piece is lost
		from, to := some()
		data = slices.Delete(data, from, to)
	case 5: // a piece is there twice
		from, to := some()
		data = slices.Insert(data, at(), bytes.Clone(data[from:to])...)
	case 6: // zeros
		from, to := some()
		clear(data[from:to])
	case 7: // a piece is written over another
		from, to := some()
		copy(data[at():], bytes.Clone(data[from:to]))
	case 8: // bytes too many
		from := at()
		for range 1 + r.IntN(4) {
			data = slices.Insert(data, from, byte(r.Uint32()))
		}
	}
	return data
}

// mutateZip changes a field in one of the records that describe the parts.
func mutateZip(r *rand.Rand, data []byte) []byte {
	data = bytes.Clone(data)
	type field struct{ at, size int }
	var fields []field
	record := func(signature string, offsets ...int) {
		for from := 0; ; {
			i := bytes.Index(data[from:], []byte(signature))
			if i < 0 {
				return
			}
			from += i
			for _, o := range offsets {
				size := 2 + 2*(o&1) // odd offsets stand for fields of four bytes
				fields = append(fields, field{from + o&^1, size})
			}
			from += 4
		}
	}
	record("PK\x01\x02", 4, 6, 8, 10, 12, 14, 16+1, 20+1, 24+1, 28, 30, 32, 34, 36, 38+1, 42+1, 46, 48, 50, 52, 54, 56)
	record("PK\x03\x04", 4, 6, 8, 10, 14+1, 18+1, 22+1, 26, 28, 30, 32, 34)
	record("PK\x05\x06", 4, 6, 8, 10, 12+1, 16+1, 20)
	if len(fields) == 0 {
		return data
	}
	for range 1 + r.IntN(3) {
		f := fields[r.IntN(len(fields))]
		if f.at+f.size > len(data) {
			continue
		}
		b := data[f.at : f.at+f.size]
		switch r.IntN(6) {
		case 0:
			clear(b)
		case 1:
			b[r.IntN(len(b))] ^= 1 << r.IntN(8)
		case 2:
			b[0]++
		case 3:
			b[0]--
		case 4:
			for i := range b {
				b[i] = 0xFF
			}
		case 5:
			other := fields[r.IntN(len(fields))]
			if other.at+len(b) <= len(data) {
				copy(b, data[other.at:])
			}
		}
	}
	return data
}

// TestMutatedFiles changes files: each reads as it did, or is refused.
func TestMutatedFiles(t *testing.T) {
	for name, data := range victims(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(1, 2))
			want := reading(mustOpen(t, name, data))
			read := 0
			rounds := longer.Times(t, 700)
			for i := range rounds {
				bad := mutate(r, data)
				if i%2 == 1 {
					bad = mutateZip(r, data)
				}
				book, problems := Open(name, bad)
				if (book == nil) != problems.HasErrors() {
					t.Fatalf("change %d: book %v, problems %v", i, book != nil, problems)
				}
				if book == nil || isText(bad) {
					continue
				}
				read++
				if diff := cmp.Diff(want, reading(book)); diff != "" {
					t.Fatalf("change %d reads otherwise:\n%s", i, diff)
				}
			}
			if read*14 < rounds || read*14 > rounds*10 {
				t.Errorf("%d of the changed files can be read", read)
			}
		})
	}
}

// isText reports whether so much of a workbook has been changed that it counts
// as a text file.
func isText(data []byte) bool { return sniff(data, false) == kindText }

// TestMutatedZeroChecksum sets the checksum of a part to 0, which archive/zip
// takes for one that is not known, and changes the part.
func TestMutatedZeroChecksum(t *testing.T) {
	data := victims(t)["stored.xlsx"]
	reader, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range reader.File {
		bad := bytes.Clone(data)
		sum := binary.LittleEndian.AppendUint32(nil, f.CRC32)
		for range bytes.Count(bad, sum) {
			i := bytes.Index(bad, sum)
			clear(bad[i : i+4])
		}
		for i := bytes.Index(bad, []byte("PK\x03\x04")); i >= 0; i = -1 {
			bad[i+6] &^= 8 // no descriptor with a checksum follows
		}
		if p := refusal(t, "club.xlsx", bad); !strings.Contains(p.Text, "checksum") {
			t.Errorf("%s: %v", f.Name, p)
		}
	}
}

// TestMutatedCSV finds no way to make a text file panic.
func TestMutatedCSV(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	texts := [][]byte{
		[]byte("Board;NS;EW;Contract\r\n1;1;2;4♥\r\n2;\"1\n\";2;\"3\"\"NT\"\r\n"), []byte("sep=,\na,b\n1,2\n"),
		[]byte("\xFF\xFEa\x00\t\x00b\x00\n\x00"), []byte("Pelinvi\xE4\tx\r1\t2\r"),
	}
	for range longer.Times(t, 2000) {
		data := mutate(r, texts[r.IntN(len(texts))])
		book, problems := OpenWith("club.csv", data, []string{"", "", "utf-8", "utf-16", "windows-1252", "shift_jis"}[r.IntN(6)])
		if (book == nil) != problems.HasErrors() {
			t.Fatalf("%q: book %v, problems %v", data, book != nil, problems)
		}
	}
}

// TestMutatedXML changes what is in the parts, and packs them soundly. It is
// then another workbook; but what is no XML, or out of order, is refused, and
// the rest reads as the plainest of readers reads it.
func TestMutatedXML(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	read, rounds := 0, longer.Times(t, 500)
	for range rounds {
		rows, texts := []byte(victimRows), []byte(victimTexts)
		for range 1 + r.IntN(2) {
			switch r.IntN(4) {
			case 0:
				texts = mutateXML(r, texts)
			default:
				rows = mutateXML(r, rows)
			}
		}
		if checkXML(t, string(rows), string(texts)) {
			read++
		}
	}
	if read*25 < rounds*2 || read*5 > rounds*4 {
		t.Errorf("%d of the changed workbooks can be read", read)
	}
}

// TestMutatedContent does the same to an OpenDocument spreadsheet.
func TestMutatedContent(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	read, rounds := 0, longer.Times(t, 500)
	for range rounds {
		if checkContent(t, string(mutateXML(r, []byte(victimTables)))) {
			read++
		}
	}
	if read*10 < rounds || read*10 > rounds*9 {
		t.Errorf("%d of the changed documents can be read", read)
	}
}

// checkContent opens a document with these sheets, which must be refused if it is
// no XML. It tells whether it can be read.
func checkContent(t *testing.T, tables string) bool {
	t.Helper()
	book, problems := Open("club.ods", archive(t, documentParts(tables)...))
	if (book == nil) != problems.HasErrors() {
		t.Fatalf("%q\nbook %v, problems %v", tables, book != nil, problems)
	}
	if book == nil {
		return false
	}
	if err := wellFormed(fmt.Sprintf(documentXML, tables), new(struct{})); err != nil {
		t.Fatalf("%q\nis read, though %v:\n%q", tables, err, lines(book))
	}
	return true
}

// FuzzContent reads any sheets of a sound document, or refuses them.
func FuzzContent(f *testing.F) {
	f.Add(victimTables)
	f.Fuzz(func(t *testing.T, tables string) {
		checkContent(t, tables)
	})
}

// mutateXML changes bytes, or moves whole tags and numbers about.
func mutateXML(r *rand.Rand, data []byte) []byte {
	if r.IntN(2) == 0 {
		return mutate(r, data)
	}
	pieces := bytes.SplitAfter(data, []byte(">"))
	i, j := r.IntN(len(pieces)), r.IntN(len(pieces))
	switch r.IntN(5) {
	case 0:
		pieces[i], pieces[j] = pieces[j], pieces[i]
	case 1:
		pieces = slices.Delete(pieces, i, i+1)
	case 2:
		pieces = slices.Insert(pieces, i, pieces[j])
	case 3:
		digit := bytes.IndexAny(pieces[i], "0123456789")
		if digit >= 0 {
			pieces[i] = bytes.Clone(pieces[i])
			pieces[i][digit] = "0123456789-x"[r.IntN(12)]
		}
	case 4:
		pieces = append(pieces[:min(i, j)], pieces[max(i, j):]...)
	}
	return bytes.Join(pieces, nil)
}

// checkXML opens a workbook with these rows and shared texts, and compares it
// with the plain reader. It tells whether it can be read.
func checkXML(t *testing.T, rows, texts string) bool {
	t.Helper()
	sheet, shared := fmt.Sprintf(sheetXML, rows), fmt.Sprintf(sharedXML, texts)
	styles := `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="16"/></cellXfs></styleSheet>`
	data := archive(t, append(smallParts(sheet), part{sharedStringsPart, shared}, part{stylesPart, styles})...)
	book, problems := Open("club.xlsx", data)
	if (book == nil) != problems.HasErrors() {
		t.Fatalf("%q\n%q\nbook %v, problems %v", rows, texts, book != nil, problems)
	}
	if book == nil {
		return false
	}
	want, err := plainlyRead(sheet, shared)
	if err != nil {
		t.Fatalf("%q\n%q\nis read, though %v:\n%q", rows, texts, err, lines(book))
	}
	if diff := cmp.Diff(want, lines(book)); diff != "" {
		t.Fatalf("%q\n%q\n%s", rows, texts, diff)
	}
	return true
}

// plainText is a text of a workbook: whole, or in runs of letters.
type plainText struct {
	Text string   `xml:"t"`
	Runs []string `xml:"r>t"`
}

func (p *plainText) String() string { return unescapeText(p.Text + strings.Join(p.Runs, "")) }

func unescapeText(text string) string { return strings.TrimSpace(string(unescape([]byte(text)))) }

// plainlyRead reads a sheet as a whole, by the names of its elements, with
// encoding/xml. It trusts the file but for what every reader must refuse.
func plainlyRead(sheetXML, sharedXML string) ([]string, error) {
	var sheet struct {
		Rows []struct {
			Num   string `xml:"r,attr"`
			Cells []struct {
				Name   string     `xml:"r,attr"`
				Kind   string     `xml:"t,attr"`
				Value  string     `xml:"v"`
				Inline *plainText `xml:"is"`
			} `xml:"c"`
		} `xml:"sheetData>row"`
	}
	var shared struct {
		Texts []plainText `xml:"si"`
	}
	if err := errors.Join(wellFormed(sheetXML, &sheet), wellFormed(sharedXML, &shared)); err != nil {
		return nil, err
	}
	var all []string
	num := 0
	for _, row := range sheet.Rows {
		before := num
		num++
		if row.Num != "" {
			var err error
			if num, err = strconv.Atoi(row.Num); err != nil || num <= before {
				return nil, fmt.Errorf("row %q comes after %d", row.Num, before)
			}
		}
		var texts []string
		for _, cell := range row.Cells {
			col := len(texts) + 1
			if cell.Name != "" {
				var at int
				var err error
				if col, at, err = cellPlace(cell.Name); err != nil || at != num || col <= len(texts) {
					return nil, fmt.Errorf("cell %q stands behind %q in row %d", cell.Name, texts, num)
				}
			}
			text := strings.TrimSpace(cell.Value)
			switch {
			case cell.Kind == "s" && cell.Value != "":
				n, err := strconv.Atoi(text)
				if err != nil || n < 0 || n >= len(shared.Texts) {
					return nil, fmt.Errorf("there is no text %q", text)
				}
				text = shared.Texts[n].String()
			case cell.Kind == "inlineStr" && cell.Inline != nil:
				text = cell.Inline.String()
			}
			for len(texts) < col-1 {
				texts = append(texts, "")
			}
			texts = append(texts, text)
		}
		for len(texts) > 0 && texts[len(texts)-1] == "" {
			texts = texts[:len(texts)-1]
		}
		if len(texts) > 0 {
			all = append(all, fmt.Sprintf("S %d: %s", num, strings.Join(texts, " | ")))
		}
	}
	return all, nil
}

// wellFormed reads a document to its end, into a value.
func wellFormed(document string, value any) error {
	decoder := xml.NewDecoder(strings.NewReader(document))
	for {
		_, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return xml.Unmarshal([]byte(document), value)
		}
		if err != nil {
			return err
		}
	}
}

// FuzzSheet reads any rows and shared texts of a sound workbook as the plain
// reader does, or refuses them.
func FuzzSheet(f *testing.F) {
	f.Add(victimRows, victimTexts)
	for _, rows := range []string{
		`<row><c><v>1</v></c><c t="s"><v>0</v></c></row><row r="9"><c r="XFD9"><v>1</v></c></row>`, `<row r="1"><c r="A1" s="x"><v>1</v></c></row>`,
		`<row r="1"><c r="A1"><f si="x">1</f><v>1</v></c></row>`, `<row r="1"><c r="A1"><v>1<!-- -->2</v></c></row>`, `<row r="1"><c r="A1"><v><![CDATA[7]]></v></c></row>`,
		`<row r="1"><c r="A1" t="inlineStr"><is><t>_x0041__x005F_</t></is></c></row>`, `<row r="1"><x:c xmlns:x="y" x:r="B1" r="A1"><v>1</v></x:c></row>`,
		`<row r="1"><c r="A1"><v>&#x37;&amp;&#10;</v></c></row>`, "<row r=\"1\"><c r=\"A1\"><v>1\r\n2\r3</v></c></row>", `</sheetData><sheetData><row/>`,
	} {
		f.Add(rows, victimTexts)
	}
	f.Fuzz(func(t *testing.T, rows, texts string) {
		checkXML(t, rows, texts)
	})
}

// FuzzMutated is TestMutatedFiles with other changes.
func FuzzMutated(f *testing.F) {
	files := victims(f)
	for name := range files {
		f.Add(name, uint64(1), uint64(1))
	}
	f.Fuzz(func(t *testing.T, name string, seed, changes uint64) {
		data, ok := files[name]
		if !ok {
			return
		}
		want := reading(mustOpen(t, name, data))
		r := rand.New(rand.NewPCG(seed, changes))
		for range 1 + changes%3 {
			if len(data) == 0 {
				break
			}
			if r.IntN(2) == 0 {
				data = mutate(r, data)
			} else {
				data = mutateZip(r, data)
			}
		}
		book, problems := Open(name, data)
		if (book == nil) != problems.HasErrors() {
			t.Fatalf("book %v, problems %v", book != nil, problems)
		}
		if book == nil || isText(data) {
			return
		}
		if diff := cmp.Diff(want, reading(book)); diff != "" {
			t.Fatalf("the changed file reads otherwise:\n%s", diff)
		}
	})
}
