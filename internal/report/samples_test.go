package report_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/settings"
)

// score scores an event as the program does.
func score(tb testing.TB, ev *event.Event, settings settings.Settings) *compute.Session {
	tb.Helper()
	s, err := compute.Score(context.Background(), ev, settings)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

// newEvent is an event without pairs and boards.
func newEvent(title string) *event.Event {
	return &event.Event{
		Title:    title,
		Date:     time.Date(2026, time.November, 30, 0, 0, 0, 0, time.UTC),
		Sources:  []event.Source{{File: "club.xlsx", Sheet: "Results"}},
		Checksum: "3fa9c210",
	}
}

// small is an event of three tables and five boards that shows every kind of
// result: passed out, doubled, artificial, not played and played only once.
func small() *event.Event {
	ev := newEvent("Winter Cup & Dinner")
	ev.NamesGiven = true
	names := [][]string{
		{"Aada Sininen", "Bruno Amber"},
		{"Cecilia Violet & Didrik Punainen"},
		{"Elsa <Crimson>", "Fredrik \"Fred\" Indigo"},
		{"Greta Keltainen", "Hugo Ochre"},
		{"=SUM(A1:A9)", "-Inka Vihreä"},
		{"Joel Sienna", "Kerttu Turkoosi"},
	}
	for i, n := range names {
		side := bridge.NS
		if i >= 3 {
			side = bridge.EW
		}
		ev.Pairs = append(ev.Pairs, event.Pair{Number: strconv.Itoa(i%3 + 1), Direction: side, Names: n})
	}
	for i, results := range [][]event.Result{
		{
			played(1, "4H", bridge.South, 10, "SK"),
			played(1, "4H", bridge.South, 9, "CT"),
			played(1, "3NT", bridge.North, 9, ""),
		},
		{
			played(2, "2SX", bridge.West, 7, "DA"),
			played(2, "PASS", bridge.NoSeat, event.NoTricks, ""),
			played(2, "3D", bridge.East, 9, "S4"),
		},
		{
			{Kind: event.Adjusted, NSAward: event.AveragePlus, EWAward: event.AverageMinus, Tricks: event.NoTricks},
			played(3, "1NT", bridge.North, 8, "H6"),
			played(3, "6C", bridge.North, 12, "HA"),
		},
		{
			{Kind: event.NotPlayed, Tricks: event.NoTricks},
			played(4, "3NT", bridge.East, 10, "S2"),
			played(4, "3NT", bridge.East, 9, "S2"),
		},
		{
			played(5, "5DXX", bridge.South, 11, "CQ"),
			{Kind: event.NotPlayed, Tricks: event.NoTricks},
			{Kind: event.NotPlayed, Tricks: event.NoTricks},
		},
	} {
		board := event.Board{Number: i + 1}
		for table, r := range results {
			r.Table, r.Round = int32(table+1), int32(i+1)
			r.NS, r.EW = int32(table), int32(3+(table+i)%3)
			board.Results = append(board.Results, r)
		}
		ev.Boards = append(ev.Boards, board)
	}
	return ev
}

// played is a result with the score of its contract.
func played(board int, contract string, declarer bridge.Seat, tricks int8, lead string) event.Result {
	c, err := bridge.ParseContract(contract)
	if err != nil {
		panic(err)
	}
	r := event.Result{HasContract: true, Contract: c, Declarer: declarer, Tricks: tricks}
	if lead != "" {
		if r.Lead, err = notation.English.ReadLead(lead); err != nil {
			panic(err)
		}
	}
	if c.IsPassedOut() {
		return r
	}
	side := declarer.Side()
	r.Score = int32(c.Score(int(tricks), bridge.BoardVulnerability(board).Of(side)))
	if side == bridge.EW {
		r.Score = -r.Score
	}
	return r
}

// mitchell is an event in which North-South stay and East-West move. The pairs
// of both sides are numbered from 1.
func mitchell(tables, boards int) *event.Event {
	deal := dealer(uint64(tables))
	ev := newEvent("Winter Cup, round 3")
	ev.NamesGiven = true
	for _, side := range []bridge.Side{bridge.NS, bridge.EW} {
		for i := range tables {
			ev.Pairs = append(ev.Pairs, event.Pair{
				Number:    strconv.Itoa(i + 1),
				Direction: side,
				Names:     namesOf(int(side)*tables + i),
			})
		}
	}
	for n := range boards {
		board := event.Board{Number: n + 1}
		for t := range tables {
			round := (n + t) % tables
			r := deal(n+1, t)
			r.Table, r.Round = int32(t+1), int32(round+1)
			r.NS, r.EW = int32(t), int32(tables+(t+round)%tables)
			board.Results = append(board.Results, r)
		}
		ev.Boards = append(ev.Boards, board)
	}
	return ev
}

// howell is an event in which every pair meets every other, with a number of
// boards a round. One list ranks them all.
func howell(pairs, boardsPerRound int) *event.Event {
	deal := dealer(uint64(pairs))
	ev := newEvent("Tuesday Pairs")
	ev.NamesGiven = true
	for i := range pairs {
		ev.Pairs = append(ev.Pairs, event.Pair{Number: strconv.Itoa(i + 1), Names: namesOf(i)})
	}
	rounds := pairs - 1
	ev.Boards = make([]event.Board, rounds*boardsPerRound)
	for n := range ev.Boards {
		ev.Boards[n].Number = n + 1
	}
	for round := range rounds {
		for table := range pairs / 2 {
			// One pair stays, the others go round in a circle.
			ns, ew := (round+table)%rounds, (round+rounds-table)%rounds
			if table == 0 {
				ew = pairs - 1
			}
			if (round+table)%2 == 1 {
				ns, ew = ew, ns
			}
			for i := range boardsPerRound { // all tables play the same boards at once
				board := &ev.Boards[round*boardsPerRound+i]
				r := deal(board.Number, table)
				r.Table, r.Round = int32(table+1), int32(round+1)
				r.NS, r.EW = int32(ns), int32(ew)
				board.Results = append(board.Results, r)
			}
		}
	}
	return ev
}

// dealer makes up results that look like bridge: the tables that play a board
// have one of a few contracts and about as many tricks.
func dealer(seed uint64) func(board, table int) event.Result {
	return func(board, table int) event.Result {
		deal := rand.New(rand.NewPCG(seed, uint64(board)))
		level, strain, seat := 2+deal.IntN(4), deal.IntN(5), deal.IntN(4)
		strength := level + 6 + deal.IntN(3) - 1
		play := rand.New(rand.NewPCG(uint64(board), uint64(table)))
		if play.IntN(40) == 0 {
			return played(board, "PASS", bridge.NoSeat, event.NoTricks, "")
		}
		contract := bridge.Contract{
			Level:  uint8(min(7, max(1, level+play.IntN(3)-1))),
			Strain: bridge.Strain((strain + play.IntN(2)*2) % 5),
		}
		if play.IntN(9) == 0 {
			contract.Doubling = bridge.Doubled
		}
		lead := bridge.Card{Suit: bridge.Strain(play.IntN(4)), Rank: uint8(2 + play.IntN(13))}
		declarer := bridge.North + bridge.Seat((seat+2*play.IntN(2))%4)
		tricks := min(13, strength+play.IntN(3)-1)
		return played(board, contract.String(), declarer, int8(tricks), lead.String())
	}
}

// scoresOnly leaves nothing but the scores.
func scoresOnly(ev *event.Event) *event.Event {
	for _, board := range ev.Boards {
		for i, r := range board.Results {
			board.Results[i] = event.Result{NS: r.NS, EW: r.EW, Score: r.Score, Tricks: event.NoTricks}
		}
	}
	return ev
}

// uneven makes what the club's movement spoils: boards that were not played at
// all tables, and artificial scores.
func uneven(ev *event.Event) *event.Event {
	set := func(board, result int, kind event.Kind, ns, ew event.Award) {
		r := &ev.Boards[board].Results[result]
		*r = event.Result{
			NS: r.NS, EW: r.EW, Table: r.Table, Round: r.Round,
			Kind: kind, Tricks: event.NoTricks, NSAward: ns, EWAward: ew,
		}
	}
	none := event.Award{}
	set(2, 1, event.NotPlayed, none, none)
	set(3, 0, event.NotPlayed, none, none)
	set(3, 4, event.NotPlayed, none, none)
	set(4, 2, event.Adjusted, event.AveragePlus, event.AverageMinus)
	set(6, 3, event.Adjusted, event.Award{Percent: 6000}, event.Award{Percent: 4000})
	set(7, 0, event.Adjusted, event.AveragePlus, event.AveragePlus)
	for i := range len(ev.Boards[9].Results) - 1 {
		set(9, i, event.NotPlayed, none, none)
	}
	return ev
}

// namesOf makes up the players of a pair.
func namesOf(i int) []string {
	first := []string{"Aada", "Bruno", "Cecilia", "Didrik", "Elsa", "Fredrik", "Greta", "Hugo", "Inka", "Joel", "Kerttu", "Lauri", "Minna", "Nils"}
	last := []string{"Sininen", "Amber", "Violet", "Punainen", "Crimson", "Indigo", "Keltainen", "Ochre", "Vihreä", "Sienna", "Turkoosi", "Umber", "Harmaa"}
	return []string{
		fmt.Sprintf("%s %s", first[i%len(first)], last[(3*i)%len(last)]),
		fmt.Sprintf("%s %s", first[(5*i+3)%len(first)], last[(i+4)%len(last)]),
	}
}

// sections is an event of two sections that both have pairs 1 to 4.
func sections() *event.Event {
	ev := howell(4, 1)
	for i := range ev.Pairs {
		ev.Pairs[i].Section = "A"
	}
	other := howell(4, 1)
	for i := range other.Pairs {
		other.Pairs[i].Section = "B"
		other.Pairs[i].Names = namesOf(4 + i)
	}
	first := int32(len(ev.Pairs))
	ev.Pairs = append(ev.Pairs, other.Pairs...)
	for i := range ev.Boards {
		for _, r := range other.Boards[i].Results {
			r.NS, r.EW = first+r.NS, first+r.EW
			ev.Boards[i].Results = append(ev.Boards[i].Results, r)
		}
	}
	return ev
}
