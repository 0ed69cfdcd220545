package teams

import (
	"fmt"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

const hintVoid = "write what part each team gets, the home team's first: void 60/40"

// void reads what a line says of a match that does not count: "60/40" in a column
// of its own or behind the word in the remarks, or percentages in place of IMPs or
// victory points. ok is false where the match counts.
func (list *matchList) void(row cells.Row) (percent [2]int32, ok bool, problem *event.Problem) {
	for _, cols := range [][2]int{list.imps, list.vp} {
		if percent, ok = percentages(row, cols); ok {
			return percent, true, nil
		}
	}
	col := list.head.Col("void")
	text, told := row.Text(col), row.ID(col) != 0
	if !told {
		col = list.head.Col("remarks")
		word, rest, _ := strings.Cut(row.Text(col), " ")
		text, told = strings.TrimSpace(rest), list.v.FieldOf(word) == "void"
	}
	if !told {
		return percent, false, nil
	}
	home, away, ok, err := notation.ReadArtificial(text)
	if !ok || err != nil {
		return percent, false, &event.Problem{
			At:   list.sheet.Position(row.Num, col+1),
			Text: fmt.Sprintf("void %q does not say what part of the victory points each team gets", text), Hint: hintVoid,
		}
	}
	return [2]int32{home.Percent, away.Percent}, true, nil
}

// percentages reads artificial scores where numbers are usual: "60%" and "40%", or
// "60%/40%" in one cell. Those without a sign are numbers.
func percentages(row cells.Row, cols [2]int) (percent [2]int32, ok bool) {
	first, second := row.Text(cols[0]), row.Text(cols[1])
	if cols[1] < 0 {
		if !strings.ContainsAny(first, "%Aa") {
			return percent, false
		}
		home, away, ok, err := notation.ReadArtificial(first)
		return [2]int32{home.Percent, away.Percent}, ok && err == nil
	}
	home, isHome := notation.ReadAward(first)
	away, isAway := notation.ReadAward(second)
	return [2]int32{home.Percent, away.Percent}, isHome && isAway
}
