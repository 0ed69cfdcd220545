package cells

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/charset"
)

// Open reads a file's bytes. The book is nil when the problems say that it
// could not be read.
func Open(name string, data []byte) (*Book, event.Problems) {
	return OpenWith(name, data, "")
}

// OpenWith is Open with the name of the encoding of a text file, which
// CheckEncoding knows. Other files ignore it.
func OpenWith(name string, data []byte, encoding string) (*Book, event.Problems) {
	book, refusal := open(name, data, encoding)
	if refusal == nil {
		return book, nil
	}
	refusal.At.File = name
	return nil, event.Problems{*refusal}
}

// CheckEncoding reports an encoding whose name OpenWith does not know. The empty
// name is known: it leaves the encoding to the file's bytes.
func CheckEncoding(name string) error { return charset.Check(name) }

// Decode returns a text in UTF-8. A byte that the encoding does not have is an
// error with its line, see charset.Error.
func Decode(data []byte, encoding string) ([]byte, error) {
	text, err := charset.Decode(data, encoding)
	return []byte(text), err
}

func open(name string, data []byte, encodingName string) (*Book, *event.Problem) {
	encoding, err := charset.ByName(encodingName)
	if err != nil {
		return nil, refuse(fmt.Sprintf("encoding %q: %v", encodingName, err), "leave the encoding out: it is mostly found from the file")
	}
	switch kind := sniff(data, encoding != nil); kind {
	case kindText:
		return openText(name, data, encoding)
	case kindPage:
		return splitSheets(openPage(name, data, encoding))
	case kindSpreadsheetML:
		return splitSheets(openSpreadsheetML(name, data, encoding))
	case kindZip:
		return openZip(name, data)
	default:
		return nil, refuseKind(kind)
	}
}

func refuse(what, hint string) *event.Problem {
	return &event.Problem{Severity: event.Error, Text: what, Hint: hint}
}

// kind is what a file is by its first bytes; names lie, bytes don't.
type kind uint8

const (
	kindText kind = iota
	kindZip
	kindEmpty
	kindOldExcel
	kindProtected
	kindAccess
	kindPDF
	kindXML
	kindPage
	kindSpreadsheetML
	kindWebArchive
	kindPicture
	kindBinary
)

const (
	needed = "a CSV file or a workbook (.xlsx, .ods) is needed"
	saveAs = "open it in its program and save it as .xlsx or as CSV"
)

var refusals = map[kind]struct{ what, hint string }{
	kindEmpty:      {"the file is empty", "export the results again"},
	kindOldExcel:   {"this is an old Excel workbook (.xls)", "open it in Excel or LibreOffice and save it as .xlsx"},
	kindProtected:  {"the workbook is protected by a password", "open it with the password, save it without one, and try again"},
	kindAccess:     {"this is a database (such as a Bridgemate .bws file), not a spreadsheet", "export its results (table ReceivedData) as CSV or .xlsx"},
	kindPDF:        {"this is a PDF document, not a spreadsheet", "export the results as CSV or .xlsx from the program that made it"},
	kindXML:        {"this is an XML file, not a spreadsheet", saveAs},
	kindWebArchive: {"this is a web archive (.mht), not a spreadsheet", saveAs},
	kindPicture:    {"this is a picture, not a spreadsheet", "export the results as CSV or .xlsx from the scoring program"},
	kindBinary:     {"this is not a spreadsheet", needed},
}

func refuseKind(k kind) *event.Problem {
	text := refusals[k]
	return refuse(text.what, text.hint)
}

