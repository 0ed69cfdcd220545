package jet

import "fmt"

// record is a row as it is stored: a count of columns, those of fixed length,
// those of variable length, where each of the latter begins, and a mask of
// those that are not null. It was written when the table had as many columns
// as it says; those that were added later are null.
type record struct {
	bytes   []byte
	columns int
	nulls   []byte
	// offsets of variable columns, in reverse order, and last that of their end.
	variable int
	offsets  []byte
	jumps    []byte // Jet 3: columns before which an offset passes a multiple of 256
	wide     bool
}

// split finds the parts of a row. The list of offsets is there only when the
// table has variable columns.
func split(l *layout, b []byte, variable bool) (record, error) {
	head := 1
	if l.wide {
		head = 2
	}
	if len(b) < head {
		return record{}, errShort
	}
	r := record{bytes: b, columns: int(b[0]), wide: l.wide}
	if l.wide {
		r.columns = u16(b)
	}
	end := len(b) - (r.columns+7)/8
	if end < head {
		return record{}, fmt.Errorf("of %d columns: %w", r.columns, errShort)
	}
	r.nulls = b[end:]
	if !variable {
		return r, nil
	}
	if l.wide {
		return r.splitWide(end)
	}
	return r.splitNarrow(end)
}

// splitWide finds the offsets of Jet 4: before the mask the count of variable
// columns, before that their offsets, two bytes each.
func (r record) splitWide(end int) (record, error) {
	if end < 4 {
		return record{}, errShort
	}
	r.variable = u16(r.bytes[end-2:])
	start := end - 2 - 2*(r.variable+1)
	if start < 2 {
		return record{}, fmt.Errorf("of %d variable columns: %w", r.variable, errShort)
	}
	r.offsets = r.bytes[start : end-2]
	return r, nil
}

// splitNarrow finds the offsets of Jet 3, one byte each. Rows of more than 256
// bytes have jumps between the offsets and the count: so many as the row has
// full 256 bytes, of which as many hold as the variable columns' end has.
func (r record) splitNarrow(end int) (record, error) {
	if end < 2 {
		return record{}, errShort
	}
	r.variable = int(r.bytes[end-1])
	jumps := (len(r.bytes) - 1) / 256
	start := end - 1 - jumps - (r.variable + 1)
	if start < 1 {
		return record{}, fmt.Errorf("of %d variable columns: %w", r.variable, errShort)
	}
	r.offsets = r.bytes[start : end-1-jumps]
	r.jumps = r.bytes[end-1-min(jumps, start/256) : end-1]
	return r, nil
}

// has reports whether a column is not null; of a Boolean it is the value.
func (r record) has(column int) bool {
	return column < r.columns && r.nulls[column/8]&(1<<(column%8)) != 0
}

// offset is where a variable column begins, or where the last one ends.
func (r record) offset(i int) int {
	if r.wide {
		return u16(r.offsets[len(r.offsets)-2*(i+1):])
	}
	offset := int(r.offsets[len(r.offsets)-1-i])
	for _, jump := range r.jumps {
		if int(jump) <= i {
			offset += 256
		}
	}
	return offset
}

// value is the bytes of a column that is not null.
func (r record) value(c *Column) ([]byte, error) {
	start, end := c.place+1, c.place+1+c.length
	if r.wide {
		start, end = start+1, end+1
	}
	if !c.fixed {
		if c.place >= r.variable {
			return nil, fmt.Errorf("variable column %d of %d is missing", c.place+1, r.variable)
		}
		start, end = r.offset(c.place), r.offset(c.place+1)
	}
	if start > end || end > len(r.bytes) {
		return nil, fmt.Errorf("bytes %d to %d are not within the row", start, end)
	}
	return r.bytes[start:end], nil
}
