package pairs

import (
	"fmt"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/notation"
)

// AddEntrants adds the pairs of lists of names, and what else these say of them.
func (rd *Reader) AddEntrants(list []arrange.Entrant, words *headings.Memo) {
	defer rd.addExtrasOf(len(rd.list), list, words)
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
		rd.list = append(rd.list, named{strings.ToUpper(e.Section), pair.Number, side, e.Names, e.At, e.Row, e.Ranked, e.Roll})
	}
}

// addExtrasOf reads what lists say of pairs beside their names, from the first pair that
// was added on.
func (rd *Reader) addExtrasOf(first int, list []arrange.Entrant, words *headings.Memo) {
	done := make(map[*cells.Sheet]bool)
	for i := range list {
		sheet := list[i].Sheet
		if done[sheet] {
			continue
		}
		done[sheet] = true
		head, ok := layout.FindRow(sheet, words, func(h *layout.Header) bool { return h.HeadsNames() })
		if !ok {
			continue
		}
		var own []named
		for _, n := range rd.list[first:] {
			if n.at.Sheet == sheet.Position(0, 0).Sheet && n.at.File == sheet.Position(0, 0).File {
				own = append(own, n)
			}
		}
		rd.addExtras(sheet, &head, own)
	}
}
