package batch

import (
	"fmt"

	"bridgecalc/internal/event"
)

// notScored says of an event that was read well why there are no results.
func notScored(ev *event.Event) event.Problem {
	return event.Problem{
		At:   event.Position{File: ev.Sources[0].File},
		Text: fmt.Sprintf("this is %v: it was read (%s), but only pairs are scored so far", ev.Kind, Contents(ev)),
		Hint: "bridgecalc check reads it and says what is wrong in it",
	}
}

// Contents is how much was read of an event that is not of pairs: "6 matches, 48
// boards".
func Contents(ev *event.Event) string {
	if ev.Kind == event.DealsInOrder {
		return plural(len(ev.Deals), "deal")
	}
	matches, boards := 0, int32(0)
	for i := range ev.Matches {
		if m := &ev.Matches[i]; !m.NotPlayed {
			matches++
			boards += m.Boards
		}
	}
	text := fmt.Sprintf("%d matches", matches)
	if matches == 1 {
		text = "1 match"
	}
	if boards > 0 {
		text += ", " + plural(int(boards), "board")
	}
	return text
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
