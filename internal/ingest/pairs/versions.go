package pairs

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
)

// checkVersions finds results of a fouled board that do not say with which cards
// they were played, where others name two versions.
func checkVersions(ev *event.Event, at locate, problems *event.Problems) {
	for b := range ev.Boards {
		board := &ev.Boards[b]
		if blank := unversioned(board); blank != nil {
			problems.Add(event.Problem{
				At:   at(blank, field.Version),
				Text: fmt.Sprintf("board %d was played in several versions, and it is not said in which here", board.Number),
				Hint: "write the version in all rows of the board, or leave it blank in those with the right cards and mark the others alike",
			})
		}
	}
}

// unversioned is a result without a version on a board where others have two; nil
// when there is none.
func unversioned(board *event.Board) *event.Result {
	named, several := uint8(0), false
	var blank *event.Result
	for i := range board.Results {
		switch r := &board.Results[i]; {
		case r.Version == 0:
			blank = r
		case named == 0:
			named = r.Version
		case r.Version != named:
			several = true
		}
	}
	if !several {
		return nil
	}
	return blank
}

// isFouled reports whether a board was played with different cards.
func isFouled(board *event.Board) bool {
	for i := range board.Results {
		if board.Results[i].Version != board.Results[0].Version {
			return true
		}
	}
	return false
}
