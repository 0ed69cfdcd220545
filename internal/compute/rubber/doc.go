// Package rubber scores deals in the order of play: Chicago and rubber bridge,
// where nothing is compared.
//
// In flows an [event.Event] with deals, and the [Rules] of the game. Out flow a
// [Session], the running score sheet of every rubber or chukker with the totals
// of the sides and of the players, and the problems that only scoring can find,
// with their places. With an error among them there is no session.
//
// All figures are whole points. The vulnerability of a deal is worked out here,
// as it hangs on the deals before.
package rubber
