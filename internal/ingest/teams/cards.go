package teams

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
)

// cards reads a sheet of team cards: a match, or several below each other. It is
// empty when the sheet has none. The problems say why a card is not read.
func cards(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts) ([]*card, event.Problems) {
	v := cardVocabulary(sheet, words)
	if v == nil {
		return nil, shownCards(sheet, words)
	}
	s := cardScan{sheet: sheet, v: v, words: words, texts: texts}
	s.title.takeText(sheet.Name, "", v)
	for i := 0; i < sheet.Len(); i++ {
		i += s.take(i)
	}
	for _, c := range s.cards {
		for room := range c.rooms {
			c.rooms[room] = c.table(event.Room(room))
		}
	}
	return s.cards, s.problems
}

// shownCards says why cards are not read that were made for reading, such as our
// own: a row has the result of each room in one cell.
func shownCards(sheet *cells.Sheet, words *headings.Memo) (problems event.Problems) {
	head, ok := layout.FindRow(sheet, words, func(h *layout.Header) bool { return h.Has("board", "open", "closed") })
	if ok {
		problems.Add(event.Problem{
			At:   sheet.Position(head.Row.Num, head.Col("open")+1),
			Text: "these cards do not say who sits NS in which room, and have contract, declarer and result in one cell",
			Hint: "give the file that they were made from, or write the contract, declarer and tricks of each room into columns of their own",
		})
	}
	return problems
}

// cardVocabulary is the language of the first header of a card; nil when there is
// none.
func cardVocabulary(sheet *cells.Sheet, words *headings.Memo) *headings.Vocabulary {
	var best *headings.Vocabulary
	most := 0
	for n := range headings.Vocabularies() {
		v := &headings.Vocabularies()[n]
		var title matchTitle
		title.takeText(sheet.Name, "", v)
		for i := range min(sheet.Len(), layout.SearchedRows) {
			if cols, ok := readCardHeader(sheet, i, v, words, &title); ok {
				if cols.known > most {
					best, most = v, cols.known
				}
				break
			}
			title.take(sheet.Row(i), v, positionsIn(sheet, i))
		}
	}
	return best
}

// positionsIn names the cells of a row.
func positionsIn(sheet *cells.Sheet, i int) func(col int) event.Position {
	return func(col int) event.Position { return sheet.Position(sheet.Row(i).Num, col) }
}

// cardScan goes through a sheet from top to bottom.
type cardScan struct {
	sheet    *cells.Sheet
	v        *headings.Vocabulary
	words    *headings.Memo
	texts    *lines.Texts
	title    matchTitle
	before   matchTitle // of the card above
	current  *card
	cards    []*card
	problems event.Problems
}

// take takes a row, and says how many below it were taken with it.
func (s *cardScan) take(i int) (more int) {
	title := s.carried()
	if cols, ok := readCardHeader(s.sheet, i, s.v, s.words, &title); ok {
		s.title = title
		s.begin(i, cols)
		return cols.header - 1
	}
	if s.current != nil && s.current.take(i) {
		return 0
	}
	row := s.sheet.Row(i)
	if s.current == nil {
		s.title.take(row, s.v, positionsIn(s.sheet, i))
		return 0
	}
	next := matchTitle{round: s.title.round}
	if next.take(row, s.v, positionsIn(s.sheet, i)) {
		s.before, s.title, s.current = s.title, next, nil
	}
	return 0
}

// carried is the title at hand. Where it names no teams, such as "Second half" or
// "Closed room", those of the card above play on.
func (s *cardScan) carried() matchTitle {
	t, b := s.title, &s.before
	if t.home == "" && t.away == "" && b.hasTeams() && t.round == b.round {
		t.home, t.away, t.at = b.home, b.away, b.at
		if t.openNS == neither {
			t.openNS = b.openNS
		}
		if t.hasRoom && t.part == b.part { // the other room of the same boards
			t.takeOver(&b.players)
		}
	}
	return t
}

// begin opens a card.
func (s *cardScan) begin(i int, cols cardColumns) {
	s.current = &card{sheet: s.sheet, v: s.v, texts: s.texts, title: s.title, cols: cols, header: i}
	if !s.title.hasTeams() {
		s.problems.Add(event.Problem{
			At:   s.sheet.Position(s.sheet.Row(i).Num, 0),
			Text: "the teams of this match are not named",
			Hint: `write above the card "Home team: …" and "Away team: …"`,
		})
		return
	}
	s.cards = append(s.cards, s.current)
}
