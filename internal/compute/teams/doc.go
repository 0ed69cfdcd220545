// Package teams scores matches of teams: a single match, a league, or a Swiss
// event.
//
// In flow an [event.Event] with matches, each board by board or as a stated
// outcome, and the [Rules]. Out flow a [League], which lies beside the event and
// never changes it, and the problems that only scoring can find, with their
// places. With an error among them there is no league.
//
// An event is scored in four steps:
//
//   - board: the tables that played a board beside each other, in IMPs (Law
//     78B), by board-a-match, or by the difference in points;
//   - match: the sum over the boards of all segments;
//   - meeting: what a match is worth in the ranking, such as victory points;
//   - standing: totals, ties and places.
//
// Every figure is an [Amount], exact, so that equal teams are found equal.
package teams
