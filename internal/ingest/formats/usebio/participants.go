package usebio

import (
	"cmp"
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
)

// entrant is a pair or a player with a place in the file's ranking.
type entrant struct {
	line                       int
	section, number, direction string
	players                    []*node
	place, score, percent      string
	club                       string
	adjustment, handicap       string
	carryOver                  string // of our own files
}

// section is the name of the section that an element stands in, with the session
// where there are several.
func (r *reader) section(n *node, above []*node) string {
	name := n.said("SECTION_ID")
	session := ""
	for _, outer := range above {
		switch outer.name {
		case "SECTION":
			name = cmp.Or(name, outer.said("SECTION_ID", "SECTION_NAME"))
		case "SESSION":
			session = outer.said("SESSION_ID")
		}
	}
	if r.sessions && session != "" {
		return session + name
	}
	return name
}

func (r *reader) pair(n *node, above []*node) { r.addPair(n, r.section(n, above)) }

func (r *reader) addPair(n *node, section string) {
	number := n.said("PAIR_NUMBER")
	e := r.entrant(n, section, number)
	for _, kid := range n.kids {
		if kid.name == "PLAYER" {
			e.players = append(e.players, kid)
		}
	}
	r.entrants = append(r.entrants, e)
}

// player is one that is no pair's and no team's: an individual.
func (r *reader) player(n *node, above []*node) {
	e := r.entrant(n, r.section(n, above), n.said("PLAYER_NUMBER"))
	e.players = []*node{n}
	r.entrants = append(r.entrants, e)
}

func (r *reader) entrant(n *node, section, number string) entrant {
	return entrant{
		line: n.line, section: section, number: number, direction: n.said("DIRECTION"),
		place: n.said("PLACE"), score: n.said("TOTAL_SCORE"), percent: n.said("PERCENTAGE", "PERCENT"), club: n.said("CLUB_NAME"),
		adjustment: transcript.Amount(n.said("ADJUSTMENT")), handicap: transcript.Amount(n.said("HANDICAP")),
		carryOver: transcript.Amount(n.said("CARRY_OVER")),
	}
}

// finishEntrants writes down names and places. The direction is of use only where
// NS and EW have the same numbers: elsewhere it is where a pair sat first, and
// some programs write NS for all.
func (r *reader) finishEntrants() {
	type key struct{ section, number string }
	count := make(map[key]int)
	for _, e := range r.entrants {
		count[key{e.section, e.number}]++
	}
	for _, e := range r.entrants {
		if e.number == "" {
			r.said.Warn(e.line, "fill in the number", "a participant has no number; the names and the place are left out")
			continue
		}
		if count[key{e.section, e.number}] < 2 {
			e.direction = ""
		}
		r.writeName(e)
		if percent := strings.Trim(e.percent, "-"); e.place+e.score+percent != "" {
			r.out.Standing(e.line, transcript.Standing{
				Section: e.section, Number: e.number, Direction: e.direction, Place: e.place, Score: e.score, Percent: percent,
			})
		}
	}
}

func (r *reader) writeName(e entrant) {
	name := transcript.Name{Section: e.section, Number: e.number, Direction: e.direction, Club: e.club}
	for i, player := range e.players {
		who := nameOf(player)
		name.Club = cmp.Or(name.Club, player.said("CLUB_NAME"))
		switch {
		case i < len(name.Names):
			name.Names[i], name.Member[i] = who, memberNumber(player)
		case who != "": // who came in for somebody
			name.Names[1] += " / " + who
		}
	}
	r.adjust(&name, &e)
	if name.Names[0]+name.Names[1]+name.Penalty+name.Bonus+name.CarryOver+name.Handicap != "" {
		r.out.Name(e.line, name)
	}
}

// nameOf is a player's name, in one piece or two.
func nameOf(player *node) string {
	return cmp.Or(player.said("PLAYER_NAME", "FULL_NAME"), strings.TrimSpace(player.said("FIRST_NAME")+" "+player.said("LAST_NAME")))
}

// memberNumber is that in the federation; programs write 0 for none.
func memberNumber(player *node) string {
	return unlessZero(player.said("NATIONAL_ID_NUMBER", "MEMBER_NUMBER"))
}

// unlessZero returns a number, or nothing for one of zeros only.
func unlessZero(number string) string {
	if strings.Trim(number, "0") == "" {
		return ""
	}
	return number
}
