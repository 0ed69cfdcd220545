package pdf

import "bridgecalc/internal/report/table"

// cardSizes are the sizes of text that are tried for personal cards, the best
// first: a card is not torn apart while it can be read at all.
var cardSizes = []float64{8, smallSize, 7, 6.5, 6, 5.5, 5}

const (
	cardGutter       = 5.0
	widestCardGutter = 14.0
	aboveCard        = 18.0 // below the title, where a card stands by itself
)

// WriteCard prints the card of one pair, as a document by itself.
func WriteCard(doc *table.Document, card *table.Scorecard) ([]byte, error) {
	w, err := newWriter(doc)
	if err != nil {
		return nil, err
	}
	w.paper.addPage()
	f := w.newFlow(doc.Cards.Notes)
	f.top = w.title(top) + aboveCard
	b := w.cardBlock(card)
	f.layout = f.fitCards(b.grid, len(b.grid.rows))
	f.measure(b.grid, len(b.grid.rows))
	f.begin(f.top)
	f.block(b)
	return w.finish()
}

// cards draws the personal cards.
func (w *writer) cards() {
	cards := &w.doc.Cards
	if len(cards.Cards) == 0 {
		return
	}
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
	f.start(w.words.Part.Cards, grids[0], rows)
	for _, b := range blocks {
		f.block(b)
	}
}

func (w *writer) cardBlock(card *table.Scorecard) *block {
	part := w.doc.Cards.Table(card).For(table.OnPage)
	g := newGrid(w.paper, w.words, part.Columns)
	g.add(part.Rows)
	return &block{
		grid: g, heading: card.Title(), beside: card.Summary, continued: card.Continued, bookmark: card.Title(),
	}
}

// fitCards lays the cards out at the largest text at which the longest has
// room on a page.
func (f *flow) fitCards(g *grid, rows int) layout {
	size := cardSizes[0]
	for _, size = range cardSizes {
		if blockHeading+g.headHeight(size)+float64(rows)*size*tightestRow <= f.height() {
			break
		}
	}
	return g.fit(size, f.width(), cardGutter, widestCardGutter)
}
