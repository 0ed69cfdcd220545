// Package bridge holds the laws of duplicate bridge as values and tables: contracts and what they
// score, seats and sides, the dealer and vulnerability of each board, IMPs, victory points, cards.
//
// The numbers come from the Laws of Duplicate Bridge 2017 and, for victory points, from the World
// Bridge Federation:
//
//   - Law 2: the dealer and the vulnerability that each board is marked with ([BoardDealer],
//     [BoardVulnerability]).
//   - Law 77: the duplicate scoring table ([Contract.Score], [IsPossibleScore]).
//   - Law 78B: the scale of international matchpoints ([IMPs]).
//   - The WBF continuous scale: a match's margin in IMPs to 20 victory points ([VictoryScale]).
//
// Points and IMPs are whole numbers; victory points are whole hundredths, so that sums and ties
// are exact. Tricks are all the tricks that declarer won, 0–13, not the odd tricks above six.
//
// The types are small values, and the zero value of a contract, seat, side or card is its absence:
// passed out, nobody, neither side, no card. Nothing here reads input that people write freely;
// the parsers accept the notation that the String methods write and little else.
package bridge
