// Package pdf prints documents.
package pdf

import (
	"bytes"
	"errors"
	"fmt"

	"bridgecalc/internal/report/material"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// Write prints a document on the paper of its settings.
func Write(doc *table.Document) ([]byte, error) {
	w, err := newWriter(doc, sheetFor(&doc.Settings))
	if err != nil {
		return nil, err
	}
	free := room{w.parts(w.ranking()), w.floor}
	if len(doc.OnPage().Boards) > 0 {
		free = w.travellers()
	}
	if len(doc.Cards.Cards) > 0 && doc.Settings.Cards == settings.CardsTogether {
		free = w.cards()
	}
	w.problems(free)
	return w.finish()
}

// IsOurs reports whether a PDF file was written by this package: its
// properties say so.
func IsOurs(data []byte) bool {
	return bytes.HasPrefix(data, []byte("%PDF-")) &&
		bytes.Contains(data, fmt.Appendf(nil, "/Creator (%s)", maker))
}

// writer draws one document.
type writer struct {
	*paper
	doc   *table.Document
	words *words.Words
	logo  *material.Picture // or nil
}

// newWriter reads what the settings add to the document. What is wrong with
// such a file is a [material.Error].
func newWriter(doc *table.Document, s sheet) (*writer, error) {
	logo, err := material.Logo(doc.Settings.Logo)
	if err != nil {
		return nil, err
	}
	own, err := material.Font(doc.Settings.Font)
	if err != nil {
		return nil, err
	}
	paper, err := newPaper(doc, s, own)
	if err != nil {
		return nil, fontError(doc, err)
	}
	return &writer{paper: paper, doc: doc, words: doc.Words, logo: logo}, nil
}

// fontError says whose fault it is that a font cannot be used.
func fontError(doc *table.Document, err error) error {
	if !errors.Is(err, errFont) {
		return err
	}
	return &material.Error{Path: doc.Settings.Font, Text: err.Error(), Hint: "use another TrueType font"}
}

// finish draws what every page has and ends the document.
func (w *writer) finish() ([]byte, error) {
	w.feet()
	data, err := w.bytes(w.words.Language)
	if err != nil {
		return nil, fontError(w.doc, err)
	}
	return data, nil
}
