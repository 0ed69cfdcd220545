package pbn

import (
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
)

type standingKey struct{ section, number, direction string }

// ranking writes down a TotalScoreTable, chapter 5.10: who came where, and the
// names. Some files repeat it with each board.
func (r *reader) ranking(rec *record) {
	if !rec.has("TotalScoreTable") {
		return
	}
	if r.ranked == nil {
		r.ranked = make(map[standingKey]bool)
	}
	t := r.tableOf(rec, "TotalScoreTable")
	directed := directedNumbers(t)
	for _, row := range t.rows {
		s := transcript.Standing{
			Section: t.text(row, "Section"), Number: t.text(row, "PairId", "PlayerId", "TeamId", "Team", "TeamName"),
			Place:   t.text(row, "Rank"),
			Score:   t.text(row, "TotalScoreMP", "TotalMP", "TotalScoreIMP", "TotalIMP", "TotalScoreVP", "TotalVP", "TotalScore"),
			Percent: t.text(row, "TotalPercentage", "TotalScorePercentage", "MeanPercentage"),
		}
		if s.Section == "" {
			s.Section = rec.value("Section")
		}
		side := strings.ReplaceAll(strings.ToUpper(t.text(row, "Direction")), "-", "")
		if directed[s.Section+"\x00"+s.Number] {
			s.Direction = side
		}
		if t.text(row, "RankTie") != "" {
			s.Place += "="
		}
		key := standingKey{s.Section, s.Number, s.Direction}
		if s.Number == "" || r.ranked[key] {
			continue
		}
		r.ranked[key] = true
		r.out.Standing(row.line, s)
		r.amounts(t, row, &s)
		if names := partners(t.text(row, "Names")); names != nil {
			r.people.listed = append(r.people.listed, person{
				personKey: personKey{s.Section, s.Number, side}, line: row.line, names: names,
				members: [2]string{t.text(row, "MemberID1"), t.text(row, "MemberID2")}, club: t.text(row, "Club"),
			})
		}
	}
}

// unitsOf are the units of a total by the columns that can have it.
var unitsOf = []struct{ column, unit string }{
	{"TotalScoreMP", "MP"},
	{"TotalMP", "MP"},
	{"TotalScoreIMP", "IMPs"},
	{"TotalIMP", "IMPs"},
	{"TotalScoreVP", "VP"},
	{"TotalVP", "VP"},
}

// amounts writes down what is in a total beside the results. The standard has no
// columns for that; Adjustment, in the unit of the total, and Handicap are our own.
func (r *reader) amounts(t *table, row tableRow, s *transcript.Standing) {
	name := transcript.Name{Section: s.Section, Number: s.Number, Direction: s.Direction, Handicap: transcript.Amount(t.text(row, "Handicap"))}
	unit := t.unit(row)
	for _, column := range []string{"Adjustment", "CarryOver"} {
		switch amount := transcript.Amount(t.text(row, column)); {
		case amount == "":
		case unit == "":
			r.said.Warn(row.line, "give it in a sheet of penalties", "%s has an adjustment of %s, but in what is not said; it is left out", s.Number, amount)
		case column == "CarryOver":
			name.CarryOver = amount + " " + unit
		default:
			name.Adjust(amount, unit)
		}
	}
	if name.Penalty+name.Bonus+name.CarryOver+name.Handicap != "" {
		r.out.Name(row.line, name)
	}
}

// unit is that of the total in a row; empty when the columns do not say it.
func (t *table) unit(row tableRow) string {
	for _, total := range unitsOf {
		if t.text(row, total.column) != "" {
			return total.unit
		}
	}
	return ""
}

// directedNumbers are the numbers that stand twice in a ranking, as NS and as EW.
func directedNumbers(t *table) map[string]bool {
	sides := make(map[string]string)
	directed := make(map[string]bool)
	for _, row := range t.rows {
		key := t.text(row, "Section") + "\x00" + t.text(row, "PairId", "PlayerId")
		side := t.text(row, "Direction")
		if other, ok := sides[key]; ok && other != side {
			directed[key] = true
		}
		sides[key] = side
	}
	return directed
}
