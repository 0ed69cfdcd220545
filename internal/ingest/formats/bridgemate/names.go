package bridgemate

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
)

// playerNames finds names by the number that a player types in.
func (r *reader) playerNames() map[string]string {
	names := make(map[string]string)
	t := r.tables[players]
	if t == nil {
		return names
	}
	id, text, name := t.column("ID"), t.column("strID"), t.column("Name")
	for _, col := range []int{text, id} { // the text is what is typed; the ID is a number alone
		for _, row := range t.rows {
			if number := row.text(col); !isNone(number) && names[number] == "" {
				names[number] = row.text(name)
			}
		}
	}
	return names
}

// entrant is a pair of a section; Direction is blank where the number alone is
// enough.
type entrant struct{ section, number, direction string }

// seated is where a player of a table sits within the pair.
var seated = map[string]struct {
	direction string
	place     int
}{"N": {"NS", 0}, "S": {"NS", 1}, "E": {"EW", 0}, "W": {"EW", 1}}

// writeNames writes down who the pairs are: a player sat at a table in a round,
// and the movement tells which pair that was. The first round's entry stands.
func (r *reader) writeNames(results []result) {
	t := r.tables[numbers]
	if t == nil {
		return
	}
	if r.anyTeams() {
		return // the names stand beside the results
	}
	found := r.findNames(t, results)
	slices.SortStableFunc(found, func(a, b *named) int { return cmp.Compare(a.line, b.line) })
	for _, n := range found {
		r.out.Name(n.line, transcript.Name{
			Section: n.section, Number: n.number, Direction: n.direction, Names: n.names, Member: n.members,
		})
	}
}

const nameless notice = "a player number has no name"

// named is what was found of a pair.
type named struct {
	entrant
	line           int
	names, members [2]string
}

func (r *reader) findNames(t *table, results []result) []*named {
	names, of, single := r.playerNames(), r.pairings(results), individual(results)
	cols := t.places("Section", "Table", "Direction", "Number", "Name", "Round")
	rows := slices.Clone(t.rows)
	slices.SortStableFunc(rows, func(a, b row) int { return cmp.Compare(roundOf(a.text(cols[5])), roundOf(b.text(cols[5]))) })
	var found []*named
	by := make(map[entrant]*named)
	for _, row := range rows {
		at := seat{row.text(cols[0]), row.text(cols[1]), strconv.Itoa(roundOf(row.text(cols[5])))}
		number := row.text(cols[3])
		name := cmp.Or(row.text(cols[4]), names[number])
		who, place, ok := r.entrantAt(at, of[at], strings.ToUpper(row.text(cols[2])), single)
		if !ok || name == "" {
			if ok && !isNone(number) {
				r.notice(nameless, row.line, "give the names in a list", "table %s: player number %s at table %s has no name in the tables", numbers, number, at.table)
			}
			continue
		}
		n := by[who]
		if n == nil {
			n = &named{entrant: who, line: row.line}
			by[who] = n
			found = append(found, n)
		}
		if n.names[place] != "" {
			continue
		}
		n.names[place] = name
		if !isNone(number) {
			n.members[place] = number
		}
	}
	return found
}

// entrantAt finds the pair, or in an individual the player, of a direction.
func (r *reader) entrantAt(at seat, p pairing, direction string, single bool) (entrant, int, bool) {
	sits, ok := seated[direction]
	if !ok {
		return entrant{}, 0, false
	}
	number := p.ns
	if sits.direction == "EW" {
		number = p.ew
	}
	place := sits.place
	if single {
		number = map[string]string{"N": p.ns, "S": p.south, "E": p.ew, "W": p.west}[direction]
		place = 0
	}
	s := r.section(at.section)
	who := entrant{section: s.letter, number: number}
	if s.twoLists && !single {
		who.direction = sits.direction
	}
	return who, place, !isNone(number)
}

// pairings are the movement, and where it is not known what the results say.
func (r *reader) pairings(results []result) map[seat]pairing {
	of := make(map[seat]pairing, len(r.rounds))
	for i := range results {
		x := &results[i]
		if _, ok := of[x.at]; !ok {
			of[x.at] = pairing{x.ns, x.ew, x.south, x.west}
		}
	}
	for at, p := range r.rounds {
		if isNone(p.south) {
			p.south, p.west = of[at].south, of[at].west
		}
		of[at] = p
	}
	return of
}

// individual reports whether each player has a number: then rows have four.
func individual(results []result) bool {
	return slices.ContainsFunc(results, func(x result) bool { return !isNone(x.south) && !isNone(x.west) })
}

func (r *reader) anyTeams() bool {
	for _, s := range r.sections {
		if s.teams {
			return true
		}
	}
	return false
}

// roundOf is the round in which a name was entered; 0 is before the first.
func roundOf(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 1
	}
	return max(n, 1)
}
