package pdf

import "bridgecalc/internal/report/table"

// Measures of the travellers.
const (
	blockGutter       = 5.0
	widestBlockGutter = 16.0
)

// blockSizes are the sizes of text that are tried for two columns of blocks,
// the best first.
var blockSizes = []float64{8, smallSize, 7}

// travellers draws the results of every board.
func (w *writer) travellers() {
	t := w.doc.OnPage()
	if len(t.Boards) == 0 {
		return
	}
	blocks := make([]*grid, len(t.Boards))
	rows := 0 // of the largest
	for i := range t.Boards {
		results := t.Results(&t.Boards[i]).For(table.OnPage)
		blocks[i] = newGrid(w.paper, w.words, results.Columns)
		blocks[i].add(results.Rows)
		rows = max(rows, len(results.Rows))
	}
	align(blocks)

	f := w.newFlow(t.Notes)
	f.columns, f.layout = f.fitBlocks(blocks[0])
	if len(w.doc.Deals) > 0 {
		f.deals = dealHeight
	}
	f.start(w.words.Part.Travellers, blocks[0], rows)
	for i := range t.Boards {
		board := &t.Boards[i]
		f.block(&block{
			grid: blocks[i], heading: board.Heading, continued: board.Continued, bookmark: board.Bookmark,
			deal: w.doc.Deal(board.Number),
		})
	}
}

// fitBlocks lays out the blocks, all alike: two columns of them where that is
// legible, else one.
func (f *flow) fitBlocks(g *grid) (columns int, l layout) {
	across := f.w.across()
	half := (across - blockAisle) / 2
	for _, size := range blockSizes {
		if g.natural(size, blockGutter) <= half {
			return 2, g.fit(size, half, blockGutter, widestBlockGutter)
		}
	}
	return 1, g.fit(blockSizes[0], across, blockGutter, widestBlockGutter)
}
