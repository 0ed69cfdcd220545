// Package cells turns a file into sheets of cells, whatever kind of file it is.
//
// In go the bytes of a CSV file or a workbook; out comes a Book: sheets, rows
// and the text of each cell, in the numbering that a spreadsheet program shows.
// What a cell means is not this package's business. A file that is damaged,
// protected or no spreadsheet at all is refused with a problem that says so:
// nothing is read short without a word.
package cells
