package ingest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/event"
)

// The same schedule of three tables in several ways; each has a title above it.
var schedules = map[string]string{
	"pair and boards in a cell": `
		Movement
		Round,Table 1,Table 2,Table 3
		1,EW 5 (boards 1-2),EW 6 (boards 3-4),EW 7 (boards 5-6)
		2,EW 7 (boards 3-4),EW 5 (boards 5-6),EW 6 (boards 1-2)
		3,EW 6 (boards 5-6),EW 7 (boards 1-2),EW 5 (boards 3-4)`,
	"two columns": `
		Movement
		,Table 1,,Table 2,,Table 3,
		Round,EW,Boards,EW,Boards,EW,Boards
		1,5,1-2,6,3-4,7,5-6
		2,7,3-4,5,5-6,6,1-2
		3,6,5-6,7,1-2,5,3-4`,
	"two rows": `
		Movement
		Round,Table 1,Table 2,Table 3
		1,EW 5,EW 6,EW 7
		,Boards 1-2,Boards 3-4,Boards 5-6
		2,EW 7,EW 5,EW 6
		,Boards 3-4,Boards 5-6,Boards 1-2
		3,EW 6,EW 7,EW 5
		,Boards 5-6,Boards 1-2,Boards 3-4`,
	"rounds across": `
		Movement
		Table,Round 1,Round 2,Round 3
		1,5 (1-2),7 (3-4),6 (5-6)
		2,6 (3-4),5 (5-6),7 (1-2)
		3,7 (5-6),6 (1-2),5 (3-4)`,
}

const (
	scoresOfPairs = `
		Board,NS 1,NS 2,NS 3
		1,420,450,-50
		2,110,140,-100
		3,400,430,-50
		4,620,650,-100
		5,90,120,-110
		6,-140,-110,100`
	scheduledNames = `
		Pair,Names
		1,Wren & Finch
		2,Otter & Mole
		3,Hare & Stoat
		5,Lark & Robin
		6,Owl & Jay
		7,Rook & Heron`
)

// scheduled are the scores with their opponents, and the round of each.
var scheduled = []string{
	"1: 1 v 5 420, round 1", "1: 2 v 7 450, round 3", "1: 3 v 6 -50, round 2",
	"2: 1 v 5 110, round 1", "2: 2 v 7 140, round 3", "2: 3 v 6 -100, round 2",
	"3: 1 v 7 400, round 2", "3: 2 v 6 430, round 1", "3: 3 v 5 -50, round 3",
	"4: 1 v 7 620, round 2", "4: 2 v 6 650, round 1", "4: 3 v 5 -100, round 3",
	"5: 1 v 6 90, round 3", "5: 2 v 5 120, round 2", "5: 3 v 7 -110, round 1",
	"6: 1 v 6 -140, round 3", "6: 2 v 5 -110, round 2", "6: 3 v 7 100, round 1",
}

// TestSchedules reads scores without opponents, who are in a schedule on the sheet or on
// another one.
func TestSchedules(t *testing.T) {
	ofTables := strings.ReplaceAll(scoresOfPairs, "NS ", "Table ")
	for name, schedule := range schedules {
		for where, files := range map[string]map[string]string{
			"above":         {"club.csv": text(schedule) + "\n\n" + text(scoresOfPairs) + "\n\n" + text(scheduledNames)},
			"above tables":  {"club.csv": text(schedule) + "\n\n" + text(ofTables) + "\n\n" + text(scheduledNames)},
			"another sheet": {"club.csv": workbook(t, [2]string{"Scores", scoresOfPairs}, [2]string{"Movement", schedule}, [2]string{"Names", scheduledNames})},
			"before scores": {"club.csv": workbook(t, [2]string{"Movement", schedule}, [2]string{"Scores", ofTables}, [2]string{"Names", scheduledNames})},
		} {
			t.Run(name+" "+where, func(t *testing.T) {
				ev, problems := readFiles(t, Options{}, "club.csv", files)
				if diff := cmp.Diff([]string(nil), said(problems), cmpopts.EquateEmpty()); diff != "" {
					t.Fatal(diff)
				}
				if diff := cmp.Diff(scheduled, shownRounds(ev)); diff != "" {
					t.Error(diff)
				}
				want := []string{"1 Wren & Finch", "2 Otter & Mole", "3 Hare & Stoat", "5 Lark & Robin", "6 Owl & Jay", "7 Rook & Heron"}
				if diff := cmp.Diff(want, shownPairs(ev)); diff != "" {
					t.Error(diff)
				}
			})
		}
	}
}

