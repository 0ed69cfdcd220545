package compute

import (
	"context"
	"fmt"
	"runtime"
	"slices"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// roster is the pairs that are ranked in one list.
type roster struct {
	direction bridge.Side // NoSide for a list of all pairs
	pairs     []int       // indexes into Event.Pairs, ascending
}

// newRosters divides the pairs into the lists that they are ranked in. Two
// lists need a movement in which nobody changed direction: North-South pairs
// were then never compared with the East-West pairs they met.
func newRosters(ctx context.Context, ev *event.Event, winners settings.Winners) ([]roster, error) {
	seatings, err := seatingsOf(ctx, ev)
	if err != nil {
		return nil, err
	}
	turned := slices.Index(seatings, seating{ns: true, ew: true})
	if winners == settings.TwoWinners && turned >= 0 {
		return nil, fmt.Errorf("two lists of winners: %s sat both North-South and East-West",
			nameOf(ev.Pairs[turned]))
	}
	if winners == settings.OneWinner || turned >= 0 {
		return []roster{
			{bridge.NoSide, pairsWhere(seatings, func(s seating) bool { return s.ns || s.ew })},
		}, nil
	}
	return []roster{
		{bridge.NS, pairsWhere(seatings, func(s seating) bool { return s.ns })},
		{bridge.EW, pairsWhere(seatings, func(s seating) bool { return s.ew })},
	}, nil
}

// seating is the sides that a pair was seen on.
type seating struct{ ns, ew bool }

// seatingsOf finds where the pairs sat. Boards that were not played say as much
// about the movement as those that were. A pair without any result sat nowhere
// and is ranked nowhere.
func seatingsOf(ctx context.Context, ev *event.Event) ([]seating, error) {
	parts := make([][]seating, min(len(ev.Boards), runtime.GOMAXPROCS(0)))
	err := parallel(ctx, len(parts), func(worker int) {
		part := make([]seating, len(ev.Pairs))
		for i := worker; i < len(ev.Boards); i += len(parts) {
			seat(part, &ev.Boards[i], ev.Individual)
		}
		parts[worker] = part
	})
	if err != nil {
		return nil, err
	}
	seatings := make([]seating, len(ev.Pairs))
	for _, part := range parts {
		for pair, s := range part {
			seatings[pair].ns = seatings[pair].ns || s.ns
			seatings[pair].ew = seatings[pair].ew || s.ew
		}
	}
	return seatings, nil
}

// seat notes who sat where on a board.
func seat(seatings []seating, b *event.Board, individual bool) {
	for i := range b.Results {
		r := &b.Results[i]
		for _, pair := range entrants(r, ns, individual) {
			seatings[pair].ns = true
		}
		for _, pair := range entrants(r, ew, individual) {
			seatings[pair].ew = true
		}
	}
}

// pairsWhere returns the pairs whose seating fits, ascending.
func pairsWhere(seatings []seating, fits func(seating) bool) []int {
	var pairs []int
	for pair, s := range seatings {
		if fits(s) {
			pairs = append(pairs, pair)
		}
	}
	return pairs
}

// nameOf is how an error names a pair.
func nameOf(p event.Pair) string {
	if p.Section == "" {
		return "pair " + p.Number
	}
	return "pair " + p.Number + " of section " + p.Section
}
