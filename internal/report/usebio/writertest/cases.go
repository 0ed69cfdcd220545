package writertest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Case is a session to be written and read again.
type Case struct {
	Name     string
	Event    *event.Event
	Settings settings.Settings
}

// Mitchell are the results of a movement in which NS stay and EW move, as a text
// with one row per result. EW have the numbers of NS, or with an offset others.
type Mitchell struct {
	Section        string
	Tables, Rounds int // tables are odd in number
	PerRound       int // boards
	Offset         int
	Seed           uint64
	// Instead are contracts, by the number of the result from 0.
	Instead map[int]string
}

const columns = "Section,Round,Table,Board,NS,EW,Contract,By,Result,Lead\n"

// rows are the results.
func (m Mitchell) rows() string {
	var b strings.Builder
	random := rand.New(rand.NewPCG(m.Seed, 7))
	n := 0
	for round := range m.Rounds {
		for table := range m.Tables {
			for i := range m.PerRound {
				board := (table+round)%m.Tables*m.PerRound + i + 1
				ew := (table-round+m.Tables)%m.Tables + 1 + m.Offset
				fmt.Fprintf(&b, "%s,%d,%d,%d,%d,%d,", m.Section, round+1, table+1, board, table+1, ew)
				if text, ok := m.Instead[n]; ok {
					fmt.Fprintf(&b, "%s,,,\n", text)
				} else {
					contract := []string{"1NT", "2H", "2S", "3NT", "4S", "5DX", "3CXX", "6H"}[random.IntN(8)]
					fmt.Fprintf(&b, "%s,%c,%+d,%c%c\n", contract, "NESW"[random.IntN(4)], 5+random.IntN(8)-6-int(contract[0]-'0'), "SHDC"[random.IntN(4)], "AKQJT9"[random.IntN(6)])
				}
				n++
			}
		}
	}
	return b.String()
}

// Event reads the results of movements.
func Event(t testing.TB, names string, movements ...Mitchell) *event.Event {
	t.Helper()
	text := columns
	for _, m := range movements {
		text += m.rows()
	}
	path := Save(t, "club.csv", []byte(text))
	if names != "" {
		path = saveBeside(t, path, names)
	}
	ev, _ := Read(t, path)
	return ev
}

// penalised gives some of the pairs a penalty, a bonus, both, or a carry-over, and
// one of them a handicap in hundredths of a percent.
func penalised(ev *event.Event, unit event.Unit, handicap int32) *event.Event {
	ev.Adjustments = []event.Adjustment{
		{Entrant: 0, Amount: -500, Unit: unit},
		{Entrant: 2, Amount: 1125, Unit: unit},
		{Entrant: 5, Amount: -2000, Unit: unit},
		{Entrant: 5, Amount: 250, Unit: unit},
		{Entrant: 7, Amount: 3000, Unit: unit, CarryOver: true},
	}
	ev.Pairs[2].Handicap, ev.Pairs[4].Handicap = handicap, -handicap
	return ev
}

// HostileNames has signs that mean something in XML and PBN.
const HostileNames = `Pair,Direction,Name 1,Name 2
1,NS,"Ann <Alfa> & Co","Bob ""Ace"" Bravo"
2,NS,[Event],Dan]]>Delta
3,NS,Ääkkö Šimůnek,Юлия Ёлкина
4,NS,李明,"O'Neill \ Back"
5,NS,%escape,{brace
1,EW,"Xerxes, Jr.",&amp
2,EW,</PLAYER>,<!-- x -->
3,EW,a]b,c}d
4,EW,?,-
5,EW,É,ß
`

// Cases are sessions of each kind that both formats can hold.
func Cases(t testing.TB) []Case {
	by := func(scoring settings.Scoring) settings.Settings {
		st := settings.Default()
		st.Scoring = scoring
		return st
	}
	mp := by(settings.Matchpoints)
	narrow, one := mp, mp
	narrow.Scale, one.Winners = settings.Scale105, settings.OneWinner
	rulings := map[int]string{0: "60/40", 7: "A5050", 12: "NP", 15: "PASS", 21: "A+/A-", 30: "A-/A+", 33: "A+/A+", 38: "40/40", 41: "00/100", 44: "05/95"}
	mitchell := Mitchell{Tables: 5, Rounds: 5, PerRound: 2, Seed: 1, Instead: rulings}
	twoSections := []Mitchell{
		{Section: "A", Tables: 5, Rounds: 5, PerRound: 2, Seed: 2, Offset: 10, Instead: rulings},
		{Section: "B", Tables: 3, Rounds: 3, PerRound: 2, Seed: 3, Instead: map[int]string{3: "NP"}},
	}
	weighted := mitchell
	weighted.Instead = map[int]string{3: "60% 140 + 40% -100", 9: "66.67% 110; 33.33% -100", 14: "NS +140; EW -170", 20: "EW A- / NS 60% 2SN= + 40% 2SN-2"}
	sample := func(name string) *event.Event {
		ev, _ := Read(t, "../../../samples/"+name)
		return ev
	}
	withHands := Event(t, "", mitchell)
	withHands.Hands = Deals(1, 2, 9)
	return []Case{
		{"one winner", sample("howell.csv"), mp},
		{"two winners", sample("mitchell.csv"), mp},
		{"numbers overlap", Event(t, HostileNames, mitchell), mp},
		{"numbers do not overlap", Event(t, "", Mitchell{Tables: 5, Rounds: 4, PerRound: 3, Offset: 20, Seed: 5, Instead: rulings}), mp},
		{"one list of a Mitchell", Event(t, "", mitchell), one},
		{"1-0.5-0", Event(t, "", mitchell), narrow},
		{"sections", Event(t, "", twoSections...), mp},
		{"one section", Event(t, "", twoSections[0]), mp},
		{"butler", Event(t, "", mitchell), by(settings.Butler)},
		{"butler of the sample", sample("howell.csv"), by(settings.Butler)},
		{"cross-IMPs", Event(t, "", twoSections...), by(settings.CrossIMPs)},
		{"weighted and split", Event(t, "", weighted), mp},
		{"weighted in IMPs", Event(t, "", weighted), by(settings.CrossIMPs)},
		{"cards", withHands, mp},
		{"penalties and handicaps", penalised(Event(t, "", mitchell), event.InMatchpoints, 250), mp},
		{"penalties in IMPs", penalised(Event(t, "", twoSections...), event.InIMPs, 0), by(settings.CrossIMPs)},
		{"penalties of Bastille", penalised(Event(t, "", mitchell), event.InIMPs, 0), by(settings.Bastille)},
	}
}
