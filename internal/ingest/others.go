package ingest

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
)

// takeOther reads a sheet that holds no results of pairs; false when it is none
// such. The problems say why it cannot be read.
func (rd *reader) takeOther(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts, clues layout.Clue) (bool, event.Problems) {
	if clues&layout.OfAdjustments != 0 && rd.pairs.TakeAdjustments(sheet, words) {
		return true, nil
	}
	if isEventSheet(sheet, words) || rd.takeStated(sheet, words) || clues&layout.OfCorrections != 0 && rd.readCorrections(sheet, words, texts) {
		return true, nil
	}
	if taken, lacks := rd.teams.Take(sheet, words, texts, clues); taken || lacks != nil {
		return taken, lacks
	}
	return rd.deals.Take(sheet, words, texts, clues), nil
}

// readOthers makes the event of what was found apart from pairs. It reports whether
// there was anything.
func (rd *reader) readOthers(texts *lines.Texts, language string) bool {
	rd.ev.Kind = rd.teams.Contest()
	first := rd.teams.First()
	if rd.ev.Kind == event.Pairs && rd.deals.Has() {
		rd.ev.Kind, first = event.DealsInOrder, rd.deals.First()
	}
	if rd.ev.Kind == event.Pairs {
		return false
	}
	if at, ok := rd.pairs.First(); ok {
		rd.mixed(first, "pairs", at)
	} else if rd.deals.Has() && rd.ev.Kind != event.DealsInOrder {
		rd.mixed(first, "deals of Chicago or rubber bridge", rd.deals.First())
	}
	var way lines.Way
	if tables := append(rd.teams.Tables(), rd.deals.Tables()...); len(tables) > 0 {
		way, _, rd.ev.Ways = lines.Understand(tables, texts, language, &rd.problems)
	}
	if rd.ev.Kind == event.DealsInOrder {
		rd.deals.Read(way)
	} else {
		rd.teams.Read(way)
	}
	return true
}

// mixed tells of a book with two sorts of results.
func (rd *reader) mixed(first event.Position, other string, at event.Position) {
	rd.problems.Add(event.Problem{
		At:   at,
		Text: fmt.Sprintf("this sheet holds results of %s, but %s holds those of %v", other, first, rd.ev.Kind),
		Hint: "save them as separate files",
	})
}
