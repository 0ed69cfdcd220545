package compute

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// BenchmarkMatchpoints scores 36 boards. In the events with missing results
// every board has another number of them, so that every board has fractions of
// its own.
func BenchmarkMatchpoints(b *testing.B) {
	for _, tables := range []int{100, 1_000, 10_000} {
		for _, missing := range []bool{false, true} {
			b.Run(fmt.Sprintf("tables=%d/missing=%t", tables, missing), func(b *testing.B) {
				ev := largeEvent(36, tables, missing)
				settings := settings.Settings{Winners: settings.OneWinner} // the longest list
				b.ReportAllocs()
				for b.Loop() {
					if _, err := Matchpoints(context.Background(), ev, settings); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// largeEvent makes an event with scores that spread as real ones do. With
// missing results, board n was not played at n−1 of the tables.
func largeEvent(boards, tables int, missing bool) *event.Event {
	rng := rand.New(rand.NewPCG(1, 2))
	rows := make([][]int, boards)
	for b := range rows {
		for range tables {
			rows[b] = append(rows[b], 10*int(30*rng.NormFloat64()))
		}
	}
	ev := mitchell(rows...)
	if missing {
		for b := range ev.Boards {
			for _, t := range rng.Perm(tables)[:b] {
				ev.Boards[b].Results[t].Kind = event.NotPlayed
			}
		}
	}
	return ev
}
