package compute

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// BenchmarkScore scores 36 boards. In the events with missing results every
// board has another number of them, so that every board has fractions of its
// own.
func BenchmarkScore(b *testing.B) {
	methods := map[string]settings.Scoring{
		"matchpoints": settings.Matchpoints, "butler": settings.Butler,
		"ximp": settings.CrossIMPs, "bastille": settings.Bastille,
	}
	for _, name := range slices.Sorted(maps.Keys(methods)) {
		for _, tables := range []int{1_000, 10_000, 30_000} {
			for _, missing := range []bool{false, true} {
				b.Run(fmt.Sprintf("%s/tables=%d/missing=%t", name, tables, missing), func(b *testing.B) {
					ev := largeEvent(36, tables, missing)
					// One winner makes the longest list.
					settings := settings.Settings{Scoring: methods[name], Winners: settings.OneWinner}
					b.ReportAllocs()
					for b.Loop() {
						if _, err := Score(context.Background(), ev, settings); err != nil {
							b.Fatal(err)
						}
					}
				})
			}
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
