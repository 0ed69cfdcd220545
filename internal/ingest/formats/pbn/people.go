package pbn

import (
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
	"bridgecalc/internal/ingest/notation"
)

// people are the pairs or players of a file, with their names.
type people struct {
	listed   []person // in a ranking, which has their whole names
	byRow    []person // beside results
	known    map[personKey]int
	changed  []person          // who has other names elsewhere
	numbers  map[string]string // that were given here, by names
	numbered int               // line of the first of these; 0: none
	given    int               // line of the last single result with a number of its own
}

type personKey struct{ section, number, side string }

type person struct {
	personKey
	line    int
	names   []string
	members [2]string
	club    string
}

// seen notes the names beside a result, once for each pair and direction.
func (p *people) seen(line int, section, number, side string, names []string) {
	if number == "" || strings.Join(names, "") == "" {
		return
	}
	if p.known == nil {
		p.known = make(map[personKey]int)
	}
	key := personKey{section, number, side}
	found := person{personKey: key, line: line, names: names}
	if i, ok := p.known[key]; !ok {
		p.known[key] = len(p.byRow)
		p.byRow = append(p.byRow, found)
	} else if !slices.Equal(p.byRow[i].names, names) {
		p.changed = append(p.changed, found)
	}
}

// number is that of players whom the file does not number: they are counted in
// the order in which they come.
func (p *people) number(line int, section string, players []string) string {
	if p.numbers == nil {
		p.numbers = make(map[string]string)
		p.numbered = line
	}
	sorted := slices.Clone(players)
	slices.Sort(sorted)
	key := strings.ToLower(section + "\x00" + strings.Join(sorted, "\x00"))
	number, ok := p.numbers[key]
	if !ok {
		number = strconv.Itoa(len(p.numbers) + 1)
		p.numbers[key] = number
		p.listed = append(p.listed, person{personKey: personKey{section: section, number: number}, line: line, names: players})
	}
	return number
}

// finishNames writes down the names. The direction is of use only where NS and EW
// have the same numbers; elsewhere it is where a pair sat first.
func (r *reader) finishNames() {
	p := &r.people
	switch {
	case p.numbered > 0 && p.given > 0:
		r.said.Error(max(p.numbered, p.given), "write [PairNS] and [PairEW] into all records, or into none",
			"some results have the numbers of the pairs and others only names, so who is who is not certain")
	case p.numbered > 0:
		r.said.Warn(p.numbered, "give the pairs numbers if the lists shall have others",
			"the players have no numbers here; they are numbered 1 to %d in the order in which they come", len(p.numbers))
	}
	listed := make(map[string]bool)
	for _, who := range p.listed {
		listed[who.number] = true
	}
	all := p.listed
	for _, who := range p.byRow {
		if !listed[who.number] {
			all = append(all, who)
		}
	}
	first := make(map[personKey]person)
	twice := make(map[personKey]bool)
	for _, who := range all {
		key := personKey{section: who.section, number: who.number}
		if other, ok := first[key]; !ok {
			first[key] = who
		} else if other.side != who.side && !slices.Equal(other.names, who.names) {
			twice[key] = true
		}
	}
	for _, who := range all {
		key := personKey{section: who.section, number: who.number}
		if twice[key] || first[key].side == who.side {
			r.writeName(who, twice[key])
		}
	}
	if len(p.changed) > 0 {
		who := p.changed[0]
		r.said.Warn(who.line, "the first names are printed; look whether the number is right",
			"pair %s has other names here: %s", who.number, strings.Join(who.names, " and "))
	}
}

func (r *reader) writeName(who person, directed bool) {
	n := transcript.Name{Section: who.section, Number: who.number, Member: who.members, Club: who.club}
	if directed {
		n.Direction = who.side
	}
	for i, name := range who.names {
		name, code := cutCode(name)
		switch {
		case i < len(n.Names):
			n.Names[i] = name
			if n.Member[i] == "" {
				n.Member[i] = code
			}
		case name != "": // nobody is left out
			n.Names[1] += " / " + name
		}
	}
	r.out.Name(who.line, n)
}

// cutCode parts a name from the player's number, as RealBridge joins them:
// "Ann Alfa#1234".
func cutCode(name string) (string, string) {
	name, code, _ := strings.Cut(name, "#")
	return strings.TrimSpace(name), strings.TrimSpace(code)
}

// partners parts the names of a pair; more than two stay together.
func partners(names string) []string {
	switch players := notation.SplitNames(names); {
	case names == "":
		return nil
	case len(players) == 2:
		return players
	}
	return []string{names}
}
