package writertest

import (
	"errors"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Small is a session of two tables with something of everything, for the golden
// files.
func Small(t testing.TB) (*compute.Session, settings.Settings) {
	t.Helper()
	path := Save(t, "club.csv", []byte(`Section,Round,Table,Board,NS,EW,Contract,By,Tricks,Lead
A,1,1,1,1,2,3NT,N,9,SQ
A,1,1,2,1,2,PASS,,,
A,1,1,3,1,2,4SX,W,8,HT
A,1,1,4,1,2,NP,,,
A,1,2,1,3,4,3NT,N,8,
A,1,2,2,3,4,1C,E,7,D2
A,1,2,3,3,4,60/40,,,
A,1,3,4,5,6,2H,S,8,
A,1,3,1,5,6,2H,N,9,
`))
	ev, _ := Read(t, saveBeside(t, path, `Pair,Name 1,Name 2
1,Ann Alfa,"Bob ""Ace"" Bravo"
2,Cyd & Co,Dan <Delta>
3,Юлия Ёлкина,Šimůnek
4,Eve; Fay,
5,Gil,Hal
6,Ida,Jon
`))
	ev.Hands = Deals(1)
	ev.Byes = []event.Bye{{Pair: 3, Board: 4}}
	ev.Adjustments = []event.Adjustment{{Entrant: 0, Amount: -500}}
	st := settings.Default()
	st.Scoring = settings.Matchpoints
	st.SitOut = settings.SitOut{Counts: true, Percent: 6000}
	st.Organiser, st.Place = "Owl & Club", "Village Hall"
	return Score(t, ev, st), st
}

// Individual is one of four players who change partners.
func Individual(t testing.TB) *compute.Session {
	t.Helper()
	ev := &event.Event{Kind: event.Pairs, Title: "Individual", Individual: true, NamesGiven: true}
	for i := range 8 {
		ev.Pairs = append(ev.Pairs, event.Pair{Number: fmt.Sprint(i + 1), Names: []string{fmt.Sprintf("Player %c", 'A'+i)}})
	}
	contract, err := bridge.ParseContract("2S")
	if err != nil {
		t.Fatal(err)
	}
	for b := range int32(3) {
		board := event.Board{Number: int(b) + 1}
		for table := range int32(2) {
			seat := func(i int32) int32 { return 4*table + (b+i)%4 }
			board.Results = append(board.Results, event.Result{
				NS: seat(0), South: seat(1), EW: seat(2), West: seat(3), HasContract: true, Contract: contract,
				Declarer: bridge.South, Tricks: 8, Score: 110 + 30*table,
			})
		}
		ev.Boards = append(ev.Boards, board)
	}
	return Score(t, ev, settings.Default())
}

// Hostile is a session whose texts may be anything.
func Hostile(t *rapid.T, score func(*event.Event, settings.Settings) *compute.Session) (*compute.Session, settings.Settings, string) {
	text := rapid.OneOf(
		rapid.String(),
		rapid.SampledFrom([]string{"", "#", "##", "?", "-", "%", "\n\n[Board \"1\"]", "\\", `\"`, "{", "}", ";", "]]>", "<!--", "&#0;", "\xff\xfe", "\r", "\u2028"}),
		rapid.StringN(0, 300, 1000),
		rapid.StringMatching(`["\\\[\]{};%<>&#\n -]{0,30}`),
	)
	ev := &event.Event{Kind: event.Pairs, Title: "x"}
	section := text.Draw(t, "section")
	for i := range 4 {
		ev.Pairs = append(ev.Pairs, event.Pair{Section: section, Number: fmt.Sprint(i + 1), Names: rapid.SliceOfN(text, 0, 3).Draw(t, "names")})
	}
	ev.Boards = []event.Board{{Number: 1, Results: []event.Result{
		{NS: 0, EW: 1, Score: 50, Tricks: event.NoTricks}, {NS: 2, EW: 3, Score: -50, Tricks: event.NoTricks},
	}}}
	ev.Hands = Deals(1)
	ev.Hands[0].Optimum = text.Draw(t, "optimum")
	st := settings.Default()
	st.Scoring = settings.Matchpoints
	st.Place, st.Organiser = text.Draw(t, "place"), text.Draw(t, "organiser")
	return score(ev, st), st, text.Draw(t, "title")
}

// Large is 36 boards, each with 1,000 results.
func Large(t testing.TB) (*compute.Session, settings.Settings) {
	t.Helper()
	const tables = 1000
	ev := &event.Event{Kind: event.Pairs, Title: "Large"}
	for i := range 2 * tables {
		ev.Pairs = append(ev.Pairs, event.Pair{Number: fmt.Sprint(i + 1), Names: []string{fmt.Sprintf("Ann Alfa %d", i), fmt.Sprintf("Bob Bravo %d", i)}})
	}
	contract, err := bridge.ParseContract("3NT")
	if err != nil {
		t.Fatal(err)
	}
	for number := 1; number <= 36; number++ {
		board := event.Board{Number: number}
		for table := range tables {
			tricks := 7 + (table+number)%6
			board.Results = append(board.Results, event.Result{
				NS: int32(table), EW: int32(tables + (table+number)%tables), Table: int32(table + 1), Round: int32(number),
				HasContract: true, Contract: contract, Declarer: bridge.North, Lead: bridge.Card{Suit: bridge.Spades, Rank: 12}, Tricks: int8(tricks),
				Score: int32(30*tricks + 130),
			})
		}
		ev.Boards = append(ev.Boards, board)
	}
	return Score(t, ev, settings.Default()), settings.Default()
}

// Anything is a session of one or two movements with any results, scored.
func Anything(t *rapid.T, folder testing.TB) (*compute.Session, settings.Settings) {
	var movements []Mitchell
	for _, section := range rapid.SampledFrom([][]string{{""}, {"A"}, {"A", "B"}}).Draw(t, "sections") {
		tables := rapid.SampledFrom([]int{3, 5, 7}).Draw(t, "tables")
		movements = append(movements, Mitchell{
			Section: section, Tables: tables, Rounds: rapid.IntRange(2, tables).Draw(t, "rounds"), PerRound: rapid.IntRange(1, 3).Draw(t, "boards"),
			Offset: rapid.SampledFrom([]int{0, 20}).Draw(t, "offset"), Seed: rapid.Uint64().Draw(t, "seed"),
			Instead: rapid.MapOfN(rapid.IntRange(0, 60), rapid.SampledFrom([]string{
				"PASS", "NP", "A+/A-", "A-/A+", "A+/A+", "A-/A-", "60/40", "A5050", "45/55", "100/00", "60% 140 + 40% -100", "NS +140; EW -170",
			}), 0, 12).Draw(t, "instead"),
		})
	}
	st := settings.Default()
	st.Scoring = rapid.SampledFrom([]settings.Scoring{settings.Matchpoints, settings.Butler, settings.CrossIMPs}).Draw(t, "scoring")
	s, err := compute.Score(folder.Context(), Event(folder, "", movements...), st)
	if errors.Is(err, compute.ErrNothingToCompare) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return s, st
}
