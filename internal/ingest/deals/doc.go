// Package deals reads deals in the order of play: Chicago and rubber bridge, where
// nothing is compared, and names stand instead of the numbers of pairs.
//
// Sheets go in; out come the event's deals, with their dealer, honours and stated
// scores. The vulnerability hangs on the deals before, so the scores are not
// checked here.
package deals
