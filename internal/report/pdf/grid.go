package pdf

import (
	"strings"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
)

// grid is a table as text, measured.
type grid struct {
	paper   *paper
	words   *words.Words
	heads   []table.Column
	columns []column
	rows    []row
	grouped bool // some columns have a head above their labels
	placed  bool // the first column is a place
}

type column struct {
	label, group string
	figures      bool
	suits        bool // has contracts or cards
	elastic      bool // has names, which may take more room or less
	bars         bool
	// In em: what the widest cell or the head needs, and how much of the cells
	// stands before and behind the point where figures are aligned.
	width       float64
	whole, rest float64
}

type row struct {
	cells  []string
	remark string
	said   []remark // in their own cells
	winner bool
	tinted bool // as the winner's row
	shaded bool // every second one
	open   bool // it goes on in the next row
	total  bool
	bar    float64 // in hundredths; noBar without one
	own    int     // the column that is hatched; noColumn without one
}

// remark stands in the place of the cells from first to last.
type remark struct {
	first, last int
	text        string
}

const (
	noColumn = -1
	noBar    = -1
	barWidth = 5 // in em
)

// headScale is the size of heads in that of the cells.
const headScale = 0.9

func newGrid(p *paper, w *words.Words, columns []table.Column) *grid {
	g := &grid{
		paper: p, words: w, heads: columns, columns: make([]column, len(columns)),
		placed: len(columns) > 0 && columns[0].Key == "place",
	}
	for i, c := range columns {
		label := c.Label
		if c.Short != "" {
			label = c.Short
		}
		label = p.clean(label)
		g.columns[i] = column{
			label:   label,
			group:   p.clean(c.Group),
			figures: c.Figures,
			width:   p.textWidth(label, regular, headScale),
		}
		g.grouped = g.grouped || c.Group != ""
	}
	return g
}

// add appends rows.
func (g *grid) add(rows []table.Row) {
	for _, r := range rows {
		line := row{
			cells:  make([]string, len(r.Values)),
			remark: g.paper.clean(r.Remark),
			winner: r.Winner,
			tinted: r.Winner,
			shaded: len(g.rows)%2 == 1,
			total:  r.Total,
			bar:    noBar,
			own:    noColumn,
		}
		for i, value := range r.Values {
			switch v := value.(type) {
			case nil:
			case table.Bar:
				line.bar = v.Hundredths()
				g.columns[i].bars, g.columns[i].width = true, barWidth
			case table.Own:
				line.own = i
			case table.Remark:
				line.said = append(line.said, remark{i, table.Reach(g.heads, r.Values, i), g.paper.clean(string(v))})
			default:
				line.cells[i] = g.paper.clean(value.Text(g.words))
				g.columns[i].measure(g.paper.faces[line.style()], value, line.cells[i])
			}
		}
		g.rows = append(g.rows, line)
	}
	g.widenGroups()
	g.widenRemarks()
}

// widenGroups gives the columns below a common head the room that it needs.
func (g *grid) widenGroups() {
	for first := 0; first < len(g.columns); {
		last := g.groupEnd(first)
		g.widen(first, last, g.paper.textWidth(g.columns[first].group, regular, headScale))
		first = last + 1
	}
}

// widenRemarks gives the columns that remarks stand in the room that these need,
// but for the longest, which are shortened.
func (g *grid) widenRemarks() {
	const most = 16 // em
	for i := range g.rows {
		for _, said := range g.rows[i].said {
			g.widen(said.first, said.last, min(g.paper.textWidth(said.text, italic, 1), most))
		}
	}
}

// widen makes neighbouring columns so wide together, in em, if they are not.
func (g *grid) widen(first, last int, width float64) {
	for i := first; i <= last; i++ {
		width -= g.columns[i].width
	}
	for i := first; i <= last && width > 0; i++ {
		g.columns[i].width += width / float64(last-first+1)
	}
}

// groupEnd is the last of the neighbouring columns with the same head above.
func (g *grid) groupEnd(first int) int {
	last := first
	for last+1 < len(g.columns) && g.columns[last+1].group == g.columns[first].group {
		last++
	}
	return last
}

func (r *row) style() style {
	if r.winner || r.total {
		return bold
	}
	return regular
}

// measure widens the column for a cell.
func (c *column) measure(f *face, value table.Value, cell string) {
	switch value.(type) {
	case table.Names:
		c.elastic = true
	case table.Contract, table.Card:
		c.suits = true
	}
	before, after := "", cell
	if c.figures {
		before, after = cutFigure(cell)
	}
	c.whole = max(c.whole, f.width(before))
	c.rest = max(c.rest, f.width(after))
	c.width = max(c.width, c.whole+c.rest)
}

// align gives grids with the same columns the same widths.
func align(grids []*grid) {
	for _, g := range grids {
		for i := range g.columns {
			grids[0].columns[i].width = max(grids[0].columns[i].width, g.columns[i].width)
		}
	}
	for _, g := range grids {
		for i := range g.columns {
			g.columns[i].width = grids[0].columns[i].width
		}
	}
}

// cutFigure splits a figure where figures are aligned: behind its first whole
// number, as in "55|.42 %", "2|=", "1|/2." and "12|". What doesn't begin with
// one has nothing before.
func cutFigure(s string) (before, after string) {
	after = strings.TrimLeft(strings.TrimLeft(s, "−+"), "0123456789")
	return s[:len(s)-len(after)], after
}

// natural is the width of the grid when nothing is shortened.
func (g *grid) natural(size, gutter float64) float64 {
	width := gutter * float64(len(g.columns)-1)
	for i := range g.columns {
		width += g.columns[i].width*size + g.turn(i)*size
	}
	return width
}

// turn is the room, in em, to the left of a column of words that follows one of
// figures: there the two meet edge to edge.
func (g *grid) turn(i int) float64 {
	if i > 0 && g.columns[i-1].figures && !g.columns[i].figures {
		return 0.5
	}
	return 0
}
