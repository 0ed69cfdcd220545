package sheetgen

import (
	"fmt"
	"strings"
)

// rollForm is how a list of names without headings is written.
type rollForm uint8

const (
	rollNumbered  rollForm = iota // 3. Berg & Ek
	rollBracketed                 // Berg & Ek (3)
	rollTitled                    // Pair 3: Berg & Ek
	rollTitledBy                  // Pair 3 | Berg & Ek
	rollWord                      // Pair | 3 | Berg & Ek
	rollBare                      // 3 | Berg & Ek
	rollPlayers                   // a row for each player
	rollAcross                    // a column for each pair
	rollForms
)

func (f rollForm) String() string {
	return [...]string{"numbered", "number in brackets", "titles", "titles beside", "word, number", "number beside", "a row per player", "across"}[f]
}

// roll is how all lists without headings of a sheet are written.
type roll struct {
	form       rollForm
	separator  string
	gap        bool // a blank column before the names
	twoColumns bool
	repeated   bool // the number in both rows of a pair
	side       string
	titled     bool
	blocks     int // next to each other
}

// rolls returns lists of names without headings, as a director types them.
func (d *design) rolls(split bool) []*grid {
	r := d.random
	f := roll{
		form: rollForm(r.IntN(int(rollForms))), gap: r.chance(.2), twoColumns: r.chance(.4), repeated: r.chance(.4), titled: r.chance(.5), blocks: 1,
		side: pickWeighted(r, weighted[string]{"before", 3}, weighted[string]{"after", 1}, weighted[string]{"column", 2}),
	}
	f.separator = pick(r, ". ", ". ", ") ", ": ", " ", " - ")
	if f.form == rollTitled {
		f.separator = pick(r, ": ", ": ", " - ", " – ", " ")
	}
	if f.form < rollPlayers && r.chance(.25) {
		f.blocks = 2
	}
	r.record("roll", f.form)
	r.record("roll as", fmt.Sprintf("separator %q, gap %v, two columns %v, side %s, blocks %d", f.separator, f.gap, f.twoColumns, f.side, f.blocks))
	var lists []*grid
	for _, part := range d.listParts(split) {
		title := part.title
		if len(title) == 0 && f.titled {
			title = []cell{titleCell(d.look(pick(r, d.head.all(wPairs)...)))}
		}
		lists = append(lists, d.titled(title, d.rollOf(&f, part.pairs, split), false))
	}
	if split && len(lists) == 2 && r.chance(.4) { // NS and EW next to each other
		r.record("rolls", "beside")
		lists[0].place(0, lists[0].width()+r.between(1, 2), lists[1])
		return lists[:1]
	}
	return lists
}

// rollOf returns one list.
func (d *design) rollOf(f *roll, pairs []ID, split bool) *grid {
	g := &grid{}
	if f.form == rollAcross {
		return d.rollAcross(f, pairs, split)
	}
	each := (len(pairs) + f.blocks - 1) / f.blocks
	for block := range f.blocks {
		part := &grid{}
		for _, id := range pairs[min(block*each, len(pairs)):min((block+1)*each, len(pairs))] {
			for _, row := range d.rollRows(f, id, split) {
				part.add(row...)
			}
		}
		left := 0
		if block > 0 {
			left = g.width() + 1
		}
		g.place(0, left, part)
	}
	return g
}

// rollNumber returns the number of a pair, with its side where nothing else says it.
func (d *design) rollNumber(f *roll, id ID, split bool) string {
	number := d.pairNumber(id)
	switch {
	case !d.session.overlap || split || f.side == "column" && f.form >= rollTitledBy && f.form != rollAcross:
		return number
	case f.side == "after" && f.form != rollNumbered:
		return number + " " + d.sideName(id.Side)
	}
	return d.sideName(id.Side) + " " + number
}

// rollRows returns the rows of a pair in a list.
func (d *design) rollRows(f *roll, id ID, split bool) [][]cell {
	number := d.rollNumber(f, id, split)
	names := d.session.names[id]
	joined := d.joinNames(id)
	switch f.form {
	case rollNumbered:
		return [][]cell{{textCell(number + f.separator + joined)}}
	case rollBracketed:
		return [][]cell{{textCell(joined + " (" + number + ")")}}
	case rollTitled:
		return [][]cell{{textCell(d.head.first(wPair) + " " + number + f.separator + joined)}}
	}
	lead := []cell{textCell(number)}
	if strings.Trim(number, "0123456789") == "" {
		lead[0] = d.number(id.Number)
	}
	switch f.form {
	case rollTitledBy:
		lead[0] = textCell(d.head.first(wPair) + " " + number)
	case rollWord:
		lead = append([]cell{textCell(d.head.first(wPair))}, lead...)
	}
	if d.session.overlap && !split && f.side == "column" {
		lead = append(lead, textCell(d.sideName(id.Side)))
	}
	if f.form == rollPlayers {
		second := make([]cell, len(lead))
		if f.repeated {
			copy(second, lead)
		}
		return [][]cell{append(lead, textCell(names[0])), append(second, textCell(names[1]))}
	}
	if f.gap {
		lead = append(lead, cell{})
	}
	if f.twoColumns {
		return [][]cell{append(lead, textCell(names[0]), textCell(names[1]))}
	}
	return [][]cell{append(lead, textCell(joined))}
}

// rollAcross returns a list with a column for each pair.
func (d *design) rollAcross(f *roll, pairs []ID, split bool) *grid {
	g := &grid{}
	g.add(textCell(d.head.first(wPair)))
	g.add(textCell(d.head.first(wNames)))
	if f.twoColumns {
		a, b := d.playerHeadings()
		g.set(1, 0, textCell(a))
		g.set(2, 0, textCell(b))
	}
	for i, id := range pairs {
		number := textCell(d.rollNumber(f, id, split))
		if strings.Trim(d.rollNumber(f, id, split), "0123456789") == "" {
			number = d.number(id.Number)
		}
		g.set(0, 1+i, number)
		if f.twoColumns {
			g.set(1, 1+i, textCell(d.session.names[id][0]))
			g.set(2, 1+i, textCell(d.session.names[id][1]))
			continue
		}
		g.set(1, 1+i, textCell(d.joinNames(id)))
	}
	return g
}
