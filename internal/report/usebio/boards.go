package usebio

import (
	"cmp"
	"math/big"
	"slices"
	"strconv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/written"
)

// boards writes the travellers of a section.
func (w *writer) boards(section string) {
	byes, all := w.byes(section, w.session.SitOuts), w.byes(section, w.event.Byes)
	for b := range w.event.Boards {
		board := &w.event.Boards[b]
		begun := false
		begin := func() {
			if !begun {
				w.openAs("BOARD", "EVENT_TYPE", w.contest)
				w.put("BOARD_NUMBER", strconv.Itoa(board.Number))
				w.marks(board.Stated)
				begun = true
			}
		}
		for i := range board.Results {
			if w.event.Pairs[board.Results[i].NS].Section == section {
				begin()
				w.line(&board.Results[i], &w.session.Boards[b].Lines[i])
			}
		}
		counted := byes[int32(board.Number)]
		for i := range counted {
			begin()
			w.bye(&counted[i])
		}
		for _, bye := range all[int32(board.Number)] {
			if !slices.ContainsFunc(counted, func(c event.Bye) bool { return c.Pair == bye.Pair }) {
				begin()
				w.idle(&bye)
			}
		}
		if begun {
			w.close("BOARD")
		}
	}
}

// marks writes who deals a board and who is vulnerable, where that is not as its number says.
func (w *writer) marks(stated *bridge.Marks) {
	if stated != nil {
		w.put("DEALER", stated.Dealer.String())
		w.put("VULNERABILITY", stated.Vul.String())
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

// byes are the pairs of a section without opponents, by board.
func (w *writer) byes(section string, all []event.Bye) map[int32][]event.Bye {
	byes := make(map[int32][]event.Bye)
	for _, bye := range all {
		if w.event.Pairs[bye.Pair].Section == section {
			byes[bye.Board] = append(byes[bye.Board], bye)
		}
	}
	return byes
}

// bye writes what a pair got for a board without opponents; their number is 0.
func (w *writer) bye(bye *event.Bye) {
	side := w.sat(bye)
	got := event.Award{Percent: w.settings.SitOut.Percent}
	w.open("TRAVELLER_LINE")
	if bye.Award != nil {
		got = *bye.Award
		w.own("ruling", written.SatOut(got, side))
	} else {
		w.own("ruling", satOut)
	}
	w.opponents(bye)
	w.percents(bothOf(side, got))
	w.close("TRAVELLER_LINE")
}

// satOut is what our own files say of a board without opponents for which the record gives
// no award.
const satOut = "bye"

// idle notes a board without opponents that counts for nothing, of which other programs are
// not reported.
func (w *writer) idle(bye *event.Bye) {
	w.own("sat-out", w.sat(bye).String()+" "+w.number(bye.Pair))
}

// sat is the side on which a pair had no opponents.
func (w *writer) sat(bye *event.Bye) bridge.Side {
	return cmp.Or(bye.Side, w.standings[bye.Pair].side, bridge.NS)
}

// opponents writes a pair and, in the place of its opponents, the number of nobody.
func (w *writer) opponents(bye *event.Bye) {
	ns, ew := w.number(bye.Pair), event.Nobody
	if w.sat(bye) == bridge.EW {
		ns, ew = ew, ns
	}
	w.put("NS_PAIR_NUMBER", ns)
	w.put("EW_PAIR_NUMBER", ew)
}

// bothOf are the awards of both sides where only one has any.
func bothOf(side bridge.Side, award event.Award) [2]event.Award {
	if side == bridge.EW {
		return [2]event.Award{{}, award}
	}
	return [2]event.Award{award, {}}
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
			w.marks(board.Stated)
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
		if bye.Award != nil {
			w.own("ruling", written.SatOut(*bye.Award, w.sat(bye)))
		} else {
			w.own("ruling", satOut)
		}
		w.opponents(bye)
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
