package arrange

import (
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/lines"
)

// pairGridCell is the result of a pair on a board.
type pairGridCell struct {
	*pairGridRow
	lines.Place
}

// pairGridRound is the boards whose results are compared with each other: those of a round
// of a section, as titles say.
type pairGridRound struct{ section, round string }

// equalResult is those who have the same result on a board.
type equalResult struct {
	of    pairGridRound
	board int
	cells map[bridge.Side][]pairGridCell
	met   []pairGridMeeting // nil until it is certain
	// byOthers says that the other boards of the set show who met.
	byOthers bool
}

// pairGridMeeting is a result of two pairs.
type pairGridMeeting struct{ ns, ew pairGridCell }

// equalResults returns the results on a board, each with the cells of both sides that have
// it, without the accidents of typing.
func (b *Book) equalResults(g *pairGrid, board pairGridBoard) []*equalResult {
	type key struct {
		of   pairGridRound
		text string
	}
	var all []*equalResult
	index := make(map[key]*equalResult)
	for _, r := range g.rows {
		c := pairGridCell{r, r.place(board.col)}
		if !b.isOutcome(c.ID) {
			continue
		}
		k := key{pairGridRound{r.region.Given["section"].Text, r.region.Given["round"].Text}, strings.ToLower(strings.ReplaceAll(b.cells.Text(c.ID), " ", ""))}
		if index[k] == nil {
			index[k] = &equalResult{of: k.of, board: board.number, cells: make(map[bridge.Side][]pairGridCell)}
			all = append(all, index[k])
		}
		index[k].cells[r.side] = append(index[k].cells[r.side], c)
	}
	return all
}

// opponents are those whom the pairs NS met on a board, as far as it is certain.
type opponents map[*pairGridRow]*pairGridRow

// decideMeetings decides who met whom: those who alone have a result on a board, and where
// two tables have the same, those who met on other boards of the set.
func decideMeetings(all []*equalResult) {
	type deal struct {
		of    pairGridRound
		board int
	}
	met := make(map[deal]opponents)
	decide := func(e *equalResult, meetings []pairGridMeeting) {
		e.met = meetings
		at := deal{e.of, e.board}
		if met[at] == nil {
			met[at] = make(opponents)
		}
		for _, m := range meetings {
			met[at][m.ns.pairGridRow] = m.ew.pairGridRow
		}
	}
	var open []*equalResult
	for _, e := range all {
		ns, ew := e.cells[bridge.NS], e.cells[bridge.EW]
		switch {
		case len(ns) != len(ew) || len(e.cells[bridge.NoSide]) > 0:
		case len(ns) == 1:
			decide(e, []pairGridMeeting{{ns[0], ew[0]}})
		default:
			open = append(open, e)
		}
	}
	for again := true; again; {
		again = false
		for _, e := range open {
			if e.met != nil {
				continue
			}
			var others []opponents
			for at, theirs := range met {
				if at.of == e.of && at.board != e.board && (e.of.round != "" || met[deal{e.of, e.board}].areOneSet(theirs)) {
					others = append(others, theirs)
				}
			}
			if meetings := e.asOn(others); meetings != nil {
				decide(e, meetings)
				e.byOthers, again = true, true
			}
		}
	}
}

// areOneSet reports whether two boards are of one set, which the same pairs play against
// each other: some met on both, and nobody met others.
func (o opponents) areOneSet(other opponents) bool {
	same := false
	for ns, ew := range o {
		switch other[ns] {
		case nil:
		case ew:
			same = true
		default:
			return false
		}
	}
	return same
}

// asOn returns the meetings of those who have the same result as on other boards of the
// set, or nil where these do not show it. The last who are left met each other.
func (e *equalResult) asOn(others []opponents) []pairGridMeeting {
	var meetings []pairGridMeeting
	taken := make(map[*pairGridRow]bool)
	alone := -1 // among NS
	for n, ns := range e.cells[bridge.NS] {
		var opponent *pairGridRow
		for _, o := range others {
			switch known := o[ns.pairGridRow]; {
			case known == nil || known == opponent:
			case opponent == nil:
				opponent = known
			default:
				return nil // met several
			}
		}
		ew := e.cellOf(opponent)
		switch {
		case opponent == nil && alone < 0:
			alone = n
		case opponent == nil || ew == nil || taken[opponent]:
			return nil
		default:
			taken[opponent] = true
			meetings = append(meetings, pairGridMeeting{ns, *ew})
		}
	}
	if alone < 0 {
		return meetings
	}
	for _, ew := range e.cells[bridge.EW] {
		if !taken[ew.pairGridRow] && !slices.ContainsFunc(others, func(o opponents) bool { return o.include(ew.pairGridRow) }) {
			return append(meetings, pairGridMeeting{e.cells[bridge.NS][alone], ew})
		}
	}
	return nil
}

// include reports whether a pair EW is among the opponents.
func (o opponents) include(ew *pairGridRow) bool {
	for _, other := range o {
		if other == ew {
			return true
		}
	}
	return false
}

// cellOf returns the result of a pair EW, or nil where it has another.
func (e *equalResult) cellOf(ew *pairGridRow) *pairGridCell {
	for i, c := range e.cells[bridge.EW] {
		if c.pairGridRow == ew {
			return &e.cells[bridge.EW][i]
		}
	}
	return nil
}
