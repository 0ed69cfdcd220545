// Package pdf prints documents.
package pdf

import (
	"bytes"
	"fmt"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
)

// Write prints a document on A4.
func Write(doc *table.Document) ([]byte, error) {
	paper, err := newPaper(doc.Title, doc.Created())
	if err != nil {
		return nil, err
	}
	w := &writer{paper: paper, doc: doc, words: doc.Words}
	w.ranking()
	w.travellers()
	w.feet()
	return paper.bytes(doc.Words.Language)
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
