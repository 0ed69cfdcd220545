package teams

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
)

// impColumns are the columns of the IMPs of a match: those of the home team and of the
// away team, or one for both.
type impColumns struct {
	cols  [2]int // from 0; -1 where there is none
	signs impSigns
}

// impColumnsOf finds the columns of the IMPs of a table, and whose they are.
func (c *titled) impColumnsOf(g *game) impColumns {
	n := impColumns{cols: [2]int{-1, -1}}
	var own []arrange.IMPColumn
	for _, col := range c.IMPs {
		if !slices.ContainsFunc(own, func(o arrange.IMPColumn) bool { return o.Col == col.Col }) {
			own = append(own, col)
		}
	}
	slices.SortFunc(own, func(a, b arrange.IMPColumn) int { return a.Col - b.Col })
	switch len(own) {
	case 1:
		n.cols[0] = own[0].Col
		n.signs = c.signsOf(g, own[0].Col)
		if n.signs == homeIMPs && own[0].Away {
			n.signs = awayIMPs
		}
	case 2:
		n.cols = [2]int{own[0].Col, own[1].Col}
		first, second := ofColumn(&own[0], &c.title), ofColumn(&own[1], &c.title)
		if first == awayTeam && second != awayTeam || second == homeTeam && first != homeTeam {
			n.cols[0], n.cols[1] = n.cols[1], n.cols[0]
		}
	}
	return n
}

// signsOf finds out whose IMPs a lone column shows: the way that most boards agree with.
func (c *titled) signsOf(g *game, col int) impSigns {
	var votes [unsignedIMPs + 1]int
	unsigned := true
	for l := range c.Lines {
		board, err := c.Texts.Ordinals.Of(l.Places[field.Board].ID)
		score, failed := c.Texts.Scores.Of(c.rowOf(l.Row).ID(col))
		margin, ok := g.margin(int32(board))
		if err != nil || failed != nil || !ok || !score.Given {
			continue
		}
		unsigned = unsigned && score.Points >= 0
		for way, fits := range []bool{score.Points == margin, score.Points == -margin, score.Points == max(margin, -margin)} {
			if fits {
				votes[way]++
			}
		}
	}
	switch {
	case unsigned && votes[unsignedIMPs] > votes[homeIMPs]:
		return unsignedIMPs
	case votes[awayIMPs] > votes[homeIMPs]:
		return awayIMPs
	}
	return homeIMPs
}

// readStated reads the IMPs that a card states for its boards. Totals are read with
// their lines.
func (rd *Reader) readStated(c *titled, g *game) {
	rd.pending = append(rd.pending, pendingIMPs{c: c, g: g})
}

// pendingIMPs are the stated IMPs of a card, which are read when both rooms are known.
type pendingIMPs struct {
	c      *titled
	g      *game
	totals []arrange.Line
}

// readTotal keeps a line with the total of the results above it.
func (rd *Reader) readTotal(c *titled, line *arrange.Line) {
	for i := len(rd.pending) - 1; i >= 0; i-- {
		if p := &rd.pending[i]; p.c.TeamTable == c.TeamTable {
			p.totals = append(p.totals, *line)
			return
		}
	}
}

// readPending reads the stated IMPs of all cards.
func (rd *Reader) readPending() {
	for i := range rd.pending {
		rd.pending[i].read(rd)
	}
}

func (p *pendingIMPs) read(rd *Reader) {
	c, g := p.c, p.g
	columns := c.impColumnsOf(g)
	if columns.cols[0] < 0 {
		return
	}
	before := g.carded
	var since, all []int32
	next := 0
	totals := func(row int) {
		for ; next < len(p.totals) && p.totals[next].Row.Num < row; next++ {
			if imps, at, ok := rd.cellIMPs(c, p.totals[next].Row, columns); ok && len(all) > 0 {
				g.totals = append(g.totals, statedTotal{slices.Clone(all), slices.Clone(since), slices.Concat(before, all), imps, at})
			}
			since = nil
		}
	}
	for l := range c.Lines {
		totals(l.Row)
		board, err := c.Texts.Ordinals.Of(l.Places[field.Board].ID)
		if err != nil || slices.Contains(all, int32(board)) {
			continue // it is told with the results, or the other room's row
		}
		since, all = append(since, int32(board)), append(all, int32(board))
		if imps, at, ok := rd.cellIMPs(c, c.rowOf(l.Row), columns); ok {
			g.stated = append(g.stated, statedIMPs{int32(board), imps, at})
		}
	}
	totals(1 << 30)
	g.carded = slices.Concat(before, all)
}

func (c *titled) rowOf(num int) cells.Row {
	for row := range c.RowsOf {
		if row.Num == num {
			return row
		}
	}
	return cells.Row{}
}

// cellIMPs reads the IMPs in a row of a card; ok is false where none stand there.
func (rd *Reader) cellIMPs(c *titled, row cells.Row, columns impColumns) (imps homeAway, at event.Position, ok bool) {
	at = c.Sheet.Position(row.Num, 0)
	var points [2]int
	for which, col := range columns.cols {
		if col < 0 || row.ID(col) == 0 || strings.Trim(row.Text(col), "-–—−. ") == "" {
			continue
		}
		score, err := c.Texts.Scores.Of(row.ID(col))
		here := c.Sheet.Position(row.Num, col+1)
		if home, away, both := wholeIMPs(row.Text(col)); err != nil && both {
			return homeAway{home, away}, here, true
		}
		if err != nil {
			rd.problems.Add(event.Problem{At: here, Text: fmt.Sprintf("IMPs %q %v", row.Text(col), err), Hint: "write whole IMPs, or leave the cell blank"})
			return imps, at, false
		}
		points[which] = score.Points
		if score.Given && (!ok || score.Points != 0) {
			ok, at = true, here
		}
	}
	switch {
	case columns.cols[0] >= 0 && columns.cols[1] >= 0:
		if points[0] == -points[1] { // each column has the sign of its team
			return ofMargin(points[0]), at, ok
		}
		return homeAway{points[0], points[1]}, at, ok
	case columns.signs == unsignedIMPs:
		return imps, at, false
	case columns.signs == awayIMPs:
		points[0] = -points[0]
	}
	return ofMargin(points[0]), at, ok
}

// wholeIMPs reads the IMPs of both teams in one cell: "45 - 73".
func wholeIMPs(text string) (home, away int, ok bool) {
	first, second, ok := arrange.BothNumbers(text)
	if !ok {
		return 0, 0, false
	}
	home, err := strconv.Atoi(first)
	away, failed := strconv.Atoi(second)
	return home, away, err == nil && failed == nil
}

// ofColumn returns the team of a heading of IMPs: "IMP Foxes", "IMP Fox.", "Home IMPs".
func ofColumn(col *arrange.IMPColumn, m *matchTitle) team {
	switch {
	case col.Home:
		return homeTeam
	case col.Away:
		return awayTeam
	}
	name := teamOfHeading(col.Text)
	switch {
	case name == "":
		return neither
	case sameTeam(name, m.home):
		return homeTeam
	case sameTeam(name, m.away):
		return awayTeam
	}
	if who, ok := shortOf(name, m); ok {
		return who
	}
	const least = 3 // letters of a short name
	key := headings.Plain(name)
	if len(key) < least {
		return neither
	}
	home := strings.Contains(headings.Plain(m.home), key)
	away := strings.Contains(headings.Plain(m.away), key)
	switch {
	case home && !away:
		return homeTeam
	case away && !home:
		return awayTeam
	}
	return neither
}
