package blank

import "fmt"

// chukker is four deals, in which each player deals once.
const chukker = 4

// seatFields are the seats in the order in which they deal.
var seatFields = []string{"north", "east", "south", "west"}

// vulnerableWords head the column that says who is vulnerable. It is for the
// players: readers know it from the place in the chukker.
var vulnerableWords = map[string]string{
	"en": "Vulnerable", "fi": "Vyöhyke", "sv": "Zon", "no": "Sone", "da": "Zone", "nl": "Kwetsbaar", "de": "Gefahr",
	"fr": "Vulnérable", "pl": "Po partii", "es": "Vulnerable", "it": "Zona",
}

// dealWords are the words for a deal where that for a board is another.
var dealWords = map[string]string{"en": "Deal", "es": "Mano", "it": "Mano"}

// dealColumns are columns of which the first has the number of the deal.
func dealColumns(language string, fields ...string) []column {
	columns := columnsFor(language, append([]string{"board"}, fields...)...)
	if word, ok := dealWords[language]; ok {
		columns[0].heading = word
	}
	return columns
}

// chicago is a form with a row per deal. The players, who may change after a
// chukker, stand once in each. Dealers are whole words, which mean the same
// whatever letters the scorer writes for declarers.
func chicago(o Options) bundle {
	f := form{
		sheet:   "Chicago",
		columns: dealColumns(o.Language, "dealer", "vulnerable", "north", "south", "east", "west", "contract", "declarer", "tricks"),
		frozen:  true,
	}
	const vulnerable, firstName = 2, 3 // columns
	f.columns[vulnerable].heading = vulnerableWords[o.Language]
	f.rows = append(f.rows, f.headerRow())
	for deal := range o.Boards {
		cells := make([]any, len(f.columns))
		cells[0], cells[1], cells[vulnerable] = deal+1, heading(o.Language, seatFields[deal%chukker]), vulnerableAt(o.Language, deal%chukker)
		f.rows = append(f.rows, row{cells: cells})
		if last := min(deal+chukker, o.Boards); deal%chukker == 0 && last > deal+1 {
			for col := range len(seatFields) {
				f.merges = append(f.merges, merge{firstName + col, deal + 1, last})
			}
		}
	}
	return bundle{forms: []form{f}, event: true, scoring: "chicago"}
}

// vulnerableAt is who is vulnerable in a deal of the chukker, from 0: first
// nobody, then twice the dealer's opponents, and last all.
func vulnerableAt(language string, deal int) string {
	ns, ew := heading(language, "ns.pair"), heading(language, "ew.pair")
	switch deal {
	case 0:
		return "–"
	case 1: // East deals
		return ns
	case 2: // South deals
		return ew
	}
	return fmt.Sprint(ns, " + ", ew)
}

// rubber is a form with a row per deal, and the players above.
func rubber(o Options) bundle {
	f := form{sheet: "Rubber", columns: dealColumns(o.Language, "contract", "declarer", "tricks", "honours")}
	for _, field := range seatFields {
		f.rows = append(f.rows, f.titleRow(heading(o.Language, field)+":"))
	}
	f.rows = append(f.rows, f.headerRow())
	for deal := range o.Boards {
		f.rows = append(f.rows, row{cells: []any{deal + 1, nil, nil, nil, nil}})
	}
	return bundle{forms: []form{f}, event: true, scoring: "rubber"}
}
