package bridgemate

import (
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
)

// handColumns are those of the cards, in the order of a deal that begins with
// North.
func handColumns() []string {
	var names []string
	for _, seat := range []string{"North", "East", "South", "West"} {
		for _, suit := range []string{"Spades", "Hearts", "Diamonds", "Clubs"} {
			names = append(names, seat+suit)
		}
	}
	return names
}

// writeHands writes down the cards. Sections may have the same boards; where
// they have other cards under the same number, none are written down.
func (r *reader) writeHands() {
	t := r.tables[handRecord]
	if t == nil {
		return
	}
	board, cols := t.column("Board"), t.places(handColumns()...)
	type hand struct {
		line      int
		deal      string
		different bool
	}
	hands := make(map[string]*hand)
	var order []string
	for _, row := range t.rows {
		number, deal := row.text(board), dealOf(row, cols)
		if isNone(number) || deal == "" {
			continue
		}
		h := hands[number]
		if h == nil {
			hands[number] = &hand{line: row.line, deal: deal}
			order = append(order, number)
			continue
		}
		if h.deal != deal && !h.different {
			h.different = true
			r.said.Warn(row.line, "if the sections had other cards, they must not be compared with each other: give them one by one",
				"table %s has other cards for board %s than in row %d; its cards are left out", handRecord, number, h.line)
		}
	}
	for _, number := range order {
		if h := hands[number]; !h.different {
			r.out.Hand(h.line, transcript.Hand{Board: number, Deal: h.deal})
		}
	}
}

// dealOf is a deal as in PBN, or nothing where the row has no cards.
func dealOf(row row, cols []int) string {
	deal := []byte("N:")
	some := false
	for i, col := range cols {
		cards := strings.ReplaceAll(row.text(col), "10", "T")
		some = some || cards != ""
		deal = append(deal, cards...)
		switch {
		case i == len(cols)-1:
		case i%4 == 3:
			deal = append(deal, ' ')
		default:
			deal = append(deal, '.')
		}
	}
	if !some {
		return ""
	}
	return string(deal)
}
