package pairs

import (
	"slices"
	"strings"
	"sync"

	"github.com/maruel/natural"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// settle makes the event's pairs, in order, and points its results to them.
func (p *numbers) settle(ev *event.Event, byes []bye, overlaps map[string]bool) {
	const unused = -1
	// seats tells the pair of a number by its direction; both are one pair
	// unless numbers overlap.
	seats := make([][2]int32, len(p.keys))
	split := make([]bool, len(p.keys))
	for i, key := range p.keys {
		seats[i] = [2]int32{unused, unused}
		split[i] = overlaps[key.section]
	}
	direction := func(i int32, side bridge.Side) int {
		if split[i] && side == bridge.EW {
			return 1
		}
		return 0
	}
	for b := range ev.Boards {
		results := ev.Boards[b].Results
		for i := range results {
			r := &results[i]
			seats[r.NS][direction(r.NS, bridge.NS)] = 0
			seats[r.EW][direction(r.EW, bridge.EW)] = 0
			if ev.Individual {
				seats[r.South][0], seats[r.West][0] = 0, 0
			}
		}
	}
	for _, b := range byes {
		seats[b.number][direction(b.number, b.side)] = 0
	}
	for i, key := range p.keys {
		for d, side := range []bridge.Side{bridge.NS, bridge.EW} {
			if seats[i][d] == unused {
				continue
			}
			if !split[i] {
				side = bridge.NoSide
			}
			ev.Pairs = append(ev.Pairs, event.Pair{Section: key.section, Number: key.number, Direction: side})
		}
	}
	slices.SortFunc(ev.Pairs, comparePairs)
	for i, pair := range ev.Pairs {
		number := p.index[pairKey{pair.Section, pair.Number}]
		seats[number][direction(number, pair.Direction)] = int32(i)
	}
	point := func(boards []event.Board) {
		for b := range boards {
			results := boards[b].Results
			for i := range results {
				r := &results[i]
				r.NS = seats[r.NS][direction(r.NS, bridge.NS)]
				r.EW = seats[r.EW][direction(r.EW, bridge.EW)]
				if ev.Individual { // nobody is split
					r.South, r.West = seats[r.South][0], seats[r.West][0]
				}
			}
		}
	}
	half := len(ev.Boards) / 2
	var other sync.WaitGroup
	other.Go(func() { point(ev.Boards[half:]) })
	point(ev.Boards[:half])
	other.Wait()
}

// comparePairs orders pairs by section, direction and number, 8 before 11.
func comparePairs(a, b event.Pair) int {
	if a.Section != b.Section {
		if c := natural.Compare(a.Section, b.Section); c != 0 {
			return c
		}
	}
	if a.Direction != b.Direction {
		return int(a.Direction) - int(b.Direction)
	}
	if c := natural.Compare(a.Number, b.Number); c != 0 {
		return c
	}
	return strings.Compare(a.Number, b.Number)
}
