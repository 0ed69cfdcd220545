package settings

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"bridgecalc/internal/event"
)

// Key is one of the settings.
type Key struct {
	Name   string // as flags, files and sheets have it: "datum-round"
	About  string // what it decides: a sentence without its full stop
	Values string // what may be written: "away, even, toward or none"
	Kind   KeyKind

	words []string // the fixed ones among the values
	// read puts a value into the settings. The text is one of words, or as it was
	// written; it reports whether it was understood.
	read func(s *Settings, text string) bool
	// written is the value as read takes it; empty where nothing is set.
	written func(s *Settings) string
	// near returns what a value may have been meant for, where words do not tell; nil
	// for other keys.
	near func(value string) []string
}

// KeyKind says how a key's values are to be handled.
type KeyKind uint8

const (
	Choice KeyKind = iota // a choice or a number
	Text                  // words for the documents
	// Path is the path of a file; one that is not absolute starts where it is
	// said: in a settings file from its folder.
	Path
	// PathOrChoice is a choice, or else a path.
	PathOrChoice
)

// Keys are all settings, in the order in which they are printed.
func Keys() []Key { return table() }

// Find finds a key by its name or by any word for it in the languages of sheets.
func Find(word string) (Key, bool) {
	name, known := words().keys[plain(word)]
	for _, k := range table() {
		if k.Name == name && known || plain(k.Name) == plain(word) {
			return k, true
		}
	}
	return Key{}, false
}

// maxText is how many letters a value may have; longer ones fit on no list.
const maxText = 200

// Set reads a value as a director writes it, in any of its languages. The error
// is a [*ValueError], and the settings are as before then.
func (k *Key) Set(s *Settings, value string) error {
	text := strings.TrimSpace(value)
	switch k.Kind {
	case Text:
		text = strings.Join(strings.Fields(text), " ") // cells have line ends
	case Choice, PathOrChoice:
		text = k.own(text)
	}
	if utf8.RuneCountInString(text) > maxText && k.Kind == Text || !printable(text) || !k.read(s, text) {
		return &ValueError{Key: k.Name, Value: value, Allowed: k.Values, Meant: k.meant(value)}
	}
	return nil
}

// Written is a value as Set and a settings file take it, in the program's own
// words; empty where nothing is set.
func (k *Key) Written(s Settings) string { return k.written(&s) }

// own is the program's word for a value, or the text itself where there is none.
func (k *Key) own(text string) string {
	word := plain(text)
	for _, w := range k.words {
		if plain(w) == word {
			return w
		}
	}
	if name, ok := words().values[k.Name][word]; ok {
		return name
	}
	return text
}

// meant are the words that a value may have been meant for.
func (k *Key) meant(value string) []string {
	if utf8.RuneCountInString(value) > maxText {
		return nil
	}
	if k.near != nil {
		return k.near(value)
	}
	candidates := make(map[string]string)
	for spelling, name := range words().values[k.Name] {
		candidates[spelling] = name
	}
	for _, w := range k.words {
		candidates[plain(w)] = w
	}
	return nearest(value, candidates)
}

// printable tells a line of text from what would spoil a list: line ends and
// other control characters.
func printable(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, func(r rune) bool { return r < ' ' || r == 0x7F })
}

// Set reads a value of the setting with that name or word.
func (s *Settings) Set(key, value string) error {
	k, ok := Find(key)
	if !ok {
		return &KeyError{Key: key, Meant: NearKeys(key)}
	}
	return k.Set(s, value)
}

// NearKeys are the names of the keys that a word may have been meant for.
func NearKeys(word string) []string {
	candidates := make(map[string]string)
	for spelling, name := range words().keys {
		candidates[spelling] = name
	}
	for _, k := range table() {
		candidates[plain(k.Name)] = k.Name
	}
	return nearest(word, candidates)
}

// ValueError is a value that a key does not have.
type ValueError struct {
	Key, Value string
	Allowed    string   // in words
	Meant      []string // what it may have been meant for
}

// Error is one line: `scale "3-1-0": write 2-1-0 or 1-0.5-0`.
func (e *ValueError) Error() string {
	return fmt.Sprintf("%s %q: %s", e.Key, shortened(e.Value), e.hint())
}

func (e *ValueError) hint() string {
	hint := "write " + e.Allowed
	if len(e.Meant) > 0 {
		hint += "; did you mean " + or(e.Meant) + "?"
	}
	return hint
}

// KeyError is a key that does not exist.
type KeyError struct {
	Key   string
	Meant []string // what it may have been meant for
}

// Error is one line: `there is no setting "scoreing"; did you mean scoring?`.
func (e *KeyError) Error() string {
	return fmt.Sprintf("there is no setting %q; %s", shortened(e.Key), e.Hint())
}

// Hint says what may have been meant, or which keys there are.
func (e *KeyError) Hint() string {
	if len(e.Meant) > 0 {
		return "did you mean " + or(e.Meant) + "?"
	}
	return "the settings are title, date, scoring, sitout, winners and so on; bridgecalc settings lists them all"
}

// shortened keeps a message short whatever it is about.
func shortened(text string) string {
	const most = 60
	if letters := []rune(text); len(letters) > most {
		return string(letters[:most]) + "…"
	}
	return text
}

// Check finds what is wrong with a setting by itself, at its place; nil when
// nothing is.
func Check(said event.Setting) *event.Problem {
	scratch := Default()
	return problemOf(said, scratch.Set(said.Key, said.Value))
}

func problemOf(said event.Setting, err error) *event.Problem {
	switch e := err.(type) {
	case nil:
		return nil
	case *ValueError:
		return &event.Problem{At: said.At, Text: fmt.Sprintf("%s %q is not understood", e.Key, shortened(e.Value)), Hint: e.hint()}
	case *KeyError:
		return &event.Problem{At: said.At, Text: fmt.Sprintf("there is no setting %q", shortened(e.Key)), Hint: e.Hint()}
	}
	return &event.Problem{At: said.At, Text: err.Error()}
}
