package rubber

import (
	"fmt"
	"strings"
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// dealsOf makes an event of deals as a score sheet has them: "4S N 10" with the
// declarer and the tricks, "PASS", or "-" for a deal that was not played; behind
// it, if at all, honours "NS 100", the dealer "dealer E", or the score "= 420".
func dealsOf(t testing.TB, texts ...string) *event.Event {
	t.Helper()
	ev := &event.Event{Kind: event.DealsInOrder}
	for i, text := range texts {
		deal := event.Deal{Number: int32(i + 1), Tricks: event.NoTricks, At: event.Position{File: "sheet.csv", Row: i + 2}}
		words := strings.Fields(text)
		take := func() string {
			word := words[0]
			words = words[1:]
			return word
		}
		switch first := take(); first {
		case "-":
			deal.Kind = event.NotPlayed
		case "score":
		default:
			deal.HasContract = true
			contract, err := bridge.ParseContract(first)
			if err != nil {
				t.Fatal(err)
			}
			if deal.Contract = contract; !contract.IsPassedOut() {
				deal.Declarer = seat(take())
				fmt.Sscan(take(), &deal.Tricks)
			}
		}
		for len(words) > 0 {
			switch word := take(); word {
			case "NS", "EW":
				deal.HonoursSide = map[string]bridge.Side{"NS": bridge.NS, "EW": bridge.EW}[word]
				fmt.Sscan(take(), &deal.Honours)
			case "dealer":
				deal.Dealer = seat(take())
			case "=":
				deal.HasScore = true
				fmt.Sscan(take(), &deal.Score)
			default:
				t.Fatalf("%q in %q", word, text)
			}
		}
		ev.Deals = append(ev.Deals, deal)
	}
	return ev
}

func seat(letter string) bridge.Seat {
	return map[string]bridge.Seat{"N": bridge.North, "E": bridge.East, "S": bridge.South, "W": bridge.West}[letter]
}

// seatPlayers names who sat at the table from a deal on: North and South, East
// and West.
func seatPlayers(ev *event.Event, from int, n, s, e, w string) {
	for i := from; i < len(ev.Deals); i++ {
		ev.Deals[i].NS, ev.Deals[i].EW = []string{n, s}, []string{e, w}
	}
}

// score scores an event that has no errors.
func score(t testing.TB, ev *event.Event, rules Rules) *Session {
	t.Helper()
	session, problems := Score(ev, rules)
	if session == nil {
		t.Fatal(problems)
	}
	return session
}

// sheet writes the lines of all rubbers: dealer, vulnerability, and for each
// side what it got below and above the line, its partscore and games.
func sheet(s *Session) []string {
	var lines []string
	for _, r := range s.Rubbers {
		for _, l := range r.Lines {
			lines = append(lines, fmt.Sprintf("%v %v: %d+%d, %d+%d; part %d, %d; games %d, %d",
				l.Dealer, l.Vulnerable, l.Below.NS, l.Above.NS, l.Below.EW, l.Above.EW, l.Partscore.NS, l.Partscore.EW, l.Games.NS, l.Games.EW))
		}
		for _, b := range r.Bonuses {
			lines = append(lines, fmt.Sprintf("%v gets %d", b.Side, b.Points))
		}
		lines = append(lines, fmt.Sprintf("total %d, %d", r.Total.NS, r.Total.EW))
	}
	return lines
}
