// Package teams reads the matches of teams.
//
// Package arrange finds the tables: results board by board, and lists of matches. Lines
// above and between them say who plays whom and who sits where (who.go, boards.go), or
// each row does (flat.go). Each match is put together as a game, whose stated IMPs are
// held against its scores (stated.go, check.go), and goes into the event (matches.go).
// Lists of matches (list.go, listed.go) agree with the games or are matches themselves.
package teams
