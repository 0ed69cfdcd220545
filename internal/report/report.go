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
	"time"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/html"
	"bridgecalc/internal/report/pbn"
	"bridgecalc/internal/report/pdf"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/usebio"
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
	// USEBIO and PBN are what other scoring programs read; PBN of pairs only.
	USEBIO Format = "usebio"
	PBN    Format = "pbn"
)

// Formats lists all formats.
func Formats() []Format { return []Format{PDF, XLSX, HTML, CSV, JSON, USEBIO, PBN} }

// writer is what a format can do.
type writer struct {
	write     func(*Results) ([]byte, error)
	isOurs    func(data []byte) bool
	extension string
}

func (f Format) writer() (writer, error) {
	switch f {
	case PDF:
		return writer{ofDocument(pdf.Write), pdf.IsOurs, ".pdf"}, nil
	case XLSX:
		return writer{writeXLSX, xlsx.IsOurs, ".xlsx"}, nil
	case HTML:
		return writer{ofDocument(html.Write), html.IsOurs, ".html"}, nil
	case CSV:
		return writer{ofDocument(writeCSV), isOurCSV, ".csv"}, nil
	case JSON:
		return writer{ofDocument(writeJSON), isOurJSON, ".json"}, nil
	case USEBIO:
		return writer{writeUSEBIO, usebio.IsOurs, ".xml"}, nil
	case PBN:
		return writer{ofSession(f, pbn.Write), pbn.IsOurs, ".pbn"}, nil
	}
	return writer{}, fmt.Errorf("format %q: choose from %s", string(f), formatNames())
}

// ofDocument is how a format is written that shows the tables of a document.
func ofDocument(write func(*table.Document) ([]byte, error)) func(*Results) ([]byte, error) {
	return func(r *Results) ([]byte, error) { return write(r.doc) }
}

// writeXLSX refuses more rows than a sheet has room for.
func writeXLSX(r *Results) ([]byte, error) {
	const most = 1<<20 - 1 // rows below the heads
	results, played := 0, 0
	for i := range r.doc.Travellers.Boards {
		results += len(r.doc.Travellers.Boards[i].Rows)
	}
	for i := range r.doc.Cards.Cards {
		played += len(r.doc.Cards.Cards[i].Rows)
	}
	if max(results, played) > most {
		return nil, &UnfitError{XLSX, fmt.Sprintf("a sheet of a workbook has room for %d rows only", most)}
	}
	return xlsx.Write(r.doc)
}

// UnfitError is a format that has no room for the results of a contest.
type UnfitError struct {
	Format Format
	Reason string // one sentence without a full stop
}

func (e *UnfitError) Error() string { return string(e.Format) + ": " + e.Reason }

// ofSession is how a format is written that holds the record itself.
func ofSession(f Format, write func(*compute.Session, settings.Settings, string, time.Time) ([]byte, error)) func(*Results) ([]byte, error) {
	return func(r *Results) ([]byte, error) {
		if r.session == nil {
			return nil, &UnfitError{f, "such files are made of one session of pairs or individuals only"}
		}
		if r.session.Event.HasVersions() {
			return nil, &UnfitError{f, "such files do not tell the versions of a fouled board apart"}
		}
		data, err := write(r.session, r.doc.Settings, r.doc.Title, r.doc.Date)
		if err != nil { // nothing else can fail in memory
			return nil, &UnfitError{f, unknownScoring}
		}
		return data, nil
	}
}

// writeUSEBIO writes a session, or matches of teams.
func writeUSEBIO(r *Results) ([]byte, error) {
	if r.league == nil {
		return ofSession(USEBIO, usebio.Write)(r)
	}
	data, err := usebio.WriteTeams(r.league, r.doc.Settings, r.doc.Title, r.doc.Date)
	if err != nil { // nothing else can fail in memory
		return nil, &UnfitError{USEBIO, unknownScoring}
	}
	return data, nil
}

const unknownScoring = "such files have no word for this way of scoring"

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

// Extension is the ending of the names of files in the format: ".pdf"; empty for
// a format that does not exist.
func (f Format) Extension() string {
	writer, _ := f.writer()
	return writer.extension
}

// Languages lists the languages that documents can be written in.
func Languages() []string { return words.Languages() }

// Results are those of one event, ready to be written in any format.
type Results struct {
	doc     *table.Document
	session *compute.Session // nil where it is not just one
	league  *teams.League    // of matches; nil otherwise
}

// OfPairs are the results of an event of pairs or individuals.
func OfPairs(s *compute.Session, settings settings.Settings, problems event.Problems) (*Results, error) {
	w, err := wordsOf(settings)
	if err != nil {
		return nil, err
	}
	return &Results{doc: table.OfPairs(s, settings, problems, w), session: s}, nil
}

// Write makes one document, whole. The same results make the same bytes.
func (r *Results) Write(f Format) ([]byte, error) {
	writer, err := f.writer()
	if err != nil {
		return nil, err
	}
	return writer.write(r)
}

// IsOurs reports whether a file was written by this program and may therefore
// be replaced by it. Data is the whole file; its kind goes by its name.
func IsOurs(name string, data []byte) bool {
	extension := strings.ToLower(path.Ext(name))
	for _, f := range Formats() {
		if writer, err := f.writer(); err == nil && writer.extension == extension {
			return writer.isOurs(data)
		}
	}
	return false
}
