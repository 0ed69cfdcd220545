package pdf

import (
	"testing"

	"bridgecalc/internal/report/table"
)

func TestCutFigure(t *testing.T) {
	tests := []struct{ in, before, after string }{
		{"55.42 %", "55", ".42 %"},
		{"55,4 %", "55", ",4 %"},
		{"−2", "−2", ""},
		{"+1.50", "+1", ".50"},
		{"2=", "2", "="},
		{"1/2.", "1", "/2."},
		{"12", "12", ""},
		{"A1", "", "A1"},
		{"–", "", "–"},
		{"", "", ""},
	}
	for _, tt := range tests {
		if before, after := cutFigure(tt.in); before != tt.before || after != tt.after {
			t.Errorf("cutFigure(%q) = %q, %q, want %q, %q", tt.in, before, after, tt.before, tt.after)
		}
	}
}

func TestFit(t *testing.T) {
	g := &grid{columns: []column{
		{width: 2},
		{width: 10, elastic: true},
		{width: 5},
	}}
	const size, gutter, widestGutter = 10, 5, 8
	tests := []struct {
		name       string
		width      float64
		wantWidths []float64
		wantX      []float64
	}{
		{"as it is", 180, []float64{20, 100, 50}, []float64{0, 25, 130}},
		{"more room goes to the gutters", 184, []float64{20, 100, 50}, []float64{0, 27, 134}},
		{"and then to the names", 200, []float64{20, 114, 50}, []float64{0, 28, 150}},
		{"less room comes off the widest", 150, []float64{20, 70, 50}, []float64{0, 25, 100}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			l := g.fit(size, tt.width, gutter, widestGutter)
			if l.width != tt.width {
				t.Errorf("width = %v, want %v", l.width, tt.width)
			}
			for i := range g.columns {
				if l.widths[i] != tt.wantWidths[i] || l.x[i] != tt.wantX[i] {
					t.Errorf("column %d at %v, %v wide; want at %v, %v wide",
						i, l.x[i], l.widths[i], tt.wantX[i], tt.wantWidths[i])
				}
			}
		})
	}
}

func TestSqueezeEnds(t *testing.T) {
	widths := []float64{20, 30}
	squeeze(widths, 1000)
	for _, w := range widths {
		if w < 11 {
			t.Errorf("squeezed to %v, which has no room for anything", w)
		}
	}
}

func TestPlayersBelow(t *testing.T) {
	columns := []table.Column{{Key: "place"}, {Key: "id"}, {Key: "players"}, {Key: "score"}}
	row := func(values ...table.Value) table.Row { return table.Row{Values: values} }
	teams := table.Table{Columns: columns, Rows: []table.Row{
		row(table.Whole(1), table.Text("Owls"), table.Text("Aada, Bruno"), table.Whole(30)),
		row(table.Whole(2), table.Text("Foxes"), nil, table.Whole(20)),
	}}
	got := playersBelow(teams)
	if len(got.Columns) != 3 || len(got.Rows) != 4 || got.Rows[1].Remark != "Aada, Bruno" || got.Rows[3].Remark != "" {
		t.Errorf("got %+v", got)
	}
	pairs := teams.Without("players")
	if got := playersBelow(pairs); len(got.Rows) != len(pairs.Rows) {
		t.Errorf("%d rows without players, want %d", len(got.Rows), len(pairs.Rows))
	}
}
