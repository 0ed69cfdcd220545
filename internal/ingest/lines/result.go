package lines

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/settings"
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
			if problem := t.compareRulings(e, f); problem != nil {
				return problem
			}
			return t.ruledResult(r, e, f, way)
		}
	}
	if ns, ew, ok := t.Awards(e); ok {
		if problem := t.compareAwards(e); problem != nil {
			return problem
		}
		if e.cell.Kind == notation.Bid && e.taken().Doubtful {
			return t.Problem(e.Line, t.outcomeField(e), fmt.Sprintf("result %q may say that the contract was made, or that the score is an average",
				t.Text(e.Line, t.outcomeField(e))), hintOutcome)
		}
		r.Kind, r.NSAward, r.EWAward = event.Adjusted, ns, ew
		t.warnAwards(e)
		return nil
	}
	if problem := t.remarkAgainst(e); problem != nil {
		return problem
	}
	if f, ok := t.saysRuled(e); ok {
		return t.ruledByScore(r, e, f, way)
	}
	switch e.cell.Kind {
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
	if e.taken().Form == notation.PassedOut {
		return t.passResult(r, e)
	}
	switch {
	case e.score.notPlayed, e.Remark.NotPlayed, e.taken().Form == notation.Unplayed:
		return t.notPlayedResult(r, e)
	case e.Remark.Ruled && !e.score.given:
		return t.ruledByScore(r, e, field.Remarks, way)
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
	r.Kind, e.Blank = event.NotPlayed, t.isLate(e)
	return nil
}

// isLate reports whether an entry says that its board is played later, so that its result
// is still missing.
func (t *Table) isLate(e *Entry) bool {
	return slices.ContainsFunc([]field.Field{field.Contract, field.Result, field.Tricks, field.Remarks}, func(f field.Field) bool {
		return notation.IsLate(t.Text(e.Line, f))
	})
}

// saysRuled is where an entry says that there is an artificial score, but not which.
func (t *Table) saysRuled(e *Entry) (field.Field, bool) {
	switch {
	case e.cell.Kind == notation.Ruled:
		return field.Contract, true
	case e.outcome.Form == notation.RuledResult:
		return field.Result, true
	case e.tricks.Form == notation.RuledResult:
		return field.Tricks, true
	}
	return 0, false
}

// ruledByScore makes a result of an entry that says that there was a ruling: an assigned
// score counts, where it cannot be a percentage.
func (t *Table) ruledByScore(r *event.Result, e *Entry, f field.Field, way Way) *event.Problem {
	if e.score.given && max(e.score.points, -e.score.points) > mostPercent {
		return t.scoreOnly(r, e, way)
	}
	if ns, ew, ok := t.percentsBeside(e.Line); ok && !e.score.given && e.cell.Kind != notation.Bid {
		r.Kind, r.NSAward, r.EWAward = event.Adjusted, ns, ew
		t.warn(e.Line, f, fmt.Sprintf("%q is taken for the artificial score of %d and %d %% that stands beside it",
			t.Text(e.Line, f), ns.Percent/100, ew.Percent/100), "write the artificial score here, or the assigned score")
		return nil
	}
	return t.Problem(e.Line, f, "the artificial score is missing", hintAward)
}

// percentsBeside returns the percentages that both sides are stated to have for a result,
// where they are those of an artificial score (Law 12C2): 60, 50 and 40. Beside matchpoints
// or IMPs they say that they are percentages: "A+", "NS 60%".
func (t *Table) percentsBeside(l *Line) (ns, ew event.Award, ok bool) {
	read := func(f field.Field, side bridge.Side) (event.Award, bool) {
		if award, ok := notation.ReadAwardOf(t.Text(l, f), side); ok || t.Points != "percent" {
			return award, ok
		}
		return percentOf(t.Text(l, f))
	}
	ns, isNS := read(field.NSPoints, bridge.NS)
	ew, isEW := read(field.EWPoints, bridge.EW)
	return ns, ew, isNS && isEW
}

// percentOf reads a percentage of an artificial score, with or without its sign.
func percentOf(text string) (event.Award, bool) {
	award, ok := notation.ReadAward(strings.TrimSuffix(strings.TrimSpace(text), "%") + "%")
	if !ok {
		return award, false
	}
	return award, slices.Contains([]event.Award{{Percent: 6000}, {Percent: 5000}, {Percent: 4000}}, award)
}

// mostPercent is the highest number that may be a percentage.
const mostPercent = 100

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

// Awards finds the artificial score of a row, in whichever cell it stands. One that says
// what each side gets counts more than a word for an average beside it.
func (t *Table) Awards(e *Entry) (ns, ew event.Award, ok bool) {
	if !e.hasAward() { // as hardly ever
		return ns, ew, false
	}
	for a := range t.awardsIn(e) {
		if !ok || ns == event.Average && ew == event.Average {
			ns, ew, ok = a.ns, a.ew, true
		}
	}
	return ns, ew, ok
}

// hasAward reports whether an artificial score stands somewhere in a row.
func (e *Entry) hasAward() bool {
	return e.cell.Kind == notation.Artificial || e.outcome.Form == notation.Adjusted || e.tricks.Form == notation.Adjusted ||
		e.score.awards || e.Remark.Artificial
}

// awardIn is an artificial score with the field that it stands in.
type awardIn struct {
	field  field.Field
	ns, ew event.Award
}

// isAverage reports whether an artificial score may be only a word for one.
func (a awardIn) isAverage() bool { return a.ns == event.Average && a.ew == event.Average }

// agrees reports whether two artificial scores give the same percentages, as A+ and 60 do.
func (a awardIn) agrees(b awardIn) bool {
	return a.ns.Percent == b.ns.Percent && a.ew.Percent == b.ew.Percent
}

// awardsIn goes through the artificial scores of a row.
func (t *Table) awardsIn(e *Entry) iter.Seq[awardIn] {
	return func(yield func(awardIn) bool) {
		_ = (e.cell.Kind != notation.Artificial || yield(awardIn{field.Contract, e.cell.NS, e.cell.EW})) &&
			(e.outcome.Form != notation.Adjusted || yield(awardIn{field.Result, e.outcome.NS, e.outcome.EW})) &&
			(e.tricks.Form != notation.Adjusted || yield(awardIn{field.Tricks, e.tricks.NS, e.tricks.EW})) &&
			(!e.score.awards || yield(awardIn{t.scoreField(e.Line), e.score.nsAward, e.score.ewAward})) &&
			// A remark "A" beside a contract may be anything; one with two sides is a ruling.
			(!e.Remark.Artificial || !e.Remark.BothSides && e.cell.Kind == notation.Bid || yield(awardIn{field.Remarks, e.Remark.NS, e.Remark.EW}))
	}
}

// compareAwards finds two artificial scores in a row that are not the same.
func (t *Table) compareAwards(e *Entry) *event.Problem {
	var first awardIn
	found := false
	for a := range t.awardsIn(e) {
		switch {
		case a.isAverage():
		case !found:
			first, found = a, true
		case !a.agrees(first):
			return t.Problem(e.Line, a.field, fmt.Sprintf("the artificial score is %q here and %q in the same row",
				t.Text(e.Line, a.field), t.Text(e.Line, first.field)), "delete the one that does not count")
		}
	}
	return nil
}

// compareRulings finds an artificial score in a row with a weighted or split one.
func (t *Table) compareRulings(e *Entry, f field.Field) *event.Problem {
	for a := range t.awardsIn(e) {
		if a.field != f && !a.isAverage() {
			return t.Problem(e.Line, a.field, fmt.Sprintf("the artificial score is %q here, and the weighted score %q in the same row",
				t.Text(e.Line, a.field), t.Text(e.Line, f)), "delete the one that does not count")
		}
	}
	return nil
}

func (t *Table) bidResult(r *event.Result, e *Entry, way Way) *event.Problem {
	if e.score.notPlayed {
		return t.Problem(e.Line, t.scoreField(e.Line),
			fmt.Sprintf("the score says not played, but there is a contract, %v", e.cell.Contract), "correct one of them")
	}
	r.HasContract, r.Contract, r.Declarer = true, e.cell.Contract, e.declarer
	outcome := e.taken()
	if r.Declarer == bridge.NoSeat {
		return t.undeclaredResult(r, e, way)
	}
	if outcome.Form == notation.NoOutcome {
		return t.tricksFromScore(r, e, way)
	}
	if outcome.Form == notation.PassedOut {
		return t.Problem(e.Line, t.outcomeField(e), fmt.Sprintf("the result is %q, but there is a contract, %v",
			t.Text(e.Line, t.outcomeField(e)), e.cell.Contract), "delete one of them")
	}
	tricks, ok := way.tricksOf(r.Contract, outcome)
	if !ok && outcome.Made {
		return t.madeResult(r, e, way)
	}
	if !ok {
		return t.Problem(e.Line, t.outcomeField(e), fmt.Sprintf("%v with result %q would be %d tricks",
			r.Contract, t.Text(e.Line, t.outcomeField(e)), tricks), "a deal has 13 tricks; correct the contract or the result")
	}
	r.Tricks = int8(tricks)
	r.Score = int32(nsScore(e.vul, r.Contract, r.Declarer, tricks))
	t.warnImprobable(e, outcome, tricks)
	if e.tricks.Form == notation.Number && (e.outcome.Form == notation.Relative || e.outcome.Form == notation.Number) {
		if also, _ := (Way{numbers: way.beside, taken: way.taken}).tricksOf(r.Contract, e.outcome); also != tricks {
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

// undeclaredResult makes a result of a contract that nobody is said to have played: the
// score of a side counts, where the contract can have it.
func (t *Table) undeclaredResult(r *event.Result, e *Entry, way Way) *event.Problem {
	isOfNS := e.score.twoCol || !t.Sheet.HasCells() // other programs' files are written down so
	if !e.score.given || !isOfNS || e.score.points == 0 {
		return t.Problem(e.Line, t.declarerField(), "the declarer is missing", HintSeat)
	}
	found := false
	for _, declarer := range []bridge.Seat{bridge.North, bridge.East} { // one of each side
		for tricks := range 14 {
			if nsScore(e.vul, r.Contract, declarer, tricks) != e.score.points {
				continue
			}
			if stated, ok := way.tricksOf(r.Contract, e.taken()); e.taken().Form != notation.NoOutcome && (!ok || stated != tricks) {
				continue
			}
			if r.Tricks = int8(tricks); found {
				r.Tricks = event.NoTricks // either side may have played it
			}
			found = true
		}
	}
	if !found {
		return t.Problem(e.Line, t.scoreField(e.Line), fmt.Sprintf("%v cannot score %s on board %d", r.Contract, ForNS(e.score.points), e.Board),
			"correct the contract, the tricks or the score, and write the declarer")
	}
	r.Score = int32(e.score.points)
	if t.Has(field.Declarer) {
		warning := t.Problem(e.Line, t.declarerField(), "the declarer is missing; the score counts, and the contract is listed without one", HintSeat)
		warning.Severity = event.Warning
		t.problems.Add(*warning)
	}
	return nil
}

// madeResult makes a result of one that says that a contract was made with a number of
// tricks that it cannot have made, or with seven at the level of one, which are all tricks
// or those above six.
func (t *Table) madeResult(r *event.Result, e *Entry, way Way) *event.Problem {
	f, made := t.outcomeField(e), e.taken().N
	if e.score.given && r.Contract.Level == 1 && made == 7 {
		if problem := t.tricksFromScore(r, e, way); problem != nil || r.Tricks == 7 || r.Tricks == 13 {
			return problem
		}
	}
	return t.Problem(e.Line, f, fmt.Sprintf("%v with result %q is not understood", r.Contract, t.Text(e.Line, f)),
		"write the tricks as =, +1 or -2")
}

// compareScore holds the stated score against that of the contract.
func (t *Table) compareScore(r *event.Result, e *Entry, way Way) *event.Problem {
	if !e.score.given {
		return nil
	}
	if inCell := e.cell.Score; inCell.Given && max(inCell.Points, -inCell.Points) != max(int(r.Score), -int(r.Score)) {
		return t.Problem(e.Line, field.Contract, fmt.Sprintf("the score in this cell is %d, but %v by %v with %d tricks is %d",
			inCell.Points, r.Contract, r.Declarer, r.Tricks, r.Score), "correct one of them")
	}
	stated := way.signs.toNS(e.score, r.Declarer, int(r.Score))
	if stated == int(r.Score) {
		return nil
	}
	trust := t.trust
	if e.Line.Trust != settings.TrustNeither {
		trust = e.Line.Trust
	}
	switch {
	case trust == settings.TrustContract:
		t.warn(e.Line, t.scoreField(e.Line), fmt.Sprintf("the score is %s, and %v by %v with %d tricks is %s: the contract counts",
			ForNS(stated), r.Contract, r.Declarer, r.Tricks, ForNS(int(r.Score))), "correct the score")
		return nil
	case trust == settings.TrustScore && (bridge.IsPossibleScore(stated, e.vul.Of(bridge.NS)) || bridge.IsPossibleScore(-stated, e.vul.Of(bridge.EW))):
		t.warn(e.Line, t.scoreField(e.Line), fmt.Sprintf("the score is %s, and %v by %v with %d tricks is %s: the score counts",
			ForNS(stated), r.Contract, r.Declarer, r.Tricks, ForNS(int(r.Score))), "correct the contract, the declarer or the tricks")
		r.Score, r.Tricks = int32(stated), event.NoTricks
		return nil
	}
	e.Turned = stated == nsScore(e.vul, r.Contract, r.Declarer.Next(), int(r.Tricks))
	vulnerable := "not vulnerable"
	if e.vul.Of(r.Declarer.Side()) {
		vulnerable = "vulnerable"
	}
	return t.Problem(e.Line, t.scoreField(e.Line),
		fmt.Sprintf("the score is %s, but %v by %v, %s, with %d tricks is %s",
			ForNS(stated), r.Contract, r.Declarer, vulnerable, r.Tricks, ForNS(int(r.Score))),
		"correct the contract, the declarer, the tricks or the score"+t.decidingLines(e))
}

// decidingLines returns the lines of corrections of which one decides between the contract
// and the score of an entry; empty where a result is not told by its pairs.
func (t *Table) decidingLines(e *Entry) string {
	if !t.Corrects {
		return ""
	}
	return fmt.Sprintf("; or write into %s, below %s, one of the lines %s and %s", t.correctionsFile(), CorrectionHeadings,
		t.correctionLine(e, "trust", "contract"), t.correctionLine(e, "trust", "score"))
}

// tricksFromScore finds the tricks that a contract's score tells.
func (t *Table) tricksFromScore(r *event.Result, e *Entry, way Way) *event.Problem {
	if !e.score.given {
		return t.Problem(e.Line, t.outcomeField(e), "the tricks are missing", hintOutcome)
	}
	switch fit := e.tricksFor(way.signs); len(fit) {
	case 0:
	case 1:
		r.Tricks, r.Score = int8(fit[0]), int32(nsScore(e.vul, r.Contract, r.Declarer, fit[0]))
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
	case e.taken().Form != notation.NoOutcome, e.Line.Corrected:
		return t.Problem(e.Line, field.Contract, "the contract is missing", HintContract)
	default:
		r.Kind, e.Blank = event.NotPlayed, true
		return nil
	}
	r.Score = int32(points)
	if !bridge.IsPossibleScore(points, e.vul.Of(bridge.NS)) && !bridge.IsPossibleScore(-points, e.vul.Of(bridge.EW)) {
		return t.Problem(e.Line, t.scoreField(e.Line),
			fmt.Sprintf("no contract scores %s on board %d (%v vulnerable)", ForNS(points), e.Board, e.vul),
			"look at the board's number too: it says who is vulnerable")
	}
	return nil
}
