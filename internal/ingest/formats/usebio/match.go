package usebio

import (
	"cmp"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
)

// squad is a team of the file.
type squad struct {
	name  string
	order int // in which the file names them
}

// squads are the teams by their numbers and by those of their pairs, and the names
// of the pairs' players.
type squads struct {
	teams, pairs map[string]*squad
	players      map[string][2]string
}

// lineup is who sat at the table of a result, where the pairs of the teams have
// numbers and two players each.
func (s *squads) lineup(ns, ew string) transcript.Players {
	first, second := s.players[ns], s.players[ew]
	return transcript.Players{first[0], first[1], second[0], second[1]}
}

// of is the team of a pair; nil when there is none. Files without pairs have the
// numbers of the teams themselves.
func (s *squads) of(number string) *squad {
	if len(s.pairs) > 0 {
		return s.pairs[number]
	}
	return s.teams[number]
}

// named is the name of a team that stands in a match.
func (s *squads) named(text string) string {
	if team := s.teams[text]; team != nil {
		return team.name
	}
	return text
}

// playersOf are the names of a pair's two players. Of more, nothing says who
// played.
func playersOf(pair *node) (names [2]string) {
	n := 0
	for _, kid := range pair.kids {
		if kid.name != "PLAYER" {
			continue
		}
		if n == len(names) {
			return [2]string{}
		}
		names[n] = nameOf(kid)
		n++
	}
	return names
}

// team notes a team, its pairs and its place. Players that are no pair's are of no
// use: nothing says when they played.
func (r *reader) team(n *node, above []*node) {
	number := n.said("TEAM_ID", "TEAM_NUMBER")
	t := &squad{name: cmp.Or(n.said("TEAM_NAME"), number), order: len(r.squads.teams)}
	if t.name == "" {
		r.said.Warn(n.line, "fill in TEAM_NAME", "a team has neither a name nor a number, and is left out")
		return
	}
	if r.squads.teams == nil {
		r.squads = squads{teams: make(map[string]*squad), pairs: make(map[string]*squad), players: make(map[string][2]string)}
	}
	r.squads.teams[cmp.Or(number, t.name)] = t
	for _, kid := range n.kids {
		if pair := kid.said("PAIR_NUMBER"); kid.name == "PAIR" && pair != "" {
			r.squads.pairs[pair] = t
			r.squads.players[pair] = playersOf(kid)
		}
	}
	e := r.entrant(n, r.section(n, above), t.name)
	r.squad(n, &e, eventOf(above))
	if e.place+e.score != "" {
		r.out.Standing(n.line, transcript.Standing{Section: e.section, Number: t.name, Place: e.place, Score: e.score})
	}
}

// squad writes down the players of a team, and what it has beside its matches: the unit
// is certain in our own files only.
func (r *reader) squad(n *node, e *entrant, event *node) {
	team := transcript.Team{Name: e.number, Place: e.place, Total: e.score}
	for _, kid := range n.kids {
		if kid.name == "PLAYER" {
			team.Players = append(team.Players, nameOf(kid))
		}
	}
	isOurs := event.said("PROGRAM_NAME") == ours
	switch {
	case !isOurs && e.adjustment != "":
		r.notTaken(e)
	case isOurs:
		unit := "VP"
		if r.scoringOf(event) != "teams" {
			unit = "MP"
		}
		if e.adjustment != "" {
			team.Adjust(e.adjustment, unit)
		}
		if e.carryOver != "" {
			team.CarryOver = e.carryOver + " " + unit
		}
	}
	if len(team.Players) > 0 || team.Penalty+team.Bonus+team.CarryOver != "" {
		r.out.Team(n.line, team)
	}
}

// match writes down the boards of a match, or its outcome where it has none.
func (r *reader) match(n *node, above []*node) {
	event := eventOf(above)
	r.prepare(event)
	round := n.said("ROUND_NUMBER", "ROUND")
	home, away := r.squads.named(n.said("TEAM")), r.squads.named(n.said("OPPOSING_TEAM"))
	pairs := !isTeams(strings.ToUpper(event.said("EVENT_TYPE"))) && home == ""
	found := false
	for _, board := range n.kids {
		if board.name != "BOARD" {
			continue
		}
		number := board.said("BOARD_NUMBER")
		lines := travellers(board)
		if len(lines) > 0 && !r.numbered(board, number) {
			continue
		}
		r.deal(board, number)
		for _, line := range lines {
			result := r.line(line, board, r.section(n, above))
			result.Round = cmp.Or(result.Round, round)
			found = true
			switch {
			case pairs:
				result.NS, result.EW = cmp.Or(result.NS, n.said("NS_PAIR_NUMBER")), cmp.Or(result.EW, n.said("EW_PAIR_NUMBER"))
				r.results++
				r.out.Result(line.line, result)
			case home == "" || away == "":
				r.loose(line, result)
			default:
				r.ofMatch(line, result, home, away, n.said("segment"))
			}
		}
	}
	if !found && !pairs {
		r.outcome(n, event, home, away)
	} else if !pairs && n.said("home-imps", "away-imps", "home-vp", "away-vp") != "" {
		m := transcript.Match{Round: round, Home: home, Away: away}
		adjust(&m, n)
		r.out.Match(n.line, m)
	}
}

