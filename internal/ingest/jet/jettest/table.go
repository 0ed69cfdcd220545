package jettest

import (
	"slices"
	"unicode/utf16"
)

// table writes a table's rows, the map of its pages and its definition, which
// begins on a reserved page.
func (b *builder) table(definition int, t Table) {
	w := &rowWriter{builder: b, owner: definition}
	for i := range t.Columns {
		w.place(&t.Columns[i])
	}
	stated := 0
	for _, r := range t.Rows {
		w.write(r)
		if !r.Deleted {
			stated++
		}
	}
	slices.Sort(w.pages)
	b.define(definition, w, stated, b.usageMap(w.pages))
}

// define writes the definition, over as many pages as it needs.
func (b *builder) define(page int, w *rowWriter, stated, owned int) {
	def := b.definitionHead(w, stated, owned)
	for _, c := range w.columns {
		def = append(def, b.columnEntry(c)...)
	}
	for _, c := range w.columns {
		def = b.name(def, c.Name)
	}
	def = append(def, 0xFF, 0xFF)
	put32(def[8:], len(def))
	for first := true; ; first = false {
		p := b.pages[page]
		if first {
			def = def[copy(p, def):]
		} else {
			def = def[copy(p[8:], def):]
		}
		copy(p, "\x02\x01VC")
		if len(def) == 0 {
			return
		}
		page = b.reserve()
		put32(p[4:], page)
	}
}

func (b *builder) definitionHead(w *rowWriter, stated, owned int) []byte {
	if b.format == Jet3 {
		def := make([]byte, 43)
		put32(def[12:], stated)
		def[20] = 'N'
		put16(def[21:], len(w.columns))
		put16(def[23:], w.variable)
		put16(def[25:], len(w.columns))
		put32(def[35:], owned)
		put32(def[39:], owned)
		return def
	}
	def := make([]byte, 63)
	put32(def[16:], stated)
	def[40] = 'N'
	put16(def[41:], len(w.columns))
	put16(def[43:], w.variable)
	put16(def[45:], len(w.columns))
	put32(def[55:], owned)
	put32(def[59:], owned)
	return def
}

func (b *builder) columnEntry(c placed) []byte {
	flags := byte(2)
	if c.fixed {
		flags = 3
	}
	if b.format == Jet3 {
		e := make([]byte, 18)
		e[0] = byte(c.Type)
		put16(e[1:], c.number)
		put16(e[3:], c.variable)
		put16(e[5:], c.number)
		e[9], e[10] = 18, c.Scale
		e[13] = flags
		put16(e[14:], c.offset)
		put16(e[16:], c.size)
		return e
	}
	e := make([]byte, 25)
	e[0] = byte(c.Type)
	put16(e[5:], c.number)
	put16(e[7:], c.variable)
	put16(e[9:], c.number)
	e[11], e[12] = 18, c.Scale
	e[15], e[16] = flags, 1
	put16(e[21:], c.offset)
	put16(e[23:], c.size)
	return e
}

// name appends a name with its length before it.
func (b *builder) name(def []byte, name string) []byte {
	if b.format == Jet3 {
		return append(append(def, byte(len(name))), name...)
	}
	letters := ucs2(name)
	return append(append16(def, len(letters)), letters...)
}

func ucs2(s string) []byte {
	var b []byte
	for _, unit := range utf16.Encode([]rune(s)) {
		b = append16(b, int(unit))
	}
	return b
}

// usageMap writes the map of a table's pages and gives the pointer to it. It
// has the bits in itself if they are not too far apart, else on pages of their
// own.
func (b *builder) usageMap(pages []int) int {
	bits := make([]byte, 64)
	if b.format == Jet3 {
		bits = make([]byte, 128)
	}
	first := 0
	if len(pages) > 0 {
		first = pages[0] &^ 7
	}
	if len(pages) > 0 && pages[len(pages)-1]-first >= 8*len(bits) {
		return b.addMap(b.references(pages, len(bits)/4+1))
	}
	mark(bits, first, pages)
	return b.addMap(append(append32([]byte{0}, first), bits...))
}

func (b *builder) addMap(row []byte) int {
	if b.free(b.maps) < len(row)+2 {
		b.maps = b.newData(0)
	}
	return b.add(b.maps, row, 0)
}

// references makes a map with numbers of pages that have the bits.
func (b *builder) references(pages []int, length int) []byte {
	perPage := (b.pageSize - 4) * 8
	row := make([]byte, 1+4*length)
	row[0] = 1
	for i := 0; len(pages) > 0; i++ {
		end := 0
		for end < len(pages) && pages[end] < (i+1)*perPage {
			end++
		}
		if end > 0 {
			n := b.reserve()
			copy(b.pages[n], "\x05\x01")
			mark(b.pages[n][4:], i*perPage, pages[:end])
			put32(row[1+4*i:], n)
		}
		pages = pages[end:]
	}
	return row
}

func mark(bits []byte, first int, pages []int) {
	for _, p := range pages {
		bits[(p-first)/8] |= 1 << ((p - first) % 8)
	}
}
