package rubber

import (
	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// playRubbers scores rubber after rubber by the Laws of Contract Bridge. A
// rubber ends when a side has two games, or without an end when other players
// sit down.
func (s *scoring) playRubbers() {
	var r *Rubber
	var p progress
	var names names
	dealer := bridge.NoSeat
	for i := range s.event.Deals {
		deal := &s.event.Deals[i]
		changed := names.change(deal)
		if r != nil && changed {
			s.warn(deal.At, "other players sit down before the rubber is finished; it is counted as it stands", "correct the names if nobody changed")
			r.breakOff(p)
			r = nil
		}
		if r == nil {
			s.rubbers = append(s.rubbers, Rubber{NS: names.ns, EW: names.ew})
			r, p = &s.rubbers[len(s.rubbers)-1], progress{}
		}
		line := Line{Deal: i, Dealer: dealerOf(deal, dealer), Vulnerable: p.vulnerable()}
		if line.Dealer != bridge.NoSeat {
			dealer = line.Dealer
		}
		if made := line.enter(deal); made != bridge.NoSide {
			p.add(made, line.Below.Of(made))
		}
		r.put(line, p)
		if r.finish(p) {
			r = nil
		}
	}
	if r != nil {
		r.breakOff(p)
	}
}

// dealerOf is who dealt: as it is said, else the next after the one before.
// Nobody is known to have dealt what was not played.
func dealerOf(deal *event.Deal, before bridge.Seat) bridge.Seat {
	if deal.Dealer != bridge.NoSeat || deal.Kind == event.NotPlayed {
		return deal.Dealer
	}
	return before.Next()
}

// vulnerable are the sides that have a game.
func (p *progress) vulnerable() bridge.Vulnerability {
	switch ns, ew := p.games.NS > 0, p.games.EW > 0; {
	case ns && ew:
		return bridge.AllVul
	case ns:
		return bridge.NSVul
	case ew:
		return bridge.EWVul
	}
	return bridge.NoneVul
}

// finish ends the rubber when a side has two games: 700 for it when the other
// has none, else 500.
func (r *Rubber) finish(p progress) bool {
	for _, side := range []bridge.Side{bridge.NS, bridge.EW} {
		if p.games.Of(side) == 2 {
			points := 700
			if p.games.Of(side.Opponents()) > 0 {
				points = 500
			}
			r.Finished = true
			r.bonus(TwoGames, side, points)
		}
	}
	return r.Finished
}

// breakOff ends an unfinished rubber: 300 for the only game, 100 for the only
// partscore in the game at hand.
func (r *Rubber) breakOff(p progress) {
	if side := only(p.games); side != bridge.NoSide {
		r.bonus(OneGame, side, 300)
	}
	if side := only(p.partscore); side != bridge.NoSide {
		r.bonus(OnePartscore, side, 100)
	}
}

// only is the one side that has something; NoSide for both or neither.
func only(s Sides) bridge.Side {
	switch {
	case s.NS > 0 && s.EW == 0:
		return bridge.NS
	case s.EW > 0 && s.NS == 0:
		return bridge.EW
	}
	return bridge.NoSide
}

func (r *Rubber) bonus(kind BonusKind, side bridge.Side, points int) {
	r.Bonuses = append(r.Bonuses, Bonus{kind, side, points})
	r.Total.give(side, points)
}
