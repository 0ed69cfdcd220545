package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

func load(t *testing.T, language string) *Words {
	t.Helper()
	w, err := Load(language)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// eachWord calls f for every word of a language with the names of the fields
// that lead to it.
func eachWord(w *Words, f func(path []string, word string)) {
	var walk func(v reflect.Value, path []string)
	walk = func(v reflect.Value, path []string) {
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				if !v.Type().Field(i).IsExported() {
					continue
				}
				walk(v.Field(i), append(slices.Clip(path), v.Type().Field(i).Name))
			}
		case reflect.Slice:
			for i := range v.Len() {
				walk(v.Index(i), path)
			}
		case reflect.String:
			f(path, v.String())
		default:
			panic("a word that is a " + v.Kind().String())
		}
	}
	walk(reflect.ValueOf(*w), nil)
}

func TestLanguages(t *testing.T) {
	if got, want := Languages(), []string{"en", "fi", "da", "de", "es", "fr", "nl", "no", "pl", "sv"}; !slices.Equal(got, want) {
		t.Errorf("Languages() = %q, want %q", got, want)
	}
	_, err := Load("xx")
	if err == nil || !strings.Contains(err.Error(), "en, fi, da, de, es, fr, nl, no, pl, sv") {
		t.Errorf(`Load("xx"): error %v, want one that lists the languages`, err)
	}
}

// TestComplete finds words that are missing in a language, and braces that are
// filled in one language and not in another. Words that the program doesn't
// know make Load fail.
func TestComplete(t *testing.T) {
	braces := regexp.MustCompile(`\{\w*\}`)
	placeholders := make(map[string][]string) // of English
	eachWord(load(t, "en"), func(path []string, word string) {
		key := strings.Join(path, ".")
		placeholders[key] = slices.Sorted(slices.Values(braces.FindAllString(word, -1)))
	})
	for _, language := range Languages() {
		w := load(t, language)
		if n := len(w.Format.Months); n != 12 {
			t.Errorf("%s: %d months", language, n)
		}
		eachWord(w, func(path []string, word string) {
			key := strings.Join(path, ".")
			if word == "" {
				t.Errorf("%s: %s is missing", language, key)
			}
			// How dates and places are written differs; TestDate and TestPlace
			// look after these.
			if path[0] == "Format" {
				return
			}
			got := slices.Sorted(slices.Values(braces.FindAllString(word, -1)))
			if !slices.Equal(got, placeholders[key]) {
				t.Errorf("%s: %s has %q, English has %q", language, key, got, placeholders[key])
			}
		})
	}
}

