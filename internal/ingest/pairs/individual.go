package pairs

import (
	"fmt"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// findIndividual finds out whether partners change: then each player has a number.
// All tables must agree.
func (rd *Reader) findIndividual() {
	rd.ev.Individual = rd.tables[0].IsIndividual()
	i := slices.IndexFunc(rd.tables, func(t *lines.Table) bool { return t.IsIndividual() != rd.ev.Individual })
	if i < 0 {
		return
	}
	rd.problems.Add(event.Problem{
		At:   rd.tables[i].Sheet.Position(0, 0),
		Text: fmt.Sprintf("results of pairs and of an individual: %s has the others", rd.tables[0].Sheet.Position(0, 0)),
		Hint: "save them as separate files",
	})
}

// noun is what the event's entrants are.
func noun(ev *event.Event) string {
	if ev.Individual {
		return "player"
	}
	return "pair"
}

// entrants are who sat at a table: the pairs, or the players of an individual.
func entrants(ev *event.Event, r *event.Result) []int32 {
	if ev.Individual {
		return []int32{r.NS, r.South, r.EW, r.West}
	}
	return []int32{r.NS, r.EW}
}

// playerFields are the columns of the players, in the order of entrants.
var playerFields = [...]field.Field{field.NS, field.SouthNumber, field.EW, field.WestNumber}

// checkPlayers finds a player of an individual who sits twice at a table, or plays a
// board twice.
func checkPlayers(ev *event.Event, board *event.Board, i int, last []int32, at locate, problems *event.Problems) {
	r := &board.Results[i]
	players := entrants(ev, r)
	for seat, player := range players {
		name := Label(&ev.Pairs[player])
		switch before := last[player]; {
		case slices.Contains(players[:seat], player):
			problems.Add(event.Problem{
				At:   at(r, playerFields[seat]),
				Text: fmt.Sprintf("player %s sits twice at one table, on board %d", name, board.Number),
				Hint: "correct one of the numbers",
			})
		case before > 0:
			problems.Add(event.Problem{
				At:   at(r, playerFields[seat]),
				Text: fmt.Sprintf("player %s plays board %d twice, here and in %s", name, board.Number, rowOf(ev, at, &board.Results[before-1], r)),
				Hint: "correct the player or the board in one of them",
			})
		}
	}
	for _, player := range players {
		last[player] = int32(i + 1)
	}
}
