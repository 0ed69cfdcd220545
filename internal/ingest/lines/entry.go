package lines

import (
	"fmt"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

// Entry is a row as it stands, each cell read by itself.
type Entry struct {
	Line   *Line
	Board  int
	vul    bridge.Vulnerability // on the board
	NS, EW notation.Pair
	// Partners are South and West where the table is one of an individual; NS and EW
	// are then North and East. nil where they are pairs.
	Partners *[2]notation.Pair
	cell     *notation.Cell
	declarer bridge.Seat
	outcome  *notation.Outcome // of the result column, or of the contract cell
	tricks   *notation.Outcome // of the tricks column
	score    stated
	Remark   notation.Remark
	Sound    bool // every cell was understood
	Turned   bool // the stated score fits only with the sides exchanged
	Blank    bool // nothing stands where the result should
	// Ruling is the weighted or split score that Table.Result found; nil for none.
	Ruling *event.Ruling
}

// Entries goes through the results of the table. The entry is good until the
// next one; whoever keeps something of it copies it.
func (t *Table) Entries(yield func(*Entry) bool) {
	var e Entry
	for l := range t.Lines {
		t.read(l, &e)
		if !yield(&e) {
			return
		}
	}
}

// read reads the cells of a row. A cell that is not understood leaves its zero
// value and makes the entry unsound; complain then says which.
func (t *Table) read(l *Line, e *Entry) {
	*e = Entry{Line: l}
	var board, ns, ew, contract, declarer, result, tricks, remark error
	var score *event.Problem
	e.Board, board = t.Texts.Ordinals.Of(l.Places[field.Board].ID)
	e.vul = t.marks.Of(e.Board).Vul
	e.NS, ns = t.Texts.Pairs.Of(l.Places[field.NS].ID)
	e.EW, ew = t.Texts.Pairs.Of(l.Places[field.EW].ID)
	e.cell, contract = t.Texts.Contracts.At(l.Places[field.Contract].ID)
	e.declarer, declarer = t.readDeclarer(l)
	e.outcome, result = t.Texts.Outcomes.At(l.Places[field.Result].ID)
	e.tricks, tricks = t.Texts.Outcomes.At(l.Places[field.Tricks].ID)
	if t.Has(field.Remarks) {
		e.Remark, remark = t.Texts.remarks.Of(l.Places[field.Remarks].ID)
	}
	if t.hasScore() {
		e.score, score = t.statedScore(l)
		if t.turned {
			e.score.points = -e.score.points
		}
	}
	if e.cell.Score.Given && !e.score.given && score == nil {
		e.score = stated{given: true, points: e.cell.Score.Points}
	}
	sitsOut := e.NS.Nobody && !e.NS.Blank || e.EW.Nobody && !e.EW.Blank
	if e.NS.Nobody || e.EW.Nobody { // "sits out" in the place of a contract or a score
		isNobody := func(f field.Field) bool {
			said, err := t.Texts.Pairs.Of(l.Places[f].ID)
			return err == nil && said.Nobody && !said.Blank
		}
		if contract != nil && isNobody(field.Contract) {
			contract, sitsOut = nil, true
		}
		if score != nil && (isNobody(field.Score) || isNobody(field.NSScore) || isNobody(field.EWScore)) {
			score = nil
		}
	}
	if contract != nil && t.isRulingBeside(l) {
		contract, e.cell = nil, &notation.Cell{Kind: notation.Ruled}
	}
	if (e.cell.Kind == notation.Artificial || e.cell.Kind == notation.Ruled) && notation.SaysRuled(t.Text(l, field.Declarer)) {
		declarer = nil
	}
	if board != nil && sitsOut { // a round
		if text := t.Text(l, field.Board); text == "" || areBoards(text) {
			board = nil
		}
	}
	e.Sound = board == nil && ns == nil && ew == nil && contract == nil && declarer == nil &&
		result == nil && tricks == nil && remark == nil && score == nil
	if t.IsIndividual() {
		e.Sound = t.readPartners(l, e) && e.Sound
	}
	e.Sound = e.Sound && !t.isDamaged(l)
	if e.declarer == bridge.NoSeat {
		e.declarer = e.cell.Declarer
	}
	if e.outcome.Form == notation.NoOutcome {
		e.outcome = &e.cell.Outcome
	}
}

// isRulingBeside reports whether words that are not understood as a contract are beside
// artificial scores of both sides in the columns of the scores.
func (t *Table) isRulingBeside(l *Line) bool {
	if strings.ContainsAny(t.Text(l, field.Contract), "0123456789") {
		return false
	}
	for _, f := range []field.Field{field.NSScore, field.EWScore} {
		if _, ok := notation.ReadAward(t.Text(l, f)); !ok || t.Text(l, f) == "" {
			return false
		}
	}
	return true
}

func areBoards(text string) bool {
	_, _, ok := notation.ReadBoards(text)
	return ok
}

const (
	HintScore    = "write the score as a number: 620, or -50 when EW score; an artificial score as A+/A- or 60/40"
	HintContract = "write 4H, 3NTx or PASS"
	hintOutcome  = "write the tricks (0 to 13), or =, +1, -2; an artificial score as A+/A- or 60/40"
	HintSeat     = "write N, E, S or W"
	HintPair     = "write the pair's number: 7, or 0 for a sit-out"
	hintAward    = "write it as A+/A-, NS first, or as 60/40"
)

// Complain adds a problem for every cell of a row that is not understood.
func (t *Table) Complain(l *Line) {
	check := func(f field.Field, what string, err error, hint string) {
		if notation.IsRulingError(err) {
			hint = hintRuling
		}
		if err != nil && !t.isBroken(l, f) { // which Understand reported
			t.problems.Add(*t.notUnderstood(l, f, what, err, hint))
		}
	}
	_, err := t.Texts.Ordinals.Of(l.Places[field.Board].ID)
	if l.Places[field.Board].ID != 0 { // rows without any are told together
		check(field.Board, "board", err, "write the board's number")
	}
	_, err = t.Texts.Pairs.Of(l.Places[field.NS].ID)
	check(field.NS, t.entrant(field.NS), err, t.hintEntrant())
	_, err = t.Texts.Pairs.Of(l.Places[field.EW].ID)
	check(field.EW, t.entrant(field.EW), err, t.hintEntrant())
	for _, f := range []field.Field{field.SouthNumber, field.WestNumber} {
		if t.IsIndividual() {
			_, err = t.Texts.Pairs.Of(l.Places[f].ID)
			check(f, t.entrant(f), err, t.hintEntrant())
		}
	}
	_, err = t.Texts.Contracts.Of(l.Places[field.Contract].ID)
	check(field.Contract, "contract", err, HintContract)
	_, err = t.readDeclarer(l)
	check(field.Declarer, "declarer", err, HintSeat)
	_, err = t.Texts.Outcomes.Of(l.Places[field.Result].ID)
	check(field.Result, "result", err, hintOutcome)
	_, err = t.Texts.Outcomes.Of(l.Places[field.Tricks].ID)
	check(field.Tricks, "tricks", err, hintOutcome)
	_, err = t.Texts.remarks.Of(l.Places[field.Remarks].ID)
	check(field.Remarks, "remark", err, hintAward)
	isBroken := t.isBroken(l, field.Score) || t.isBroken(l, field.NSScore) || t.isBroken(l, field.EWScore)
	if _, problem := t.statedScore(l); problem != nil && !isBroken {
		t.problems.Add(*problem)
	}
}

// Ordinal reads a table or round; a result stands without it.
func (t *Table) Ordinal(l *Line, f field.Field, what string) int32 {
	if l.Places[f].ID == 0 {
		return 0
	}
	n, err := t.Texts.Ordinals.Of(l.Places[f].ID)
	if err != nil {
		warning := t.notUnderstood(l, f, what, err, "write its number")
		warning.Severity = event.Warning
		t.problems.Add(*warning)
		return 0
	}
	return int32(n)
}

// CheckLead warns of a lead that is not understood; a result stands without it.
func (t *Table) CheckLead(l *Line) {
	if _, err := t.Texts.leads.Of(l.Places[field.Lead].ID); err != nil {
		warning := t.Problem(l, field.Lead, fmt.Sprintf("lead %q is not understood and left out", t.Text(l, field.Lead)),
			"write SQ for the queen of spades")
		warning.Severity = event.Warning
		t.problems.Add(*warning)
	}
}