// sniff looks at the first bytes. Where somebody says that it is text, in an
// encoding that may have any bytes, control characters do not make it binary.
func sniff(data []byte, saidText bool) kind {
	starts := func(s string) bool { return bytes.HasPrefix(data, []byte(s)) }
	trimmed := data
	for _, mark := range []string{utf8BOM, "\xFF\xFE", "\xFE\xFF"} {
		trimmed = bytes.TrimPrefix(trimmed, []byte(mark))
	}
	trimmed = bytes.TrimLeft(trimmed, " \t\r\n\x00")
	switch {
	case len(trimmed) == 0:
		return kindEmpty
	case starts("PK\x03\x04"), starts("PK\x05\x06"):
		return kindZip
	case starts("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"):
		// An encrypted .xlsx is wrapped in the container of the old .xls; its
		// directory then names a stream of this name, in UTF-16.
		if bytes.Contains(data, []byte(strings.Join(strings.Split("EncryptedPackage", ""), "\x00"))) {
			return kindProtected
		}
		return kindOldExcel
	case starts("\x00\x01\x00\x00Standard "):
		return kindAccess
	case starts("%PDF"):
		return kindPDF
	case starts("\x89PNG"), starts("\xFF\xD8\xFF"), starts("GIF8"):
		return kindPicture
	case bytes.HasPrefix(trimmed, []byte("<")):
		return sniffMarkup(data)
	case bytes.HasPrefix(trimmed, []byte("MIME-Version:")):
		return kindWebArchive
	case !saidText && looksBinary(data):
		return kindBinary
	}
	return kindText
}

var (
	pageTags     = regexp.MustCompile(`(?i)<(?:html|head|body|meta|table|div|p|tr|h[1-6])[\s>]|<!doctype\s+html`)
	htmlTags     = regexp.MustCompile(`(?i)<html[\s>]|<!doctype\s+html`)
	workbookTags = regexp.MustCompile(`<(?:\w+:)?Workbook[\s>]`)
)

// sniffMarkup returns the kind of a file that begins with an element.
func sniffMarkup(data []byte) kind {
	const enough = 64 << 10
	head := bytes.ReplaceAll(data[:min(len(data), enough)], []byte{0}, nil) // UTF-16
	switch {
	case bytes.Contains(head, []byte(spreadsheetSpace)) && workbookTags.Match(head) && !htmlTags.Match(head):
		return kindSpreadsheetML
	case pageTags.Match(head):
		return kindPage
	}
	return kindXML
}

// looksBinary finds control characters that no text has. UTF-16 is text: its
// NUL bytes stand on one side of each pair only.
func looksBinary(data []byte) bool {
	if charset.UTF16Order(data) != nil {
		return false
	}
	head := data[:min(len(data), 8192)]
	return bytes.ContainsFunc(head, func(r rune) bool {
		return r < ' ' && r != '\t' && r != '\n' && r != '\r' && r != '\f' && r != 0x1A
	})
}

// openZip tells a workbook from the other things that are zip archives.
func openZip(name string, data []byte) (*Book, *event.Problem) {
	c, err := newContainer(data)
	if err != nil {
		return nil, refuse("the workbook is damaged or cut short", "copy or export the file again; it did not arrive whole")
	}
	switch {
	case c.has("xl/workbook.xml"):
		return splitSheets(openWorkbook(name, data, c))
	case c.has("xl/workbook.bin"):
		return nil, refuse("this is a binary workbook (.xlsb)", "open it in Excel and save it as .xlsx")
	case c.has("mimetype") && (c.has("content.xml") || c.has(manifestPart)):
		return splitSheets(openDocument(name, c))
	case c.has("[Content_Types].xml"):
		return nil, refuse("this is an Office document, but not a workbook", needed)
	}
	return nil, refuse(fmt.Sprintf("this is a zip archive of %d files, not a workbook", len(c.parts)),
		"unpack it and give the spreadsheet itself")
}

// splitSheets splits the rows of a workbook that are in one cell each.
func splitSheets(book *Book, refusal *event.Problem) (*Book, *event.Problem) {
	if refusal != nil {
		return nil, refusal
	}
	for _, sheet := range book.Sheets {
		if err := sheet.splitJoined(0); err != nil {
			return nil, sheetProblem(sheet.Name, err)
		}
	}
	return book, nil
}
