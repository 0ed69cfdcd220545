package rubber

import (
	"testing"

	"pgregory.net/rapid"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// anyEvent draws deals; every few of them other partners sit down.
func anyEvent(t *rapid.T) *event.Event {
	ev := &event.Event{Kind: event.DealsInOrder}
	names := []string{"Ada", "Bo", "Cy", "Di"}
	for i := range rapid.IntRange(1, 24).Draw(t, "deals") {
		if i%chukkerDeals == 0 {
			names = rapid.Permutation(names).Draw(t, "names")
		}
		deal := event.Deal{
			Number: int32(i + 1), HasContract: true, NS: names[:2], EW: names[2:],
			Contract: bridge.Contract{
				Level:    uint8(rapid.IntRange(0, 7).Draw(t, "level")),
				Strain:   bridge.Strain(rapid.IntRange(0, 4).Draw(t, "strain")),
				Doubling: bridge.Doubling(rapid.IntRange(0, 2).Draw(t, "doubling")),
			},
			Declarer: bridge.Seat(rapid.IntRange(1, 4).Draw(t, "declarer")),
			Tricks:   int8(rapid.IntRange(0, 13).Draw(t, "tricks")),
		}
		if rapid.IntRange(0, 9).Draw(t, "not played") == 0 {
			deal.Kind = event.NotPlayed
		}
		ev.Deals = append(ev.Deals, deal)
	}
	ev.Deals[0].Dealer = bridge.Seat(rapid.IntRange(1, 4).Draw(t, "dealer"))
	return ev
}

// TestTotalsBalance has what one side wins lost by the other, whatever the game:
// the players' totals come to nothing together, and every line is in a total.
func TestTotalsBalance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := anyEvent(t)
		rules := rapid.SampledFrom([]Rules{ChicagoAsDuplicate, RubberBridge}).Draw(t, "rules")
		s, problems := Score(ev, rules)
		if s == nil {
			t.Fatal(problems)
		}
		net := 0
		for _, p := range s.Players {
			net += p.Net
		}
		if net != 0 {
			t.Errorf("the players have %d together", net)
		}
		var sum Sides
		deal := 0
		for _, r := range s.Rubbers {
			for _, l := range r.Lines {
				if l.Deal != deal {
					t.Errorf("deal %d comes after %d", l.Deal, deal)
				}
				deal++
				sum = sum.Plus(l.Below).Plus(l.Above)
			}
			for _, b := range r.Bonuses {
				sum.give(b.Side, b.Points)
			}
		}
		if sum != s.Total || deal != len(ev.Deals) {
			t.Errorf("lines of %d deals come to %+v, in all %+v", deal, sum, s.Total)
		}
	})
}

// TestAsDuplicate holds every deal against Law 77.
func TestAsDuplicate(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := anyEvent(t)
		s, problems := Score(ev, ChicagoAsDuplicate)
		if s == nil {
			t.Fatal(problems)
		}
		for _, r := range s.Rubbers {
			for _, l := range r.Lines {
				deal := &ev.Deals[l.Deal]
				want := 0
				if deal.Kind == event.Played {
					want = deal.Contract.Score(int(deal.Tricks), l.Vulnerable.Of(deal.Declarer.Side()))
				}
				if deal.Declarer.Side() == bridge.EW {
					want = -want
				}
				if got := l.Below.Net() + l.Above.Net(); got != want {
					t.Errorf("%v by %v, %d tricks, %v: %d, want %d", deal.Contract, deal.Declarer, deal.Tricks, l.Vulnerable, got, want)
				}
			}
		}
	})
}

// TestTurningTheTableMirrors has everybody move a place: what NS had, EW have.
func TestTurningTheTableMirrors(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := anyEvent(t)
		rules := rapid.SampledFrom([]Rules{ChicagoAsDuplicate, ChicagoAmerican, RubberBridge}).Draw(t, "rules")
		for i := range ev.Deals {
			ev.Deals[i].NS, ev.Deals[i].EW = nil, nil
		}
		before, _ := Score(ev, rules)
		for i := range ev.Deals {
			deal := &ev.Deals[i]
			deal.Declarer, deal.Dealer = deal.Declarer.Next(), deal.Dealer.Next()
		}
		after, _ := Score(ev, rules)
		turned := Sides{NS: before.Total.EW, EW: before.Total.NS}
		if after.Total != turned {
			t.Errorf("%+v became %+v", before.Total, after.Total)
		}
	})
}

// TestGamesAreWonOnce holds the state of the sheet: nobody has a game in the
// trick scores that are left, nor three games.
func TestGamesAreWonOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ev := anyEvent(t)
		s, _ := Score(ev, RubberBridge)
		for _, r := range s.Rubbers {
			for i, l := range r.Lines {
				if max(l.Partscore.NS, l.Partscore.EW) >= gameScore || max(l.Games.NS, l.Games.EW) > 2 {
					t.Errorf("%+v", l)
				}
				if over := max(l.Games.NS, l.Games.EW) == 2; over != (r.Finished && i == len(r.Lines)-1) {
					t.Errorf("line %d: %+v, finished %v", i, l, r.Finished)
				}
			}
		}
	})
}

func BenchmarkRubber(b *testing.B) {
	texts := make([]string, 0, 10_000)
	for i := range cap(texts) {
		texts = append(texts, []string{"2S N 8", "1NT E 7", "4H S 9", "3NT W 9", "6C N 12"}[i%5])
	}
	ev := dealsOf(b, texts...)
	b.ReportAllocs()
	for b.Loop() {
		score(b, ev, RubberBridge)
	}
}
