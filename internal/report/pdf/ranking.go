package pdf

import (
	"slices"

	"bridgecalc/internal/report/table"
)

// Measures of the ranking.
const (
	widestPitch = 17.0 // height of a row where there is room
	loosePitch  = 13.0 // where the list goes on on other pages anyway
	// pitchOfSize is the height of a comfortable row in the size of its text,
	// tightPitch that of the tightest.
	pitchOfSize = 1.5
	tightPitch  = 1.15

	rankingGutter = 7.0
	widestGutter  = 22.0
	aisle         = 20.0 // between two lists
	aboveBand     = 18.0
	abovePart     = 26.0 // below another part
	listHeading   = 18.0
	aboveNotes    = 12.0
	// leastBeside is the smallest text at which two lists beside each other
	// are better than below one another.
	leastBeside = 8.0
)

// ranking draws the first part: who won, and how it was counted. It returns where
// the page goes on.
func (w *writer) ranking() (y float64) {
	p := w.paper
	p.addPage()
	y = w.title(w.top)
	notes := w.wrapNotes(append(w.lostLetters(), w.doc.Notes...))
	if len(w.doc.Rankings) == 0 {
		return w.drawNotes(notes, y+aboveNotes)
	}
	p.bookmark(w.words.Part.Ranking, 0, w.top)
	notesHeight := aboveNotes + float64(len(notes))*noteLine
	lists := w.lists()
	a := w.arrange(lists, w.floor-y-notesHeight)
	if !a.fits {
		// Better the notes on the next page than a list that is torn apart.
		a = w.arrange(lists, w.floor-y)
	}
	y = w.drawBands(a, y)
	if below(y+notesHeight, w.floor) {
		y = w.nextPage()
	}
	return w.drawNotes(notes, y+aboveNotes)
}

// list is a list of winners on the page.
type list struct {
	heading string
	grid    *grid
	x       float64
	layout  layout
}

// arrangement is how lists stand on a page: those of a band beside each other,
// the bands below one another.
type arrangement struct {
	bands  [][]*list
	across float64 // width of the page
	size   float64 // of the text
	pitch  float64 // height of a row
	fits   bool    // all rows fit on the page
	// cramped says that names must be shortened.
	cramped bool
}

// lists prepares the lists of winners. They have the same widths, for where
// they stand below one another.
func (w *writer) lists() []*list {
	lists := make([]*list, len(w.doc.Rankings))
	grids := make([]*grid, len(w.doc.Rankings))
	for i := range w.doc.Rankings {
		ranking := &w.doc.Rankings[i]
		part := ranking.For(table.OnPage)
		if w.magnified > 1 {
			part = playersBelow(part)
		}
		g := newGrid(w.paper, w.words, part.Columns)
		g.add(part.Rows)
		g.joinLines()
		grids[i] = g
		lists[i] = &list{heading: w.paper.clean(ranking.Heading), grid: g}
	}
	align(grids)
	return lists
}

// playersBelow gives the players of a team a line of their own: a large print has
// no room for them beside its name.
func playersBelow(t table.Table) table.Table {
	column := slices.IndexFunc(t.Columns, func(c table.Column) bool { return c.Key == "players" })
	if column < 0 {
		return t
	}
	below := table.Table{Columns: t.Columns}
	for _, row := range t.Rows {
		players := table.Row{Values: make([]table.Value, len(row.Values))}
		if names, ok := row.Values[column].(table.Text); ok {
			players.Remark = string(names)
		}
		below.Rows = append(below.Rows, row, players)
	}
	return below.Without("players")
}

// arrange chooses how the lists stand within a height: two of them side by
// side where that leaves room for the names, else below one another where the
// page has room for that.
func (w *writer) arrange(lists []*list, height float64) arrangement {
	var single [][]*list
	for _, l := range lists {
		single = append(single, []*list{l})
	}
	beside := w.arrangeBands([][]*list{lists}, height)
	stacked := w.arrangeBands(single, height)
	// Names in a large print are not given up for fewer pages.
	isLarge := w.magnified > 1
	if isLarge && !beside.cramped && beside.fits || !isLarge && (beside.size >= leastBeside || !stacked.fits) {
		beside.place(w.left)
		return beside
	}
	stacked.place(w.left)
	return stacked
}

// arrangeBands finds the largest text at which the bands have room. If they
// have none at any size, they go on on other pages.
func (w *writer) arrangeBands(bands [][]*list, height float64) arrangement {
	a := arrangement{bands: bands, across: w.across()}
	a.fits = a.pitchAt(w.smallRow, height) >= w.smallRow*tightPitch
	if a.fits {
		a.size = min(textSize, max(w.smallRow, a.pitchAt(textSize, height)/pitchOfSize))
		a.pitch = min(widestPitch, a.pitchAt(a.size, height))
	} else {
		a.pitch = loosePitch
		a.size = max(w.smallRow, loosePitch/pitchOfSize)
	}
	for _, band := range bands {
		for _, l := range band {
			// The width of the text grows with its size, that of the gutters
			// doesn't.
			gutters := rankingGutter * float64(len(l.grid.columns)-1)
			a.size = min(a.size, (a.bandWidth(band)-gutters)/l.grid.natural(1, 0))
		}
	}
	a.cramped = a.size < w.smallRow
	a.size = max(a.size, w.smallRow)
	return a
}

// pitchAt is the height that each row has when all stand in a height, below
// heads in a size.
func (a *arrangement) pitchAt(size, height float64) float64 {
	rows := 0
	for _, band := range a.bands {
		longest := 0
		for _, l := range band {
			longest = max(longest, len(l.grid.rows))
		}
		rows += longest
		height -= aboveBand + band[0].headingHeight() + band[0].grid.headHeight(size)
	}
	return height / float64(max(1, rows))
}

// bandWidth is the width of each list in a band.
func (a *arrangement) bandWidth(band []*list) float64 {
	n := float64(len(band))
	return (a.across - aisle*(n-1)) / n
}

// place gives every list its place across the page, from its left edge on.
func (a *arrangement) place(left float64) {
	for _, band := range a.bands {
		width := a.bandWidth(band)
		if len(band) == 1 {
			// A list by itself is no wider than it is easy to read across.
			width = min(width, band[0].grid.natural(a.size, widestGutter))
		}
		for i, l := range band {
			l.x = left + float64(i)*(width+aisle)
			l.layout = l.grid.fit(a.size, width, rankingGutter, widestGutter)
		}
	}
}

func (l *list) headingHeight() float64 {
	if l.heading == "" {
		return 0
	}
	return listHeading
}

// drawBands draws the lists from y on and returns where they end.
func (w *writer) drawBands(a arrangement, y float64) float64 {
	for _, band := range a.bands {
		y = w.drawBand(a, band, y)
	}
	return y
}

func (w *writer) drawBand(a arrangement, band []*list, y float64) float64 {
	p := w.paper
	next := 0 // row of every list
	for {
		y += aboveBand
		for _, l := range band {
			if l.heading != "" {
				p.write(l.x, y+headingSize, l.heading, bold, headingSize, green)
			}
			l.grid.drawHead(l.layout, l.x, y+l.headingHeight())
		}
		y += band[0].headingHeight() + band[0].grid.headHeight(a.size)
		more := true
		for more && !below(y+a.pitch, w.floor) {
			more = false
			for _, l := range band {
				if next < len(l.grid.rows) {
					l.grid.drawRow(l.layout, next, l.x, y, a.pitch)
				}
				more = more || next+1 < len(l.grid.rows)
			}
			y += a.pitch
			next++
		}
		if !more {
			return y
		}
		y = w.nextPage()
	}
}
