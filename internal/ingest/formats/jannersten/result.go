package jannersten

import (
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
)

// result reads a line of [RESULTS].
func (r *reader) result(line int, fields []string) {
	of := func(word string) string { return r.head.Of(fields, word) }
	if most := strings.Count(resultFields, ";") + 1; len(fields) > max(most, len(r.head)) {
		r.said.Error(line, hintExport, "the line has %d fields, but a result has %d", len(fields), max(most, len(r.head)))
		return
	}
	r.played = true
	result := transcript.Result{
		Board: of("board"), Section: of("section"), Round: of("round"), Score: of("points"),
		Contract: of("contract"), Declarer: of("declarer"), Tricks: of("tricks"), Lead: of("lead"), Remarks: of("remarks"),
		NSPoints: of("mp_ns"), EWPoints: of("mp_ew"),
	}
	if result.NSPoints == "" && result.EWPoints == "" {
		result.NSPoints, result.EWPoints = of("imp_ns"), of("imp_ew")
	}
	if !seat(&result, of("n"), of("e"), of("s"), of("w")) {
		r.said.Error(line, "a pair has its number twice, or in an individual each player has one",
			"it is not clear who sat N %q, E %q, S %q and W %q", of("n"), of("e"), of("s"), of("w"))
		return
	}
	r.out.Result(line, result)
}

// seat says who played: pairs, whose number stands twice or in the first of their
// seats, or else four players.
func seat(result *transcript.Result, north, east, south, west string) bool {
	nsPair, ewPair := south == north || south == "", west == east || west == ""
	switch {
	case nsPair && ewPair:
		result.NS, result.EW = north, east
	case nsPair || ewPair:
		return false
	default:
		result.North, result.East, result.South, result.West = north, east, south, west
	}
	return true
}
