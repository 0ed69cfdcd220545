// Package report writes scored events as documents.
//
// The package table decides what is shown, once for all formats; each format
// has a writer that decides how. The words come from the package words.
package report

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/html"
	"bridgecalc/internal/report/pdf"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/report/xlsx"
	"bridgecalc/internal/settings"
)

// Format is a kind of document, by the name that directors give it.
type Format string

// The formats.
const (
	PDF  Format = "pdf"
	XLSX Format = "xlsx"
	HTML Format = "html"
	CSV  Format = "csv"
	JSON Format = "json"
)

// Formats lists all formats.
func Formats() []Format { return []Format{PDF, XLSX, HTML, CSV, JSON} }

// writer is what a format can do.
type writer struct {
	write  func(*table.Document) ([]byte, error)
	isOurs func(data []byte) bool
}

func (f Format) writer() (writer, error) {
	switch f {
	case PDF:
		return writer{pdf.Write, pdf.IsOurs}, nil
	case XLSX:
		return writer{xlsx.Write, xlsx.IsOurs}, nil
	case HTML:
		return writer{html.Write, html.IsOurs}, nil
	case CSV:
		return writer{writeCSV, isOurCSV}, nil
	case JSON:
		return writer{writeJSON, isOurJSON}, nil
	}
	return writer{}, fmt.Errorf("format %q: choose from %s", string(f), formatNames())
}

func formatNames() string {
	var names []string
	for _, f := range Formats() {
		names = append(names, string(f))
	}
	return strings.Join(names, ", ")
}

// ParseFormats reads a list such as "pdf,xlsx". The order is kept, and what is
// named twice counts once.
func ParseFormats(s string) ([]Format, error) {
	var formats []Format
	for name := range strings.SplitSeq(s, ",") {
		f := Format(strings.ToLower(strings.TrimSpace(name)))
		if _, err := f.writer(); err != nil {
			return nil, err
		}
		if !slices.Contains(formats, f) {
			formats = append(formats, f)
		}
	}
	return formats, nil
}

// Extension is the ending of the names of files in the format: ".pdf".
func (f Format) Extension() string { return "." + string(f) }

// Languages lists the languages that documents can be written in.
func Languages() []string { return words.Languages() }

// Results are those of one event, ready to be written in any format.
type Results struct{ doc *table.Document }

// OfPairs are the results of an event of pairs or individuals.
func OfPairs(s *compute.Session, settings settings.Settings, problems event.Problems) (*Results, error) {
	w, err := words.Load(settings.Language)
	if err != nil {
		return nil, err
	}
	return &Results{table.OfPairs(s, settings, problems, w)}, nil
}

// Write makes one document, whole. The same results make the same bytes.
func (r *Results) Write(f Format) ([]byte, error) {
	writer, err := f.writer()
	if err != nil {
		return nil, err
	}
	return writer.write(r.doc)
}

// IsOurs reports whether a file was written by this program and may therefore
// be replaced by it. Data is the whole file; its kind goes by its name.
func IsOurs(name string, data []byte) bool {
	f := Format(strings.TrimPrefix(strings.ToLower(path.Ext(name)), "."))
	writer, err := f.writer()
	return err == nil && writer.isOurs(data)
}
