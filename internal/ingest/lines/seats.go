package lines

import (
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

// NobodyScores finds a result in a row where one pair is nobody: a number was
// forgotten or mistyped.
func (t *Table) NobodyScores(e *Entry) *event.Problem {
	pair, f, what := e.NS, field.NS, "NS"
	if !pair.Nobody {
		pair, f, what = e.EW, field.EW, "EW"
	}
	_, _, awarded := t.awards(e)
	scored := e.cell.Kind == notation.Bid || e.score.points != 0 ||
		pair.Blank && (e.cell.Kind == notation.Pass || awarded || e.score.given)
	if !scored {
		return nil
	}
	if pair.Blank {
		return t.Problem(e.Line, f, "the number of the "+what+" pair is missing", HintPair)
	}
	return t.Problem(e.Line, f, fmt.Sprintf("%s pair %q sits out, but the row has a result", what, t.Text(e.Line, f)),
		"write the pair's number, or leave out the result")
}

// WrongSide finds a pair number that says the other direction than its column.
func (t *Table) WrongSide(e *Entry) *event.Problem {
	switch {
	case e.NS.Side == bridge.EW:
		return t.Problem(e.Line, field.NS, fmt.Sprintf("pair %q stands in the column of NS", t.Text(e.Line, field.NS)), HintPair)
	case e.EW.Side == bridge.NS:
		return t.Problem(e.Line, field.EW, fmt.Sprintf("pair %q stands in the column of EW", t.Text(e.Line, field.EW)), HintPair)
	}
	return nil
}
