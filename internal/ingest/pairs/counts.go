package pairs

import (
	"fmt"
	"iter"
	"maps"
	"slices"
	"strconv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/lines"
)

// checkCounts warns of boards and pairs that lack results.
func checkCounts(ev *event.Event, at locate, problems *event.Problems) {
	if len(ev.Boards) == 0 {
		return
	}
	source := event.Position{File: ev.Sources[0].File, Sheet: ev.Sources[0].Sheet}
	warn := func(format string, args ...any) {
		problems.Add(event.Problem{Severity: event.Warning, At: source, Text: fmt.Sprintf(format, args...)})
	}
	most := make(map[string]int)          // scores on a board, by a section that plays it
	scores := make([]int, len(ev.Boards)) // artificial ones compare with nothing
	for b := range ev.Boards {
		for i := range ev.Boards[b].Results {
			if isScore(&ev.Boards[b].Results[i]) {
				scores[b]++
			}
		}
		for section := range sectionsOn(ev, &ev.Boards[b]) {
			most[section] = max(most[section], scores[b])
		}
	}
	var once []string
	fewer := make(map[int][]string) // by the scores that there should be
	for b := range ev.Boards {
		board, expected := &ev.Boards[b], 0
		for section := range sectionsOn(ev, board) {
			expected = max(expected, most[section])
		}
		switch n := scores[b]; {
		case n == 1:
			once = append(once, strconv.Itoa(board.Number))
		case n < expected && n > 0:
			fewer[expected] = append(fewer[expected], fmt.Sprintf("%d (%d)", board.Number, n))
		}
	}
	if len(once) > 0 {
		warn("one score only, so nothing compares: board %s", lines.Enumerate(once))
	}
	for _, expected := range slices.Sorted(maps.Keys(fewer)) {
		warn("fewer than %d scores: board %s", expected, lines.Enumerate(fewer[expected]))
	}
	checkPairBoards(ev, at, problems)
}

func isScore(r *event.Result) bool { return r.Kind == event.Played || r.Kind == event.Ruled }

// sectionsOn returns the sections that have a score on a board, each once.
func sectionsOn(ev *event.Event, board *event.Board) iter.Seq[string] {
	return func(yield func(string) bool) {
		var seen []string
		for i := range board.Results {
			section := ev.Pairs[board.Results[i].NS].Section
			if !isScore(&board.Results[i]) || slices.Contains(seen, section) {
				continue
			}
			if seen = append(seen, section); !yield(section) {
				return
			}
		}
	}
}

// checkPairBoards warns of pairs that played fewer boards than others. Few pairs that
// played next to nothing are told with their cell: a number mistyped makes such a one.
func checkPairBoards(ev *event.Event, at locate, problems *event.Problems) {
	const few, little = 8, 4 // one pair in so many; one board in so many
	played := make([]int, len(ev.Pairs))
	first := make([]event.Position, len(ev.Pairs))
	most := 0
	for b := range ev.Boards {
		results := ev.Boards[b].Results
		for i := range results {
			r := &results[i]
			for seat, who := range entrants(ev, r) {
				if first[who].File == "" {
					first[who] = at(r, seatField(ev, seat))
				}
				side := bridge.NS
				if who == r.EW || who == r.West && ev.Individual {
					side = bridge.EW
				}
				if r.Kind != event.NotPlayed && counts(r, side) {
					played[who]++
					most = max(most, played[who])
				}
			}
		}
	}
	var fewer []string
	var lone event.Problems
	for i, n := range played {
		switch {
		case n == most || first[i].File == "": // which sat out all of its boards
		case n > 0 && (n == 1 || n*little <= most):
			lone.Add(event.Problem{
				Severity: event.Warning, At: first[i],
				Text: fmt.Sprintf("%s %s played %s of %d: is its number right?", noun(ev), Label(&ev.Pairs[i]), boardsText(n), most),
				Hint: "correct the number if it is mistyped",
			})
			fallthrough
		default:
			fewer = append(fewer, fmt.Sprintf("%s (%d)", Label(&ev.Pairs[i]), n))
		}
	}
	if len(lone) == 1 || len(lone)*few <= len(ev.Pairs) {
		*problems = append(*problems, lone...)
	}
	switch {
	case most == 1 && len(fewer) > 0: // who played less played none
		*problems = append(*problems, idle(ev, played, first))
	case len(fewer) > len(lone) || len(lone) > 1 && len(lone)*few > len(ev.Pairs):
		problems.Add(event.Problem{
			Severity: event.Warning, At: event.Position{File: ev.Sources[0].File, Sheet: ev.Sources[0].Sheet},
			Text: fmt.Sprintf("fewer than %d boards: %s %s", most, noun(ev), lines.Enumerate(fewer)),
		})
	}
}

// idle warns of those who played no board.
func idle(ev *event.Event, played []int, first []event.Position) event.Problem {
	var names []string
	var at event.Position
	for i, n := range played {
		if n > 0 || first[i].File == "" {
			continue
		}
		if names = append(names, Label(&ev.Pairs[i])); len(names) == 1 {
			at = first[i]
		}
	}
	return event.Problem{Severity: event.Warning, At: at, Text: fmt.Sprintf("no board played: %s %s", noun(ev), lines.Enumerate(names))}
}

// boardsText counts boards in words.
func boardsText(n int) string {
	if n == 1 {
		return "1 board"
	}
	return fmt.Sprintf("%d boards", n)
}
