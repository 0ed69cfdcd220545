// Package settings holds everything that a director may decide about an event:
// how its file is read, how it is scored, and what stands on its documents.
//
// In go the words of flags, of settings files and of the sheets beside the
// results, each with its place; out comes a [Settings], made once and only read
// afterwards, and for every key the place that decided it. The way through the
// package:
//
//	flags, sheets -> Layer -\
//	*.toml -> ReadFile -> Layer -> Sources.Settle -> Settled -> Write
//
// All keys stand in one table, [Keys]: what is allowed, how it is read and how
// it is written. Flags, help, the documentation and the settings file that the
// program prints are made from it. The words that values and keys may also be
// called by, in several languages, are data in words.toml.
package settings
