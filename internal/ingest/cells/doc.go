// Package cells turns a file into sheets of cells, whatever kind of file it is.
//
// In go the bytes of a CSV file or a workbook (.xlsx, .ods); out comes a Book:
// sheets, rows and the text of each cell, in the numbering that a spreadsheet
// program shows. Where the text alone would mislead, because the cell holds a
// date, an error or a formula without its value, a Mark says so.
//
// What a cell means is not this package's business. A file that is damaged,
// protected or no spreadsheet at all is refused with a problem that says so:
// nothing is read short without a word.
package cells
