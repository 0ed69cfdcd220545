package ingest

import (
	"errors"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// texts remember what the cells of a book mean: a session of 300,000 results
// has a few hundred different contracts. The letters hold for the whole book.
type texts struct {
	book      *cells.Book
	ordinals  memo[int]
	pairs     memo[notation.Pair]
	contracts memo[notation.Cell]
	outcomes  memo[notation.Outcome]
	seats     memo[bridge.Seat]
	leads     memo[bridge.Card]
	scores    memo[notation.Score]
	remarks   memo[notation.Remark]
	awards    memo[event.Award] // of one side; an error for anything else
	rulings   memo[ruling]
}

// ruling is an artificial score of both sides, if it is one.
type ruling struct {
	given  bool
	ns, ew event.Award
}

func readRuling(text string) (ruling, error) {
	ns, ew, ok, err := notation.ReadArtificial(text)
	return ruling{ok, ns, ew}, err
}

func readAward(text string) (event.Award, error) {
	award, ok := notation.ReadAward(text)
	if !ok {
		return award, errors.New("is no artificial score")
	}
	return award, nil
}

// newTexts begins with English letters; they are good enough to tell results
// from other rows.
func newTexts(book *cells.Book) *texts {
	t := &texts{
		book:     book,
		ordinals: newMemo(book, notation.ReadOrdinal),
		pairs:    newMemo(book, notation.ReadPair),
		outcomes: newMemo(book, notation.ReadOutcome),
		scores:   newMemo(book, notation.ReadScore),
		remarks:  newMemo(book, notation.ReadRemark),
		awards:   newMemo(book, readAward),
		rulings:  newMemo(book, readRuling),
	}
	t.spell(notation.English)
	return t
}

// spell sets the letters.
func (t *texts) spell(letters notation.Letters) {
	t.contracts = newMemo(t.book, letters.ReadContract)
	t.seats = newMemo(t.book, letters.ReadSeat)
	t.leads = newMemo(t.book, letters.ReadLead)
}

// memo remembers the values of the texts of a book.
type memo[V any] struct {
	book *cells.Book
	read func(text string) (V, error)
	seen []remembered[V]
}

type remembered[V any] struct {
	value V
	err   error
	known bool
}

func newMemo[V any](book *cells.Book, read func(text string) (V, error)) memo[V] {
	return memo[V]{book: book, read: read, seen: make([]remembered[V], book.Texts())}
}

func (m *memo[V]) of(id cells.ID) (V, error) {
	if int(id) >= len(m.seen) { // a layout put a text into the book
		m.seen = append(m.seen, make([]remembered[V], int(id)+1-len(m.seen))...)
	}
	r := &m.seen[id]
	if !r.known {
		r.value, r.err = m.read(m.book.Text(id))
		r.known = true
	}
	return r.value, r.err
}
