// Package cells turns a file into sheets of cells, whatever kind of file it is.
//
// It reads CSV and other text, workbooks (.xlsx, .ods, XML Spreadsheet 2003) and the
// tables of HTML pages into a Book: sheets, rows and the text of each cell, in the
// numbering that a spreadsheet program shows. The text is what was typed, as far as
// that is certain: 50% where 0.5 is stored. Where the text alone would mislead,
// because the cell holds a date, an error or a formula without its value, a Mark
// says so.
//
// What a cell means is decided elsewhere. A file that is damaged, protected or not
// a spreadsheet is refused with a problem that says so: no file is read in part
// without a message.
package cells
