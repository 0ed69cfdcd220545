package pdf

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/goregular"
)

func testFace(t *testing.T) *face {
	t.Helper()
	f, err := newFace(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestClean(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"plain", "Aada Sininen", "Aada Sininen"},
		{"suits", "4♥X 3♦ ♠A ♣10 −2 …", "4♥X 3♦ ♠A ♣10 −2 …"},
		{"accents apart from their letters", "A\u0308ija\u0308 E\u0301", "Äijä É"},
		{"Greek and Cyrillic", "Ωμέγα Юлия", "Ωμέγα Юлия"},
		{"accents that the font doesn't have", "Nguyễn ạ", "Nguyen a"},
		{"an accent on nothing that has one", "q\u0323x", "qx"},
		{"other scripts", "林 א", "\uFFFD \uFFFD"},
		{"beyond the basic plane", "Ace 🂡 😀", "Ace \uFFFD \uFFFD"},
		{"marks of direction", "\u202Eabc\u202C\u200D", "abc"},
		{"control characters", "a\tb", "a\uFFFDb"},
		{"not UTF-8", "a\xffb", "a\uFFFDb"},
		{"empty", "", ""},
	}
	f := testFace(t)
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := f.clean(tt.in)
			if got != tt.want {
				t.Errorf("clean(%q) = %q, want %q", tt.in, got, tt.want)
			}
			if again := f.clean(got); again != got {
				t.Errorf("clean(%q) = %q, want it unchanged", got, again)
			}
		})
	}
}

func TestShorten(t *testing.T) {
	f := testFace(t)
	long := strings.Repeat("Aleksandra ", 20)
	for _, width := range []float64{0.5, 1, 5, 20} {
		got := f.shorten(long, width)
		if w := f.width(got); w > max(width, f.width(ellipsis)) {
			t.Errorf("shorten to %v em: %q is %v em wide", width, got, w)
		}
		if !strings.HasSuffix(got, ellipsis) || strings.HasSuffix(got, " "+ellipsis) {
			t.Errorf("shorten to %v em: %q, want letters and an ellipsis", width, got)
		}
	}
	if got := f.shorten("Inka", f.width("Inka")); got != "Inka" {
		t.Errorf("shorten to the width itself = %q, want no change", got)
	}
}

func TestShortenBoth(t *testing.T) {
	f := testFace(t)
	const short = "Bo Ek"
	long := strings.Repeat("Maximiliana", 5)
	width := f.width(long)
	for _, s := range []string{short + " & " + long, long + " & " + short} {
		got := f.shortenBoth(s, " & ", width)
		if !strings.Contains(got, short) {
			t.Errorf("shortenBoth(%q) = %q, want the short name whole", s, got)
		}
		if !f.fits(got, width) {
			t.Errorf("shortenBoth(%q) = %q is too wide", s, got)
		}
	}
	got := f.shortenBoth(long+" & "+long, " & ", width)
	left, right, _ := strings.Cut(got, " & ")
	if left != right || !strings.HasSuffix(left, ellipsis) {
		t.Errorf("shortenBoth of two long names = %q, want both the same", got)
	}
}

func TestWrap(t *testing.T) {
	f := testFace(t)
	const text = "Pairs with exactly the same percentage share the place."
	width := f.width("Pairs with exactly the")
	want := []string{"Pairs with exactly the", "same percentage", "share the place."}
	if got := f.wrap(text, width); !slices.Equal(got, want) {
		t.Errorf("wrap = %q, want %q", got, want)
	}
	for _, line := range f.wrap("a "+strings.Repeat("endless", 20)+" b", width) {
		if !f.fits(line, width) {
			t.Errorf("wrap: line %q is too wide", line)
		}
	}
	if got := f.wrap("  ", width); len(got) != 0 {
		t.Errorf("wrap of nothing = %q", got)
	}
}
