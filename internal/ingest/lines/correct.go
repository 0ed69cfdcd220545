package lines

import (
	"fmt"
	"path/filepath"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/settings"
)

// CorrectionHeadings are the headings of a list of corrections.
const CorrectionHeadings = "Board,NS,EW,What,Value,Reason"

// corrector applies corrections to the lines of tables.
type corrector struct {
	corrections []event.Correction
	found       []int // results that each of them is for
	problems    *event.Problems
}

// correct puts the values of corrections into the lines that they are for.
func correct(tables []*Table, corrections []event.Correction, problems *event.Problems) {
	if len(corrections) == 0 {
		return
	}
	c := &corrector{corrections, make([]int, len(corrections)), problems}
	for _, t := range tables {
		c.match(t)
	}
	for i := range corrections {
		text := ""
		switch n := c.found[i]; {
		case n == 0:
			text = fmt.Sprintf("there is no result of board %d with NS %q and EW %q", corrections[i].Board, corrections[i].NS, corrections[i].EW)
		case n > 1:
			text = fmt.Sprintf("there are %d results of board %d with NS %q and EW %q, and it is not said which is corrected", n, corrections[i].Board, corrections[i].NS, corrections[i].EW)
		default:
			continue
		}
		problems.Add(event.Problem{At: corrections[i].At, Text: text, Hint: "correct the board or the pairs, or delete the line"})
	}
	for _, t := range tables {
		c.replace(t)
	}
}

// isFor reports whether a correction is for a line.
func isFor(c *event.Correction, t *Table, l *Line) bool {
	board, err := t.Texts.Ordinals.Of(l.Places[field.Board].ID)
	return err == nil && int32(board) == c.Board && isSame(c.NS, t.Text(l, field.NS)) && isSame(c.EW, t.Text(l, field.EW))
}

// isSame reports whether a correction names a pair as a cell does; a blank names any.
func isSame(named, written string) bool {
	if named == "" || strings.EqualFold(strings.TrimSpace(named), strings.TrimSpace(written)) {
		return true
	}
	a, err := notation.ReadPair(named)
	b, also := notation.ReadPair(written)
	return err == nil && also == nil && a == b
}

// match counts the results of a table that each correction is for, and makes room for the
// scores that are put into a table without any.
func (c *corrector) match(t *Table) {
	for l := range t.Lines {
		for i := range c.corrections {
			if !isFor(&c.corrections[i], t, l) {
				continue
			}
			c.found[i]++
			if !t.hasScore() && strings.EqualFold(c.corrections[i].What, "score") {
				t.Fields[field.Score] = true
			}
		}
	}
}

// replace changes the lines of a table.
func (c *corrector) replace(t *Table) {
	before := t.Lines
	t.Lines = func(yield func(*Line) bool) {
		for l := range before {
			corrected := *l
			for i := range c.corrections {
				if isFor(&c.corrections[i], t, l) {
					t.apply(&c.corrections[i], &corrected)
				}
			}
			if !yield(&corrected) {
				return
			}
		}
	}
}

var outcomeFields = []field.Field{field.Declarer, field.Tricks, field.Result}

var scoreFields = []field.Field{field.Score, field.NSScore, field.EWScore}

// apply puts the value of a correction into a line. A score that stands beside a corrected
// contract is that of the old one.
func (t *Table) apply(c *event.Correction, l *Line) {
	id := t.Texts.Book.Intern(c.Value)
	switch strings.ToLower(c.What) {
	case "contract":
		t.makePlayed(l)
		l.clear(scoreFields...)
		l.Places[field.Contract].ID = id
		if cell, err := t.Texts.Contracts.Of(id); err == nil && (cell.Kind != notation.Bid || cell.Outcome.Form != notation.NoOutcome) {
			l.clear(field.Tricks, field.Result)
		}
	case "declarer":
		t.makePlayed(l)
		l.clear(scoreFields...)
		l.Places[field.Declarer].ID = id
	case "tricks":
		t.makePlayed(l)
		l.clear(scoreFields...)
		l.clear(field.Result)
		l.Places[field.Tricks].ID = id
	case "score":
		t.makePlayed(l)
		t.putScore(l, c.Value)
	case "artificial":
		l.clear(scoreFields...)
		l.clear(outcomeFields...)
		l.clear(field.Remarks)
		l.Places[field.Contract].ID = id
	case "trust":
		l.Trust, _ = settings.ReadTrust(c.Value)
	}
}

// makePlayed clears the cells of a line that give its result another kind than that of a
// contract that was played: those that say that it was passed out or not played, and
// artificial and weighted scores.
func (t *Table) makePlayed(l *Line) {
	l.Corrected = true
	if cell, err := t.Texts.Contracts.At(l.Places[field.Contract].ID); err == nil && cell.Kind != notation.Bid {
		l.clear(field.Contract)
	}
	for _, f := range []field.Field{field.Result, field.Tricks} {
		outcome, err := t.Texts.Outcomes.At(l.Places[f].ID)
		if err == nil && outcome.Form != notation.Relative && outcome.Form != notation.Number {
			l.clear(f)
		}
	}
	remark, err := t.Texts.remarks.Of(l.Places[field.Remarks].ID)
	if err != nil || remark != (notation.Remark{WrongDirection: remark.WrongDirection}) {
		l.clear(field.Remarks)
	}
}

// putScore writes a score of NS, or of the side that it names, into a line.
func (t *Table) putScore(l *Line, value string) {
	if score, err := notation.ReadScore(value); err == nil && score.Given && score.Side == 0 {
		value = strings.TrimSpace(ForNS(score.Points))
		points, side, _ := strings.Cut(value, " for ")
		value = side + " " + points
	}
	at := field.Score
	for _, f := range []field.Field{field.EWScore, field.NSScore} {
		if t.Has(f) {
			at = f
		}
	}
	place := l.Places[at]
	l.clear(scoreFields...)
	place.ID = t.Texts.Book.Intern(value)
	l.Places[at] = place
}

// CheckCorrection returns what is wrong with what a correction corrects; nil for nothing.
func CheckCorrection(c *event.Correction) *event.Problem {
	const hint = "write contract, declarer, tricks, score, artificial, or trust with score or contract as the value"
	switch strings.ToLower(c.What) {
	case "contract", "declarer", "tricks", "score", "artificial":
		if c.Value == "" {
			return &event.Problem{At: c.At, Text: "the value of the correction is missing", Hint: "write what the " + strings.ToLower(c.What) + " shall be"}
		}
		return nil
	case "trust":
		if _, ok := settings.ReadTrust(c.Value); ok {
			return nil
		}
	}
	return &event.Problem{At: c.At, Text: fmt.Sprintf("it is not understood what is corrected: %q, %q", c.What, c.Value), Hint: hint}
}

// correctionLine returns the line of a list of corrections that decides about a result.
func (t *Table) correctionLine(e *Entry, what, value string) string {
	return fmt.Sprintf("%d,%s,%s,%s,%s,", e.Board, t.Text(e.Line, field.NS), t.Text(e.Line, field.EW), what, value)
}

// correctionsFile returns the name of the file of corrections that belongs to the results.
func (t *Table) correctionsFile() string {
	name := t.Texts.Book.Name
	return strings.TrimSuffix(name, filepath.Ext(name)) + "-corrections.csv"
}
