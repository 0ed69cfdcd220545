package pbn

import (
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
)

// teamRecord is a result of a match; who sits where is known when all are read.
type teamRecord struct {
	line        int
	result      transcript.Result
	room        string // as written
	home, visit string
	players     [4]string // North, South, East and West
}

// matchKey names a match, whichever team is the home team.
type matchKey struct{ round, first, second string }

// encounter is a match as its records show it.
type encounter struct {
	home   string
	table  int
	roomed bool // the home team is known by an open room
	turned bool // either team is called the home team, each at one table
	told   bool
}

func (r *reader) teamResult(rec *record, result transcript.Result) {
	home, visit := rec.value("HomeTeam"), rec.value("VisitTeam")
	if home == "" || visit == "" || home == visit {
		r.said.Error(rec.line, "fill in [HomeTeam] and [VisitTeam]", "board %s does not name the two teams", result.Board)
		return
	}
	r.results++
	result.Dealer = "" // no list of matches shows it
	t := teamRecord{line: rec.line, result: result, room: strings.ToLower(rec.value("Room")), home: home, visit: visit}
	for i, seat := range []string{"North", "South", "East", "West"} {
		t.players[i], _ = cutCode(rec.value(seat))
	}
	r.teams = append(r.teams, t)
}

func (t *teamRecord) key() matchKey {
	return matchKey{t.result.Round, min(t.home, t.visit), max(t.home, t.visit)}
}

// finishTeams writes down the results of matches.
//
// RealBridge names no room, and calls the team that sits NS at a table the home
// team there; then the room of the lower table is the open one. With rooms, the
// home team sits NS in the open room, as is the custom.
func (r *reader) finishTeams() {
	matches := r.encounters()
	for i := range r.teams {
		t := &r.teams[i]
		m := matches[t.key()]
		away := t.home
		if away == m.home {
			away = t.visit
		}
		out := transcript.TeamResult{Result: t.result, Room: t.room, Home: m.home, Away: away, Players: t.players}
		switch {
		case m.turned:
			out.NS, out.EW = t.home, t.visit
			if out.Room == "" {
				out.Room = "closed"
				if t.home == m.home {
					out.Room = "open"
				}
			}
		case t.room == "open":
			out.NS, out.EW = m.home, away
		case t.room == "closed":
			out.NS, out.EW = away, m.home
		default:
			if !m.told {
				m.told = true
				r.reportMissingRooms(t)
			}
			continue
		}
		r.out.TeamResult(t.line, out)
	}
}

// reportMissingRooms reports a match whose records do not say in which room they are, nor,
// perhaps, who played.
func (r *reader) reportMissingRooms(t *teamRecord) {
	var unnamed []string // boards
	for i := range r.teams {
		other := &r.teams[i]
		if other.key() == t.key() && other.players == [4]string{} && !slices.Contains(unnamed, other.result.Board) {
			unnamed = append(unnamed, other.result.Board)
		}
	}
	hint, players := "write [Room \"Open\"] or [Room \"Closed\"] into the records", ""
	if len(unnamed) > 0 {
		hint += ", and the players into those that lack them"
		players = ", and the players of board " + strings.Join(unnamed, ", ") + " are not given"
	}
	r.said.Error(t.line, hint, "the results of %s against %s do not say in which room they are%s", t.home, t.visit, players)
}

func (r *reader) encounters() map[matchKey]*encounter {
	matches := make(map[matchKey]*encounter)
	for i := range r.teams {
		t := &r.teams[i]
		number, err := strconv.Atoi(t.result.Table)
		if err != nil {
			number = 0
		}
		m := matches[t.key()]
		if m == nil {
			m = &encounter{home: t.home, table: number}
			matches[t.key()] = m
		}
		switch {
		case t.home == m.home:
			m.table = min(m.table, number)
		case number < m.table && !m.roomed:
			m.home, m.table, m.turned = t.home, number, true
		default:
			m.turned = true
		}
		if t.room == "open" && !m.roomed {
			m.home, m.roomed = t.home, true
		}
	}
	return matches
}
