package lines

import "bridgecalc/internal/event"

// Understand decides how the tables of a book are written: by which letters, which
// the texts then have, and what numbers and signs mean. It also counts the rows of
// each board, and says for the director what it found.
func Understand(tables []*Table, texts *Texts, language string, problems *event.Problems) (way Way, rows map[int]int, said []string) {
	for _, t := range tables {
		t.repair(problems)
	}
	found := spellingsOf(tables, texts)
	letters := found.chooseLetters(tables, texts, language, problems)
	texts.spell(letters)
	s := &survey{}
	if !found.isPlain(tables, texts) {
		s = surveyOf(tables)
	}
	way = s.interpret(problems)
	return way, found.rows, s.ways(letters, way, found.hasBids(texts))
}
