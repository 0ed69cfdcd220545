package teams

import (
	"fmt"
	"regexp"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
)

// ownCard is a sheet on which a team has what it scored itself in both rooms. It is read where
// the headings say on which side the team sat in each room, and the sheet which team it is.
type ownCard struct {
	note string // that the scores are those of one team
	name string // of the team; empty where the note names it, or nothing does
	// settled and open count the tables whose scores are known to be of the one side or the
	// other, and those whose are not.
	settled, open int
}

// isSettled reports whether all scores of a card are known to be of one side or the other.
func (card *ownCard) isSettled() bool { return card != nil && card.settled > 0 && card.open == 0 }

// takeOwnScores turns the scores of a table that are those of a team which sat EW.
func (rd *Reader) takeOwnScores(t *arrange.TeamTable) {
	side := t.OwnSide()
	if side == "" || t.HasColumn("contract") {
		return
	}
	card, known := rd.own[t.Sheet]
	if !known {
		card = ownCardOf(t.Sheet)
		rd.own[t.Sheet] = card
	}
	if card != nil && side == "ew" {
		t.TurnScores()
	}
}

// ownTeam is the name of the team that keeps a card: "Team Foxes. Ann & Bob sit NS".
var ownTeam = regexp.MustCompile(`^Team\s+([^.,;:–]+?)\s*[.,;:–]`)

// ownCardOf returns what a sheet says of the team that keeps it; nil where it does not say that
// the scores are its own.
func ownCardOf(sheet *cells.Sheet) *ownCard {
	card := &ownCard{}
	for i := range sheet.Len() {
		row := sheet.Row(i)
		for col := range row.Len() {
			text := strings.TrimSpace(row.Text(col))
			if card.note == "" && arrange.SaysOwnScores(text) && strings.Contains(text, " ") && !isHeadOfSide(text) {
				card.note = text
			}
			if m := ownTeam.FindStringSubmatch(text); m != nil && card.name == "" {
				card.name = m[1]
			}
		}
	}
	if card.note == "" {
		return nil
	}
	return card
}

// isHeadOfSide reports whether a text is the heading of scores: "Our score NS".
func isHeadOfSide(text string) bool {
	for _, m := range arrange.ReadMarks(text) {
		if m.Kind == arrange.SideMark {
			return true
		}
	}
	return false
}

// takeOwnMatch takes over the opponents of the team that keeps the card: "Match 2 v Owls".
func (s *sheetScan) takeOwnMatch(line *arrange.Line, all []lineCell) bool {
	card := s.rd.own[s.sheet]
	if card == nil || card.name == "" || len(all) != 1 {
		return false
	}
	title, opponents, ok := arrange.Versus(all[0].text, false)
	if !ok || !isTitle(title) {
		return false
	}
	opponents = strings.TrimSpace(asides.ReplaceAllString(opponents, ""))
	s.setTeams(card.name, opponents, s.sheet.Position(line.Row.Num, all[0].col+1))
	return true
}

// seatOwn takes over who sits where on a card with a team's own scores, and returns what
// speaks against it.
func (rd *Reader) seatOwn(c *titled) *event.Problem {
	side, card := c.OwnSide(), rd.own[c.Sheet]
	if card == nil || c.HasColumn("contract") {
		return nil
	}
	own := card.teamIn(&c.title)
	if own == neither || side == "" {
		card.open++
		return nil
	}
	card.settled++
	if (side == "ns") != (c.title.room == event.Open) {
		own = own.other()
	}
	if before := c.title.openNS; before != neither && before != own {
		return &event.Problem{
			At:   c.Sheet.Position(max(c.HeadRow(), 1), 0),
			Text: fmt.Sprintf("the heading says that this team sat %s, and a line above it the other way round", strings.ToUpper(side)),
			Hint: "correct one of them",
		}
	}
	c.title.openNS = own
	return nil
}

// teamIn returns which team of a match keeps the card.
func (card *ownCard) teamIn(m *matchTitle) team {
	if sameTeam(card.name, m.home) {
		return homeTeam
	}
	w := &who{roster: newRoster()}
	own := neither
	for _, p := range w.pieces(card.note, []string{m.home, m.away}) {
		named := neither
		switch {
		case p.team == "":
			continue
		case sameTeam(p.team, m.home):
			named = homeTeam
		default:
			named = awayTeam
		}
		if own != neither && own != named {
			return neither // it names both
		}
		own = named
	}
	return own
}
