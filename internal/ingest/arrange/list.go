package arrange

import (
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// Entrant is a pair or a player of a list of names.
type Entrant struct {
	Section, Number string
	Direction       string // as the sheet writes it; empty where it does not say
	Names           []string
	At              event.Position // of the number
	Sheet           *cells.Sheet
	Row             int  // index within the sheet
	Ranked          bool // the list is a ranking, which need not have all pairs
	Roll            int  // the number of the form in which it stands outside of all lists, from 1; 0 in a list
}

// Lists returns the pairs with their names from the lists of a book.
func (b *Book) Lists() []Entrant {
	var all []Entrant
	type cell struct { // of a number, whose names may stand in several groups of columns
		sheet    *cells.Sheet
		row, col int
	}
	at := make(map[cell]int)
	isNamed := b.isIndividual() && b.namesPlayers() // the numbers of a list are none of theirs
	for _, f := range b.families.all {
		for _, n := range b.nameColumns(f) {
			for _, r := range f.regions {
				if isNamed {
					break
				}
				for _, e := range b.entrants(f, r, n) {
					number := cell{r.Sheet, e.Row, r.cols[n.pair]}
					if i, known := at[number]; known && all[i].Direction == e.Direction {
						all[i].Names = append(all[i].Names, e.Names...)
						continue
					}
					at[number] = len(all)
					all = append(all, e)
				}
			}
			f.listed = true
		}
	}
	if b.isIndividual() {
		if beside := b.listsBeside(); !isNamed && len(beside) > len(all) {
			b.markListed(beside)
			all = beside
		}
		b.texts.Players = make(map[string]string)
		for _, e := range all {
			b.texts.Players[e.Number] = strings.Join(e.Names, " ")
		}
		return all
	}
	all = append(all, b.roll()...)
	b.roster.know(all)
	return all
}

// nameColumns are the columns of a list: the pair's number, and its names.
type nameColumns struct {
	pair      int
	names     []int
	direction string // of all pairs of the column
}

// nameColumns finds the lists of names in the columns of a family.
func (b *Book) nameColumns(f *family) []nameColumns {
	columns := f.table.columns
	if f.pairGrid != nil || f.isHeadless() || f.table.holdsResults() || f.table.has("contract", "ns.score", "ew.score", "home", "away") || colOf(columns, "board") >= 0 {
		return nil
	}
	if lists := sidedLists(columns); lists != nil {
		return lists
	}
	var lists []nameColumns
	for i := range columns {
		if !startsList(columns, i) {
			continue
		}
		c := &columns[i]
		direction, known := listDirections[c.field]
		n := nameColumns{pair: i, direction: direction}
		if c.share(Named) > 0.7 {
			n.names = []int{i}
			lists = append(lists, n)
			continue
		}
		for k := i + 1; k < len(columns) && !startsList(columns, k); k++ {
			if isNameColumn(&columns[k]) {
				n.names = append(n.names, k)
			}
		}
		for k := i - 1; known && len(n.names) == 0 && k >= 0 && !startsList(columns, k); k-- {
			if isNameColumn(&columns[k]) {
				n.names = append([]int{k}, n.names...)
			}
		}
		if len(n.names) > 0 {
			if n.direction == "" && !b.saySides(c) {
				n.direction = directionOfNames(columns, n.names)
			}
			lists = append(lists, n)
		}
	}
	return lists
}

// saySides reports whether cells of a column of pairs say their direction themselves.
func (b *Book) saySides(c *column) bool {
	for id := range c.texts {
		if pair, err := notation.ReadPair(b.cells.Text(id)); err == nil && pair.Side != bridge.NoSide {
			return true
		}
	}
	return false
}

// seatSides are the sides of the columns of players.
var seatSides = map[string]string{"north": "NS", "south": "NS", "east": "EW", "west": "EW", "ns": "NS", "ew": "EW"}

// directionOfNames returns the direction that the headings of names give, "North | South" or
// "NS names"; "" where they give none, or both.
func directionOfNames(columns []column, names []int) string {
	direction := ""
	for n, i := range names {
		of, _, _ := strings.Cut(columns[i].field, ".")
		if n > 0 && seatSides[of] != direction {
			return ""
		}
		direction = seatSides[of]
	}
	return direction
}

// sidedLists finds the lists of a table that has the names of NS and of EW next to a
// number that both have; nil when it is none.
func sidedLists(columns []column) []nameColumns {
	pair := colOf(columns, "pair")
	if pair < 0 && len(columns) > 0 && columns[0].Text == "" {
		pair = 0
	}
	if pair < 0 || columns[pair].share(Pair) < 0.7 {
		return nil
	}
	var lists []nameColumns
	for _, side := range []string{"ns", "ew"} {
		n := nameColumns{pair: pair, direction: strings.ToUpper(side)}
		for _, field := range []string{".name", ".name1", ".name2", ".pair"} {
			if i := colOf(columns, side+field); i >= 0 && columns[i].share(Name) > 0.5 {
				n.names = append(n.names, i)
			}
		}
		if len(n.names) > 0 {
			lists = append(lists, n)
		}
	}
	if len(lists) < 2 {
		return nil
	}
	return lists
}

var listDirections = map[string]string{"pair": "", "ns.pair": "NS", "ew.pair": "EW"}

// startsList reports whether a column has the numbers of the pairs of a list: by its
// heading, which another list beside it may have as well, or where there is none, by the
// names in the next column.
func startsList(columns []column, i int) bool {
	c := &columns[i]
	if c.share(Pair|Named) < 0.7 || c.share(Decimal) > 0 {
		return false
	}
	if _, ok := listDirections[c.field]; ok || numbersPlayers(columns, i) {
		return true
	}
	named := i+1 < len(columns) && columns[i+1].share(Name) > 0.8
	repeats := c.Text != "" && slices.ContainsFunc(columns[:i], func(other column) bool { return other.Text == c.Text && isOfPair(other.field) })
	return c.field == "" && (c.Text == "" && (i == 0 || c.share(Pair) > 0.9 && named) || repeats && named)
}

// numbersPlayers reports whether a column headed as names has the numbers of players, and
// another their names: "Player, Name" of an individual.
func numbersPlayers(columns []column, i int) bool {
	c := &columns[i]
	named := c.field == "name" || c.field == "" && c.rival == "name"
	return named && c.share(Pair) > 0.9 && c.share(Name) < 0.1 && colOf(columns, "pair") < 0 &&
		slices.ContainsFunc(columns[i+1:], func(c column) bool { return c.field == "name" && c.share(Name) > 0.8 })
}

// isNameColumn reports whether a column of a list has names. Other columns hold
// clubs, remarks and numbers of members.
func isNameColumn(c *column) bool {
	switch c.field {
	case "name", "name1", "name2", "north", "south", "east", "west", "ns.name", "ew.name", "ns.name1", "ns.name2", "ew.name1", "ew.name2":
		return true
	case "ns.pair", "ew.pair", "north.number", "south.number", "east.number", "west.number": // "Paire", below a direction
		return c.share(Name) > 0.8 && c.share(Pair|Named) < 0.2
	case "":
		if c.rival == "" && c.Text != "" && len(c.Meanings) > 0 && c.Meanings[0].Weight > slipWeight {
			return false
		}
		return c.share(Name) > 0.8
	}
	return false
}

// directionOver returns the direction that a title above a region has over the columns of
// a list: "PE-parit | | IL-parit".
func (b *Book) directionOver(r *Region, n nameColumns) string {
	const most = 3 // rows
	right := r.cols[slices.Max(append([]int{n.pair}, n.names...))]
	for i := int(r.Rows[0]) - 1; i >= max(0, int(r.Rows[0])-most-1); i-- {
		above := r.Sheet.Row(i)
		if above.Num == r.HeadRow {
			continue
		}
		if c := b.classes[r.Sheet]; i < len(c) && c[i] == dataRow {
			break
		}
		if sides := sidesIn(above, func(int) bool { return true }); sides != nil {
			return directionOf(sides, right)
		}
	}
	return ""
}

// directionColumn returns the column of a list that says how its pairs sat, by its heading or
// by its cells; -1 for none.
func directionColumn(columns []column) int {
	if i := colOf(columns, "direction"); i >= 0 {
		return i
	}
	return slices.IndexFunc(columns, func(c column) bool { return c.filled > 0 && c.share(Side) == 1 && !isOfPair(c.field) })
}

// entrants reads a list.
func (b *Book) entrants(f *family, r *Region, n nameColumns) []Entrant {
	var all []Entrant
	direction, section := directionColumn(f.table.columns), colOf(f.table.columns, "section")
	text := func(row cells.Row, col int) string {
		if col < 0 {
			return ""
		}
		return row.Text(r.cols[col])
	}
	if n.direction == "" && direction < 0 {
		n.direction = b.directionOver(r, n)
	}
	for _, i := range r.Rows {
		row := r.Sheet.Row(int(i))
		e := Entrant{
			Section: text(row, section), Direction: text(row, direction), Number: text(row, n.pair),
			At: r.Sheet.Position(row.Num, r.cols[n.pair]+1), Sheet: r.Sheet, Row: int(i),
		}
		if e.Section == "" {
			e.Section = r.Given["section"].Text
		}
		if e.Direction == "" {
			e.Direction = r.Given["direction"].Text
		}
		if e.Direction == "" {
			e.Direction = n.direction
		}
		for _, col := range n.names {
			name := text(row, col)
			if col == n.pair {
				e.Number, name, _ = cutNumber(name)
			}
			if name != "" {
				e.Names = append(e.Names, name)
			}
		}
		pair, err := notation.ReadPair(e.Number)
		if e.Number == "" || err != nil || pair.Nobody {
			continue // prose, or the sit-out pair
		}
		e.Ranked = colOf(f.table.columns, "rank") >= 0
		all = append(all, e)
	}
	return all
}
