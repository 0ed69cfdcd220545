package sheetgen

import (
	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// Kind is the kind of a session.
type Kind uint8

// The kinds that Draw accepts.
const (
	Pairs      Kind = iota // a pairs session
	Teams                  // team matches board by board
	League                 // a list of team matches
	Individual             // an individual session
	Damaged                // a pairs session with a damaged cell, row or heading
)

// Kinds lists all kinds.
func Kinds() []Kind { return []Kind{Pairs, Teams, League, Individual, Damaged} }

// String returns the kind's name.
func (k Kind) String() string {
	return [...]string{"pairs", "teams", "league", "individual", "damaged"}[k]
}

// Truth is what was played.
type Truth struct {
	Kind    Kind
	Results []Result
	// Overlap is set when NS and EW pairs have the same numbers and are different
	// pairs.
	Overlap bool
	// Sections is set when the pairs belong to sections.
	Sections bool
	// Entrants are the pairs or players whose names are in the file.
	Entrants []Entrant
	// ByName is set when players have names instead of numbers.
	ByName bool
	// HasContracts is set when the file has contracts, and not only scores.
	HasContracts bool
	// HasTricks is set when the file has the result of each contract.
	HasTricks bool
	// Deleted is set when a cell of the result Damage was deleted; Place is where it
	// was.
	Deleted bool
	Damage  int
	Place   event.Position
	// Unheaded is the column whose heading was deleted, if it was.
	Unheaded event.Position
	League   MatchTruth
}

// MatchTruth is what was played in matches of teams.
type MatchTruth struct {
	Matches []Match
	// Teams are the names of the teams.
	Teams []string
	// HasRounds, HasIMPs and HasVP are set when the file has them.
	HasRounds, HasIMPs, HasVP bool
	// Unordered is set when the file does not say which team is at home.
	Unordered bool
	// Numbered is set when the results have numbers for the teams, from 1.
	Numbered bool
	// Players are the names of the players in the file.
	Players []string
}

// ID identifies a pair or a player.
type ID struct {
	Section string
	Number  int
	// Side is set only when the numbers of NS and EW overlap.
	Side bridge.Side
}

// Entrant is a pair or a player with the names in the file.
type Entrant struct {
	ID    ID
	Names []string
}

// Result is one result of a board.
type Result struct {
	Board, Round, Table int
	Section             string
	NS, EW              ID
	South, West         ID // only in individuals; NS and EW are then North and East
	Kind                event.Kind
	// Optional is set when the row is empty, so that it may be left out.
	Optional bool
	Contract bridge.Contract
	Declarer bridge.Seat
	Tricks   int
	Score    int // from NS's side
	Lead     bridge.Card
	// NSPercent and EWPercent are the artificial scores of an adjusted result.
	NSPercent, EWPercent int
	Points               points
	Room                 event.Room
	Match                int // index into MatchTruth.Matches, in teams
}

// points are the matchpoints and IMPs of a result, from NS's side.
type points struct {
	mp, top float64
	imps    float64
}

// Match is one match of two teams.
type Match struct {
	Round              int
	Home, Away         string // Away is empty when the home team had a bye
	HomeIMPs, AwayIMPs int
	HomeVP, AwayVP     int // hundredths
	Boards             int
	// Pending is set when the match is listed but was not played yet.
	Pending bool
}

// declarerScore returns the score from the declarer's side.
func (r *Result) declarerScore() int {
	if r.Declarer.Side() == bridge.EW {
		return -r.Score
	}
	return r.Score
}

// scoreResult returns the score of a contract from NS's side.
func scoreResult(board int, c bridge.Contract, declarer bridge.Seat, tricks int) int {
	score := c.Score(tricks, bridge.BoardVulnerability(board).Of(declarer.Side()))
	if declarer.Side() == bridge.EW {
		return -score
	}
	return score
}
