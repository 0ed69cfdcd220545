package lines

import (
	"slices"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

// spellings are the different texts of a file that letters decide about, and its
// results, each with the first cell that holds it.
type spellings struct {
	contracts []site
	seats     []site
	leads     []site
	dealers   []site
	outcomes  []site
	rows      map[int]int // lines of each board
	declared  bool        // a column says who declared, wherever there is a contract
	legend    notation.Legend
}

func spellingsOf(tables []*Table, texts *Texts) spellings {
	s := spellings{rows: make(map[int]int), declared: true, legend: texts.legend}
	kinds := [...]struct {
		field field.Field
		sites *[]site
		seen  []bool
	}{
		{field: field.Contract, sites: &s.contracts},
		{field: field.Declarer, sites: &s.seats},
		{field: field.Lead, sites: &s.leads},
		{field: field.Dealer, sites: &s.dealers},
		{field: field.Result, sites: &s.outcomes},
		{field: field.Tricks, sites: &s.outcomes},
	}
	for i := range kinds {
		kinds[i].seen = make([]bool, texts.Book.Texts())
	}
	for _, t := range tables {
		for l := range t.Lines {
			board, _ := texts.Ordinals.Of(l.Places[field.Board].ID)
			s.rows[board]++
			if cell, err := texts.Contracts.At(l.Places[field.Contract].ID); l.Places[field.Declarer].ID == 0 && (err != nil || cell.Kind == notation.Bid) {
				s.declared = false
			}
			for i := range kinds {
				k := &kinds[i]
				id := l.Places[k.field].ID
				if int(id) >= len(k.seen) { // a text that stands in no cell
					k.seen = append(k.seen, make([]bool, int(id)+1-len(k.seen))...)
				}
				if id != 0 && !k.seen[id] {
					k.seen[id] = true
					*k.sites = append(*k.sites, site{t, *l, k.field})
				}
			}
		}
	}
	return s
}

// isPlain reports whether the results say by themselves what they are, in the
// letters that the texts have: none is a number, and no score stands beside them.
func (s *spellings) isPlain(tables []*Table, texts *Texts) bool {
	for _, t := range tables {
		if t.hasScore() {
			return false
		}
	}
	for i := range s.contracts {
		if cell, _ := texts.Contracts.At(s.contracts[i].id()); cell.Outcome.Form == notation.Number || cell.Score.Given {
			return false
		}
	}
	for i := range s.outcomes {
		if outcome, _ := texts.Outcomes.At(s.outcomes[i].id()); outcome.Form == notation.Number {
			return false
		}
	}
	return true
}

// hasBids reports whether some result has a contract.
func (s *spellings) hasBids(texts *Texts) bool {
	return slices.ContainsFunc(s.contracts, func(at site) bool {
		cell, _ := texts.Contracts.At(at.id())
		return cell.Kind == notation.Bid
	})
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
		cell, err := letters.ReadContract(s.legend.WriteOut(s.contracts[i].text()))
		if s.declared { // the column says who it is
			cell.Declarer = bridge.NoSeat
		}
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
	return ok && slices.ContainsFunc(c.all(), func(l notation.Letters) bool {
		return l.Suits == letters.Suits && l.Seats == letters.Seats
	})
}

// all are the letters that read every text as the candidate does.
func (c *candidate) all() []notation.Letters {
	return append([]notation.Letters{c.letters}, c.alike...)
}

// hasEnglish reports whether suits or seats may be written as in English.
func (c *candidate) hasEnglish() bool {
	return slices.ContainsFunc(c.all(), func(l notation.Letters) bool {
		return l.Suits == notation.English.Suits || l.Seats == notation.English.Seats
	})
}

// isOfOneLanguage reports whether suits and seats may be of the same language.
func (c *candidate) isOfOneLanguage() bool {
	return slices.ContainsFunc(c.all(), func(l notation.Letters) bool { return l.Language() != "" })
}

// language is a language that the letters are of: that of both tables where
// there is one.
func (c *candidate) language() string {
	for _, letters := range c.all() {
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

// understood is how many leads and dealers some letters can read.
func (s *spellings) understood(letters notation.Letters) int {
	n := 0
	for i := range s.leads {
		if _, err := letters.ReadLead(s.leads[i].text()); err == nil {
			n++
		}
	}
	for i := range s.dealers {
		if _, err := letters.ReadSeat(s.dealers[i].text()); err == nil {
			n++
		}
	}
	return n
}

// mostUnderstood keeps the letters that understand most leads and dealers.
func (s *spellings) mostUnderstood(candidates []candidate) []candidate {
	var best []candidate
	most := -1
	for _, c := range candidates {
		n := s.understood(c.letters)
		for _, letters := range c.alike {
			n = max(n, s.understood(letters))
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

// best are the letters that understand most of the texts; of those that agree
// on every text the first is kept. That contracts begin with their strain is only
// thought of where they are not understood otherwise.
func (s *spellings) best(language string) []candidate {
	best := s.bestOrdered(nil, language, notation.LevelFirst)
	if len(best) > 0 && best[0].understood < len(best[0].readings) {
		best = s.bestOrdered(best, language, notation.StrainFirst)
		best = s.bestOrdered(best, language, notation.EitherOrder)
	}
	return best
}

// bestOrdered adds letters with one order of level and strain to the best ones.
func (s *spellings) bestOrdered(best []candidate, language string, order notation.Order) []candidate {
	for _, suits := range notation.AllSuits() {
		for _, seats := range notation.AllSeats() {
			if language != "" && (!slices.Contains(suits.Languages, language) || !slices.ContainsFunc(seats.Languages, func(l string) bool {
				return l == language || l == "en"
			})) {
				continue
			}
			c := s.candidate(notation.Letters{Suits: suits, Seats: seats, Order: order})
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
