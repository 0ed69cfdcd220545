package sheetgen

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// builder makes an event from a truth.
type builder struct {
	truth *Truth
	event event.Event
	pairs map[ID]int32
	teams map[string]int32
}

// eventOf returns the event that is read from a sheet without faults.
func eventOf(t *Truth) *event.Event {
	b := &builder{truth: t, pairs: map[ID]int32{}, teams: map[string]int32{}}
	switch t.Kind {
	case League:
		b.event.Kind = event.MatchList
		b.addMatches()
	case Teams:
		b.event.Kind = event.Teams
		b.addMatches()
		b.addPlayers()
	default:
		b.event.Individual = t.Kind == Individual
		b.addBoards()
	}
	return &b.event
}

// pair returns the index of a pair or player.
func (b *builder) pair(id ID) int32 {
	if i, ok := b.pairs[id]; ok {
		return i
	}
	p := event.Pair{Section: id.Section, Number: strconv.Itoa(id.Number), Direction: id.Side}
	if i := slices.IndexFunc(b.truth.Entrants, func(e Entrant) bool { return e.ID == id }); i >= 0 {
		p.Names = b.truth.Entrants[i].Names
	}
	b.pairs[id] = int32(len(b.event.Pairs))
	b.event.Pairs = append(b.event.Pairs, p)
	return b.pairs[id]
}

// team returns the index of a team.
func (b *builder) team(name string) int32 {
	if name == "" {
		return event.NoTeam
	}
	if i, ok := b.teams[name]; ok {
		return i
	}
	b.teams[name] = int32(len(b.event.Teams))
	b.event.Teams = append(b.event.Teams, event.Team{Name: name})
	return b.teams[name]
}

// result returns a result without its pairs.
func (b *builder) result(x *Result) event.Result {
	return event.Result{
		Kind: x.Kind, HasContract: b.truth.HasContracts && x.Kind == event.Played, Contract: x.Contract, Declarer: x.Declarer,
		Tricks: int8(x.Tricks), Score: int32(x.Score),
		NSAward: event.Award{Percent: int32(100 * x.NSPercent)}, EWAward: event.Award{Percent: int32(100 * x.EWPercent)},
	}
}

func (b *builder) addBoards() {
	boards := map[int]int{}
	for i := range b.truth.Results {
		x := &b.truth.Results[i]
		n, ok := boards[x.Board]
		if !ok {
			n = len(b.event.Boards)
			boards[x.Board] = n
			b.event.Boards = append(b.event.Boards, event.Board{Number: x.Board})
		}
		r := b.result(x)
		r.NS, r.EW = b.pair(x.NS), b.pair(x.EW)
		if b.truth.Kind == Individual {
			r.South, r.West = b.pair(x.South), b.pair(x.West)
		}
		b.event.Boards[n].Results = append(b.event.Boards[n].Results, r)
	}
}

func (b *builder) addMatches() {
	for i, m := range b.truth.League.Matches {
		out := event.Match{
			Round: int32(m.Round), Home: b.team(m.Home), Away: b.team(m.Away), HasIMPs: true, HasVP: true,
			NotPlayed: m.Pending, HomeIMPs: event.WholeIMPs(m.HomeIMPs), AwayIMPs: event.WholeIMPs(m.AwayIMPs), HomeVP: int32(m.HomeVP), AwayVP: int32(m.AwayVP),
		}
		for j := range b.truth.Results {
			x := &b.truth.Results[j]
			if x.Match != i {
				continue
			}
			r := event.TableResult{Room: x.Room, Board: int32(x.Board), Result: b.result(x)}
			r.NS, r.EW = b.team(m.sideTeam(x.Room, bridge.NS)), b.team(m.sideTeam(x.Room, bridge.EW))
			out.Results = append(out.Results, r)
		}
		b.event.Matches = append(b.event.Matches, out)
	}
}

func (b *builder) addPlayers() {
	for i := range b.event.Teams {
		if p := b.truth.League.Players; len(p) >= 4*i+4 {
			b.event.Teams[i].Players = p[4*i : 4*i+4]
		}
	}
}

// TestCompareRight checks that the event of a truth is right.
func TestCompareRight(t *testing.T) {
	forEachSheet(t, func(t *testing.T, s *Sheet) {
		if v, why := Compare(&s.Truth, eventOf(&s.Truth), nil); v != Right {
			t.Errorf("%v: %s", v, why)
		}
	})
}

