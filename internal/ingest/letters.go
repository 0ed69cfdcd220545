package ingest

import (
	"cmp"
	"fmt"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/notation"
)

// spellings are the different texts of a file that letters decide about, each
// with the first cell that holds it.
type spellings struct {
	contracts []site
	seats     []site
	leads     []site
}

func spellingsOf(tables []*table, texts *texts) spellings {
	var s spellings
	kinds := [...]struct {
		field field
		sites *[]site
		seen  []bool
	}{{field: fContract, sites: &s.contracts}, {field: fDeclarer, sites: &s.seats}, {field: fLead, sites: &s.leads}}
	for i := range kinds {
		kinds[i].seen = make([]bool, texts.book.Texts())
	}
	for _, t := range tables {
		for l := range t.lines {
			for i := range kinds {
				k := &kinds[i]
				if id := l.places[k.field].id; id != 0 && !k.seen[id] {
					k.seen[id] = true
					*k.sites = append(*k.sites, site{t, *l, k.field})
				}
			}
		}
	}
	return s
}

// reading is what a text means in some letters.
type reading struct {
	cell       notation.Cell
	understood bool
}

// candidate is a choice of letters with what they make of every text.
type candidate struct {
	letters    notation.Letters
	alike      []notation.Letters // others that read every text the same
	readings   []reading          // of the contracts, then of the seats
	understood int
}

func (s *spellings) candidate(letters notation.Letters) candidate {
	c := candidate{letters: letters, readings: make([]reading, 0, len(s.contracts)+len(s.seats))}
	for i := range s.contracts {
		cell, err := letters.ReadContract(s.contracts[i].text())
		c.add(reading{cell, err == nil})
	}
	for i := range s.seats {
		seat, err := letters.ReadSeat(s.seats[i].text())
		c.add(reading{notation.Cell{Declarer: seat}, err == nil})
	}
	return c
}

// isOf reports whether these are the letters of a language for suits and seats.
func (c *candidate) isOf(language string) bool {
	letters, ok := notation.LettersOf(language)
	return ok && (c.letters == letters || slices.Contains(c.alike, letters))
}

// language is a language that the letters are of: that of both tables where
// there is one.
func (c *candidate) language() string {
	for _, letters := range append([]notation.Letters{c.letters}, c.alike...) {
		if language := letters.Language(); language != "" {
			return language
		}
	}
	return c.letters.Suits.Languages[0]
}

func (c *candidate) add(r reading) {
	c.readings = append(c.readings, r)
	if r.understood {
		c.understood++
	}
}

// chooseLetters decides which letters a file has for suits and seats. What they
// can read comes first, then which of them reproduces the scores, then the
// leads, then the language of the headings; where none of these decides, it is a
// problem that names the first doubtful cell. A language that the director names
// leaves only its own letters, and English ones.
func chooseLetters(tables []*table, texts *texts, language string, problems *event.Problems) notation.Letters {
	s := spellingsOf(tables, texts)
	best := s.best(language)
	if len(best) == 0 { // an unknown language; Options.Validate finds it
		best = s.best("")
	}
	if len(best) > 1 {
		best = mostScored(best, tables, texts)
	}
	if len(best) > 1 {
		best = s.mostLeads(best)
	}
	heading := language
	if heading == "" {
		heading = tables[0].language
	}
	chosen := 0
	if len(best) > 1 {
		if chosen = ofLanguage(best, heading, language != ""); chosen < 0 {
			problems.Add(*s.doubt(best))
			chosen = 0
		}
	}
	return s.ranksOf(&best[chosen], heading)
}

// understoodLeads is how many leads some letters can read.
func (s *spellings) understoodLeads(letters notation.Letters) int {
	n := 0
	for i := range s.leads {
		if _, err := letters.ReadLead(s.leads[i].text()); err == nil {
			n++
		}
	}
	return n
}

// mostLeads keeps the letters that understand most leads.
func (s *spellings) mostLeads(candidates []candidate) []candidate {
	var best []candidate
	most := -1
	for _, c := range candidates {
		n := s.understoodLeads(c.letters)
		for _, letters := range c.alike {
			n = max(n, s.understoodLeads(letters))
		}
		if n > most {
			best, most = best[:0], n
		}
		if n == most {
			best = append(best, c)
		}
	}
	return best
}

