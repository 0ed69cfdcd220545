// Package ingest reads the files that directors have into an event.
//
// In go files: a CSV file or a workbook with the results in whatever layout, perhaps
// with the players' names, settings or corrections beside them. Out come an
// event.Event, checked, and every problem found on the way with its place in the
// file. The way through the packages:
//
//	bytes -> cells (sheets of text) -> arrange (which cell is which field)
//	-> lines (what the cells say, results) -> pairs, teams or deals (the event)
//
// The headings that arrange finds are words of package headings; what one cell says
// is read by package notation. This package opens the files and gives every sheet to
// whom it is for.
//
// Nothing is guessed: what is not certain is a problem, and an event with
// errors is not to be scored.
package ingest
