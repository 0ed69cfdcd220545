package pairs

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
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
	at     event.Position
	board  int
	source uint16
}

// sayBlank warns of rows without a result; where there are many, once. A sheet
// that nobody filled in is an error.
func (rd *Reader) sayBlank() {
	const many = 8
	if !hasResults(rd.ev.Boards) && !rd.problems.HasErrors() {
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

// sayLone refuses numbers that stand in one row without a result, and nowhere else: they
// may be a score or a board that has slipped.
func (rd *Reader) sayLone() {
	const usual = 3 // rows that some pair has
	if len(rd.blank) == 0 {
		return
	}
	rows, most := make([]int, len(rd.ev.Pairs)), 0
	for i := range rd.ev.Boards {
		for k := range rd.ev.Boards[i].Results {
			r := &rd.ev.Boards[i].Results[k]
			for _, pair := range []int32{r.NS, r.EW} {
				rows[pair]++
				most = max(most, rows[pair])
			}
		}
	}
	if most < usual {
		return
	}
	type key struct {
		board, row int
		source     uint16
	}
	blank := make(map[key]bool)
	for _, b := range rd.blank {
		blank[key{b.board, b.at.Row, b.source}] = true
	}
	for i := range rd.ev.Boards {
		for k := range rd.ev.Boards[i].Results {
			r := &rd.ev.Boards[i].Results[k]
			if r.Kind != event.NotPlayed || !blank[key{rd.ev.Boards[i].Number, int(r.Row), r.Source}] {
				continue
			}
			for side, pair := range map[field.Field]int32{field.NS: r.NS, field.EW: r.EW} {
				if rows[pair] > 1 || len(rd.ev.Pairs[pair].Names) > 0 {
					continue
				}
				rd.problems.Add(event.Problem{
					At:   rd.at(r, side),
					Text: fmt.Sprintf("pair %s stands nowhere but in this row, which has no result", rd.ev.Pairs[pair].Number),
					Hint: "see whether the number belongs into another column, or delete the row",
				})
			}
		}
	}
}

// scoredRows is the rows of a table that have a score, and no contract.
type scoredRows struct {
	contracts int // rows that have one
	rows      []blankRow
	both      int        // rows with scores of both sides
	single    int        // rows with the score of one side
	zeros     []blankRow // of these, those whose score is 0
}

// keepScored keeps whether a result has a contract.
func (rd *Reader) keepScored(t *lines.Table, e *lines.Entry, r *event.Result) {
	kept := rd.scored[t]
	if kept == nil {
		kept = &scoredRows{}
		rd.scored[t] = kept
	}
	if r.HasContract {
		kept.contracts++
		return
	}
	if ns, ew := t.Text(e.Line, field.NSScore), t.Text(e.Line, field.EWScore); ns != "" && ew != "" {
		kept.both++
	} else {
		kept.single++
		if r.Score == 0 && t.Has(field.NSScore) && t.Has(field.EWScore) {
			kept.zeros = append(kept.zeros, blankRow{at: t.Sheet.Position(e.Line.Row, 0), board: e.Board})
		}
	}
	kept.rows = append(kept.rows, blankRow{at: t.Sheet.Position(e.Line.Row, 0), board: e.Board})
}

// sayScored warns of the few rows that have a score and no contract, and refuses those that
// have the 0 of one side only, where others have the scores of both.
func (rd *Reader) sayScored() {
	const few = 4 // one row in so many
	var all scoredRows
	for _, t := range rd.tables {
		if kept := rd.scored[t]; kept != nil {
			all.contracts += kept.contracts
			all.rows = append(all.rows, kept.rows...)
			all.both, all.single, all.zeros = all.both+kept.both, all.single+kept.single, append(all.zeros, kept.zeros...)
		}
	}
	if all.single*few <= all.both {
		for _, row := range all.zeros {
			rd.problems.Add(event.Problem{
				At:   row.at,
				Text: fmt.Sprintf("the score of one side is missing on board %d, and that of the other is 0", row.board),
				Hint: "write the scores of both sides as in the other rows",
			})
		}
	}
	const enough = 10 // contracts, to see what is usual
	if all.contracts >= enough && len(all.rows)*few <= all.contracts {
		for _, row := range all.rows {
			rd.problems.Add(event.Problem{
				Severity: event.Warning, At: row.at,
				Text: fmt.Sprintf("board %d has a score here and no contract; the score counts", row.board),
				Hint: "write the contract, the declarer and the tricks if they are known",
			})
		}
	}
}

// hasResults reports whether any board was played, or has a ruling.
func hasResults(boards []event.Board) bool {
	return slices.ContainsFunc(boards, func(b event.Board) bool {
		return slices.ContainsFunc(b.Results, func(r event.Result) bool {
			return r.Kind == event.Played || r.Kind == event.Adjusted || r.Kind == event.Ruled
		})
	})
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

// exchanged is a row whose pairs sat the other way round than their columns say.
type exchanged struct {
	section string
	at      event.Position
}

// checkExchanged refuses such rows where NS 8 and EW 8 are different pairs: the
// result would go to the wrong ones.
func (rd *Reader) checkExchanged(overlaps map[string]bool) {
	for _, row := range rd.exchanged {
		if overlaps[row.section] {
			rd.problems.Add(event.Problem{
				At:   row.at,
				Text: "the pairs sat the other way round here, but NS and EW numbers overlap, so a number does not say whose the result is",
				Hint: "give the pairs different numbers, or delete the remark if the columns are right",
			})
		}
	}
}

// keepProblem keeps why an entry is no result; that no contract has a declarer is told
// once.
func (rd *Reader) keepProblem(t *lines.Table, e *lines.Entry, problem event.Problem) {
	if e.LacksDeclarer() && !t.Has(field.Declarer) {
		rd.undeclared[t] = append(rd.undeclared[t], problem)
		return
	}
	rd.problems.Add(problem)
}

// sayUndeclared tells of contracts whose declarer stands nowhere: one by one, or once
// where a column is missing or its heading is not known.
func (rd *Reader) sayUndeclared() {
	contracts, sheets := 0, []*lines.Table(nil)
	for _, t := range rd.tables {
		missing := rd.undeclared[t]
		if len(missing) <= 1 || len(missing) <= rd.ev.Sources[t.Source].Results {
			*rd.problems = append(*rd.problems, missing...)
			continue
		}
		contracts += len(missing)
		sheets = append(sheets, t)
	}
	if len(sheets) == 0 {
		return
	}
	t := sheets[0]
	problem := event.Problem{
		At:   rd.undeclared[t][0].At,
		Text: fmt.Sprintf("there is no column for the declarer, and %d contracts do not name one", contracts),
		Hint: "write By above it; the headings found are: " + strings.Join(t.Headings, ", "),
	}
	if t.HeadRow > 0 {
		problem.At = t.Sheet.Position(t.HeadRow, 0)
	}
	if len(sheets) > 1 {
		problem.Text += fmt.Sprintf(", here and on %d more sheets", len(sheets)-1)
	}
	if len(t.Unread) > 0 {
		problem.Hint = "write By above it; the headings that are not known are: " + lines.Enumerate(t.Unread)
	}
	rd.problems.Add(problem)
}

// remark is one that may change a result and is not understood.
type remark struct {
	at   event.Position
	text string
}

// sayRemarks warns of such remarks; where there are many, once.
func (rd *Reader) sayRemarks() {
	const many = 3
	const hint = "if it changes the result, write not played, wrong direction, A+/A- or 60/40; otherwise all is well"
	if n := len(rd.remarks); n > many {
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: rd.remarks[0].at,
			Text: fmt.Sprintf("%d remarks are not understood and change no result; the first is %q", n, rd.remarks[0].text), Hint: hint,
		})
		return
	}
	for _, r := range rd.remarks {
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: r.at, Text: fmt.Sprintf("the remark %q is not understood and changes no result", r.text), Hint: hint,
		})
	}
}
