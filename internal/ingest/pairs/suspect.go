package pairs

import (
	"cmp"
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
)

// checkSuspects warns of results that are possible but seldom right. Boards of
// several versions, where the event has any, are no board to look at as one.
func checkSuspects(ev *event.Event, versioned bool, at locate, problems *event.Problems) {
	warn := func(position event.Position, text, hint string) {
		problems.Add(event.Problem{Severity: event.Warning, At: position, Text: text, Hint: hint})
	}
	if !ev.Individual { // players change seats all the time
		checkPassedOut(ev, at, warn)
		checkDirections(ev, at, warn)
		checkTurnedPairs(ev, at, warn)
	}
	checkNobodyBid(ev, at, warn)
	for b := range ev.Boards {
		board := &ev.Boards[b]
		if !versioned || !isFouled(board) { // with other cards anything may be right
			checkLoneSign(board, at, warn)
			checkBothSides(ev, board, at, warn)
		}
		checkAwards(board, at, warn)
	}
}

type warning func(position event.Position, text, hint string)

// checkPassedOut finds pairs that passed out every board, as a pair that sits out
// does in some systems. Where nobody bid at all there is nobody to tell apart.
func checkPassedOut(ev *event.Event, at locate, warn warning) {
	const fewest = 2 // boards; one may well be passed out
	type record struct {
		boards int
		bids   bool
		last   *event.Result
	}
	records := make([]record, len(ev.Pairs))
	bids := false
	for b := range ev.Boards {
		for i := range ev.Boards[b].Results {
			r := &ev.Boards[b].Results[i]
			if r.Kind != event.Played {
				continue
			}
			passed := r.HasContract && r.Contract.IsPassedOut()
			bids = bids || !passed
			for _, pair := range []int32{r.NS, r.EW} {
				records[pair].boards++
				records[pair].bids = records[pair].bids || !passed
				records[pair].last = r
			}
		}
	}
	for i := range records {
		if r := &records[i]; bids && r.boards >= fewest && !r.bids {
			warn(at(r.last, field.Contract), fmt.Sprintf("pair %s passed out all of its %d boards", Label(&ev.Pairs[i]), r.boards),
				"if it sat out, write 0 for its number or leave the rows out")
		}
	}
}

// checkNobodyBid finds boards that were passed out at every table, as boards are that
// nobody played, where others were bid.
func checkNobodyBid(ev *event.Event, at locate, warn warning) {
	const fewest = 3 // tables
	type passedOut struct {
		board, tables int
		first         *event.Result
	}
	var all []passedOut
	bids := false
	for b := range ev.Boards {
		now := passedOut{board: ev.Boards[b].Number}
		bid := false
		for i := range ev.Boards[b].Results {
			if r := &ev.Boards[b].Results[i]; r.Kind == event.Played {
				now.tables++
				now.first = cmp.Or(now.first, r)
				bid = bid || r.Score != 0 // no contract scores nothing
			}
		}
		bids = bids || bid
		if !bid && now.tables >= fewest {
			all = append(all, now)
		}
	}
	for _, p := range all {
		if bids {
			warn(at(p.first, field.Contract), fmt.Sprintf("board %d was passed out at all %d tables", p.board, p.tables),
				"if it was not played, write not played in place of the contract")
		}
	}
}

// checkDirections finds the few rows in which pairs sit the other way in a
// movement where nobody else changes direction: they would make one list of two.
func checkDirections(ev *event.Event, at locate, warn warning) {
	const few = 20 // one row in so many
	sits := make([][2]int, len(ev.Pairs))
	rows := 0
	for b := range ev.Boards {
		results := ev.Boards[b].Results
		for i := range results {
			r := &results[i]
			sits[r.NS][0]++
			sits[r.EW][1]++
			rows++
		}
	}
	isSlip := func(pair int32, side int) bool {
		return sits[pair][side] > 0 && sits[pair][side]*4 <= sits[pair][1-side]
	}
	var slips []*event.Result
	both := 0
	for _, s := range sits {
		if s[0] > 0 && s[1] > 0 {
			both++
		}
	}
	for b := range ev.Boards {
		results := ev.Boards[b].Results
		for i := range results {
			if r := &results[i]; isSlip(r.NS, 0) || isSlip(r.EW, 1) {
				slips = append(slips, r)
			}
		}
	}
	if len(slips) == 0 || len(slips)*few > rows || both > 2*len(slips) {
		return
	}
	for _, r := range slips {
		pair, f, side := r.NS, field.NS, "NS"
		if !isSlip(r.NS, 0) {
			pair, f, side = r.EW, field.EW, "EW"
		}
		warn(at(r, f), fmt.Sprintf("pair %s sits %s here, but the other way on its other boards", Label(&ev.Pairs[pair]), side),
			"exchange the two pairs if the row has them the wrong way round; of two lists each stays in that of its other boards")
	}
}

// checkTurnedPairs finds two pairs that sit one way on some boards of a round at a
// table, and the other way on others; and a pair that sits there for one of them. Where
// many tables change pairs the column does not count rounds.
func checkTurnedPairs(ev *event.Event, at locate, warn warning) {
	const few = 4 // one table in so many
	first := make(map[tableInRound]*event.Result)
	told := make(map[tableInRound]bool)
	type stranger struct{ before, result *event.Result }
	var strangers []stranger
	for b := range ev.Boards {
		results := ev.Boards[b].Results
		for i := range results {
			r := &results[i]
			if r.Round == 0 || r.Table == 0 {
				continue
			}
			p := tableOf(ev, r)
			before := first[p]
			switch {
			case before == nil:
				first[p] = r
			case told[p] || before.NS == r.NS && before.EW == r.EW:
			case before.NS == r.EW && before.EW == r.NS:
				told[p] = true
				warn(at(r, field.NS), fmt.Sprintf("pairs %s and %s sit the other way round here than in %s, at the same table in the same round",
					Label(&ev.Pairs[r.NS]), Label(&ev.Pairs[r.EW]), rowOf(ev, at, before, r)),
					"exchange the two pairs in one of the rows, unless the boards were played turned")
			default:
				told[p] = true
				strangers = append(strangers, stranger{before, r})
			}
		}
	}
	if len(strangers) > 1 && len(strangers)*few > len(first) {
		return
	}
	for _, s := range strangers {
		warn(at(s.result, field.NS), fmt.Sprintf("table %d has pairs %s and %s here, but %s and %s in %s, in the same round", s.result.Table,
			Label(&ev.Pairs[s.result.NS]), Label(&ev.Pairs[s.result.EW]), Label(&ev.Pairs[s.before.NS]), Label(&ev.Pairs[s.before.EW]), rowOf(ev, at, s.before, s.result)),
			"correct the number that is wrong in one of the rows")
	}
}
