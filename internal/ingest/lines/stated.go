package lines

import (
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

// stated is what the score columns say.
type stated struct {
	given            bool
	twoCol           bool // NS and EW have columns of their own: the sign is certain
	points           int  // from NS's side when twoCol, else as written
	awards           bool // artificial scores stand in the score columns
	nsAward, ewAward event.Award
	notPlayed        bool // says so in words
	word             bool // says in words that the board was passed out, or not played
	// ruling is a weighted or split score. Its signs are those of NS when twoCol,
	// else as written; nil for none.
	ruling *notation.Ruling
}

// statedScore reads the score columns. Of two columns one is filled, or both
// with opposite signs, or both with artificial scores.
func (t *Table) statedScore(l *Line) (stated, *event.Problem) {
	if !t.Has(field.NSScore) || !t.Has(field.EWScore) {
		return t.singleScore(l)
	}
	if percents, ok := t.ruledPercents(l); ok {
		return percents, nil
	}
	nsAward, nsErr := t.Texts.awards.Of(l.Places[field.NSScore].ID)
	ewAward, ewErr := t.Texts.awards.Of(l.Places[field.EWScore].ID)
	if nsErr == nil && ewErr == nil {
		return stated{awards: true, nsAward: nsAward, ewAward: ewAward}, nil
	}
	if both, ok := t.rulingInOne(l); ok {
		return stated{awards: true, nsAward: both.ns, ewAward: both.ew}, nil
	}
	for _, f := range []field.Field{field.NSScore, field.EWScore} {
		if word, ok := t.wordForScore(l, f); ok && t.canStandFor(word, l) {
			return word, nil
		}
	}
	if score, ok, problem := t.ruledScores(l); ok || problem != nil {
		return score, problem
	}
	ns, nsErr := t.Texts.Scores.Of(l.Places[field.NSScore].ID)
	ew, ewErr := t.Texts.Scores.Of(l.Places[field.EWScore].ID)
	switch {
	case nsErr != nil && t.isAverageTwice(l):
		return stated{awards: true, nsAward: event.Average, ewAward: event.Average}, nil
	case nsErr != nil:
		return stated{}, t.notUnderstood(l, field.NSScore, "score", nsErr, HintScore)
	case ewErr != nil:
		return stated{}, t.notUnderstood(l, field.EWScore, "score", ewErr, HintScore)
	case !ns.Given && !ew.Given:
		return stated{}, nil
	}
	if ew.Side != bridge.NoSide {
		ew.Points = -ew.Points // which has the sign of NS where it names a side
	}
	switch {
	case ew.Points == 0:
		return stated{given: true, twoCol: true, points: ns.Points}, nil
	case ns.Points == 0 || ns.Points == -ew.Points:
		return stated{given: true, twoCol: true, points: -ew.Points}, nil
	}
	return stated{}, t.Problem(l, field.EWScore,
		fmt.Sprintf("NS have %d and EW %d; only one side can score", ns.Points, ew.Points),
		"leave the score of the other side blank; for artificial scores write A+, A or A-")
}

// ruledPercents reads two numbers in the score columns that are 100 together, in a row
// that says that there is an artificial score.
func (t *Table) ruledPercents(l *Line) (stated, bool) {
	cell, err := t.Texts.Contracts.At(l.Places[field.Contract].ID)
	outcome, outcomeErr := t.Texts.Outcomes.At(l.Places[field.Result].ID)
	if (err != nil || cell.Kind != notation.Ruled) && (outcomeErr != nil || outcome.Form != notation.RuledResult) {
		return stated{}, false
	}
	ns, nsErr := t.Texts.Scores.Of(l.Places[field.NSScore].ID)
	ew, ewErr := t.Texts.Scores.Of(l.Places[field.EWScore].ID)
	if nsErr != nil || ewErr != nil || !ns.Given || !ew.Given || ns.Side != ew.Side || ns.Points < 0 || ew.Points < 0 || ns.Points+ew.Points != mostPercent {
		return stated{}, false
	}
	const hundredths = 100
	return stated{
		awards: true, nsAward: event.Award{Percent: hundredths * int32(ns.Points)}, ewAward: event.Award{Percent: hundredths * int32(ew.Points)},
	}, true
}

// rulingInOne reads an artificial score of both sides in one of two score columns, beside
// a blank cell or the same again.
func (t *Table) rulingInOne(l *Line) (ruling, bool) {
	ns, nsErr := t.Texts.rulings.Of(l.Places[field.NSScore].ID)
	ew, ewErr := t.Texts.rulings.Of(l.Places[field.EWScore].ID)
	switch {
	case nsErr != nil || ewErr != nil:
	case ns.given && (l.Places[field.EWScore].ID == 0 || ew == ns):
		return ns, true
	case ew.given && l.Places[field.NSScore].ID == 0:
		return ew, true
	}
	return ruling{}, false
}

// isAverageTwice reports whether both score columns have the same short word for an average,
// which says so only of both sides: "M" beside "M".
func (t *Table) isAverageTwice(l *Line) bool {
	ns, ew := t.Text(l, field.NSScore), t.Text(l, field.EWScore)
	nsAward, ewAward, ok, err := notation.ReadArtificial(ns + "/" + ew)
	return ns == ew && ok && err == nil && nsAward == event.Average && ewAward == event.Average
}

func (t *Table) singleScore(l *Line) (stated, *event.Problem) {
	f, sign, certain := field.Score, 1, false
	switch {
	case t.Has(field.NSScore):
		f, certain = field.NSScore, true
	case t.Has(field.EWScore):
		f, sign, certain = field.EWScore, -1, true
	}
	both, err := t.Texts.rulings.Of(l.Places[f].ID)
	switch {
	case err != nil:
		return stated{}, t.notUnderstood(l, f, "score", err, HintScore)
	case both.given:
		return stated{awards: true, nsAward: both.ns, ewAward: both.ew}, nil
	}
	if word, ok := t.wordForScore(l, f); ok {
		return word, nil
	}
	if ruling, err := t.rulingAt(l, f); err != nil {
		return stated{}, t.notUnderstood(l, f, "score", err, hintRuling)
	} else if ruling != nil {
		return stated{twoCol: certain, ruling: ruling}, nil
	}
	score, err := t.Texts.Scores.Of(l.Places[f].ID)
	if err != nil {
		return stated{}, t.notUnderstood(l, f, "score", err, HintScore)
	}
	if score.Side != bridge.NoSide {
		return stated{given: true, twoCol: true, points: score.Points}, nil
	}
	return stated{given: score.Given, twoCol: certain, points: sign * score.Points}, nil
}

// wordForScore reads a word in a score column: not played, or passed out.
func (t *Table) wordForScore(l *Line, f field.Field) (word stated, ok bool) {
	cell, err := t.Texts.Contracts.At(l.Places[f].ID)
	switch {
	case err != nil:
		return stated{}, false
	case cell.Kind == notation.NotPlayed:
		return stated{notPlayed: true, word: true}, true
	case cell.Kind == notation.Pass:
		return stated{given: true, twoCol: true, word: true}, true
	}
	return stated{}, false
}

// canStandFor reports whether the word in one score column leaves the other one
// nothing to say.
func (t *Table) canStandFor(word stated, l *Line) bool {
	for _, f := range []field.Field{field.NSScore, field.EWScore} {
		other, ok := t.wordForScore(l, f)
		score, err := t.Texts.Scores.Of(l.Places[f].ID)
		if ok && other != word || !ok && (err != nil || score.Points != 0) {
			return false
		}
	}
	return true
}

// HasPoints reports whether a row states what its result came to.
func (t *Table) HasPoints(l *Line) bool {
	for _, f := range []field.Field{field.NSPoints, field.EWPoints} {
		switch t.Text(l, f) {
		case "", "-", "0":
		default:
			return true
		}
	}
	return false
}
