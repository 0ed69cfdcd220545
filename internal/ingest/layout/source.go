package layout

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// AddSource makes a sheet a source of the event, and gives its number. A card has
// no header of one row.
func AddSource(ev *event.Event, problems *event.Problems, sheet *cells.Sheet, language, layout string, head *Header) uint16 {
	source := event.Source{File: sheet.Book().Name, Sheet: sheet.Position(0, 0).Sheet, Layout: layout, Language: language}
	if head != nil {
		source.Read, source.Unread = head.readAndUnread()
		*problems = append(*problems, head.Misspelt(sheet)...)
	}
	ev.Sources = append(ev.Sources, source)
	return uint16(len(ev.Sources) - 1)
}
