package usebio

import "bridgecalc/internal/ingest/formats/transcript"

// ours is the PROGRAM_NAME of files whose amounts are known to be in the unit of
// the total, a penalty below zero, and whose handicaps are percentages.
const ours = "bridgecalc"

// unitsOf are what totals are counted in.
var unitsOf = map[string]string{"mp": "MP", "butler": "IMPs", "ximp": "IMPs", "bastille": "IMPs", "swiss-pairs": "VP"}

// adjust writes down a penalty or a bonus, and a handicap. The format does not say
// what they are counted in, so those of other programs are told of.
func (r *reader) adjust(name *transcript.Name, e *entrant) {
	unit := unitsOf[r.method]
	switch {
	case e.adjustment == "":
	case unit == "":
		r.notTaken(e)
	default:
		name.Adjust(e.adjustment, unit)
		if r.program != ours {
			r.said.Warn(e.line, "look whether the file's own total has it so",
				"%s has an adjustment of %s, which is counted in %s", e.number, e.adjustment, unit)
		}
	}
	if e.carryOver != "" && unit != "" {
		name.CarryOver = e.carryOver + " " + unit
	}
	switch {
	case e.handicap == "":
	case r.program == ours:
		name.Handicap = e.handicap
	default:
		r.said.Warn(e.line, "where the percentage shall be raised by it, write it into a list of names, in a column Handicap",
			"%s has a handicap of %s, which is not taken over", e.number, e.handicap)
	}
}

// notTaken warns of an adjustment that counts for nothing.
func (r *reader) notTaken(e *entrant) {
	r.said.Warn(e.line, "give it in a sheet of penalties where it still holds",
		"%s has an adjustment of %s, which is not taken over", e.number, e.adjustment)
}
