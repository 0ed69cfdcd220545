package notation

import (
	"testing"

	"bridgecalc/internal/event"
)

func TestReadAmount(t *testing.T) {
	in := func(thousandths int64, signed bool, unit event.Unit) Amount {
		return Amount{Thousandths: thousandths, Signed: signed, HasUnit: true, Unit: unit}
	}
	tests := []struct {
		text string
		want Amount
	}{
		{"2", Amount{Thousandths: 2000}},
		{"+2", Amount{Thousandths: 2000, Signed: true}},
		{"−0,5", Amount{Thousandths: -500, Signed: true}},
		{"1.125", Amount{Thousandths: 1125}},
		{"10½", Amount{Thousandths: 10500}},
		{"-½", Amount{Thousandths: -500, Signed: true}},
		{"-2 MP", in(-2000, true, event.InMatchpoints)},
		{"2 matchpoints", in(2000, false, event.InMatchpoints)},
		{"3 ottelupistettä", in(3000, false, event.InMatchpoints)},
		{"10 % of a top", in(10000, false, event.InTops)},
		{"10% top", in(10000, false, event.InTops)},
		{"10 % topista", in(10000, false, event.InTops)},
		{"25 % d'un top", in(25000, false, event.InTops)},
		{"2,5 % of the score", in(2500, false, event.InPercent)},
		{"3 IMPs", in(3000, false, event.InIMPs)},
		{"-0.25 VP", in(-250, true, event.InVP)},
	}
	for _, tt := range tests {
		if got, err := ReadAmount(tt.text); got != tt.want || err != nil {
			t.Errorf("ReadAmount(%q) = %+v, %v; want %+v", tt.text, got, err, tt.want)
		}
	}
	refused := map[string]error{
		"": errNumber, "x": errNumber, "--2": errNumber, "1.2345": errNumber, "1.2.3": errNumber, "12345678": errNumber, "2-3": errUnit,
		"2 points": errUnit, "1 top": errUnit, "10 %": errPercent, "10 % MP": errUnit,
	}
	for text, want := range refused {
		if got, err := ReadAmount(text); err != want {
			t.Errorf("ReadAmount(%q) = %+v, %v; want the error %v", text, got, err, want)
		}
	}
}

func TestReadPercent(t *testing.T) {
	for text, want := range map[string]int32{"2": 200, "2.5": 250, "−1,25 %": -125, "0": 0, "100%": 100_00} {
		if got, err := ReadPercent(text); got != want || err != nil {
			t.Errorf("ReadPercent(%q) = %d, %v; want %d", text, got, err, want)
		}
	}
	for _, text := range []string{"", "x", "1.125", "101", "2 VP", "2 % top", "%"} {
		if got, err := ReadPercent(text); err == nil {
			t.Errorf("ReadPercent(%q) = %d; want an error", text, got)
		}
	}
}

func TestReadYes(t *testing.T) {
	for text, want := range map[string]bool{"x": true, "Yes": true, "kyllä": true, "1": true, "": false, "ei": false, "0": false, "-": false} {
		if got, ok := ReadYes(text); got != want || !ok {
			t.Errorf("ReadYes(%q) = %t, %t; want %t", text, got, ok, want)
		}
	}
	if _, ok := ReadYes("perhaps"); ok {
		t.Error("perhaps is taken for a yes or no")
	}
}

func TestReadVersion(t *testing.T) {
	seen := make(map[uint8]string)
	for _, text := range []string{"A", "B", "Z", "1", "2", "99"} {
		version, ok := ReadVersion(text)
		if other := seen[version]; !ok || version == 0 || other != "" {
			t.Errorf("ReadVersion(%q) = %d, %t, which is also %q", text, version, ok, other)
		}
		seen[version] = text
	}
	for text, same := range map[string]string{"a": "A", " b ": "B", "02": "2", "1.0": "1"} {
		version, _ := ReadVersion(text)
		if seen[version] != same {
			t.Errorf("ReadVersion(%q) is not that of %q", text, same)
		}
	}
	for _, text := range []string{"", "-"} {
		if version, ok := ReadVersion(text); version != 0 || !ok {
			t.Errorf("ReadVersion(%q) = %d, %t", text, version, ok)
		}
	}
	for _, text := range []string{"0", "100", "AB", "1.3", "wrong"} {
		if version, ok := ReadVersion(text); ok {
			t.Errorf("ReadVersion(%q) = %d", text, version)
		}
	}
}

// FuzzReadAmount finds that an amount is what its digits say.
func FuzzReadAmount(f *testing.F) {
	for _, text := range []string{"2", "-2 MP", "10 % of a top", "1,125 VP", "10 %", "x"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		const most = 999_999_999
		a, err := ReadAmount(text)
		if a.Thousandths > most || a.Thousandths < -most || a.Thousandths < 0 && !a.Signed || err != nil && a.HasUnit {
			t.Errorf("ReadAmount(%q) = %+v, %v", text, a, err)
		}
	})
}
