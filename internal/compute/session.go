package compute

import (
	"math/big"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// Session is a scored event. The big.Rat values are exact, shared between
// lines and must not be changed.
type Session struct {
	Event    *event.Event
	Expected int     // E: the most results on any board
	Top      int     // matchpoints of a full board on the 2-1-0 scale: 2(E−1)
	Boards   []Board // beside Event.Boards
	Lists    []List  // one list, or NS and EW
	// Factored boards had fewer scores than Expected and were brought to the
	// common top by Neuberg's formula; Single boards had one score only, which
	// compares with nothing, and gave both sides an average. Both are board
	// numbers, ascending.
	Factored []int
	Single   []int
	// Artificial is the number of adjusted results; those of Single boards are
	// not among them.
	Artificial int
}

// Board is the scores of one board.
type Board struct {
	Lines []Line // beside event.Board.Results
}

// Line is what one result was worth. Both are nil for boards not played.
type Line struct {
	NS, EW *big.Rat // matchpoints on the common top
}

// List ranks the pairs of one winner. Pairs of whom no board counted come last;
// pairs without any result are in no list.
type List struct {
	Direction bridge.Side // NS, EW, or NoSide for a list of all pairs
	Standings []Standing  // best first
}

// Standing is one pair's place in a list.
type Standing struct {
	Pair    int // index into Event.Pairs
	Rank    int // from 1; pairs that are level share the best place; 0 for a pair without boards
	Tied    bool
	Boards  int      // boards that count
	Score   *big.Rat // matchpoints on the common top
	Max     int      // matchpoints that could be had: Boards × Top
	Percent *big.Rat // 100 × Score / Max; nil when no board counted
}
