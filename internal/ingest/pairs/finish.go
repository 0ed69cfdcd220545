package pairs

import (
	"fmt"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/settings"
)

// Finish turns what was gathered into a checked event.
func (rd *Reader) Finish(winners settings.Winners) {
	ev := rd.ev
	for _, board := range rd.boards {
		if len(board.Results) > 0 {
			ev.Boards = append(ev.Boards, *board)
		}
	}
	slices.SortFunc(ev.Boards, func(a, b event.Board) int { return a.Number - b.Number })
	if !ev.Individual && !rd.versioned {
		rd.splitRounds()
	}
	rd.sayTurned()
	rd.sayBoardless()
	rd.sayUndeclared()
	rd.sayRemarks()
	rd.sayBlank()
	rd.sayScored()
	if rd.sectioned {
		for _, at := range rd.sectionless {
			rd.problems.Add(event.Problem{At: at, Text: "the section is missing", Hint: "write it in every row, or in none"})
		}
	}
	var overlaps, doubtful map[string]bool
	if !ev.Individual {
		overlaps, doubtful = rd.numbers.overlapping(ev.Boards, rd.list, winners)
		rd.checkExchanged(overlaps)
	}
	beside := rd.settleNames(overlaps)
	rd.settleByes(overlaps)
	if winners == settings.TwoWinners && !ev.Individual {
		rd.checkTwoWinners()
	}
	rd.settleExtras()
	setNames(ev, rd.list, beside, rd.firstOf(), rd.problems)
	ev.NamesGiven = slices.ContainsFunc(ev.Pairs, func(p event.Pair) bool { return len(p.Names) > 0 })
	rd.checkLettered()
	rd.sayLone()
	suspects := rd.findSuspects()
	(&checker{ev: ev, at: rd.at, doubtful: doubtful, problems: rd.problems}).check()
	if rd.versioned {
		checkVersions(ev, rd.at, rd.problems)
	}
	if found := <-suspects; !rd.problems.HasErrors() {
		*rd.problems = append(*rd.problems, found...)
		checkStated(ev, rd.problems)
		checkCounts(ev, rd.at, rd.problems) // with rows left out the counts would mislead
	}
}

// findSuspects looks for results that are probably typing errors, beside the other
// checks: nothing changes the event any more.
func (rd *Reader) findSuspects() <-chan event.Problems {
	suspects := make(chan event.Problems, 1)
	go func() {
		var problems event.Problems
		checkSuspects(rd.ev, rd.versioned, rd.at, &problems)
		suspects <- problems
	}()
	return suspects
}

// checkTwoWinners warns of a pair that changed direction although two lists of
// winners are asked for.
func (rd *Reader) checkTwoWinners() {
	sits := make([][2]*event.Result, len(rd.ev.Pairs))
	for b := range rd.ev.Boards {
		results := rd.ev.Boards[b].Results
		for i := range results {
			r := &results[i]
			for side, pair := range []int32{r.NS, r.EW} {
				if sits[pair][side] == nil {
					sits[pair][side] = r
				}
			}
		}
	}
	for i, s := range sits {
		if s[0] != nil && s[1] != nil {
			rd.problems.Add(event.Problem{
				Severity: event.Warning, At: rd.at(s[1], field.EW),
				Text: fmt.Sprintf("two lists of winners are asked for, and pair %s sits EW here but NS in %s: such pairs are ranked in the direction that they have more often",
					Label(&rd.ev.Pairs[i]), rowOf(rd.ev, rd.at, s[0], s[1])),
				Hint: "leave out --winners 2 where most pairs change direction: they are then ranked in one list",
			})
			return
		}
	}
}

// firstOf finds the cell of each pair's number in its first result.
func (rd *Reader) firstOf() func(pair int) event.Position {
	type seat struct {
		result *event.Result
		field  field.Field
	}
	var first []seat // found when it is asked for
	return func(pair int) event.Position {
		if first == nil {
			first = make([]seat, len(rd.ev.Pairs))
			for b := range rd.ev.Boards {
				results := rd.ev.Boards[b].Results
				for i := range results {
					for n, who := range entrants(rd.ev, &results[i]) {
						if first[who].result == nil {
							first[who] = seat{&results[i], seatField(rd.ev, n)}
						}
					}
				}
			}
		}
		if first[pair].result == nil {
			return rd.waits[int32(pair)]
		}
		return rd.at(first[pair].result, first[pair].field)
	}
}

// at is the place of a result's cell, or that of what the result was where the
// layout has no fixed column for it.
func (rd *Reader) at(r *event.Result, f field.Field) event.Position {
	t := rd.tables[r.Source]
	col := t.Cols[f]
	if col == 0 {
		col = int(r.Col)
	}
	return t.Sheet.Position(int(r.Row), col)
}