// ranksOf chooses between letters that read every contract and declarer the same:
// by the leads, in which ranks have letters too, then by the language of the
// headings, then those of one language.
func (s *spellings) ranksOf(c *candidate, heading string) notation.Letters {
	best, most := c.letters, -1
	for _, letters := range append([]notation.Letters{c.letters}, c.alike...) {
		worth := 4 * s.understoodLeads(letters)
		switch {
		case slices.Contains(letters.Suits.Languages, heading):
			worth += 2
		case letters.Language() != "":
			worth++
		}
		if worth > most {
			best, most = letters, worth
		}
	}
	return best
}

// best are the letters that understand most of the texts; of those that agree
// on every text the first is kept.
func (s *spellings) best(language string) []candidate {
	var best []candidate
	for _, suits := range notation.AllSuits() {
		for _, seats := range notation.AllSeats() {
			if language != "" && (!slices.Contains(suits.Languages, language) || !slices.ContainsFunc(seats.Languages, func(l string) bool {
				return l == language || l == "en"
			})) {
				continue
			}
			c := s.candidate(notation.Letters{Suits: suits, Seats: seats})
			switch {
			case len(best) > 0 && c.understood < best[0].understood:
				continue
			case len(best) > 0 && c.understood > best[0].understood:
				best = best[:0]
			}
			same := func(other candidate) bool { return slices.Equal(c.readings, other.readings) }
			if i := slices.IndexFunc(best, same); i >= 0 {
				best[i].alike = append(best[i].alike, c.letters)
				continue
			}
			best = append(best, c)
		}
	}
	return best
}

// mostScored keeps the letters under which most scores agree with their
// contracts.
func mostScored(candidates []candidate, tables []*table, texts *texts) []candidate {
	var best []candidate
	most := -1
	for _, c := range candidates {
		texts.spell(c.letters)
		s := surveyOf(tables)
		agreed := s.agreed()
		if agreed > most {
			best, most = best[:0], agreed
		}
		if agreed == most {
			best = append(best, c)
		}
	}
	return best
}

// ofLanguage finds the letters that headings in a language mean. English
// letters are at home in every country; where a file could be in either, only
// an English heading decides, or a director who names the language. It is -1
// where nothing does.
func ofLanguage(candidates []candidate, language string, named bool) int {
	native, english := -1, -1
	for i, c := range candidates {
		if c.isOf(language) {
			native = i
		}
		if c.isOf("en") {
			english = i
		}
	}
	switch {
	case native < 0:
		return english
	case english < 0 || english == native || named:
		return native
	}
	return -1
}

// doubt names the first cell that the letters read differently.
func (s *spellings) doubt(candidates []candidate) *event.Problem {
	sites := slices.Concat(s.contracts, s.seats)
	a, first, other := &candidates[0], -1, 0
	for i := range sites {
		if first >= 0 && !sites[i].isBefore(&sites[first]) {
			continue
		}
		for c := range candidates {
			if candidates[c].readings[i] != a.readings[i] {
				first, other = i, c
				break
			}
		}
	}
	b := &candidates[other]
	return sites[first].problem(
		fmt.Sprintf("%q may be %s (%s) or %s (%s), and nothing in the file decides",
			sites[first].text(), a.readings[first].text(), a.language(), b.readings[first].text(), b.language()),
		fmt.Sprintf("say which language the letters are in: --letters %s or --letters %s, or add a column with the score", a.language(), b.language()))
}

// isBefore orders cells as a director looks for them.
func (s *site) isBefore(other *site) bool {
	a, b := s.line.places[s.field], other.line.places[other.field]
	return cmp.Or(cmp.Compare(s.table.source, other.table.source), cmp.Compare(a.row, b.row), cmp.Compare(a.col, b.col)) < 0
}

func (r reading) text() string {
	switch {
	case r.cell.Kind != notation.Bid:
		return r.cell.Declarer.String()
	case r.cell.Declarer != 0:
		return fmt.Sprintf("%v by %v", r.cell.Contract, r.cell.Declarer)
	}
	return r.cell.Contract.String()
}
