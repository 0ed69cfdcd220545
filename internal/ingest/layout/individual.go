package layout

import (
	"slices"
	"strings"
)

// seatNumbers are the columns of the players' numbers in an individual.
var seatNumbers = []string{"north.number", "south.number", "east.number", "west.number"}

// placePlayers takes the numbers of four players for an individual: those of North
// and East stand where a pair's would. Beside numbers of pairs, columns headed N,
// E, S and W hold something else, such as the tricks that each could take.
func (h *Header) placePlayers() {
	h.findSouth()
	if h.Has(seatNumbers...) && !h.HasAny("ns.pair", "ew.pair", "pairs") {
		h.Cols["ns.pair"], h.Cols["ew.pair"] = h.Cols["north.number"], h.Cols["east.number"]
		delete(h.Cols, "north.number")
		delete(h.Cols, "east.number")
		return
	}
	for _, field := range seatNumbers {
		if col, ok := h.Cols[field]; ok {
			h.unknown = append(h.unknown, col)
			delete(h.Cols, field)
			delete(h.Doubled, field)
		}
	}
	slices.Sort(h.unknown)
}

// findSouth takes "Player S" for South's number beside those of the other seats;
// without its space it is the heading of names.
func (h *Header) findSouth() {
	name, ok := h.Cols["name"]
	if ok && h.Has("north.number", "east.number", "west.number") && !h.Has("south.number") && strings.HasSuffix(h.Row.Text(name), " S") {
		h.Cols["south.number"] = name
		delete(h.Cols, "name")
	}
}
