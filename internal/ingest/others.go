package ingest

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// tookDeals is what a sheet of deals in order is taken for.
const tookDeals = "deals of Chicago or rubber bridge"

// parseOther reads a sheet that holds no results of pairs; false when it is none
// such. The problems say why it cannot be read.
func (rd *reader) parseOther(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts, clues layout.Clue) (bool, event.Problems) {
	rd.took = "penalties, bonuses and the like"
	if clues&layout.OfAdjustments != 0 && rd.parseAdjustments(sheet, words, texts, clues) {
		return true, nil
	}
	switch {
	case isEventSheet(sheet, words):
		rd.took = "settings"
		return true, nil
	case rd.parseStated(sheet, words):
		rd.took = "standings, to compare with"
		return true, nil
	case clues&layout.OfCorrections != 0 && rd.readCorrections(sheet, words, texts):
		rd.took = "corrections"
		return true, nil
	}
	if rd.teams.Parse(sheet, words, clues) || rd.teams.ParseRanking(sheet, words) {
		rd.took = "what belongs to matches"
		return true, nil
	}
	rd.took = tookDeals
	isRoom := arrange.RoomOf(sheet.Name) != "" // of a match of teams
	return !isRoom && rd.deals.Parse(sheet, words, texts, clues), nil
}

// parseAdjustments reads a list of penalties and the like; false when the sheet is
// none. One that names teams and pairs is about teams where the book has matches.
func (rd *reader) parseAdjustments(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts, clues layout.Clue) bool {
	if layout.SpeaksOfTeams(sheet.Book()) {
		if rd.teams.Parse(sheet, words, clues) {
			return true
		}
	}
	return rd.pairs.ParseAdjustments(sheet, words)
}

// readOthers makes the event of what was found apart from pairs. It reports whether
// there was anything.
func (rd *reader) readOthers(texts *lines.Texts, options lines.Options) bool {
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
	if at, ok := rd.pairs.FirstAdjustment(); ok {
		rd.problems.Add(event.Problem{
			At: at, Text: fmt.Sprintf("this is given to a pair, but these are %v", rd.ev.Kind),
			Hint: "where teams play, write the team's name into a column Team",
		})
	}
	var understood lines.Understood
	if tables := append(rd.teams.Tables(), rd.deals.Tables()...); len(tables) > 0 {
		understood = lines.Understand(tables, texts, options, &rd.problems)
		rd.ev.Ways = understood.Said
	}
	if rd.ev.Kind == event.DealsInOrder {
		rd.deals.Read(understood.Way)
	} else {
		rd.teams.Read(understood.Way)
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

// checkUnread finds what a sheet that nobody reads gives a pair or a team: numbers
// beside it, on a sheet or under a heading that speaks of penalties and the like.
func (rd *reader) checkUnread(sheet *cells.Sheet, words *headings.Memo) {
	head, ok := layout.FindRow(sheet, words, func(h *layout.Header) bool {
		return h.HasAny("team", "pair") && !h.HasAny("rank", "board")
	})
	if !ok || isOwnSheet(sheet.Name) {
		return
	}
	entrant := max(head.Col("team"), head.Col("pair"))
	named := layout.SpeaksOfAmounts(sheet.Name)
	for i := head.At + 1; i < sheet.Len(); i++ {
		row := sheet.Row(i)
		for col := range row.Len() {
			amount, err := notation.ReadAmount(row.Text(col))
			if col == entrant || row.Text(entrant) == "" || err != nil || amount.Thousandths == 0 {
				continue
			}
			if heading := head.Row.Text(col); named || layout.SpeaksOfAmounts(heading) {
				rd.problems.Add(event.Problem{
					At:   sheet.Position(row.Num, col+1),
					Text: fmt.Sprintf("%s is given %s here, and the column %q is not read", row.Text(entrant), row.Text(col), heading),
					Hint: "write above it what it is and its unit: Penalty (VP), Bonus (MP), Carry-over (VP)",
				})
				return
			}
		}
	}
}
