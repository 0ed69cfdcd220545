package ingest

import (
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/notation"
)

// result makes a result of a sound entry, or says why it cannot.
func (t *table) result(e *entry, way interpretation) (event.Result, *event.Problem) {
	r := event.Result{Row: int32(e.line.row), Col: e.line.resultCol(), Source: t.source, Tricks: event.NoTricks}
	r.Lead, _ = t.texts.leads.of(e.line.places[fLead].id)
	if ns, ew, ok := t.awards(e); ok {
		r.Kind, r.NSAward, r.EWAward = event.Adjusted, ns, ew
		return r, nil
	}
	switch e.cell.Kind {
	case notation.Ruled:
		return r, t.problem(e.line, fContract, "the artificial score is missing", hintAward)
	case notation.NotPlayed:
		return t.notPlayedResult(r, e)
	case notation.Pass:
		return t.passResult(r, e)
	case notation.Bid:
		return t.bidResult(r, e, way)
	}
	switch {
	case e.score.notPlayed, e.remark.NotPlayed && !e.score.given:
		return t.notPlayedResult(r, e)
	case e.remark.Ruled && !e.score.given:
		return r, t.problem(e.line, fRemarks, "the artificial score is missing", hintAward)
	}
	return t.scoreOnly(r, e, way)
}

// notPlayedResult makes a result of a board that was not played.
func (t *table) notPlayedResult(r event.Result, e *entry) (event.Result, *event.Problem) {
	if e.score.points != 0 {
		return r, t.problem(e.line, t.scoreField(e.line),
			fmt.Sprintf("the score says %d, but the board was not played", e.score.points), hintScore)
	}
	r.Kind = event.NotPlayed
	return r, nil
}

// passResult makes a result of a board that was passed out.
func (t *table) passResult(r event.Result, e *entry) (event.Result, *event.Problem) {
	r.HasContract, r.Tricks = true, 0
	switch {
	case e.score.notPlayed:
		return r, t.problem(e.line, t.scoreField(e.line), "the score says not played, but the board was passed out", hintScore)
	case e.score.points != 0:
		return r, t.problem(e.line, t.scoreField(e.line),
			fmt.Sprintf("the score says %d, but the board was passed out", e.score.points), hintScore)
	case e.taken().N != 0:
		return r, t.problem(e.line, t.outcomeField(e),
			fmt.Sprintf("the result is %q, but the board was passed out", t.text(e.line, t.outcomeField(e))),
			"correct the contract, or leave the result blank")
	}
	return r, nil
}

// awards finds the artificial score of a row, in whichever cell it stands.
func (t *table) awards(e *entry) (ns, ew event.Award, ok bool) {
	switch {
	case e.cell.Kind == notation.Artificial:
		return e.cell.NS, e.cell.EW, true
	case e.outcome.Form == notation.Adjusted:
		return e.outcome.NS, e.outcome.EW, true
	case e.tricks.Form == notation.Adjusted:
		return e.tricks.NS, e.tricks.EW, true
	case e.score.awards:
		return e.score.nsAward, e.score.ewAward, true
	}
	// A remark "A" beside a contract may be anything; one with two sides is a
	// ruling.
	return e.remark.NS, e.remark.EW, e.remark.Artificial && (e.remark.BothSides || e.cell.Kind != notation.Bid)
}

func (t *table) bidResult(r event.Result, e *entry, way interpretation) (event.Result, *event.Problem) {
	if e.score.notPlayed {
		return r, t.problem(e.line, t.scoreField(e.line),
			fmt.Sprintf("the score says not played, but there is a contract, %v", e.cell.Contract), "correct one of them")
	}
	r.HasContract, r.Contract, r.Declarer = true, e.cell.Contract, e.declarer
	if r.Declarer == bridge.NoSeat {
		return r, t.problem(e.line, t.declarerField(), "the declarer is missing", hintSeat)
	}
	outcome := e.taken()
	if outcome.Form == notation.NoOutcome {
		return t.tricksFromScore(r, e, way)
	}
	tricks, ok := tricksOf(r.Contract, outcome, way.numbers)
	if !ok {
		return r, t.problem(e.line, t.outcomeField(e), fmt.Sprintf("%v with result %q would be %d tricks",
			r.Contract, t.text(e.line, t.outcomeField(e)), tricks), "a deal has 13 tricks; correct the contract or the result")
	}
	r.Tricks = int8(tricks)
	r.Score = int32(nsScore(e.board, r.Contract, r.Declarer, tricks))
	if e.tricks.Form == notation.Number && (e.outcome.Form == notation.Relative || e.outcome.Form == notation.Number) {
		if also, _ := tricksOf(r.Contract, e.outcome, way.beside); also != tricks {
			col := fResult
			if e.line.places[col].id == 0 {
				col = fContract
			}
			return r, t.problem(e.line, fTricks, fmt.Sprintf("the tricks are %d, but %v with result %q would be %d",
				tricks, r.Contract, t.text(e.line, col), also), "correct one of them")
		}
	}
	return r, t.compareScore(&r, e, way)
}

