package bbo

import "strconv"

// numbering gives pairs, or the players of an individual, the numbers that the
// travellers lack, by their names.
type numbering struct {
	individual bool
	byNames    map[string]string
	taken      map[string]bool
	last       int
}

// newNumbering numbers those of the ranking: as it says, else in its order.
func (r *reader) newNumbering() *numbering {
	n := &numbering{
		individual: len(r.ranked) > 0, byNames: make(map[string]string, len(r.ranked)), taken: make(map[string]bool, len(r.ranked)),
	}
	for i := range r.ranked {
		n.taken[r.ranked[i].number] = true
		if r.ranked[i].names[1] != "" {
			n.individual = false
		}
	}
	for i := range r.ranked {
		p := &r.ranked[i]
		if p.number == "" {
			p.number = n.next()
		}
		who := key(p.names[0], p.names[1])
		if n.byNames[who] != "" {
			r.said.Error(p.line, "give each pair its number in the columns nsPair and ewPair",
				"two of the ranking are called %s, and the travellers have no numbers", label(p.names[0], p.names[1]))
		}
		n.byNames[who] = p.number
	}
	return n
}

// next is a number that nobody has.
func (n *numbering) next() string {
	for {
		n.last++
		if number := strconv.Itoa(n.last); !n.taken[number] {
			n.taken[number] = true
			return number
		}
	}
}

// numberOf is the number of a pair, or of a player; those whom the ranking does
// not have get one.
func (r *reader) numberOf(line int, name1, name2 string) string {
	if name1 == "" {
		r.said.Error(line, "write the names of all four players, or the pairs' numbers", "a player has no name, and the pairs have no numbers")
		return ""
	}
	who := key(name1, name2)
	if number, ok := r.pairs.byNames[who]; ok {
		return number
	}
	number := r.pairs.next()
	r.pairs.byNames[who] = number
	r.join(line, number, name1, name2)
	return number
}

func label(name1, name2 string) string {
	if name2 == "" {
		return name1
	}
	return name1 + " and " + name2
}
