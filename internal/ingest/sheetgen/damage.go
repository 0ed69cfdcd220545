package sheetgen

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"bridgecalc/internal/event"
)

// place is a cell of a sheet.
type place struct{ page, row, col int }

// damage changes one thing in a sheet of pairs.
func (s *Sheet) damage(r *random) {
	what := pick(r, "a cell deleted", "a cell deleted", "a cell moved", "a row in one cell", "a row with a separator", "a title deleted", "a heading deleted", "a heading row deleted", "a row moved to the right", "a row doubled")
	ok := false
	switch what {
	case "a cell deleted":
		ok = s.deleteCell(r)
	case "a cell moved":
		ok = s.moveCell(r)
	case "a row in one cell":
		ok = s.joinRow(r, ", ", 0)
	case "a row with a separator":
		ok = s.joinRow(r, pick(r, ";", "|", ","), 2)
	case "a title deleted":
		ok = s.deleteRole(r, titleRole)
	case "a heading deleted":
		ok = s.deleteRole(r, headingRole)
	case "a heading row deleted":
		ok = s.deleteHeadings(r)
	case "a row moved to the right":
		ok = s.shiftRow(r)
	case "a row doubled":
		ok = s.doubleRow(r)
	}
	if !ok {
		what = "none"
	}
	r.record("damage", what)
}

// DeleteNames deletes the names of a pair outside of the results, or a cell next to them that
// may say whose they are. It reports false where there are none.
func (s *Sheet) DeleteNames(rng *rand.Rand) bool {
	r := &random{Rand: rng}
	var names []string
	for _, e := range s.Truth.Entrants {
		names = append(names, e.Names...)
	}
	cells := s.find(func(c cell) bool {
		text, ok := c.value.(string)
		return ok && c.result == 0 && slices.ContainsFunc(names, func(name string) bool { return strings.Contains(text, name) })
	})
	if len(cells) == 0 {
		return false
	}
	p := pick(r, cells...)
	switch what := pick(r, "names", "left", "above"); {
	case what == "left" && p.col > 0:
		p.col--
	case what == "above" && p.row > 0:
		p.row--
	}
	if row := s.pages[p.page].rows[p.row]; p.col < len(row) {
		row[p.col] = cell{}
	}
	return true
}

// find returns the filled cells for which a condition holds.
func (s *Sheet) find(is func(c cell) bool) []place {
	var out []place
	for p := range s.pages {
		for r, row := range s.pages[p].rows {
			for c := range row {
				if !row[c].isEmpty() && is(row[c]) {
					out = append(out, place{p, r, c})
				}
			}
		}
	}
	return out
}

func (s *Sheet) at(p place) *cell { return &s.pages[p.page].rows[p.row][p.col] }

// deleteCell empties a cell of a result.
func (s *Sheet) deleteCell(r *random) bool {
	cells := s.find(func(c cell) bool {
		return c.result > 0 && c.role != otherRole && c.role != pairRole && c.role != boardRole
	})
	if len(cells) == 0 {
		return false
	}
	p := pick(r, cells...)
	c := s.at(p)
	s.Truth.Deleted, s.Truth.Damage = true, c.result-1
	s.Truth.Place = event.Position{Sheet: s.pages[p.page].name, Row: p.row + 1, Col: p.col + 1}
	r.record("damaged", fmt.Sprintf("%v in row %d of sheet %d", c.value, p.row+1, p.page+1))
	*c = cell{}
	return true
}

// moveCell moves a cell of a result into an empty cell below or to the right. A board
// or pair that holds until the next one stays: one row further down it would be
// possible as well.
func (s *Sheet) moveCell(r *random) bool {
	held := r.choice("held") != ""
	cells := s.find(func(c cell) bool {
		return c.result > 0 && c.role != otherRole && !(held && (c.role == boardRole || c.role == pairRole))
	})
	r.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
	for _, p := range cells {
		to := place{p.page, p.row, p.col + 1}
		if r.chance(.5) {
			to = place{p.page, p.row + 1, p.col}
		}
		g := &s.pages[p.page].grid
		if to.row < len(g.rows) && to.col < len(g.rows[to.row]) && !g.rows[to.row][to.col].isEmpty() {
			continue
		}
		if s.at(p).role == scoreRole && to.row == p.row && g.hasScores(to.col) {
			continue // in the column of the other side it says that this side scored
		}
		r.record("damaged", fmt.Sprintf("%v in row %d of sheet %d", s.at(p).value, p.row+1, p.page+1))
		g.set(to.row, to.col, *s.at(p))
		*s.at(p) = cell{}
		return true
	}
	return false
}

// hasScores reports whether a column has scores.
func (g *grid) hasScores(col int) bool {
	return slices.ContainsFunc(g.rows, func(row []cell) bool { return col < len(row) && row[col].role == scoreRole })
}

// resultRow returns a row with results.
func (s *Sheet) resultRow(r *random) (*grid, int, bool) {
	cells := s.find(func(c cell) bool { return c.result > 0 })
	if len(cells) == 0 {
		return nil, 0, false
	}
	p := pick(r, cells...)
	r.record("damaged", fmt.Sprintf("row %d of sheet %d", p.row+1, p.page+1))
	return &s.pages[p.page].grid, p.row, true
}

// joinRow writes the cells of a row from a column on into one cell.
func (s *Sheet) joinRow(r *random, separator string, from int) bool {
	g, row, ok := s.resultRow(r)
	if !ok || len(g.rows[row]) <= from+1 || slices.ContainsFunc(g.merges, func(m merge) bool { return m.row <= row && row < m.row+m.rows }) {
		return false // a merged cell would hide the text
	}
	var texts []string
	for _, c := range g.rows[row][from:] {
		texts = append(texts, c.text(false))
	}
	joined := slices.Clone(g.rows[row][:from+1])
	joined[from] = cell{value: strings.Join(texts, separator)}
	g.rows[row] = joined
	return true
}

// deleteRole empties a cell of a role.
func (s *Sheet) deleteRole(r *random, role role) bool {
	cells := s.find(func(c cell) bool { return c.role == role })
	if len(cells) == 0 {
		return false
	}
	p := pick(r, cells...)
	r.record("damaged", s.at(p).value)
	if role == headingRole {
		s.Truth.Unheaded = event.Position{Sheet: s.pages[p.page].name, Col: p.col + 1}
	}
	*s.at(p) = cell{}
	return true
}

// deleteHeadings empties a row of headings.
func (s *Sheet) deleteHeadings(r *random) bool {
	cells := s.find(func(c cell) bool { return c.role == headingRole })
	if len(cells) == 0 {
		return false
	}
	p := pick(r, cells...)
	row := s.pages[p.page].rows[p.row]
	for i := range row {
		if row[i].role == headingRole {
			row[i] = cell{}
		}
	}
	r.record("damaged", fmt.Sprintf("row %d of sheet %d", p.row+1, p.page+1))
	return true
}

// shiftRow moves a row one column to the right.
func (s *Sheet) shiftRow(r *random) bool {
	g, row, ok := s.resultRow(r)
	if !ok || slices.ContainsFunc(g.merges, func(m merge) bool { return m.row <= row && row < m.row+m.rows }) {
		return false
	}
	g.rows[row] = slices.Insert(slices.Clone(g.rows[row]), 0, cell{})
	return true
}

// doubleRow writes a row twice.
func (s *Sheet) doubleRow(r *random) bool {
	g, row, ok := s.resultRow(r)
	if !ok || len(g.merges) > 0 {
		return false
	}
	g.rows = slices.Insert(g.rows, row, slices.Clone(g.rows[row]))
	return true
}
