package cells

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestIntern compares the table with a map.
func TestIntern(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.OneOf(rapid.StringN(0, 3, 9), rapid.String(), rapid.SampledFrom([]string{"\x00", "\x00\x00", "a", "a\x00", "\x00a", "aaaaaaa", "aaaaaaaa", "aaaaaaaaa"}))
		book, ids := NewBook("x"), make(map[string]ID)
		for _, s := range rapid.SliceOfN(text, 0, 500).Draw(t, "texts") {
			id := book.Intern(s)
			if known, ok := ids[s]; ok && known != id {
				t.Fatalf("%q has the IDs %d and %d", s, known, id)
			}
			ids[s] = id
			if book.Text(id) != s {
				t.Fatalf("%q is %q", s, book.Text(id))
			}
		}
		ids[""] = 0
		if book.Texts() != len(ids) {
			t.Fatalf("%d texts, want %d", book.Texts(), len(ids))
		}
	})
}

func TestInternMany(t *testing.T) {
	book := NewBook("x")
	ids := make([]ID, 100_000)
	for i := range ids {
		ids[i] = book.Intern(fmt.Sprint(i * 7919))
	}
	for i, id := range ids {
		if book.Intern(fmt.Sprint(i*7919)) != id || int(id) != i+1 {
			t.Fatalf("text %d has the ID %d", i, id)
		}
	}
}

func TestInternCutsLongTexts(t *testing.T) {
	book := NewBook("x")
	long := strings.Repeat("ä", maxCellSize)
	if id := book.Intern(long); len(book.Text(id)) > maxCellSize || book.Intern(long+"x") != id {
		t.Errorf("%d bytes", len(book.Text(id)))
	}
}

func TestTrim(t *testing.T) {
	for _, text := range []string{"", " ", "a", " a", "a ", "\ta\n", "\u00A0a\u00A0", "ä", " ä", "a b", "!", "~", "\x7F", "\x00", "\u2003x", "x\u3000", "\xFF", " \xFF ", "–", "\u0085a"} {
		if got, want := trim(text), strings.TrimSpace(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
