package pbn

import (
	"cmp"
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
	"bridgecalc/internal/ingest/notation"
)

// scoreTable writes down the results of a board, chapter 5.9.
func (r *reader) scoreTable(rec *record) {
	t := r.tableOf(rec, "ScoreTable")
	if len(t.rows) == 0 {
		return
	}
	board, ok := r.boardOf(rec)
	if !ok {
		return
	}
	method := scoringOf(rec)
	imps := method == "butler" || method == "ximp" || strings.Contains(strings.ToLower(rec.value("Scoring")), "imp")
	for _, row := range t.rows {
		if n := t.text(row, "Multiplicity"); n != "" && n != "1" {
			r.said.Error(row.line, "export the table with a row for each result",
				"the row stands for %s results, and does not say whose", n)
			continue
		}
		result := transcript.Result{
			Board: board, Section: t.text(row, "Section"), Table: t.text(row, "Table"), Round: t.text(row, "Round"),
			NS: t.text(row, "PairId_NS"), EW: t.text(row, "PairId_EW"),
			North: t.text(row, "PlayerId_North"), South: t.text(row, "PlayerId_South"),
			East: t.text(row, "PlayerId_East"), West: t.text(row, "PlayerId_West"),
			Contract: t.text(row, "Contract"), Declarer: t.text(row, "Declarer"),
			Tricks: t.text(row, "Result"), Lead: t.text(row, "Lead"),
		}
		if result.Section == "" {
			result.Section = rec.value("Section")
		}
		takeMarks(&result, rec)
		points := [2]string{"MP_NS", "MP_EW"}
		if imps {
			points = [2]string{"IMP_NS", "IMP_EW"}
		}
		result.NSPoints, result.EWPoints = plain(t.text(row, points[0])), plain(t.text(row, points[1]))
		takeScore(&result, t, row)
		r.result(row.line, result)
		r.people.seen(row.line, result.Section, result.NS, "NS", partners(t.text(row, "Names_NS")))
		r.people.seen(row.line, result.Section, result.EW, "EW", partners(t.text(row, "Names_EW")))
	}
}

// result writes down a result.
func (r *reader) result(line int, result transcript.Result) {
	r.results++
	r.out.Result(line, result)
}

// takeScore reads the two columns of the score: a number in that of the side that
// won it, or two with opposite signs, or a word.
func takeScore(result *transcript.Result, t *table, row tableRow) {
	ns, ew := t.text(row, "Score_NS"), t.text(row, "Score_EW")
	switch {
	case isBye(ns) || isBye(ew):
		takeBye(result, ns, ew)
	case isWord(ns) || isWord(ew):
		takeWord(result, ns, ew)
	case ns == "" && ew == "" && result.Contract == "":
		takeRuling(result, t, row)
	case strings.HasPrefix(ns, "-") || strings.HasPrefix(ew, "-"):
		if result.Score = ns; ns == "" {
			result.Score = negate(ew)
		}
		if ns != "" && ew != "" && plain(negate(ew)) != plain(ns) {
			result.Score, result.NSScore, result.EWScore = "", ns, ew // a fault, which is found later
		}
	default:
		result.NSScore, result.EWScore = plain(ns), plain(ew)
	}
}

func isBye(score string) bool { return strings.EqualFold(score, "bye") }

// takeBye names the opponents that a pair did not have, and what is in the place of
// its score: an award.
func takeBye(result *transcript.Result, ns, ew string) {
	if result.NS == "" {
		result.NS = "Bye"
	} else if result.EW == "" {
		result.EW = "Bye"
	}
	switch {
	case isWord(ns) && !isBye(ns):
		result.Remarks = strings.TrimPrefix(ns, "^") + "/NP"
	case isWord(ew) && !isBye(ew):
		result.Remarks = "NP/" + strings.TrimPrefix(ew, "^")
	}
}

// takeWord reads scores that are no numbers: a pass, or a ruling.
func takeWord(result *transcript.Result, ns, ew string) {
	if strings.EqualFold(result.Contract, "pass") && (strings.EqualFold(ns, "pass") || strings.EqualFold(ew, "pass")) {
		return
	}
	if remark, err := notation.ReadRemark(cmp.Or(ns, ew)); err == nil && remark.NotPlayed {
		result.Remarks = "not played"
		return
	}
	if ns == "" || ew == "" { // a text for both sides
		result.Remarks = strings.TrimPrefix(ns+ew, "^")
		return
	}
	result.Remarks = artificial(ns) + "/" + artificial(ew)
}

// takeRuling reads a result without contract and score. If there are percentages
// or points, these were given by a director.
func takeRuling(result *transcript.Result, t *table, row tableRow) {
	ns, ew := t.text(row, "Percentage_NS"), t.text(row, "Percentage_EW")
	switch {
	case ns != "" && ew != "":
		result.Remarks = artificial(ns) + "/" + artificial(ew)
	case result.NS != "" && result.EW != "" && result.NSPoints+result.EWPoints != "":
		result.Remarks = "arbitral score"
	}
}

// artificial takes off what marks a value as an artificial score.
func artificial(text string) string {
	return strings.TrimSuffix(strings.TrimPrefix(text, "^"), "%")
}

// isWord reports whether a score is no plain number.
func isWord(score string) bool {
	return score != "" && strings.Trim(score, "+-0123456789.") != ""
}

// plain takes off the signs that say nothing: "+3", "^3", "-0".
func plain(number string) string {
	number = strings.TrimLeft(number, "+^")
	if digits, negative := strings.CutPrefix(number, "-"); negative && strings.Trim(digits, "0.") == "" {
		return digits
	}
	return number
}

func negate(number string) string {
	if positive, ok := strings.CutPrefix(number, "-"); ok {
		return positive
	}
	return plain("-" + plain(number))
}
