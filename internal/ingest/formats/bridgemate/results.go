package bridgemate

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"bridgecalc/internal/ingest/formats/transcript"
	"bridgecalc/internal/ingest/notation"
)

// result is a row of ReceivedData.
type result struct {
	line        int
	id          string
	at          seat
	section     *section
	board       string
	ns, ew      string
	south, west string // the partners of ns and ew in an individual
	date        string
	outcome     transcript.Result // only what happened on the board
}

const (
	reentered     notice = "the board was entered again"
	missingPlayed notice = "the missing pair has a result"
)

// receivedColumns are the columns of ReceivedData, in the order in which
// resultOf takes them.
var receivedColumns = []string{
	"Section", "Table", "Round", "Board", "PairNS", "PairEW", "NS/EW", "Contract", "Result", // must be there
	"ID", "South", "West", "DateLog", "LeadCard", "Remarks", "Erased",
}

const neededColumns = 9

// readResults reads the results that count, in the order of the table.
func (r *reader) readResults() []result {
	t := r.tables[received]
	cols := t.places(receivedColumns...)
	for i, name := range receivedColumns[:neededColumns] {
		if cols[i] < 0 {
			r.said.Error(0, "export the whole table", "table %s has no column %s", received, name)
		}
	}
	results := make([]result, 0, len(t.rows))
	erased, first := 0, 0
	for _, row := range t.rows {
		if isYes(row.text(cols[15])) {
			if erased++; erased == 1 {
				first = row.line
			}
			continue
		}
		x := resultOf(row, cols)
		x.section = r.section(x.at.section)
		results = append(results, x)
	}
	if erased > 0 {
		r.said.Warn(first, "nothing, if they were erased on purpose", "results that were erased at the table are left out: %d, the first in this row", erased)
	}
	if len(results) == 0 {
		r.said.Error(0, "give the file of a session that was played", "table %s has no results", received)
	}
	return r.lastEntered(results)
}

func resultOf(row row, cols []int) result {
	text := func(i int) string { return row.text(cols[i]) }
	return result{
		line: row.line, id: text(9),
		at:    seat{section: text(0), table: text(1), round: text(2)},
		board: text(3), ns: text(4), ew: text(5), south: text(10), west: text(11), date: text(12),
		outcome: transcript.Result{Declarer: text(6), Contract: text(7), Relative: text(8), Lead: text(13), Remarks: text(14)},
	}
}

// lastEntered leaves out results that were entered again: the later ID is what
// the players agreed on.
func (r *reader) lastEntered(results []result) []result {
	type entry struct {
		at    seat
		board string
	}
	last := make(map[entry]int, len(results))
	replaced := make([]bool, len(results))
	for i := range results {
		x := &results[i]
		key := entry{x.at, x.board}
		other, ok := last[key]
		if !ok {
			last[key] = i
			continue
		}
		older, newer := other, i
		if compareIDs(results[other].id, x.id) > 0 {
			older, newer = i, other
		}
		last[key] = newer
		replaced[older] = true
		r.notice(reentered, results[older].line, "look which of them is right; erase the later one if it is wrong",
			"board %s of round %s at table %s of section %s was entered again: ID %s counts, not ID %s",
			x.board, x.at.round, x.at.table, x.section.letter, results[newer].id, results[older].id)
	}
	kept := results[:0]
	for i := range results {
		if !replaced[i] {
			kept = append(kept, results[i])
		}
	}
	return kept
}

// compareIDs compares numbers given by the database; those that are none are
// taken to be in order.
func compareIDs(a, b string) int {
	m, errA := strconv.ParseInt(a, 10, 64)
	n, errB := strconv.ParseInt(b, 10, 64)
	if errA != nil || errB != nil {
		return 0
	}
	return cmp.Compare(m, n)
}

// seatPairs checks who played, and makes the pair that is missing nobody.
func (r *reader) seatPairs(x *result) {
	r.checkPairing(x)
	missing := x.section.missing
	if missing == "" || x.ns != missing && x.ew != missing {
		return
	}
	if x.outcome.Contract != "" {
		if !x.section.twoLists {
			r.notice(missingPlayed, x.line, "look at the movement; the result counts",
				"pair %s of section %s is said to be missing, but has a result", missing, x.section.letter)
		}
		return
	}
	if x.ns == missing {
		x.ns = "0"
	}
	if x.ew == missing {
		x.ew = "0"
	}
}

// transcript is the result as it is written down.
func (x *result) transcript() transcript.Result {
	out := x.outcome
	out.Board, out.Section, out.Table, out.Round = x.board, x.section.letter, x.at.table, x.at.round
	if isNone(x.south) || isNone(x.west) {
		out.NS, out.EW = x.ns, x.ew
		return out
	}
	out.North, out.South, out.East, out.West = x.ns, x.south, x.ew, x.west
	return out
}

func (r *reader) write(results []result) {
	homes, sat, first := r.homes(results), r.readLineups(), firstAt(results)
	for i := range results {
		x := &results[i]
		r.seatPairs(x)
		if x.section.teams {
			r.writeTeams(x, homes, sat.of(x, first))
		} else {
			r.out.Result(x.line, x.transcript())
		}
	}
}

// firstAt is the first result of each table and round.
func firstAt(results []result) map[seat]*result {
	first := make(map[seat]*result)
	for i := range results {
		if at := results[i].at; first[at] == nil {
			first[at] = &results[i]
		}
	}
	return first
}

// checkRepeats refuses a session in which a pair has a board twice: it is
// another board with the same number, or a wrong entry, and nothing in the file
// tells which.
func (r *reader) checkRepeats(results []result) {
	type play struct {
		section, side, player, board string
		closed                       bool // of teams, one half plays the board in each room
	}
	first := make(map[play]*result, 2*len(results))
	for i := range results {
		x := &results[i]
		for _, who := range [][2]string{{"NS", x.ns}, {"EW", x.ew}} {
			key := play{x.at.section, who[0], who[1], x.board, x.section.teams && isClosed(x.at)}
			other, ok := first[key]
			if isNone(who[1]) || !ok {
				first[key] = x
				continue
			}
			r.said.Error(x.line, "if the numbers of boards begin anew within the session, export each part by itself; else erase the wrong result",
				"%s %s of section %s has board %s twice: in round %s (ID %s) and in round %s (ID %s)",
				who[0], who[1], x.section.letter, x.board, other.at.round, other.id, x.at.round, x.id)
			break
		}
	}
}

// writeDate writes down the day of play, where it is certain: programs that export a
// database write the month first, others the day.
func (r *reader) writeDate(results []result) {
	i := slices.IndexFunc(results, func(x result) bool { return x.date != "" })
	if i < 0 {
		return
	}
	date, _, _ := strings.Cut(results[i].date, " ")
	day, err := notation.ReadDate(date)
	if err != nil || day.Doubt != "" {
		r.said.Warn(results[i].line, "set it with --date", "the date %q does not say which day it is, and is left out", date)
		return
	}
	r.out.Setting(results[i].line, "date", day.Day.Format(time.DateOnly))
}
