package bridgewebs

import (
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
)

// traveller reads a result of the board at hand.
func (r *reader) traveller(line int, fields []string) {
	of := func(word string) string { return r.head.Of(fields, word) }
	switch {
	case r.board == "":
		r.said.Error(line, "a line like #Board"+string(r.cut.Separator)+"7 has to stand above it", "the result stands below no board")
		return
	case len(fields) > r.width:
		r.said.Error(line, hintExport, "the line has %d fields, but its heading %d", len(fields), r.width)
		return
	}
	r.played = true
	result := transcript.Result{
		Board: r.board, NS: of("ns"), EW: of("ew"), NSScore: of("nsscore"), EWScore: of("ewscore"),
		Contract: of("contract"), Tricks: of("tricks"), Declarer: of("declarer"), Lead: of("lead"),
		NSPoints: of("nspts"), EWPoints: of("ewpts"),
	}
	if isNotPlayed(result.NSScore + result.EWScore + result.Contract) {
		result = transcript.Result{Board: r.board, NS: result.NS, EW: result.EW, Remarks: "not played"}
	}
	r.remember(&result)
	r.out.Result(line, result)
}

// isNotPlayed tells the X of a board that was not played, in the place of a score
// or of each: nothing else stands there.
func isNotPlayed(outcome string) bool { return outcome != "" && strings.Trim(outcome, "xX") == "" }
