package table

import "testing"

func TestInSection(t *testing.T) {
	for _, tt := range []struct{ section, number, want string }{
		{"A", "1", "A1"},
		{"A", "A1", "A1"},
		{"B", "12", "B12"},
		{"2", "4", "2:4"},
		{"1", "12", "1:12"},
		{"Lohko 2", "4", "Lohko 2:4"},
	} {
		if got := inSection(tt.section, tt.number); got != tt.want {
			t.Errorf("pair %s of section %s is %q, want %q", tt.number, tt.section, got, tt.want)
		}
	}
}
