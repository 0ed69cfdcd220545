package ingest

import "bridgecalc/internal/ingest/cells"

// memo remembers what the texts of a book mean: a session of 300,000 results
// has a few hundred different contracts.
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

func newMemo[V any](book *cells.Book, read func(text string) (V, error)) *memo[V] {
	return &memo[V]{book: book, read: read}
}

func (m *memo[V]) of(id cells.ID) (V, error) {
	if m.seen == nil {
		m.seen = make([]remembered[V], m.book.Texts())
	}
	r := &m.seen[id]
	if !r.known {
		r.value, r.err = m.read(m.book.Text(id))
		r.known = true
	}
	return r.value, r.err
}
