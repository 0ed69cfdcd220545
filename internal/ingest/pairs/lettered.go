package pairs

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/notation"
)

// checkLettered finds the one number of a section that begins with a letter where no
// other does. l4 is a slip for 14; X4 may be a guest, or a slip for 4 where that sits
// too.
func (rd *Reader) checkLettered() {
	const fewest = 3 // numbers without a letter
	lettered, plain := make(map[string][]int), make(map[string]int)
	for i := range rd.ev.Pairs {
		p := &rd.ev.Pairs[i]
		switch {
		case strings.IndexFunc(p.Number, unicode.IsLetter) < 0:
			plain[p.Section]++
		case !notation.IsSubstitute(p.Number):
			lettered[p.Section] = append(lettered[p.Section], i)
		}
	}
	first := rd.firstOf()
	for section, pairs := range lettered {
		if len(pairs) == 1 && plain[section] >= fewest {
			rd.tellLettered(&rd.ev.Pairs[pairs[0]], first(pairs[0]))
		}
	}
}

func (rd *Reader) tellLettered(pair *event.Pair, at event.Position) {
	digits := strings.TrimLeftFunc(pair.Number, unicode.IsLetter)
	problem := event.Problem{
		At:   at,
		Text: fmt.Sprintf("%s %s has a letter in its number, and no other has", noun(rd.ev), Label(pair)),
		Hint: "correct the number; one who stands in for others is Sub4",
	}
	switch strings.TrimSuffix(pair.Number, digits) {
	case "L", "I", "O": // which look like 1 and 0
		rd.problems.Add(problem)
		return
	}
	isSame := func(p event.Pair) bool { return p.Section == pair.Section && p.Number == digits }
	if problem.Severity = event.Warning; slices.ContainsFunc(rd.ev.Pairs, isSame) {
		rd.problems.Add(problem)
	}
}
