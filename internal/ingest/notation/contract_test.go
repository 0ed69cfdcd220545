package notation

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// bid is the cell of a contract, written as bridge.ParseContract reads it.
func bid(t testing.TB, contract string, declarer bridge.Seat, outcome Outcome) Cell {
	t.Helper()
	c, err := bridge.ParseContract(contract)
	if err != nil {
		t.Fatal(err)
	}
	return Cell{Kind: Bid, Contract: c, Declarer: declarer, Outcome: outcome}
}

// over is a result relative to the contract.
func over(n int) Outcome { return Outcome{Form: Relative, N: n} }

// number is a result without a sign.
func number(n int) Outcome { return Outcome{Form: Number, N: n} }

func TestReadContractSpellings(t *testing.T) {
	tests := map[string][]string{ // the contract, and how it is written
		"4H":   {"4H", "4h", "4 H", " 4  h ", "4♥", "4♡", "4♥\uFE0F", "4\u00A0H", "'4H", "4 Hearts", "4 heart", "4 hertta", "4HERTTA"},
		"1C":   {"1C", "1♣", "1♧", "1 club", "1 Clubs", "1 risti"},
		"2D":   {"2D", "2♦", "2♢", "2 Diamonds", "2 diamond", "2 ruutu"},
		"7S":   {"7S", "7♠", "7♤", "7 Spades", "7 spade", "7 pata"},
		"3NT":  {"3NT", "3N", "3 NT", "3nt", "3 n", "3 SA", "3SA", "3ST", "3 Sang", "3 sangi", "3 Notrump", "3 No Trumps"},
		"4HX":  {"4HX", "4Hx", "4 H x", "4♥x", "4H*", "4♥×", "4 hertta x", "4 Hearts X"},
		"4HXX": {"4HXX", "4Hxx", "4 H XX", "4H x x", "4H**", "4♥××"},
		"1CXX": {"1 C xx", "1♣**"},
		"1NTX": {"1NTX", "1Nx", "1 SA x", "1 sang *"},
		"2SXX": {"2♠xx", "2 pata xx"},
	}
	for want, spellings := range tests {
		for _, text := range spellings {
			got, err := English.ReadContract(text)
			if diff := cmp.Diff(bid(t, want, bridge.NoSeat, Outcome{}), got, sameRuling); diff != "" || err != nil {
				t.Errorf("English.ReadContract(%q): %v\n%s", text, err, diff)
			}
		}
	}
}

func TestReadContractWithMore(t *testing.T) {
	tests := []struct {
		text     string
		contract string
		declarer bridge.Seat
		outcome  Outcome
	}{
		{"S3NT+2", "3NT", bridge.South, over(2)},
		{"N 4♥ +1", "4H", bridge.North, over(1)},
		{"W5Hx-1", "5HX", bridge.West, over(-1)},
		{"E 1 NT =", "1NT", bridge.East, over(0)},
		{"North 2 Spades", "2S", bridge.North, Outcome{}},
		{"etelä 3 sangi =", "3NT", bridge.South, over(0)},
		{"pohjoinen 4 pata x", "4SX", bridge.North, Outcome{}},
		{"itä 2♦", "2D", bridge.East, Outcome{}},
		{"Länsi 2♦", "2D", bridge.West, Outcome{}},
		{"3NW+2", "3NT", bridge.West, over(2)},
		{"3NTW=", "3NT", bridge.West, over(0)},
		{"4HEx-3", "4HX", bridge.East, over(-3)},
		{"4HxE-3", "4HX", bridge.East, over(-3)},
		{"4HS", "4H", bridge.South, Outcome{}},
		{"1NS", "1NT", bridge.South, Outcome{}},
		{"1NN", "1NT", bridge.North, Outcome{}},
		{"2SS", "2S", bridge.South, Outcome{}},
		{"2SW", "2S", bridge.West, Outcome{}},
		{"4H South", "4H", bridge.South, Outcome{}},
		{"2 S E −1", "2S", bridge.East, over(-1)},
		{"3SAS", "3NT", bridge.South, Outcome{}},
		{"4H=", "4H", bridge.NoSeat, over(0)},
		{"3H+4", "3H", bridge.NoSeat, over(4)},
		{"4DX+1", "4DX", bridge.NoSeat, over(1)},
		{"2SX–6", "2SX", bridge.NoSeat, over(-6)},
		{"4H -", "4H", bridge.NoSeat, Outcome{}},
		{"4S 10", "4S", bridge.NoSeat, number(10)},
		{"4H*N 9", "4HX", bridge.North, number(9)},
	}
	for _, tt := range tests {
		got, err := English.ReadContract(tt.text)
		if diff := cmp.Diff(bid(t, tt.contract, tt.declarer, tt.outcome), got, sameRuling); diff != "" || err != nil {
			t.Errorf("English.ReadContract(%q): %v\n%s", tt.text, err, diff)
		}
	}
}

