package pdf

import (
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/settings"
)

// cardSizes are the sizes of text that are tried for personal cards, the best
// first: a card is not torn apart while it can be read at all.
var cardSizes = []float64{8, smallSize, 7, 6.5, 6, 5.5, 5}

const (
	cardGutter       = 5.0
	widestCardGutter = 14.0
	aboveCard        = 18.0 // below the title, where a card stands by itself
)

// WriteCard prints the card of one pair, as a document by itself: on the paper
// of the settings, or on pages that a phone shows whole.
func WriteCard(doc *table.Document, card *table.Scorecard) ([]byte, error) {
	onPhone := doc.Settings.CardSize == settings.CardOnPhone
	page := sheetFor(&doc.Settings)
	if onPhone {
		page = phoneSheet()
	}
	w, err := newWriter(doc, page)
	if err != nil {
		return nil, err
	}
	if onPhone {
		w.newPhoneCard(card).draw()
	} else {
		w.pageCard(card)
	}
	return w.finish()
}

// pageCard draws a card below the head of the document.
func (w *writer) pageCard(card *table.Scorecard) {
	w.addPage()
	f := w.newFlow(w.doc.Cards.Notes)
	f.top = w.title(w.top) + aboveCard
	b := w.cardBlock(card)
	f.layout = f.fitCards(b.grid, len(b.grid.rows))
	f.measure([]*block{b})
	f.begin(f.top)
	f.block(b)
}

// cards draws the personal cards, and returns what room is left.
func (w *writer) cards() room {
	cards := &w.doc.Cards
	blocks := make([]*block, len(cards.Cards))
	grids := make([]*grid, len(cards.Cards))
	rows := 0 // of the longest
	for i := range cards.Cards {
		blocks[i] = w.cardBlock(&cards.Cards[i])
		grids[i] = blocks[i].grid
		rows = max(rows, len(grids[i].rows))
	}
	align(grids)

	f := w.newFlow(cards.Notes)
	f.layout = f.fitCards(grids[0], rows)
	f.start(w.words.Part.Cards, blocks)
	f.blocks(blocks)
	return f.left()
}

func (w *writer) cardBlock(card *table.Scorecard) *block {
	part := w.doc.Cards.Table(card).For(table.OnPage)
	if w.magnified > 1 {
		part = part.Without("top", "bar") // the names need the room
	}
	g := newGrid(w.paper, w.words, part.Columns)
	g.add(part.Rows)
	return &block{
		grid: g, heading: card.Title(), beside: card.Summary, continued: card.Continued, bookmark: card.Title(),
	}
}

// fitCards lays the cards out at the largest text at which the longest has
// room on a page, and, as far as that is easy to read, the longest names.
func (f *flow) fitCards(g *grid, rows int) layout {
	const easy = 7
	size := cardSizes[0]
	for _, size = range cardSizes {
		isHigh := f.headHeight(g, size)+float64(rows)*size*tightestRow > f.height()
		isWide := size > easy && g.natural(size, cardGutter) > f.width()
		if !isHigh && !isWide || size <= f.w.smallest {
			break
		}
	}
	return g.fit(size, f.width(), cardGutter, widestCardGutter)
}
