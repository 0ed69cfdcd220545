package pairs

import (
	"fmt"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
)

// atRound is a number or pair in one round.
type atRound struct{ who, round int32 }

// countRounds counts the rounds in which each number sits, and those in which it
// sits NS at one table and EW at another. Only numbers that sit both ways are looked
// at. A number with several opponents in one direction shows that the column does
// not count rounds; then nothing is counted of that.
func countRounds(boards []event.Board, seatings []seating) {
	rounds := make(map[atRound][2]*event.Result)
	several := make(map[int32]bool)
	sit := func(who int32, side int, r *event.Result) {
		if r.Round == 0 || seatings[who].sits[0] == 0 || seatings[who].sits[1] == 0 {
			return
		}
		seats := rounds[atRound{who, r.Round}]
		switch before := seats[side]; {
		case before == nil:
			seats[side] = r
			rounds[atRound{who, r.Round}] = seats
		case before.NS != r.NS || before.EW != r.EW:
			several[who] = true
		}
	}
	for b := range boards {
		results := boards[b].Results
		for i := range results {
			sit(results[i].NS, 0, &results[i])
			sit(results[i].EW, 1, &results[i])
		}
	}
	for at, seats := range rounds {
		if several[at.who] {
			continue
		}
		seatings[at.who].rounds++
		if seats[0] != nil && seats[1] != nil && areApart(seats[0], seats[1]) {
			seatings[at.who].apart++
		}
	}
}

// areApart reports whether two results of one round are of different tables, as far
// as a number that sits NS in one and EW in the other can tell.
func areApart(ns, ew *event.Result) bool {
	if ns.Table != 0 && ew.Table != 0 && ns.Table != ew.Table || ns == ew {
		return true
	}
	return ns.EW != ew.NS // different opponents; the same may have turned a board
}

// checkRounds finds a pair that sits at two tables in one round. It is an error where
// another pair sits in its place on other boards of the round: then a number is wrong.
// Where many do, the columns do not hold what their headings say.
func checkRounds(ev *event.Event, at locate, problems *event.Problems) {
	const few = 8 // one place in so many; two are those of one row
	first := make(map[atRound]*event.Result)
	told := make(map[atRound]bool)
	mixed := mixedTables(ev)
	var wrong event.Problems
	for b := range ev.Boards {
		results := ev.Boards[b].Results
		for i := range results {
			r := &results[i]
			if r.Round == 0 || r.Table == 0 {
				continue
			}
			for seat, who := range entrants(ev, r) {
				key := atRound{who, r.Round}
				before := first[key]
				switch {
				case before == nil:
					first[key] = r
				case before.Table != r.Table && !told[key]:
					told[key] = true
					problem := twoTables(ev, r, before, seat, at)
					if !mixed[tableOf(ev, r)] && !mixed[tableOf(ev, before)] {
						problem.Severity = event.Warning
					}
					wrong.Add(problem)
				}
			}
		}
	}
	if len(wrong) > 2 && len(wrong)*few > len(first) {
		sum := wrong[0]
		sum.Severity = event.Warning
		sum.Text = fmt.Sprintf("%d times somebody sits at two tables in one round; this is the first: %s", len(wrong), sum.Text)
		sum.Hint = "look whether the columns hold the rounds and the tables; if NS and EW numbers overlap and are different pairs, say --winners 2"
		wrong = event.Problems{sum}
	}
	known := placesOf(*problems, len(wrong) > 0)
	for _, problem := range wrong {
		if !known[problem.At] {
			problems.Add(problem)
		}
	}
}

func twoTables(ev *event.Event, r, before *event.Result, seat int, at locate) event.Problem {
	return event.Problem{
		At: at(r, seatField(ev, seat)),
		Text: fmt.Sprintf("%s %s sits at table %d here in round %d, but at table %d in %s",
			noun(ev), Label(&ev.Pairs[entrants(ev, r)[seat]]), r.Table, r.Round, before.Table, rowOf(ev, at, before, r)),
		Hint: "correct the number, the table or the round in one of them; if NS and EW numbers overlap and are different pairs, say --winners 2",
	}
}

// tableInRound is a table in one round.
type tableInRound struct {
	section      string
	round, table int32
}

func tableOf(ev *event.Event, r *event.Result) tableInRound {
	return tableInRound{ev.Pairs[r.NS].Section, r.Round, r.Table}
}

// mixedTables are those at which not the same sit on all boards of a round.
func mixedTables(ev *event.Event) map[tableInRound]bool {
	first := make(map[tableInRound]*event.Result)
	mixed := make(map[tableInRound]bool)
	for b := range ev.Boards {
		results := ev.Boards[b].Results
		for i := range results {
			r := &results[i]
			if r.Round == 0 || r.Table == 0 {
				continue
			}
			table := tableOf(ev, r)
			switch before := first[table]; {
			case before == nil:
				first[table] = r
			case !areSame(ev, before, r):
				mixed[table] = true
			}
		}
	}
	return mixed
}

// areSame reports whether the same entrants have two results, in whatever seats.
func areSame(ev *event.Event, a, b *event.Result) bool {
	others := entrants(ev, b)
	return !slices.ContainsFunc(entrants(ev, a), func(who int32) bool { return !slices.Contains(others, who) })
}

// placesOf are the places of problems, where they are wanted.
func placesOf(problems event.Problems, wanted bool) map[event.Position]bool {
	places := make(map[event.Position]bool)
	for i := 0; wanted && i < len(problems); i++ {
		places[problems[i].At] = true
	}
	return places
}

// seatField is the column of an entrant, in the order of entrants.
func seatField(ev *event.Event, seat int) field.Field {
	if ev.Individual {
		return playerFields[seat]
	}
	return [...]field.Field{field.NS, field.EW}[seat]
}
