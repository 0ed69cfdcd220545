package table

import "strings"

// partnerID is the number of the partner of a player; pairs have none.
func (b *builder) partnerID(partner int32) Value {
	if !b.event.Individual {
		return nil
	}
	return b.id(int(partner))
}

// partner is the partner of a player on a card: the name, or else the number.
func (b *builder) partner(partner int32) Value {
	if !b.event.Individual {
		return nil
	}
	if names := b.names(int(partner)); len(names) > 0 {
		return names
	}
	return b.id(int(partner))
}

// seated are those of a side: a pair, or two players.
func (b *builder) seated(first, second int32) []int32 {
	if b.event.Individual {
		return []int32{first, second}
	}
	return []int32{first}
}

// ids are the numbers of those of a side.
func (b *builder) ids(entrants []int32) Value {
	if len(entrants) == 1 {
		return b.id(int(entrants[0]))
	}
	var shown []string
	for _, entrant := range entrants {
		shown = append(shown, b.id(int(entrant)).Shown)
	}
	return Text(strings.Join(shown, ", "))
}

// namesOf are the names of those of a side.
func (b *builder) namesOf(entrants []int32) Names {
	var names Names
	for _, entrant := range entrants {
		names = append(names, b.names(int(entrant))...)
	}
	return names
}
