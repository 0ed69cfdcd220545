package ingest

import (
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/notation"
)

// entry is a row as it stands, each cell read by itself.
type entry struct {
	line     *line
	board    int
	ns, ew   notation.Pair
	cell     notation.Cell
	declarer bridge.Seat
	outcome  notation.Outcome // of the result column, or of the contract cell
	tricks   notation.Outcome // of the tricks column
	score    stated
	remark   notation.Remark
	sound    bool // every cell was understood
	turned   bool // the stated score fits only with the sides exchanged
	blank    bool // nothing stands where the result should
}

// stated is what the score columns say.
type stated struct {
	given            bool
	twoCol           bool // NS and EW have columns of their own: the sign is certain
	points           int  // from NS's side when twoCol, else as written
	awards           bool // artificial scores stand in the score columns
	nsAward, ewAward event.Award
	notPlayed        bool // says so in words
}

// entries goes through the results of the table. The entry is good until the
// next one; whoever keeps something of it copies it.
func (t *table) entries(yield func(*entry) bool) {
	var e entry
	for l := range t.lines {
		t.read(l, &e)
		if !yield(&e) {
			return
		}
	}
}

// read reads the cells of a row. A cell that is not understood leaves its zero
// value and makes the entry unsound; complain then says which.
func (t *table) read(l *line, e *entry) {
	*e = entry{line: l}
	var faults [8]error
	var fault *event.Problem
	e.board, faults[0] = t.texts.ordinals.of(l.places[fBoard].id)
	e.ns, faults[1] = t.texts.pairs.of(l.places[fNS].id)
	e.ew, faults[2] = t.texts.pairs.of(l.places[fEW].id)
	e.cell, faults[3] = t.texts.contracts.of(l.places[fContract].id)
	e.declarer, faults[4] = t.texts.seats.of(l.places[fDeclarer].id)
	e.outcome, faults[5] = t.texts.outcomes.of(l.places[fResult].id)
	e.tricks, faults[6] = t.texts.outcomes.of(l.places[fTricks].id)
	if t.has(fRemarks) {
		e.remark, faults[7] = t.texts.remarks.of(l.places[fRemarks].id)
	}
	if t.has(fScore) || t.has(fNSScore) || t.has(fEWScore) {
		e.score, fault = t.statedScore(l)
	}
	e.sound = faults == [8]error{} && fault == nil
	if e.declarer == bridge.NoSeat {
		e.declarer = e.cell.Declarer
	}
	if e.outcome.Form == notation.NoOutcome {
		e.outcome = e.cell.Outcome
	}
}

// statedScore reads the score columns. Of two columns one is filled, or both
// with opposite signs, or both with artificial scores.
func (t *table) statedScore(l *line) (stated, *event.Problem) {
	if !t.has(fNSScore) || !t.has(fEWScore) {
		return t.singleScore(l)
	}
	nsAward, nsErr := t.texts.awards.of(l.places[fNSScore].id)
	ewAward, ewErr := t.texts.awards.of(l.places[fEWScore].id)
	if nsErr == nil && ewErr == nil {
		return stated{awards: true, nsAward: nsAward, ewAward: ewAward}, nil
	}
	for _, f := range []field{fNSScore, fEWScore} {
		if word, ok := t.wordForScore(l, f); ok && t.canStandFor(word, l) {
			return word, nil
		}
	}
	ns, nsErr := t.texts.scores.of(l.places[fNSScore].id)
	ew, ewErr := t.texts.scores.of(l.places[fEWScore].id)
	switch {
	case nsErr != nil:
		return stated{}, t.notUnderstood(l, fNSScore, "score", nsErr, hintScore)
	case ewErr != nil:
		return stated{}, t.notUnderstood(l, fEWScore, "score", ewErr, hintScore)
	case !ns.Given && !ew.Given:
		return stated{}, nil
	case ew.Points == 0:
		return stated{given: true, twoCol: true, points: ns.Points}, nil
	case ns.Points == 0 || ns.Points == -ew.Points:
		return stated{given: true, twoCol: true, points: -ew.Points}, nil
	}
	return stated{}, t.problem(l, fEWScore,
		fmt.Sprintf("NS have %d and EW %d; only one side can score", ns.Points, ew.Points),
		"leave the score of the other side blank; for artificial scores write A+, A or A-")
}

