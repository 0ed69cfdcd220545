package pdf

// layout is where the columns of a grid stand at a size of text.
type layout struct {
	size   float64
	x      []float64 // left edges, from that of the grid
	widths []float64
	width  float64 // of the whole grid
}

// fit lays the columns out within a width. What room is left goes to the
// gutters and then to the names; what room is missing comes off the widest
// columns.
func (g *grid) fit(size, width, gutter, widestGutter float64) layout {
	n := len(g.columns)
	l := layout{size: size, x: make([]float64, n), widths: make([]float64, n)}
	elastic := -1
	for i := range g.columns {
		l.widths[i] = g.columns[i].width * size
		if g.columns[i].elastic {
			elastic = i
		}
	}
	spare := width - g.natural(size, gutter)
	if spare < 0 {
		squeeze(l.widths, -spare)
	} else if n > 1 {
		wider := min(spare/float64(n-1), widestGutter-gutter)
		gutter += wider
		if elastic >= 0 {
			l.widths[elastic] += spare - wider*float64(n-1)
		}
	}
	for i := range l.x {
		if i > 0 {
			l.x[i] = l.x[i-1] + l.widths[i-1] + gutter + g.turn(i)*size
		}
		l.width = l.x[i] + l.widths[i]
	}
	return l
}

// squeeze takes an excess off the widths, always off the widest, and leaves
// each room for a few letters.
func squeeze(widths []float64, excess float64) {
	const (
		narrowest = 12.0
		step      = 1.0
	)
	for excess > 0 {
		widest := 0
		for i := range widths {
			if widths[i] > widths[widest] {
				widest = i
			}
		}
		if widths[widest] <= narrowest {
			return
		}
		cut := min(step, excess)
		widths[widest] -= cut
		excess -= cut
	}
}
