// Package compute scores an event of pairs or individuals: what every result is
// worth, what the pairs add up to, and who is placed where.
//
// In flows an [event.Event] as it was read, whose mistakes have been found and
// reported before, and the director's [settings.Settings]. Out flows a [Session]
// that lies beside the event: Session.Boards[i].Lines[j] is what
// Event.Boards[i].Results[j] was worth, and Standing.Pair is an index into
// Event.Pairs. The event itself is never changed.
//
// An event is scored by [Score] in six steps:
//
//   - field: who is compared with whom, and how many results there should be;
//   - boards: the results of each in groups that had the same cards, and in each
//     group what every score is worth (package compare), all boards in parallel;
//   - tallies: what each pair has, and its average;
//   - artificial scores, which may depend on how a pair did elsewhere;
//   - matches, in Swiss pairs only;
//   - standings: totals, adjustments, ties, tie-breaks and places.
//
// Package series puts the sessions of an event together.
//
// All arithmetic is exact. Matchpoints become fractions as soon as a board has
// fewer results than another, and pairs that are level must be found level by
// whichever fractions they got there. Rounding is left to those who print.
package compute
