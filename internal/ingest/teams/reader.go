package teams

import (
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
)

// Reader gathers the matches of a book: from results board by board, and from lists.
type Reader struct {
	ev       *event.Event
	problems *event.Problems
	book     *arrange.Book
	tables   []*arrange.TeamTable
	lists    []*matchList
	sheets   []*teamSheet
	start    event.Position // where the first of them is
	games    []*game
	found    map[gameKey]*game // games by what tells them apart
	teams    map[string]int32  // indexes into the event's, by teamKey
	inRound  map[teamRound][]int32
	roster   *roster
	pending  []pendingIMPs
	members  map[string][]string // players by team, from lines that list them
	names    map[string]string   // of teams by their numbers
	metAt    map[meetingAt]string
	first    map[sitting]string
	// tableNumbers are those of all tables; sections says that teams are told apart by
	// their sections.
	tableNumbers map[int]bool
	sections     map[string]bool
	unused       event.Problems // about cards without teams and results
	untitled     []titled       // cards that do not name their teams
	own          map[*cells.Sheet]*ownCard
}

// NewReader begins an event of teams.
func NewReader(ev *event.Event, problems *event.Problems) *Reader {
	return &Reader{
		ev: ev, problems: problems, found: make(map[gameKey]*game), teams: make(map[string]int32), inRound: make(map[teamRound][]int32),
		metAt: make(map[meetingAt]string), first: make(map[sitting]string), tableNumbers: make(map[int]bool), sections: make(map[string]bool), own: make(map[*cells.Sheet]*ownCard),
	}
}

// hasTeams reports whether there are results of teams, board by board.
func (rd *Reader) hasTeams() bool { return len(rd.tables) > 0 }

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

// Parse reads a sheet of what teams are given; false when it is none such.
func (rd *Reader) Parse(sheet *cells.Sheet, words *headings.Memo, clues layout.Clue) bool {
	return clues&layout.OfAdjustments != 0 && rd.takeTeamSheet(sheet, words, headsAmounts)
}

// ParseRanking reads the players from a ranking of teams; false when it is none such.
func (rd *Reader) ParseRanking(sheet *cells.Sheet, words *headings.Memo) bool {
	return rd.takeTeamSheet(sheet, words, headsRanking)
}

func (rd *Reader) takeTeamSheet(sheet *cells.Sheet, words *headings.Memo, heads func(*layout.Header) bool) bool {
	s := teamSheetOf(sheet, words, heads)
	if s == nil && layout.SpeaksOfTeams(sheet.Book()) {
		s = teamSheetOf(sheet, words, func(h *layout.Header) bool { return h.AsTeams() && heads(h) })
	}
	if s != nil {
		rd.sheets = append(rd.sheets, s)
	}
	return s != nil
}

// Gather takes the matches out of the regions of a book, which may have deals in order on
// other sheets. It reports whether there are any.
func (rd *Reader) Gather(book *arrange.Book, hasDeals bool) bool {
	rd.book = book
	rd.tables = book.TeamTables()
	var sheet *cells.Sheet
	source := uint16(0)
	for _, t := range rd.tables {
		if t.Sheet != sheet {
			sheet = t.Sheet
			source = rd.addSource(t)
		} else {
			rd.addHeadings(source, t)
		}
		t.Settle(source, rd.problems)
		rd.takeOwnScores(t)
		rd.gatherTables(t)
	}
	if len(rd.tables) > 0 {
		rd.names = book.TeamNames()
	}
	rd.gatherLists(book, len(rd.tables) == 0 && !hasDeals && !book.HasPairs())
	return rd.Contest() != event.Pairs
}

// Reads reports whether results or matches of a sheet are read.
func (rd *Reader) Reads(sheet *cells.Sheet) bool {
	return rd.HasResults(sheet) || slices.ContainsFunc(rd.lists, func(l *matchList) bool { return l.Sheet == sheet })
}

// HasResults reports whether a sheet has results of matches, board by board.
func (rd *Reader) HasResults(sheet *cells.Sheet) bool {
	return slices.ContainsFunc(rd.tables, func(t *arrange.TeamTable) bool { return t.Sheet == sheet })
}

// gatherTables notes the numbers of tables and the sections of results.
func (rd *Reader) gatherTables(t *arrange.TeamTable) {
	if !t.HasSides() {
		return
	}
	for row := range t.RowsOf {
		text, _, _ := t.Text(row.Num, "table")
		if n, err := strconv.Atoi(strings.TrimSpace(text)); err == nil {
			rd.tableNumbers[n] = true
		}
		section, _, _ := t.Text(row.Num, "section")
		rd.sections[section] = true
	}
}

func (rd *Reader) hasSections() bool { return len(rd.sections) > 1 }

// teamNamed is the name of the team with a number, or the name itself.
func (rd *Reader) teamNamed(text string) string {
	if name, ok := rd.names[strings.TrimLeft(strings.TrimSpace(text), "0")]; ok {
		return name
	}
	return strings.TrimSpace(text)
}

// addSource makes a sheet a source of the event.
func (rd *Reader) addSource(t *arrange.TeamTable) uint16 {
	if rd.start == (event.Position{}) {
		rd.start = t.Sheet.Position(0, 0)
	}
	how := "cards of matches"
	if t.HasColumn("room") || t.HasSides() {
		how = "one row per result of a match"
	}
	rd.ev.Sources = append(rd.ev.Sources, event.Source{
		File: t.Sheet.Book().Name, Sheet: t.Sheet.Position(0, 0).Sheet, Layout: how, Language: t.Language,
		Read: slices.Clone(t.Headings), Unread: slices.Clone(t.Unread),
	})
	return uint16(len(rd.ev.Sources) - 1)
}

// addHeadings adds the headings of a further table of a sheet.
func (rd *Reader) addHeadings(source uint16, t *arrange.TeamTable) {
	add := func(list *[]string, more []string) {
		for _, heading := range more {
			if !slices.Contains(*list, heading) {
				*list = append(*list, heading)
			}
		}
	}
	add(&rd.ev.Sources[source].Read, t.Headings)
	add(&rd.ev.Sources[source].Unread, t.Unread)
}

// Tables are all tables of results.
func (rd *Reader) Tables() []*lines.Table {
	var all []*lines.Table
	for _, t := range rd.tables {
		all = append(all, t.Table)
	}
	return all
}

// Read makes the event of the matches.
func (rd *Reader) Read(way lines.Way) {
	rd.readBoards(way)
	rd.readIMPTables()
	rd.readPending()
	rd.checkGames()
	for _, list := range rd.lists {
		rd.readList(list)
	}
	rd.makeMatches()
	rd.addMembers()
	rd.compareStandings()
	for _, s := range rd.sheets {
		rd.readTeamSheet(s)
	}
}

// addMembers gives the teams the players that lines list.
func (rd *Reader) addMembers() {
	for key, players := range rd.members {
		i, ok := rd.teams[key]
		if !ok {
			continue
		}
		team := &rd.ev.Teams[i]
		for _, name := range players {
			if name != "" && !slices.Contains(team.Players, name) {
				team.Players = append(team.Players, name)
			}
		}
	}
}
