// Package teams reads the matches of teams.
//
// Sheets go in: the cards of matches (cards.go), rows with a room (rows.go), lists
// of matches with their IMPs or victory points (list.go). A title says whose card
// it is. Each match is put together as a game, whose stated IMPs are held against
// its scores (check.go), and goes into the event (matches.go).
package teams
