package blank

import "fmt"

// teams is a form for each match: titles for the teams, and below them what each
// board came to in both rooms.
func teams(o Options) bundle {
	b := bundle{event: true}
	for match := range o.Tables / 2 {
		b.forms = append(b.forms, matchCard(o, fmt.Sprintf("%s %d", heading(o.Language, "match"), match+1)))
	}
	return b
}

func matchCard(o Options, name string) form {
	const perRoom = 3 // columns
	f := form{
		sheet:   name,
		columns: columnsFor(o.Language, "board", "contract", "declarer", "tricks", "contract", "declarer", "tricks"),
	}
	for _, field := range []string{"round", "home", "away"} {
		f.rows = append(f.rows, f.titleRow(heading(o.Language, field)+":"))
	}
	above := row{kind: header, cells: make([]any, len(f.columns))}
	above.cells[1], above.cells[1+perRoom] = heading(o.Language, "open"), heading(o.Language, "closed")
	f.rows = append(f.rows, row{kind: title, cells: []any{seating(o.Language)}}, above, f.headerRow())
	for board := range o.Boards {
		cells := make([]any, len(f.columns))
		cells[0] = board + 1
		f.rows = append(f.rows, row{cells: cells})
	}
	return f
}

// openWords are the words that alone say "open", where the name of the room has
// another form of it.
var openWords = map[string]string{"no": "Åpen", "da": "Åben", "de": "Offen"}

// seating says who sits NS in the open room, as is the custom: "Open room: Home
// NS, Away EW". Where it was otherwise, the scorer exchanges the words.
func seating(language string) string {
	open, ok := openWords[language]
	if !ok {
		open = heading(language, "open")
	}
	return fmt.Sprintf("%s: %s %s, %s %s", open, heading(language, "home"), heading(language, "ns.pair"), heading(language, "away"), heading(language, "ew.pair"))
}

// titleRow is a title with a cell behind it that is to be filled in.
func (f *form) titleRow(text string) row { return row{kind: title, cells: []any{text, nil}} }