// adjust takes what our own files say was given for a match.
func adjust(m *transcript.Match, n *node) {
	m.Adjust(n.said("home-imps"), n.said("away-imps"), n.said("home-vp"), n.said("away-vp"))
}

// ownLineup is who sat North, South, East and West, as our own files say it.
func ownLineup(n *node) transcript.Players {
	return transcript.Players{n.said("seat-N"), n.said("seat-S"), n.said("seat-E"), n.said("seat-W")}
}

// ofMatch writes down a result of a match. The line says where the first team
// sat, or whose pair sat NS.
func (r *reader) ofMatch(n *node, result transcript.Result, home, away, segment string) {
	out := transcript.TeamResult{Result: result, Home: home, Away: away, Segment: segment, Players: r.squads.lineup(result.NS, result.EW)}
	if ours := ownLineup(n); ours != (transcript.Players{}) {
		out.Players = ours
	}
	ns := ""
	switch side := strings.ToUpper(n.said("DIRECTION")); side {
	case "NS", "N":
		ns = home
	case "EW", "E":
		ns = away
	default:
		if team := r.squads.of(result.NS); team != nil {
			ns = team.name
		}
	}
	switch ns {
	case home:
		out.Room, out.NS, out.EW = "open", home, away
	case away:
		out.Room, out.NS, out.EW = "closed", away, home
	default:
		r.said.Error(n.line, "fill in DIRECTION in the traveller line: NS or EW, where "+home+" sat",
			"board %s of %s against %s does not say which team sat NS", result.Board, home, away)
		return
	}
	if room := n.said("room"); room != "" { // of our own files
		out.Room = room
	}
	r.results++
	r.out.TeamResult(n.line, out)
}

// outcome writes down a match of which only the outcome is known.
func (r *reader) outcome(n, event *node, home, away string) {
	state := n.said("state") // of our own files
	if state == "bye" {
		away = state
	}
	if home == "" || away == "" {
		r.said.Error(n.line, "fill in TEAM and OPPOSING_TEAM", "a match does not name its two teams")
		return
	}
	m := transcript.Match{Round: n.said("ROUND_NUMBER", "ROUND"), Home: home, Away: away, Boards: boardsOf(n)}
	ours, theirs := n.said("TEAM_SCORE"), n.said("OPPOSING_TEAM_SCORE")
	method := strings.ToUpper(cmp.Or(n.said("MATCH_SCORING_METHOD"), event.said("MATCH_SCORING_METHOD", "SCORING_METHOD")))
	adjust(&m, n)
	switch {
	case state == "void":
		m.HomeVP, m.AwayVP, m.Remarks = n.said("home"), n.said("away"), state
	case ours+theirs == "" && state != "":
	case ours+theirs == "":
		r.said.Error(n.line, "fill in TEAM_SCORE and OPPOSING_TEAM_SCORE",
			"the match of %s against %s has neither boards nor a score", home, away)
		return
	case strings.HasPrefix(method, "VP"):
		m.HomeVP, m.AwayVP = ours, theirs
	case strings.HasPrefix(method, "IMP"):
		m.HomeIMPs, m.AwayIMPs = ours, theirs
	default:
		r.said.Error(n.line, "fill in MATCH_SCORING_METHOD: IMPS or VPS",
			"the score of %s against %s may be IMPs or victory points", home, away)
		return
	}
	r.matches++
	r.out.Match(n.line, m)
}

// boardsOf is the number of boards of a match, by the first and the last.
func boardsOf(match *node) string {
	first, err := strconv.Atoi(match.said("START_BOARD_NUMBER"))
	last, also := strconv.Atoi(match.said("END_BOARD_NUMBER"))
	if err != nil || also != nil || last < first {
		return ""
	}
	return strconv.Itoa(last - first + 1)
}
