package arrange

import (
	"strings"

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
}

// Lists returns the pairs with their names from the lists of a book.
func (b *Book) Lists() []Entrant {
	var all []Entrant
	isNamed := b.isIndividual() && b.namesPlayers() // the numbers of a list are none of theirs
	for _, f := range b.families.all {
		for _, n := range b.nameColumns(f) {
			for _, r := range f.regions {
				if !isNamed {
					all = append(all, b.entrants(f, r, n)...)
				}
			}
			f.listed = true
		}
	}
	if b.isIndividual() && !isNamed {
		if beside := b.listsBeside(); len(beside) > len(all) {
			b.markListed(beside)
			return beside
		}
	}
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
	if f.table.holdsResults() || f.table.has("contract", "ns.score", "ew.score", "home", "away") || colOf(columns, "board") >= 0 {
		return nil
	}
	if lists := sidedLists(columns); lists != nil {
		return lists
	}
	var lists []nameColumns
	for i := range columns {
		c := &columns[i]
		direction, ok := listDirections[c.field]
		if !ok && i > 0 && !startsList(columns, i) || !ok && c.Text != "" || c.share(Pair|Named) < 0.7 || c.share(Decimal) > 0 || !ok && b.numbersProse(c) {
			continue
		}
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
		for k := i - 1; ok && len(n.names) == 0 && k >= 0 && !startsList(columns, k); k-- {
			if isNameColumn(&columns[k]) {
				n.names = append([]int{k}, n.names...)
			}
		}
		if len(n.names) > 0 {
			if side, _, sided := strings.Cut(columns[n.names[0]].field, "."); sided && n.direction == "" {
				n.direction = strings.ToUpper(side)
			}
			lists = append(lists, n)
		}
	}
	return lists
}

// numbersProse reports whether the numbers of a column without heading have words before
// them that no pair has: "Rule 1".
func (b *Book) numbersProse(c *column) bool {
	const most = 2 // letters of a section before the number of a pair
	for id := range c.texts {
		pair, err := notation.ReadPair(b.cells.Text(id))
		if err == nil && len(strings.TrimRight(pair.Number, "0123456789")) > most {
			return true
		}
	}
	return false
}

// sidedLists finds the lists of a table that has the names of NS and of EW next to a
// number that both have; nil when it is none.
func sidedLists(columns []column) []nameColumns {
	pair := colOf(columns, "pair")
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
// heading, or where there is none, by the names in the next column.
func startsList(columns []column, i int) bool {
	c := &columns[i]
	if c.field == "" && c.Text == "" {
		return c.share(Pair) > 0.9 && i+1 < len(columns) && columns[i+1].share(Name) > 0.8
	}
	_, ok := listDirections[c.field]
	return ok && c.share(Pair|Named) >= 0.5
}

// isNameColumn reports whether a column of a list has names. Other columns hold
// clubs, remarks and numbers of members.
func isNameColumn(c *column) bool {
	switch c.field {
	case "name", "name1", "name2", "north", "south", "east", "west", "ns.name", "ew.name", "ns.name1", "ns.name2", "ew.name1", "ew.name2":
		return true
	case "":
		if c.rival == "" && c.Text != "" && len(c.Meanings) > 0 && c.Meanings[0].Weight > slipWeight {
			return false
		}
		return c.share(Name) > 0.8
	}
	return false
}

// directionAbove returns the direction that the row above a list without headings has over
// its columns: "PE-parit | | IL-parit".
func (b *Book) directionAbove(r *Region, n nameColumns) string {
	first := int(r.Rows[0])
	if r.HeadRow > 0 || first == 0 {
		return ""
	}
	above := r.Sheet.Row(first - 1)
	for _, i := range append([]int{n.pair}, n.names...) {
		meanings, _ := b.words.Of(above.ID(r.cols[i]))
		if len(meanings) == 0 {
			continue
		}
		if side, _, _ := strings.Cut(meanings[0].Field, "."); side == "ns" || side == "ew" {
			return strings.ToUpper(side)
		}
	}
	return ""
}

// entrants reads a list.
func (b *Book) entrants(f *family, r *Region, n nameColumns) []Entrant {
	var all []Entrant
	direction, section := colOf(f.table.columns, "direction"), colOf(f.table.columns, "section")
	text := func(row cells.Row, col int) string {
		if col < 0 {
			return ""
		}
		return row.Text(r.cols[col])
	}
	if n.direction == "" {
		n.direction = b.directionAbove(r, n)
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
