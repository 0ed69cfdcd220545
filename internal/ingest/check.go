package ingest

import (
	"fmt"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
)

// locate gives the place of a result's cell.
type locate func(r *event.Result, f field) event.Position

// check finds what the results say against each other. The event's pairs are
// settled and its boards complete.
func check(ev *event.Event, at locate, problems *event.Problems) {
	last := make([]int32, len(ev.Pairs)) // the pair's result on the board at hand, from 1
	for b := range ev.Boards {
		board := &ev.Boards[b]
		clear(last)
		for i := range board.Results {
			r := &board.Results[i]
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
			At:   at(r, fEW),
			Text: fmt.Sprintf("pair %s plays against itself on board %d", label(&ev.Pairs[r.NS]), board.Number),
			Hint: "correct one of the numbers; if NS and EW numbers overlap and are different pairs, say --winners 2",
		})
		return
	}
	ns, ew := last[r.NS], last[r.EW]
	if ns > 0 && ns == ew {
		problems.Add(event.Problem{
			At: at(r, fBoard),
			Text: fmt.Sprintf("pairs %s and %s have two results on board %d, here and in %s",
				label(&ev.Pairs[r.NS]), label(&ev.Pairs[r.EW]), board.Number, rowOf(ev, &board.Results[ns-1], r)),
			Hint: "delete one of them, or correct its board or pairs",
		})
		return
	}
	for _, twice := range []struct {
		pair, before int32
		field        field
	}{{r.NS, ns, fNS}, {r.EW, ew, fEW}} {
		if twice.before > 0 {
			problems.Add(event.Problem{
				At: at(r, twice.field),
				Text: fmt.Sprintf("pair %s plays board %d twice, here and in %s",
					label(&ev.Pairs[twice.pair]), board.Number, rowOf(ev, &board.Results[twice.before-1], r)),
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
				At: at(r, fBoard),
				Text: fmt.Sprintf("table %d has two results for board %d in round %d, here and in %s",
					r.Table, board.Number, r.Round, rowOf(ev, before, r)),
				Hint: "delete one of them, or correct its table, round or board",
			})
		}
		seen[p] = r
	}
}

// checkCounts warns of boards and pairs that lack results.
func checkCounts(ev *event.Event, problems *event.Problems) {
	if len(ev.Boards) == 0 {
		return
	}
	at := event.Position{File: ev.Sources[0].File, Sheet: ev.Sources[0].Sheet}
	warn := func(format string, args ...any) {
		problems.Add(event.Problem{Severity: event.Warning, At: at, Text: fmt.Sprintf(format, args...)})
	}
	most := 0
	scores := make([]int, len(ev.Boards)) // artificial ones compare with nothing
	for b := range ev.Boards {
		for _, r := range ev.Boards[b].Results {
			if r.Kind == event.Played {
				scores[b]++
			}
		}
		most = max(most, scores[b])
	}
	var once, fewer []string
	for b := range ev.Boards {
		board := &ev.Boards[b]
		switch n := scores[b]; {
		case n == 1:
			once = append(once, strconv.Itoa(board.Number))
		case n < most && n > 0:
			fewer = append(fewer, fmt.Sprintf("%d (%d)", board.Number, n))
		}
	}
	if len(once) > 0 {
		warn("one score only, so nothing compares: board %s", enumerate(once))
	}
	if len(fewer) > 0 {
		warn("fewer than %d scores: board %s", most, enumerate(fewer))
	}
	checkPairBoards(ev, warn)
}

// checkPairBoards warns of pairs that played fewer boards than others.
func checkPairBoards(ev *event.Event, warn func(format string, args ...any)) {
	played := make([]int, len(ev.Pairs))
	most := 0
	for b := range ev.Boards {
		for _, r := range ev.Boards[b].Results {
			if r.Kind == event.NotPlayed {
				continue
			}
			for _, i := range []int32{r.NS, r.EW} {
				played[i]++
				most = max(most, played[i])
			}
		}
	}
	var fewer []string
	for i, n := range played {
		if n < most {
			fewer = append(fewer, fmt.Sprintf("%s (%d)", label(&ev.Pairs[i]), n))
		}
	}
	if len(fewer) > 0 {
		warn("fewer than %d boards: pair %s", most, enumerate(fewer))
	}
}

// enumerate joins a list, cut short where it is long.
func enumerate(items []string) string {
	const most = 12
	if len(items) > most {
		return fmt.Sprintf("%s and %d more", strings.Join(items[:most], ", "), len(items)-most)
	}
	return strings.Join(items, ", ")
}
