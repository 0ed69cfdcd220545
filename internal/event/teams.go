package event

import (
	"fmt"
	"strings"

	"bridgecalc/internal/bridge"
)

// Contest is what sort of bridge an event is.
type Contest uint8

const (
	// Pairs play duplicate boards against a field: Event.Pairs and Boards.
	Pairs Contest = iota
	// Teams play matches, each board in two rooms: Event.Matches with results.
	Teams
	// MatchList is matches of which only the outcome is known: Event.Matches
	// without results.
	MatchList
	// DealsInOrder are those of Chicago or rubber bridge: Event.Deals.
	DealsInOrder
)

// String says it in the field's words.
func (c Contest) String() string {
	switch c {
	case Teams:
		return "a match of teams"
	case MatchList:
		return "a list of matches"
	case DealsInOrder:
		return "Chicago or rubber bridge"
	}
	return "pairs"
}

// Team is an entrant of matches.
type Team struct {
	Name string // as first written
	// Players are its members' names as written, in the order in which they are
	// met; empty where no result says who sat there.
	Players []string
}

// NoTeam stands for the opponents of a team that has a bye.
const NoTeam = -1

// IMPs are international matchpoints in hundredths: a ruling may give a part of one.
type IMPs int32

// WholeIMPs returns a whole number of IMPs.
func WholeIMPs(n int) IMPs { return IMPs(100 * n) }

// String writes them with as many decimals as they need: "12", "12.5".
func (i IMPs) String() string {
	sign := ""
	if i < 0 {
		sign, i = "-", -i
	}
	return sign + strings.TrimSuffix(strings.TrimRight(fmt.Sprintf("%d.%02d", i/100, i%100), "0"), ".")
}

// Match is two teams against each other: board by board, or as IMPs only. A
// board's IMPs go by the NS score in one room minus that in the other.
type Match struct {
	Round int32 // 0 when unknown
	// Segment is which part of its match this is, from 1: parts agree in round
	// and teams, and their IMPs add up. 0 is a match of one piece.
	Segment int32
	// Home and Away are indexes into Event.Teams. Away is NoTeam where the home
	// team had a bye.
	Home, Away int32
	// Boards is how many were played: as stated, else those with results.
	Boards int32
	// NotPlayed is a match that is listed but has no outcome yet.
	NotPlayed bool
	// HasIMPs says that a total is stated: in a list, or at the foot of a card.
	// It may be of what each team won, or of the margin only (5–0 for 10–5).
	HasIMPs            bool
	HomeIMPs, AwayIMPs IMPs
	// HasVP says that victory points are stated.
	HasVP          bool
	HomeVP, AwayVP int32  // hundredths of a victory point
	Remark         string // as written beside the match; may be empty
	// Results are those of both rooms, in the order of the boards, the open
	// room's first. It is empty where only the IMPs are known.
	Results []TableResult
	// Adjustments are what a director gave or took for this match alone, in IMPs
	// before they become victory points, or in victory points. Their entrant is
	// one of the two teams.
	Adjustments []Adjustment
	// Void is set for a match that was not played, or does not count, and for
	// which each team gets a part of the victory points at stake, in hundredths
	// of a percent: 6000 where it was not at fault (EBU White Book 3.3.6.1).
	Void                     bool
	HomePercent, AwayPercent int32
	// HomeMismatch and AwayMismatch say that a team met opponents whom it should
	// not have met.
	HomeMismatch, AwayMismatch Mismatch
	At                         Position // of the match's title or row
}

// Mismatch is a match of a Swiss event against the wrong opponents, as one team
// sees it: EBU White Book 3.5.2.
type Mismatch uint8

const (
	// NoMismatch is a match as it was drawn.
	NoMismatch Mismatch = iota
	// TooStrong opponents, through no fault of this team.
	TooStrong
	// TooWeak opponents, through a fault of this team.
	TooWeak
)

// TableResult is what a board came to in one room. Its NS and EW are indexes
// into Event.Teams: the teams that the players there belong to.
//
// Teams of eight and more have several results for each board and room, at
// different tables.
type TableResult struct {
	Room  Room
	Board int32 // 1 and up
	// Lineup is who sat North, East, South and West: places in Team.Players of
	// the team that sat there, from 1; 0 when unknown.
	Lineup [4]uint8
	// Stated are the marks of the board where they are not those of its number; nil
	// elsewhere.
	Stated *bridge.Marks
	Result
}

// Room is one of the two in which a board of a match is played.
type Room uint8

const (
	// Open is the open room; by custom the home team sits NS there.
	Open Room = iota
	// Closed is the closed room, where the teams sit the other way.
	Closed
)

// String is the room's name.
func (r Room) String() string {
	if r == Closed {
		return "closed room"
	}
	return "open room"
}
