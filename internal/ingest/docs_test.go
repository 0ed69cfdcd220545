package ingest

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/event"
)

var updateDocs = flag.Bool("update", false, "write the complaints in docs/formats.md anew")

const formatsDoc = "../../docs/formats.md"

// example is a file that the documentation shows, with the complaints that stand
// below it.
type example struct {
	name     string
	sheets   [][2]string // name and rows; a CSV file is one of no name
	problems string
	told     bool // the documentation says that there are problems
	at       int  // the line of its complaints; 0 where the command's tests keep them
}

// examplesIn are the examples of a document, by the heading that they stand under:
// those of one section lie in one folder. A fenced block is opened by its kind and
// the file's name, and in a workbook by the name of the sheet.
func examplesIn(t *testing.T, document string) map[string][]example {
	t.Helper()
	all := make(map[string][]example)
	section, kind, block := "", "", []string(nil)
	var opened string
	for i, line := range strings.Split(document, "\n") {
		fence, isFence := strings.CutPrefix(line, "```")
		switch {
		case isFence && kind == "":
			kind, opened, _ = strings.Cut(fence, " ")
			block = nil
		case isFence:
			content := strings.Join(block, "\n")
			switch list := all[section]; kind {
			case "csv", "xml", "text":
				name, sheet, _ := strings.Cut(opened, " ")
				if n := len(list) - 1; n >= 0 && list[n].name == name {
					list[n].sheets = append(list[n].sheets, [2]string{sheet, content})
				} else {
					all[section] = append(list, example{name: name, sheets: [][2]string{{sheet, content}}})
				}
			case "problems":
				last := &list[len(list)-1]
				last.problems, last.told, last.at = content, true, i-len(block)
			case "check": // problems, and at the end what became of the file
				last := &list[len(list)-1]
				last.problems, last.told = strings.Join(block[:max(0, len(block)-1)], "\n"), true
			default:
				t.Errorf("%s:%d: a block of %q", formatsDoc, i+1, kind)
			}
			kind = ""
		case kind != "":
			block = append(block, line)
		case strings.HasPrefix(line, "#"):
			section = strings.TrimLeft(line, "# ")
		}
	}
	return all
}

// data is the file as it lies on the disk.
func (e *example) data(t *testing.T) string {
	switch filepath.Ext(e.name) {
	case ".xlsx":
		return calculated(t, workbook(t, e.sheets...))
	case ".ods":
		return openDocument(t, e.sheets)
	case ".dbf":
		return dbase(e.sheets[0][1])
	}
	return e.sheets[0][1]
}

