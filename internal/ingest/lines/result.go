package lines

import (
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

// Result makes a result of a sound entry, or says why it cannot.
func (t *Table) Result(e *Entry, way Way) (event.Result, *event.Problem) {
	r := event.Result{Row: int32(e.Line.Row), Col: e.Line.ResultCol(), Source: t.Source, Tricks: event.NoTricks}
	problem := t.result(&r, e, way)
	return r, problem
}

// result says in r what an entry's result was.
func (t *Table) result(r *event.Result, e *Entry, way Way) *event.Problem {
	r.Lead, _ = t.Texts.leads.Of(e.Line.Places[field.Lead].ID)
	if e.mayBeRuled() {
		if f, ok := t.ruledField(e); ok {
			return t.ruledResult(r, e, f, way)
		}
	}
	if ns, ew, ok := t.awards(e); ok {
		r.Kind, r.NSAward, r.EWAward = event.Adjusted, ns, ew
		t.warnAwards(e)
		return nil
	}
	if problem := t.remarkAgainst(e); problem != nil {
		return problem
	}
	switch e.cell.Kind {
	case notation.Ruled:
		return t.Problem(e.Line, field.Contract, "the artificial score is missing", hintAward)
	case notation.NotPlayed:
		return t.notPlayedResult(r, e)
	case notation.Pass:
		return t.passResult(r, e)
	case notation.Bid:
		if e.taken().Form == notation.Unplayed || e.Remark.NotPlayed {
			return t.notPlayedResult(r, e)
		}
		return t.bidResult(r, e, way)
	}
	switch {
	case e.score.notPlayed, e.Remark.NotPlayed, e.taken().Form == notation.Unplayed:
		return t.notPlayedResult(r, e)
	case e.Remark.Ruled && !e.score.given:
		return t.Problem(e.Line, field.Remarks, "the artificial score is missing", hintAward)
	}
	return t.scoreOnly(r, e, way)
}

// notPlayedResult makes a result of a board that was not played.
func (t *Table) notPlayedResult(r *event.Result, e *Entry) *event.Problem {
	if e.score.points != 0 {
		return t.Problem(e.Line, t.scoreField(e.Line),
			fmt.Sprintf("the score says %d, but the board was not played", e.score.points), HintScore)
	}
	if form := e.taken().Form; form == notation.Relative || form == notation.Number && e.taken().N != 0 {
		return t.Problem(e.Line, t.outcomeField(e),
			fmt.Sprintf("the result is %q, but the board was not played", t.Text(e.Line, t.outcomeField(e))), "delete one of them")
	}
	r.Kind = event.NotPlayed
	return nil
}

// passResult makes a result of a board that was passed out.
func (t *Table) passResult(r *event.Result, e *Entry) *event.Problem {
	r.HasContract, r.Tricks = true, 0
	switch {
	case e.score.notPlayed:
		return t.Problem(e.Line, t.scoreField(e.Line), "the score says not played, but the board was passed out", HintScore)
	case e.score.points != 0:
		return t.Problem(e.Line, t.scoreField(e.Line),
			fmt.Sprintf("the score says %d, but the board was passed out", e.score.points), HintScore)
	case e.taken().N != 0:
		return t.Problem(e.Line, t.outcomeField(e),
			fmt.Sprintf("the result is %q, but the board was passed out", t.Text(e.Line, t.outcomeField(e))),
			"correct the contract, or leave the result blank")
	}
	return nil
}

// awards finds the artificial score of a row, in whichever cell it stands. One that says
// what each side gets counts more than a word for an average beside it.
func (t *Table) awards(e *Entry) (ns, ew event.Award, ok bool) {
	take := func(n, w event.Award, given bool) {
		if given && (!ok || ns == event.Average && ew == event.Average) {
			ns, ew, ok = n, w, true
		}
	}
	take(e.cell.NS, e.cell.EW, e.cell.Kind == notation.Artificial)
	take(e.outcome.NS, e.outcome.EW, e.outcome.Form == notation.Adjusted)
	take(e.tricks.NS, e.tricks.EW, e.tricks.Form == notation.Adjusted)
	take(e.score.nsAward, e.score.ewAward, e.score.awards)
	// A remark "A" beside a contract may be anything; one with two sides is a
	// ruling.
	take(e.Remark.NS, e.Remark.EW, e.Remark.Artificial && (e.Remark.BothSides || e.cell.Kind != notation.Bid))
	return ns, ew, ok
}

func (t *Table) bidResult(r *event.Result, e *Entry, way Way) *event.Problem {
	if e.score.notPlayed {
		return t.Problem(e.Line, t.scoreField(e.Line),
			fmt.Sprintf("the score says not played, but there is a contract, %v", e.cell.Contract), "correct one of them")
	}
	r.HasContract, r.Contract, r.Declarer = true, e.cell.Contract, e.declarer
	if r.Declarer == bridge.NoSeat {
		return t.Problem(e.Line, t.declarerField(), "the declarer is missing", HintSeat)
	}
	outcome := e.taken()
	if outcome.Form == notation.NoOutcome {
		return t.tricksFromScore(r, e, way)
	}
	tricks, ok := tricksOf(r.Contract, outcome, way.numbers)
	if !ok {
		return t.Problem(e.Line, t.outcomeField(e), fmt.Sprintf("%v with result %q would be %d tricks",
			r.Contract, t.Text(e.Line, t.outcomeField(e)), tricks), "a deal has 13 tricks; correct the contract or the result")
	}
	r.Tricks = int8(tricks)
	r.Score = int32(NSScore(e.Board, r.Contract, r.Declarer, tricks))
	t.warnImprobable(e, outcome, tricks)
	if e.tricks.Form == notation.Number && (e.outcome.Form == notation.Relative || e.outcome.Form == notation.Number) {
		if also, _ := tricksOf(r.Contract, e.outcome, way.beside); also != tricks {
			col := field.Result
			if e.Line.Places[col].ID == 0 {
				col = field.Contract
			}
			return t.Problem(e.Line, field.Tricks, fmt.Sprintf("the tricks are %d, but %v with result %q would be %d",
				tricks, r.Contract, t.Text(e.Line, col), also), "correct one of them")
		}
	}
	return t.compareScore(r, e, way)
}

// compareScore holds the stated score against that of the contract.
func (t *Table) compareScore(r *event.Result, e *Entry, way Way) *event.Problem {
	if !e.score.given {
		return nil
	}
	stated := way.signs.toNS(e.score, r.Declarer, int(r.Score))
	if stated == int(r.Score) {
		return nil
	}
	e.Turned = stated == NSScore(e.Board, r.Contract, r.Declarer.Next(), int(r.Tricks))
	vulnerable := "not vulnerable"
	if bridge.BoardVulnerability(e.Board).Of(r.Declarer.Side()) {
		vulnerable = "vulnerable"
	}
	return t.Problem(e.Line, t.scoreField(e.Line),
		fmt.Sprintf("the score is %s, but %v by %v, %s, with %d tricks is %s",
			ForNS(stated), r.Contract, r.Declarer, vulnerable, r.Tricks, ForNS(int(r.Score))),
		"correct the contract, the declarer, the tricks or the score")
}

// tricksFromScore finds the tricks that a contract's score tells.
func (t *Table) tricksFromScore(r *event.Result, e *Entry, way Way) *event.Problem {
	if !e.score.given {
		return t.Problem(e.Line, t.outcomeField(e), "the tricks are missing", hintOutcome)
	}
	switch fit := e.tricksFor(way.signs); len(fit) {
	case 0:
	case 1:
		r.Tricks, r.Score = int8(fit[0]), int32(NSScore(e.Board, r.Contract, r.Declarer, fit[0]))
		return nil
	default:
		return t.Problem(e.Line, t.scoreField(e.Line),
			fmt.Sprintf("%v by %v can score %d with %d or %d tricks", r.Contract, r.Declarer, e.score.points, fit[0], fit[1]),
			"write the tricks, or the score with a minus when EW score")
	}
	return t.Problem(e.Line, t.scoreField(e.Line),
		fmt.Sprintf("%v by %v cannot score %d on board %d", r.Contract, r.Declarer, e.score.points, e.Board),
		"correct the contract, the declarer or the score")
}

// scoreOnly makes a result of a row without a contract.
func (t *Table) scoreOnly(r *event.Result, e *Entry, way Way) *event.Problem {
	points := e.score.points
	switch {
	case e.score.given && !e.score.twoCol && points != 0 && (way.signs == declarerSigned || way.signs == unsigned):
		return t.Problem(e.Line, field.Contract,
			fmt.Sprintf("the contract is missing, and the score %d does not say whose it is", points), HintContract)
	case e.score.given:
		points = way.signs.toNS(e.score, bridge.NoSeat, 0)
	case e.taken().Form != notation.NoOutcome:
		return t.Problem(e.Line, field.Contract, "the contract is missing", HintContract)
	default:
		r.Kind, e.Blank = event.NotPlayed, true
		return nil
	}
	r.Score = int32(points)
	if vul := bridge.BoardVulnerability(e.Board); !bridge.IsPossibleScore(points, vul.Of(bridge.NS)) &&
		!bridge.IsPossibleScore(-points, vul.Of(bridge.EW)) {
		return t.Problem(e.Line, t.scoreField(e.Line),
			fmt.Sprintf("no contract scores %s on board %d (%v vulnerable)", ForNS(points), e.Board, vul),
			"look at the board's number too: it says who is vulnerable")
	}
	return nil
}
