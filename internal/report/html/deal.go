package html

import "bridgecalc/internal/report/table"

// deal is the cards of a board, as around a table.
type deal struct {
	Hands    []hand
	Label    string // what the tricks are
	Strains  []suit
	Makeable [][]string // rows of a seat and its tricks
	Optimum  string
}

type hand struct {
	Place string // "north"
	Seat  string
	Suits []suit
}

// suit is the sign of a suit, the name of its colour, and the cards of it.
type suit struct{ Sign, Class, Cards string }

func newDeal(doc *table.Document, board int) *deal {
	d := doc.Deal(board)
	if d == nil {
		return nil
	}
	shown := &deal{Label: doc.Words.Look.Makeable, Makeable: d.MakeableTable(), Optimum: d.Optimum}
	for i, place := range []string{"north", "east", "south", "west"} {
		h := hand{Place: place, Seat: d.Hands[i].Seat}
		for j, cards := range d.Hands[i].Suits {
			sign := table.Suits[j].Symbol()
			h.Suits = append(h.Suits, suit{sign, suitClasses[sign], cards})
		}
		shown.Hands = append(shown.Hands, h)
	}
	for _, strain := range table.Strains {
		sign := strain.Symbol()
		shown.Strains = append(shown.Strains, suit{Sign: sign, Class: suitClasses[sign]})
	}
	return shown
}
