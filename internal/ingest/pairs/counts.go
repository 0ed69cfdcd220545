package pairs

import (
	"fmt"
	"strconv"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/lines"
)

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
		results := ev.Boards[b].Results
		for i := range results {
			r := &results[i]
			if r.Kind == event.Played || r.Kind == event.Ruled {
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
		warn("one score only, so nothing compares: board %s", lines.Enumerate(once))
	}
	if len(fewer) > 0 {
		warn("fewer than %d scores: board %s", most, lines.Enumerate(fewer))
	}
	checkPairBoards(ev, warn)
}

// checkPairBoards warns of pairs that played fewer boards than others.
func checkPairBoards(ev *event.Event, warn func(format string, args ...any)) {
	played := make([]int, len(ev.Pairs))
	most := 0
	for b := range ev.Boards {
		results := ev.Boards[b].Results
		for i := range results {
			r := &results[i]
			if r.Kind == event.NotPlayed {
				continue
			}
			for _, i := range entrants(ev, r) {
				played[i]++
				most = max(most, played[i])
			}
		}
	}
	var fewer []string
	for i, n := range played {
		if n < most {
			fewer = append(fewer, fmt.Sprintf("%s (%d)", Label(&ev.Pairs[i]), n))
		}
	}
	if len(fewer) > 0 {
		warn("fewer than %d boards: %s %s", most, noun(ev), lines.Enumerate(fewer))
	}
}
