// Package compare says what the scores on one board are worth beside each
// other.
//
// In flows a [Frequency], how often each score came up among the results that
// are compared, and a [Size], how many there should have been. Out flows a
// [Worth]: matchpoints or IMPs for each of the scores, exact. There is one
// function for each way of scoring: [Matchpoints], [Butler], [CrossIMPs] and
// [Bastille].
//
// All of it is seen from one side of the table, to which a higher score is a
// better one. The other side is scored by the same functions with the signs
// turned: see [Frequency.Opposite].
//
// The work grows with the number of different scores, of which bridge has few,
// and not with the number of results.
package compare
