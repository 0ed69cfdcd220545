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
	even    bool   // tables come two by two
	make    func(Options) bundle
}

// bounds are the least, the usual and the most of something.
type bounds struct{ least, usual, most int }

// A Howell of more tables is not played, and to balance it takes long.
var kinds = []Kind{
	{"mitchell", "NS pairs stay, EW pairs move: 7 tables, 7 rounds of 4 boards", bounds{3, 7, 40}, bounds{1, 4, 16}, false, mitchell},
	{"howell", "every pair meets every other: 4 tables, 7 rounds of 4 boards", bounds{2, 4, 10}, bounds{1, 4, 16}, false, howell},
	{"travellers", "a block for each board, whatever the movement: 28 boards, 7 tables", bounds{2, 7, 100}, bounds{1, 28, 200}, false, travellers},
	{"teams", "a card for each match, both rooms on it: 8 tables, 24 boards", bounds{2, 8, 100}, bounds{1, 24, 64}, true, teams},
	{"chicago", "deals in order, with dealer and vulnerability: 12 deals", bounds{}, bounds{4, 12, 200}, false, chicago},
	{"rubber", "deals in order, with honours: 12 deals", bounds{}, bounds{1, 12, 200}, false, rubber},
	{"names", "the names of the pairs: 14 pairs", bounds{2, 7, 200}, bounds{}, false, names},
	{"corrections", "rulings and corrected slips, to keep beside the results", bounds{}, bounds{}, false, corrections},
}

// Kinds are those there are.
func Kinds() []Kind { return slices.Clone(kinds) }

// Error is a wish that cannot be granted, with what can be said instead.
type Error struct{ Text, Hint string }

func (e *Error) Error() string { return e.Text }

// kindOf finds a kind by its name.
func kindOf(name string) (*Kind, error) {
	i := slices.IndexFunc(kinds, func(k Kind) bool { return k.Name == name })
	if i < 0 {
		return nil, &Error{fmt.Sprintf("there is no blank sheet %q", name), "bridgecalc template lists those there are"}
	}
	return &kinds[i], nil
}

// bundleOf makes the sheets that the options describe.
func bundleOf(o Options) (bundle, error) {
	k, err := kindOf(o.Kind)
	if err != nil {
		return bundle{}, err
	}
	if !slices.Contains(ingest.Languages(), o.Language) {
		return bundle{}, &Error{Text: fmt.Sprintf("there are no headings in the language %q", o.Language)}
	}
	if o.Tables, err = k.tables.choose(o.Tables, k.Name, "tables"); err != nil {
		return bundle{}, err
	}
	if k.even && o.Tables%2 != 0 {
		return bundle{}, &Error{fmt.Sprintf("a match is played at two tables, and %d do not come out even", o.Tables), "write an even number of tables"}
	}
	if o.Boards, err = k.boards.choose(o.Boards, k.Name, "boards"); err != nil {
		return bundle{}, err
	}
	return k.make(o), nil
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