// TestReadEveryContract writes every contract in the ways that systems do.
func TestDoubledBehindPlural(t *testing.T) {
	for text, want := range map[string]bridge.Doubling{"3 carreau x": bridge.Doubled, "S 3 carreau x -1": bridge.Doubled, "3 carreaux": bridge.Undoubled, "3 carreaux x": bridge.Doubled} {
		if cell, ok := ReadAnyContract(text); !ok || cell.Contract.Doubling != want {
			t.Errorf("%q: %v, want doubling %v", text, cell.Contract, want)
		}
	}
}

func TestReadEveryContract(t *testing.T) {
	strains := map[bridge.Strain][]string{
		bridge.Clubs: {"C", "♣", " Clubs "}, bridge.Diamonds: {"D", "♦", " ruutu "}, bridge.Hearts: {"H", "♥", " h "},
		bridge.Spades: {"S", "♠", " pata "}, bridge.NoTrump: {"NT", "N", " sang "},
	}
	doublings := map[bridge.Doubling][]string{
		bridge.Undoubled: {""}, bridge.Doubled: {"X", " x", "*"}, bridge.Redoubled: {"XX", " xx", "**"},
	}
	seats := []bridge.Seat{bridge.NoSeat, bridge.North, bridge.East, bridge.South, bridge.West}
	for level := uint8(1); level <= 7; level++ {
		for strain, words := range strains {
			for doubling, signs := range doublings {
				for _, seat := range seats {
					want := Cell{Kind: Bid, Contract: bridge.Contract{Level: level, Strain: strain, Doubling: doubling}, Declarer: seat, Outcome: over(-1)}
					for i := range max(len(words), len(signs)) {
						word, sign := words[i%len(words)], signs[i%len(signs)]
						for _, text := range []string{
							fmt.Sprintf("%v %d%s%s -1", seat, level, word, sign),
							fmt.Sprintf("%d%s%s %v -1", level, word, sign, seat),
							fmt.Sprintf("%d%s%v%s−1", level, word, seat, sign),
						} {
							if got, err := English.ReadContract(text); got != want || err != nil {
								t.Errorf("English.ReadContract(%q) = %+v, %v", text, got, err)
							}
						}
					}
				}
			}
		}
	}
}

func TestReadContractKinds(t *testing.T) {
	tests := map[CellKind][]string{
		Blank: {"", " ", "-", "--", "–", "—"},
		Pass: {
			"PASS", "pass", "P", "p", "AP", "All pass", "Passout", "Passed out", "P.O.", "PO", "passi", "4 passia", "4 passi",
		},
		NotPlayed: {"NP", "np", "Not played", "No play", "ei pelattu", "niet gespeeld", "nicht gespielt", "no jugado"},
		Ruled:     {"ADJ", "adjusted", "arb", "Artificial"},
	}
	for want, spellings := range tests {
		for _, text := range spellings {
			got, err := English.ReadContract(text)
			if diff := cmp.Diff(Cell{Kind: want}, got, sameRuling); diff != "" || err != nil {
				t.Errorf("English.ReadContract(%q): %v\n%s", text, err, diff)
			}
		}
	}
	want := Cell{Kind: Artificial, NS: event.AveragePlus, EW: event.AverageMinus}
	if got, err := English.ReadContract("A+/A-"); got != want || err != nil {
		t.Errorf(`English.ReadContract("A+/A-") = %+v, %v`, got, err)
	}
}

