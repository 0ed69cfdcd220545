package compute

import (
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// findSitOuts puts the boards without opponents that count into a session: those for
// which the record gives an award, and by the setting all of the record or, where it names
// none, those that follow from the movement. A warning says where they do not.
func (f *field) findSitOuts(session *Session, r *rosters) {
	switch {
	case f.method.swiss:
		f.refuseAwards(session)
		return
	case !f.settings.SitOut.Counts:
		for _, bye := range f.event.Byes {
			if bye.Award != nil {
				session.SitOuts = append(session.SitOuts, bye)
			}
		}
		return
	case len(f.event.Byes) > 0:
		session.SitOuts = f.event.Byes
		return
	}
	var unclear []string
	for i := range f.event.Boards {
		b := &f.event.Boards[i]
		missing, clear := f.missingOn(b, r)
		session.SitOuts = append(session.SitOuts, missing...)
		if !clear {
			unclear = append(unclear, strconv.Itoa(b.Number))
		}
	}
	if len(unclear) > 0 {
		session.Warnings = append(session.Warnings, Warning{
			Text: "the results do not say which pairs sat out, so the setting sitout has no effect: board " + strings.Join(unclear, ", "),
			Hint: "add a row for each pair that sat out, with 0 in place of its opponents",
		})
	}
}

// refuseAwards warns of awards for boards without opponents in Swiss pairs, where a bye is
// worth victory points.
func (f *field) refuseAwards(session *Session) {
	var boards []string
	for _, bye := range f.event.Byes {
		if board := strconv.Itoa(int(bye.Board)); bye.Award != nil && !slices.Contains(boards, board) {
			boards = append(boards, board)
		}
	}
	if len(boards) > 0 {
		session.Warnings = append(session.Warnings, Warning{
			Text: "artificial scores of pairs without opponents do not count in Swiss pairs: board " + strings.Join(boards, ", "),
			Hint: "what a pair gets for a round without opponents is the setting bye-vp",
		})
	}
}

// missingOn returns the pairs without a result on a board, section by section, where
// they are as many as the movement leaves without opponents: one of an odd number of
// pairs in one list, and what one direction has more than the other in two. Of an
// individual it is what is left when all tables have four players. Clear is false
// where other numbers are missing.
func (f *field) missingOn(b *event.Board, r *rosters) (missing []event.Bye, clear bool) {
	plays := make(map[int]bool)
	for i := range b.Results {
		for side := range 2 {
			for _, pair := range entrants(&b.Results[i], side, f.event.Individual) {
				plays[int(pair)] = true
			}
		}
	}
	clear = true
	for _, lists := range r.sections {
		absent, left := f.absentOf(lists, plays)
		size := 0
		for _, list := range lists {
			size += len(list.pairs)
		}
		switch {
		case left == 0 || len(absent) == size: // no pair sits out, or the section did not play the board
		case len(absent) != left:
			clear = false
		default:
			for _, bye := range absent {
				bye.Board = int32(b.Number)
				missing = append(missing, bye)
			}
		}
	}
	return missing, clear
}

// absentOf returns the pairs of a section that do not play, and how many the
// movement leaves without opponents. Where a pair of the smaller direction is absent
// it is all of them, and so more than that.
func (f *field) absentOf(lists []roster, plays map[int]bool) (absent []event.Bye, left int) {
	for _, list := range lists {
		for _, pair := range list.pairs {
			if !plays[pair] {
				absent = append(absent, event.Bye{Pair: int32(pair), Side: list.direction})
			}
		}
	}
	switch {
	case lists[0].direction != bridge.NoSide:
		left = max(len(lists[ns].pairs)-len(lists[ew].pairs), len(lists[ew].pairs)-len(lists[ns].pairs))
	case f.event.Individual:
		left = len(lists[0].pairs) % 4
	default:
		left = len(lists[0].pairs) % 2
	}
	return absent, left
}
