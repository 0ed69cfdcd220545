package ingest

import (
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
}

func spellingsOf(tables []*table, texts *texts) spellings {
	var s spellings
	contracts := make([]bool, texts.book.Texts())
	seats := make([]bool, texts.book.Texts())
	for _, t := range tables {
		for l := range t.lines {
			if id := l.places[fContract].id; !contracts[id] {
				contracts[id] = true
				s.contracts = append(s.contracts, site{t, *l, fContract})
			}
			if id := l.places[fDeclarer].id; !seats[id] {
				seats[id] = true
				s.seats = append(s.seats, site{t, *l, fDeclarer})
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
		for _, language := range letters.Suits.Languages {
			if slices.Contains(letters.Seats.Languages, language) {
				return language
			}
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
// language of the headings; where none of these decides, it is a problem that
// names the first doubtful cell. A language that the director names leaves only
// its own letters, and English ones.
func chooseLetters(tables []*table, texts *texts, language string, problems *event.Problems) notation.Letters {
	s := spellingsOf(tables, texts)
	best := s.best(language)
	if len(best) > 1 {
		best = mostScored(best, tables, texts)
	}
	if len(best) > 1 {
		heading := language
		if heading == "" {
			heading = tables[0].language
		}
		if i := ofLanguage(best, heading); i >= 0 {
			return best[i].letters
		}
		problems.Add(*s.doubt(best))
	}
	return best[0].letters
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
		_, agreed := s.byScore()
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
// an English heading decides. It is -1 where nothing does.
func ofLanguage(candidates []candidate, language string) int {
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
	case english < 0 || english == native:
		return native
	}
	return -1
}

// doubt names the first cell that the letters read differently.
func (s *spellings) doubt(candidates []candidate) *event.Problem {
	a, b := candidates[0], candidates[1]
	sites := append(slices.Clone(s.contracts), s.seats...)
	for i := range a.readings {
		if a.readings[i] != b.readings[i] {
			return sites[i].problem(
				fmt.Sprintf("%q may be %s (%s) or %s (%s), and nothing in the file decides",
					sites[i].text(), a.readings[i].text(), a.language(), b.readings[i].text(), b.language()),
				fmt.Sprintf("say which language the letters are in: --letters %s, or add a column with the score", b.language()))
		}
	}
	return sites[0].problem("the letters of this file are not certain", "say which language they are in with --letters")
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
