package teams

import (
	"fmt"
	"math"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/notation"
)

// teamSheet is a sheet with a row per team or per decision: carry-over, penalties
// and bonuses.
type teamSheet struct {
	sheet   *cells.Sheet
	head    layout.Header
	v       *headings.Vocabulary
	columns []amountColumn
}

var amountFields = []string{"penalty", "bonus", "carryover", "amount"}

// headsAmounts reports whether this is the header of what teams are given.
func headsAmounts(h *layout.Header) bool {
	return h.Has("team") && h.HasAny(amountFields...) && !h.HasAny("board", "home", "away")
}

// headsRanking reports whether this is the header of a ranking of teams with their
// players.
func headsRanking(h *layout.Header) bool {
	return headsMembers(h) && h.HasAny("rank") && h.HasAny("total", "vp", "imps", "points", "score") && !h.HasAny("pair", "room", "round")
}

// teamSheetOf finds a sheet with such a header; nil when it is none. In a sheet that is
// called penalties an amount is one.
func teamSheetOf(sheet *cells.Sheet, words *headings.Memo, heads func(*layout.Header) bool) *teamSheet {
	head, ok := layout.FindRow(sheet, words, heads)
	if !ok {
		return nil
	}
	s := &teamSheet{sheet: sheet, head: head, v: headings.Of(head.Language)}
	for _, a := range head.Amounts() {
		a.Taken = head.IsOfPenalties(sheet)
		c := columnOf(a)
		if a.Field == "amount" && a.Taken {
			c.kind = "penalty"
		}
		s.columns = append(s.columns, c)
	}
	return s
}

// readTeamSheet gives the teams what the sheet says, once it is known who plays.
func (rd *Reader) readTeamSheet(s *teamSheet) {
	for i := s.head.At + 1; i < s.sheet.Len(); i++ {
		row := s.sheet.Row(i)
		name := row.Text(s.head.Col("team"))
		if name == "" || headings.IsTotal(row) {
			continue
		}
		if players := s.players(row); len(players) > 0 {
			if problem := rd.addPlayers(s, row, name, players); problem != nil {
				rd.problems.Add(*problem)
				continue
			}
		}
		for k := range s.columns {
			if problem := rd.readAmount(s, row, name, s.columns[k]); problem != nil {
				rd.problems.Add(*problem)
			}
		}
	}
}

// readAmount reads one cell of the sheet.
func (rd *Reader) readAmount(s *teamSheet, row cells.Row, name string, c amountColumn) *event.Problem {
	text := row.Text(c.col)
	if text == "" || text == "-" {
		return nil
	}
	fault := func(col int, text, hint string) *event.Problem {
		return &event.Problem{At: s.sheet.Position(row.Num, col+1), Text: text, Hint: hint}
	}
	unit := row.Text(s.head.Col("unit"))
	if _, err := notation.ReadUnit(unit); unit != "" && err != nil {
		return fault(s.head.Col("unit"), fmt.Sprintf("unit %q %v", unit, err), "write VP or IMP")
	}
	a, err := c.amount(text, unit)
	if err != nil {
		return fault(c.col, fmt.Sprintf("%s %q %v", c.kind, text, err), hintAmount)
	}
	var ok bool
	if a.Entrant, ok = rd.teams[teamKey(name)]; !ok {
		return fault(s.head.Col("team"), fmt.Sprintf("team %q plays no match", name), "write its name as in the matches")
	}
	a.At = s.sheet.Position(row.Num, c.col+1)
	if a.Reason = row.Text(s.head.Col("reason")); a.Reason == "" {
		a.Reason = row.Text(s.head.Col("remarks"))
	}
	round := row.Text(s.head.Col("round"))
	switch {
	case a.Amount == 0:
		return nil
	case round == "" || a.CarryOver:
		rd.ev.Adjustments = append(rd.ev.Adjustments, a)
		return nil
	}
	return rd.adjustRound(s, row, round, a)
}

// addPlayers makes players members of their team, beside those who are known to have
// played.
func (rd *Reader) addPlayers(s *teamSheet, row cells.Row, name string, players []string) *event.Problem {
	i, ok := rd.teams[teamKey(name)]
	if !ok {
		return &event.Problem{
			At:   s.sheet.Position(row.Num, s.head.Col("team")+1),
			Text: fmt.Sprintf("team %q plays no match", name), Hint: "write its name as in the matches",
		}
	}
	team := &rd.ev.Teams[i]
	for _, player := range players {
		if !slices.Contains(team.Players, player) && len(team.Players) < math.MaxUint8 {
			team.Players = append(team.Players, player)
		}
	}
	return nil
}

// adjustRound gives a team something for its match in a round.
func (rd *Reader) adjustRound(s *teamSheet, row cells.Row, round string, a event.Adjustment) *event.Problem {
	at := s.sheet.Position(row.Num, s.head.Col("round")+1)
	number, segment, err := readRound(round)
	if err != nil {
		return &event.Problem{At: at, Text: fmt.Sprintf("round %q %v", round, err), Hint: "write its number, or leave the cell blank"}
	}
	for _, i := range rd.inRound[teamRound{number, a.Entrant}] {
		if m := &rd.ev.Matches[i]; segment == 0 || m.Segment == segment {
			m.Adjustments = append(m.Adjustments, a)
			return nil
		}
	}
	return &event.Problem{
		At: at, Text: fmt.Sprintf("%s has no match in round %d", rd.ev.Teams[a.Entrant].Name, number),
		Hint: "correct the round, or leave the cell blank",
	}
}
