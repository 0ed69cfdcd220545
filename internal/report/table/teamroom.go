package table

import (
	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
)

// roomValues is the number of columns about a room.
const roomValues = 11

// roomsOf are the results of a board in the two rooms. Those of one table are
// set beside those of the same place in the other room.
func (b *teamBuilder) roomsOf(part *teams.Part, board *teams.Board) (open, closed []*event.TableResult) {
	results := b.event.Matches[part.Match].Results
	for _, i := range board.Results {
		if r := &results[i]; r.Room == event.Open {
			open = append(open, r)
		} else {
			closed = append(closed, r)
		}
	}
	return open, closed
}

// openNS is the team that sat North-South in the open room when a result came
// about.
func (b *teamBuilder) openNS(g *teams.Meeting, r *event.TableResult) Value {
	team := r.NS
	if r.Room == event.Closed {
		team = r.EW
	}
	return b.team(team)
}

// roomOf is what a table came to on a board. What is said of a result without a
// score stands in the place of the contract or, where no contracts are known, of
// the score.
func (b *teamBuilder) roomOf(r *event.TableResult, state teams.BoardState) []Value {
	contract, declarer, result, tricks := b.contract(&r.Result)
	play := b.play(contract, declarer, result)
	score, ns, ew := scores(&r.Result)
	var ruling Value
	switch r.Kind {
	case event.Adjusted:
		ruling = Text(awardsCode(&r.Result))
	case event.Ruled:
		ruling = Text(rulingCode(&b.event.Rulings[r.Ruling]))
	}
	switch remark := Remark(b.remark(&r.Result)); {
	case remark == "", r.Kind == event.NotPlayed && state == teams.Counts: // a ruling at the other table holds for both
	case b.known.contract:
		play, contract = remark, remark
	default:
		ns = remark
	}
	return []Value{known(r.Table), play, contract, declarer, result, tricks, Card(r.Lead), score, ns, ew, ruling}
}
