package event

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
}

// Match is two teams against each other: board by board, or as IMPs only. A
// board's IMPs go by the NS score in one room minus that in the other.
type Match struct {
	Round      int32 // 0 when unknown
	Home, Away int32 // indexes into Event.Teams
	// Boards is how many were played: as stated, else those with results.
	Boards int32
	// NotPlayed is a match that is listed but has no outcome yet.
	NotPlayed bool
	// HasIMPs says that a total is stated: in a list, or at the foot of a card.
	// It may be of what each team won, or of the margin only (5–0 for 10–5).
	HasIMPs            bool
	HomeIMPs, AwayIMPs int32 // whole international matchpoints
	// HasVP says that victory points are stated.
	HasVP          bool
	HomeVP, AwayVP int32  // hundredths of a victory point
	Remark         string // as written beside the match; may be empty
	// Results are those of both rooms, in the order of the boards, the open
	// room's first. It is empty where only the IMPs are known.
	Results []TableResult
	At      Position // of the match's title or row
}

// TableResult is what a board came to in one room. Its NS and EW are indexes
// into Event.Teams: the teams that the players there belong to.
type TableResult struct {
	Room  Room
	Board int32 // 1 and up
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
