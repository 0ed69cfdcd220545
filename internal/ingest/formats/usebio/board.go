package usebio

import (
	"regexp"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/formats/transcript"
	"bridgecalc/internal/ingest/notation"
)

// board writes down a board's hands and results.
func (r *reader) board(n *node, above []*node) {
	number := n.said("BOARD_NUMBER")
	r.deal(n, number)
	lines := travellers(n)
	r.satOut(n, number, r.section(n, above))
	if len(lines) == 0 {
		return
	}
	if !r.numbered(n, number) {
		return
	}
	event := eventOf(above)
	r.prepare(event)
	r.noteSession(number, above)
	section := r.section(n, above)
	rulings := r.newRulings(lines)
	for _, line := range lines {
		result := r.line(line, n, section)
		if result.Remarks == arbitral {
			result.Remarks = rulings.of(line, &result)
		}
		if isTeams(strings.ToUpper(event.said("EVENT_TYPE"))) {
			r.loose(line, result)
		} else {
			r.results++
			r.out.Result(line.line, result)
		}
	}
}

// satOut writes down the pairs that had no opponents on a board for which they get nothing, as
// our own files name them: "NS 8".
func (r *reader) satOut(n *node, board, section string) {
	for _, a := range n.attrs {
		side, pair, ok := strings.Cut(a.Value, " ")
		if a.Name.Local != "sat-out" || !ok {
			continue
		}
		result := transcript.Result{Board: board, Section: section, NS: pair, EW: event.Nobody}
		if side == "EW" {
			result.NS, result.EW = event.Nobody, pair
		}
		r.out.Result(n.line, result)
	}
}

func travellers(board *node) []*node {
	var lines []*node
	for _, kid := range board.kids {
		if kid.name == "TRAVELLER_LINE" {
			lines = append(lines, kid)
		}
	}
	return lines
}

func (r *reader) numbered(board *node, number string) bool {
	if number == "" {
		r.said.Error(board.line, "fill in its BOARD_NUMBER", "a board with results has no number")
	}
	return number != ""
}

// eventOf is the event around an element; an empty one where there is none.
func eventOf(above []*node) *node {
	for _, n := range above {
		if n.name == "EVENT" {
			return n
		}
	}
	return &node{}
}

// prepare finds out, before the first result, how the event is scored.
func (r *reader) prepare(event *node) {
	if r.scoring == "" && len(r.kinds) == 0 {
		r.scoring = r.scoringOf(event)
	}
}

// noteSession looks for boards of the same number in several sessions: they are
// different deals.
func (r *reader) noteSession(board string, above []*node) {
	for _, n := range above {
		if n.name != "SESSION" {
			continue
		}
		if first, ok := r.sessionOf[board]; !ok {
			r.sessionOf[board] = n
		} else if first != n && !slices.Contains(r.mixed, board) && len(r.mixed) < 100 {
			r.mixed = append(r.mixed, board)
		}
	}
}

// line reads a line of the traveller of a board.
func (r *reader) line(n, board *node, section string) transcript.Result {
	result := transcript.Result{
		Board: board.said("BOARD_NUMBER"), Section: section, Table: n.said("TABLE_NUMBER", "TABLE"), Round: n.said("ROUND_NUMBER", "ROUND"),
		NS: n.said("NS_PAIR_NUMBER"), EW: n.said("EW_PAIR_NUMBER"),
		North: n.said("N_PLAYER_NUMBER"), South: n.said("S_PLAYER_NUMBER"),
		East: n.said("E_PLAYER_NUMBER"), West: n.said("W_PLAYER_NUMBER"),
		Contract: n.said("CONTRACT"), Declarer: n.said("PLAYED_BY"), Tricks: n.said("TRICKS"), Lead: n.said("LEAD"),
	}
	result.NSPoints, result.EWPoints = r.points(n)
	result.Mark(board.said("DEALER"), board.said("VULNERABILITY"))
	takeScore(&result, n)
	return result
}

// pointTags are the points of a result by what they are.
var pointTags = []struct{ scoring, tag string }{
	{"mp", "MATCH_POINTS"}, {"butler", "BUTLER_POINTS"}, {"ximp", "CROSS_IMP_POINTS"}, {"", "IMPS"},
}

// hasPoints reports whether a result has points of any kind.
func hasPoints(n *node) bool {
	return slices.ContainsFunc(pointTags, func(p struct{ scoring, tag string }) bool { return n.said("NS_"+p.tag, "EW_"+p.tag) != "" })
}

// arbitral is the remark of a result with a ruling that the file does not state.
const arbitral = "arbitral score"

// points are those of the event's kind; a file may have others beside them.
func (r *reader) points(n *node) (ns, ew string) {
	for _, p := range pointTags {
		ns, ew := n.said("NS_"+p.tag), n.said("EW_"+p.tag)
		if ns+ew == "" {
			continue
		}
		if p.scoring != "" && !slices.Contains(r.kinds, p.scoring) {
			r.kinds = append(r.kinds, p.scoring)
		}
		switch r.scoring {
		case "mp", "butler", "ximp":
			if p.scoring != r.scoring && (p.scoring != "" || r.scoring == "mp") {
				continue
			}
		}
		return ns, ew
	}
	return "", ""
}

// assigned is an artificial score as USEBIO writes it, NS first: "A6040".
var assigned = regexp.MustCompile(`^[Aa](\d\d)(\d\d)$`)

// ownRuling is how our own files say that an artificial score was given.
const ownRuling = "ruling"

// takeScore reads the score, which is that of NS, or what stands in its place.
func takeScore(result *transcript.Result, n *node) {
	score := n.said("SCORE")
	ns, ew := n.said("NS_SCORE"), n.said("EW_SCORE")
	_, err := notation.ReadScore(score)
	switch {
	case n.said(ownRuling) != "":
		result.Remarks = n.said(ownRuling)
	case assigned.MatchString(score):
		result.Remarks = assigned.ReplaceAllString(score, "$1/$2")
	case score == "" && strings.ContainsAny(ns+ew, "%AaVv"):
		result.Remarks = strings.TrimSuffix(ns, "%") + "/" + strings.TrimSuffix(ew, "%")
	case score == "":
		result.NSScore, result.EWScore = ns, ew
	case err != nil:
		result.Remarks = remark(score)
	case n.kid("CONTRACT") != nil && result.Contract == "" && strings.Trim(score, "+-0.") == "":
		// Programs write an empty contract and no score for a ruling; a board
		// that was passed out says so.
		result.Remarks = arbitral
	default:
		result.Score = score
	}
}

// remark is a word in the place of a score.
func remark(word string) string {
	if cell, err := notation.English.ReadContract(word); err == nil && cell.Kind == notation.NotPlayed || strings.EqualFold(word, "x") {
		return "not played"
	}
	return word
}

// loose writes down a result of teams outside of a match: who meets whom is known
// by the pairs.
func (r *reader) loose(n *node, result transcript.Result) {
	ns, ew := r.squads.of(result.NS), r.squads.of(result.EW)
	if ns == nil || ew == nil || ns == ew {
		r.said.Error(n.line, "export the event with its matches, or with the pairs of each team",
			"board %s does not say which teams played: pairs %q and %q are not those of two teams", result.Board, result.NS, result.EW)
		return
	}
	home, away, room := ns, ew, "open"
	if ew.order < ns.order {
		home, away, room = ew, ns, "closed"
	}
	players := r.squads.lineup(result.NS, result.EW)
	result.NS, result.EW = ns.name, ew.name
	r.results++
	r.out.TeamResult(n.line, transcript.TeamResult{Result: result, Room: room, Home: home.name, Away: away.name, Players: players})
}
