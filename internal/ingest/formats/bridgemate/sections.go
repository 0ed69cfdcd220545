package bridgemate

// section is what is known of a section of the session.
type section struct {
	letter  string
	missing string // the pair that has no partner table, or nothing
	// twoLists says that a number is one pair NS and another EW.
	twoLists bool
	teams    bool // each match is played at two tables
}

// readSections reads the table of sections: their letters stand there, padded
// with spaces.
func (r *reader) readSections() {
	r.sections = make(map[string]*section)
	t := r.tables[sections]
	if t == nil {
		return
	}
	id, letter, missing := t.column("ID"), t.column("Letter"), t.column("MissingPair")
	of := make(map[string]string)
	for _, row := range t.rows {
		number := row.text(id)
		s := r.section(number)
		if text := row.text(letter); text != "" {
			s.letter = text
		}
		if m := row.text(missing); !isNone(m) {
			s.missing = m
		}
		if other, ok := of[s.letter]; ok && other != number {
			r.said.Error(row.line, "give each section a letter of its own", "table %s: sections %s and %s both have the letter %s", sections, other, number, s.letter)
		}
		of[s.letter] = number
	}
}

// section finds a section by its number; one that the table of sections does
// not have goes by its number.
func (r *reader) section(id string) *section {
	s := r.sections[id]
	if s == nil {
		s = &section{letter: id}
		r.sections[id] = s
	}
	return s
}
