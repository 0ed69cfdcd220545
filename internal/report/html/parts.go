package html

import (
	"fmt"

	"bridgecalc/internal/report/table"
)

// part is a part of the page besides the ranking, the boards and the cards.
type part struct {
	Anchor, Title string
	Single        *grid // of a part that is one list
	Blocks        []block
	Notes         []string
}

// joinLines gives the lines of an entry that has several, where only the first
// has a place, the same shade.
func (g *grid) joinLines(columns []table.Column) {
	if len(columns) == 0 || columns[0].Key != "place" {
		return
	}
	g.Class += " joined"
	shaded := true
	for i := range g.Rows {
		r := &g.Rows[i]
		follows := i > 0 && r.Cells[0].isEmpty()
		if !follows {
			shaded = !shaded
		}
		switch {
		case follows:
			r.Class = g.Rows[i-1].Class
		case shaded && r.Class == "":
			r.Class = "shaded"
		}
	}
}

// parts are what other contests than pairs have: matches, score sheets.
func parts(doc *table.Document) []part {
	var all []part
	for i := range doc.Parts {
		p := &doc.Parts[i]
		if len(p.Blocks) == 0 {
			continue
		}
		shown := part{Anchor: fmt.Sprintf("part-%d", i+1), Title: p.Title, Notes: p.Notes}
		for j := range p.Blocks {
			b := &p.Blocks[j]
			rows := p.Table(b)
			g := newGrid("part", rows.For(table.OnPage), doc.Words)
			g.joinLines(p.Columns)
			if len(p.Blocks) == 1 && b.Heading == "" {
				shown.Single = &g
				continue
			}
			shown.Blocks = append(shown.Blocks, block{
				Anchor: fmt.Sprintf("%s-%d", shown.Anchor, j+1), Heading: b.Heading, Beside: b.Beside, Table: g,
			})
		}
		all = append(all, shown)
	}
	return all
}