func (t *table) singleScore(l *line) (stated, *event.Problem) {
	f, sign, certain := fScore, 1, false
	switch {
	case t.has(fNSScore):
		f, certain = fNSScore, true
	case t.has(fEWScore):
		f, sign, certain = fEWScore, -1, true
	}
	both, err := t.texts.rulings.of(l.places[f].id)
	switch {
	case err != nil:
		return stated{}, t.notUnderstood(l, f, "score", err, hintScore)
	case both.given:
		return stated{awards: true, nsAward: both.ns, ewAward: both.ew}, nil
	}
	if word, ok := t.wordForScore(l, f); ok {
		return word, nil
	}
	score, err := t.texts.scores.of(l.places[f].id)
	if err != nil {
		return stated{}, t.notUnderstood(l, f, "score", err, hintScore)
	}
	return stated{given: score.Given, twoCol: certain, points: sign * score.Points}, nil
}

// wordForScore reads a word in a score column: not played, or passed out.
func (t *table) wordForScore(l *line, f field) (word stated, ok bool) {
	cell, err := t.texts.contracts.of(l.places[f].id)
	switch {
	case err != nil:
		return stated{}, false
	case cell.Kind == notation.NotPlayed:
		return stated{notPlayed: true}, true
	case cell.Kind == notation.Pass:
		return stated{given: true, twoCol: true}, true
	}
	return stated{}, false
}

// canStandFor reports whether the word in one score column leaves the other one
// nothing to say.
func (t *table) canStandFor(word stated, l *line) bool {
	for _, f := range []field{fNSScore, fEWScore} {
		other, ok := t.wordForScore(l, f)
		score, err := t.texts.scores.of(l.places[f].id)
		if ok && other != word || !ok && (err != nil || score.Points != 0) {
			return false
		}
	}
	return true
}

const (
	hintScore    = "write the score as a number: 620, or -50 when EW score; an artificial score as A+/A- or 60/40"
	hintContract = "write 4H, 3NTx or PASS"
	hintOutcome  = "write the tricks (0 to 13), or =, +1, -2; an artificial score as A+/A- or 60/40"
	hintSeat     = "write N, E, S or W"
	hintPair     = "write the pair's number: 7, or 0 for a sit-out"
	hintAward    = "write it as A+/A-, NS first, or as 60/40"
)

// complain adds a problem for every cell of a row that is not understood.
func (t *table) complain(l *line) {
	check := func(f field, what string, err error, hint string) {
		if err != nil {
			t.problems.Add(*t.notUnderstood(l, f, what, err, hint))
		}
	}
	_, err := t.texts.ordinals.of(l.places[fBoard].id)
	if l.places[fBoard].id != 0 { // rows without any are told together
		check(fBoard, "board", err, "write the board's number")
	}
	_, err = t.texts.pairs.of(l.places[fNS].id)
	check(fNS, "NS pair", err, hintPair)
	_, err = t.texts.pairs.of(l.places[fEW].id)
	check(fEW, "EW pair", err, hintPair)
	_, err = t.texts.contracts.of(l.places[fContract].id)
	check(fContract, "contract", err, hintContract)
	_, err = t.texts.seats.of(l.places[fDeclarer].id)
	check(fDeclarer, "declarer", err, hintSeat)
	_, err = t.texts.outcomes.of(l.places[fResult].id)
	check(fResult, "result", err, hintOutcome)
	_, err = t.texts.outcomes.of(l.places[fTricks].id)
	check(fTricks, "tricks", err, hintOutcome)
	_, err = t.texts.remarks.of(l.places[fRemarks].id)
	check(fRemarks, "remark", err, hintAward)
	if _, problem := t.statedScore(l); problem != nil {
		t.problems.Add(*problem)
	}
}
