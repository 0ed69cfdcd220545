package cells

// Memo remembers what the texts of a book mean: each is read once, however many
// cells hold it.
type Memo[V any] struct {
	book *Book
	read func(text string) (V, error)
	seen []remembered[V]
}

type remembered[V any] struct {
	value V
	err   error
	known bool
}

// NewMemo remembers what read makes of the texts of a book.
func NewMemo[V any](book *Book, read func(text string) (V, error)) Memo[V] {
	return Memo[V]{book: book, read: read, seen: make([]remembered[V], book.Texts())}
}

// Of is the value of a text.
func (m *Memo[V]) Of(id ID) (V, error) {
	value, err := m.At(id)
	return *value, err
}

// At is where the value of a text is kept, for those that are large. It is not to
// be changed.
func (m *Memo[V]) At(id ID) (*V, error) {
	if int(id) >= len(m.seen) { // a layout put a text into the book
		m.seen = append(m.seen, make([]remembered[V], int(id)+1-len(m.seen))...)
	}
	r := &m.seen[id]
	if !r.known {
		r.value, r.err = m.read(m.book.Text(id))
		r.known = true
	}
	return &r.value, r.err
}
