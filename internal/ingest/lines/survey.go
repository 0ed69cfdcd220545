package lines

import (
	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

// survey is what all rows of a file say about its ways of writing.
type survey struct {
	votes    [countings][signings]int // rows whose score fits
	judged   int                      // rows with a contract, a result and a score
	alone    [signings]int            // rows without a result whose score fits
	possible [countings]bool          // every number is possible so
	making   [countings]bool          // every number makes its contract so
	near     [countings]bool          // every number is within a few tricks of its contract so
	far      [countings]bool          // none is
	exact    bool                     // = or + stand in the result column
	minus    bool                     // − stands there
	numbers  int                      // rows whose result is an unsigned number
	negative bool                     // some score is below zero
	number   site                     // the first result that is a number
	headed   bool                     // a heading says that it counts tricks
	bids     int                      // rows with a contract
	scores   int                      // scores in a column for both sides
	score    site                     // the first of them
	beside   [countings]int           // results that agree with the tricks beside them
	// Of the numbers behind words for made: the scores that fit what the contract made with
	// them, and those that fit so many tricks; whether one can only be tricks, and whether one
	// is far from the contract as such.
	madeScores, takenScores int
	onlyTaken, farTaken     bool
}

// surveyOf goes through all results of the tables.
func surveyOf(tables []*Table) *survey {
	s := &survey{
		possible: [countings]bool{true, true, true}, making: [countings]bool{true, true, true},
		near: [countings]bool{true, true, true}, far: [countings]bool{true, true, true},
	}
	for _, t := range tables {
		s.headed = s.headed || t.Has(field.Tricks)
		for e := range t.Entries {
			if !t.isDamaged(e.Line) {
				s.add(t, e)
			}
		}
	}
	return s
}

func (s *survey) add(t *Table, e *Entry) {
	if e.score.given && !e.score.twoCol {
		s.negative = s.negative || e.score.points < 0
		if s.scores++; s.scores == 1 {
			s.score = site{t, *e.Line, t.scoreField(e.Line)}
		}
	}
	if e.cell.Kind != notation.Bid {
		return
	}
	s.bids++
	s.countBeside(e)
	outcome := e.taken()
	if outcome.Made {
		s.countMade(e, outcome)
		return
	}
	switch outcome.Form {
	case notation.Relative:
		s.exact = s.exact || outcome.N >= 0
		s.minus = s.minus || outcome.N < 0
	case notation.Number:
		if s.numbers++; s.numbers == 1 {
			s.number = site{t, *e.Line, t.outcomeField(e)}
		}
	case notation.NoOutcome:
		s.countAlone(e)
		return
	default:
		return
	}
	s.count(e, outcome)
}

// countBeside holds a number in the result column against the tricks beside it.
func (s *survey) countBeside(e *Entry) {
	if e.outcome.Form != notation.Number || e.tricks.Form != notation.Number {
		return
	}
	for numbers := range counting(countings) {
		if tricks, ok := tricksOf(e.cell.Contract, e.outcome, numbers); ok && tricks == e.tricks.N {
			s.beside[numbers]++
		}
	}
}

// site is a cell of a table, kept for a message.
type site struct {
	table *Table
	line  Line
	field field.Field
}

func (s *site) id() cells.ID { return s.line.Places[s.field].ID }

func (s *site) text() string { return s.table.Text(&s.line, s.field) }

func (s *site) problem(text, hint string) *event.Problem {
	return s.table.Problem(&s.line, s.field, text, hint)
}

// taken is the result that counts: the tricks column where it has a number,
// else the result column or the contract cell.
func (e *Entry) taken() *notation.Outcome {
	if e.tricks.Form != notation.NoOutcome {
		return e.tricks
	}
	return e.outcome
}

// countMade counts a row whose number is behind a word for made.
func (s *survey) countMade(e *Entry, outcome *notation.Outcome) {
	const mostOdd, few = 7, 4
	contract := e.cell.Contract
	tricks, ok := tricksOf(contract, outcome, allTricks)
	s.onlyTaken = s.onlyTaken || !ok && outcome.N > mostOdd
	s.farTaken = s.farTaken || max(outcome.N-contract.Target(), contract.Target()-outcome.N) > few
	if !e.score.given || e.declarer == bridge.NoSeat {
		return
	}
	s.judged++
	isMade := ok && s.vote(e, tricks, relative, allTricks, oddTricks)
	if ok && tricks == outcome.N || contract.Level == 1 && outcome.N == mostOdd { // which may be either
		return
	}
	isTaken := s.vote(e, outcome.N, relative, allTricks, oddTricks)
	switch {
	case isMade && !isTaken:
		s.madeScores++
	case isTaken && !isMade:
		s.takenScores++
	}
}

func (s *survey) count(e *Entry, outcome *notation.Outcome) {
	judge := e.score.given && e.declarer != bridge.NoSeat
	if judge {
		s.judged++
	}
	if outcome.Form == notation.Relative { // says the same in every way of counting
		if tricks, ok := tricksOf(e.cell.Contract, outcome, relative); ok && judge {
			s.vote(e, tricks, relative, allTricks, oddTricks)
		}
		return
	}
	const few = 3
	for numbers := range counting(countings) {
		tricks, ok := tricksOf(e.cell.Contract, outcome, numbers)
		s.possible[numbers] = s.possible[numbers] && ok
		target := e.cell.Contract.Target()
		s.making[numbers] = s.making[numbers] && ok && tricks >= target
		isNear := ok && max(tricks-target, target-tricks) <= few
		s.near[numbers], s.far[numbers] = s.near[numbers] && isNear, s.far[numbers] && !isNear
		if ok && judge {
			s.vote(e, tricks, numbers)
		}
	}
}

// vote counts a row for the signs with which its score fits the tricks, in the
// ways of counting that make so many of its result. It reports whether some sign fits.
func (s *survey) vote(e *Entry, tricks int, ways ...counting) (fits bool) {
	score := nsScore(e.vul, e.cell.Contract, e.declarer, tricks)
	for signs := range signing(signings) {
		if signs.toNS(e.score, e.declarer, score) != score {
			continue
		}
		fits = true
		for _, numbers := range ways {
			s.votes[numbers][signs]++
		}
	}
	return fits
}

// countAlone counts a row that has a contract and a score, but no result.
func (s *survey) countAlone(e *Entry) {
	if !e.score.given || e.declarer == bridge.NoSeat {
		return
	}
	for signs := range signing(signings) {
		if len(e.tricksFor(signs)) > 0 {
			s.alone[signs]++
		}
	}
}

// tricksFor are the tricks with which the contract has the stated score.
func (e *Entry) tricksFor(signs signing) []int {
	var fit []int
	for tricks := range 14 {
		score := nsScore(e.vul, e.cell.Contract, e.declarer, tricks)
		if signs.toNS(e.score, e.declarer, score) == score {
			fit = append(fit, tricks)
		}
	}
	return fit
}
