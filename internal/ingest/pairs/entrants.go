package pairs

import (
	"fmt"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/notation"
)

// AddEntrants adds the pairs of lists of names.
func (rd *Reader) AddEntrants(list []arrange.Entrant) {
	for i := range list {
		e := &list[i]
		pair, err := notation.ReadPair(e.Number)
		if err != nil || pair.Nobody {
			continue
		}
		side, ok := notation.ReadSide(e.Direction)
		if !ok {
			rd.problems.Add(event.Problem{
				At: e.At, Text: fmt.Sprintf("direction %q is not understood", e.Direction), Hint: "write NS or EW, or leave it blank",
			})
		}
		if pair.Side != bridge.NoSide {
			side = pair.Side
		}
		rd.list = append(rd.list, named{strings.ToUpper(e.Section), pair.Number, side, e.Names, e.At, e.Row, e.Ranked})
	}
}
