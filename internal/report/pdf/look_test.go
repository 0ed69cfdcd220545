package pdf

import (
	"bytes"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/image/font/gofont/goregular"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// TestSuitColours checks that four colours differ and that each can be read on
// white where it comes out grey: a contrast of 4.5, as the guidelines for
// accessible web pages (WCAG 2.1, 1.4.3) ask for.
func TestSuitColours(t *testing.T) {
	const enough = 4.5
	colours := paletteFor(&settings.Settings{SuitColours: 4})
	seen := make(map[colour]bool)
	for sign, ink := range suitInks {
		c := colours[ink]
		if contrast := 1.05 / (luminance(c) + 0.05); contrast < enough {
			t.Errorf("%c: contrast %.1f, want %v", sign, contrast, enough)
		}
		seen[c] = true
	}
	if len(seen) != len(suitInks) {
		t.Errorf("%d colours of four suits", len(seen))
	}
}

// luminance is the relative luminance of a colour in sRGB.
func luminance(c colour) float64 {
	linear := func(channel int) float64 {
		v := float64(channel) / 255
		if v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.r) + 0.7152*linear(c.g) + 0.0722*linear(c.b)
}

// TestCutRun checks that a text is drawn by the face that has its letters.
func TestCutRun(t *testing.T) {
	f, other := testFace(t), testFace(t)
	f.other = other
	for _, r := range "王林" {
		f.advances[r], other.advances[r] = noGlyph, 1
	}
	const text = "Bo 王林 Ek"
	if got := f.clean(text); got != text {
		t.Errorf("clean(%q) = %q", text, got)
	}
	var runs []string
	for rest := text; rest != ""; {
		run, borrowed := f.cutRun(rest)
		if borrowed != (run == "王林") {
			t.Errorf("run %q is borrowed: %v", run, borrowed)
		}
		runs, rest = append(runs, run), rest[len(run):]
	}
	if want := []string{"Bo ", "王林", " Ek"}; !slices.Equal(runs, want) {
		t.Errorf("runs %q, want %q", runs, want)
	}
	if got, want := f.width(text), testFace(t).width("Bo  Ek")+2; math.Abs(got-want) > 1e-9 {
		t.Errorf("width %v, want %v", got, want)
	}
}

// TestOwnFont prints with a director's font, good and damaged: it may be
// refused, but never ends the program.
func TestOwnFont(t *testing.T) {
	w, err := words.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	in := settings.Default()
	in.Font = filepath.Join(t.TempDir(), "own.ttf")
	doc := &table.Document{Words: w, Settings: in, Title: "Tuesday Pairs 王"}
	print := func(data []byte) error {
		if err := os.WriteFile(in.Font, data, 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := Write(doc)
		return err
	}
	if err := print(goregular.TTF); err != nil {
		t.Errorf("a good font: %v", err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	const tries, header = 60, 400
	for try := range tries {
		data := bytes.Clone(goregular.TTF)
		for range 1 + try%4 {
			end := len(data)
			if try%2 == 0 {
				end = header // the tables, where damage is worst
			}
			data[4+random.IntN(end-4)] ^= byte(1 + random.IntN(255))
		}
		_ = print(data) // either is right
	}
}
