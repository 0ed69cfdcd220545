// Package sheetgen generates result sheets for tests.
//
// Draw draws a session of duplicate bridge and a way to write it down: the
// arrangement of the sheet, the languages of its headings and of its cells, the
// notation of contracts, results and scores, where the names are, and what else a
// director adds. Each point is chosen independently. A Sheet is written as a
// workbook or as CSV; its Truth holds what was played, and Compare judges an event
// that was read from the file.
//
// The package knows nothing about how sheets are read. It writes only what a bridge
// player can read without asking: where letters of suits or seats have two meanings,
// the headings are in the language of the letters, or the scores decide.
package sheetgen
