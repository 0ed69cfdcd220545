package settings

import (
	"io/fs"
	"strings"

	"bridgecalc/templates"
)

// option is a fixed value and its word.
type option[T comparable] struct {
	word  string
	value T
}

// themselves are options whose value is the word.
func themselves(words []string) []option[string] {
	var options []option[string]
	for _, w := range words {
		options = append(options, option[string]{w, w})
	}
	return options
}

// choice is a key with fixed values.
func choice[T comparable](name, about string, field func(*Settings) *T, options []option[T]) Key {
	k := Key{Name: name, About: about}
	for _, o := range options {
		k.words = append(k.words, o.word)
	}
	k.Values = or(k.words)
	k.read = func(s *Settings, text string) bool {
		for _, o := range options {
			if o.word == text {
				*field(s) = o.value
				return true
			}
		}
		return false
	}
	k.written = func(s *Settings) string {
		for _, o := range options {
			if o.value == *field(s) {
				return o.word
			}
		}
		return ""
	}
	return k
}

// line is a key whose value is a line of text for the documents.
func line(name, about string, field func(*Settings) *string) Key {
	return Key{
		Name: name, About: about, Kind: Text, Values: "a line of text of up to 200 letters",
		read:    func(s *Settings, text string) bool { *field(s) = text; return true },
		written: func(s *Settings) string { return *field(s) },
	}
}

// path is a key whose value is the path of a file.
func path(name, about string, field func(*Settings) *string) Key {
	k := line(name, about, field)
	k.Kind, k.Values = Path, "the path of a file"
	return k
}

func date() Key {
	return Key{
		Name: "date", About: "the day of play, for the lists; none is printed where it is not given", Values: "a day such as 2026-11-30 or 30.11.2026",
		read: func(s *Settings, text string) bool {
			date, err := ParseDate(text)
			if err == nil {
				s.Date = date.Day
			}
			return err == nil
		},
		written: func(s *Settings) string {
			if s.Date.IsZero() {
				return ""
			}
			return s.Date.Format(isoDay)
		},
	}
}

// encoding is checked by whoever opens the file, and knows the encodings.
func encoding() Key {
	return Key{
		Name: "encoding", About: "the encoding of a text file, where it is not found from its bytes", Values: "auto or the name of an encoding such as windows-1250",
		words: []string{"auto"},
		read: func(s *Settings, text string) bool {
			if text == "auto" {
				text = ""
			}
			s.Encoding = text
			return true
		},
		written: func(s *Settings) string {
			if s.Encoding == "" {
				return "auto"
			}
			return s.Encoding
		},
	}
}

// documentLanguages are those that there are words for, the default first.
func documentLanguages() []string {
	files, err := fs.Glob(templates.Words(), "*.toml")
	if err != nil {
		panic(err) // only for a malformed pattern, and this one is constant
	}
	languages := []string{Default().Language}
	for _, file := range files {
		if language := strings.TrimSuffix(file, ".toml"); language != languages[0] {
			languages = append(languages, language)
		}
	}
	return languages
}
