package jet

import (
	"errors"
	"fmt"
)

// The first byte of a page says what it is.
const (
	pageData       = 1
	pageDefinition = 2
	pageUsage      = 5
)

// Parts of the entry that says where a row begins in its page.
const (
	rowOffset  = 0x1FFF
	rowPointer = 0x4000 // instead of the row there is a pointer to it
	rowHidden  = 0x8000 // not to be read from here: deleted, or pointed to
)

// lvalOwner stands in place of the owner in the pages of long values.
var lvalOwner = u32([]byte("LVAL"))

var errShort = errors.New("ends too early")

// page is one page of the file.
type page struct {
	number int
	bytes  []byte
	layout *layout
}

// pointer names a row: its page and its place in the list of the page's rows.
type pointer struct{ page, row int }

func pointerFrom(b []byte) pointer {
	p := u32(b)
	return pointer{page: p >> 8, row: p & 0xFF}
}

func pageErrorf(number int, format string, args ...any) error {
	return fmt.Errorf("page %d: %w", number, fmt.Errorf(format, args...))
}

// pages is how many pages the file has.
func (d *Database) pages() int { return len(d.data) / d.layout.pageSize }

// page finds a page, which must be of the kind that is asked for.
func (d *Database) page(number int, kind byte) (page, error) {
	if number < 0 || number >= d.pages() {
		return page{}, pageErrorf(number, "the file ends at page %d", d.pages()-1)
	}
	start := number * d.layout.pageSize
	p := page{number: number, bytes: d.data[start : start+d.layout.pageSize], layout: d.layout}
	if p.bytes[0] != kind {
		return page{}, pageErrorf(number, "it is of kind %d where %d is needed", p.bytes[0], kind)
	}
	return p, nil
}

// owner is the page of the definition to which a page of data belongs.
func (p page) owner() int { return u32(p.bytes[4:]) }

// rows is how many rows a page of data has, deleted ones too.
func (p page) rows() (int, error) {
	n := u16(p.bytes[p.layout.rowCount:])
	if p.layout.rowCount+2+2*n > len(p.bytes) {
		return 0, pageErrorf(p.number, "it cannot have %d rows", n)
	}
	return n, nil
}

// row is the bytes of a row and what its entry says beside their offset. Rows
// fill a page from its end, so each ends where the one before begins.
func (p page) row(i int) ([]byte, int, error) {
	n, err := p.rows()
	if err != nil {
		return nil, 0, err
	}
	if i >= n {
		return nil, 0, pageErrorf(p.number, "there is no row %d", i)
	}
	entry := p.layout.rowCount + 2 + 2*i
	flags := u16(p.bytes[entry:])
	start, end := flags&rowOffset, len(p.bytes)
	if i > 0 {
		end = u16(p.bytes[entry-2:]) & rowOffset
	}
	if start > end || end > len(p.bytes) || start < p.layout.rowCount+2+2*n {
		return nil, 0, pageErrorf(p.number, "row %d cannot stand at bytes %d to %d", i, start, end)
	}
	return p.bytes[start:end], flags &^ rowOffset, nil
}
