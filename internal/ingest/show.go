package ingest

import (
	"fmt"
	"strings"

	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
)

// overview is what check --show needs to know of a book.
type overview struct {
	book     *cells.Book
	arranged *arrange.Book
	others   map[*cells.Sheet]string // what other readers took, or why they did not
}

// show returns how the sheets of the book were understood, as plain text.
func (rd *reader) show() string {
	if rd.overview.arranged == nil {
		return ""
	}
	s := rd.overview.arranged.Show()
	s.Line("%s", rd.overview.book.Name)
	for _, sheet := range rd.overview.book.Sheets {
		what, isOther := rd.overview.others[sheet]
		switch {
		case sheet.Len() == 0:
		case isOther:
			rd.showOther(s, sheet, what)
		default:
			s.Sheet(sheet)
		}
	}
	if len(rd.ev.Ways) > 0 {
		s.Line("")
		s.Line("how results are written")
		for _, way := range rd.ev.Ways {
			s.Line("  %s", way)
		}
	}
	s.Line("")
	return s.String()
}

// showOther writes down a sheet that holds no results of pairs.
func (rd *reader) showOther(s *arrange.Shown, sheet *cells.Sheet, what string) {
	s.Line("")
	if sheet.Name != "" {
		s.Line("sheet %s", sheet.Name)
	}
	for i := range rd.ev.Sources {
		source := &rd.ev.Sources[i]
		if source.Sheet != sheet.Name || source.File != rd.overview.book.Name {
			continue
		}
		s.Line("  results, %s: %s", source.Layout, fmt.Sprintf("%d rows", source.Results))
		if len(source.Read) > 0 {
			s.Line("    columns read: %s", strings.Join(source.Read, ", "))
		}
		if len(source.Unread) > 0 {
			s.Line("    columns not read: %s", strings.Join(source.Unread, ", "))
		}
		return
	}
	s.Line("  %s", what)
}
