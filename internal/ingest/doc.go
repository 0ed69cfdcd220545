// Package ingest reads the files that directors have into an event.
//
// In go files: a CSV file or a workbook with one row per result, perhaps with
// the players' names. Out come an event.Event, checked, and every problem found
// on the way with its place in the file. The way through the package:
//
//	bytes -> cells (sheets of text) -> header (which column is what)
//	-> flat (rows) -> notation (what a cell says) -> result -> check
//
// Nothing is guessed: what is not certain is a problem, and an event with
// errors is not to be scored.
package ingest
