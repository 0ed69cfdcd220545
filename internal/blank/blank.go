package blank

import (
	"fmt"
	"slices"

	"bridgecalc/internal/ingest"
)

// Options say which blank is made.
type Options struct {
	Kind     string // one of Kinds
	Language string // of the headings: one of ingest.Languages
	Tables   int    // 0: as many as the kind has by itself
	Boards   int    // of a round, or of the session where there are no rounds; 0 likewise
}

// Kind is a kind of blank.
type Kind struct {
	Name    string
	Summary string // a line for the director
	tables  bounds
	boards  bounds // zero where there are none
	form    func(Options) form
}

// bounds are the least, the usual and the most of something.
type bounds struct{ least, usual, most int }

// A Howell of more tables is not played, and to balance it takes long.
var kinds = []Kind{
	{"mitchell", "NS pairs stay, EW pairs move: 7 tables, 7 rounds of 4 boards", bounds{3, 7, 40}, bounds{1, 4, 16}, mitchell},
	{"howell", "every pair meets every other: 4 tables, 7 rounds of 4 boards", bounds{2, 4, 10}, bounds{1, 4, 16}, howell},
	{"travellers", "a block for each board, whatever the movement: 28 boards, 7 tables", bounds{2, 7, 100}, bounds{1, 28, 200}, travellers},
	{"names", "the names of the pairs: 14 pairs", bounds{2, 7, 200}, bounds{}, names},
}

// Kinds are those there are.
func Kinds() []Kind { return slices.Clone(kinds) }

// Error is a wish that cannot be granted, with what can be said instead.
type Error struct{ Text, Hint string }

func (e *Error) Error() string { return e.Text }

// formOf makes the form that the options describe.
func formOf(o Options) (form, error) {
	i := slices.IndexFunc(kinds, func(k Kind) bool { return k.Name == o.Kind })
	if i < 0 {
		return form{}, &Error{fmt.Sprintf("there is no blank sheet %q", o.Kind), "bridgecalc template lists those there are"}
	}
	if !slices.Contains(ingest.Languages(), o.Language) {
		return form{}, &Error{Text: fmt.Sprintf("there are no headings in the language %q", o.Language)}
	}
	k := &kinds[i]
	var err error
	if o.Tables, err = k.tables.choose(o.Tables, k.Name, "tables"); err != nil {
		return form{}, err
	}
	if o.Boards, err = k.boards.choose(o.Boards, k.Name, "boards"); err != nil {
		return form{}, err
	}
	return k.form(o), nil
}

// choose takes the number that was said, or the usual one.
func (b bounds) choose(n int, kind, what string) (int, error) {
	switch {
	case n == 0:
		return b.usual, nil
	case b.most == 0:
		return 0, &Error{Text: fmt.Sprintf("the blank sheet %s has no %s", kind, what)}
	case n < b.least || n > b.most:
		return 0, &Error{Text: fmt.Sprintf("the blank sheet %s has %d to %d %s, not %d", kind, b.least, b.most, what, n)}
	}
	return n, nil
}
