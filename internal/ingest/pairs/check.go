package pairs

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// locate gives the place of a result's cell.
type locate func(r *event.Result, f field.Field) event.Position

// checker finds what the results say against each other. The event's pairs are
// settled and its boards complete.
type checker struct {
	ev       *event.Event
	at       locate
	doubtful map[string]bool // sections whose NS and EW numbers seem to overlap
	problems *event.Problems
	// What is reported once where it is in row after row.
	repeated   event.Problems // a pair plays a board twice, or against itself
	overlapped event.Problems // the same in a doubtful section
	doubled    event.Problems // two sheets have results of the same pairs
}

func (c *checker) check() {
	last := make([]int32, len(c.ev.Pairs)) // the pair's result on the board at hand, from 1
	for b := range c.ev.Boards {
		board := &c.ev.Boards[b]
		clear(last)
		for i := range board.Results {
			r := &board.Results[i]
			if c.ev.Individual {
				checkPlayers(c.ev, board, i, last, c.at, c.problems)
				continue
			}
			c.checkPairs(board, i, last)
			if counts(r, bridge.NS) {
				last[r.NS] = int32(i + 1)
			}
			if counts(r, bridge.EW) {
				last[r.EW] = int32(i + 1)
			}
		}
		checkTables(c.ev, board, c.at, c.problems)
	}
	c.reportRepeats()
	checkRounds(c.ev, c.at, c.problems)
	c.reportOverlap()
	c.reportDuplicateSheets()
}

// checkPairs finds a pair that plays itself, or plays a board twice.
func (c *checker) checkPairs(board *event.Board, i int, last []int32) {
	ev, r := c.ev, &board.Results[i]
	if r.NS == r.EW {
		c.add(r, nil, event.Problem{
			At:   c.at(r, field.EW),
			Text: fmt.Sprintf("pair %s plays against itself on board %d", Label(&ev.Pairs[r.NS]), board.Number),
			Hint: "correct one of the numbers; if NS and EW numbers overlap and are different pairs, say --winners 2",
		})
		return
	}
	ns, ew := last[r.NS], last[r.EW]
	if ns > 0 && ns == ew {
		before := &board.Results[ns-1]
		c.add(r, before, event.Problem{
			At: c.at(r, field.Board),
			Text: fmt.Sprintf("pairs %s and %s have two results on board %d, here and in %s",
				Label(&ev.Pairs[r.NS]), Label(&ev.Pairs[r.EW]), board.Number, rowOf(ev, c.at, before, r)),
			Hint: "delete one of them, or correct its board or pairs",
		})
		return
	}
	for _, twice := range []struct {
		pair, before int32
		field        field.Field
		side         bridge.Side
	}{{r.NS, ns, field.NS, bridge.NS}, {r.EW, ew, field.EW, bridge.EW}} {
		if twice.before > 0 && counts(r, twice.side) {
			before := &board.Results[twice.before-1]
			c.add(r, before, event.Problem{
				At: c.at(r, twice.field),
				Text: fmt.Sprintf("pair %s plays board %d twice, here and in %s",
					Label(&ev.Pairs[twice.pair]), board.Number, rowOf(ev, c.at, before, r)),
				Hint: "correct the pair or the board in one of them; if NS and EW numbers overlap and are different pairs, say --winners 2" +
					c.decidingLine(board, twice.pair, r, before),
			})
		}
	}
}

// counts reports whether a result counts for a side: an artificial score may be that of the
// other side alone.
func counts(r *event.Result, side bridge.Side) bool {
	return r.Kind != event.Adjusted || side == bridge.NS && r.NSAward != event.NoAward || side == bridge.EW && r.EWAward != event.NoAward
}

// decidingLine returns the line of corrections by which a pair that has a score on a board
// keeps it, and only its opponents there get the artificial score of another row (Law 15);
// empty where not one of the rows is such.
func (c *checker) decidingLine(board *event.Board, pair int32, rows ...*event.Result) string {
	ruled := slices.IndexFunc(rows, func(r *event.Result) bool { return r.Kind == event.Adjusted })
	scored := slices.IndexFunc(rows, func(r *event.Result) bool { return isScore(r) })
	if ruled < 0 || scored < 0 {
		return ""
	}
	r := rows[ruled]
	value := "NS NP / EW " + awardText(r.EWAward)
	if r.EW == pair {
		value = "NS " + awardText(r.NSAward) + " / EW NP"
	}
	return fmt.Sprintf("; if the artificial score is for the other side alone (Law 15), write into a list of corrections, below %s, the line %d,%s,%s,artificial,%s,",
		lines.CorrectionHeadings, board.Number, c.ev.Pairs[r.NS].Number, c.ev.Pairs[r.EW].Number, value)
}

