package ingest

import (
	"errors"
	"fmt"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// flat reads a sheet with one row per result.
//
// It goes over the rows twice: once to find out how this sheet writes results
// and signs its scores, which only all rows together can tell, and once to read
// them.
type flat struct {
	sheet    *cells.Sheet
	head     header
	source   uint16
	cols     columns
	problems *event.Problems

	ordinals  *memo[int]
	pairs     *memo[notation.Pair]
	contracts *memo[notation.Cell]
	outcomes  *memo[notation.Outcome]
	seats     *memo[bridge.Seat]
	leads     *memo[bridge.Card]
	scores    *memo[notation.Score]
}

// columns are where the fields stand, from 0; -1 where the sheet lacks one.
type columns struct {
	board, section, table, round, ns, ew     int
	contract, declarer, tricks, result, lead int
	score, nsScore, ewScore, remarks, erased int
	nsName, ewName, north, south, east, west int
}

func newFlat(sheet *cells.Sheet, head header, source uint16, problems *event.Problems) *flat {
	declarer := head.col("declarer")
	if head.has("seat") {
		declarer = head.col("seat")
	}
	book := sheet.Book()
	return &flat{
		sheet: sheet, head: head, source: source, problems: problems,
		cols: columns{
			board: head.col("board"), section: head.col("section"), table: head.col("table"), round: head.col("round"),
			ns: head.col("ns.pair"), ew: head.col("ew.pair"),
			contract: head.col("contract"), declarer: declarer, tricks: head.col("tricks"), result: head.col("result"), lead: head.col("lead"),
			score: head.col("score"), nsScore: head.col("ns.score"), ewScore: head.col("ew.score"),
			remarks: head.col("remarks"), erased: head.col("erased"),
			nsName: head.col("ns.name"), ewName: head.col("ew.name"),
			north: head.col("north"), south: head.col("south"), east: head.col("east"), west: head.col("west"),
		},
		ordinals:  newMemo(book, notation.ReadOrdinal),
		pairs:     newMemo(book, notation.ReadPair),
		contracts: newMemo(book, notation.ReadContract),
		outcomes:  newMemo(book, notation.ReadOutcome),
		seats:     newMemo(book, notation.ReadSeat),
		leads:     newMemo(book, notation.ReadLead),
		scores:    newMemo(book, notation.ReadScore),
	}
}

// entry is a row as it stands, each cell read by itself.
type entry struct {
	row      cells.Row
	board    int
	ns, ew   notation.Pair
	cell     notation.Cell
	declarer bridge.Seat
	outcome  notation.Outcome // of the result column, or of the contract cell
	tricks   notation.Outcome // of the tricks column
	score    stated
	sound    bool // every cell was understood
}

// stated is what the score columns say.
type stated struct {
	given            bool
	twoCol           bool // NS and EW have columns of their own: the sign is certain
	points           int  // from NS's side when twoCol, else as written
	awards           bool // artificial scores stand in the score columns
	nsAward, ewAward event.Award
}

// entries goes through the rows below the header that hold a result. Rows of
// text between and below them (totals, signatures, the header repeated) are no
// results, and erased rows were taken back at the table.
func (f *flat) entries(yield func(*entry) bool) {
	var e entry // one for all rows; whoever keeps one copies it
	for i := f.head.at + 1; i < f.sheet.Len(); i++ {
		row := f.sheet.Row(i)
		if !f.isResult(row) {
			continue
		}
		e = f.read(row)
		if !yield(&e) {
			return
		}
	}
}

// isResult tells a result from a row of text: it names a board, a contract, or
// two pairs.
func (f *flat) isResult(row cells.Row) bool {
	if strings.HasPrefix(row.Text(0), "#") || erased[strings.ToLower(row.Text(f.cols.erased))] {
		return false
	}
	if _, err := f.ordinals.of(row.ID(f.cols.board)); err == nil {
		return true
	}
	if cell, err := f.contracts.of(row.ID(f.cols.contract)); err == nil && cell.Kind == notation.Bid {
		return true
	}
	for _, col := range []int{f.cols.ns, f.cols.ew} {
		if pair, err := f.pairs.of(row.ID(col)); err != nil || pair.Nobody {
			return false
		}
	}
	return true
}

// erased is how systems write that a result was taken back.
var erased = map[string]bool{"1": true, "-1": true, "true": true}

// read reads the cells of a row. A cell that is not understood leaves its zero
// value and makes the entry unsound; complain then says which.
func (f *flat) read(row cells.Row) entry {
	e := entry{row: row}
	var faults [7]error
	var fault *event.Problem
	e.board, faults[0] = f.ordinals.of(row.ID(f.cols.board))
	e.ns, faults[1] = f.pairs.of(row.ID(f.cols.ns))
	e.ew, faults[2] = f.pairs.of(row.ID(f.cols.ew))
	e.cell, faults[3] = f.contracts.of(row.ID(f.cols.contract))
	e.declarer, faults[4] = f.seats.of(row.ID(f.cols.declarer))
	e.outcome, faults[5] = f.outcomes.of(row.ID(f.cols.result))
	e.tricks, faults[6] = f.outcomes.of(row.ID(f.cols.tricks))
	e.score, fault = f.statedScore(row)
	e.sound = errors.Join(faults[:]...) == nil && fault == nil
	if e.declarer == bridge.NoSeat {
		e.declarer = e.cell.Declarer
	}
	if e.outcome.Form == notation.NoOutcome {
		e.outcome = e.cell.Outcome
	}
	return e
}

// statedScore reads the score columns. Of two columns one is filled, or both
// with opposite signs, or both with artificial scores.
func (f *flat) statedScore(row cells.Row) (stated, *event.Problem) {
	if f.cols.nsScore < 0 || f.cols.ewScore < 0 {
		return f.singleScore(row)
	}
	nsAward, nsIs := notation.ReadAward(row.Text(f.cols.nsScore))
	ewAward, ewIs := notation.ReadAward(row.Text(f.cols.ewScore))
	if nsIs && ewIs {
		return stated{awards: true, nsAward: nsAward, ewAward: ewAward}, nil
	}
	ns, nsErr := f.scores.of(row.ID(f.cols.nsScore))
	ew, ewErr := f.scores.of(row.ID(f.cols.ewScore))
	switch {
	case nsErr != nil:
		return stated{}, f.notUnderstood(row, f.cols.nsScore, "score", nsErr, hintScore)
	case ewErr != nil:
		return stated{}, f.notUnderstood(row, f.cols.ewScore, "score", ewErr, hintScore)
	case !ns.Given && !ew.Given:
		return stated{}, nil
	case ew.Points == 0:
		return stated{given: true, twoCol: true, points: ns.Points}, nil
	case ns.Points == 0 || ns.Points == -ew.Points:
		return stated{given: true, twoCol: true, points: -ew.Points}, nil
	}
	return stated{}, f.problem(row, f.cols.ewScore,
		fmt.Sprintf("NS have %d and EW %d; only one side can score", ns.Points, ew.Points),
		"leave the score of the other side blank; for artificial scores write A+, A or A-")
}

func (f *flat) singleScore(row cells.Row) (stated, *event.Problem) {
	col, sign, certain := f.cols.score, 1, false
	switch {
	case f.cols.nsScore >= 0:
		col, certain = f.cols.nsScore, true
	case f.cols.ewScore >= 0:
		col, sign, certain = f.cols.ewScore, -1, true
	}
	if col < 0 {
		return stated{}, nil
	}
	if ns, ew, ok, err := notation.ReadArtificial(row.Text(col)); ok {
		if err != nil {
			return stated{}, f.notUnderstood(row, col, "score", err, hintScore)
		}
		return stated{awards: true, nsAward: ns, ewAward: ew}, nil
	}
	score, err := f.scores.of(row.ID(col))
	if err != nil {
		return stated{}, f.notUnderstood(row, col, "score", err, hintScore)
	}
	return stated{given: score.Given, twoCol: certain, points: sign * score.Points}, nil
}

const (
	hintScore    = "write the score as a number: 620, or -50 when EW score"
	hintContract = "write 4H, 3NTx or PASS"
	hintOutcome  = "write the tricks (0 to 13), or =, +1, -2"
	hintSeat     = "write N, E, S or W"
	hintPair     = "write the pair's number: 7, or 0 for a sit-out"
	hintAward    = "write it as A+/A-, NS first, or as 60/40"
)

// problem is an error about one cell of a row.
func (f *flat) problem(row cells.Row, col int, text, hint string) *event.Problem {
	return &event.Problem{At: f.sheet.Position(row.Num, col+1), Text: text, Hint: hint}
}

// notUnderstood says what a cell holds and why it is not taken.
func (f *flat) notUnderstood(row cells.Row, col int, what string, err error, hint string) *event.Problem {
	text := row.Text(col)
	if text == "" {
		return f.problem(row, col, "the "+what+" is missing", hint)
	}
	return f.problem(row, col, fmt.Sprintf("%s %q %v", what, text, err), hint)
}

// complain adds a problem for every cell of a row that is not understood.
func (f *flat) complain(row cells.Row) {
	check := func(col int, what string, err error, hint string) {
		if err != nil {
			f.problems.Add(*f.notUnderstood(row, col, what, err, hint))
		}
	}
	_, err := f.ordinals.of(row.ID(f.cols.board))
	check(f.cols.board, "board", err, "write the board's number")
	_, err = f.pairs.of(row.ID(f.cols.ns))
	check(f.cols.ns, "NS pair", err, hintPair)
	_, err = f.pairs.of(row.ID(f.cols.ew))
	check(f.cols.ew, "EW pair", err, hintPair)
	_, err = f.contracts.of(row.ID(f.cols.contract))
	check(f.cols.contract, "contract", err, hintContract)
	_, err = f.seats.of(row.ID(f.cols.declarer))
	check(f.cols.declarer, "declarer", err, hintSeat)
	_, err = f.outcomes.of(row.ID(f.cols.result))
	check(f.cols.result, "result", err, hintOutcome)
	_, err = f.outcomes.of(row.ID(f.cols.tricks))
	check(f.cols.tricks, "tricks", err, hintOutcome)
	if _, problem := f.statedScore(row); problem != nil {
		f.problems.Add(*problem)
	}
}
