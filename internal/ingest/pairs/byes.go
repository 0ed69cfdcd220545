package pairs

import (
	"fmt"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// bye is a row in which somebody met nobody.
type bye struct {
	number int32 // index into the numbers
	board  int32
	place  lines.Place
	source uint16
	side   bridge.Side
}

// sitOut keeps a row in which somebody is nobody. It must have no result.
func (rd *Reader) sitOut(t *lines.Table, e *lines.Entry) {
	if problem := t.NobodyScores(e); problem != nil {
		rd.problems.Add(*problem)
		return
	}
	section, sits := strings.ToUpper(t.Text(e.Line, field.Section)), false
	for _, seat := range t.Seats(e) {
		if seat.Nobody {
			continue
		}
		side := bridge.NS
		if seat.Field == field.EW || seat.Field == field.WestNumber {
			side = bridge.EW
		}
		sits = true
		number := rd.numbers.at(section, seat.Pair)
		rd.byes = append(rd.byes, bye{number, int32(e.Board), e.Line.Places[seat.Field], t.Source, side})
		if !t.IsIndividual() {
			rd.nameSide(t, e.Line, besideKey{number, side}, side)
		}
	}
	if sits {
		rd.ev.SitOuts++
	}
}

// settleByes points the byes to the pairs, which are settled. A row that stands twice
// counts once.
func (rd *Reader) settleByes(overlaps map[string]bool) {
	if len(rd.byes) == 0 {
		return
	}
	ev := rd.ev
	type seated struct {
		pairKey
		side bridge.Side
	}
	pairs := make(map[seated]int32, len(ev.Pairs))
	for i := range ev.Pairs {
		p := &ev.Pairs[i]
		pairs[seated{pairKey{p.Section, p.Number}, p.Direction}] = int32(i)
	}
	known := make(map[satOut]int32, len(rd.byes)) // where in rd.byes
	rd.waits = make(map[int32]event.Position)
	for i := range rd.byes {
		b := &rd.byes[i]
		who := seated{rd.numbers.keys[b.number], bridge.NoSide}
		if overlaps[who.section] {
			who.side = b.side
		}
		pair := pairs[who]
		out := satOut{pair, b.board}
		if _, twice := known[out]; !twice && b.board > 0 { // else it follows from what others play
			known[out] = int32(i)
			ev.Byes = append(ev.Byes, event.Bye{Pair: pair, Board: b.board, Side: b.side})
		}
		if _, waits := rd.waits[pair]; !waits {
			rd.waits[pair] = rd.tables[b.source].Sheet.Position(int(b.place.Row), int(b.place.Col))
		}
	}
	rd.checkByes(known)
}

// satOut is a board that a pair did not play.
type satOut struct{ pair, board int32 }

// checkByes finds who sits out a board in one row and plays it in another.
func (rd *Reader) checkByes(known map[satOut]int32) {
	for b := range rd.ev.Boards {
		board := &rd.ev.Boards[b]
		for i := range board.Results {
			r := &board.Results[i]
			for _, who := range entrants(rd.ev, r) {
				b, ok := known[satOut{who, int32(board.Number)}]
				if ok && r.Kind != event.NotPlayed {
					place := rd.byes[b].place
					rd.problems.Add(event.Problem{
						At: rd.tables[rd.byes[b].source].Sheet.Position(int(place.Row), int(place.Col)),
						Text: fmt.Sprintf("%s %s sits out board %d here, but plays it at %s", noun(rd.ev), Label(&rd.ev.Pairs[who]),
							board.Number, rd.at(r, field.Board)),
						Hint: "delete one of the rows, or correct its board or its numbers",
					})
				}
			}
		}
	}
}
