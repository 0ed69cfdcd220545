package pairs

import (
	"fmt"
	"slices"

	"bridgecalc/internal/event"
)

// deals of boards repeat their dealer and vulnerability after so many.
const cycle = 16

// splitRounds makes other boards of those whose numbers begin again in each round, as
// in a barometer: all tables of a round then play boards that their pairs have played
// before, and they are other deals. They get further numbers that have the same dealer
// and vulnerability. One pair that repeats a board is an error, and is left alone.
func (rd *Reader) splitRounds() {
	rounds := repeatedRounds(rd.ev.Boards)
	if len(rounds) == 0 {
		return
	}
	most := 0
	for _, b := range rd.ev.Boards {
		most = max(most, b.Number)
	}
	step := (most + cycle - 1) / cycle * cycle
	type place struct{ board, result int32 }
	moved := make(map[place]place)
	var split []event.Board
	for i := range rd.ev.Boards {
		b := &rd.ev.Boards[i]
		var deals []event.Board // one for each round in which the board was played
		for _, round := range roundsOf(b) {
			deals = append(deals, event.Board{Number: b.Number + step*len(deals)})
			deal := &deals[len(deals)-1]
			for k := range b.Results {
				if b.Results[k].Round == round {
					moved[place{int32(b.Number), int32(k)}] = place{int32(deal.Number), int32(len(deal.Results))}
					deal.Results = append(deal.Results, b.Results[k])
				}
			}
		}
		split = append(split, deals...)
	}
	slices.SortFunc(split, func(a, b event.Board) int { return a.Number - b.Number })
	rd.ev.Boards = split
	for i := range rd.ev.Stated.Points {
		p := &rd.ev.Stated.Points[i]
		if to, ok := moved[place{p.Board, p.Result}]; ok {
			p.Board, p.Result = to.board, to.result
		}
	}
	rd.moveByes(step)
	first := firstRepeated(split, step)
	rd.problems.Add(event.Problem{
		Severity: event.Warning, At: event.Position{File: rd.ev.Sources[0].File},
		Text: fmt.Sprintf("the numbers of the boards begin again in each round, and are other deals: board %d of round %d is listed as board %d",
			first.Number-step, first.Results[0].Round, first.Number),
		Hint: "number the boards through where the lists shall have other numbers",
	})
}

// moveByes gives the boards on which pairs sat out the numbers of the deals that these
// did not play.
func (rd *Reader) moveByes(step int) {
	type out struct{ number, board int32 }
	plays := make(map[out]bool)
	deals := make(map[int32]bool)
	for i := range rd.ev.Boards {
		b := &rd.ev.Boards[i]
		deals[int32(b.Number)] = true
		for k := range b.Results {
			r := &b.Results[k]
			plays[out{r.NS, int32(b.Number)}], plays[out{r.EW, int32(b.Number)}] = true, true
		}
	}
	for i := range rd.byes {
		bye := &rd.byes[i]
		for board := bye.board; deals[board]; board += int32(step) {
			if who := (out{bye.number, board}); !plays[who] {
				plays[who], bye.board = true, board
				break
			}
		}
	}
}

// firstRepeated returns the first board that got another number.
func firstRepeated(boards []event.Board, step int) *event.Board {
	for i := range boards {
		if boards[i].Number > step {
			return &boards[i]
		}
	}
	return &boards[0]
}

// roundsOf returns the rounds in which a board was played, ascending.
func roundsOf(b *event.Board) []int32 {
	var rounds []int32
	for i := range b.Results {
		if round := b.Results[i].Round; !slices.Contains(rounds, round) {
			rounds = append(rounds, round)
		}
	}
	slices.Sort(rounds)
	return rounds
}

// repeatedRounds returns the rounds in which the boards begin again; none where a round
// is not known, a number meets two others in a round, or only some tables of a round
// repeat boards. Those who meet again on the same board are no sign of other deals: then
// the same results are there twice.
func repeatedRounds(boards []event.Board) []int32 {
	type inRound struct{ number, round int32 }
	type onBoard struct {
		number int32
		board  int
	}
	type table struct {
		onBoard
		opponent int32
	}
	opponents := make(map[inRound]int32)
	first := make(map[onBoard]int32) // the first round
	met := make(map[table]bool)
	for i := range boards {
		for k := range boards[i].Results {
			r := &boards[i].Results[k]
			for _, pair := range [][2]int32{{r.NS, r.EW}, {r.EW, r.NS}} {
				other, ok := opponents[inRound{pair[0], r.Round}]
				t := table{onBoard{pair[0], boards[i].Number}, pair[1]}
				if r.Round == 0 || ok && other != pair[1] || met[t] {
					return nil
				}
				opponents[inRound{pair[0], r.Round}], met[t] = pair[1], true
				if round, ok := first[t.onBoard]; !ok || r.Round < round {
					first[t.onBoard] = r.Round
				}
			}
		}
	}
	repeats, fresh := make(map[int32]bool), make(map[int32]bool)
	tables := make(map[int32]map[int32]bool)
	for i := range boards {
		for k := range boards[i].Results {
			r := &boards[i].Results[k]
			again := first[onBoard{r.NS, boards[i].Number}] < r.Round || first[onBoard{r.EW, boards[i].Number}] < r.Round
			repeats[r.Round] = repeats[r.Round] || again
			fresh[r.Round] = fresh[r.Round] || !again
			if tables[r.Round] == nil {
				tables[r.Round] = make(map[int32]bool)
			}
			tables[r.Round][r.NS] = true
		}
	}
	var rounds []int32
	for round := range repeats {
		switch {
		case repeats[round] && (fresh[round] || len(tables[round]) < 2): // or one pair only
			return nil
		case repeats[round]:
			rounds = append(rounds, round)
		}
	}
	return rounds
}
