package cells

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/event"
)

// Limits on the unpacked size of a workbook: a few hundred kilobytes of zip can
// hold gigabytes of nothing.
const (
	maxUnpacked     = 64 << 20
	maxUnpackedPart = 16 << 20
)

// openWorkbook reads an .xlsx file. excelize skips over damaged parts without
// a word, so every part is checked too; the check runs beside the reading and
// has the last word.
func openWorkbook(name string, data []byte, archive *zip.Reader) (*Book, *event.Problem) {
	if refusal := checkSizes(archive); refusal != nil {
		return nil, refusal
	}
	checked := make(chan *event.Problem, 1)
	go func() { checked <- checkParts(archive) }()
	book, refusal := readWorkbook(name, data)
	if damage := <-checked; damage != nil {
		return nil, damage
	}
	return book, refusal
}

func readWorkbook(name string, data []byte) (book *Book, refusal *event.Problem) {
	defer func() {
		if fault := recover(); fault != nil {
			book, refusal = nil, refuse(fmt.Sprintf("the workbook is damaged (%v)", fault), resave)
		}
	}()
	file, err := excelize.OpenReader(bytes.NewReader(data), excelize.Options{
		UnzipSizeLimit: maxUnpacked, UnzipXMLSizeLimit: maxUnpackedPart, RawCellValue: true,
	})
	if err != nil {
		return nil, refuse("the workbook cannot be read: "+err.Error(), resave)
	}
	defer file.Close()

	book = newBook(name)
	for _, sheetName := range file.GetSheetList() {
		if err := readSheet(file, book.addSheet(sheetName)); err != nil {
			problem := refuse("the sheet cannot be read: "+err.Error(), resave)
			problem.At.Sheet = sheetName
			return nil, problem
		}
	}
	return book, nil
}

const resave = "open it in Excel or LibreOffice, save it again as .xlsx, and try again"

func readSheet(file *excelize.File, sheet *Sheet) (err error) {
	rows, err := file.Rows(sheet.Name)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for num := 1; rows.Next(); num++ {
		texts, err := rows.Columns(excelize.Options{RawCellValue: true})
		if err != nil {
			return err
		}
		if err := sheet.add(num, texts); err != nil {
			return err
		}
	}
	return rows.Error()
}

// checkSizes goes by the sizes that the archive states, before anything is
// unpacked; archive/zip holds every part to its stated size.
func checkSizes(archive *zip.Reader) *event.Problem {
	var unpacked uint64
	for _, part := range archive.File {
		if unpacked += min(part.UncompressedSize64, maxUnpacked+1); unpacked > maxUnpacked {
			return refuse(fmt.Sprintf("the workbook is too large: more than %d MB unpacked", maxUnpacked>>20),
				"copy the results into a new workbook")
		}
	}
	return nil
}

// checkParts reads every part of the archive once, to its end.
func checkParts(archive *zip.Reader) *event.Problem {
	seen := make(map[string]bool)
	var shared sharedStrings
	for _, part := range archive.File {
		err := checkPart(part, &shared)
		if seen[part.Name] {
			err = errors.New("it is there twice")
		}
		seen[part.Name] = true
		if err != nil {
			return refuse(fmt.Sprintf("the workbook is damaged: %s: %v", part.Name, err), resave)
		}
	}
	if shared.used > shared.given {
		return refuse(fmt.Sprintf("the workbook is damaged: it has %d texts, and a cell with text number %d", shared.given, shared.used), resave)
	}
	return nil
}

// checkPart compares the part's checksum, which archive/zip does at its end,
// and sees that XML is well formed.
func checkPart(part *zip.File, shared *sharedStrings) error {
	reader, err := part.Open()
	if err != nil {
		return err
	}
	defer reader.Close()
	if strings.HasSuffix(part.Name, ".xml") || strings.HasSuffix(part.Name, ".rels") {
		if err := checkXML(part.Name, reader, shared); err != nil {
			return err
		}
	}
	_, err = io.Copy(io.Discard, reader)
	return err
}

func checkXML(part string, reader io.Reader, shared *sharedStrings) error {
	decoder := xml.NewDecoder(reader)
	decoder.CharsetReader = func(_ string, input io.Reader) (io.Reader, error) { return input, nil }
	place := placement{part: part, shared: shared}
	for {
		token, err := decoder.Token()
		switch {
		case errors.Is(err, io.EOF) && !place.begun:
			return errors.New("it is empty")
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
		if err := place.see(token); err != nil {
			return err
		}
	}
}
