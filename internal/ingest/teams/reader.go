package teams

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
)

// Reader gathers the matches of a book: from cards, from rows of results, and
// from lists.
type Reader struct {
	ev       *event.Event
	problems *event.Problems
	cards    []*card
	rows     []*rows
	lists    []*matchList
	sheets   []*teamSheet
	start    event.Position // where the first of them is
	games    []*game
	found    map[gameKey]*game // games by what tells them apart
	teams    map[string]int32  // indexes into the event's, by teamKey
	inRound  map[teamRound][]int32
}

// NewReader begins an event of teams.
func NewReader(ev *event.Event, problems *event.Problems) *Reader {
	return &Reader{ev: ev, problems: problems, found: make(map[gameKey]*game), teams: make(map[string]int32), inRound: make(map[teamRound][]int32)}
}

// hasTeams reports whether there are results of teams, board by board.
func (rd *Reader) hasTeams() bool { return len(rd.cards) > 0 || len(rd.rows) > 0 }

// Contest is what the sheets hold; pairs when there are no matches.
func (rd *Reader) Contest() event.Contest {
	switch {
	case rd.hasTeams():
		return event.Teams
	case len(rd.lists) > 0:
		return event.MatchList
	}
	return event.Pairs
}

// First is where the first match is.
func (rd *Reader) First() event.Position { return rd.start }

// Take reads a sheet of matches; false when it is none such. The problems say why
// it cannot be read.
func (rd *Reader) Take(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts, clues layout.Clue) (bool, event.Problems) {
	if clues&layout.OfTeams != 0 {
		if list := matchListOf(sheet, words); list != nil {
			rd.lists = append(rd.lists, list)
			rd.addSource(sheet, list.head.Language, "a list of matches", &list.head)
			return true, nil
		}
	}
	if rows := rowsIn(sheet, words, texts, clues); rows != nil {
		rd.rows = append(rd.rows, rows)
		*rd.problems = append(*rd.problems, layout.UnreadAmounts(sheet, &rows.head, "Team")...)
		rows.Settle(rd.addSource(sheet, rows.Language, rows.Layout, &rows.head), rd.problems)
		return true, nil
	}
	if clues&(layout.OfTeams|layout.OfRooms) != 0 {
		if found, problems := cards(sheet, words, texts); len(found) > 0 || problems != nil {
			return rd.addCards(found, problems)
		}
	}
	if clues&layout.OfAdjustments != 0 {
		if s := teamSheetOf(sheet, words); s != nil {
			rd.sheets = append(rd.sheets, s)
			return true, nil
		}
	}
	return false, nil
}

// rowsIn finds a sheet of results of matches; nil when it is none.
func rowsIn(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts, clues layout.Clue) *rows {
	if clues&(layout.OfTeams|layout.OfRooms) != 0 {
		if rows := rowsOf(sheet, words, texts); rows != nil {
			return rows
		}
	}
	return numberedRows(sheet, words, texts)
}

// addCards keeps the cards of a sheet. One that cannot be read beside others would
// leave out a match.
func (rd *Reader) addCards(found []*card, problems event.Problems) (bool, event.Problems) {
	if len(found) == 0 {
		return false, problems
	}
	source := rd.addSource(found[0].sheet, found[0].v.Language, "cards of matches", nil)
	for _, c := range found {
		for _, t := range c.rooms {
			t.Settle(source, rd.problems)
		}
	}
	rd.cards = append(rd.cards, found...)
	*rd.problems = append(*rd.problems, problems...)
	return true, nil
}

func (rd *Reader) addSource(sheet *cells.Sheet, language, how string, head *layout.Header) uint16 {
	if rd.start == (event.Position{}) {
		rd.start = sheet.Position(0, 0)
	}
	return layout.AddSource(rd.ev, rd.problems, sheet, language, how, head)
}

// Tables are all tables of results.
func (rd *Reader) Tables() []*lines.Table {
	var all []*lines.Table
	for _, c := range rd.cards {
		all = append(all, c.rooms[:]...)
	}
	for _, tr := range rd.rows {
		all = append(all, tr.Table)
	}
	return all
}

// Read makes the event of the matches.
func (rd *Reader) Read(way lines.Way) {
	for _, c := range rd.cards {
		rd.readCard(c, way)
	}
	for _, tr := range rd.rows {
		rd.readRows(tr, way)
	}
	rd.checkGames()
	for _, list := range rd.lists {
		rd.readList(list)
	}
	rd.makeMatches()
	for _, s := range rd.sheets {
		rd.readTeamSheet(s)
	}
}