// compareScore holds the stated score against that of the contract.
func (t *table) compareScore(r *event.Result, e *entry, way interpretation) *event.Problem {
	if !e.score.given {
		return nil
	}
	stated := way.signs.toNS(e.score, r.Declarer, int(r.Score))
	if stated == int(r.Score) {
		return nil
	}
	e.turned = stated == nsScore(e.board, r.Contract, r.Declarer.Next(), int(r.Tricks))
	vulnerable := "not vulnerable"
	if bridge.BoardVulnerability(e.board).Of(r.Declarer.Side()) {
		vulnerable = "vulnerable"
	}
	return t.problem(e.line, t.scoreField(e.line),
		fmt.Sprintf("the score is %s, but %v by %v, %s, with %d tricks is %s",
			forNS(stated), r.Contract, r.Declarer, vulnerable, r.Tricks, forNS(int(r.Score))),
		"correct the contract, the declarer, the tricks or the score")
}

// forNS says a score with its side: "620 for NS".
func forNS(score int) string {
	if score < 0 {
		return fmt.Sprintf("%d for EW", -score)
	}
	return fmt.Sprintf("%d for NS", score)
}

// tricksFromScore finds the tricks that a contract's score tells.
func (t *table) tricksFromScore(r event.Result, e *entry, way interpretation) (event.Result, *event.Problem) {
	if !e.score.given {
		return r, t.problem(e.line, t.outcomeField(e), "the tricks are missing", hintOutcome)
	}
	switch fit := e.tricksFor(way.signs); len(fit) {
	case 0:
	case 1:
		r.Tricks, r.Score = int8(fit[0]), int32(nsScore(e.board, r.Contract, r.Declarer, fit[0]))
		return r, nil
	default:
		return r, t.problem(e.line, t.scoreField(e.line),
			fmt.Sprintf("%v by %v can score %d with %d or %d tricks", r.Contract, r.Declarer, e.score.points, fit[0], fit[1]),
			"write the tricks, or the score with a minus when EW score")
	}
	return r, t.problem(e.line, t.scoreField(e.line),
		fmt.Sprintf("%v by %v cannot score %d on board %d", r.Contract, r.Declarer, e.score.points, e.board),
		"correct the contract, the declarer or the score")
}

// scoreOnly makes a result of a row without a contract.
func (t *table) scoreOnly(r event.Result, e *entry, way interpretation) (event.Result, *event.Problem) {
	points := e.score.points
	switch {
	case e.score.given && !e.score.twoCol && points != 0 && (way.signs == declarerSigned || way.signs == unsigned):
		return r, t.problem(e.line, fContract,
			fmt.Sprintf("the contract is missing, and the score %d does not say whose it is", points), hintContract)
	case e.score.given:
		points = way.signs.toNS(e.score, bridge.NoSeat, 0)
	case e.taken().Form != notation.NoOutcome:
		return r, t.problem(e.line, fContract, "the contract is missing", hintContract)
	default:
		r.Kind, e.blank = event.NotPlayed, true
		return r, nil
	}
	r.Score = int32(points)
	if vul := bridge.BoardVulnerability(e.board); !bridge.IsPossibleScore(points, vul.Of(bridge.NS)) &&
		!bridge.IsPossibleScore(-points, vul.Of(bridge.EW)) {
		return r, t.problem(e.line, t.scoreField(e.line),
			fmt.Sprintf("no contract scores %s on board %d (%v vulnerable)", forNS(points), e.board, vul),
			"look at the board's number too: it says who is vulnerable")
	}
	return r, nil
}

// scoreField is where a result's score stands or should stand.
func (t *table) scoreField(l *line) field {
	for _, f := range []field{fScore, fNSScore, fEWScore} {
		if text := t.text(l, f); text != "" && text != "0" {
			return f
		}
	}
	for _, f := range []field{fEWScore, fNSScore} {
		if t.has(f) {
			return f
		}
	}
	return fScore
}

func (t *table) declarerField() field {
	if t.has(fDeclarer) {
		return fDeclarer
	}
	return fContract
}

// outcomeField is where a result stands or should stand.
func (t *table) outcomeField(e *entry) field {
	switch {
	case t.has(fTricks) && (e.tricks.Form != notation.NoOutcome || !t.has(fResult)):
		return fTricks
	case t.has(fResult) && e.cell.Outcome.Form == notation.NoOutcome:
		return fResult
	}
	return fContract
}
