package lines

import (
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

func (t *Table) warn(l *Line, f field.Field, text, hint string) {
	warning := t.Problem(l, f, text, hint)
	warning.Severity = event.Warning
	t.problems.Add(*warning)
}

// hasPlay reports whether a row has a contract with what it made.
func (e *Entry) hasPlay() bool {
	form := e.taken().Form
	return e.cell.Kind == notation.Bid && (form == notation.Relative || form == notation.Number || e.score.points != 0)
}

// remarkAgainst finds a remark that contradicts the result beside it.
func (t *Table) remarkAgainst(e *Entry) *event.Problem {
	text := t.Text(e.Line, field.Remarks)
	switch {
	case e.Remark.NotPlayed && e.cell.Kind == notation.Pass:
		return t.Problem(e.Line, field.Remarks, fmt.Sprintf("the remark is %q, but the board was passed out", text), "delete one of them")
	case e.Remark.NotPlayed && e.hasPlay():
		return t.Problem(e.Line, field.Remarks, fmt.Sprintf("the remark is %q, but there is a result of %v", text, e.cell.Contract), "delete one of them")
	case e.Remark.Ruled && e.hasPlay():
		t.warn(e.Line, field.Remarks, fmt.Sprintf("the remark %q gives no artificial score, so the result of %v counts", text, e.cell.Contract), hintAward)
	}
	return nil
}

// warnAwards warns of an artificial score that stands with a contract or a declarer:
// one of the two was perhaps not meant.
func (t *Table) warnAwards(e *Entry) {
	byRemark := e.cell.Kind != notation.Artificial && e.outcome.Form != notation.Adjusted && e.tricks.Form != notation.Adjusted && !e.score.awards
	form := e.taken().Form
	switch {
	case byRemark && e.hasPlay():
		t.warn(e.Line, field.Remarks, fmt.Sprintf("the artificial score %q counts, and not the result of %v beside it",
			t.Text(e.Line, field.Remarks), e.cell.Contract), "delete the one that does not count")
	case e.score.awards && e.cell.Kind == notation.Bid && e.taken().Form != notation.NoOutcome:
		t.warn(e.Line, t.scoreField(e.Line), fmt.Sprintf("the artificial score counts, and not the result of %v beside it", e.cell.Contract), "delete the one that does not count")
	case e.cell.Kind == notation.Artificial && e.declarer != bridge.NoSeat && (form == notation.Relative || form == notation.Number):
		t.warn(e.Line, field.Contract, fmt.Sprintf("%q is taken for an artificial score, but a declarer and a result stand beside it",
			t.Text(e.Line, field.Contract)), "correct the contract, or delete the declarer and the result")
	}
}

// warnImprobable warns of a contract that went far down undoubled by a number which
// in another way of counting makes it: 1NT with 1.
func (t *Table) warnImprobable(e *Entry, outcome *notation.Outcome, tricks int) {
	const far = 6 // undertricks
	contract := e.cell.Contract
	if outcome.Form != notation.Number || t.outcomeField(e) == field.Tricks || e.score.given || contract.Doubling != bridge.Undoubled || contract.Target()-tricks < far {
		return
	}
	for numbers := range counting(countings) {
		if other, ok := tricksOf(contract, outcome, numbers); ok && other >= contract.Target() {
			t.warn(e.Line, t.outcomeField(e), fmt.Sprintf("%v with result %q is taken for %d of 13 tricks, %d down", contract,
				t.Text(e.Line, t.outcomeField(e)), tricks, contract.Target()-tricks),
				fmt.Sprintf("write %d if declarer made it", other))
			return
		}
	}
}

// UnreadRemark reports whether a remark speaks of what would change the result, but
// not so that it is understood.
func (t *Table) UnreadRemark(e *Entry) bool {
	if _, ruled := t.ruledField(e); ruled || e.Line.Places[field.Remarks].ID == 0 {
		return false
	}
	isWord := e.Remark.Artificial && !e.Remark.BothSides && e.cell.Kind == notation.Bid // "A" beside a contract
	return isWord || (e.Remark == notation.Remark{} || e.Remark.Weighted) && notation.MayChangeResult(t.Text(e.Line, field.Remarks))
}

// SaysNothing reports whether an entry has neither a contract nor a result nor a remark,
// only a score perhaps.
func (e *Entry) SaysNothing() bool {
	return e.Line.Places[field.Contract].ID == 0 && e.taken().Form == notation.NoOutcome && e.Line.Places[field.Remarks].ID == 0 &&
		!e.score.word
}

// LacksDeclarer reports whether a contract says nowhere who played it.
func (e *Entry) LacksDeclarer() bool {
	return e.cell.Kind == notation.Bid && e.declarer == bridge.NoSeat
}
