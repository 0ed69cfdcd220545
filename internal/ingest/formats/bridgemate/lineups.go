package bridgemate

import (
	"cmp"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
)

// lineups are the names of North, South, East and West by table and round, as the
// players typed them in. Round 1 has what was typed before play began, too.
type lineups map[seat]*transcript.Players

// seatOrder is that of transcript.Players.
var seatOrder = map[string]int{"N": 0, "S": 1, "E": 2, "W": 3}

// readLineups reads who sat where, of matches of teams. What was typed in last in
// a round stands.
func (r *reader) readLineups() lineups {
	t := r.tables[numbers]
	if t == nil || !r.anyTeams() {
		return nil
	}
	names, all := r.playerNames(), make(lineups)
	cols := t.places("Section", "Table", "Direction", "Number", "Name", "Round")
	for _, row := range t.rows {
		name := cmp.Or(row.text(cols[4]), names[row.text(cols[3])])
		place, ok := seatOrder[strings.ToUpper(row.text(cols[2]))]
		if !ok || name == "" {
			continue
		}
		at := seat{row.text(cols[0]), row.text(cols[1]), strconv.Itoa(roundOf(row.text(cols[5])))}
		if all[at] == nil {
			all[at] = new(transcript.Players)
		}
		all[at][place] = name
	}
	return all
}

// of is who sat at the table of a result. Players who go on against the same
// opponents in the next round, such as in the second half of a match, need not type
// in their numbers again.
func (all lineups) of(x *result, first map[seat]*result) (sat transcript.Players) {
	round, err := strconv.Atoi(x.at.round)
	for at := x.at; err == nil; at.round = strconv.Itoa(round) {
		if players := all[at]; players != nil {
			for place, name := range players {
				sat[place] = cmp.Or(sat[place], name)
			}
		}
		round--
		before := first[seat{at.section, at.table, strconv.Itoa(round)}]
		if before == nil || before.ns != x.ns || before.ew != x.ew {
			break
		}
	}
	return sat
}
