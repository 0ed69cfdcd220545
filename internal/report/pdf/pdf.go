// Package pdf prints documents.
package pdf

import (
	"bytes"
	"fmt"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// Write prints a document on A4.
func Write(doc *table.Document) ([]byte, error) {
	w, err := newWriter(doc)
	if err != nil {
		return nil, err
	}
	y := w.ranking()
	w.parts(y)
	w.travellers()
	if doc.Settings.Cards == settings.CardsTogether {
		w.cards()
	}
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
	paper *paper
	doc   *table.Document
	words *words.Words
}

func newWriter(doc *table.Document) (*writer, error) {
	paper, err := newPaper(doc.Title, doc.Created())
	if err != nil {
		return nil, err
	}
	return &writer{paper: paper, doc: doc, words: doc.Words}, nil
}

// finish draws what every page has and ends the document.
func (w *writer) finish() ([]byte, error) {
	w.feet()
	return w.paper.bytes(w.words.Language)
}
