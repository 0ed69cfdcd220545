// Package event holds the record that the stages hand over: what was read from
// a director's files, before anything is scored.
//
// Reading fills an Event (pairs, boards, results) and a list of Problems, each
// with the place in the file that it is about. Scoring reads an Event and
// never changes it; writing reads both. The package computes nothing.
package event
