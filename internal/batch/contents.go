package batch

import (
	"fmt"
	"strings"

	"bridgecalc/internal/event"
)

// Contents is how much was read: "28 boards, 392 results, 28 pairs", or of an
// event that is not of pairs "6 matches, 48 boards".
func Contents(ev *event.Event) string {
	var parts []string
	switch ev.Kind {
	case event.Pairs:
		entrant := "pair"
		if ev.Individual {
			entrant = "player"
		}
		results := ev.Count(event.Played, event.Adjusted, event.Ruled)
		parts = append(parts, Count(len(ev.Boards), "board"), Count(results, "result"), Count(len(ev.Pairs), entrant))
		if n := ev.Count(event.NotPlayed); n > 0 {
			parts = append(parts, fmt.Sprintf("%d not played", n))
		}
		if ev.SitOuts > 0 {
			parts = append(parts, Count(ev.SitOuts, "sit-out"))
		}
	case event.DealsInOrder:
		parts = append(parts, Count(len(ev.Deals), "deal"))
	default:
		matches, boards := 0, int32(0)
		for i := range ev.Matches {
			m := &ev.Matches[i]
			if m.NotPlayed {
				continue
			}
			if boards += m.Boards; m.Segment <= 1 { // further ones are of the same match
				matches++
			}
		}
		parts = append(parts, Count(matches, "match"))
		if boards > 0 {
			parts = append(parts, Count(int(boards), "board"))
		}
	}
	return strings.Join(parts, ", ")
}

// Count is a number of things: "1 match", "2 matches".
func Count(n int, what string) string {
	switch {
	case n == 1:
	case strings.HasSuffix(what, "ch"):
		what += "es"
	default:
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}
