package pairs

import (
	"fmt"
	"strings"

	"bridgecalc/internal/event"
)

// turned is a result whose score fits only with the sides exchanged.
type turned struct {
	problem *event.Problem
	table   int32
}

// sayTurned tells of the boards that were turned: one message for a board, not
// one for each of its lines.
func (rd *Reader) sayTurned() {
	for number, lines := range rd.turned {
		if len(lines) == 1 {
			rd.problems.Add(*lines[0].problem)
			continue
		}
		var tables, rows []string
		for _, l := range lines {
			rows = append(rows, fmt.Sprint(l.problem.At.Row))
			if l.table > 0 {
				tables = append(tables, fmt.Sprint(l.table))
			}
		}
		where := "in rows " + strings.Join(rows, ", ")
		if len(tables) == len(lines) {
			where = "at tables " + strings.Join(tables, ", ")
		}
		rd.problems.Add(event.Problem{
			At:   lines[0].problem.At,
			Text: fmt.Sprintf("board %d looks turned %s: the scores there fit only with NS and EW exchanged", number, where),
			Hint: "exchange the pairs in these rows if the board was played turned, or correct the declarers",
		})
	}
}

// blankRow is a row with a board and its pairs, but no result.
type blankRow struct {
	at    event.Position
	board int
}

// sayBlank warns of rows without a result; where there are many, once. A sheet
// that nobody filled in is an error.
func (rd *Reader) sayBlank() {
	const many = 8
	if rd.ev.Count(event.Played, event.Adjusted, event.Ruled) == 0 && !rd.problems.HasErrors() {
		rd.problems.Add(event.Problem{
			At:   event.Position{File: rd.ev.Sources[0].File, Sheet: rd.ev.Sources[0].Sheet},
			Text: "there are no results below the heading",
			Hint: "write one row per result",
		})
		return
	}
	if n := len(rd.blank); n > many {
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: wholeRow(rd.blank[0].at),
			Text: fmt.Sprintf("%d rows have no result and count as not played; this is the first of them", n),
			Hint: `write "not played" to say so`,
		})
		return
	}
	for _, blank := range rd.blank {
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: wholeRow(blank.at),
			Text: fmt.Sprintf("board %d has no result here and counts as not played", blank.board),
			Hint: `write "not played" to say so`,
		})
	}
}

func wholeRow(at event.Position) event.Position {
	at.Col = 0
	return at
}

// sayBoardless tells of the rows that lack a board: one by one, or once where a
// sheet names each board in its first row only.
func (rd *Reader) sayBoardless() {
	const many = 3
	if n := len(rd.boardless); n > many {
		rd.problems.Add(event.Problem{
			At:   rd.boardless[0],
			Text: fmt.Sprintf("the board is missing here and in %d more rows", n-1),
			Hint: "write the board's number in every row, or merge its cell over the rows that it is for",
		})
		return
	}
	for _, at := range rd.boardless {
		rd.problems.Add(event.Problem{At: at, Text: "the board is missing", Hint: "write the board's number"})
	}
}
