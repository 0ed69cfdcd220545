package cells

import (
	"archive/zip"
	"bytes"
	"runtime"
	"strings"
	"testing"
)

// part is one file of a zip archive.
type part struct{ name, body string }

// archive packs parts, in their order.
func archive(t testing.TB, parts ...part) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, p := range parts {
		method := zip.Deflate
		if p.body == "" {
			method = zip.Store
		}
		f, err := w.CreateHeader(&zip.FileHeader{Name: p.name, Method: method})
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
	return b.Bytes()
}

// ole is the start of an OLE container, as .xls files and encrypted workbooks are.
const ole = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + "\x00\x00\x00\x00\x3E\x00\x03\x00\xFE\xFF\x09\x00"

func TestRefusals(t *testing.T) {
	const binary = "this is not a spreadsheet"
	tests := []struct {
		name string
		data string
		want string
	}{
		{"nothing", "", "the file is empty"},
		{"only a BOM", "\uFEFF", "the file is empty"},
		{"only blank lines", "\r\n  \n\t\n", "the file is empty"},
		{"only NULs", "\x00\x00\x00\x00\x00\x00", "the file is empty"},
		{"an old workbook", ole + strings.Repeat("\x00", 500) + "W\x00o\x00r\x00k\x00b\x00o\x00o\x00k\x00", "this is an old Excel workbook (.xls)"},
		{
			"a workbook with a password",
			ole + strings.Repeat("\xFF", 5000) + "E\x00n\x00c\x00r\x00y\x00p\x00t\x00e\x00d\x00P\x00a\x00c\x00k\x00a\x00g\x00e\x00",
			"the workbook is protected by a password",
		},
		{"a Bridgemate database", "\x00\x01\x00\x00Standard Jet DB\x00\x00", "this is a database (such as a Bridgemate .bws file), not a spreadsheet"},
		{"a newer Access database", "\x00\x01\x00\x00Standard ACE DB\x00\x02", "this is a database (such as a Bridgemate .bws file), not a spreadsheet"},
		{"PDF", "%PDF-1.4\n%\xE2\xE3\xCF\xD3\n", "this is a PDF document, not a spreadsheet"},
		{"XML", "<?xml version=\"1.0\"?>\n<USEBIO/>", "this is an XML file, not a spreadsheet"},
		{"XML after a BOM", "\uFEFF<?xml version=\"1.0\"?>", "this is an XML file, not a spreadsheet"},
		{"HTML that calls itself a workbook", "\r\n<html><table><tr><td>1</td></tr></table>", "this is an HTML page without a table"},
		{"a web archive", "MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n", "this is a web archive (.mht), not a spreadsheet"},
		{"PNG", "\x89PNG\r\n\x1A\n\x00\x00\x00\rIHDR", "this is a picture, not a spreadsheet"},
		{"JPEG", "\xFF\xD8\xFF\xE0\x00\x10JFIF", "this is a picture, not a spreadsheet"},
		{"GIF", "GIF89a\x01\x00\x01\x00", "this is a picture, not a spreadsheet"},
		{"a program", "\x7FELF\x02\x01\x01\x00\x00\x00", binary},
		{"gzip", "\x1F\x8B\x08\x00\x00\x00\x00\x00", binary},
		{"text with a NUL", "Board,NS,EW\n1,1,\x00\n", binary},
		{"text with a bell", "Board,NS,EW\n1,1,\x07\n", binary},
		{
			"an OpenDocument text",
			string(archive(t, part{"mimetype", "application/vnd.oasis.opendocument.text"}, part{"content.xml", "<x/>"})),
			"this is an OpenDocument file, but not a spreadsheet",
		},
		{
			"a binary workbook",
			string(archive(t, part{"[Content_Types].xml", "<Types/>"}, part{"xl/workbook.bin", "\x83\x01\x00"})),
			"this is a binary workbook (.xlsb)",
		},
		{
			"a letter",
			string(archive(t, part{"[Content_Types].xml", "<Types/>"}, part{"word/document.xml", "<document/>"})),
			"this is an Office document, but not a workbook",
		},
		{
			"an archive",
			string(archive(t, part{"club.csv", "Board,NS,EW\n"}, part{"other.csv", "x\n"})),
			"this is a zip archive of 2 files, not a workbook",
		},
		{"an empty archive", string(archive(t)), "this is a zip archive of 0 files, not a workbook"},
		{"the start of an archive", "PK\x03\x04\x14\x00\x06\x00", "the workbook is damaged or cut short"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			// The name lies; the bytes don't.
			for _, name := range []string{"club.csv", "club.xlsx"} {
				if got, want := refusal(t, name, []byte(tt.data)).String(), name+": "+tt.want; got != want {
					t.Errorf("got  %s\nwant %s", got, want)
				}
			}
		})
	}
}

// FuzzOpen opens whatever bytes there are: it must come to an end, within the
// memory that the limits allow, with a book or with a reason.
func FuzzOpen(f *testing.F) {
	for _, text := range []string{
		"", "a,b\n1,2\n", "sep=;\na;b\n", "\uFEFFa\tb\n", "a,\"b\nb\"\nc\n", "a,\"b", "a\rb\r", "\xFF\xFEa\x00,\x00b\x00", "a\x00,\x00b\x00\n\x00c\x00",
		"Pelinvi\xE4;N\n", ole, "%PDF-", "<xml/>", "PK\x03\x04", "\x00\x01\x00\x00Standard Jet DB",
	} {
		f.Add([]byte(text))
	}
	f.Add(workbookOf(f, sheetOf("Tulokset", row{1, "Board", "NS", "EW"}, row{3, 1, 2.5, "4♥"}), sheetOf("Names", row{1, "x"})))
	f.Add(smallWorkbook(f, `<row r="2"><c r="B2" t="inlineStr"><is><t>4H</t></is></c><c r="D2"><v>7</v></c></row>`))
	f.Add(documentOf(f, inRowOf(textCell("4H"), textCell("x"))))
	f.Fuzz(func(t *testing.T, data []byte) {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		book, problems := Open("fuzz", data)
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; used > 2<<30 {
			t.Errorf("%d bytes of input take %d MB", len(data), used>>20)
		}
		if (book == nil) != problems.HasErrors() {
			t.Fatalf("book %v, problems %v", book != nil, problems)
		}
		if book == nil {
			return
		}
		for _, sheet := range book.Sheets {
			last := 0
			for i := range sheet.Len() {
				row := sheet.Row(i)
				if row.Num <= last || row.Len() == 0 || row.Text(row.Len()-1) == "" {
					t.Fatalf("row %d of %d cells after row %d", row.Num, row.Len(), last)
				}
				last = row.Num
				for col := range row.Len() {
					if int(row.ID(col)) >= book.Texts() || strings.TrimSpace(row.Text(col)) != row.Text(col) {
						t.Fatalf("row %d, column %d: %q", row.Num, col, row.Text(col))
					}
				}
			}
		}
	})
}
