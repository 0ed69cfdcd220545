package csvfile

import (
	"iter"
	"strings"
)

// UnixLines returns a text whose lines end with LF or CR LF: a CR by itself
// becomes LF, and CR CR LF, which some programs write for CR LF, becomes CR LF.
func UnixLines(text string) string {
	if strings.Count(text, "\r") == strings.Count(text, "\r\n") {
		return text
	}
	for strings.Contains(text, "\r\r\n") {
		text = strings.ReplaceAll(text, "\r\r\n", "\r\n")
	}
	return strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
}

// Numbered iterates over the lines of a text, numbered from 1. A line ends with
// CR LF, LF or CR.
func Numbered(text string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		rest := text
		for n := 1; rest != ""; n++ {
			var line string
			line, rest = cutLine(rest)
			if !yield(n, line) {
				return
			}
		}
	}
}

// First returns the first line of a text.
func First(text string) string {
	line, _ := cutLine(text)
	return line
}

func cutLine(text string) (line, rest string) {
	end := strings.IndexAny(text, "\r\n")
	switch {
	case end < 0:
		return text, ""
	case strings.HasPrefix(text[end:], "\r\n"):
		return text[:end], text[end+2:]
	}
	return text[:end], text[end+1:]
}
