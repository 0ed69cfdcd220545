package event

// Stated is what a file itself says that its results came to. Nothing is
// computed from it; it is there to compare with.
type Stated struct {
	Scoring string // the method in the file's own word: "MATCH_POINTS"
	// Standings are in the order of the file.
	Standings []StatedStanding
	// Points are those of single results.
	Points []StatedPoints
}

// StatedStanding is a line of a ranking that the file holds. Texts are as
// written, and empty where nothing is said.
type StatedStanding struct {
	Section   string
	Number    string // of the pair or player, or the team's name
	Direction string // "NS" or "EW", as written
	Score     string // "784/5" or "124.00"
	Percent   string
	Place     string // "2="
	At        Position
}

// StatedPoints are the points that a file gives for one result.
type StatedPoints struct {
	Board  int32
	Result int32  // index into Board.Results
	NS, EW string // as written
	// Kind is what they are: "matchpoints", "butler", "ximp" or "percent".
	Kind string
	At   Position
}
