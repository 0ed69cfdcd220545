package cells

import (
	"hash/maphash"
	"strings"
)

// interner keeps every text once. Nearly all cells are short and were seen
// before, so the table is made for finding those: a text of up to seven bytes
// is its own key, and nothing is allocated or compared for it.
type interner struct {
	texts []string // by ID
	slots []slot   // a power of two, at most half full
	shift int      // leaves as many bits of a key as a place among the slots has
	seed  maphash.Seed
	odd   uint64 // makes places of keys, different in every book: no file can aim at one place
}

type slot struct {
	key uint64
	id  ID // 0 where the slot is free
}

const (
	shortText  = 7          // bytes that fit into a key beside their number
	longKey    = 0xFF << 56 // stands where the number of bytes would
	firstBits  = 8
	firstSlots = 1 << firstBits
)

func newInterner() interner {
	seed := maphash.MakeSeed()
	return interner{
		texts: []string{""}, slots: make([]slot, firstSlots), shift: 64 - firstBits, seed: seed, odd: maphash.String(seed, "odd") | 1,
	}
}

// intern gives the ID of a text, which is cut where it is too long.
func (t *interner) intern(text string) ID {
	if text == "" {
		return 0
	}
	if len(text) > maxCellSize {
		text = strings.ToValidUTF8(text[:maxCellSize], "")
	}
	key := t.keyOf(text)
	at := t.find(key, text)
	if id := t.slots[at].id; id != 0 {
		return id
	}
	id := ID(len(t.texts))
	t.texts = append(t.texts, strings.Clone(text))
	t.slots[at] = slot{key, id}
	if len(t.texts) > len(t.slots)/2 {
		t.grow()
	}
	return id
}

// keyOf packs a short text with its length, and hashes a long one.
func (t *interner) keyOf(text string) uint64 {
	if len(text) > shortText {
		return maphash.String(t.seed, text) | longKey
	}
	key := uint64(len(text))
	for i := range len(text) {
		key = key<<8 | uint64(text[i])
	}
	return key << (8 * (shortText - len(text)))
}

// find is the slot that holds the text, or the free one where it belongs.
func (t *interner) find(key uint64, text string) int {
	last := len(t.slots) - 1
	for at := int(key * t.odd >> t.shift); ; at++ {
		s := &t.slots[at&last]
		if s.id == 0 || s.key == key && (key < longKey || t.texts[s.id] == text) {
			return at & last
		}
	}
}

func (t *interner) grow() {
	old := t.slots
	t.slots = make([]slot, 2*len(old))
	t.shift--
	for _, s := range old {
		if s.id != 0 {
			t.slots[t.find(s.key, t.texts[s.id])] = s
		}
	}
}

// trim takes the spaces off around a text; most have none, and a letter or sign
// of ASCII at both ends.
func trim(text string) string {
	if text == "" {
		return ""
	}
	const letters = 0x7F - '!'
	if first, last := text[0]-'!', text[len(text)-1]-'!'; first < letters && last < letters {
		return text
	}
	return strings.TrimSpace(text)
}
