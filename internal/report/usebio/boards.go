package usebio

import (
	"math/big"
	"strconv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/written"
)

// boards writes the travellers of a section.
func (w *writer) boards(section string) {
	byes := w.byes(section)
	for b := range w.event.Boards {
		board := &w.event.Boards[b]
		begun := false
		begin := func() {
			if !begun {
				w.openAs("BOARD", "EVENT_TYPE", w.contest)
				w.put("BOARD_NUMBER", strconv.Itoa(board.Number))
				begun = true
			}
		}
		for i := range board.Results {
			if w.event.Pairs[board.Results[i].NS].Section == section {
				begin()
				w.line(&board.Results[i], &w.session.Boards[b].Lines[i])
			}
		}
		for _, bye := range byes[int32(board.Number)] {
			begin()
			w.bye(bye)
		}
		if begun {
			w.close("BOARD")
		}
	}
}

// line writes one result.
func (w *writer) line(r *event.Result, points *compute.Line) {
	w.open("TRAVELLER_LINE")
	w.seats(r)
	switch r.Kind {
	case event.Played:
		w.played(r)
	case event.NotPlayed:
		w.put("SCORE", "NP")
	case event.Adjusted:
		w.awards(r, points)
	case event.Ruled:
		w.put("SCORE", written.Ruling(&w.event.Rulings[r.Ruling]))
	}
	if points.NS != nil {
		w.put("NS_"+w.kind.points, short(points.NS))
	}
	if points.EW != nil {
		w.put("EW_"+w.kind.points, short(points.EW))
	}
	w.close("TRAVELLER_LINE")
}

// seats writes who played.
func (w *writer) seats(r *event.Result) {
	if !w.event.Individual {
		w.put("NS_PAIR_NUMBER", w.number(r.NS))
		w.put("EW_PAIR_NUMBER", w.number(r.EW))
		return
	}
	w.put("N_PLAYER_NUMBER", w.number(r.NS))
	w.put("S_PLAYER_NUMBER", w.number(r.South))
	w.put("E_PLAYER_NUMBER", w.number(r.EW))
	w.put("W_PLAYER_NUMBER", w.number(r.West))
}

// played writes what happened at the table. Where only a score is known there is
// no contract at all: an empty one is taken for a ruling.
func (w *writer) played(r *event.Result) {
	if r.HasContract {
		w.put("CONTRACT", r.Contract.String())
		if !r.Contract.IsPassedOut() {
			w.say("PLAYED_BY", r.Declarer.String())
			w.say("LEAD", lead(r.Lead))
			if r.Tricks != event.NoTricks {
				w.put("TRICKS", strconv.Itoa(int(r.Tricks)))
			}
		}
	}
	w.put("SCORE", strconv.Itoa(int(r.Score)))
}

// lead is a card with the rank first, as the format has it: "QS".
func lead(c bridge.Card) string {
	text := c.String() // the suit's letter first
	if len(text) < 2 {
		return ""
	}
	return text[1:] + text[:1]
}

// byes are the pairs of a section without opponents, by board, where that counts;
// elsewhere nobody is told of them.
func (w *writer) byes(section string) map[int32][]event.Bye {
	byes := make(map[int32][]event.Bye)
	for _, bye := range w.session.SitOuts {
		if w.event.Pairs[bye.Pair].Section == section {
			byes[bye.Board] = append(byes[bye.Board], bye)
		}
	}
	return byes
}

// bye writes what a pair got for a board without opponents; their number is 0.
func (w *writer) bye(bye event.Bye) {
	pair, got := bye.Pair, event.Award{Percent: w.settings.SitOut.Percent}
	if bye.Award != nil {
		got = *bye.Award
	}
	w.open("TRAVELLER_LINE")
	if w.standings[pair].side == bridge.EW {
		w.put("NS_PAIR_NUMBER", event.Nobody)
		w.put("EW_PAIR_NUMBER", w.number(pair))
		w.percents([2]event.Award{{}, got})
	} else {
		w.put("NS_PAIR_NUMBER", w.number(pair))
		w.put("EW_PAIR_NUMBER", event.Nobody)
		w.percents([2]event.Award{got, {}})
	}
	w.close("TRAVELLER_LINE")
}

// matches writes Swiss pairs, with the boards of each match in it.
func (w *writer) matches(section string) {
	lines := w.matchLines()
	for i := range w.session.Matches {
		m := &w.session.Matches[i]
		if len(m.Sides) < 2 || w.event.Pairs[m.Sides[0].Pair].Section != section {
			continue
		}
		w.open("MATCH")
		if m.Round > 0 {
			w.put("ROUND_NUMBER", strconv.Itoa(int(m.Round)))
		}
		first, second := int32(m.Sides[0].Pair), int32(m.Sides[1].Pair)
		w.put("NS_PAIR_NUMBER", w.number(first))
		w.put("EW_PAIR_NUMBER", w.number(second))
		w.put("NS_SCORE", victoryPoints(m.Sides[0].VP))
		w.put("EW_SCORE", victoryPoints(m.Sides[1].VP))
		for _, at := range lines[encounter{m.Round, first, second}] {
			board := &w.event.Boards[at.board]
			w.openAs("BOARD", "EVENT_TYPE", w.contest)
			w.put("BOARD_NUMBER", strconv.Itoa(board.Number))
			w.line(&board.Results[at.result], &w.session.Boards[at.board].Lines[at.result])
			w.close("BOARD")
		}
		w.close("MATCH")
	}
}

// swissByes writes the boards on which pairs had no opponents, each as a match that was
// not played, so that nobody is lost who had nothing else.
func (w *writer) swissByes(section string) {
	for i := range w.event.Byes {
		bye := &w.event.Byes[i]
		if w.event.Pairs[bye.Pair].Section != section {
			continue
		}
		w.open("MATCH")
		w.openAs("BOARD", "EVENT_TYPE", w.contest)
		w.put("BOARD_NUMBER", strconv.Itoa(int(bye.Board)))
		w.open("TRAVELLER_LINE")
		w.put("NS_PAIR_NUMBER", w.number(bye.Pair))
		w.put("EW_PAIR_NUMBER", event.Nobody)
		w.put("SCORE", "NP")
		w.close("TRAVELLER_LINE")
		w.close("BOARD")
		w.close("MATCH")
	}
}

// encounter is two pairs, the lower index first, that meet in a round.
type encounter struct{ round, first, second int32 }

type lineAt struct{ board, result int }

// matchLines are the results of each match.
func (w *writer) matchLines() map[encounter][]lineAt {
	lines := make(map[encounter][]lineAt)
	for b := range w.event.Boards {
		for i := range w.event.Boards[b].Results {
			r := &w.event.Boards[b].Results[i]
			key := encounter{r.Round, min(r.NS, r.EW), max(r.NS, r.EW)}
			lines[key] = append(lines[key], lineAt{b, i})
		}
	}
	return lines
}

// victoryPoints are hundredths as a number.
func victoryPoints(hundredths int) string { return short(big.NewRat(int64(hundredths), 100)) }
