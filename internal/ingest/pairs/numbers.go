package pairs

import (
	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// numbers collects the pairs of an event while its rows are read, and then tells
// apart those that share a number.
type numbers struct {
	index map[pairKey]int32
	keys  []pairKey
	said  [][2]bool // the cells themselves say NS, EW: "8NS"
	known []known   // by the text of the number
}

// known is the index that a number had last: a session of 300,000 results has a
// few hundred pairs.
type known struct {
	section cells.ID
	index   int32 // plus one
}

type pairKey struct{ section, number string }

func newNumbers() *numbers {
	return &numbers{index: make(map[pairKey]int32)}
}

// of is the index of the pair whose number stands in a field of a line.
func (p *numbers) of(l *lines.Line, f field.Field, section string, pair notation.Pair) int32 {
	in, id := l.Places[field.Section].ID, int(l.Places[f].ID)
	if id >= len(p.known) {
		p.known = append(p.known, make([]known, id+1-len(p.known))...)
	}
	k := &p.known[id]
	if k.index == 0 || k.section != in {
		*k = known{in, p.at(section, pair) + 1}
	}
	return k.index - 1
}

// at is the index of a pair number; numbers are counted per section.
func (p *numbers) at(section string, pair notation.Pair) int32 {
	key := pairKey{section, pair.Number}
	i, ok := p.index[key]
	if !ok {
		i = int32(len(p.keys))
		p.index[key] = i
		p.keys = append(p.keys, key)
		p.said = append(p.said, [2]bool{})
	}
	switch pair.Side {
	case bridge.NS:
		p.said[i][0] = true
	case bridge.EW:
		p.said[i][1] = true
	}
	return i
}

// Label names a pair in a message: "8", "NS 8", "A 8".
func Label(p *event.Pair) string {
	text := p.Number
	if p.Direction != bridge.NoSide {
		text = p.Direction.String() + " " + text
	}
	if p.Section != "" {
		text = p.Section + " " + text
	}
	return text
}