// calculated makes formulas of the cells of a workbook that begin with =, without
// their values, and dates of those that look so: "3-Apr".
func calculated(t *testing.T, book string) string {
	t.Helper()
	file, err := excelize.OpenReader(strings.NewReader(book))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	format := "d-mmm"
	look, err := file.NewStyle(&excelize.Style{CustomNumFmt: &format})
	if err != nil {
		t.Fatal(err)
	}
	for _, sheet := range file.GetSheetList() {
		rows, err := file.GetRows(sheet)
		if err != nil {
			t.Fatal(err)
		}
		for i, row := range rows {
			for col, text := range row {
				cell := fmt.Sprint(event.ColumnName(col+1), i+1)
				day, notDate := time.Parse("2-Jan 2006", text+" 2026")
				switch {
				case strings.HasPrefix(text, "="):
					err = errors.Join(file.SetCellValue(sheet, cell, nil), file.SetCellFormula(sheet, cell, text))
				case notDate == nil:
					err = errors.Join(file.SetCellValue(sheet, cell, day), file.SetCellStyle(sheet, cell, cell, look))
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	b, err := file.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// openDocument is the least that an OpenDocument spreadsheet is made of.
func openDocument(t *testing.T, sheets [][2]string) string {
	t.Helper()
	content := new(strings.Builder)
	content.WriteString(`<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" ` +
		`xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">` +
		`<office:body><office:spreadsheet>`)
	for _, sheet := range sheets {
		fmt.Fprintf(content, `<table:table table:name="%s">`, sheet[0])
		for line := range strings.SplitSeq(sheet[1], "\n") {
			content.WriteString("<table:table-row>")
			for cell := range strings.SplitSeq(line, ",") {
				fmt.Fprintf(content, `<table:table-cell office:value-type="string"><text:p>%s</text:p></table:table-cell>`, cell)
			}
			content.WriteString("</table:table-row>")
		}
		content.WriteString("</table:table>")
	}
	content.WriteString("</office:spreadsheet></office:body></office:document-content>")
	out := new(bytes.Buffer)
	archive := zip.NewWriter(out)
	for _, part := range [][2]string{{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"}, {"content.xml", content.String()}} {
		w, err := archive.Create(part[0])
		if err == nil {
			_, err = io.WriteString(w, part[1])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := archive.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// dbase is the least that a table in dBASE's format is made of: its first row has
// the names of the columns.
func dbase(table string) string {
	const width = 10 // of every column, in bytes
	rows := strings.Split(table, "\n")
	names := strings.Split(rows[0], ",")
	header := make([]byte, 32)
	header[0], header[1], header[2], header[3] = 0x03, 126, 3, 10 // dBASE III, 10 March 2026
	binary.LittleEndian.PutUint32(header[4:], uint32(len(rows)-1))
	binary.LittleEndian.PutUint16(header[8:], uint16(32*(len(names)+1)+1))
	binary.LittleEndian.PutUint16(header[10:], uint16(1+width*len(names)))
	for _, name := range names {
		field := make([]byte, 32)
		copy(field, name)
		field[11], field[16] = 'C', width
		header = append(header, field...)
	}
	out := string(header) + "\r"
	for _, row := range rows[1:] {
		out += " "
		for cell := range strings.SplitSeq(row, ",") {
			out += fmt.Sprintf("%-*s", width, cell)
		}
	}
	return out + "\x1a"
}

// dropped marks a line of the document that is to be left out.
const dropped = "\x00"

// correct puts other complaints into the lines of the document.
func (e *example) correct(lines []string, problems string) {
	for i := e.at; !strings.HasPrefix(lines[i], "```"); i++ {
		lines[i] = dropped
	}
	lines[e.at-1] += "\n" + problems
}

// TestFormatsDoc reads every example of the documentation: without a complaint, or
// with those that are told.
func TestFormatsDoc(t *testing.T) {
	document, err := os.ReadFile(formatsDoc)
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	corrected := strings.Split(string(document), "\n")
	sections := examplesIn(t, string(document))
	for section, examples := range sections {
		files := make(map[string]string)
		for _, e := range examples {
			files[e.name] = e.data(t)
		}
		for i, e := range examples {
			if isNames(e.name) || IsTable(e.name) {
				continue // read with the results that it belongs to
			}
			if i+1 < len(examples) && isNames(examples[i+1].name) {
				e.problems, e.told = examples[i+1].problems, examples[i+1].told
				e.at = examples[i+1].at
			}
			count++
			t.Run(section+"/"+e.name, func(t *testing.T) {
				ev, problems := readFiles(t, Options{}, e.name, files)
				got := complaints(problems, e.told)
				if e.told && *updateDocs && e.at > 0 {
					e.correct(corrected, got)
					return
				}
				if diff := cmp.Diff(e.problems, got); diff != "" {
					t.Error(diff)
				}
				if !problems.HasErrors() && len(shown(ev))+len(shownMatches(ev))+len(shownDeals(ev)) == 0 {
					t.Error("nothing is read")
				}
			})
		}
	}
	if count < len(sections)-3 {
		t.Errorf("%d examples in %d sections", count, len(sections))
	}
	if *updateDocs {
		corrected = slices.DeleteFunc(corrected, func(line string) bool { return line == dropped })
		if err := os.WriteFile(formatsDoc, []byte(strings.Join(corrected, "\n")), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func isNames(name string) bool {
	return strings.HasSuffix(strings.TrimSuffix(name, filepath.Ext(name)), NamesSuffix)
}

// complaints are the problems as a director sees them. That a few rows make no
// whole session is not told of examples that have nothing else wrong.
func complaints(problems event.Problems, all bool) string {
	var lines []string
	for _, p := range problems {
		if !all && (strings.HasPrefix(p.Text, "fewer than ") || strings.HasPrefix(p.Text, "played once only")) {
			continue
		}
		lines = append(lines, p.String())
		if p.Hint != "" {
			lines = append(lines, "  hint: "+p.Hint)
		}
	}
	return strings.Join(lines, "\n")
}
