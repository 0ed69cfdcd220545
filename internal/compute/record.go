package compute

import (
	"math/big"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// record is what tie-breaks need to know about a pair.
type record struct {
	boardsWon int64
	gained    big.Rat // points on the boards where it got more than its opponents
	lost      big.Rat // and on the others, as a positive number
	// matches are its meetings: one for each round and opponent.
	matches map[meeting]*big.Rat // the points it got there less those of the opponent
	// vps are the same in victory points; nil where there are none.
	vps map[meeting]*big.Rat
	// opponents and partners are the scores, as ranked, of those whom it met and
	// sat with, once for each meeting. Pairs have no partners.
	opponents, partners big.Rat
}

// meeting is a match of a pair: the boards of a round against one opponent.
type meeting struct{ round, opponent int32 }

// records looks up the boards of the contenders.
func (b *breaker) records(level []contender) map[int]*record {
	records := make(map[int]*record, len(level))
	for i := range level {
		records[level[i].Pair] = &record{matches: make(map[meeting]*big.Rat)}
	}
	ev := b.session.Event
	for i := range ev.Boards {
		for j := range ev.Boards[i].Results {
			r, line := &ev.Boards[i].Results[j], &b.session.Boards[i].Lines[j]
			for side := range 2 {
				for seat, pair := range entrants(r, side, ev.Individual) {
					if record := records[int(pair)]; record != nil && line.NS != nil && line.EW != nil {
						b.note(record, r, line, side, seat)
					}
				}
			}
		}
	}
	if b.session.Method == settings.SwissPairs {
		b.noteMatches(records)
	}
	return records
}

// noteMatches enters the victory points of Swiss pairs.
func (b *breaker) noteMatches(records map[int]*record) {
	for i := range b.session.Matches {
		m := &b.session.Matches[i]
		if len(m.Sides) < 2 {
			continue
		}
		for side := range m.Sides {
			own, other := &m.Sides[side], &m.Sides[1-side]
			record := records[own.Pair]
			if record == nil {
				continue
			}
			if record.vps == nil {
				record.vps = make(map[meeting]*big.Rat)
			}
			record.vps[meeting{m.Round, int32(other.Pair)}] = big.NewRat(int64(own.VP-other.VP), 100)
		}
	}
}

// note enters one board into the record of a pair.
func (b *breaker) note(to *record, r *event.Result, line *Line, side, seat int) {
	own, other := line.points(side), line.points(1-side)
	margin := new(big.Rat).Sub(own, other)
	switch margin.Sign() {
	case +1:
		to.boardsWon++
		to.gained.Add(&to.gained, margin)
	case -1:
		to.lost.Sub(&to.lost, margin)
	}
	opponents := entrants(r, 1-side, b.session.Event.Individual)
	for _, opponent := range opponents {
		m := meeting{r.Round, opponent}
		if to.matches[m] == nil {
			to.matches[m] = new(big.Rat)
			b.addScore(&to.opponents, opponent)
			if len(opponents) > 1 && opponent == opponents[0] {
				b.addScore(&to.partners, entrants(r, side, true)[1-seat])
			}
		}
		to.matches[m].Add(to.matches[m], margin)
	}
}

// addScore adds the score of a pair as it is ranked.
func (b *breaker) addScore(sum *big.Rat, pair int32) {
	if key := b.all[pair].scoreForOthers(); key != nil {
		sum.Add(sum, key)
	}
}

// scoreForOthers is what an opponent's score counts as: a percentage, or IMPs.
func (c *contender) scoreForOthers() *big.Rat {
	if c.Percent != nil {
		return c.Percent
	}
	return c.Score
}

// figure is what a rule compares; nil when it says nothing.
func (r *record) figure(rule settings.Tiebreak, level []contender) *big.Rat {
	switch rule {
	case settings.ByDirectMatch:
		return r.against(level)
	case settings.ByWins:
		return big.NewRat(r.wins(), 2)
	case settings.ByOpponents:
		return r.opposition()
	case settings.ByQuotient:
		return r.quotient()
	case settings.ByBoardsWon:
		return big.NewRat(r.boardsWon, 1)
	}
	return nil
}

// against is the points in the matches with the others who are level, less
// theirs; nil unless it met all of them, and each as often. Victory points go
// before the points on the boards.
func (r *record) against(level []contender) *big.Rat {
	if len(r.matches) < len(level)-1 {
		return nil // it cannot have met all; a look at each would be long
	}
	sum, met := new(big.Rat), make(map[int32]int)
	beforePoints := big.NewRat(1_000_000_000, 1) // more than any sum of points
	for m, margin := range r.matches {
		if !containsPair(level, int(m.opponent)) {
			continue
		}
		met[m.opponent]++
		sum.Add(sum, margin)
		if vps := r.vps[m]; vps != nil {
			sum.Add(sum, new(big.Rat).Mul(vps, beforePoints))
		}
	}
	meetings := 0
	for _, n := range met {
		if meetings > 0 && n != meetings {
			return nil
		}
		meetings = n
	}
	if len(met) < len(level)-1 {
		return nil
	}
	return sum
}

func containsPair(level []contender, pair int) bool {
	for i := range level {
		if level[i].Pair == pair {
			return true
		}
	}
	return false
}

// wins is two for each match won and one for each drawn: in victory points where
// there are any.
func (r *record) wins() int64 {
	matches := r.matches
	if r.vps != nil {
		matches = r.vps
	}
	wins := int64(0)
	for _, margin := range matches {
		wins += int64(margin.Sign()) + 1
	}
	return wins
}

// opposition is the sum of the opponents' scores; in an individual it is
// divided by that of the partners (White Book of the EBU, s143.5.2).
func (r *record) opposition() *big.Rat {
	if r.partners.Sign() == 0 {
		return &r.opponents
	}
	return new(big.Rat).Quo(&r.opponents, &r.partners)
}

// quotient orders as the points gained over the points lost do, and has a value
// when none were lost: the part that was gained of both together.
func (r *record) quotient() *big.Rat {
	both := new(big.Rat).Add(&r.gained, &r.lost)
	if both.Sign() == 0 {
		return big.NewRat(1, 2)
	}
	return both.Quo(&r.gained, both)
}
