package deals

import (
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// deal makes a deal of a sound entry, or says why it cannot.
func (d *session) deal(e *lines.Entry, way lines.Way, above sideNames) (event.Deal, *event.Problem) {
	deal := event.Deal{Number: int32(e.Board), Tricks: event.NoTricks, At: d.Sheet.Position(e.Line.Row, int(e.Line.ResultCol()))}
	deal.NS, deal.EW = d.names(d.ns, above.ns), d.names(d.ew, above.ew)
	r, problem := d.Result(e, way)
	if problem != nil && problem.Severity == event.Error {
		return deal, problem
	}
	if r.Kind == event.Adjusted || r.Kind == event.Ruled {
		return deal, d.Problem(e.Line, field.Contract, "an artificial or assigned score has no meaning where nothing is compared", lines.HintContract)
	}
	deal.Kind, deal.HasContract, deal.Contract, deal.Declarer, deal.Tricks = r.Kind, r.HasContract, r.Contract, r.Declarer, r.Tricks
	for _, read := range []func(*event.Deal) *event.Problem{d.readDealer, d.readScore, d.readHonours} {
		if fault := read(&deal); fault != nil {
			return deal, fault
		}
	}
	switch {
	case e.Blank && deal.HasScore: // in a column of the sides, which is none of the table's
		deal.Kind = event.Played
	case e.Blank:
		problem = d.Problem(e.Line, field.Contract, fmt.Sprintf("deal %d has no result and counts as not played", e.Board), "delete the row, or write what was played")
		problem.Severity = event.Warning
	}
	return deal, problem
}

// names are those of a side in the row at hand, else those above the table.
func (d *session) names(cols []int, above []string) []string {
	var names []string
	for _, col := range cols {
		if name := d.row.Text(col); name != "" {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return above
	}
	return names
}

func (d *session) fault(col int, text, hint string) *event.Problem {
	return &event.Problem{At: d.Sheet.Position(d.row.Num, col+1), Text: text, Hint: hint}
}

// readDealer reads the dealer: a seat, or the name of the player there.
func (d *session) readDealer(deal *event.Deal) *event.Problem {
	col := d.head.Col("dealer")
	text := d.row.Text(col)
	if text == "" {
		return nil
	}
	for side, names := range [][]string{deal.NS, deal.EW} {
		for i, name := range names {
			if len(names) == 2 && name == text {
				deal.Dealer = [][]bridge.Seat{{bridge.North, bridge.South}, {bridge.East, bridge.West}}[side][i]
				return nil
			}
		}
	}
	seat, err := d.Texts.Seats.Of(d.row.ID(col))
	if err != nil {
		return d.fault(col, fmt.Sprintf("dealer %q %v", text, err), lines.HintSeat)
	}
	deal.Dealer = seat
	return nil
}

// readScore reads the score of the sides' own columns. In rubber bridge both may
// have one on a deal, such as honours.
func (d *session) readScore(deal *event.Deal) *event.Problem {
	for _, side := range []struct{ col, sign int }{{d.nsScore, 1}, {d.ewScore, -1}} {
		score, err := d.Texts.Scores.Of(d.row.ID(side.col))
		if err != nil {
			return d.fault(side.col, fmt.Sprintf("score %q %v", d.row.Text(side.col), err), lines.HintScore)
		}
		if score.Given && (deal.Score == 0 || side.sign*score.Points != int(deal.Score)) {
			deal.HasScore = true
			deal.Score += int32(side.sign * score.Points)
		}
	}
	return nil
}
