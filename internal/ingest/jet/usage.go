package jet

import "math/bits"

// Kinds of usage maps.
const (
	mapInline    = 0 // the bits of pages from a first one on
	mapReference = 1 // numbers of pages that hold the bits
)

// ownedPages lists the pages that a usage map has marked.
func (d *Database) ownedPages(at pointer) ([]int, error) {
	p, err := d.page(at.page, pageData)
	if err != nil {
		return nil, err
	}
	row, _, err := p.row(at.row)
	if err != nil {
		return nil, err
	}
	switch {
	case len(row) >= 5 && row[0] == mapInline:
		return d.marked(nil, p.number, u32(row[1:]), row[5:])
	case len(row) >= 1 && row[0] == mapReference:
		return d.referenced(p.number, row[1:])
	}
	return nil, pageErrorf(p.number, "row %d is no map of pages", at.row)
}

// referenced lists the pages marked on the pages that a map refers to.
func (d *Database) referenced(number int, references []byte) ([]int, error) {
	var owned []int
	first := 0
	for ; len(references) >= 4; references = references[4:] {
		if ref := u32(references); ref != 0 {
			p, err := d.page(ref, pageUsage)
			if err != nil {
				return nil, err
			}
			if owned, err = d.marked(owned, ref, first, p.bytes[d.layout.usageMapHead:]); err != nil {
				return nil, err
			}
		}
		first += (d.layout.pageSize - d.layout.usageMapHead) * 8
	}
	return owned, nil
}

// marked appends the pages whose bits are set, the lowest bit of the first byte
// being page first. A page that the file does not have means that its end is
// lost.
func (d *Database) marked(owned []int, number, first int, bitmap []byte) ([]int, error) {
	for i, b := range bitmap {
		for ; b != 0; b &= b - 1 {
			n := first + i*8 + bits.TrailingZeros8(b)
			if n >= d.pages() {
				return nil, pageErrorf(number, "it names page %d, but the file ends at page %d", n, d.pages()-1)
			}
			owned = append(owned, n)
		}
	}
	return owned, nil
}
