package jet

// Where a long value stands, by the highest bits of its length.
const (
	longInline = 0x80000000
	longSingle = 0x40000000
	longLength = 0x3FFFFFFF
)

// long finds a long value from the twelve bytes that stand for it in the row:
// behind them, in a row of another page, or in a chain of such rows.
func (s *scan) long(b []byte) ([]byte, error) {
	const head = 12
	if len(b) < head {
		return nil, errShort
	}
	length := u32(b) & longLength
	if err := s.spend(length); err != nil {
		return nil, err
	}
	switch flags := u32(b) &^ longLength; {
	case flags&longInline != 0:
		if len(b)-head < length {
			return nil, errShort
		}
		return b[head : head+length], nil
	case flags&longSingle != 0:
		part, err := s.longPart(pointerFrom(b[4:]))
		if err == nil && len(part) < length {
			err = errShort
		}
		if err != nil {
			return nil, err
		}
		return part[:length], nil
	}
	return s.chain(pointerFrom(b[4:]), length)
}

// chain puts together a value whose every part begins with a pointer to the
// next.
func (s *scan) chain(at pointer, length int) ([]byte, error) {
	const head = 4
	value := make([]byte, 0, length)
	for len(value) < length {
		part, err := s.longPart(at)
		if err != nil {
			return nil, err
		}
		if len(part) <= head {
			return nil, pageErrorf(at.page, "a part of a long value %w", errShort)
		}
		at = pointerFrom(part)
		part = part[head:]
		value = append(value, part[:min(len(part), length-len(value))]...)
	}
	return value, nil
}

// longPart is a row of a page of long values.
func (s *scan) longPart(at pointer) ([]byte, error) {
	p, err := s.table.db.page(at.page, pageData)
	if err != nil {
		return nil, err
	}
	if p.owner() != lvalOwner {
		return nil, pageErrorf(at.page, "it does not hold long values")
	}
	part, _, err := p.row(at.row)
	return part, err
}
