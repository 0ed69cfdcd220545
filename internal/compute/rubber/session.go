package rubber

import (
	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// Rules is the game that is played.
type Rules uint8

const (
	// ChicagoAsDuplicate is four deals, each scored as a duplicate board, with 50
	// for a partscore. Nobody is vulnerable on the first, the dealer's opponents
	// on the second and third, and all on the fourth.
	ChicagoAsDuplicate Rules = iota
	// ChicagoAmerican is four deals in which partscores count towards a game, 300
	// or 500, and one made on the fourth deal is worth 100. On the second and
	// third the dealer's side is vulnerable. A deal that is passed out is dealt
	// again by the same dealer.
	ChicagoAmerican
	// RubberBridge goes by the Laws of Contract Bridge: two games make a rubber.
	RubberBridge
)

// Session is what deals came to.
type Session struct {
	Event   *event.Event
	Rules   Rules
	Rubbers []Rubber // in the order of play
	// Players are the totals over all rubbers, best first; none where no names
	// are given.
	Players []Player
	// Total is that of all rubbers. It means something where the sides stay the
	// same.
	Total Sides
}

// Rubber is a rubber, or a chukker of four deals in Chicago.
type Rubber struct {
	NS, EW []string // as in event.Deal
	Lines  []Line   // one for each deal, in the order of play
	// Bonuses are what is given at the end: they are in Total, but in no line.
	Bonuses []Bonus
	// Finished is set when a side has two games, or four deals were played.
	Finished bool
	Total    Sides
}

// Line is a deal on the score sheet.
type Line struct {
	Deal       int         // index into Event.Deals
	Dealer     bridge.Seat // NoSeat when unknown
	Vulnerable bridge.Vulnerability
	// Below and Above are what the deal gave each side below the line, for odd
	// tricks that were bid and made, and above it, for all else. In Chicago the
	// bonus for a game or partscore is above.
	Below, Above Sides
	// Partscore is what each side has towards a game after the deal, and Games
	// how many it has won in this rubber or chukker. Both are 0 where deals are
	// scored as duplicate boards.
	Partscore, Games Sides
	Total            Sides // so far, without bonuses at the end
}

// Bonus is given at the end of a rubber.
type Bonus struct {
	Kind   BonusKind
	Side   bridge.Side
	Points int
}

// BonusKind says what a bonus is for.
type BonusKind uint8

const (
	// TwoGames is for winning the rubber: 700, or 500 against a game.
	TwoGames BonusKind = iota
	// OneGame is for the only game of an unfinished rubber: 300.
	OneGame
	// OnePartscore is for the only partscore in the unfinished game of an
	// unfinished rubber: 100.
	OnePartscore
)

// Sides are the points, or games, of the two sides.
type Sides struct{ NS, EW int }

// Of is that of one side; 0 for NoSide.
func (s Sides) Of(side bridge.Side) int {
	switch side {
	case bridge.NS:
		return s.NS
	case bridge.EW:
		return s.EW
	}
	return 0
}

// Net is NS less EW.
func (s Sides) Net() int { return s.NS - s.EW }

// Plus is the sum of both.
func (s Sides) Plus(other Sides) Sides { return Sides{s.NS + other.NS, s.EW + other.EW} }

// give adds points to a side.
func (s *Sides) give(side bridge.Side, points int) {
	switch side {
	case bridge.NS:
		s.NS += points
	case bridge.EW:
		s.EW += points
	}
}

// scoring is a session while it is worked out.
type scoring struct {
	event    *event.Event
	rules    Rules
	rubbers  []Rubber
	problems event.Problems
}

// Score scores the deals of an event. With an error among the problems there is
// no session.
func Score(ev *event.Event, rules Rules) (*Session, event.Problems) {
	s := &scoring{event: ev, rules: rules}
	for i := range ev.Deals {
		s.checkDeal(&ev.Deals[i])
	}
	if s.problems.HasErrors() {
		return nil, s.problems
	}
	if rules == RubberBridge {
		s.playRubbers()
	} else {
		s.playChicago()
	}
	session := &Session{Event: ev, Rules: rules, Rubbers: s.rubbers, Players: players(s.rubbers)}
	for i := range s.rubbers {
		r := &s.rubbers[i]
		s.checkStated(r)
		session.Total = session.Total.Plus(r.Total)
	}
	if s.problems.HasErrors() {
		return nil, s.problems
	}
	return session, s.problems
}

func (s *scoring) deal(line *Line) *event.Deal { return &s.event.Deals[line.Deal] }
