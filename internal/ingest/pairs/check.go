package pairs

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
)

// locate gives the place of a result's cell.
type locate func(r *event.Result, f field.Field) event.Position

// check finds what the results say against each other. The event's pairs are
// settled and its boards complete.
func check(ev *event.Event, at locate, problems *event.Problems) {
	last := make([]int32, len(ev.Pairs)) // the pair's result on the board at hand, from 1
	for b := range ev.Boards {
		board := &ev.Boards[b]
		clear(last)
		for i := range board.Results {
			r := &board.Results[i]
			if ev.Individual {
				checkPlayers(ev, board, i, last, at, problems)
				continue
			}
			checkPairs(ev, board, i, last, at, problems)
			last[r.NS], last[r.EW] = int32(i+1), int32(i+1)
		}
		checkTables(ev, board, at, problems)
	}
}

// checkPairs finds a pair that plays itself, or plays a board twice.
func checkPairs(ev *event.Event, board *event.Board, i int, last []int32, at locate, problems *event.Problems) {
	r := &board.Results[i]
	if r.NS == r.EW {
		problems.Add(event.Problem{
			At:   at(r, field.EW),
			Text: fmt.Sprintf("pair %s plays against itself on board %d", Label(&ev.Pairs[r.NS]), board.Number),
			Hint: "correct one of the numbers; if NS and EW numbers overlap and are different pairs, say --winners 2",
		})
		return
	}
	ns, ew := last[r.NS], last[r.EW]
	if ns > 0 && ns == ew {
		problems.Add(event.Problem{
			At: at(r, field.Board),
			Text: fmt.Sprintf("pairs %s and %s have two results on board %d, here and in %s",
				Label(&ev.Pairs[r.NS]), Label(&ev.Pairs[r.EW]), board.Number, rowOf(ev, &board.Results[ns-1], r)),
			Hint: "delete one of them, or correct its board or pairs",
		})
		return
	}
	for _, twice := range []struct {
		pair, before int32
		field        field.Field
	}{{r.NS, ns, field.NS}, {r.EW, ew, field.EW}} {
		if twice.before > 0 {
			problems.Add(event.Problem{
				At: at(r, twice.field),
				Text: fmt.Sprintf("pair %s plays board %d twice, here and in %s",
					Label(&ev.Pairs[twice.pair]), board.Number, rowOf(ev, &board.Results[twice.before-1], r)),
				Hint: "correct the pair or the board in one of them; if NS and EW numbers overlap and are different pairs, say --winners 2",
			})
		}
	}
}

// rowOf names the row of an earlier result, and its sheet where it is another.
func rowOf(ev *event.Event, before, r *event.Result) string {
	row := fmt.Sprintf("row %d", before.Row)
	if before.Source != r.Source {
		row += " of " + ev.Sources[before.Source].Sheet
	}
	return row
}

// checkTables finds two results of one table, round and board.
func checkTables(ev *event.Event, board *event.Board, at locate, problems *event.Problems) {
	type place struct {
		section      string
		round, table int32
	}
	var seen map[place]*event.Result
	for i := range board.Results {
		r := &board.Results[i]
		if r.Table == 0 || r.Round == 0 {
			continue
		}
		if seen == nil {
			seen = make(map[place]*event.Result, len(board.Results))
		}
		p := place{ev.Pairs[r.NS].Section, r.Round, r.Table}
		if before, ok := seen[p]; ok {
			problems.Add(event.Problem{
				At: at(r, field.Board),
				Text: fmt.Sprintf("table %d has two results for board %d in round %d, here and in %s",
					r.Table, board.Number, r.Round, rowOf(ev, before, r)),
				Hint: "delete one of them, or correct its table, round or board",
			})
		}
		seen[p] = r
	}
}
