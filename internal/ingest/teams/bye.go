package teams

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// saysBye reports whether a text stands for no opponents: "bye", "vapaa", "lepo",
// "-".
func saysBye(text string, v *headings.Vocabulary) bool {
	if text == "" {
		return false
	}
	pair, err := notation.ReadPair(text)
	return v.FieldOf(text) == "bye" || err == nil && pair.Nobody
}

// opponents are the teams of a line. One of them may be a word for a bye, or blank
// where another cell says that it is one; the other is then the home team.
func (list *matchList) opponents(row cells.Row) (home, away string, bye bool, problem *event.Problem) {
	cols := [2]int{list.head.Col("home"), list.head.Col("away")}
	names := [2]string{row.Text(cols[0]), row.Text(cols[1])}
	told := false
	for _, col := range []int{list.head.Col("remarks"), list.imps[0], list.imps[1], list.vp[0], list.vp[1]} {
		told = told || list.v.FieldOf(row.Text(col)) == "bye"
	}
	for which, name := range names {
		if saysBye(name, list.v) {
			told, names[which] = true, ""
		}
	}
	for which, name := range names {
		other := names[1-which]
		switch {
		case name != "":
		case told && other != "":
			return other, "", true, nil
		default:
			return "", "", false, &event.Problem{
				At:   list.sheet.Position(row.Num, cols[which]+1),
				Text: "a team of this match is missing",
				Hint: `write its name, or "bye" for a team that had no opponents`,
			}
		}
	}
	return names[0], names[1], false, nil
}

// byeVP reads the victory points that a line states for a bye: those of one team,
// in whichever column.
func (list *matchList) byeVP(row cells.Row) (points homeAway, ok bool, problem *event.Problem) {
	for _, col := range list.vp {
		text := row.Text(col)
		if text == "" || saysBye(text, list.v) {
			continue
		}
		n, err := readHundredths(text)
		if err != nil {
			return points, false, &event.Problem{
				At:   list.sheet.Position(row.Num, col+1),
				Text: fmt.Sprintf("VPs %q %v", text, err), Hint: hintVPs,
			}
		}
		points.home, ok = max(points.home, n), true
	}
	return points, ok, nil
}