func TestReadContractRefuses(t *testing.T) {
	for _, text := range []string{
		"8H", "0NT", "0", "9C", "H4", "NT3", "4", "10", "44", "4X", "4XX", "4T", "4Z", "4K", "4R",
		"4HXXX", "4H***", "4HX*", "4HXNX", "N4HN", "4HNE", "4H14", "4H+14", "4H+", "4H+x", "4H1.5", "4H50/50", "4HA+",
		"X", "XX", "+", "?", "x4H", "-1", "N", "NS", "N-S", "4H by", "4H by 9", "4H/N/S", "4,5H", "1-2", "3-4", "5 pass", "passs",
		"4H\x00", "４H", "4H 4H", "♥", "♠4", "4♥♥",
	} {
		if got, err := English.ReadContract(text); err == nil {
			t.Errorf("English.ReadContract(%q) = %+v, want an error", text, got)
		} else if got.Kind == Bid {
			t.Errorf("English.ReadContract(%q) gives a contract beside its error", text)
		}
	}
}

func FuzzReadContract(f *testing.F) {
	for _, text := range []string{
		"4H", "4♥x", "3 SA", "S3NT+2", "N 4♥ +1", "4HEx-3", "3NTW=", "4H*", "4H 10", "PASS", "4 passia", "ei pelattu",
		"60% 4S= + 40% 4S-1", "33,33 % +620 / 66,67 % -100", "NS 620 / EW A-", "EW: 50% 4HX+1, 50% PASS; NS: 4HE-2", "60% 4S=", "NS / EW",
		"A+/A-", "60/40", "A6040", "ADJ", "8H", "4X", "0NT", "4HXXX", "4H14", "3-4", "110/0", "1\u00A0C xx", "'4H", "\xff4H",
		"6 h rdbl N -1", "3NT by S making 9", "four spades x, 1 off", "4 heart S", "4♠ E bez dwóch", "61,8 % - 38,2 %", "3SA N gemaakt",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		cell, err := English.ReadContract(text)
		if err != nil {
			return
		}
		checkAward(t, text, cell.NS)
		checkAward(t, text, cell.EW)
		if cell.Kind == Weighted {
			checkRuling(t, text, cell.Ruling.Value())
		}
		if cell.Kind != Bid {
			if cell.Contract != bridge.PassedOut || cell.Declarer != bridge.NoSeat || cell.Outcome.Form != NoOutcome {
				t.Errorf("English.ReadContract(%q) = %+v", text, cell)
			}
			return
		}
		c := cell.Contract
		if c.Level < 1 || c.Level > 7 || c.Strain > bridge.NoTrump || c.Doubling > bridge.Redoubled || cell.Declarer > bridge.West {
			t.Fatalf("English.ReadContract(%q) = %+v", text, cell)
		}
		checkOutcome(t, text, cell.Outcome)
		if cell.Outcome.Form == Adjusted {
			t.Errorf("English.ReadContract(%q) is a contract with an artificial score", text)
		}
		again, err := English.ReadContract(c.String())
		if want := (Cell{Kind: Bid, Contract: c}); again != want || err != nil {
			t.Errorf("English.ReadContract(%q) = %+v, %v; want %v", c, again, err, c)
		}
		again, err = English.ReadContract(cell.Declarer.String() + c.String())
		if want := (Cell{Kind: Bid, Contract: c, Declarer: cell.Declarer}); again != want || err != nil {
			t.Errorf("%v with its declarer is read as %+v, %v", c, again, err)
		}
	})
}

// checkAward holds an artificial score to what a pair can get.
func checkAward(t *testing.T, text string, a event.Award) {
	t.Helper()
	if a.Percent < 0 || a.Percent > 100_00 || a.Rule > event.AtMost {
		t.Errorf("%q gives %+v", text, a)
	}
}

// checkOutcome holds a result to what thirteen tricks allow.
func checkOutcome(t *testing.T, text string, o Outcome) {
	t.Helper()
	checkAward(t, text, o.NS)
	checkAward(t, text, o.EW)
	switch {
	case o.N < -13 || o.N > 13, o.Form == Number && o.N < 0, o.Form > WeightedResult:
		t.Errorf("%q gives %+v", text, o)
	case o.Form != Adjusted && (o.NS != event.Award{} || o.EW != event.Award{}):
		t.Errorf("%q gives awards: %+v", text, o)
	case (o.Form == NoOutcome || o.Form == Adjusted) && o.N != 0:
		t.Errorf("%q gives a number: %+v", text, o)
	}
}
