package deals

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/settings"
)

// Reader gathers the sheets of deals in the order of play.
type Reader struct {
	ev       *event.Event
	problems *event.Problems
	sheets   []*session
	said     settings.Settings // by others, such as flags, and by the file
	order    order
}

// NewReader begins an event of deals in order.
func NewReader(ev *event.Event, problems *event.Problems) *Reader {
	return &Reader{ev: ev, problems: problems}
}

// UseSettings takes over what the flags and the files say of the event.
func (rd *Reader) UseSettings(said settings.Settings) { rd.said = said }

// isTold reports whether somebody says that these are deals in order.
func (rd *Reader) isTold() bool {
	return rd.said.Scoring == settings.Chicago || rd.said.Scoring == settings.Rubber || saysScoring(rd.ev.Settings)
}

// Has reports whether there are such sheets.
func (rd *Reader) Has() bool { return len(rd.sheets) > 0 }

// First is where the first of them is.
func (rd *Reader) First() event.Position { return rd.sheets[0].Sheet.Position(0, 0) }

// Parse reads a sheet of deals; false when it is none.
func (rd *Reader) Parse(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts, clues layout.Clue) bool {
	told := rd.isTold()
	if clues&layout.OfRubber == 0 && !told {
		return false
	}
	d := sessionOf(sheet, words, texts, told)
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
	rd.takeTitle()
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
			rd.add(deal)
			ev.Sources[d.Source].Results++
		}
	}
	if len(ev.Deals) == 0 && !rd.problems.HasErrors() {
		rd.problems.Add(event.Problem{At: rd.First(), Text: "there are no deals below the heading", Hint: "write one row per deal"})
	}
}
