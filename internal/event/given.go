package event

// Setting is a line "key, value" that a director gave with the results, on a
// sheet of its own or above the table.
type Setting struct {
	Key   string   // as the program knows it: "title", "bye-vp"
	Value string   // as written
	At    Position // of the value
}

// Correction is a ruling or a mended slip, given apart from the results so that
// they stay as they were at the table.
type Correction struct {
	Board  int32    // 1 and up
	NS, EW string   // the pairs as written; empty where not said
	What   string   // the field that is corrected, as written: "contract"
	Value  string   // what it shall be, as written: "3S"
	Reason string   // may be empty
	At     Position // of the value
}
