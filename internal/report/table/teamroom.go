package table

import (
	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
)

// roomLine is what a table came to on a board.
type roomLine struct {
	table, play, contract, declarer, result, tricks, lead, score, ns, ew, ruling, status Value
	players                                                                              [4]Value // North, East, South and West
}

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
func (b *teamBuilder) roomOf(r *event.TableResult, state teams.BoardState) roomLine {
	l := roomLine{table: known(r.Table), lead: Card(r.Lead), players: b.seatedPlayers(r)}
	l.contract, l.declarer, l.result, l.tricks = b.contract(&r.Result)
	l.play = b.play(l.contract, l.declarer, l.result)
	l.score, l.ns, l.ew = scores(&r.Result)
	switch r.Kind {
	case event.Adjusted:
		l.ruling = Text(awardsCode(&r.Result))
	case event.Ruled:
		l.ruling = Text(rulingCode(&b.event.Rulings[r.Ruling]))
	case event.NotPlayed:
		l.status = Text("not played")
	}
	switch remark := Remark(b.remark(&r.Result)); {
	case remark == "", r.Kind == event.NotPlayed && state == teams.Counts: // a ruling at the other table holds for both
	case b.known.contract:
		l.play, l.contract = remark, remark
	default:
		l.ns = remark
	}
	return l
}
