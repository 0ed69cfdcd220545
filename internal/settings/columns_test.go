package settings

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestColumns(t *testing.T) {
	tests := []struct {
		key, value string
		want       []ColumnField
		written    string
	}{
		{"columns", "C=contract, D=by, f = Result", []ColumnField{
			{Letter: "C", Field: "contract"}, {Letter: "D", Field: "declarer"}, {Letter: "F", Field: "result"},
		}, "C=contract, D=declarer, F=result"},
		{"columns", "Results!C=NS; 'Round 1'!AB=\"EW score\"; G=ignore", []ColumnField{
			{Sheet: "Results", Letter: "C", Field: "ns.pair"}, {Sheet: "Round 1", Letter: "AB", Field: "ew.score"}, {Letter: "G", Field: "ignore"},
		}, "Results!C=ns.pair, 'Round 1'!AB=ew.score, G=ignore"},
		{"columns", "A=Bricka, B=Pöytä, C=points for NS, D=Sija", []ColumnField{
			{Letter: "A", Field: "board"}, {Letter: "B", Field: "table"}, {Letter: "C", Field: "ns.points"}, {Letter: "D", Field: "rank"},
		}, "A=board, B=table, C=ns.points, D=rank"},
		{"headings", `"Melding"=contract, “Spf”=declarer, X=ignore`, []ColumnField{
			{Heading: "Melding", Field: "contract"}, {Heading: "Spf", Field: "declarer"}, {Heading: "X", Field: "ignore"},
		}, `"Melding"=contract, "Spf"=declarer, "X"=ignore`},
		{"headings", `"=, +"=result; Par nr=pair; Players' cards=ignore`, []ColumnField{
			{Heading: "=, +", Field: "result"}, {Heading: "Par nr", Field: "pair"}, {Heading: "Players' cards", Field: "ignore"},
		}, `"=, +"=result, "Par nr"=pair, "Players' cards"=ignore`},
		{"columns", "", nil, ""},
	}
	for _, tt := range tests {
		var s Settings
		if err := s.Set(tt.key, tt.value); err != nil {
			t.Error(err)
			continue
		}
		got := s.Columns
		if tt.key == "headings" {
			got = s.Headings
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%s %q: %s", tt.key, tt.value, diff)
		}
		k, _ := Find(tt.key)
		if written := k.Written(s); written != tt.written {
			t.Errorf("%s %q is written %q, want %q", tt.key, tt.value, written, tt.written)
		}
		again := Settings{}
		if err := again.Set(tt.key, k.Written(s)); err != nil || !cmp.Equal(s, again) {
			t.Errorf("%s %q is not read back: %v", tt.key, k.Written(s), err)
		}
	}
}

func TestColumnsRefused(t *testing.T) {
	const columns, headings = ": write letters of columns with what they hold: C=contract, D=declarer, F=ignore; for one sheet only: Results!C=contract",
		`: write headings with what they mean: "Melding"=contract, "Spf"=declarer, "X"=ignore`
	tests := []struct{ key, value, want string }{
		{"columns", "C=contarct", `columns "C=contarct"` + columns + "; did you mean contract?"},
		{"columns", "A=board, C=declrer", `columns "A=board, C=declrer"` + columns + "; did you mean dealer or declarer?"},
		{"columns", "C=frog", `columns "C=frog"` + columns},
		{"columns", "C", `columns "C"` + columns},
		{"columns", "3=contract", `columns "3=contract"` + columns},
		{"columns", "C=contract, C=result", `columns "C=contract, C=result"` + columns},
		{"columns", "!C=contract", `columns "!C=contract"` + columns},
		{"headings", `"Melding=contract`, `headings "\"Melding=contract"` + headings},
		{"headings", `=contract`, `headings "=contract"` + headings},
		{"headings", `Spf=declarer, " spf"=result`, `headings "Spf=declarer, \" spf\"=result"` + headings},
	}
	for _, tt := range tests {
		var s Settings
		if err := s.Set(tt.key, tt.value); err == nil || err.Error() != tt.want {
			t.Errorf("%s %q: %v, want %s", tt.key, tt.value, err, tt.want)
		}
	}
}

func TestColumnIndex(t *testing.T) {
	for letter, want := range map[string]int{"A": 0, "Z": 25, "AA": 26, "AB": 27} {
		if got := (&ColumnField{Letter: letter}).Index(); got != want {
			t.Errorf("%s: %d", letter, got)
		}
	}
}
