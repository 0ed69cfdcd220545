package lines

import (
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/flood"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/settings"
)

// Marks are those of the boards of a file: who deals and who is vulnerable. They are
// those of the boards' numbers, unless the file states others.
type Marks struct {
	stated map[int]bridge.Marks
	nobody bool // is vulnerable, whatever the board
}

// Of returns the marks of a board.
func (m *Marks) Of(board int) bridge.Marks {
	if m == nil {
		return bridge.BoardMarks(board)
	}
	marks, ok := m.stated[board]
	if !ok {
		marks = bridge.BoardMarks(board)
	}
	if m.nobody {
		marks.Vul = bridge.NoneVul
	}
	return marks
}

// Stated returns the marks of a board where they are not those of its number, else nil.
func (m *Marks) Stated(board int) *bridge.Marks {
	if marks := m.Of(board); marks != bridge.BoardMarks(board) {
		return &marks
	}
	return nil
}

// Stated returns the marks of a board where they are not those of its number, else nil.
func (t *Table) Stated(board int) *bridge.Marks { return t.marks.Stated(board) }

// markReader finds what the tables of a file state of the marks of its boards.
type markReader struct {
	marks    *Marks
	problems *event.Problems
}

// markTables gives the tables the marks of the boards.
func markTables(tables []*Table, vulnerability settings.Vulnerability, problems *event.Problems) *markReader {
	m := &markReader{&Marks{stated: make(map[int]bridge.Marks), nobody: vulnerability == settings.NobodyVulnerable}, problems}
	for _, t := range tables {
		t.marks = m.marks
	}
	return m
}

// readVulnerability reads who is vulnerable.
func (m *markReader) readVulnerability(tables []*Table) {
	readMarks(m, tables, mark[bridge.Vulnerability]{
		field: field.Vulnerable,
		read: func(t *Table, id cells.ID) (bridge.Vulnerability, bool) {
			return notation.ReadVulnerability(t.Sheet.Book().Text(id))
		},
		of:     func(marks *bridge.Marks) *bridge.Vulnerability { return &marks.Vul },
		phrase: func(vul bridge.Vulnerability) string { return vul.String() + " vulnerable" },
		unread: "%q does not say who is vulnerable, and is not read",
		hint:   "boards are then scored by their numbers; write None, NS, EW or All",
		counts: "it is scored as stated: correct it where it is wrong, or say --vulnerability number",
	})
}

// readDealers reads who deals, in the letters of the file.
func (m *markReader) readDealers(tables []*Table) {
	readMarks(m, tables, mark[bridge.Seat]{
		field: field.Dealer,
		read: func(t *Table, id cells.ID) (bridge.Seat, bool) {
			seat, err := t.Texts.Seats.Of(id)
			return seat, err == nil && seat != bridge.NoSeat
		},
		of:     func(marks *bridge.Marks) *bridge.Seat { return &marks.Dealer },
		phrase: func(seat bridge.Seat) string { return seat.String() + " as dealer" },
		unread: "%q does not say who deals, and is not read",
		hint:   "write N, E, S or W",
		counts: "the lists show it as stated: correct it where it is wrong",
	})
}

// mark is one of the marks of a board, and how it is read.
type mark[T comparable] struct {
	field  field.Field
	read   func(*Table, cells.ID) (T, bool)
	of     func(*bridge.Marks) *T
	phrase func(T) string
	unread string // what is said of a text that is not understood
	hint   string
	counts string // the hint where the number of the board says other than the file
}

// readMarks takes over one of the marks, and reports what contradicts the number of the
// board or another row.
func readMarks[T comparable](m *markReader, tables []*Table, k mark[T]) {
	type statement struct {
		board int
		id    cells.ID
	}
	type stated struct {
		value T
		at    event.Position
	}
	seen := make(map[statement]bool)
	boards := make(map[int]stated)
	var unread, contrary, differ event.Problems
	for _, t := range tables {
		if !t.Has(k.field) {
			continue
		}
		for l := range t.Lines {
			board, err := t.Texts.Ordinals.Of(l.Places[field.Board].ID)
			now := statement{board, l.Places[k.field].ID}
			if err != nil || board < 1 || now.id == 0 || seen[now] {
				continue
			}
			seen[now] = true
			at := t.Problem(l, k.field, "", "").At
			number := bridge.BoardMarks(board)
			value, ok := k.read(t, now.id)
			if !ok {
				if !notation.IsDash(t.Text(l, k.field)) || *k.of(&number) != *new(T) {
					unread.Add(event.Problem{Severity: event.Warning, At: at, Text: fmt.Sprintf(k.unread, t.Text(l, k.field)), Hint: k.hint})
				}
				continue
			}
			before, known := boards[board]
			switch {
			case known && before.value != value:
				contrary.Add(event.Problem{
					At:   at,
					Text: fmt.Sprintf("board %d is stated to have %s, but %s at %s", board, k.phrase(value), k.phrase(before.value), before.at),
					Hint: "correct one of them",
				})
			case !known && value != *k.of(&number):
				differ.Add(event.Problem{
					Severity: event.Warning, At: at,
					Text: fmt.Sprintf("board %d is stated to have %s, and by its number it has %s", board, k.phrase(value), k.phrase(*k.of(&number))),
					Hint: k.counts,
				})
				marks := m.marks.stated[board]
				if marks == (bridge.Marks{}) {
					marks = number
				}
				*k.of(&marks) = value
				m.marks.stated[board] = marks
			}
			if !known {
				boards[board] = stated{value, at}
			}
		}
	}
	for _, found := range []event.Problems{unread, contrary, differ} {
		*m.problems = append(*m.problems, flood.Join(found)...)
	}
}
