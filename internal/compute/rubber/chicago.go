package rubber

import (
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// chukkerDeals is how many deals make a Chicago.
const chukkerDeals = 4

// placed is a deal with its place in the chukker, from 0.
type placed struct{ deal, place int }

// playChicago scores chukker after chukker.
func (s *scoring) playChicago() {
	var names names
	first := bridge.NoSeat // who deals the first deal of a chukker
	for next := 0; next < len(s.event.Deals); {
		chukker := s.takeChukker(next)
		first = s.firstDealer(chukker, first)
		names.change(&s.event.Deals[next])
		s.playChukker(chukker, first, &names)
		next += len(chukker)
	}
}

// takeChukker takes the deals of a chukker. One that was not played keeps its
// place; in the American way one that was passed out is dealt again.
func (s *scoring) takeChukker(next int) []placed {
	var chukker []placed
	for place := 0; place < chukkerDeals && next < len(s.event.Deals); next++ {
		chukker = append(chukker, placed{next, place})
		deal := &s.event.Deals[next]
		passed := deal.HasContract && deal.Contract.IsPassedOut()
		if s.rules != ChicagoAmerican || !passed {
			place++
		}
	}
	return chukker
}

// firstDealer is who dealt the first deal of a chukker: it follows from any deal
// of which the dealer is said, and all must agree, as the vulnerability goes by
// the dealer. Else it is the same as before, and North to begin with.
func (s *scoring) firstDealer(chukker []placed, before bridge.Seat) bridge.Seat {
	first := bridge.NoSeat
	for _, p := range chukker {
		deal := &s.event.Deals[p.deal]
		if deal.Dealer == bridge.NoSeat {
			continue
		}
		if first == bridge.NoSeat {
			first = turn(deal.Dealer, chukkerDeals-p.place)
		}
		if want := turn(first, p.place); deal.Dealer != want {
			s.fail(deal.At, fmt.Sprintf("deal %d is dealt by %v, but by the deals before it is %v's turn", deal.Number, deal.Dealer, want),
				"the deal passes from N to E, S and W; correct the dealer, or the order of the deals")
		}
	}
	switch {
	case first != bridge.NoSeat:
		return first
	case before != bridge.NoSeat:
		return before
	}
	s.warn(s.event.Deals[chukker[0].deal].At, "it is not said who dealt; North is taken for the first deal, and the vulnerability goes by that", "add a column “Dealer”")
	return bridge.North
}

// turn is the seat so many places to the left.
func turn(seat bridge.Seat, places int) bridge.Seat {
	for range places {
		seat = seat.Next()
	}
	return seat
}

// vulnerability is that of a place in the chukker.
func (r Rules) vulnerability(place int, dealer bridge.Seat) bridge.Vulnerability {
	side := dealer.Side()
	if r == ChicagoAsDuplicate {
		side = side.Opponents()
	}
	switch {
	case place == 0:
		return bridge.NoneVul
	case place == chukkerDeals-1:
		return bridge.AllVul
	case side == bridge.NS:
		return bridge.NSVul
	}
	return bridge.EWVul
}

func (s *scoring) playChukker(chukker []placed, first bridge.Seat, names *names) {
	r := Rubber{NS: names.ns, EW: names.ew}
	var p progress
	for _, at := range chukker {
		deal := &s.event.Deals[at.deal]
		if names.change(deal) {
			s.fail(deal.At, fmt.Sprintf("other players sit down at deal %d, in the middle of a chukker of four deals", deal.Number),
				"correct the names, or add a row “not played” for each deal that is missing")
		}
		dealer := turn(first, at.place)
		line := Line{Deal: at.deal, Dealer: dealer, Vulnerable: s.rules.vulnerability(at.place, dealer)}
		made := line.enter(deal)
		switch {
		case s.rules == ChicagoAsDuplicate:
			line.asDuplicate(deal, made)
		case made != bridge.NoSide:
			line.asAmerican(made, &p, at.place == chukkerDeals-1)
		}
		r.put(line, p)
	}
	last := chukker[len(chukker)-1]
	again := s.rules == ChicagoAmerican && s.event.Deals[last.deal].HasContract && s.event.Deals[last.deal].Contract.IsPassedOut()
	r.Finished = last.place == chukkerDeals-1 && !again
	s.rubbers = append(s.rubbers, r)
}

// asDuplicate adds what a duplicate board gives for a game or a partscore. A deal
// without a contract has its stated score.
func (l *Line) asDuplicate(deal *event.Deal, made bridge.Side) {
	switch {
	case made != bridge.NoSide:
		l.Above.give(made, duplicateBonus(l.Below.Of(made), l.Vulnerable.Of(made)))
	case !deal.HasContract && deal.HasScore:
		l.Above = Sides{max(int(deal.Score), 0), max(-int(deal.Score), 0)}
	}
}

// asAmerican adds what the American way gives: 300 or 500 for a game, to which
// partscores before count, and 100 for a partscore on the last deal.
func (l *Line) asAmerican(made bridge.Side, p *progress, last bool) {
	switch {
	case p.add(made, l.Below.Of(made)):
		l.Above.give(made, gameBonus(l.Vulnerable.Of(made)))
	case last:
		l.Above.give(made, 100)
	}
}
