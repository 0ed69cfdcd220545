package arrange

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/words"
)

// ofARoom reports whether a heading is of something that each room has for itself.
func ofARoom(h *Heading) bool {
	if len(h.Meanings) == 0 {
		return false
	}
	f := h.Meanings[0].Field
	return ofRooms[f] || f == "ns" || f == "ew" || f == "points" || f == "ns.points" || f == "ew.points"
}

// inRoom says of a heading that it is about a room, where NS and EW are scores, and so are
// points.
func (h *Heading) inRoom(room string) {
	h.Meanings = slices.Clone(h.Meanings)
	for m := range h.Meanings {
		h.Meanings[m].Room = room
		switch f := h.Meanings[m].Field; f {
		case "ns", "ew":
			h.Meanings[m].Field = f + ".score"
		case "ns.points":
			h.Meanings[m].Field = "ns.score"
		case "ew.points":
			h.Meanings[m].Field = "ew.score"
		case "points":
			h.Meanings[m].Field = "score"
		}
	}
}

// pairRooms finds the rooms of headings of which two are the same but for the abbreviation
// of a room, "Contr. A" and "Contr. C", and of those without a room that stand once for
// each of two rooms: "By" behind "Contract open", and again behind "Contract closed".
//
// It reports whether the headings name both rooms.
func pairRooms(heads []Heading) bool {
	bare := bareRooms(heads)
	for _, h := range bare {
		h.Meanings = []Meaning{{Room: roomOfMeaning(h.Meanings[0]), Weight: leastWeight}}
	}
	for i := range heads {
		for k := range i {
			pairAbbreviated(&heads[k], &heads[i])
		}
	}
	var rooms []string // in the order of their columns
	for i := range heads {
		if room := roomOfHeading(&heads[i]); room != "" && !slices.Contains(rooms, room) {
			rooms = append(rooms, room)
		}
	}
	if len(rooms) != 2 {
		return false
	}
	again := make(map[string][]int)
	behind := make([]string, len(heads)) // the room that a heading before each names
	for i := range heads {
		h := &heads[i]
		if i > 0 {
			behind[i] = behind[i-1]
		}
		if room := roomOfHeading(h); room != "" {
			behind[i] = room
		} else if ofARoom(h) {
			again[h.Meanings[0].Field] = append(again[h.Meanings[0].Field], i)
		}
	}
	for _, at := range again {
		if len(at) == len(rooms) {
			heads[at[0]].inRoom(rooms[0])
			heads[at[1]].inRoom(rooms[1])
			continue
		}
		within := make(map[string]int) // the halves of a match next to each other have each again
		for _, i := range at {
			within[behind[i]]++
		}
		if within[rooms[0]] == within[rooms[1]] && within[""] == 0 {
			for _, i := range at {
				heads[i].inRoom(behind[i])
			}
		}
	}
	return true
}

// bareRooms returns the headings that are the words of the two rooms and nothing else, each
// as often as the other: below them is what came of the boards, "Open | NS score | Closed |
// NS score".
func bareRooms(heads []Heading) (bare []*Heading) {
	times := make(map[string]int)
	for i := range heads {
		if h := &heads[i]; len(h.Meanings) > 0 && roomOfMeaning(h.Meanings[0]) != "" {
			bare = append(bare, h)
			times[roomOfMeaning(h.Meanings[0])]++
		}
	}
	if times["open"] != times["closed"] {
		return nil
	}
	return bare
}

// roomOfHeading returns the room that the surest meaning of a heading names.
func roomOfHeading(h *Heading) string {
	if len(h.Meanings) == 0 {
		return ""
	}
	return h.Meanings[0].Room
}

// pairAbbreviated finds out whether two headings differ in the abbreviation of a room only.
func pairAbbreviated(a, b *Heading) {
	one, other := strings.Fields(a.Text), strings.Fields(b.Text)
	if len(one) != len(other) || len(one) < 2 || roomOfHeading(a) != "" || roomOfHeading(b) != "" {
		return
	}
	at := -1
	for n := range one {
		switch {
		case strings.EqualFold(one[n], other[n]):
		case at >= 0:
			return
		default:
			at = n
		}
	}
	if at < 0 {
		return
	}
	first, second := abbreviatedRooms(one[at], other[at])
	rest := readHeading(strings.Join(slices.Delete(one, at, at+1), " "), true)
	if read := (Heading{Meanings: rest}); first == "" || !ofARoom(&read) {
		return
	}
	a.Meanings, b.Meanings = rest, rest
	a.inRoom(first)
	b.inRoom(second)
}

// abbreviatedRooms returns the rooms that two words are abbreviations of in one language.
func abbreviatedRooms(a, b string) (first, second string) {
	has := func(list []string, word string) bool {
		return slices.ContainsFunc(list, func(w string) bool { return strings.EqualFold(w, strings.Trim(word, "().:[]/-")) })
	}
	for _, w := range words.All() {
		switch {
		case has(w.Room.Open, a) && has(w.Room.Closed, b):
			return "open", "closed"
		case has(w.Room.Closed, a) && has(w.Room.Open, b):
			return "closed", "open"
		}
	}
	return "", ""
}

// abbreviatedRoom returns the room that an abbreviation in capitals stands for.
func abbreviatedRoom(text string) string {
	const shortest = 2 // letters
	if len([]rune(text)) < shortest || strings.ToUpper(text) != text {
		return ""
	}
	return roomOfShort(func(list []string) bool { return slices.Contains(list, text) })
}

// roomOfShort returns the room one of whose abbreviations is meant.
func roomOfShort(isIn func(abbreviations []string) bool) string {
	for _, w := range words.All() {
		switch {
		case isIn(w.Room.Open):
			return "open"
		case isIn(w.Room.Closed):
			return "closed"
		}
	}
	return ""
}

// roomBeforeNoun returns the room that an abbreviation in front of the word for a room stands
// for: "gesl. kamer".
func roomBeforeNoun(text string) string {
	return roomOfShort(func(list []string) bool {
		return slices.ContainsFunc(list, func(word string) bool { return strings.EqualFold(word, text) })
	})
}
