package event

import (
	"slices"
	"time"

	"bridgecalc/internal/bridge"
)

// Event is one session of bridge as it was read.
type Event struct {
	Kind    Contest   // which of the lists below are filled
	Title   string    // as given by the director; never empty after reading
	Date    time.Time // day of play; zero when unknown
	Sources []Source  // the sheets that the results came from
	// Checksum tells which bytes were read: the first eight hexadecimal digits
	// of the SHA-256 of the input file.
	Checksum string
	Pairs    []Pair  // sorted by section, direction and number
	Boards   []Board // sorted by number
	SitOuts  int     // rows in which a pair met nobody
	Byes     []Bye   // who they were, in the order of the file
	// Individual says that partners change: Pairs are players, and a result has
	// four of them.
	Individual bool
	// Rulings are the weighted and split scores that results point to.
	Rulings []Ruling
	// Adjustments are what comes off or onto a pair's total.
	Adjustments []Adjustment
	// Hands are the cards dealt, where they are known, sorted by board.
	Hands []Hand
	// Stated is what the file itself says that the results came to.
	Stated  Stated
	Teams   []Team  // in the order of their first match
	Matches []Match // in the order of the file
	Deals   []Deal  // in the order of play
	// Settings and Corrections are what the director gave beside the results.
	Settings    []Setting
	Corrections []Correction
	// Ways tells how results are written in the file, as it was found out: one
	// sentence each.
	Ways []string
	// NamesGiven is set when at least one pair has a name.
	NamesGiven bool
}

// Source is a sheet that results came from.
type Source struct {
	File  string // name of the file without its folder
	Sheet string // name of the sheet; empty for text files
	// What was recognised, for a director who wonders what was read.
	Layout   string   // "one row per result"
	Language string   // of the headings: "fi"
	Read     []string // headings of the columns that were read
	Unread   []string // headings that say nothing to the program
	Results  int
}

// Pair is an entrant of a pairs event.
type Pair struct {
	Section string
	// Number is the pair's number as the input has it: "8", "A1".
	Number string
	// Direction is set only where NS and EW numbers overlap and are needed to
	// tell NS 8 from EW 8; it is NoSide where the number alone is enough.
	Direction bridge.Side
	Names     []string // as written; none, one ("A & B") or two
	// Members are the players' numbers in their federation, in the order of the names, and
	// Club is that of the pair; empty where they are not said. They are for other programs
	// and on no list.
	Members []string
	Club    string
	// Unranked pairs are compared with but have no place of their own.
	Unranked bool
	// Substitute says that the number stands for somebody who stood in.
	Substitute bool
	// Handicap is added to the percentage, in hundredths of a percent.
	Handicap int32
}

// Nobody is the number of the pair or player that is not there.
const Nobody = "0"

// Bye is a board on which a pair had no opponents.
type Bye struct {
	Pair  int32       // index into Event.Pairs
	Board int32       // 1 and up
	Side  bridge.Side // on which the pair waited; NoSide when not said
	// Award is what the record gives the pair for it; nil where that is left to the
	// settings.
	Award *Award
}

// Board is one deal with all its results.
type Board struct {
	Number int // 1 and up
	// Stated are the marks of the board where they are not those of its number; nil
	// elsewhere.
	Stated  *bridge.Marks
	Results []Result
}

// Marks returns who deals the board and who is vulnerable: by its number (Law 2), unless
// others are stated.
func (b *Board) Marks() bridge.Marks {
	if b.Stated != nil {
		return *b.Stated
	}
	return bridge.BoardMarks(b.Number)
}

// Count is the number of results of the given kinds.
func (e *Event) Count(kinds ...Kind) int {
	n := 0
	for b := range e.Boards {
		for i := range e.Boards[b].Results {
			if slices.Contains(kinds, e.Boards[b].Results[i].Kind) {
				n++
			}
		}
	}
	return n
}

// Kind says what a row of a traveller holds.
type Kind uint8

const (
	// Played results have a score; the contract may be unknown.
	Played Kind = iota
	// Adjusted results have artificial scores (Law 12C2) instead of a score.
	Adjusted
	// NotPlayed boards count for nobody; they are never a pass-out.
	NotPlayed
	// Ruled results have a weighted or split score (Law 12C1): see Result.Ruling.
	Ruled
)

// NoTricks stands for an unknown number of tricks.
const NoTricks = -1

// Result is one line of a traveller.
type Result struct {
	NS, EW      int32 // indexes into Event.Pairs
	Table       int32 // 0 when unknown
	Round       int32 // 0 when unknown
	Row         int32 // row of the sheet, from 1
	Col         int16 // column of the contract or score, from 1; 0 when unknown
	Source      uint16
	Kind        Kind
	HasContract bool // false where only a score was given
	Contract    bridge.Contract
	Declarer    bridge.Seat
	Lead        bridge.Card
	Tricks      int8  // 0–13, or NoTricks
	Score       int32 // from NS's side; only for Played
	NSAward     Award // only for Adjusted
	EWAward     Award
	Ruling      int32 // only for Ruled: index into Event.Rulings
	South, West int32 // only in individuals: the partners of NS and EW
	// Version tells apart the results of a fouled board: those with other cards
	// than the rest have another number. 0 for all others.
	Version uint8
}

// Ruling is what a director gave in place of one score: weighted when a side
// has several components, split when those of the sides differ.
type Ruling struct {
	NS, EW Assigned
}

// Assigned is what a ruling gives one side: components that weigh 100 % together,
// or, without any, an artificial score.
type Assigned struct {
	Components []Component
	Award      Award
}

// Component is one of the scores of a weighted one.
type Component struct {
	Weight int32 // hundredths of a percent
	Score  int32 // from NS's side, whichever side it is given to
}

// Award is an artificial score of one side (Law 12C2).
type Award struct {
	// Percent of a full top, in hundredths of a percent: 6000 for average plus.
	Percent int32
	// Rule says how the pair's own average enters.
	Rule AwardRule
}

// AwardRule tells average plus and minus from a plain percentage.
type AwardRule uint8

const (
	// Plain is exactly the percentage.
	Plain AwardRule = iota
	// AtLeast is the percentage or the pair's own average, the higher:
	// average plus, Law 12C2(c).
	AtLeast
	// AtMost is the percentage or the pair's own average, the lower:
	// average minus.
	AtMost
	// NotScored is a board that does not count for this side, whatever the other has.
	NotScored
)

// The three awards of Law 12C2(a).
var (
	AveragePlus  = Award{Percent: 6000, Rule: AtLeast}
	Average      = Award{Percent: 5000}
	AverageMinus = Award{Percent: 4000, Rule: AtMost}
)

// NoAward is that of a side for which the board counts as not played.
var NoAward = Award{Rule: NotScored}
