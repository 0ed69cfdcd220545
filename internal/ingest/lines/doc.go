// Package lines reads results whose cells are found.
//
// A layout hands over tables of lines: which cell holds which field of a result.
// All lines of a file together decide how it is written: its letters (letters.go)
// and what its numbers and signs mean (interpret.go), with the score column as the
// judge. Then each line is read as it stands (entry.go) and made a result
// (result.go), or a problem with its cell.
package lines
