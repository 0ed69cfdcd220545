package bridgemate

import (
	"strconv"

	"bridgecalc/internal/ingest/formats/transcript"
)

// closedRoom is how much higher the number of a closed room's table is than that
// of the open room.
const closedRoom = 100

// findTeams finds the sections in which every table has another room, where the
// same boards were played in the same rounds.
func (r *reader) findTeams(results []result) {
	boards := make(map[seat]map[string]bool)
	seen := make(map[*section]bool)
	for i := range results {
		x := &results[i]
		if boards[x.at] == nil {
			boards[x.at] = make(map[string]bool)
		}
		boards[x.at][x.board] = true
		seen[x.section] = true
	}
	for s := range seen {
		s.teams = true
	}
	for at, played := range boards {
		if other, ok := otherRoom(at); !ok || !meet(played, boards[other]) {
			r.section(at.section).teams = false
		}
	}
}

// otherRoom is where the other half of a match sits.
func otherRoom(at seat) (seat, bool) {
	n, err := strconv.Atoi(at.table)
	if err != nil {
		return at, false
	}
	if n > closedRoom {
		n -= 2 * closedRoom
	}
	at.table = strconv.Itoa(n + closedRoom)
	return at, true
}

// isClosed reports whether a table is in the closed room.
func isClosed(at seat) bool {
	n, err := strconv.Atoi(at.table)
	return err == nil && n > closedRoom
}

// meet reports whether sets of boards have one in common.
func meet(a, b map[string]bool) bool {
	for board := range a {
		if b[board] {
			return true
		}
	}
	return false
}

// homes are the pairings of the open rooms: NS are the home team.
func (r *reader) homes(results []result) map[seat]pairing {
	homes := make(map[seat]pairing)
	for i := range results {
		x := &results[i]
		if _, ok := homes[x.at]; x.section.teams && !isClosed(x.at) && !ok {
			homes[x.at] = pairing{ns: x.ns, ew: x.ew}
		}
	}
	return homes
}

const otherTeams notice = "the two rooms of a match have other pairs"

// writeTeams writes down a result of a match. In the closed room the teams sit
// the other way round, whichever of their numbers was entered there.
func (r *reader) writeTeams(x *result, homes map[seat]pairing, players transcript.Players) {
	out := transcript.TeamResult{Result: x.transcript(), Room: "open", Players: players}
	open := x.at
	if isClosed(x.at) {
		out.Room = "closed"
		open, _ = otherRoom(x.at)
	}
	match := homes[open]
	if (x.ns != match.ns || x.ew != match.ew) && (x.ns != match.ew || x.ew != match.ns) {
		r.notice(otherTeams, x.line, "look whether these tables are the two rooms of one match; they are taken for it",
			"pairs %s and %s sit at table %s, but %s and %s at table %s", x.ns, x.ew, x.at.table, match.ns, match.ew, open.table)
	}
	out.Home, out.Away, out.Table = r.teamName(x.section, match.ns), r.teamName(x.section, match.ew), open.table
	out.NS, out.EW = out.Home, out.Away
	if isClosed(x.at) {
		out.NS, out.EW = out.Away, out.Home
	}
	r.out.TeamResult(x.line, out)
}

// teamName is a team's number, with the letter of its section where teams play in
// several: numbers begin anew there.
func (r *reader) teamName(s *section, number string) string {
	for _, other := range r.sections {
		if other != s && other.teams {
			return s.letter + number
		}
	}
	return number
}
