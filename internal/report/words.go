package report

import (
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// wordsOf are the words that the documents are written in.
func wordsOf(in settings.Settings) (*words.Words, error) {
	w, err := words.Load(in.Language)
	if err != nil || !in.OwnLetters {
		return w, err
	}
	return w.InOwnLetters(), nil
}
