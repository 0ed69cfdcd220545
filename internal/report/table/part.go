package table

// Part is a part of a document besides the lists of winners, the travellers and
// the cards: the table of a league, its matches, the score sheets of rubbers.
type Part struct {
	// Key names the part for programs: "matches".
	Key   string
	Title string // of the part, its sheet and its bookmark
	// Head is the columns about a block; none where a part is one list.
	Head []Column
	// Columns are those of the rows of all blocks. Programs get the rows of each
	// block under the key Rows; no rows where it is empty.
	Columns []Column
	Rows    string
	Blocks  []Block
	Notes   []string
	// Record says that it is not only shown: it is what a contest is read again from.
	Record bool
}

// Block is one list of a part, such as a match. It stays together on a page.
type Block struct {
	Heading   string // empty where the part's title says enough
	Beside    string // at the other end of the heading's line: "34–21 · 13.75–6.25"
	Continued string // the heading of what didn't fit on a page
	Bookmark  string
	Head      []Value // one per column of Part.Head
	Rows      []Row
}

// Table is the rows of a block.
func (p *Part) Table(b *Block) Table { return Table{Columns: p.Columns, Rows: b.Rows} }

// Flat is the rows of all blocks as one table, in which every row says what
// block it belongs to. Totals are left out: a sheet can add up by itself.
func (p *Part) Flat() Table {
	flat := Table{Columns: append(p.Head[:len(p.Head):len(p.Head)], p.Columns...)}
	for i := range p.Blocks {
		block := &p.Blocks[i]
		for _, row := range block.Rows {
			if row.Total {
				continue
			}
			row.Values = append(block.Head[:len(block.Head):len(block.Head)], row.Values...)
			flat.Rows = append(flat.Rows, row)
		}
	}
	return flat
}
