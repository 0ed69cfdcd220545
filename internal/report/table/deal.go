package table

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// Deal is the cards of a board, and what is known about them.
type Deal struct {
	Board   int
	Hands   [4]Hand // of North, East, South and West
	Optimum string  // "Optimum NS 420"; empty when not known
	// Makeable are the tricks that each hand can take as declarer, in the order
	// of Hands, with the strains of Strains; nil when not known.
	Makeable *[4][5]int
}

// Hand is the cards of one seat.
type Hand struct {
	Seat  string    // its letter
	Suits [4]string // in the order of Suits: "AK1095", "–" for none
}

// Suits are the suits in the order in which a hand is written down.
var Suits = [4]bridge.Strain{bridge.Spades, bridge.Hearts, bridge.Diamonds, bridge.Clubs}

// Strains are the strains in the order of Deal.Makeable.
var Strains = [5]bridge.Strain{bridge.Clubs, bridge.Diamonds, bridge.Hearts, bridge.Spades, bridge.NoTrump}

// Deal is that of a board, nil when it is not known.
func (d *Document) Deal(board int) *Deal {
	at, found := slices.BinarySearchFunc(d.Deals, board, func(deal Deal, board int) int {
		return cmp.Compare(deal.Board, board)
	})
	if !found {
		return nil
	}
	return &d.Deals[at]
}

// deals are the cards of the boards that are known.
func (b *builder) deals() []Deal {
	deals := make([]Deal, 0, len(b.event.Hands))
	for i := range b.event.Hands {
		if deal, ok := b.deal(&b.event.Hands[i]); ok {
			deals = append(deals, deal)
		}
	}
	slices.SortStableFunc(deals, func(a, c Deal) int { return cmp.Compare(a.Board, c.Board) })
	return deals
}

// deal is the cards of one board; ok is false where they are not written as
// four hands of four suits.
func (b *builder) deal(hand *event.Hand) (deal Deal, ok bool) {
	deal.Board = int(hand.Board)
	for i, cards := range hand.Cards {
		suits := strings.Split(cards, ".")
		if len(suits) != len(Suits) {
			return Deal{}, false
		}
		deal.Hands[i].Seat = b.seatLetter(bridge.North + bridge.Seat(i)).Word
		for j, suit := range suits {
			suit = strings.ReplaceAll(clean(suit), "T", "10")
			deal.Hands[i].Suits[j] = cmp.Or(suit, "–")
		}
	}
	if optimum := clean(hand.Optimum); optimum != "" {
		deal.Optimum = b.words.Look.Optimum + " " + optimum
	}
	if hand.Makeable != nil {
		deal.Makeable = new([4][5]int)
		for i, tricks := range hand.Makeable {
			for j, n := range tricks {
				deal.Makeable[i][j] = int(n)
			}
		}
	}
	return deal, true
}

// MakeableTable is the tricks that can be made: a row for each seat, or for a
// side whose hands take the same. Each row is the seats and then the tricks.
func (d *Deal) MakeableTable() [][]string {
	if d.Makeable == nil {
		return nil
	}
	var rows [][]string
	const north, east, south, west = 0, 1, 2, 3
	for _, side := range [][2]int{{north, south}, {east, west}} {
		if d.Makeable[side[0]] == d.Makeable[side[1]] {
			rows = append(rows, d.makeableRow(d.Hands[side[0]].Seat+d.Hands[side[1]].Seat, side[0]))
			continue
		}
		for _, seat := range side {
			rows = append(rows, d.makeableRow(d.Hands[seat].Seat, seat))
		}
	}
	return rows
}

func (d *Deal) makeableRow(seats string, seat int) []string {
	row := []string{seats}
	for _, tricks := range d.Makeable[seat] {
		row = append(row, strconv.Itoa(tricks))
	}
	return row
}
