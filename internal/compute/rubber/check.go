package rubber

import (
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

func (s *scoring) fail(at event.Position, text, hint string) {
	s.problems.Add(event.Problem{At: at, Text: text, Hint: hint})
}

func (s *scoring) warn(at event.Position, text, hint string) {
	s.problems.Add(event.Problem{Severity: event.Warning, At: at, Text: text, Hint: hint})
}

// checkDeal finds what makes a deal impossible to score.
func (s *scoring) checkDeal(deal *event.Deal) {
	fail := func(text, hint string) { s.fail(deal.At, fmt.Sprintf("deal %d %s", deal.Number, text), hint) }
	if deal.Honours != 0 && s.rules == ChicagoAsDuplicate {
		fail("has honours, which do not count where deals are scored as duplicate boards", "leave them out, or choose the American way")
	}
	if deal.Kind == event.NotPlayed {
		return
	}
	onlyScore := s.rules == ChicagoAsDuplicate && deal.HasScore
	switch {
	case deal.Kind != event.Played:
		fail("has a ruling, which has no meaning where nothing is compared", "write what was played")
	case !deal.HasContract && !onlyScore:
		fail("has no contract", "write the contract, the declarer and the tricks")
	case !deal.HasContract || deal.Contract.IsPassedOut():
	case deal.Declarer == bridge.NoSeat:
		fail("has no declarer", "write N, E, S or W")
	case deal.Tricks < 0 || deal.Tricks > 13:
		fail("does not say how many tricks were won", "write the result, such as = or -1")
	}
}

// checkStated holds the scores that the sheet states against those of the
// contracts. They may be with honours and the bonus for the rubber, or without.
func (s *scoring) checkStated(r *Rubber) {
	for i := range r.Lines {
		deal := s.deal(&r.Lines[i])
		if !deal.HasScore || !deal.HasContract || deal.Kind == event.NotPlayed {
			continue
		}
		var honours, bonus Sides
		honours.give(deal.HonoursSide, int(deal.Honours))
		if r.Finished && i == len(r.Lines)-1 {
			for _, b := range r.Bonuses {
				bonus.give(b.Side, b.Points)
			}
		}
		net, stated := r.Lines[i].Below.Plus(r.Lines[i].Above).Net(), int(deal.Score)
		switch stated {
		case net, net - honours.Net(), net + bonus.Net(), net - honours.Net() + bonus.Net():
			continue
		}
		s.fail(deal.At, fmt.Sprintf("the sheet gives %+d for deal %d, but %s, %v vulnerable, comes to %+d", stated, deal.Number, outcome(deal), r.Lines[i].Vulnerable, net),
			"scores are from NS's side; correct the score, the contract or the dealer")
	}
}

// outcome writes what was played: "4H by S, 9 tricks".
func outcome(deal *event.Deal) string {
	if deal.Contract.IsPassedOut() {
		return "a deal that is passed out"
	}
	return fmt.Sprintf("%v by %v, %d tricks", deal.Contract, deal.Declarer, deal.Tricks)
}