// TestScheduleOfSitOuts has a dash for the pairs that did not play a board.
func TestScheduleOfSitOuts(t *testing.T) {
	ev := mustRead(t, text(schedules["two columns"])+"\n\n"+text(scoresOfPairs)+"\n7,-,-,-")
	if diff := cmp.Diff(scheduled, shownRounds(ev)); diff != "" {
		t.Error(diff)
	}
}

// TestScheduleBeforeRanking has a list with as many columns as the scores below them.
func TestScheduleBeforeRanking(t *testing.T) {
	ranking := "\n\nRank,Pair,Names,MP\n1,2,Otter & Mole,3\n2,1,Wren & Finch,1\n3,3,Hare & Stoat,0"
	ev, problems := readTable(t, text(schedules["two columns"])+"\n\n"+text(scoresOfPairs)+ranking)
	if problems.HasErrors() {
		t.Fatal(strings.Join(said(problems), "\n"))
	}
	if diff := cmp.Diff(scheduled, shownRounds(ev)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"1 Wren & Finch", "2 Otter & Mole", "3 Hare & Stoat", "5", "6", "7"}, shownPairs(ev)); diff != "" {
		t.Error(diff)
	}
}

// TestSchedulesWrong has schedules that do not say whom all pairs met.
func TestSchedulesWrong(t *testing.T) {
	schedule := schedules["pair and boards in a cell"]
	runTableTests(t, []tableTest{
		{
			name:  "a score on a board that the schedule does not have",
			table: text(schedule) + "\n\n" + text(scoresOfPairs) + "\n7,50,100,150",
			problems: []string{
				"club.csv:B14: the schedule does not state against whom this result is",
				"club.csv:C14: the schedule does not state against whom this result is",
				"club.csv:D14: the schedule does not state against whom this result is",
			},
		},
		{
			name:     "a pair that the schedule does not have",
			table:    text(schedule) + "\n\n" + strings.ReplaceAll(text(scoresOfPairs), "NS 3", "NS 4"),
			problems: []string{"club.csv:D8: the schedule does not state against whom this result is; 5 more cells like this: D9-D13"},
		},
		{
			name:  "a meeting without a pair",
			table: text(strings.ReplaceAll(schedule, "EW 5 (boards 3-4)", "")) + "\n\n" + text(scoresOfPairs),
			problems: []string{
				"club.csv:D10: the schedule does not state against whom this result is",
				"club.csv:D11: the schedule does not state against whom this result is",
			},
		},
		{
			name:     "a board twice at a table",
			table:    text(strings.ReplaceAll(schedule, "EW 5 (boards 3-4)", "EW 5 (boards 2-3)")) + "\n\n" + text(scoresOfPairs),
			problems: []string{"club.csv:7: there is no column for the number of the EW pair"},
		},
		{
			name:  "a pair twice in a round",
			table: text(strings.ReplaceAll(schedule, "EW 7 (boards 5-6)", "EW 5 (boards 5-6)")) + "\n\n" + text(scoresOfPairs),
			problems: []string{
				"club.csv:D12: pair 5 plays board 5 twice, here and in row 12",
				"club.csv:D13: pair 5 plays board 6 twice, here and in row 13",
			},
		},
		{
			name:  "a pair that meets a board twice",
			table: text(strings.ReplaceAll(schedule, "EW 7 (boards 1-2)", "EW 5 (boards 1-2)")) + "\n\n" + text(scoresOfPairs),
			problems: []string{
				"club.csv:C8: pair 5 plays board 1 twice, here and in row 8",
				"club.csv:C9: pair 5 plays board 2 twice, here and in row 9",
			},
		},
	})
}

// shownRounds are the results of an event, with the round of each.
func shownRounds(ev *event.Event) []string {
	all := shown(ev)
	k := 0
	for b := range ev.Boards {
		for _, r := range ev.Boards[b].Results {
			all[k] += fmt.Sprintf(", round %d", r.Round)
			k++
		}
	}
	return all
}
