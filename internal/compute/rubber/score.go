package rubber

import (
	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// gameScore is the trick score that makes a game.
const gameScore = 100

// trickScore is what goes below the line for a contract that is made.
func trickScore(c bridge.Contract) int {
	each, first := 30, 0
	switch c.Strain {
	case bridge.Clubs, bridge.Diamonds:
		each = 20
	case bridge.NoTrump:
		first = 10
	}
	return (first + each*int(c.Level)) << c.Doubling
}

// gameBonus is what duplicate and Chicago give for a game.
func gameBonus(vulnerable bool) int {
	if vulnerable {
		return 500
	}
	return 300
}

// duplicateBonus is what duplicate gives for the game or the partscore that a
// contract is by itself (Law 77).
func duplicateBonus(below int, vulnerable bool) int {
	if below >= gameScore {
		return gameBonus(vulnerable)
	}
	return 50
}

// enter writes down what the deal gave: the trick score below the line; slams,
// overtricks, the insult, penalties and honours above it. These are the same as
// in duplicate, whose bonus for a game or partscore is taken out again. It
// returns the side that made its contract, NoSide for none.
func (l *Line) enter(deal *event.Deal) (made bridge.Side) {
	l.Above.give(deal.HonoursSide, int(deal.Honours))
	if deal.Kind == event.NotPlayed || !deal.HasContract || deal.Contract.IsPassedOut() {
		return bridge.NoSide
	}
	side := deal.Declarer.Side()
	vulnerable := l.Vulnerable.Of(side)
	score := deal.Contract.Score(int(deal.Tricks), vulnerable)
	if int(deal.Tricks) < deal.Contract.Target() {
		l.Above.give(side.Opponents(), -score)
		return bridge.NoSide
	}
	below := trickScore(deal.Contract)
	l.Below.give(side, below)
	l.Above.give(side, score-below-duplicateBonus(below, vulnerable))
	return side
}

// progress is how far the sides are with their games.
type progress struct{ partscore, games Sides }

// add adds a trick score, and reports whether it makes a game. Then the other
// side's partscore counts no more for the next game, as its own does not.
func (p *progress) add(side bridge.Side, below int) (game bool) {
	p.partscore.give(side, below)
	if p.partscore.Of(side) < gameScore {
		return false
	}
	p.partscore = Sides{}
	p.games.give(side, 1)
	return true
}

// put puts a line on the sheet.
func (r *Rubber) put(l Line, p progress) {
	l.Partscore, l.Games = p.partscore, p.games
	r.Total = r.Total.Plus(l.Below).Plus(l.Above)
	l.Total = r.Total
	r.Lines = append(r.Lines, l)
}