// TestUsed finds words that nothing says.
func TestUsed(t *testing.T) {
	used := make(map[string]bool)
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, source, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if selector, ok := n.(*ast.SelectorExpr); ok {
				used[selector.Sel.Name] = true
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	eachWord(load(t, "en"), func(path []string, _ string) {
		if name := path[len(path)-1]; !used[name] {
			t.Errorf("nothing uses %s", strings.Join(path, "."))
		}
	})
}

// TestSheetNames checks the names that become those of a workbook's sheets.
func TestSheetNames(t *testing.T) {
	for _, language := range Languages() {
		part := load(t, language).Part
		names := []string{part.Ranking, part.Travellers, part.Cards, part.Matrix, part.Event, part.Problems}
		for i, name := range names {
			if len([]rune(name)) > 31 || strings.ContainsAny(name, `:\/?*[]'`) {
				t.Errorf("%s: %q can't be the name of a sheet", language, name)
			}
			for _, other := range names[:i] {
				if strings.EqualFold(name, other) {
					t.Errorf("%s: two sheets with the name %q", language, name)
				}
			}
		}
	}
}

func TestNumber(t *testing.T) {
	en, fi := load(t, "en"), load(t, "fi")
	tests := []struct{ plain, en, fi string }{
		{"0", "0", "0"},
		{"156.80", "156.80", "156,80"},
		{"-12.5", "−12.5", "−12,5"},
	}
	for _, tt := range tests {
		if got := en.Number(tt.plain); got != tt.en {
			t.Errorf("en: Number(%q) = %q, want %q", tt.plain, got, tt.en)
		}
		if got := fi.Number(tt.plain); got != tt.fi {
			t.Errorf("fi: Number(%q) = %q, want %q", tt.plain, got, tt.fi)
		}
	}
	if got := en.Percent("55.4"); got != "55.4 %" {
		t.Errorf("en: Percent = %q", got)
	}
	if got := fi.Percent("55.4"); got != "55,4 %" {
		t.Errorf("fi: Percent = %q", got)
	}
}

func TestDate(t *testing.T) {
	day := time.Date(2026, time.March, 7, 0, 0, 0, 0, time.UTC)
	for language, want := range map[string]string{
		"en": "7 March 2026", "fi": "7.3.2026", "sv": "7 mars 2026", "nl": "7 maart 2026", "de": "7. März 2026",
		"fr": "7/3/2026", "no": "7. mars 2026", "da": "7. marts 2026", "pl": "7 marca 2026", "es": "7 de marzo de 2026",
	} {
		w := load(t, language)
		if got := w.Date(day); got != want {
			t.Errorf("%s: Date = %q, want %q", language, got, want)
		}
		if got := w.Date(time.Time{}); got != "" {
			t.Errorf("%s: no date is %q", language, got)
		}
	}
}

func TestPlace(t *testing.T) {
	tests := []struct {
		first, last int
		en, fi      string
	}{
		{1, 1, "1", "1."},
		{2, 3, "2=", "2/3."},
		{9, 11, "9=", "9/11."},
		{12, 12, "12", "12."},
		{0, 0, "–", "–"},
	}
	en, fi := load(t, "en"), load(t, "fi")
	for _, tt := range tests {
		if got := en.Place(tt.first, tt.last); got != tt.en {
			t.Errorf("en: Place(%d, %d) = %q, want %q", tt.first, tt.last, got, tt.en)
		}
		if got := fi.Place(tt.first, tt.last); got != tt.fi {
			t.Errorf("fi: Place(%d, %d) = %q, want %q", tt.first, tt.last, got, tt.fi)
		}
	}
}

// TestTied checks the ways of the languages to write a shared place.
func TestTied(t *testing.T) {
	for language, want := range map[string]string{
		"en": "2=", "fi": "2/3.", "sv": "2/3", "nl": "2=", "de": "2=",
		"fr": "2=", "no": "2/3.", "da": "2/3.", "pl": "2=", "es": "2=",
	} {
		w := load(t, language)
		if got := w.Place(2, 3); got != want {
			t.Errorf("%s: Place(2, 3) = %q, want %q", language, got, want)
		}
		if language != "en" && w.Number("-12.5") != "−12,5" {
			t.Errorf("%s: Number = %q", language, w.Number("-12.5"))
		}
	}
}

// TestSeats checks that the letters of a language tell the seats apart.
func TestSeats(t *testing.T) {
	for _, language := range Languages() {
		s := load(t, language).Seat
		letters := []string{s.North, s.East, s.South, s.West}
		slices.Sort(letters)
		if len(slices.Compact(letters)) != 4 {
			t.Errorf("%s: seats %+v", language, s)
		}
	}
}

func TestNumbers(t *testing.T) {
	tests := []struct {
		numbers []int
		en, fi  string
	}{
		{nil, "", ""},
		{[]int{3}, "3", "3"},
		{[]int{3, 4}, "3 and 4", "3 ja 4"},
		{[]int{3, 4, 5}, "3–5", "3–5"},
		{[]int{3, 7, 8, 9, 12}, "3, 7–9 and 12", "3, 7–9 ja 12"},
		{[]int{1, 2, 5, 6}, "1, 2, 5 and 6", "1, 2, 5 ja 6"},
	}
	en, fi := load(t, "en"), load(t, "fi")
	for _, tt := range tests {
		if got := en.Numbers(tt.numbers); got != tt.en {
			t.Errorf("en: Numbers(%v) = %q, want %q", tt.numbers, got, tt.en)
		}
		if got := fi.Numbers(tt.numbers); got != tt.fi {
			t.Errorf("fi: Numbers(%v) = %q, want %q", tt.numbers, got, tt.fi)
		}
	}
}

func TestFill(t *testing.T) {
	// What is filled in is not filled again.
	got := Fill("{a} and {b}", "a", "{b}", "b", "2")
	if want := "{b} and 2"; got != want {
		t.Errorf("Fill = %q, want %q", got, want)
	}
	word := Plural{One: "{n} board", Other: "{n} boards"}
	if got := Count(word, 1) + ", " + Count(word, 28); got != "1 board, 28 boards" {
		t.Errorf("Count = %q", got)
	}
}
