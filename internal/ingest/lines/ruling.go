package lines

import (
	"errors"
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

const hintRuling = "write weights that add up to 100 %: 60% 4SN= + 40% 4SN-1, or 60% 620 + 40% -100; of both sides: NS 620 / EW -600"

// KeepRuling makes the ruling of an entry, if it has one, one of the event's, and
// points its result to it.
func (e *Entry) KeepRuling(ev *event.Event, r *event.Result) {
	if e.Ruling != nil {
		r.Ruling = int32(len(ev.Rulings))
		ev.Rulings = append(ev.Rulings, *e.Ruling)
	}
}

// rulingAt is the weighted or split score in a field of scores, from NS's side if
// the column is one of a side; nil when there is none. The error says what is
// wrong in one.
func (t *Table) rulingAt(l *Line, f field.Field) (*notation.Ruling, error) {
	cell, err := t.Texts.Contracts.At(l.Places[f].ID)
	switch {
	case notation.IsRulingError(err):
		return nil, err
	case err != nil || cell.Kind != notation.Weighted:
		return nil, nil
	}
	r := cell.Ruling.Value()
	if f == field.EWScore && !r.Split {
		r = r.ForEW()
	}
	return &r, nil
}

// ruledScores reads a weighted or split score that stands in the column of NS, in
// that of EW, or in both, which then give each side its own.
func (t *Table) ruledScores(l *Line) (s stated, ok bool, problem *event.Problem) {
	ns, nsErr := t.rulingAt(l, field.NSScore)
	ew, ewErr := t.rulingAt(l, field.EWScore)
	switch {
	case nsErr != nil:
		return s, false, t.notUnderstood(l, field.NSScore, "score", nsErr, hintRuling)
	case ewErr != nil:
		return s, false, t.notUnderstood(l, field.EWScore, "score", ewErr, hintRuling)
	case ns == nil && ew == nil:
		return s, false, nil
	case ns != nil && ew != nil && (ns.Split || ew.Split):
		return s, false, t.Problem(l, field.EWScore, "both columns say what each side gets", "leave one of them blank")
	case ns != nil && ew != nil:
		ns.EW = ew.EW
		return stated{twoCol: true, ruling: ns}, true, nil
	}
	ruling, blank := ns, field.EWScore
	if ns == nil {
		ruling, blank = ew, field.NSScore
	}
	if l.Places[blank].ID != 0 {
		return s, false, t.Problem(l, blank, fmt.Sprintf("score %q stands beside a weighted score", t.Text(l, blank)),
			"leave it blank, or write what each side gets: NS 620 / EW -600")
	}
	return stated{twoCol: true, ruling: ruling}, true, nil
}

// mayBeRuled reports whether something in an entry looks like a weighted or split
// score, as hardly ever.
func (e *Entry) mayBeRuled() bool {
	return e.cell.Kind == notation.Weighted || e.outcome.Form == notation.WeightedResult || e.tricks.Form == notation.WeightedResult ||
		e.score.ruling != nil || e.Remark.Weighted
}

// ruledField is where the weighted or split score of an entry stands.
func (t *Table) ruledField(e *Entry) (field.Field, bool) {
	switch {
	case e.cell.Kind == notation.Weighted:
		return field.Contract, true
	case e.outcome.Form == notation.WeightedResult:
		return field.Result, true
	case e.tricks.Form == notation.WeightedResult:
		return field.Tricks, true
	case e.score.ruling != nil:
		return t.scoreField(e.Line), true
	case e.Remark.Weighted:
		_, err := t.rulingAt(e.Line, field.Remarks)
		return field.Remarks, err == nil || errors.As(err, new(notation.WeightsError)) // else it is prose
	}
	return 0, false
}

// ruledResult makes a result of a weighted or split score.
func (t *Table) ruledResult(r *event.Result, e *Entry, f field.Field, way Way) *event.Problem {
	written := e.score.ruling
	if written == nil {
		var err error
		if written, err = t.rulingAt(e.Line, f); err != nil {
			return t.notUnderstood(e.Line, f, "weighted score", err, hintRuling)
		}
	}
	if written == nil {
		return t.Problem(e.Line, f, fmt.Sprintf("%q is not understood", t.Text(e.Line, f)), hintRuling)
	}
	a := assigner{t, e, f}
	if e.score.ruling != nil && !e.score.twoCol && !written.Split {
		switch {
		case way.signs == ewSigned:
			turned := written.ForEW()
			written = &turned
		case way.signs != nsSigned && written.HasScores():
			return a.problem("the weighted score does not say whose it is", "name the side, NS 620 / EW -620, or write contracts: 60% 4SN= + 40% 4SN-1")
		}
	}
	ruling := new(event.Ruling)
	var problem *event.Problem
	if ruling.NS, problem = a.assigned(&written.NS); problem == nil {
		ruling.EW, problem = a.assigned(&written.EW)
	}
	r.Kind, e.Ruling = event.Ruled, ruling
	return problem
}

// assigner works out what the components of a ruling score.
type assigner struct {
	table *Table
	entry *Entry
	field field.Field // where the ruling stands
}

func (a *assigner) problem(text, hint string) *event.Problem {
	return a.table.Problem(a.entry.Line, a.field, text, hint)
}

func (a *assigner) assigned(written *notation.Assigned) (event.Assigned, *event.Problem) {
	var assigned event.Assigned
	for i := range written.Components {
		c := &written.Components[i]
		if c.Weight == 0 {
			break
		}
		score, problem := a.score(c)
		if problem != nil {
			return assigned, problem
		}
		assigned.Components = append(assigned.Components, event.Component{Weight: c.Weight, Score: int32(score)})
	}
	if assigned.Components == nil {
		assigned.Award = written.Award
	}
	return assigned, nil
}

// score is what one component scores for NS.
func (a *assigner) score(c *notation.Component) (int, *event.Problem) {
	if c.Form == notation.AsScore {
		return int(c.Score), a.impossible(int(c.Score))
	}
	contract, declarer := c.Contract, c.Declarer
	if c.Form == notation.AsResult {
		if a.entry.cell.Kind != notation.Bid {
			return 0, a.problem("the weighted results are of no contract", "write it with each of them: 60% 4SN= + 40% 4SN-1")
		}
		contract = a.entry.cell.Contract
	}
	if declarer == bridge.NoSeat {
		declarer = a.entry.declarer
	}
	if declarer == bridge.NoSeat {
		return 0, a.problem("the declarer is missing", "write it with each contract: 60% 4SN= + 40% 4SN-1")
	}
	tricks := contract.Target() + int(c.Relative)
	if tricks < 0 || tricks > 13 {
		return 0, a.problem(fmt.Sprintf("%v with result %+d would be %d tricks", contract, c.Relative, tricks),
			"a deal has 13 tricks; correct the contract or the result")
	}
	return nsScore(a.entry.vul, contract, declarer, tricks), nil
}

// impossible finds a score that no contract has on the board.
func (a *assigner) impossible(points int) *event.Problem {
	vul := a.entry.vul
	if bridge.IsPossibleScore(points, vul.Of(bridge.NS)) || bridge.IsPossibleScore(-points, vul.Of(bridge.EW)) {
		return nil
	}
	return a.problem(fmt.Sprintf("no contract scores %s on board %d (%v vulnerable)", ForNS(points), a.entry.Board, vul),
		"look at the board's number too: it says who is vulnerable")
}
