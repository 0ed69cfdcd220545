package pairs

import (
	"fmt"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/flood"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
)

// Reader gathers the results of an event of pairs, sheet by sheet.
type Reader struct {
	ev       *event.Event
	problems *event.Problems
	limit    *flood.Limiter
	tables   []*lines.Table
	boards   map[int]*event.Board
	numbers  *numbers
	list     []named                    // names from sheets and files of their own
	extras   []extra                    // what else these say
	beside   map[besideKey]*besideNames // names in columns of the results
	renamed  map[besideKey]bool         // pairs that have others elsewhere

	byes        []bye
	waits       map[int32]event.Position // where a pair sits out first
	exchanged   []exchanged
	remarks     []remark                        // that say nothing here
	undeclared  map[*lines.Table]event.Problems // contracts without a declarer, where no column is for him
	turned      map[int][]turned                // by board
	blank       []blankRow
	scored      map[*lines.Table]*scoredRows
	boardless   []event.Position // rows that do not say of which board they are
	versioned   bool             // some result is of a fouled board
	sectioned   bool             // some result has a section
	sectionless []event.Position // where a column for it is blank
}

// NewReader begins an event of pairs. Problems of one kind are kept up to a limit.
func NewReader(ev *event.Event, problems *event.Problems, limit *flood.Limiter) *Reader {
	return &Reader{
		ev: ev, problems: problems, limit: limit, boards: make(map[int]*event.Board), numbers: newNumbers(),
		beside: make(map[besideKey]*besideNames), renamed: make(map[besideKey]bool), turned: make(map[int][]turned),
		undeclared: make(map[*lines.Table]event.Problems), scored: make(map[*lines.Table]*scoredRows),
	}
}

// Add keeps a table of results.
func (rd *Reader) Add(t *lines.Table) {
	t.Settle(uint16(len(rd.ev.Sources)), rd.problems)
	t.Corrects = !t.IsIndividual()
	rd.tables = append(rd.tables, t)
	rd.ev.Sources = append(rd.ev.Sources, event.Source{
		File: t.Sheet.Book().Name, Sheet: t.Sheet.Position(0, 0).Sheet,
		Layout: t.Layout, Language: t.Language, Read: t.Headings, Unread: t.Unread,
	})
}

// First is where the first table is; false when there is none.
func (rd *Reader) First() (event.Position, bool) {
	if len(rd.tables) == 0 {
		return event.Position{}, false
	}
	return rd.tables[0].Sheet.Position(0, 0), true
}

// HasNames reports whether there is a list of names.
func (rd *Reader) HasNames() bool { return len(rd.list) > 0 }

// AddNames reads a list of names below its header.
func (rd *Reader) AddNames(sheet *cells.Sheet, head *layout.Header) {
	list := readNames(sheet, head, rd.problems)
	rd.list = append(rd.list, list...)
	rd.addExtras(sheet, head, list)
}

// ReadNames reads a file of names.
func (rd *Reader) ReadNames(book *cells.Book) {
	known, said := len(rd.list)+len(rd.extras), len(*rd.problems)
	words := headings.NewMemo(book)
	for _, sheet := range book.Sheets {
		head, ok := layout.FindHeader(sheet, words)
		switch {
		case ok && head.HeadsNames():
			rd.AddNames(sheet, &head)
		case rd.ParseAdjustments(sheet, words):
		case !ok && sheet.Len() > 0:
			rd.list = append(rd.list, plainNames(sheet, rd.problems)...)
		}
	}
	if len(rd.list)+len(rd.extras) == known && len(*rd.problems) == said {
		rd.problems.Add(event.Problem{
			At:   event.Position{File: book.Name},
			Text: "no names were found",
			Hint: "write above the columns what they hold: Pair, Name 1, Name 2",
		})
	}
}

// ReadResults reads the lines of all tables.
func (rd *Reader) ReadResults(texts *lines.Texts, options lines.Options) {
	if len(rd.tables) == 0 {
		return
	}
	rd.findIndividual()
	rd.nameSections()
	understood := lines.Understand(rd.tables, texts, options, rd.problems)
	for number, rows := range understood.Rows {
		rd.boards[number] = &event.Board{Number: number, Stated: understood.Marks.Stated(number), Results: make([]event.Result, 0, rows)}
	}
	rd.ev.Ways = understood.Said
	for _, t := range rd.tables {
		if t.IsIndividual() != rd.ev.Individual {
			continue // which is an error
		}
		for e := range t.Entries {
			before := len(*rd.problems)
			if rd.readEntry(t, e, understood.Way); len(*rd.problems) > before {
				rd.limit.Trim(rd.problems)
			}
		}
	}
}

