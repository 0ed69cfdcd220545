package dbf

import (
	"strings"

	"bridgecalc/internal/ingest/formats/complaints"
	"bridgecalc/internal/ingest/formats/transcript"
)

var (
	resultColumns = strings.Fields("BOARD PAIRNS PAIREW NS_EW CONTRACT RESULT LEADCARD RESVAL_NS MPS_NS MPS_EW")
	teamColumns   = strings.Fields("BOARD HOME_NS VISIT_EW VISIT_NS HOME_EW " +
		"CONTRACT_H NS_EW_H RESULT_H LC_H RESVAL_H CONTRACT_V NS_EW_V RESULT_V LC_V RESVAL_V")
	nameColumns = strings.Fields("P_NUMMER NAME1 NAME2")
)

// pairsResult reads a result of pairs. The program makes the records of all boards
// before play, with neither pairs nor a result.
func pairsResult(out *transcript.Transcript, _ *complaints.List, n int, r record) {
	result := outcome(r, "CONTRACT", "NS_EW", "RESULT", "LEADCARD", "RESVAL_NS")
	result.Board, result.NS, result.EW = r.text("BOARD"), r.text("PAIRNS"), r.text("PAIREW")
	switch {
	case hasOutcome(&result):
		result.NSPoints, result.EWPoints = r.text("MPS_NS"), r.text("MPS_EW")
	case isNothing(result.NS) && isNothing(result.EW):
		return
	}
	out.Result(n, result)
}

// teamsResults reads a board of a match: the home team's NS against the visitors
// in the one room, its EW in the other. Board 0 is the sum of a match.
func teamsResults(out *transcript.Transcript, said *complaints.List, n int, r record) {
	if isNothing(r.text("BOARD")) {
		return
	}
	home, away := r.text("HOME_NS"), r.text("VISIT_EW")
	open := outcome(r, "CONTRACT_H", "NS_EW_H", "RESULT_H", "LC_H", "RESVAL_H")
	closed := outcome(r, "CONTRACT_V", "NS_EW_V", "RESULT_V", "LC_V", "RESVAL_V")
	if !hasOutcome(&open) && !hasOutcome(&closed) {
		return
	}
	if home != r.text("HOME_EW") || away != r.text("VISIT_NS") {
		said.Error(n, "each team has one number", "the teams are %s and %s in one room, but %s and %s in the other",
			home, away, r.text("HOME_EW"), r.text("VISIT_NS"))
		return
	}
	open.Board, open.NS, open.EW = r.text("BOARD"), home, away
	closed.Board, closed.NS, closed.EW = open.Board, away, home
	out.TeamResult(n, transcript.TeamResult{Result: open, Room: "open", Home: home, Away: away})
	out.TeamResult(n, transcript.TeamResult{Result: closed, Room: "closed", Home: home, Away: away})
}

func pairName(out *transcript.Transcript, _ *complaints.List, n int, r record) {
	name := transcript.Name{Number: r.text("P_NUMMER"), Names: [2]string{r.text("NAME1"), r.text("NAME2")}}
	if !isNothing(name.Number) && name.Names != [2]string{} {
		out.Name(n, name)
	}
}

// outcome reads what happened on a board. A number is 0 where nothing was
// entered, so a score of 0 with neither contract nor result is none.
func outcome(r record, contract, declarer, relative, lead, score string) transcript.Result {
	result := transcript.Result{
		Contract: r.text(contract), Declarer: r.text(declarer), Relative: r.text(relative), Lead: r.text(lead), Score: r.text(score),
	}
	if strings.EqualFold(result.Contract, "ok") { // a board that is not entered yet
		result.Contract = ""
	}
	if result.Contract == "" && result.Relative == "" && isNothing(result.Score) {
		return transcript.Result{}
	}
	return result
}

func hasOutcome(r *transcript.Result) bool {
	return r.Contract != "" || r.Relative != "" || r.Score != ""
}

// isNothing tells the numbers that stand where nothing was entered.
func isNothing(number string) bool { return strings.Trim(number, "0.") == "" }
