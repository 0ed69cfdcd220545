package compute

import (
	"math/big"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Session is a scored event of pairs or individuals. Points are matchpoints on
// the scale of the event (2-1-0 or 1-0.5-0) or IMPs, as BoardsBy says. The
// big.Rat values are exact, shared between lines and must not be changed.
type Session struct {
	Event *event.Event
	// Method is what the lists are ranked by: Matchpoints, Butler, CrossIMPs,
	// Bastille or SwissPairs. BoardsBy is how the boards were scored: the same,
	// but for SwissPairs one of the others.
	Method, BoardsBy settings.Scoring
	// Expected is E, the results that a board should have: the setting, else
	// the most on any board. Where not all sections are compared together it is
	// that of the largest.
	Expected int
	// Top is the most matchpoints on a board of Expected results: 2(E−1) on the
	// 2-1-0 scale, E−1 on 1-0.5-0, one result more for Ascherman. It is 0 in IMPs.
	Top    int
	Boards []Board // beside Event.Boards
	Lists  []List  // one list, or NS and EW
	// SectionLists are those of each section, where sections are compared by
	// themselves by the settings; none otherwise.
	SectionLists []List
	// Fields are the sections that were compared with each other, where not all
	// of them played the same boards; none otherwise.
	Fields [][]string
	// Reversals are the results that pairs of two lists have in the direction of
	// the other list, by pair; none with one list.
	Reversals []Reversal
	// Matches are those of SwissPairs, by round and pair; none otherwise.
	Matches []Match
	// Factored boards had a group with fewer results than Expected, which was
	// brought to the common top as the settings say; Single boards had one
	// result only, which compares with nothing, and gave both sides an average.
	// Fouled boards were compared in groups, by the cards that were played;
	// Alone are those of them with a group of one, whose sides got average plus
	// each. All are board numbers, ascending.
	Factored []int
	Single   []int
	Fouled   []int
	Alone    []int
	// Artificial is the number of adjusted results, and of rulings that give a
	// side an artificial score; those of Single and Alone boards are not among
	// them. Ruled is the number of weighted and split scores.
	Artificial int
	Ruled      int
	// SitOuts are the boards without opponents that count by the setting: those of
	// the record or, where it has none, those that follow from the movement; none
	// where they do not count.
	SitOuts []event.Bye
	// Warnings are what a setting could not do.
	Warnings []Warning
}

// Reversal is the boards that a pair played in the direction that is not its own.
type Reversal struct {
	Pair   int   // index into Event.Pairs
	Boards []int // numbers, ascending
}

// Warning is a setting that has no effect on the event, or not on all of it.
type Warning struct {
	Text string // one sentence without a full stop
	Hint string // what to do about it; may be empty
}

// Board is the scores of one board.
type Board struct {
	Lines  []Line  // beside event.Board.Results
	Groups []Group // whose results were compared with each other; none if nobody played
	// Datum is that of the board in points, from NS's side, in Butler and
	// Bastille; nil where there is none or, with more than one Group or a split
	// score, not just one.
	Datum *big.Rat
}

// Group is the results of a board that were compared with each other: those of
// a section, where sections are compared by themselves or played other boards, and
// of a version of a fouled board.
type Group struct {
	Section  string // of its pairs, "A/B" of several; empty where all are compared together
	Version  uint8  // as in event.Result
	Expected int    // E
	NS, EW   Compared
}

// Compared is one side of a group. The sides differ only by split scores.
type Compared struct {
	Results int      // A: results with a score
	Datum   *big.Rat // in points, from NS's side; nil but in Butler and Bastille
}

// Line is what one result was worth. NS and EW are both nil for boards not
// played, and one of them where a ruling gives a side no score.
type Line struct {
	NS, EW *big.Rat // matchpoints or IMPs
	// NSTop and EWTop are what could be had: matchpoints, 0 in IMPs. They are
	// Session.Top but for sections and the setting "none" for unequal boards.
	NSTop, EWTop int32
}

// List ranks the pairs of one winner. First come those with a place, then
// unranked pairs, best first, then pairs of whom no board counted. Pairs
// without any result are in no list.
type List struct {
	Section   string      // of a list of SectionLists; empty otherwise
	Direction bridge.Side // NS, EW, or NoSide for a list of all pairs
	Standings []Standing  // best first
	// PerBoard says that an event in IMPs was ranked by IMPs per board, for its
	// pairs had different numbers of boards.
	PerBoard bool
}

// Standing is one pair's place in a list; in an individual, one player's.
type Standing struct {
	Pair   int // index into Event.Pairs
	Rank   int // from 1; pairs that are level share the best place; 0 without a place
	Tied   bool
	Boards int // boards that count
	// Score is the matchpoints or IMPs of all boards, or the victory points (10
	// is ten) of all matches, with Adjustment and CarryOver.
	Score *big.Rat
	Max   int // matchpoints that could be had on its boards; 0 in IMPs and SwissPairs
	// Percent is 100 × Score / Max, and the Handicap on top; nil when no board
	// counted, and in IMPs and SwissPairs.
	Percent *big.Rat
	// PerBoard is Score / Boards in IMPs; nil when no board counted, and in
	// matchpoints and SwissPairs.
	PerBoard *big.Rat
	Matches  int // of SwissPairs, with byes; 0 otherwise
	// Adjustment is the penalties and bonuses in Score, in its unit, a penalty
	// negative; CarryOver what it has from an earlier stage. Nil for none.
	Adjustment *big.Rat
	CarryOver  *big.Rat
	// Handicap is in percent; nil for none.
	Handicap *big.Rat
	// TieBrokenBy are the rules that parted the pair from others who were level
	// with it, in the order in which they were used; nil for none.
	TieBrokenBy []settings.Tiebreak
}
