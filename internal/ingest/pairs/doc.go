// Package pairs makes the event of a session of pairs.
//
// Tables of lines and lists of names go in. Each line becomes a result of a board
// (reader.go). When all are there, the pairs are settled: which numbers are two
// pairs, NS 8 and EW 8 (overlap.go), and what they are called (names.go). Then the
// results are checked against each other (check.go, counts.go), and those that are
// possible but seldom right are told (suspect.go).
package pairs
