package event

// Adjustment is a penalty, a bonus or a carry-over of one pair or team.
type Adjustment struct {
	Entrant int32 // index into Event.Pairs, or Event.Teams
	Amount  int64 // in thousandths of its unit; a penalty is negative
	Unit    Unit
	// CarryOver says that it comes from an earlier stage and is no ruling.
	CarryOver bool
	Reason    string // as written; may be empty
	At        Position
}

// Unit is what an adjustment is counted in.
type Unit uint8

const (
	// InMatchpoints is the scale of the event.
	InMatchpoints Unit = iota
	// InTops is a percentage of a full top on one board.
	InTops
	// InPercent is percentage points of the final score: 75 % less 5 is 70 %.
	InPercent
	// InIMPs is international matchpoints.
	InIMPs
	// InVP is victory points.
	InVP
)
