package pdf

import "bridgecalc/internal/report/table"

// Measures of a card on a phone.
const (
	phoneTitle   = 13.0
	phoneSize    = 9.5
	phoneSmall   = 8.0
	phoneLine    = phoneSize * 1.5  // of a row with one line
	phoneBoard   = phoneSize * 2.75 // of a row with two
	phoneGutter  = 4.0
	phoneWidest  = 16.0
	phoneBar     = 46.0
	phoneBetween = 6.0
	phonePart    = 8.0 // above the table and above the notes
)

// phoneColumns are those of the first line of a board.
var phoneColumns = []string{"board", "contract", "declarer", "result", "own_score", "own_points", "percent", "mark"}

// phoneCard is a card as a phone shows it: a board has two lines, what happened
// and against whom.
type phoneCard struct {
	w      *writer
	card   *table.Scorecard
	grid   *grid
	layout layout
	second []secondLine // of every row
}

// secondLine is the opponents on a board, and the bar of its percentage.
type secondLine struct {
	text string
	bar  float64 // in hundredths; noBar without one
}

func (w *writer) newPhoneCard(card *table.Scorecard) *phoneCard {
	all := w.doc.Cards.Table(card)
	shown := all.For(table.OnPage)
	first := shown.Only(phoneColumns...)
	c := &phoneCard{w: w, card: card, grid: newGrid(w.paper, w.words, first.Columns)}
	c.grid.add(first.Rows)
	c.layout = c.grid.fit(phoneSize, w.across(), phoneGutter, phoneWidest)
	against := shown.Only("opponents", "opponent_names", "bar")
	for _, row := range against.Rows {
		c.second = append(c.second, w.secondLine(row.Values))
	}
	return c
}

func (w *writer) secondLine(values []table.Value) secondLine {
	line := secondLine{bar: noBar}
	for _, value := range values {
		switch v := value.(type) {
		case nil:
		case table.Bar:
			line.bar = v.Hundredths()
		default:
			line.text = joined(line.text, w.clean(v.Text(w.words)))
		}
	}
	return line
}

// draw draws the card on as many pages as it takes.
func (c *phoneCard) draw() {
	w := c.w
	w.addPage()
	y := c.heads(c.title(w.top))
	for i := range c.grid.rows {
		height := phoneLine
		if c.second[i].text != "" {
			height = phoneBoard
		}
		if below(y+height, w.floor) {
			w.addPage()
			y = c.heads(c.line(c.card.Continued, bold, green, w.top))
		}
		c.row(i, y, height)
		y += height
	}
	c.notes(y + phonePart)
}

// title draws whose card it is and of what, and returns where that ends.
func (c *phoneCard) title(y float64) float64 {
	w := c.w
	for _, line := range w.titleLines(phoneTitle, w.across()) {
		y += phoneTitle * 1.2
		w.write(w.left, y, line, bold, phoneTitle, green)
	}
	in := &w.doc.Settings
	y += phonePart / 2
	for _, line := range []string{joined(in.Organiser, w.words.Date(w.doc.Date), in.Place), w.doc.Facts} {
		y = c.line(line, regular, grey, y)
	}
	y = c.line(w.provisional(), bold, black, y) + phonePart/2
	y = c.line(c.card.Heading, bold, black, y)
	y = c.line(c.card.Names, bold, black, y)
	return c.line(c.card.Summary, regular, black, y)
}

// line draws text in as many lines as it takes, and returns where they end.
func (c *phoneCard) line(text string, style style, ink ink, y float64) float64 {
	w := c.w
	for _, line := range w.faces[style].wrap(w.clean(text), w.across()/phoneSize) {
		y += phoneSize * 1.35
		w.write(w.left, y, line, style, phoneSize, ink)
	}
	return y
}

// heads draws the heads of the columns and returns where they end.
func (c *phoneCard) heads(y float64) float64 {
	y += phonePart
	c.grid.drawHead(c.layout, c.w.left, y)
	return y + c.grid.headHeight(phoneSize)
}

// row draws one board: its first line, the opponents below it and the bar
// behind them.
func (c *phoneCard) row(i int, y, height float64) {
	w, second := c.w, &c.second[i]
	if c.grid.rows[i].shaded && !c.grid.rows[i].total {
		w.fill(w.left-bleed, y, w.across()+2*bleed, height, mist)
	}
	c.grid.drawRow(c.layout, i, w.left, y, phoneLine)
	if second.text == "" {
		return
	}
	x := w.left + c.layout.x[1]
	room := w.right - x - phoneBar - phoneBetween
	text := w.faces[regular].shortenBoth(second.text, " & ", room/phoneSmall)
	w.write(x, y+height-0.55*phoneSmall, text, regular, phoneSmall, grey)
	if second.bar >= 0 {
		const thickness = 12.0
		c.grid.drawBar(w.right-phoneBar, y+height-thickness-0.5, phoneBar, thickness, second.bar)
	}
}

// notes draws what explains the card.
func (c *phoneCard) notes(y float64) {
	w := c.w
	lines := w.wrapNotes(w.doc.Cards.Notes)
	if below(y+float64(len(lines))*noteLine, w.floor) {
		w.addPage()
		y = w.top
	}
	w.drawNotes(lines, y)
}
