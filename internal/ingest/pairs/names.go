package pairs

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// setNames gives the pairs their names. Names beside the results are taken as
// they come; a list of names must fit the pairs that played.
func setNames(ev *event.Event, list []named, beside map[int32][]string, at func(pair int) event.Position, problems *event.Problems) {
	for i, names := range beside {
		ev.Pairs[i].Names = names
	}
	if len(list) == 0 {
		return
	}
	listed, unnamed := make(map[int]*named), make(map[int]*named)
	index := newByNumber(ev.Pairs)
	for i := range list {
		n := &list[i]
		matches := index.matching(ev.Pairs, n)
		if len(n.names) == 0 {
			for _, i := range matches {
				unnamed[i] = n
			}
			continue
		}
		if len(matches) == 2 && n.side == bridge.NoSide {
			problems.Add(event.Problem{
				At:   n.at,
				Text: fmt.Sprintf("NS %s and EW %s are different pairs; the name does not say whose it is", n.number, n.number),
				Hint: fmt.Sprintf("write NS%s or EW%s, or add a column Direction", n.number, n.number),
			})
		}
		if len(matches) == 0 && !problems.HasErrors() {
			problems.Add(event.Problem{
				Severity: event.Warning, At: n.at,
				Text: fmt.Sprintf("%s %s has a name but no results", noun(ev), n.number),
			})
		}
		for _, i := range matches {
			if before := listed[i]; before != nil && !slices.Equal(before.names, n.names) && len(matches) == 1 {
				problems.Add(event.Problem{
					At:   n.at,
					Text: fmt.Sprintf("%s %s has other names in %s", noun(ev), Label(&ev.Pairs[i]), before.row(n)),
					Hint: "delete one of them; the players of a pair stand in one row: Pair, Name 1, Name 2",
				})
			}
			ev.Pairs[i].Names, listed[i] = n.names, n
		}
	}
	if !slices.ContainsFunc(list, func(n named) bool { return len(n.names) > 0 }) {
		return // no list, or one of numbers that nobody filled in
	}
	for i := range ev.Pairs {
		pair := &ev.Pairs[i]
		switch n := unnamed[i]; {
		case len(pair.Names) > 0:
		case n != nil:
			problems.Add(event.Problem{
				Severity: event.Warning, At: n.at, Text: fmt.Sprintf("the names of %s %s are missing", noun(ev), Label(pair)),
				Hint: "write them beside its number",
			})
		case list[0].ranked:
			problems.Add(event.Problem{
				Severity: event.Warning, At: at(i),
				Text: fmt.Sprintf("%s %s has no names: it is not in the ranking (%s)", noun(ev), Label(pair), event.Position{File: list[0].at.File, Sheet: list[0].at.Sheet}),
			})
		default:
			problems.Add(event.Problem{
				Severity: event.Warning, At: at(i),
				Text: fmt.Sprintf("%s %s is not in the list of names (%s)", noun(ev), Label(pair), event.Position{File: list[0].at.File, Sheet: list[0].at.Sheet}),
				Hint: "add it there, or correct its number here",
			})
		}
	}
}

// row names the row of an earlier name, and its list where it is another.
func (n *named) row(later *named) string {
	row := fmt.Sprintf("row %d", n.at.Row)
	if n.at.File != later.at.File || n.at.Sheet != later.at.Sheet {
		row += " of " + event.Position{File: n.at.File, Sheet: n.at.Sheet}.String()
	}
	return row
}

// byNumber are the indexes of pairs by their number without its section, whatever that
// is: "A3" and 3 in section A are written for the same pair.
type byNumber map[string][]int

func newByNumber(pairs []event.Pair) byNumber {
	index := make(byNumber, len(pairs))
	for i := range pairs {
		_, number := sectionOf(pairs[i].Section, pairs[i].Number)
		index[number] = append(index[number], i)
	}
	return index
}

// matching are the indexes of the pairs that a name may be of.
func (b byNumber) matching(pairs []event.Pair, n *named) []int {
	var matches []int
	section, number := sectionOf(n.section, n.number)
	for _, i := range b[number] {
		p := &pairs[i]
		own, _ := sectionOf(p.Section, p.Number)
		if (section == own || section == "") &&
			(n.side == bridge.NoSide || p.Direction == bridge.NoSide || p.Direction == n.side) {
			matches = append(matches, i)
		}
	}
	return matches
}

// sectionOf takes the section from before a number that has it there, where no other
// section is given.
func sectionOf(section, number string) (own, rest string) {
	digits := strings.IndexFunc(number, unicode.IsDigit)
	if digits <= 0 || section != "" && section != number[:digits] {
		return section, number
	}
	return number[:digits], number[digits:]
}
