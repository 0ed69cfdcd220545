package notation

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
)

// percent is an artificial score of so much and no more.
func percent(n int32) event.Award { return event.Award{Percent: n * 100} }

func TestReadArtificial(t *testing.T) {
	type awards struct{ NS, EW event.Award }
	plus, even, minus := event.AveragePlus, event.Average, event.AverageMinus
	tests := []struct {
		text string
		want awards
	}{
		{"A", awards{even, even}},
		{"a", awards{even, even}},
		{"A=", awards{even, even}},
		{"av=", awards{even, even}},
		{"AVE", awards{even, even}},
		{"Avg", awards{even, even}},
		{"Average", awards{even, even}},
		{"keskitulos", awards{even, even}},
		{"A==", awards{even, even}},
		{"A=/A=", awards{even, even}},
		{"A+-", awards{plus, minus}},
		{"A-+", awards{minus, plus}},
		{"A++", awards{plus, plus}},
		{"A--", awards{minus, minus}},
		{"A+=", awards{plus, even}},
		{"A+/-", awards{plus, minus}},
		{"A+/A-", awards{plus, minus}},
		{"A+ / A−", awards{plus, minus}},
		{"A+ A-", awards{plus, minus}},
		{"A-, A+", awards{minus, plus}},
		{"A+/A+", awards{plus, plus}},
		{"A/A+", awards{even, plus}},
		{"A+/A", awards{plus, even}},
		{"A/A-", awards{even, minus}},
		{"A/A", awards{even, even}},
		{"AVE+/AVE-", awards{plus, minus}},
		{"Av+/av-", awards{plus, minus}},
		{"AVG-/AVG-", awards{minus, minus}},
		{"A5050", awards{percent(50), percent(50)}},
		{"A6040", awards{percent(60), percent(40)}},
		{"a 60 40", awards{percent(60), percent(40)}},
		{"60/40", awards{percent(60), percent(40)}},
		{"60 / 40", awards{percent(60), percent(40)}},
		{"40%-60%", awards{percent(40), percent(60)}},
		{"40-60", awards{percent(40), percent(60)}},
		{"40%–60%", awards{percent(40), percent(60)}},
		{"A60/40", awards{percent(60), percent(40)}},
		{"A60-40", awards{percent(60), percent(40)}},
		{"45/30", awards{percent(45), percent(30)}},
		{"60/60", awards{percent(60), percent(60)}},
		{"100/0", awards{percent(100), percent(0)}},
		{"0%/100%", awards{percent(0), percent(100)}},
		{"62.5/37.5", awards{event.Award{Percent: 6250}, event.Award{Percent: 3750}}},
		{"A+/60", awards{plus, percent(60)}},
		{"60 / A+", awards{percent(60), plus}},
		{"A/60%", awards{even, percent(60)}},
		{"37.5%/A-", awards{event.Award{Percent: 3750}, minus}},
		{"A+ / NP", awards{plus, event.NoAward}},
		{"NS A+ / EW NP", awards{plus, event.NoAward}},
		{"EW A- / NS not played", awards{event.NoAward, minus}},
		{"NS 60% / EW 60%", awards{percent(60), percent(60)}},
		{"40% EW, 60% NS", awards{percent(60), percent(40)}},
		{"NS 60, EW 40", awards{percent(60), percent(40)}},
		{"60-40 TL", awards{percent(60), percent(40)}},
		{"60/60 TL", awards{percent(60), percent(60)}},
	}
	for _, tt := range tests {
		ns, ew, ok, err := ReadArtificial(tt.text)
		if diff := cmp.Diff(tt.want, awards{ns, ew}); diff != "" || !ok || err != nil {
			t.Errorf("ReadArtificial(%q): %t, %v\n%s", tt.text, ok, err, diff)
		}
	}
}

func TestReadArtificialRefuses(t *testing.T) {
	const whichSide = "does not say which side gets it (write NS first: A+/A-, A+/A+ or 60/40)"
	refused := map[string]string{
		"A+": whichSide, "A-": whichSide, "AVE+": whichSide, "Av-": whichSide, "avg +": whichSide,
		"110/0": "gives more than 100 %", "0/110": "gives more than 100 %", "200%-50%": "gives more than 100 %",
	}
	for text, want := range refused {
		if _, _, ok, err := ReadArtificial(text); !ok || err == nil || err.Error() != want {
			t.Errorf("ReadArtificial(%q): %t, %v; want the error %q", text, ok, err, want)
		}
	}
	for _, text := range []string{
		"", "3-4", "1-2", "1/2", "9-10", "10-9", "60", "60%", "A60", "A604", "A60400", "A*", "B6040", "A+B-", "A+/B", "A+-+", "AA++",
		"NS -100 / EW -90", "NS −50, EW −50", "NS 100 / EW 90", "NS 50 / EW 60%", "NS 60% / EW 100", "NP/NP", "NS NP / EW NP", "A/12", "A/60",
		"1000/0", "-60/40", "60/40/0", "6.0/4.0", "2026-03-04", "4H", "PASS", "620", "Anna", "A1", "AS",
	} {
		if ns, ew, ok, err := ReadArtificial(text); ok || err != nil {
			t.Errorf("ReadArtificial(%q) = %v, %v, %v; want it to be something else", text, ns, ew, err)
		}
	}
}

func TestReadAward(t *testing.T) {
	tests := []struct {
		text string
		want event.Award
	}{
		{"A+", event.AveragePlus},
		{"a+", event.AveragePlus},
		{"AVE+", event.AveragePlus},
		{"Av +", event.AveragePlus},
		{"A", event.Average},
		{"A=", event.Average},
		{"avg", event.Average},
		{"A-", event.AverageMinus},
		{"A−", event.AverageMinus},
		{"AVE–", event.AverageMinus},
		{"60%", percent(60)},
		{"60 %", percent(60)},
		{"0%", percent(0)},
		{"100%", percent(100)},
	}
	for _, tt := range tests {
		if got, ok := ReadAward(tt.text); got != tt.want || !ok {
			t.Errorf("ReadAward(%q) = %+v, %t; want %+v", tt.text, got, ok, tt.want)
		}
	}
	for _, text := range []string{"", "60", "620", "-50", "A+/A-", "A6040", "60/40", "101%", "-5%", "%", "x%", "A+%", "+60%", "6.5%"} {
		if got, ok := ReadAward(text); ok {
			t.Errorf("ReadAward(%q) = %+v; want it refused", text, got)
		}
	}
}

// TestAveragesCutShort reads averages that are cut short with a dot.
func TestAveragesCutShort(t *testing.T) {
	for _, text := range []string{"av.", "Ave.", "Gem."} {
		if award, ok := ReadAward(text); !ok || award.Percent != 5000 {
			t.Errorf("%q is %v, %t, want 50 %%", text, award, ok)
		}
		if remark, err := ReadRemark(text); err != nil || !remark.Artificial {
			t.Errorf("%q is no artificial score: %v", text, err)
		}
	}
}
