package lines

import (
	"fmt"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
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

// Way is how a file writes its results; it holds for all rows.
type Way struct {
	numbers counting
	signs   signing
	beside  counting // what a number in the result column counts that has tricks beside it
	// taken says that a number behind a word for made counts all tricks that declarer took,
	// whether the contract was made or not: 3NT "made 8".
	taken bool
}

// interpret decides how a file writes its results: by the scores where it has
// them, else by the signs, the heading and what is possible. Where two ways
// remain it is a problem, not a guess.
func (s *survey) interpret(problems *event.Problems) Way {
	s.checkSigns(problems)
	way, best := s.byScore()
	way.taken = s.areTaken()
	for numbers, agree := range s.beside {
		if agree > s.beside[way.beside] {
			way.beside = counting(numbers)
		}
	}
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
	case s.headed && ways[allTricks] && (s.making[allTricks] || s.near[allTricks] && s.far[relative] && s.far[oddTricks]):
		way.numbers = allTricks
	default:
		way.numbers = s.onlyPossible(ways, problems)
	}
	return way
}

// areTaken reports whether the numbers behind words for made count all tricks that declarer
// took: more scores say so, or without scores a heading and a number that can be nothing
// else.
func (s *survey) areTaken() bool {
	if s.madeScores != s.takenScores {
		return s.takenScores > s.madeScores
	}
	return s.madeScores == 0 && s.headed && s.onlyTaken && !s.farTaken
}

// byScore is the way that most scores agree with, and how many results they
// judge.
func (s *survey) byScore() (way Way, judged int) {
	best := 0
	for _, numbers := range []counting{allTricks, relative, oddTricks} {
		for signs := range signing(signings) {
			if signs == unsigned && s.negative {
				continue
			}
			if n := s.votes[numbers][signs] + s.alone[signs]; n > best {
				way, best = Way{numbers: numbers, signs: signs}, n
			}
		}
	}
	return way, s.votes[way.numbers][way.signs]
}

// agreed is how many scores agree with their contracts at best, whether these
// have a result or not.
func (s *survey) agreed() int {
	way, judged := s.byScore()
	return judged + s.alone[way.signs]
}

func (s *survey) onlyPossible(ways [countings]bool, problems *event.Problems) counting {
	way, n := allTricks, 0
	for numbers, possible := range ways {
		if possible {
			way, n = counting(numbers), n+1
		}
	}
	if n > 1 {
		problems.Add(*s.number.problem(
			fmt.Sprintf("result %q may be the tricks taken or those above the contract", s.number.text()),
			"head the column Tricks when it holds all tricks, or write =, +1, -2"))
	}
	return way
}

// checkSigns warns of a sheet of scores in which EW never score: they may have
// lost their minus.
func (s *survey) checkSigns(problems *event.Problems) {
	const enough = 8
	if s.bids > 0 || s.negative || s.scores < enough {
		return
	}
	warning := s.score.problem("no score in this column is negative, so EW never scored",
		"write the scores of EW with a minus, or in a column of their own")
	warning.Severity = event.Warning
	problems.Add(*warning)
}

// ways tells a director how the file was understood to write its results.
func (s *survey) ways(letters notation.Letters, way Way, bids bool) []string {
	numbers := map[counting]string{
		allTricks: "all tricks that declarer took",
		relative:  "tricks above the contract",
		oddTricks: "tricks above six",
	}
	signs := map[signing]string{
		nsSigned:       "NS",
		declarerSigned: "the declaring side",
		ewSigned:       "EW",
		unsigned:       "nobody: the contract tells whose it is",
	}
	var said []string
	if bids {
		said = append(said, fmt.Sprintf("suits are written as in %s, seats as in %s",
			strings.Join(letters.Suits.Languages, " and "), strings.Join(letters.Seats.Languages, " and ")))
	}
	if s.numbers > 0 {
		said = append(said, "results without a sign are "+numbers[way.numbers])
	}
	if s.scores > 0 {
		said = append(said, "a score in a column of its own has the sign of "+signs[way.signs])
	}
	return said
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
func (w Way) tricksOf(contract bridge.Contract, outcome *notation.Outcome) (tricks int, ok bool) {
	if outcome.Made && w.taken {
		return outcome.N, true
	}
	return tricksOf(contract, outcome, w.numbers)
}

// tricksOf turns a result into tricks 0–13; ok is false when it cannot be. One that says
// that the contract was made means the same in every way of counting.
func tricksOf(contract bridge.Contract, outcome *notation.Outcome, numbers counting) (tricks int, ok bool) {
	if outcome.Made {
		relative, ok := outcome.Above(contract)
		tricks = relative.N + contract.Target()
		return tricks, ok && tricks <= 13
	}
	tricks = outcome.N
	switch {
	case outcome.Form == notation.Relative, numbers == relative:
		tricks += contract.Target()
	case numbers == oddTricks:
		tricks += 6
	}
	return tricks, tricks >= 0 && tricks <= 13
}

// nsScore returns the score of a contract from the side of NS.
func nsScore(vul bridge.Vulnerability, contract bridge.Contract, declarer bridge.Seat, tricks int) int {
	side := declarer.Side()
	score := contract.Score(tricks, vul.Of(side))
	if side == bridge.EW {
		return -score
	}
	return score
}
