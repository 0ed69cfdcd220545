package teams

import (
	"slices"

	"bridgecalc/internal/ingest/arrange"
)

// band is a part of a sheet, by its columns, with the results that stand in it.
type band struct {
	from, to int
	tables   []*arrange.TeamTable
}

// bandsOf parts a sheet on which several matches are next to each other: each has
// columns of its own, and a line above it that names its teams. Any other sheet
// is of one part.
func (rd *Reader) bandsOf(tables []*arrange.TeamTable, w *who) []band {
	const beyond = 1 << 20 // columns
	whole := []band{{0, beyond, tables}}
	var starts []int
	for _, t := range tables {
		if col := t.First(); col >= 0 && !slices.Contains(starts, col) {
			starts = append(starts, col)
		}
	}
	if slices.Sort(starts); len(starts) < 2 {
		return whole
	}
	var all []band
	for i, from := range starts {
		b := band{from: from, to: beyond}
		if i == 0 {
			b.from = 0
		}
		if i+1 < len(starts) {
			b.to = starts[i+1]
		}
		for _, t := range tables {
			if t.First() == from {
				b.tables = append(b.tables, t)
			}
		}
		all = append(all, b)
	}
	lines := rd.book.LinesOf(tables[0].Sheet)
	for i := range all {
		named := slices.ContainsFunc(lines, func(l arrange.Line) bool { return all[i].namesTeams(&l, w) })
		if !named {
			return whole
		}
	}
	return all
}

// namesTeams reports whether a line names two teams within the band.
func (b *band) namesTeams(line *arrange.Line, w *who) bool {
	for _, c := range cellsOf(line) {
		if c.col < b.from || c.col >= b.to || len(w.seatsIn(c.text, nil)) > 0 {
			continue
		}
		if home, away, _, ok := w.versus(c.text); ok && w.roster.has(home) && w.roster.has(away) {
			return true
		}
	}
	return false
}
