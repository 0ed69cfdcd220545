package arrange

import (
	"regexp"
	"slices"
	"strings"

	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// opponentAside is an opponent with a word in brackets, "Owls (H)", or behind a sign.
var opponentAside = regexp.MustCompile(`^(?:(.*\S)\s*[(\[]\s*([^()\[\]]{1,12}?)\s*[)\]]|(@|at|vs?\.?)\s+(\S.*))$`)

// cutPlaces parts opponents from what is next to them of where the match was played, where
// the name without it is a team's: "Owls (H)", "@ Owls".
func cutPlaces(all []ownMatch) {
	teams := make(map[string]bool)
	for i := range all {
		teams[nameKey(all[i].team.Text)] = true
	}
	for i := range all {
		m := &all[i]
		found := opponentAside.FindStringSubmatch(m.opponent.Text)
		if m.bye || found == nil || teams[nameKey(m.opponent.Text)] {
			continue
		}
		name, place := found[1]+found[4], found[2]+found[3]
		if teams[nameKey(name)] {
			m.opponent.Text, m.place = name, cellOf(m.opponent, place)
		}
	}
}

// placeColumn finds the column that states in which matches a team was at home: it has two
// values, and where both teams list a match each has one of them.
func (r *rowReader) placeColumn() *matchColumn {
	for k := range r.block.cols {
		c := &r.block.cols[k]
		if c.field != "" || c.filled == 0 {
			continue
		}
		for i := range r.own {
			m := &r.own[i]
			m.place = MatchCell{strings.TrimSpace(m.row.Text(c.Col - 1)), m.row.Num, c.Col}
		}
		if arePlaces(r.own, c.Text) {
			return c
		}
	}
	for i := range r.own {
		r.own[i].place = MatchCell{}
	}
	return nil
}

// arePlaces reports whether the places of matches are two words that mean home and away, or
// of which each team of a match has another one.
func arePlaces(all []ownMatch, heading string) bool {
	words, said := make(map[string]bool), make(map[ownKey]string)
	keys := ownKeys(all)
	for i := range all {
		if m := &all[i]; !m.bye && m.place.Text != "" && !isDiagonal(m.place.Text) {
			words[headings.Plain(m.place.Text)] = true
			said[keys[i]] = headings.Plain(m.place.Text)
		}
	}
	if len(words) != 2 {
		return false
	}
	if homeWords(words, heading) != nil {
		return true
	}
	opposite, same := 0, 0
	for key, word := range said {
		switch back := said[key.back()]; back {
		case "":
		case word:
			same++
		default:
			opposite++
		}
	}
	return opposite > 0 && same == 0
}

// placeOwn says of matches as one of their teams sees them whether that team was at home. It
// returns the cell that does not state it, where one of them should.
func (r *rowReader) placeOwn() (unclear MatchCell) {
	cutPlaces(r.own)
	heading := ""
	if !slices.ContainsFunc(r.own, func(m ownMatch) bool { return m.place.Text != "" }) {
		c := r.placeColumn()
		if c == nil {
			return MatchCell{}
		}
		heading, c.field = c.Text, "place"
	}
	words := make(map[string]bool)
	for i := range r.own {
		if text := headings.Plain(r.own[i].place.Text); text != "" && !r.own[i].bye {
			words[text] = true
		}
	}
	isHome := homeWords(words, heading)
	if isHome == nil && isOutcome(r.own) {
		return MatchCell{}
	}
	for i := range r.own {
		m := &r.own[i]
		text := m.place.Text
		if m.bye || text == "" || isDiagonal(text) {
			continue
		}
		home, known := isHome[headings.Plain(text)]
		switch {
		case text == "@" || strings.EqualFold(text, "at"):
			m.venue = "away"
		case strings.HasPrefix(strings.ToLower(text), "v") && isHome == nil: // "v Owls"
		case !known:
			return m.place
		case home:
			m.venue = "home"
		default:
			m.venue = "away"
		}
	}
	return MatchCell{}
}

// homeWords returns which of two words, in their plain form, says that a team was at home, and
// which that it was not: by what the words mean, by a heading that names both, "H/A", home
// first, or by the letters that the words of a language begin with. It is empty where that
// cannot be decided.
func homeWords(words map[string]bool, heading string) map[string]bool {
	const both = 2
	if len(words) == 0 || len(words) > both {
		return nil
	}
	var w [both]string // w[0] is at home
	n := 0
	for word := range words {
		w[n] = word
		n++
	}
	parts := strings.FieldsFunc(heading, func(r rune) bool { return strings.ContainsRune("/-–|, ", r) })
	isSaid := func(home, away string) bool {
		if m, ok := markWords()[home]; ok && m.Value == "home" {
			return true
		}
		if m, ok := markWords()[away]; ok && m.Value == "away" {
			return true
		}
		return len(parts) == both && headings.Plain(parts[0]) == home && headings.Plain(parts[1]) == away
	}
	for _, is := range []func(home, away string) bool{isSaid, arePlaceLetters} {
		one, other := is(w[0], w[1]), is(w[1], w[0])
		switch {
		case one && !other:
			return map[string]bool{w[0]: true, w[1]: false}
		case other && !one:
			return map[string]bool{w[1]: true, w[0]: false}
		}
	}
	return nil
}

// placeLetters are the first letters of the words for home and for away that clubs write:
// home and away, hjemme and borte, hjemme and ude, koti and vieras, thuis and uit, casa and
// fuera, local and visitante, domicile and extérieur, Heim and Gast, dom and wyjazd.
var placeLetters = []string{"ha", "hb", "hu", "kv", "tu", "cf", "ct", "lv", "de", "hg", "dw"}

func arePlaceLetters(home, away string) bool { return slices.Contains(placeLetters, home+away) }

// isOutcome reports whether the places of matches say no more than who won.
func isOutcome(all []ownMatch) bool {
	won := make(map[string]bool)
	for i := range all {
		m := &all[i]
		own, err := notation.ReadAmount(m.own.Text)
		other, err2 := notation.ReadAmount(m.other.Text)
		word := headings.Plain(m.place.Text)
		if err != nil || err2 != nil || own == other || word == "" {
			continue
		}
		if before, seen := won[word]; seen && before != (own.Thousandths > other.Thousandths) {
			return false
		}
		won[word] = own.Thousandths > other.Thousandths
	}
	return len(won) > 0
}

// turned returns the fields of a match with the home and the away team exchanged.
func turned(fields map[string]MatchCell) map[string]MatchCell {
	all := make(map[string]MatchCell, len(fields))
	for f, c := range fields {
		switch {
		case strings.HasPrefix(f, "home"):
			f = "away" + strings.TrimPrefix(f, "home")
		case strings.HasPrefix(f, "away"):
			f = "home" + strings.TrimPrefix(f, "away")
		}
		all[f] = c
	}
	return all
}
