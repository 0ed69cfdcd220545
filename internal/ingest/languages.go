package ingest

import "bridgecalc/internal/ingest/headings"

// Languages are those that headings are understood in, English first.
func Languages() []string { return headings.Languages() }

// Heading is the word that heads a column in a language; see headings.Heading.
func Heading(language, field string) string { return headings.Heading(language, field) }
