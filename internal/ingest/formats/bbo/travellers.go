package bbo

import (
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
)

// traveller reads a result.
func (r *reader) traveller(line int, fields []string) {
	of := func(word string) string { return r.head.Of(fields, word) }
	r.played = true
	result := transcript.Result{
		Board: of("board"), Contract: of("contract"), Declarer: of("declarer"), Tricks: of("tricks"), Lead: of("lead"), Score: of("score"),
		NSPoints: of("nsmpts"), EWPoints: of("ewmpts"),
	}
	if _, ok := r.head["nsximps"]; ok {
		result.NSPoints, result.EWPoints = of("nsximps"), of("ewximps")
	}
	if section := of("section"); section != "" && section != "0" {
		result.Section, r.sections = section, true
	}
	outcome(&result, of("result"))
	players := [4]string{of("north"), of("south"), of("east"), of("west")}
	if r.isTeams {
		r.teamResult(line, transcript.TeamResult{Result: result, Players: players}, of("nspair"), of("ewpair"))
		return
	}
	r.seat(line, &result, players, of("nspair"), of("ewpair"))
	r.out.Result(line, result)
}

// outcome sorts out what the result says: an artificial score stands there as
// A== and beside it as A5050, and older files have the contract in no other
// column ("4SN=", "PASS").
func outcome(result *transcript.Result, text string) {
	switch {
	case isAdjusted(result.Score):
		result.Remarks, result.Score = result.Score, ""
	case isAdjusted(text):
		result.Remarks, result.Score = text, ""
	case result.Contract == "":
		result.Contract = text
		return
	default:
		return
	}
	result.Contract, result.Declarer, result.Tricks, result.Lead = "", "", "", ""
}

// seat says who played: the pairs by their numbers, or by their names where the
// file has no numbers; in an individual each player.
func (r *reader) seat(line int, result *transcript.Result, players [4]string, ns, ew string) {
	if ns != "" && ew != "" {
		result.NS, result.EW = ns, ew
		r.join(line, ns, players[0], players[1])
		r.join(line, ew, players[2], players[3])
		return
	}
	if ns != "" || ew != "" {
		r.said.Error(line, "write both numbers", "only one of the pairs has a number")
		return
	}
	if r.pairs == nil {
		r.pairs = r.newNumbering()
	}
	if r.pairs.individual {
		for i, number := range []*string{&result.North, &result.South, &result.East, &result.West} {
			*number = r.numberOf(line, players[i], "")
		}
		return
	}
	result.NS = r.numberOf(line, players[0], players[1])
	result.EW = r.numberOf(line, players[2], players[3])
}

// teamResult reads a result of a match of two teams. The numbers of the pairs
// are those of the teams ("NS1", "EW2"). The open room is where team 1 sits NS.
func (r *reader) teamResult(line int, result transcript.TeamResult, ns, ew string) {
	switch {
	case ns == "NS1" && ew == "EW2":
		result.Room = "open"
	case ns == "NS2" && ew == "EW1":
		result.Room = "closed"
	default:
		r.said.Error(line, "the add-on writes NS1 and EW2, or NS2 and EW1", "the teams %q and %q are not understood", ns, ew)
		return
	}
	home, away := r.teamNamed("1"), r.teamNamed("2")
	if home == "" || away == "" || len(r.teams) != 2 {
		r.said.Error(line, hintExport, "a match has two teams, 1 and 2, but the ranking has %d", len(r.teams))
		return
	}
	result.Home, result.Away = home, away
	result.Section, result.NS, result.EW = "", home, away
	if result.Room == "closed" {
		result.NS, result.EW = away, home
	}
	r.out.TeamResult(line, result)
}

func (r *reader) teamNamed(number string) string {
	for _, t := range r.teams {
		if t.number == number {
			return t.name
		}
	}
	return ""
}

// key names players whatever their order and the case of their letters.
func key(name1, name2 string) string {
	name1, name2 = strings.ToLower(name1), strings.ToLower(name2)
	if name2 < name1 {
		name1, name2 = name2, name1
	}
	return name1 + "\x00" + name2
}