// awardText writes an artificial score of one side as it is read: "A+", "60%".
func awardText(a event.Award) string {
	switch a {
	case event.AveragePlus:
		return "A+"
	case event.AverageMinus:
		return "A-"
	case event.NoAward:
		return "NP"
	}
	return strings.ReplaceAll(percentText(a.Percent), " ", "")
}

// add keeps what is wrong with a result beside an earlier one, if any.
func (c *checker) add(r, before *event.Result, problem event.Problem) {
	switch {
	case before != nil && before.Source != r.Source:
		c.doubled.Add(problem)
	case c.doubtful[c.ev.Pairs[r.NS].Section] && (before == nil || before.NS != r.NS && before.EW != r.EW):
		c.overlapped.Add(problem)
	default:
		c.repeated.Add(problem)
	}
}

// reportRepeats reports the boards that pairs play twice.
func (c *checker) reportRepeats() {
	const many = 12
	c.reportAll(c.repeated, many, "%d rows have a pair twice on a board, or against itself, one of them: %s",
		"look whether the columns hold the boards and the pairs; if NS and EW numbers overlap and are different pairs, say --winners 2")
}

// reportAll reports problems one by one, or once where there are more than so many, which have
// one cause. The text has their number and the first of them.
func (c *checker) reportAll(all event.Problems, many int, text, hint string) {
	if len(all) <= many {
		*c.problems = append(*c.problems, all...)
		return
	}
	c.problems.Add(event.Problem{At: all[0].At, Text: fmt.Sprintf(text, len(all), all[0].Text), Hint: hint})
}

// reportOverlap reports the sections whose NS and EW numbers seem to overlap: of
// two lists merged into one every number would be wrong.
func (c *checker) reportOverlap() {
	const hint = "say --winners 2 if NS 8 and EW 8 are different pairs, or --winners 1 if they are the same"
	sections := slices.Sorted(maps.Keys(c.doubtful))
	sections = slices.DeleteFunc(sections, func(section string) bool { return !c.doubtful[section] })
	switch {
	case len(sections) == 0:
	case len(c.overlapped) > 0:
		c.problems.Add(event.Problem{
			At:   c.overlapped[0].At,
			Text: fmt.Sprintf("the numbers of NS and EW seem to overlap: %d rows have a pair twice on a board, one of them: %s", len(c.overlapped), c.overlapped[0].Text),
			Hint: hint + "; then the rows that are wrong are named",
		})
	default:
		at := event.Position{File: c.ev.Sources[0].File, Sheet: c.ev.Sources[0].Sheet}
		text := "the numbers of NS and EW may overlap: each sits as often NS as EW, and boards are played at few tables"
		if sections[0] != "" {
			text += "; section " + lines.Enumerate(sections)
		}
		c.problems.Add(event.Problem{At: at, Text: text, Hint: hint})
	}
}

// reportDuplicateSheets reports results that are on two sheets, which are probably those of two
// sections where there are many.
func (c *checker) reportDuplicateSheets() {
	const many = 4
	c.reportAll(c.doubled, many, "two sheets have results of the same pairs on the same boards, in %d rows, one of them: %s",
		"if the sheets are sections, call them Section A and Section B, or add a column Section; otherwise delete one of the sheets")
}

// rowOf names the row of an earlier result, or its cell where the row is a column of the file,
// and its sheet where it is another.
func rowOf(ev *event.Event, at locate, before, r *event.Result) string {
	row := fmt.Sprintf("row %d", before.Row)
	if board := at(before, field.Board); board.Row != int(before.Row) || board.Row != at(before, field.Contract).Row {
		row = board.Cell()
	}
	if before.Source != r.Source {
		row += " of " + ev.Sources[before.Source].Sheet
	}
	return row
}

// checkTables finds two results of one table, round and board.
func checkTables(ev *event.Event, board *event.Board, at locate, problems *event.Problems) {
	type place struct {
		section      string
		round, table int32
	}
	var seen map[place]*event.Result
	for i := range board.Results {
		r := &board.Results[i]
		if r.Table == 0 || r.Round == 0 {
			continue
		}
		if seen == nil {
			seen = make(map[place]*event.Result, len(board.Results))
		}
		p := place{ev.Pairs[r.NS].Section, r.Round, r.Table}
		if before, ok := seen[p]; ok {
			problems.Add(event.Problem{
				At: at(r, field.Board),
				Text: fmt.Sprintf("table %d has two results for board %d in round %d, here and in %s",
					r.Table, board.Number, r.Round, rowOf(ev, at, before, r)),
				Hint: "delete one of them, or correct its table, round or board",
			})
		}
		seen[p] = r
	}
}