// readEntry makes a result of an entry, if there is no error in it.
func (rd *Reader) readEntry(t *lines.Table, e *lines.Entry, way lines.Way) {
	if !e.Sound {
		if e.Line.Places[field.Board].ID == 0 {
			rd.boardless = append(rd.boardless, t.Problem(e.Line, field.Board, "", "").At)
		}
		t.Complain(e.Line)
		return
	}
	if e.LacksEntrant() {
		rd.sitOut(t, e)
		return
	}
	if problem := t.WrongSide(e); problem != nil {
		rd.problems.Add(*problem)
		return
	}
	r, problem := t.Result(e, way)
	if e.Turned {
		rd.turned[e.Board] = append(rd.turned[e.Board], turned{problem, t.Ordinal(e.Line, field.Table, "table")})
		return
	}
	if problem != nil {
		rd.keepProblem(t, e, *problem)
		return
	}
	if r.Kind != event.NotPlayed && t.Has(field.Remarks) && t.UnreadRemark(e) {
		rd.remarks = append(rd.remarks, remark{t.Problem(e.Line, field.Remarks, "", "").At, t.Text(e.Line, field.Remarks)})
	}
	if e.Blank && t.HasPoints(e.Line) {
		rd.problems.Add(*t.Problem(e.Line, field.NSPoints, "there are points for this board, but no result", "write what the result was, an artificial score as A+/A- or 60/40, or delete the points"))
		return
	}
	if text := t.Text(e.Line, field.Remarks); e.Blank && strings.ContainsAny(text, "0123456789") {
		rd.problems.Add(*t.Problem(e.Line, field.Remarks, fmt.Sprintf("there is no result here, and the remark %q is not understood", text),
			"write an artificial score as A+/A- or 60/40, NS first, and other remarks without figures"))
		return
	}
	if r.Kind == event.Played && (t.Has(field.Contract) || t.Has(field.NSScore) && t.Has(field.EWScore)) {
		rd.keepScored(t, e, &r)
	}
	rd.seat(t, e, &r)
	if e.Blank {
		rd.blank = append(rd.blank, blankRow{t.Sheet.Position(e.Line.Row, 0), e.Board, r.Source})
	}
	r.Table = t.Ordinal(e.Line, field.Table, "table")
	r.Round = t.Ordinal(e.Line, field.Round, "round")
	if t.Has(field.Version) {
		if r.Version, problem = t.Version(e.Line); problem != nil {
			rd.problems.Add(*problem)
		}
		rd.versioned = rd.versioned || r.Version != 0
	}
	t.CheckLead(e.Line)
	if e.Ruling != nil {
		e.KeepRuling(rd.ev, &r)
	}
	board := rd.boards[e.Board]
	board.Results = append(board.Results, r)
	rd.keepPoints(t, e)
	rd.ev.Sources[r.Source].Results++
}

// seat says in a result who sat at the table, and keeps their names.
func (rd *Reader) seat(t *lines.Table, e *lines.Entry, r *event.Result) {
	section := strings.ToUpper(t.Text(e.Line, field.Section))
	if t.Has(field.Section) && section == "" {
		rd.sectionless = append(rd.sectionless, t.Problem(e.Line, field.Section, "", "").At)
	}
	rd.sectioned = rd.sectioned || section != ""
	r.NS = rd.numbers.of(e.Line, field.NS, section, e.NS)
	r.EW = rd.numbers.of(e.Line, field.EW, section, e.EW)
	if e.Partners != nil {
		r.South = rd.numbers.of(e.Line, field.SouthNumber, section, e.Partners[0])
		r.West = rd.numbers.of(e.Line, field.WestNumber, section, e.Partners[1])
	}
	rd.nameBeside(t, e.Line, r, e.Remark.WrongDirection)
	if e.Remark.WrongDirection {
		r.NS, r.EW, r.South, r.West = r.EW, r.NS, r.West, r.South
		rd.exchanged = append(rd.exchanged, exchanged{section, t.Problem(e.Line, field.Remarks, "", "").At})
	}
}
