package deal

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

const sorted = "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"

func TestRead(t *testing.T) {
	tests := []struct{ text, want, problem string }{
		{sorted, sorted, ""},
		{"S:765.432.AKQJ.T98 432.AKQJ.T98.765 AKQJ.T98.765.432 T98.765.432.AKQJ", sorted, ""},
		{" w: 432.akqj.1098.765  jqka.89T.567.234  T98.765.432.AKQJ 765.432.AKQJ.T98 ", sorted, ""},
		{
			"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
			"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432", "",
		},
		{"", "", "does not begin with the seat of the first hand, as N: does"},
		{"AKQJ.T98.765.432", "", "does not begin with the seat of the first hand, as N: does"},
		{"NE:AKQJ.T98.765.432", "", "does not begin with the seat of the first hand, as N: does"},
		{":AKQJ.T98.765.432", "", "does not begin with the seat of the first hand, as N: does"},
		{"N:AKQJ.T98.765.432 - -", "", "has 3 hands instead of 4"},
		{"N:AKQJ.T98.765.432 - - -", "", "does not give E's cards as four suits"},
		{strings.Replace(sorted, "765.432 ", "765.43 ", 1), "", "gives N 12 cards instead of 13"},
		{strings.Replace(sorted, "AKQJ", "AKQ1", 1), "", `has a card "1"`},
		{strings.Replace(sorted, "432.AKQJ.T98.765", "A32.KQJ4.T98.765", 1), "", "has ♠A twice"},
	}
	for _, tt := range tests {
		got, err := Read(tt.text)
		problem := ""
		if err != nil {
			problem = err.Error()
		}
		if got != tt.want || problem != tt.problem {
			t.Errorf("Read(%q) = %q, %q; want %q, %q", tt.text, got, problem, tt.want, tt.problem)
		}
	}
}

// TestAnyDeal says that every deal is read, from whichever hand it begins.
func TestAnyDeal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cards := make([]int, 52)
		for i := range cards {
			cards[i] = i
		}
		var hands [4]string
		for i, card := range rapid.Permutation(cards).Draw(t, "cards") {
			var bySuit [4]string
			if i%13 == 0 {
				hands[i/13] = "..."
			}
			copy(bySuit[:], strings.Split(hands[i/13], "."))
			bySuit[card/13] += ranks[card%13 : card%13+1]
			hands[i/13] = strings.Join(bySuit[:], ".")
		}
		want, err := Of(hands)
		if err != nil {
			t.Fatal(err)
		}
		first := rapid.IntRange(0, 3).Draw(t, "first")
		text := seats[first:first+1] + ":" + strings.Join(append(append([]string{}, hands[first:]...), hands[:first]...), " ")
		if got, err := Read(text); got != want || err != nil {
			t.Errorf("Read(%q) = %q, %v; want %q", text, got, err, want)
		}
		if again, err := Read(want); again != want || err != nil {
			t.Errorf("Read(%q) = %q, %v", want, again, err)
		}
	})
}

func FuzzRead(f *testing.F) {
	f.Add(sorted)
	f.Add("E:.A76.KQT54.KJ987 AKT84.532.A986.T J76.QJ98.7.AQ532 Q9532.KT4.J32.64")
	f.Add("N:- - - -")
	f.Fuzz(func(t *testing.T, text string) {
		got, err := Read(text)
		if err != nil {
			return
		}
		if again, err := Read(got); again != got || err != nil {
			t.Errorf("%q is read as %q, and that as %q, %v", text, got, again, err)
		}
	})
}
