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
	case f.method.swiss: // a bye is worth victory points
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
	const hint = "add a row for each pair that sat out, with 0 in place of its opponents"
	var unclear []string
	busy := f.busy()
	for i := range f.event.Boards {
		b := &f.event.Boards[i]
		missing, clear := f.missingOn(b, r, busy)
		session.SitOuts = append(session.SitOuts, missing...)
		if !clear {
			unclear = append(unclear, strconv.Itoa(b.Number))
		}
	}
	switch {
	case len(unclear) > 0:
		session.Warnings = append(session.Warnings, Warning{
			Text: "the results do not say which pairs sat out, so the setting sitout has no effect: board " + strings.Join(unclear, ", "), Hint: hint,
		})
	case len(session.SitOuts) == 0 && f.areUneven(r):
		session.Warnings = append(session.Warnings, Warning{
			Text: "pairs have different numbers of boards, but the results do not say that any sat out, so the setting sitout has no effect", Hint: hint,
		})
	}
}

// areUneven reports whether some pairs of a section have fewer results than others.
func (f *field) areUneven(r *rosters) bool {
	results := make(map[int32]int)
	for i := range f.event.Boards {
		for j := range f.event.Boards[i].Results {
			for side := range 2 {
				for _, pair := range entrants(&f.event.Boards[i].Results[j], side, f.event.Individual) {
					results[pair]++
				}
			}
		}
	}
	return slices.ContainsFunc(r.sections, func(lists []roster) bool {
		var each []int
		for _, list := range lists {
			for _, pair := range list.pairs {
				each = append(each, results[int32(pair)])
			}
		}
		return slices.Min(each) != slices.Max(each)
	})
}

// busy returns the pairs that had opponents in every round of their section; none where
// the rounds are not known.
func (f *field) busy() map[int]bool {
	rounds := make(map[string]map[int32]bool)
	played := make(map[int32]map[int32]bool)
	for i := range f.event.Boards {
		for j := range f.event.Boards[i].Results {
			r := &f.event.Boards[i].Results[j]
			if r.Round == 0 {
				return nil
			}
			for side := range 2 {
				for _, pair := range entrants(r, side, f.event.Individual) {
					add(played, pair, r.Round)
					add(rounds, f.event.Pairs[pair].Section, r.Round)
				}
			}
		}
	}
	busy := make(map[int]bool)
	for pair := range played {
		busy[int(pair)] = len(played[pair]) == len(rounds[f.event.Pairs[pair].Section])
	}
	return busy
}

func add[K comparable](sets map[K]map[int32]bool, key K, member int32) {
	if sets[key] == nil {
		sets[key] = make(map[int32]bool)
	}
	sets[key][member] = true
}

// refuseAwards warns of what boards without opponents cannot get in Swiss pairs.
func (f *field) refuseAwards(session *Session) {
	const hint = "what a pair gets for a round without opponents is the setting bye-vp"
	if f.settings.SitOut.Counts && len(f.event.Byes) > 0 {
		session.Warnings = append(session.Warnings, Warning{Text: "the setting sitout has no effect in Swiss pairs", Hint: hint})
	}
	var boards []string
	for _, bye := range f.event.Byes {
		if board := strconv.Itoa(int(bye.Board)); bye.Award != nil && !slices.Contains(boards, board) {
			boards = append(boards, board)
		}
	}
	if len(boards) > 0 {
		session.Warnings = append(session.Warnings, Warning{
			Text: "artificial scores of pairs without opponents do not count in Swiss pairs: board " + strings.Join(boards, ", "),
			Hint: hint,
		})
	}
}

// missingOn returns the pairs without a result on a board, section by section, where
// they are as many as the movement leaves without opponents: one of an odd number of
// pairs in one list, and what one direction has more than the other in two. Of an
// individual it is what is left when all tables have four players. Those who had
// opponents in every round did not come to the board before the session ended. Clear is
// false where other numbers are missing.
func (f *field) missingOn(b *event.Board, r *rosters, busy map[int]bool) (missing []event.Bye, clear bool) {
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
		if left == 0 || len(absent) == size { // no pair sits out, or the section did not play the board
			continue
		}
		absent = slices.DeleteFunc(absent, func(bye event.Bye) bool { return busy[int(bye.Pair)] })
		switch {
		case len(absent) == 0:
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
