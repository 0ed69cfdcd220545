package pbn

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
	"bridgecalc/internal/ingest/notation"
)

// single writes down the one result of a record.
func (r *reader) single(rec *record) {
	board, ok := r.boardOf(rec)
	if !ok {
		return
	}
	result := transcript.Result{
		Board: board, Section: rec.value("Section"), Table: rec.value("Table"), Round: rec.value("Round"),
		Contract: rec.value("Contract"), Declarer: strings.TrimPrefix(rec.value("Declarer"), "^"),
		Tricks: strings.TrimPrefix(rec.value("Result"), "^"),
	}
	takeMarks(&result, rec)
	pass := strings.EqualFold(result.Contract, "pass")
	if pass && r.scored && rec.value("Score") == "" && !rec.has("Auction") {
		result.Contract, result.Remarks = "", "not played"
		r.unplayed = append(r.unplayed, tag{board, rec.line})
	} else if result.Score, ok = r.score(rec, result.Declarer, pass); !ok {
		return
	}
	points := bySide(rec.value("ScoreIMP"))
	if rec.value("ScoreIMP") == "" {
		points = bySide(rec.value("ScoreMP"))
	}
	result.NSPoints, result.EWPoints = plain(points.ns), plain(points.ew)
	if rec.value("HomeTeam") != "" || rec.value("VisitTeam") != "" {
		r.teamResult(rec, result)
		return
	}
	if r.seat(rec, &result) {
		r.result(rec.line, result)
	}
}

// score is that of NS. Without a side it is the declarer's, chapter 4.2.1.
func (r *reader) score(rec *record, declarer string, pass bool) (string, bool) {
	given := bySide(rec.value("Score"))
	switch {
	case given.ns != "" && given.ew != "" && plain(given.ns) != negate(given.ew):
		r.said.Error(rec.tags["Score"].line, "write that of NS, and give the ruling as a correction",
			"the score %q is not the same for both sides", rec.value("Score"))
		return "", false
	case given.ns != "":
		return plain(given.ns), true
	case given.ew != "":
		return negate(given.ew), true
	case given.own == "" || pass && plain(given.own) == "0":
		return given.own, true
	}
	switch strings.ToUpper(declarer) {
	case "N", "S":
		return plain(given.own), true
	case "E", "W":
		return negate(given.own), true
	}
	r.said.Error(rec.tags["Score"].line, `write "NS" or "EW" before it`,
		"the score %q does not say whose it is", rec.value("Score"))
	return "", false
}

// sides are points as written for each side, or without a side.
type sides struct{ ns, ew, own string }

// bySide reads "NS 600", "EW -50 NS 50" or "600".
func bySide(text string) sides {
	var s sides
	fields := strings.Fields(text)
	for i := 0; i < len(fields); i++ {
		at := &s.own
		switch strings.ToUpper(fields[i]) {
		case "NS":
			at, i = &s.ns, i+1
		case "EW":
			at, i = &s.ew, i+1
		}
		if i < len(fields) {
			*at = strings.TrimPrefix(fields[i], "^")
		}
	}
	return s
}

// seat says who played: by the numbers of the pairs, else by the players' names.
func (r *reader) seat(rec *record, result *transcript.Result) bool {
	names := [4]string{rec.value("North"), rec.value("South"), rec.value("East"), rec.value("West")}
	if strings.HasPrefix(strings.ToLower(rec.value("Competition")), "individual") {
		return r.seatPlayers(rec, result, names)
	}
	for _, side := range []struct {
		number      *string
		direction   string
		pair        string
		first, last string
	}{
		{&result.NS, "NS", rec.value("PairNS"), names[0], names[1]},
		{&result.EW, "EW", rec.value("PairEW"), names[2], names[3]},
	} {
		if pair, err := notation.ReadPair(side.pair); err == nil && !pair.Nobody {
			*side.number = side.pair
			r.people.given = max(r.people.given, rec.line)
			r.people.seen(rec.line, result.Section, side.pair, side.direction, []string{side.first, side.last})
			continue
		}
		players := []string{side.first, side.last}
		if side.first == "" && side.last == "" {
			players = partners(side.pair)
		}
		if strings.Join(players, "") == "" {
			r.said.Error(rec.line, "write [PairNS] and [PairEW] with the numbers of the pairs",
				"board %s does not say who played %s", result.Board, side.direction)
			return false
		}
		*side.number = r.people.number(rec.line, result.Section, players)
	}
	return true
}

// seatPlayers numbers the four players of an individual.
func (r *reader) seatPlayers(rec *record, result *transcript.Result, names [4]string) bool {
	if slices.Contains(names[:], "") {
		r.said.Error(rec.line, "fill in [North], [East], [South] and [West]", "board %s does not name all four players", result.Board)
		return false
	}
	for i, at := range []*string{&result.North, &result.South, &result.East, &result.West} {
		*at = r.people.number(rec.line, result.Section, []string{names[i]})
	}
	return true
}
