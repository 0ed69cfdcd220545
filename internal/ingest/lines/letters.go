package lines

import (
	"cmp"
	"fmt"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/notation"
)

// chooseLetters decides which letters a file has for suits and seats. What they
// can read comes first, then which of them reproduces the scores, then the
// leads and dealers, then the language of the suits for the seats, then that of the headings;
// where none of these decides, it is a problem that names the first doubtful cell.
// A language that the director names leaves only its own letters, and English ones.
func (s *spellings) chooseLetters(tables []*Table, texts *Texts, language string, problems *event.Problems) notation.Letters {
	best := s.best(language)
	if len(best) == 0 { // an unknown language; Options.Validate finds it
		best = s.best("")
	}
	if len(best) > 1 {
		best = mostScored(best, tables, texts)
	}
	if len(best) > 1 {
		best = s.mostUnderstood(best)
	}
	if len(best) > 1 {
		best = s.seatsOfSuits(best)
	}
	heading := language
	if heading == "" {
		heading = tables[0].Language
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

// mostScored keeps the letters under which most scores agree with their
// contracts.
func mostScored(candidates []candidate, tables []*Table, texts *Texts) []candidate {
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

// seatsOfSuits keeps the letters whose seats are of a language of their suits,
// where only the seats are in doubt: who writes Karo and Herz means Ost by O.
// English letters are at home in every country, so where they are possible this
// says nothing.
func (s *spellings) seatsOfSuits(candidates []candidate) []candidate {
	bids := len(s.contracts)
	var ofOne []candidate
	for _, c := range candidates {
		if c.hasEnglish() || !slices.Equal(c.readings[:bids], candidates[0].readings[:bids]) {
			return candidates
		}
		if c.isOfOneLanguage() {
			ofOne = append(ofOne, c)
		}
	}
	if len(ofOne) == 0 {
		return candidates
	}
	return ofOne
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

// ranksOf chooses between letters that read every contract and declarer the same:
// by the leads, in which ranks have letters too, and the dealers, then by the language
// of the headings, then those of one language.
func (s *spellings) ranksOf(c *candidate, heading string) notation.Letters {
	best, most := c.letters, -1
	for _, letters := range c.all() {
		worth := 4 * s.understood(letters)
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
	a, b := s.line.Places[s.field], other.line.Places[other.field]
	return cmp.Or(cmp.Compare(s.table.Source, other.table.Source), cmp.Compare(a.Row, b.Row), cmp.Compare(a.Col, b.Col)) < 0
}

func (r reading) text() string {
	switch {
	case r.cell.Kind == notation.Weighted:
		return r.cell.Ruling.Value().String()
	case r.cell.Kind != notation.Bid:
		return r.cell.Declarer.String()
	case r.cell.Declarer != 0:
		return fmt.Sprintf("%v by %v", r.cell.Contract, r.cell.Declarer)
	}
	return r.cell.Contract.String()
}
