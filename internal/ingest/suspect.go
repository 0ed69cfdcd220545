package ingest

import (
	"fmt"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// checkSuspects warns of results that are possible but seldom right.
func checkSuspects(ev *event.Event, at locate, problems *event.Problems) {
	warn := func(position event.Position, text, hint string) {
		problems.Add(event.Problem{Severity: event.Warning, At: position, Text: text, Hint: hint})
	}
	checkPassedOut(ev, at, warn)
	checkDirections(ev, at, warn)
	checkTurnedPairs(ev, at, warn)
	for b := range ev.Boards {
		board := &ev.Boards[b]
		checkLoneSign(board, at, warn)
		checkBothSides(ev, board, at, warn)
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
			warn(at(r.last, fContract), fmt.Sprintf("pair %s passed out all of its %d boards", label(&ev.Pairs[i]), r.boards),
				"if it sat out, write 0 for its number or leave the rows out")
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
		for _, r := range ev.Boards[b].Results {
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
		pair, f, side := r.NS, fNS, "NS"
		if !isSlip(r.NS, 0) {
			pair, f, side = r.EW, fEW, "EW"
		}
		warn(at(r, f), fmt.Sprintf("pair %s sits %s here, but the other way on its other boards", label(&ev.Pairs[pair]), side),
			"exchange the two pairs if they stand the wrong way round; as it is, all pairs are ranked in one list")
	}
}

// checkTurnedPairs finds two pairs that sit one way on some boards of a round at a
// table, and the other way on others.
func checkTurnedPairs(ev *event.Event, at locate, warn warning) {
	type place struct {
		section      string
		round, table int32
	}
	first := make(map[place]*event.Result)
	told := make(map[place]bool)
	for b := range ev.Boards {
		results := ev.Boards[b].Results
		for i := range results {
			r := &results[i]
			if r.Round == 0 || r.Table == 0 {
				continue
			}
			p := place{ev.Pairs[r.NS].Section, r.Round, r.Table}
			switch before := first[p]; {
			case before == nil:
				first[p] = r
			case before.NS == r.EW && before.EW == r.NS && r.NS != r.EW && !told[p]:
				told[p] = true
				warn(at(r, fNS), fmt.Sprintf("pairs %s and %s sit the other way round here than in %s, at the same table in the same round",
					label(&ev.Pairs[r.NS]), label(&ev.Pairs[r.EW]), rowOf(ev, before, r)),
					"exchange the two pairs in one of the rows, unless the boards were played turned")
			}
		}
	}
}

// checkLoneSign finds a score that another table has with the opposite sign, as
// all tables but this one have: it is probably the other side's.
func checkLoneSign(board *event.Board, at locate, warn warning) {
	const fewest = 4 // results; of fewer nothing is usual
	var plus, minus []int
	for i := range board.Results {
		switch r := &board.Results[i]; {
		case r.Kind != event.Played || r.Score == 0:
		case r.Score > 0:
			plus = append(plus, i)
		default:
			minus = append(minus, i)
		}
	}
	if len(plus)+len(minus) < fewest {
		return
	}
	lone, others := plus, minus
	if len(minus) == 1 {
		lone, others = minus, plus
	}
	if len(lone) != 1 {
		return
	}
	r := &board.Results[lone[0]]
	if isPenalty(r) {
		return
	}
	for _, i := range others {
		if board.Results[i].Score == -r.Score && !isPenalty(&board.Results[i]) {
			warn(at(r, fScore), fmt.Sprintf("%s on board %d, where every other table has the opposite sign", forNS(int(r.Score)), board.Number),
				"see whether it belongs to the other side")
			return
		}
	}
}

// isPenalty reports whether a score is one for undertricks, which either side
// may have on the same board. Without a contract the usual ones are taken for
// such.
func isPenalty(r *event.Result) bool {
	if r.HasContract && r.Tricks != event.NoTricks {
		return int(r.Tricks) < r.Contract.Target()
	}
	switch max(r.Score, -r.Score) {
	case 50, 100, 150, 200, 250, 300, 500, 800, 1100, 1400:
		return true
	}
	return false
}

// checkBothSides finds a suit in which both sides took about the same
// tricks, and more than the deal can hold for both: one declarer sits wrong.
func checkBothSides(ev *event.Event, board *event.Board, at locate, warn warning) {
	const (
		most = 16 // 13 tricks go round; good and bad play move a few of them
		near = 1
	)
	var best [bridge.NoTrump + 1][bridge.EW + 1]*event.Result
	for i := range board.Results {
		r := &board.Results[i]
		if r.Kind != event.Played || !r.HasContract || r.Contract.IsPassedOut() || r.Tricks == event.NoTricks {
			continue
		}
		strain, side := r.Contract.Strain, r.Declarer.Side()
		if other := best[strain][side]; other == nil || r.Tricks > other.Tricks {
			best[strain][side] = r
		}
	}
	for strain := bridge.Clubs; strain <= bridge.Spades; strain++ {
		ns, ew := best[strain][bridge.NS], best[strain][bridge.EW]
		if ns == nil || ew == nil || ns.Tricks+ew.Tricks <= most || max(ns.Tricks-ew.Tricks, ew.Tricks-ns.Tricks) > near {
			continue
		}
		warn(at(ew, fDeclarer), fmt.Sprintf("board %d: %v by %v made %d tricks here, and %v by %v made %d in %s",
			board.Number, ew.Contract, ew.Declarer, ew.Tricks, ns.Contract, ns.Declarer, ns.Tricks, rowOf(ev, ns, ew)),
			"one of the declarers probably sits on the other side")
	}
}

// checkAwards finds artificial scores that give the two sides more than one
// table can have.
func checkAwards(board *event.Board, at locate, warn warning) {
	const whole = 10_000 // 100 % in hundredths
	for i := range board.Results {
		r := &board.Results[i]
		if r.Kind == event.Adjusted && r.NSAward.Percent+r.EWAward.Percent > whole {
			warn(at(r, fContract), fmt.Sprintf("the artificial scores on board %d are %s together, more than 100 %%",
				board.Number, percentText(r.NSAward.Percent+r.EWAward.Percent)),
				"this is right only when neither side was at fault")
		}
	}
}

// percentText writes hundredths of a percent without needless decimals.
func percentText(hundredths int32) string {
	text := fmt.Sprintf("%d.%02d", hundredths/100, hundredths%100)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".") + " %"
}

// turned is a result whose score fits only with the sides exchanged.
type turned struct {
	problem *event.Problem
	table   int32
}

// sayTurned tells of the boards that were turned: one message for a board, not
// one for each of its lines.
func (rd *reader) sayTurned() {
	for number, lines := range rd.turned {
		if len(lines) == 1 {
			rd.problems.Add(*lines[0].problem)
			continue
		}
		var tables, rows []string
		for _, l := range lines {
			rows = append(rows, fmt.Sprint(l.problem.At.Row))
			if l.table > 0 {
				tables = append(tables, fmt.Sprint(l.table))
			}
		}
		where := "in rows " + strings.Join(rows, ", ")
		if len(tables) == len(lines) {
			where = "at tables " + strings.Join(tables, ", ")
		}
		rd.problems.Add(event.Problem{
			At:   lines[0].problem.At,
			Text: fmt.Sprintf("board %d looks turned %s: the scores there fit only with NS and EW exchanged", number, where),
			Hint: "exchange the pairs in these rows if the board was played turned, or correct the declarers",
		})
	}
}

// blankRow is a row with a board and its pairs, but no result.
type blankRow struct {
	at    event.Position
	board int
}

// sayBlank warns of rows without a result; where there are many, once. A sheet
// that nobody filled in is an error.
func (rd *reader) sayBlank() {
	const many = 8
	if rd.ev.Count(event.Played, event.Adjusted) == 0 && !rd.problems.HasErrors() {
		rd.problems.Add(event.Problem{
			At:   event.Position{File: rd.ev.Sources[0].File, Sheet: rd.ev.Sources[0].Sheet},
			Text: "there are no results below the heading",
			Hint: "write one row per result",
		})
		return
	}
	if n := len(rd.blank); n > many {
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: wholeRow(rd.blank[0].at),
			Text: fmt.Sprintf("%d rows have no result and count as not played; this is the first of them", n),
			Hint: `write "not played" to say so`,
		})
		return
	}
	for _, blank := range rd.blank {
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: wholeRow(blank.at),
			Text: fmt.Sprintf("board %d has no result here and counts as not played", blank.board),
			Hint: `write "not played" to say so`,
		})
	}
}

func wholeRow(at event.Position) event.Position {
	at.Col = 0
	return at
}

// sayBoardless tells of the rows that lack a board: one by one, or once where a
// sheet names each board in its first row only.
func (rd *reader) sayBoardless() {
	const many = 3
	if n := len(rd.boardless); n > many {
		rd.problems.Add(event.Problem{
			At:   rd.boardless[0],
			Text: fmt.Sprintf("the board is missing here and in %d more rows", n-1),
			Hint: "write the board's number in every row, or merge its cell over the rows that it is for",
		})
		return
	}
	for _, at := range rd.boardless {
		rd.problems.Add(event.Problem{At: at, Text: "the board is missing", Hint: "write the board's number"})
	}
}
