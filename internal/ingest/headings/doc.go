// Package headings knows the words that head columns and stand in titles, in every
// language.
//
// A cell's text goes in; out comes the field that it means ("contract",
// "ns.score"), or nothing. The words are data of package words. Accents, case,
// spaces and punctuation make no difference. English words are understood beside
// those of any language.
package headings
