package teams

import (
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/notation"
)

// ReadBeside reads a file beside the matches, once these are read: sheets of what
// teams are given, and of who plays in them. It is false for any other.
func (rd *Reader) ReadBeside(book *cells.Book) bool {
	if rd.Contest() == event.Pairs {
		return false
	}
	words := headings.NewMemo(book)
	found := false
	for _, sheet := range book.Sheets {
		if s := teamSheetOf(sheet, words, headsAmounts); s != nil {
			rd.readTeamSheet(s)
			found = true
		} else if head, ok := layout.FindRow(sheet, words, headsMembers); ok {
			rd.readTeamSheet(&teamSheet{sheet: sheet, head: head, v: headings.Of(head.Language)})
			found = true
		}
	}
	return found
}

// headsMembers reports whether this is the header of a list of teams with players.
func headsMembers(h *layout.Header) bool {
	return h.Has("team") && h.HasAny("name1", "name") && !h.HasAny("board", "home", "away")
}

// players are those that a row names: the columns Player 1, Player 2, Player 3 and
// so on.
func (s *teamSheet) players(row cells.Row) []string {
	var players []string
	for col := range row.Len() {
		heading := s.head.Row.Text(col)
		if stem := strings.TrimRight(heading, "0123456789"); stem != heading {
			heading = stem + "1"
		}
		name := row.Text(col)
		switch field := s.v.FieldOf(heading); {
		case name == "":
		case field == "name":
			players = append(players, notation.SplitMembers(name)...)
		case field == "name1" || field == "name2":
			players = append(players, name)
		}
	}
	return players
}
