package lines

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Options is what a director says of how the results of a file are written.
type Options struct {
	Letters       string // the language of the letters; empty: found from the file
	Vulnerability settings.Vulnerability
	Trust         settings.Trust
	// Corrections are applied before the results are read; their pairs are those of NS and EW.
	Corrections []event.Correction
}

// Understood is how the results of a file are written.
type Understood struct {
	Way   Way
	Rows  map[int]int // of each board
	Marks *Marks
	Said  []string // how the results are written, for the director
}

// Understand decides how the tables of a book are written: by which letters, which
// the texts then have, what numbers and signs mean, and who is vulnerable.
func Understand(tables []*Table, texts *Texts, options Options, problems *event.Problems) Understood {
	for _, t := range tables {
		t.repair(problems)
		t.trust = options.Trust
	}
	correct(tables, options.Corrections, problems)
	marks := markTables(tables, options.Vulnerability, problems)
	if options.Vulnerability == settings.VulnerabilityStated {
		marks.readVulnerability(tables)
	}
	found := spellingsOf(tables, texts)
	letters := found.chooseLetters(tables, texts, options.Letters, problems)
	texts.spell(letters)
	marks.readDealers(tables)
	turned := turnRooms(tables)
	s := &survey{}
	if !found.isPlain(tables, texts) {
		s = surveyOf(tables)
	}
	way := s.interpret(problems)
	said := s.ways(letters, way, found.hasBids(texts))
	if turned {
		said = append(said, "the scores of a room have the sign of NS where they fit the contracts so, and that of EW where the team that kept the card sat EW")
	}
	return Understood{way, found.rows, marks.marks, said}
}
