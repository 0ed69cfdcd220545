package notation

import (
	"testing"
	"unique"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// sameRuling compares the rulings of cells.
var sameRuling = cmpopts.EquateComparable(unique.Handle[Ruling]{})

func scored(weight, score int32) Component { return Component{Weight: weight * 100, Score: score} }

func given(components ...Component) (a Assigned) {
	copy(a.Components[:], components)
	return a
}

func TestReadRuling(t *testing.T) {
	spades := func(weight int32, declarer bridge.Seat, relative int8) Component {
		return Component{
			Weight: weight * 100, Form: AsContract, Contract: bridge.Contract{Level: 4, Strain: bridge.Spades},
			Declarer: declarer, Relative: relative,
		}
	}
	result := func(weight int32, relative int8) Component {
		return Component{Weight: weight * 100, Form: AsResult, Relative: relative}
	}
	both := func(components ...Component) Ruling {
		return Ruling{NS: given(components...), EW: given(components...)}
	}
	tests := []struct {
		text string
		want Ruling
	}{
		{"60% 4S= + 40% 4S-1", both(spades(60, bridge.NoSeat, 0), spades(40, bridge.NoSeat, -1))},
		{"60%4S=+40%4S-1", both(spades(60, bridge.NoSeat, 0), spades(40, bridge.NoSeat, -1))},
		{"60% 4S+1 + 40% 4S=", both(spades(60, bridge.NoSeat, 1), spades(40, bridge.NoSeat, 0))},
		{"60 % N4♠= & 40 % 4SW−1", both(spades(60, bridge.North, 0), spades(40, bridge.West, -1))},
		{"60% +620 / 40% -100", both(scored(60, 620), scored(40, -100))},
		{"60% 620, 40% -100", both(scored(60, 620), scored(40, -100))},
		{"60% 620,40% -100", both(scored(60, 620), scored(40, -100))},
		{"50% 1 430 | 30% 680 | 20% 0", both(scored(50, 1430), scored(30, 680), scored(20, 0))},
		{"50% = / 50% -1", both(result(50, 0), result(50, -1))},
		{"100% 4S=", both(spades(100, bridge.NoSeat, 0))},
		{"50% PASS + 50% -50", both(scored(50, 0), scored(50, -50))},
		{"NS 620 / EW -100", Ruling{NS: given(scored(100, 620)), EW: given(scored(100, 100)), Split: true}},
		{"EW: -100; NS: +620", Ruling{NS: given(scored(100, 620)), EW: given(scored(100, 100)), Split: true}},
		{"N-S 620, E-W 60% -620 + 40% 100", Ruling{NS: given(scored(100, 620)), EW: given(scored(60, 620), scored(40, -100)), Split: true}},
		{"NS 4S= / ÖV A-", Ruling{NS: given(spades(100, bridge.NoSeat, 0)), EW: Assigned{Award: event.AverageMinus}, Split: true}},
		{"33,33% 620 + 66,67% -100", both(Component{Weight: 3333, Score: 620}, Component{Weight: 6667, Score: -100})},
	}
	for _, tt := range tests {
		got, err := English.ReadContract(tt.text)
		if err != nil || got.Kind != Weighted {
			t.Errorf("ReadContract(%q): kind %d, %v", tt.text, got.Kind, err)
			continue
		}
		if diff := cmp.Diff(tt.want, got.Ruling.Value()); diff != "" {
			t.Errorf("ReadContract(%q): %s", tt.text, diff)
		}
		if again, _ := English.ReadContract(tt.text); again != got {
			t.Errorf("%q is another ruling when it is read again", tt.text)
		}
		if outcome, err := ReadOutcome(tt.text); err != nil || outcome.Form != WeightedResult {
			t.Errorf("ReadOutcome(%q) = %+v, %v", tt.text, outcome, err)
		}
		if remark, err := ReadRemark(tt.text); err != nil || !remark.Weighted {
			t.Errorf("ReadRemark(%q) = %+v, %v", tt.text, remark, err)
		}
	}
}

func TestReadRulingRefuses(t *testing.T) {
	const vague = "is not understood"
	tests := map[string]string{
		"60% 4S= + 30% 4S-1":                        "has weights that add up to 90 %, not to 100 %",
		"60% 4S= + 50% 4S-1":                        "has weights that add up to 110 %, not to 100 %",
		"33.3% 4S= + 66.6% 4S-1":                    "has weights that add up to 99.9 %, not to 100 %",
		"33.33% 4S= + 33.33% 4S-1":                  "has weights that add up to 66.66 %, not to 100 %",
		"NS 50% 620 / EW -620":                      "has weights that add up to 50 %, not to 100 %",
		"60% 4S + 40% 4S-1":                         vague, // no result
		"60% 4S10 + 40% 4S-1":                       vague, // tricks or overtricks
		"60% 10 + 40% 9":                            vague,
		"60% + 40% -100":                            vague,
		"60% 8H= + 40% 4S-1":                        vague,
		"100% 4S= + 0% 4S-1":                        vague,
		"50% A+ + 50% 620":                          vague,
		"NS 4S / EW 4S-1":                           vague,
		"10% 0,10% 0,10% 0,10% 0,10% 0,10% 0,40% 0": vague, // more than anybody rules
	}
	for text, want := range tests {
		got, err := English.ReadContract(text)
		if err == nil || err.Error() != want || !IsRulingError(err) || got != (Cell{}) {
			t.Errorf("ReadContract(%q) = %+v, %v; want the error %q", text, got, err, want)
		}
	}
	for _, text := range []string{"60%", "NS", "NS 620", "NS/EW", "60%-40%", "60/40", "4S=", "620"} {
		if got, err := English.ReadContract(text); got.Kind == Weighted || IsRulingError(err) {
			t.Errorf("ReadContract(%q) is taken for a ruling: %v", text, err)
		}
	}
}

// TestReadRulingAwards finds that artificial scores of both sides are what they are
// in any other spelling.
func TestReadRulingAwards(t *testing.T) {
	for _, text := range []string{"NS A+ / EW A-", "EW: A-, NS: A+"} {
		want := Cell{Kind: Artificial, NS: event.AveragePlus, EW: event.AverageMinus}
		if got, err := English.ReadContract(text); got != want || err != nil {
			t.Errorf("ReadContract(%q) = %+v, %v", text, got, err)
		}
	}
}

// checkRuling holds a ruling to what can be.
func checkRuling(t *testing.T, text string, r Ruling) {
	t.Helper()
	for _, side := range []Assigned{r.NS, r.EW} {
		checkAward(t, text, side.Award)
		sum := int32(0)
		for _, c := range side.Components {
			sum += c.Weight
			if c.Weight < 0 || c.Relative < -13 || c.Relative > 13 || c.Declarer > bridge.West {
				t.Errorf("%q has the component %+v", text, c)
			}
		}
		if sum != 0 && sum != whole {
			t.Errorf("%q has weights of %d", text, sum)
		}
	}
}
