package ingest

import (
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// counting is what an unsigned number in a result column counts.
type counting uint8

const (
	relative  counting = iota // tricks above the contract, the plus sign lost
	allTricks                 // tricks that declarer took
	oddTricks                 // tricks above six
	countings = 3
)

// signing is whose score a lone score column shows.
type signing uint8

const (
	nsSigned signing = iota
	declarerSigned
	ewSigned
	unsigned // the sign is lost; the contract tells it
	signings = 4
)

// interpretation is how a sheet writes its results; it holds for all rows.
type interpretation struct {
	numbers counting
	signs   signing
}

// survey is what all rows of a sheet say about its ways of writing.
type survey struct {
	votes    [countings][signings]int // rows whose score fits
	judged   int                      // rows with a contract, a result and a score
	alone    [signings]int            // rows without a result whose score fits
	possible [countings]bool          // every number is possible so
	making   [countings]bool          // every number makes its contract so
	exact    bool                     // = or + stand in the result column
	minus    bool                     // − stands there
	numbers  int                      // rows whose result is an unsigned number
	negative bool                     // some score is below zero
	first    cells.Row                // the first row whose result is a number
	col      int                      // where it stands
}

func (f *flat) survey() survey {
	s := survey{possible: [countings]bool{true, true, true}, making: [countings]bool{true, true, true}}
	for e := range f.entries {
		if e.score.given && e.score.points < 0 {
			s.negative = true
		}
		if e.cell.Kind != notation.Bid {
			continue
		}
		outcome := e.taken()
		switch outcome.Form {
		case notation.Relative:
			s.exact = s.exact || outcome.N >= 0
			s.minus = s.minus || outcome.N < 0
		case notation.Number:
			if s.numbers++; s.numbers == 1 {
				s.first, s.col = e.row, f.outcomeCol(e)
			}
		case notation.NoOutcome:
			s.countAlone(e)
			continue
		default:
			continue
		}
		s.count(e, outcome)
	}
	return s
}

// taken is the result that counts: the tricks column where it has a number,
// else the result column or the contract cell.
func (e *entry) taken() notation.Outcome {
	if e.tricks.Form != notation.NoOutcome {
		return e.tricks
	}
	return e.outcome
}

func (s *survey) count(e *entry, outcome notation.Outcome) {
	judge := e.score.given && e.declarer != bridge.NoSeat
	if judge {
		s.judged++
	}
	for numbers := range counting(countings) {
		tricks, ok := tricksOf(e.cell.Contract, outcome, numbers)
		if outcome.Form == notation.Number {
			s.possible[numbers] = s.possible[numbers] && ok
			s.making[numbers] = s.making[numbers] && ok && tricks >= e.cell.Contract.Target()
		}
		if !ok || !judge {
			continue
		}
		score := nsScore(e.board, e.cell.Contract, e.declarer, tricks)
		for signs := range signing(signings) {
			if signs.toNS(e.score, e.declarer, score) == score {
				s.votes[numbers][signs]++
			}
		}
	}
}

// countAlone counts a row that has a contract and a score, but no result.
func (s *survey) countAlone(e *entry) {
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
func (e *entry) tricksFor(signs signing) []int {
	var fit []int
	for tricks := range 14 {
		score := nsScore(e.board, e.cell.Contract, e.declarer, tricks)
		if signs.toNS(e.score, e.declarer, score) == score {
			fit = append(fit, tricks)
		}
	}
	return fit
}

// toNS turns a stated score into NS's, given the score that the contract has.
func (s signing) toNS(score stated, declarer bridge.Seat, computed int) int {
	points := score.points
	switch {
	case score.twoCol:
		return points
	case s == declarerSigned && declarer.Side() == bridge.EW, s == ewSigned:
		return -points
	case s == unsigned && computed < 0 && points > 0:
		return -points
	}
	return points
}

// tricksOf turns a result into tricks 0–13; ok is false when it cannot be.
func tricksOf(contract bridge.Contract, outcome notation.Outcome, numbers counting) (tricks int, ok bool) {
	tricks = outcome.N
	switch {
	case outcome.Form == notation.Relative, numbers == relative:
		tricks += contract.Target()
	case numbers == oddTricks:
		tricks += 6
	}
	return tricks, tricks >= 0 && tricks <= 13
}

func nsScore(board int, contract bridge.Contract, declarer bridge.Seat, tricks int) int {
	side := declarer.Side()
	score := contract.Score(tricks, bridge.BoardVulnerability(board).Of(side))
	if side == bridge.EW {
		return -score
	}
	return score
}

// interpret decides how the sheet writes its results: by the scores where it
// has them, else by the signs, the heading and what is possible. Where two ways
// remain it is a problem, not a guess.
func (f *flat) interpret() interpretation {
	s := f.survey()
	way, best := s.byScore()
	if s.numbers == 0 || best*2 > s.judged && best > 0 {
		return way
	}
	ways := s.possible
	if s.minus && !s.exact && s.making != [countings]bool{} {
		ways = s.making // only what went down has a sign
	}
	switch {
	case s.exact && s.possible[relative]:
		way.numbers = relative
	case f.head.has("tricks") && ways[allTricks] && s.making[allTricks]:
		way.numbers = allTricks
	default:
		way.numbers = f.onlyPossible(&s, ways)
	}
	return way
}

// byScore is the way that most scores agree with, and how many results they
// judge.
func (s *survey) byScore() (way interpretation, judged int) {
	best := 0
	for _, numbers := range []counting{allTricks, relative, oddTricks} {
		for signs := range signing(signings) {
			if signs == unsigned && s.negative {
				continue
			}
			if n := s.votes[numbers][signs] + s.alone[signs]; n > best {
				way, best = interpretation{numbers, signs}, n
			}
		}
	}
	return way, s.votes[way.numbers][way.signs]
}

func (f *flat) onlyPossible(s *survey, ways [countings]bool) counting {
	way, n := allTricks, 0
	for numbers, possible := range ways {
		if possible {
			way, n = counting(numbers), n+1
		}
	}
	if n > 1 {
		f.problems.Add(*f.problem(s.first, s.col,
			fmt.Sprintf("result %q may be the tricks taken or those above the contract", s.first.Text(s.col)),
			"head the column Tricks when it holds all tricks, or write =, +1, -2"))
	}
	return way
}

// result makes a result of a sound entry, or says why it cannot.
func (f *flat) result(e *entry, way interpretation) (event.Result, *event.Problem) {
	r := event.Result{Row: int32(e.row.Num), Source: f.source, Tricks: event.NoTricks}
	r.Lead, _ = f.leads.of(e.row.ID(f.cols.lead))
	if ns, ew, ok := f.awards(e); ok {
		r.Kind, r.NSAward, r.EWAward = event.Adjusted, ns, ew
		return r, nil
	}
	if _, _, ok, err := notation.ReadArtificial(e.row.Text(f.cols.remarks)); ok && err != nil {
		return r, f.notUnderstood(e.row, f.cols.remarks, "remark", err, hintAward)
	}
	switch e.cell.Kind {
	case notation.Ruled:
		return r, f.problem(e.row, f.cols.contract, "the artificial score is missing", hintAward)
	case notation.NotPlayed:
		r.Kind = event.NotPlayed
		return r, nil
	case notation.Pass:
		r.HasContract, r.Tricks = true, 0
		if e.score.points != 0 {
			return r, f.problem(e.row, f.scoreCol(e.row),
				fmt.Sprintf("the score says %d, but the board was passed out", e.score.points), hintScore)
		}
		return r, nil
	case notation.Bid:
		return f.bidResult(r, e, way)
	}
	return f.scoreOnly(r, e, way)
}

// awards finds the artificial score of a row, in whichever cell it stands.
func (f *flat) awards(e *entry) (ns, ew event.Award, ok bool) {
	switch {
	case e.cell.Kind == notation.Artificial:
		return e.cell.NS, e.cell.EW, true
	case e.outcome.Form == notation.Adjusted:
		return e.outcome.NS, e.outcome.EW, true
	case e.tricks.Form == notation.Adjusted:
		return e.tricks.NS, e.tricks.EW, true
	case e.score.awards:
		return e.score.nsAward, e.score.ewAward, true
	}
	ns, ew, ok, err := notation.ReadArtificial(e.row.Text(f.cols.remarks))
	return ns, ew, ok && err == nil
}

func (f *flat) bidResult(r event.Result, e *entry, way interpretation) (event.Result, *event.Problem) {
	r.HasContract, r.Contract, r.Declarer = true, e.cell.Contract, e.declarer
	if r.Declarer == bridge.NoSeat {
		return r, f.problem(e.row, f.declarerCol(), "the declarer is missing", hintSeat)
	}
	outcome := e.taken()
	if outcome.Form == notation.NoOutcome {
		return f.tricksFromScore(r, e, way)
	}
	tricks, ok := tricksOf(r.Contract, outcome, way.numbers)
	if !ok {
		return r, f.problem(e.row, f.outcomeCol(e), fmt.Sprintf("%v with result %q would be %d tricks",
			r.Contract, e.row.Text(f.outcomeCol(e)), tricks), "a deal has 13 tricks; correct the contract or the result")
	}
	r.Tricks = int8(tricks)
	r.Score = int32(nsScore(e.board, r.Contract, r.Declarer, tricks))
	if e.outcome.Form == notation.Relative && e.tricks.Form == notation.Number {
		if also, _ := tricksOf(r.Contract, e.outcome, way.numbers); also != tricks {
			col := f.cols.result
			if e.row.ID(col) == 0 {
				col = f.cols.contract
			}
			return r, f.problem(e.row, f.cols.tricks, fmt.Sprintf("the tricks are %d, but %v with result %q would be %d",
				tricks, r.Contract, e.row.Text(col), also), "correct one of them")
		}
	}
	return r, f.compareScore(&r, e, way)
}

// compareScore holds the stated score against that of the contract.
func (f *flat) compareScore(r *event.Result, e *entry, way interpretation) *event.Problem {
	if !e.score.given {
		return nil
	}
	stated := way.signs.toNS(e.score, r.Declarer, int(r.Score))
	if stated == int(r.Score) {
		return nil
	}
	vulnerable := "not vulnerable"
	if bridge.BoardVulnerability(e.board).Of(r.Declarer.Side()) {
		vulnerable = "vulnerable"
	}
	return f.problem(e.row, f.scoreCol(e.row),
		fmt.Sprintf("the score is %s, but %v by %v, %s, with %d tricks is %s",
			forNS(stated), r.Contract, r.Declarer, vulnerable, r.Tricks, forNS(int(r.Score))),
		"correct the contract, the declarer, the tricks or the score")
}

// forNS says a score with its side: "620 for NS".
func forNS(score int) string {
	if score < 0 {
		return fmt.Sprintf("%d for EW", -score)
	}
	return fmt.Sprintf("%d for NS", score)
}

// tricksFromScore finds the tricks that a contract's score tells.
func (f *flat) tricksFromScore(r event.Result, e *entry, way interpretation) (event.Result, *event.Problem) {
	if !e.score.given {
		return r, f.problem(e.row, f.outcomeCol(e), "the tricks are missing", hintOutcome)
	}
	switch fit := e.tricksFor(way.signs); len(fit) {
	case 0:
	case 1:
		r.Tricks, r.Score = int8(fit[0]), int32(nsScore(e.board, r.Contract, r.Declarer, fit[0]))
		return r, nil
	default:
		return r, f.problem(e.row, f.scoreCol(e.row),
			fmt.Sprintf("%v by %v can score %d with %d or %d tricks", r.Contract, r.Declarer, e.score.points, fit[0], fit[1]),
			"write the tricks, or the score with a minus when EW score")
	}
	return r, f.problem(e.row, f.scoreCol(e.row),
		fmt.Sprintf("%v by %v cannot score %d on board %d", r.Contract, r.Declarer, e.score.points, e.board),
		"correct the contract, the declarer or the score")
}

// scoreOnly makes a result of a row without a contract.
func (f *flat) scoreOnly(r event.Result, e *entry, way interpretation) (event.Result, *event.Problem) {
	points := e.score.points
	switch {
	case e.score.given && !e.score.twoCol && points != 0 && (way.signs == declarerSigned || way.signs == unsigned):
		return r, f.problem(e.row, f.cols.contract,
			fmt.Sprintf("the contract is missing, and the score %d does not say whose it is", points), hintContract)
	case e.score.given:
		points = way.signs.toNS(e.score, bridge.NoSeat, 0)
	case e.taken().Form != notation.NoOutcome:
		return r, f.problem(e.row, f.cols.contract, "the contract is missing", hintContract)
	default:
		r.Kind = event.NotPlayed
		warning := f.problem(e.row, 0, fmt.Sprintf("board %d has no result here and counts as not played", e.board),
			`write "not played" to say so`)
		warning.Severity = event.Warning
		warning.At.Col = 0
		return r, warning
	}
	r.Score = int32(points)
	if vul := bridge.BoardVulnerability(e.board); !bridge.IsPossibleScore(points, vul.Of(bridge.NS)) &&
		!bridge.IsPossibleScore(-points, vul.Of(bridge.EW)) {
		return r, f.problem(e.row, f.scoreCol(e.row),
			fmt.Sprintf("no contract scores %s on board %d (%v vulnerable)", forNS(points), e.board, vul), hintScore)
	}
	return r, nil
}

// scoreCol is the column where a row's score stands.
func (f *flat) scoreCol(row cells.Row) int {
	for _, col := range []int{f.cols.score, f.cols.nsScore, f.cols.ewScore} {
		if row.Text(col) != "" && row.Text(col) != "0" {
			return col
		}
	}
	return max(f.cols.score, f.cols.nsScore, f.cols.ewScore)
}

func (f *flat) declarerCol() int {
	if f.cols.declarer >= 0 {
		return f.cols.declarer
	}
	return f.cols.contract
}

// outcomeCol is the column where a row's result stands or should stand.
func (f *flat) outcomeCol(e *entry) int {
	switch {
	case f.cols.tricks >= 0 && (e.tricks.Form != notation.NoOutcome || f.cols.result < 0):
		return f.cols.tricks
	case f.cols.result >= 0 && e.cell.Outcome.Form == notation.NoOutcome:
		return f.cols.result
	}
	return f.cols.contract
}
