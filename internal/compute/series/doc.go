// Package series makes one result of the sessions of an event.
//
// In flow scored sessions, each a [compute.Session], and how they count, a
// [settings.Sessions]. Out flows a [Ranking]: for every entrant its result in
// each session, which of them count, and the total with a place. Entrants are
// known again by their names, or by their numbers where names are missing.
//
// As everywhere in compute, results are exact and level ones share a place.
package series
