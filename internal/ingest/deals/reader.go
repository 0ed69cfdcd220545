package deals

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
)

// Reader gathers the sheets of deals in the order of play.
type Reader struct {
	ev       *event.Event
	problems *event.Problems
	sheets   []*session
}

// NewReader begins an event of deals in order.
func NewReader(ev *event.Event, problems *event.Problems) *Reader {
	return &Reader{ev: ev, problems: problems}
}

// Has reports whether there are such sheets.
func (rd *Reader) Has() bool { return len(rd.sheets) > 0 }

// First is where the first of them is.
func (rd *Reader) First() event.Position { return rd.sheets[0].Sheet.Position(0, 0) }

// Take reads a sheet of deals; false when it is none.
func (rd *Reader) Take(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts, clues layout.Clue) bool {
	if clues&layout.OfRubber == 0 && !saysScoring(rd.ev.Settings) {
		return false
	}
	d := sessionOf(sheet, words, texts, rd.ev.Settings)
	if d == nil {
		return false
	}
	rd.sheets = append(rd.sheets, d)
	d.Settle(layout.AddSource(rd.ev, rd.problems, sheet, d.Language, d.Layout, &d.head), rd.problems)
	return true
}

// Tables are all tables of deals.
func (rd *Reader) Tables() []*lines.Table {
	var all []*lines.Table
	for _, d := range rd.sheets {
		all = append(all, d.Table)
	}
	return all
}

// Read reads all deals in order.
func (rd *Reader) Read(way lines.Way) {
	ev := rd.ev
	for _, d := range rd.sheets {
		sides := d.namesAbove()
		for e := range d.Entries {
			if !e.Sound {
				d.Complain(e.Line)
				continue
			}
			deal, problem := d.deal(e, way, sides)
			if problem != nil {
				rd.problems.Add(*problem)
				if problem.Severity == event.Error {
					continue
				}
			}
			if n := len(ev.Deals); n > 0 && deal.Number != ev.Deals[n-1].Number+1 {
				rd.problems.Add(event.Problem{
					At:   deal.At,
					Text: fmt.Sprintf("deal %d follows deal %d; the deals must be in the order of play", deal.Number, ev.Deals[n-1].Number),
					Hint: "number them 1, 2, 3 and so on",
				})
			}
			ev.Deals = append(ev.Deals, deal)
			ev.Sources[d.Source].Results++
		}
	}
	if len(ev.Deals) == 0 && !rd.problems.HasErrors() {
		rd.problems.Add(event.Problem{At: rd.First(), Text: "there are no deals below the heading", Hint: "write one row per deal"})
	}
}
