package report_test

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/report"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// TestCardsAddUp checks that the boards of a card add up to the pair's total,
// and that this is the one in the ranking.
func TestCardsAddUp(t *testing.T) {
	one := settings.Default()
	one.Winners = settings.OneWinner
	for name, tt := range map[string]struct {
		event    *event.Event
		settings settings.Settings
	}{
		"small":           {small(), settings.Default()},
		"uneven Mitchell": {uneven(mitchell(9, 27)), settings.Default()},
		"one winner":      {uneven(mitchell(9, 27)), one},
		"uneven Howell":   {uneven(howell(12, 2)), settings.Default()},
		"sections":        {sections(), settings.Default()},
	} {
		w, err := words.Load("en")
		if err != nil {
			t.Fatal(err)
		}
		s := score(t, tt.event, tt.settings)
		doc := table.OfPairs(s, tt.settings, nil, w)
		totals := make(map[int]*big.Rat)
		for _, list := range s.Lists {
			for _, standing := range list.Standings {
				totals[standing.Pair] = standing.Score
			}
		}
		if len(doc.Cards.Cards) != len(totals) {
			t.Errorf("%s: %d cards for %d pairs", name, len(doc.Cards.Cards), len(totals))
		}
		for i := range doc.Cards.Cards {
			card := &doc.Cards.Cards[i]
			last := len(card.Rows) - 1
			sum := new(big.Rat)
			for _, row := range card.Rows[:last] {
				if points := pointsOf(doc.Cards.Columns, row); points != nil {
					sum.Add(sum, points)
				}
			}
			if total := totals[card.Pair]; sum.Cmp(total) != 0 || pointsOf(doc.Cards.Columns, card.Rows[last]).Cmp(total) != 0 {
				t.Errorf("%s: %s: boards give %v, the total is %v", name, card.Heading, sum, total)
			}
		}
	}
}

func pointsOf(columns []table.Column, row table.Row) *big.Rat {
	for i, c := range columns {
		if n, ok := row.Values[i].(table.Number); ok && c.Key == "own_points" {
			return n.Exact
		}
	}
	return nil
}

func TestWriteCards(t *testing.T) {
	ev := mitchell(3, 9)
	ev.Pairs[1].Number = "../2"
	ev.Pairs[2].Number = "2"
	in := settings.Default()
	results, err := report.OfPairs(score(t, ev, in), in, nil)
	if err != nil {
		t.Fatal(err)
	}
	cards, err := results.Cards()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for i, card := range cards {
		names = append(names, card.Name)
		pages := pageTexts(t, card.Data)
		if len(pages) != 1 {
			t.Errorf("%s: %d pages, want 1", card.Name, len(pages))
		}
		own := strings.Join(ev.Pairs[i].Names, " & ")
		if !strings.Contains(pages[0], "· "+own+"\n") || strings.Count(pages[0], "\nOpponents\n") != 1 {
			t.Errorf("%s is not the card of %s: %q", card.Name, own, pages[0])
		}
		if !report.IsOurs("card.pdf", card.Data) {
			t.Errorf("%s is not ours", card.Name)
		}
	}
	if want := []string{"NS-1", "NS-2", "NS-2-2", "EW-1", "EW-2", "EW-3"}; !slices.Equal(names, want) {
		t.Errorf("names %q, want %q", names, want)
	}
}

// TestCardOthers checks that a card whose boards don't give the whole total
// says so.
func TestCardOthers(t *testing.T) {
	in := settings.Default()
	s := score(t, mitchell(3, 9), in)
	standing := &s.Lists[0].Standings[0]
	standing.Score = new(big.Rat).Sub(standing.Score, big.NewRat(3, 2))
	w, err := words.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	doc := table.OfPairs(s, in, nil, w)
	for _, card := range doc.Cards.Cards {
		row := card.Rows[len(card.Rows)-2]
		want := ""
		if card.Pair == standing.Pair {
			want = "Sit-outs, penalties, handicap"
			if points := pointsOf(doc.Cards.Columns, row); points.Cmp(big.NewRat(-3, 2)) != 0 {
				t.Errorf("%s: %v points beside the boards, want -3/2", card.Heading, points)
			}
		}
		if row.Remark != want {
			t.Errorf("%s: the last row but one says %q, want %q", card.Heading, row.Remark, want)
		}
	}
}
