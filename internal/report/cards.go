package report

import (
	"fmt"
	"strings"
	"unicode"

	"bridgecalc/internal/report/pdf"
	"bridgecalc/internal/settings"
)

// Card is the document of one pair.
type Card struct {
	// Name tells the pair in the name of a file: "NS-7", "A1". No two pairs of
	// an event have the same, in capitals or not.
	Name string
	Data []byte
}

// CardsApart reports whether the personal cards are wanted as documents of their
// own.
func (r *Results) CardsApart() bool { return r.doc.Settings.Cards == settings.CardsSeparate }

// Cards makes a document for each pair with its own card, in the order of the
// pairs. They are printed: no other format has a page to hand out. There are
// none where the contest has no personal cards.
func (r *Results) Cards() ([]Card, error) {
	doc := r.doc
	cards := make([]Card, len(doc.Cards.Cards))
	taken := make(map[string]bool)
	for i := range doc.Cards.Cards {
		card := &doc.Cards.Cards[i]
		data, err := pdf.WriteCard(doc, card)
		if err != nil {
			return nil, err
		}
		cards[i] = Card{Name: fileName(card.Code, taken), Data: data}
	}
	return cards, nil
}

// fileName keeps the letters and digits of a pair's code, and counts on where
// another pair has the same.
func fileName(code string, taken map[string]bool) string {
	const longest = 40
	kept := strings.FieldsFunc(code, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	runes := []rune(strings.Join(kept, "-"))
	stem := string(runes[:min(len(runes), longest)])
	if stem == "" {
		stem = "pair"
	}
	name := stem
	for n := 2; taken[strings.ToLower(name)]; n++ {
		name = fmt.Sprintf("%s-%d", stem, n)
	}
	taken[strings.ToLower(name)] = true
	return name
}
