package table

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// hasSections reports whether the pairs come from more than one section.
func hasSections(pairs []event.Pair) bool {
	for _, p := range pairs {
		if p.Section != pairs[0].Section {
			return true
		}
	}
	return false
}

// id is the number of a pair. With several sections, every section may have a
// pair 1.
func (b *builder) id(pair int) ID {
	p := &b.event.Pairs[pair]
	number := clean(p.Number)
	shown := number
	if section := clean(p.Section); b.sections && section != "" {
		shown = inSection(section, number)
	}
	return ID{Number: number, Shown: shown, Pair: pair}
}

// inSection writes a pair's number with its section: "A1", and "2:4" where the
// sections are numbers too, as 24 would be another pair.
func inSection(section, number string) string {
	last, _ := utf8.DecodeLastRuneInString(section)
	switch {
	case unicode.IsDigit(last):
		return section + ":" + number
	case strings.HasPrefix(number, section):
		return number
	}
	return section + number
}

// names are the players of a pair.
func (b *builder) names(pair int) Names {
	names := make(Names, len(b.event.Pairs[pair].Names))
	for i, name := range b.event.Pairs[pair].Names {
		names[i] = clean(name)
	}
	return names
}

// side is the word for a side: "NS", in Finnish "N-S".
func (b *builder) side(side bridge.Side) Term {
	switch side {
	case bridge.NS:
		return Term{side.String(), b.words.Column.NS}
	case bridge.EW:
		return Term{side.String(), b.words.Column.EW}
	}
	return Term{}
}

// clean makes a name from the input fit to stand in one line of a document.
func clean(s string) string {
	s = strings.ToValidUTF8(s, "\uFFFD")
	spaced := strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
			return ' '
		}
		return r
	}, s)
	return strings.TrimSpace(spaced)
}
