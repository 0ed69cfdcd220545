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

// travellers draws the results of every board, and returns what room is left.
func (w *writer) travellers() room {
	t := w.doc.OnPage()
	blocks := make([]*block, len(t.Boards))
	grids := make([]*grid, len(t.Boards))
	for i := range t.Boards {
		board := &t.Boards[i]
		results := t.Results(board).For(table.OnPage)
		grids[i] = newGrid(w.paper, w.words, results.Columns)
		grids[i].add(results.Rows)
		blocks[i] = &block{
			grid: grids[i], heading: board.Heading, continued: board.Continued, bookmark: board.Bookmark,
			deal: w.doc.Deal(board.Number),
		}
	}
	align(grids)

	f := w.newFlow(t.Notes)
	f.columns, f.layout = f.fitBlocks(grids[0])
	f.start(w.words.Part.Travellers, blocks)
	f.blocks(blocks)
	return f.left()
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