// TestCompareChanged checks that a change in an event is noticed.
func TestCompareChanged(t *testing.T) {
	changes := map[string]struct {
		kinds  []Kind
		want   Verdict
		change func(ev *event.Event) bool
	}{
		"a score": {[]Kind{Pairs, Individual}, Wrong, func(ev *event.Event) bool {
			x := &ev.Boards[0].Results[0]
			x.Score += 10
			return x.Kind == event.Played
		}},
		"the pairs": {[]Kind{Pairs, Individual}, Wrong, func(ev *event.Event) bool {
			x := &ev.Boards[0].Results[0]
			x.NS, x.EW = x.EW, x.NS
			return ev.Pairs[x.NS].Number != ev.Pairs[x.EW].Number
		}},
		"a result missing": {[]Kind{Pairs, Individual}, Wrong, func(ev *event.Event) bool {
			missing := ev.Boards[0].Results[0]
			ev.Boards[0].Results = ev.Boards[0].Results[1:]
			return missing.Kind != event.NotPlayed
		}},
		"a contract": {[]Kind{Pairs, Individual}, Partial, func(ev *event.Event) bool {
			x := &ev.Boards[0].Results[0]
			x.Contract.Level = x.Contract.Level%7 + 1
			return x.HasContract && x.Declarer != bridge.NoSeat
		}},
		"a name": {[]Kind{Pairs}, Names, func(ev *event.Event) bool {
			p := &ev.Pairs[ev.Boards[0].Results[0].NS]
			had := len(p.Names) > 0
			p.Names = []string{"Nobody Else"}
			return had
		}},
		"the matches": {[]Kind{League}, Wrong, func(ev *event.Event) bool {
			ev.Matches = ev.Matches[1:]
			return true
		}},
		"the rooms": {[]Kind{Teams}, Wrong, func(ev *event.Event) bool {
			x := &ev.Matches[0].Results[0]
			x.NS, x.EW = x.EW, x.NS
			return true
		}},
	}
	for name, c := range changes {
		for _, kind := range c.kinds {
			for i := range uint64(40) {
				s := Draw(rand.New(rand.NewPCG(i, 5)), kind)
				ev := eventOf(&s.Truth)
				if !c.change(ev) {
					continue
				}
				if v, why := Compare(&s.Truth, ev, nil); v != c.want {
					t.Errorf("%s, %v %d: %v, want %v (%s)", name, kind, i, v, c.want, why)
				}
			}
		}
	}
}

// TestCompareRefused checks that an error is a refusal, and that its text is given.
func TestCompareRefused(t *testing.T) {
	s := Draw(rand.New(rand.NewPCG(1, 1)), Pairs)
	problems := event.Problems{{Severity: event.Warning, Text: "look"}, {Text: "no"}}
	if v, why := Compare(&s.Truth, eventOf(&s.Truth), problems); v != Refused || why != "no" {
		t.Errorf("%v: %s", v, why)
	}
	if v, _ := Compare(&s.Truth, nil, nil); v != Refused {
		t.Errorf("no event is %v", v)
	}
}

// TestCompareDeleted checks that a deleted cell must be reported.
func TestCompareDeleted(t *testing.T) {
	found := 0
	for i := uint64(0); found < 20; i++ {
		s := Draw(rand.New(rand.NewPCG(i, 9)), Damaged)
		x := &s.Truth.Results[s.Truth.Damage]
		if !s.Truth.Deleted || x.Kind != event.Played {
			continue
		}
		found++
		ev := eventOf(&s.Truth)
		setNotPlayed(ev, x.Board, s.Truth.Damage, &s.Truth)
		if v, _ := Compare(&s.Truth, ev, nil); v != Wrong {
			t.Errorf("%d: %v without a report, want wrong", i, v)
		}
		report := event.Problems{{Severity: event.Warning, At: s.Truth.Place, Text: "the score is missing"}}
		if v, why := Compare(&s.Truth, ev, report); v != Right {
			t.Errorf("%d: %v with a report, want right: %s", i, v, why)
		}
		report[0] = event.Problem{Severity: event.Warning, Text: fmt.Sprintf("board %d has no result", x.Board)}
		if v, why := Compare(&s.Truth, ev, report); v != Right {
			t.Errorf("%d: %v with a report about the board, want right: %s", i, v, why)
		}
	}
}

// setNotPlayed makes a result one of a board that was not played.
func setNotPlayed(ev *event.Event, board, index int, t *Truth) {
	n := 0
	for i := range t.Results[:index] {
		if t.Results[i].Board == board {
			n++
		}
	}
	for b := range ev.Boards {
		if ev.Boards[b].Number == board {
			ev.Boards[b].Results[n].Kind = event.NotPlayed
		}
	}
}
