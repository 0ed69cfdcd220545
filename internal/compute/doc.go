// Package compute scores an event: what every result is worth, what the pairs
// add up to, and who is placed where.
//
// In flows an [event.Event] as it was read, whose mistakes have been found and
// reported before, and the director's [settings.Settings]. Out flows a [Session]
// that lies beside the event: Session.Boards[i].Lines[j] is what
// Event.Boards[i].Results[j] was worth, and Standing.Pair is an index into
// Event.Pairs. The event itself is never changed.
//
// An event is scored in four steps:
//
//   - field: how many results a board should have, and who sat on which side;
//   - comparison: each board by itself, all boards in parallel;
//   - artificial scores, which may depend on how a pair did elsewhere;
//   - standings: totals, percentages, ties and places.
//
// All arithmetic is exact. Matchpoints become fractions as soon as a board has
// fewer results than another, and pairs that are level must be found level by
// whichever fractions they got there. Rounding is left to those who print.
package compute
