package pdf

import (
	"testing"

	"pgregory.net/rapid"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// testWriter draws a document without anything in it.
func testWriter(t testing.TB) *writer {
	t.Helper()
	w, err := words.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	doc := &table.Document{Words: w, Settings: settings.Default(), Title: "Tuesday Pairs"}
	writer, err := newWriter(doc, sheetFor(&doc.Settings))
	if err != nil {
		t.Fatal(err)
	}
	return writer
}

// testBlocks are blocks with so many rows each.
func testBlocks(w *writer, rows ...int) []*block {
	blocks := make([]*block, len(rows))
	for i, n := range rows {
		g := newGrid(w.paper, w.words, []table.Column{{Label: "Pair"}, {Label: "Score", Figures: true}})
		for j := range n {
			g.add([]table.Row{{Values: []table.Value{table.Text("A"), table.Whole(j)}}})
		}
		blocks[i] = &block{grid: g, heading: "Board"}
	}
	return blocks
}

// testFlow begins a page with blocks in columns.
func testFlow(w *writer, columns int, blocks []*block) *flow {
	f := w.newFlow(nil)
	f.columns = columns
	f.layout = blocks[0].grid.fit(8, f.width(), blockGutter, widestBlockGutter)
	return f
}

// TestExtent checks that as many pages are foreseen as are drawn, and that high
// rows take no more of them than low ones.
func TestExtent(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		w := testWriter(t)
		blocks := testBlocks(w, rapid.SliceOfN(rapid.IntRange(0, 90), 1, 25).Draw(r, "rows")...)
		f := testFlow(w, rapid.IntRange(1, 2).Draw(r, "columns"), blocks)
		f.start("Travellers", blocks)
		least := f.extentAt(f.layout.size*tightestRow, blocks)
		f.blocks(blocks)
		if f.columns == 1 && w.pages() != least.pages || w.pages() > least.pages {
			r.Errorf("%d pages are drawn, %d were foreseen", w.pages(), least.pages)
		}
	})
}

// TestFirstColumn checks that the columns of a last page are about equally long,
// and that a page in the midst of others is filled.
func TestFirstColumn(t *testing.T) {
	w := testWriter(t)
	for _, tt := range []struct {
		name string
		rows []int
		want int
	}{
		{"one", []int{5}, 1},
		{"an even number", []int{5, 5, 5, 5}, 2},
		{"an odd number", []int{5, 5, 5}, 2},
		{"a long one first", []int{20, 3, 3}, 1},
		{"a long one last", []int{3, 3, 20}, 3},
		{"more than a page", []int{40, 40, 40, 40, 40}, 5},
	} {
		blocks := testBlocks(w, tt.rows...)
		f := testFlow(w, 2, blocks)
		f.start("Travellers", blocks)
		if got := f.firstColumn(blocks); got != tt.want {
			t.Errorf("%s: %d in the first column, want %d", tt.name, got, tt.want)
		}
	}
}

// TestPartFollows checks that a part stands below another where it has room, and
// begins a page where it doesn't.
func TestPartFollows(t *testing.T) {
	for rows, want := range map[int]int{3: 1, 30: 1, 50: 2, 200: 4} {
		w := testWriter(t)
		w.addPage()
		part := &table.Part{Title: "Score sheet", Columns: []table.Column{{Label: "Deal", Shown: table.OnPage}}, Blocks: make([]table.Block, 1)}
		for range rows {
			part.Blocks[0].Rows = append(part.Blocks[0].Rows, table.Row{Values: []table.Value{table.Text("1")}})
		}
		const halfway = 300.0
		y := w.part(part, halfway, false)
		if w.pages() != want {
			t.Errorf("%d rows: %d pages, want %d", rows, w.pages(), want)
		}
		if isOne := want <= 2; isOne != (y > 0) {
			t.Errorf("%d rows: the page goes on at %v", rows, y)
		}
	}
}

// TestWidenGroups checks that a head above narrow columns is not shortened.
func TestWidenGroups(t *testing.T) {
	w := testWriter(t)
	for n := 1; n <= 3; n++ {
		g := newGrid(w.paper, w.words, []table.Column{
			{Label: "A"},
			{Label: "B", Group: "Opponents"},
			{Label: "C", Group: "Opponents"},
			{Label: "D", Group: "Opponents"},
		}[:n+1])
		g.add(nil)
		room := 0.0
		for _, c := range g.columns[1:] {
			room += c.width
		}
		if need := w.textWidth("Opponents", regular, headScale); room < need-1e-9 {
			t.Errorf("%d columns have room of %v em, the head needs %v", n, room, need)
		}
	}
}

// TestProblemsFollow checks that a few problems stand where there is room left,
// and others on a page of their own.
func TestProblemsFollow(t *testing.T) {
	for _, tt := range []struct {
		name     string
		y        float64
		problems int
		want     int // pages
	}{
		{"room", 300, 3, 1},
		{"too little room", 740, 3, 2},
		{"too many", 300, 20, 2},
		{"no room", 0, 1, 2},
		{"none", 0, 0, 1},
	} {
		w := testWriter(t)
		w.addPage()
		w.doc.Problems.Columns = []table.Column{{Key: "file"}, {Key: "text"}}
		for range tt.problems {
			row := table.Row{Values: []table.Value{table.Text("club.csv"), table.Text("fewer than 4 scores")}}
			w.doc.Problems.Rows = append(w.doc.Problems.Rows, row)
		}
		w.problems(room{tt.y, w.floor})
		if w.pages() != tt.want {
			t.Errorf("%s: %d pages, want %d", tt.name, w.pages(), tt.want)
		}
	}
}
