package jettest

import (
	"encoding/binary"
	"fmt"
	"math"

	"golang.org/x/text/encoding/charmap"
)

// placed is a column with its place in the rows.
type placed struct {
	Column
	number, offset, variable, size int
	fixed                          bool
}

// rowWriter writes the rows of a table.
type rowWriter struct {
	*builder
	owner    int
	columns  []placed
	variable int // how many columns are not of fixed length
	fixed    int // length of those that are
	pages    []int
	long     int // the last page of long values; 0 before there is one
}

var sizes = map[Type]int{
	Byte: 1, Integer: 2, Long: 4, Currency: 8, Single: 4, Double: 8, DateTime: 8, GUID: 16, Numeric: 17,
}

func (w *rowWriter) place(c *Column) {
	size, fixed := sizes[c.Type]
	p := placed{Column: *c, number: len(w.columns), size: size, fixed: fixed || c.Type == Boolean}
	switch {
	case p.fixed:
		p.offset = w.fixed
		w.fixed += size
	default:
		p.variable = w.variable
		w.variable++
		if c.Type == Text || c.Type == Binary {
			p.size = 255
		}
	}
	w.columns = append(w.columns, p)
}

// Flags beside a row's offset. A deleted row has both.
const (
	pointerFlag = 0x4000
	hiddenFlag  = 0x8000
)

// write puts a row on the last page of the table, or a new one. A moved row goes
// to another page, hidden from those who read that page.
func (w *rowWriter) write(r Row) {
	row := w.encode(r.Values)
	flags := 0
	if r.Moved {
		page := w.newData(w.owner)
		row = append32(nil, w.add(page, row, hiddenFlag))
		defer func() { w.pages = append(w.pages, page) }()
		flags |= pointerFlag
	}
	if r.Deleted {
		flags |= hiddenFlag | pointerFlag
	}
	if len(w.pages) == 0 || w.free(w.pages[len(w.pages)-1]) < len(row)+2 {
		w.pages = append(w.pages, w.newData(w.owner))
	}
	w.add(w.pages[len(w.pages)-1], row, flags)
}

// encode makes the bytes of a row.
func (w *rowWriter) encode(values []any) []byte {
	nulls := make([]byte, (len(values)+7)/8)
	row := make([]byte, w.head()+w.fixed)
	var offsets []int
	for i, v := range values {
		c := w.columns[i]
		if v != nil && v != false {
			nulls[i/8] |= 1 << (i % 8)
		}
		switch {
		case c.Type == Boolean:
		case c.fixed && v != nil:
			copy(row[w.head()+c.offset:], fixedBytes(c.Type, v))
		case !c.fixed:
			offsets = append(offsets, len(row))
			if v != nil {
				row = append(row, w.variableBytes(c.Type, v)...)
			}
		}
	}
	if w.format == Jet4 {
		put16(row, len(values))
		return w.endWide(row, offsets, nulls)
	}
	row[0] = byte(len(values))
	return w.endNarrow(row, offsets, nulls)
}

func (w *rowWriter) head() int {
	if w.format == Jet4 {
		return 2
	}
	return 1
}

func (w *rowWriter) endWide(row []byte, offsets []int, nulls []byte) []byte {
	if w.variable > 0 {
		row = append16(row, len(row))
		for i := len(offsets) - 1; i >= 0; i-- {
			row = append16(row, offsets[i])
		}
		row = append16(row, len(offsets))
	}
	return append(row, nulls...)
}

// endNarrow writes offsets of one byte and the jumps: before which column an
// offset passes 256, 512 and so on.
func (w *rowWriter) endNarrow(row []byte, offsets []int, nulls []byte) []byte {
	if w.variable == 0 {
		return append(row, nulls...)
	}
	all := append(offsets, len(row))
	count := 0
	for (len(row)+len(all)+count+1+len(nulls)-1)/256 > count {
		count++
	}
	for i := len(all) - 1; i >= 0; i-- {
		row = append(row, byte(all[i]))
	}
	for jump := count; jump > 0; jump-- {
		before := byte(0xFF)
		for i := len(all) - 1; i >= 0 && all[i] >= 256*jump; i-- {
			before = byte(i)
		}
		row = append(row, before)
	}
	return append(append(row, byte(len(offsets))), nulls...)
}

func fixedBytes(t Type, v any) []byte {
	le := binary.LittleEndian
	switch v := v.(type) {
	case Raw:
		return v
	case int:
		return le.AppendUint64(nil, uint64(v))[:sizes[t]]
	case float64:
		if t == Single {
			return le.AppendUint32(nil, math.Float32bits(float32(v)))
		}
		return le.AppendUint64(nil, math.Float64bits(v))
	}
	panic(fmt.Sprintf("a %T in a column of type %d", v, t))
}

func (w *rowWriter) variableBytes(t Type, v any) []byte {
	b, raw := v.(Raw)
	if !raw {
		b = w.text(v.(string))
	}
	if t == Memo || t == OLE {
		return w.longValue(b)
	}
	return b
}

// text writes letters below U+0100 with a byte each, where the format has that.
func (w *rowWriter) text(s string) []byte {
	if w.format == Jet3 {
		b, err := charmap.Windows1252.NewEncoder().String(s)
		if err != nil {
			panic(err)
		}
		return []byte(b)
	}
	short := []byte{0xFF, 0xFE}
	for _, r := range s {
		if r == 0 || r > 0xFF {
			return ucs2(s)
		}
		short = append(short, byte(r))
	}
	return short
}

// longValue writes a value into the row, a page of long values or a chain of
// them, as it fits, and gives what stands for it in the row.
func (w *rowWriter) longValue(b []byte) []byte {
	const inline, pagePart = 64, 1500
	head := func(flags, pointer int) []byte {
		return append32(append32(append32(nil, len(b)|flags), pointer), 0)
	}
	switch {
	case len(b) <= inline:
		return append(head(0x80000000, 0), b...)
	case len(b) <= pagePart:
		return head(0x40000000, w.addLong(b))
	}
	next := 0
	for end := len(b); end > 0; {
		start := (end - 1) / pagePart * pagePart
		next = w.addLong(append(append32(nil, next), b[start:end]...))
		end = start
	}
	return head(0, next)
}

func (w *rowWriter) addLong(b []byte) int {
	if w.long == 0 || w.free(w.long) < len(b)+2 {
		w.long = w.newData(get32("LVAL"))
	}
	return w.add(w.long, b, 0)
}

func get32(s string) int { return int(binary.LittleEndian.Uint32([]byte(s))) }
