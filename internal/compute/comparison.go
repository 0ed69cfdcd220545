package compute

import "bridgecalc/internal/event"

// comparison is what each score on a board was worth. Results with the same
// score share one worth, however many they are.
type comparison map[int32]worth

// worth is the matchpoints of the two sides for one score.
type worth struct{ ns, ew points }

// lines lays the comparison out beside the results it was made from. Results
// that were not compared stay without matchpoints.
func (c comparison) lines(results []event.Result) []Line {
	lines := make([]Line, len(results))
	for i := range results {
		if results[i].Kind == event.Played {
			w := c[results[i].Score]
			lines[i] = Line{NS: w.ns.exact, EW: w.ew.exact}
		}
	}
	return lines
}

// addTo adds what the results were worth to the tallies of their pairs.
func (c comparison) addTo(tallies []tally, results []event.Result) {
	if len(c) == 0 {
		return // a single score is worth an artificial one, which comes later
	}
	for i := range results {
		if r := &results[i]; r.Kind == event.Played {
			w := c[r.Score]
			tallies[r.NS].add(w.ns)
			tallies[r.EW].add(w.ew)
		}
	}
}
