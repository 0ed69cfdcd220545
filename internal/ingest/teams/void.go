package teams

import (
	"fmt"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/notation"
)

const hintVoid = "write what part each team gets, the home team's first: void 60/40"

// void reads what a line says of a match that does not count: "60/40" in a column
// of its own or behind the word in the remarks, or percentages in place of IMPs or
// victory points. ok is false where the match counts.
func (r *listRow) void() (percent [2]int32, ok bool, problem *event.Problem) {
	for _, field := range []string{"imps", "vp"} {
		if percent, ok = r.percentages(field); ok {
			return percent, true, nil
		}
	}
	field, text := "void", r.text("void")
	told := text != ""
	if !told {
		field = "remarks"
		word, rest, _ := strings.Cut(r.text("remarks"), " ")
		text, told = strings.TrimSpace(rest), arrange.IsVoid(word)
	}
	if !told {
		return percent, false, nil
	}
	home, away, ok, err := notation.ReadArtificial(text)
	if !ok || err != nil {
		return percent, false, &event.Problem{
			At:   r.at(field),
			Text: fmt.Sprintf("void %q does not say what part of the victory points each team gets", text), Hint: hintVoid,
		}
	}
	return [2]int32{home.Percent, away.Percent}, true, nil
}

// percentages reads artificial scores where numbers are usual: "60%" and "40%", or
// "60%/40%" in one cell. Those without a sign are numbers.
func (r *listRow) percentages(field string) (percent [2]int32, ok bool) {
	first, second := r.text("home."+field), r.text("away."+field)
	if one := r.text(field); first == "" && one != "" {
		if !strings.ContainsAny(one, "%Aa") {
			return percent, false
		}
		home, away, ok, err := notation.ReadArtificial(one)
		return [2]int32{home.Percent, away.Percent}, ok && err == nil
	}
	home, isHome := notation.ReadAward(first)
	away, isAway := notation.ReadAward(second)
	return [2]int32{home.Percent, away.Percent}, isHome && isAway
}
