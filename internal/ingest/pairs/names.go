package pairs

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/notation"
)

// namer gives the pairs of an event their names.
type namer struct {
	ev       *event.Event
	index    byNumber
	at       func(pair int) event.Position
	problems *event.Problems
	given    map[int]*named // who has names from a list
	unnamed  map[int]*named // who has a row without names in one
	unclear  map[int]bool   // who may have names that are not clear whose they are
}

// setNames gives the pairs their names. Names beside the results are taken as
// they come; a list of names must fit the pairs that played.
func setNames(ev *event.Event, list []named, beside map[int32][]string, at func(pair int) event.Position, problems *event.Problems) {
	for i, names := range beside {
		ev.Pairs[i].Names = names
	}
	n := &namer{ev, newByNumber(ev.Pairs), at, problems, make(map[int]*named), make(map[int]*named), make(map[int]bool)}
	lists, rolls := splitRolls(list)
	lists = n.partners(lists)
	for i := range lists {
		n.giveListed(&lists[i])
	}
	for _, roll := range rolls {
		n.giveRoll(n.partners(roll))
	}
	n.reportUnnamed(lists)
}

// splitRolls parts what lists say of pairs from what stands elsewhere, by its form.
func splitRolls(list []named) (lists []named, rolls [][]named) {
	for _, n := range list {
		switch {
		case n.roll == 0:
			lists = append(lists, n)
		case len(rolls) > 0 && rolls[len(rolls)-1][0].roll == n.roll:
			rolls[len(rolls)-1] = append(rolls[len(rolls)-1], n)
		default:
			rolls = append(rolls, []named{n})
		}
	}
	return lists, rolls
}

// partners has both names of each pair apart: those of two rows, or of one cell.
func (nr *namer) partners(list []named) []named {
	list = joinPartners(list)
	for i := range list {
		if len(list[i].names) == 1 && !nr.ev.Individual {
			list[i].names = notation.SplitNames(list[i].names[0])
		}
	}
	return list
}

// joinPartners makes one of the two rows that each pair has in a list with a row for
// each player.
func joinPartners(list []named) []named {
	isPartner := func(a, b *named) bool {
		return a.section == b.section && a.number == b.number && a.side == b.side && len(a.names) == 1 && len(b.names) == 1 &&
			a.at.File == b.at.File && a.at.Sheet == b.at.Sheet && a.at.Row+1 == b.at.Row
	}
	var joined []named
	for i := 0; i < len(list); i += 2 {
		if i+1 == len(list) || !isPartner(&list[i], &list[i+1]) || list[i].names[0] == list[i+1].names[0] {
			return list
		}
		n := list[i]
		n.names = []string{n.names[0], list[i+1].names[0]}
		joined = append(joined, n)
	}
	return joined
}

// giveListed gives the names in a row of a list to the pair that has its number.
func (nr *namer) giveListed(n *named) {
	matches := nr.withNames(nr.index.matching(nr.ev.Pairs, n), n)
	if len(n.names) == 0 {
		for _, i := range matches {
			nr.unnamed[i] = n
		}
		return
	}
	switch len(matches) {
	case 0:
		nr.reportAbsent(n)
	case 1:
		i := matches[0]
		if before := nr.given[i]; before != nil && !slices.Equal(before.names, n.names) {
			nr.problems.Add(event.Problem{
				At:   n.at,
				Text: fmt.Sprintf("%s %s has other names in %s", noun(nr.ev), Label(&nr.ev.Pairs[i]), before.row(n)),
				Hint: "delete one of them; the players of a pair stand in one row: Pair, Name 1, Name 2",
			})
		}
		nr.ev.Pairs[i].Names, nr.given[i] = n.names, n
	default:
		nr.reportUnclear(n, matches)
	}
}

// giveRoll gives names that stand outside of all lists to the pairs that have none from
// one. Where most numbers beside them are not those of pairs, they are no list.
func (nr *namer) giveRoll(roll []named) {
	const most, few = 10, 3 // three of ten may be of pairs that are not there
	absent := 0
	for i := range roll {
		if len(nr.index.matching(nr.ev.Pairs, &roll[i])) == 0 {
			absent++
		}
	}
	if most*absent > few*len(roll) {
		if absent < len(roll) && !nr.problems.HasErrors() {
			nr.problems.Add(event.Problem{
				Severity: event.Warning, At: roll[0].at,
				Text: fmt.Sprintf("the names from %q on are not read: the numbers beside them are not those of the pairs", strings.Join(roll[0].names, " & ")),
				Hint: "write the number of each pair next to its names, below the heading Pair",
			})
		}
		return
	}
	for i := range roll {
		n := &roll[i]
		switch matches := nr.withNames(nr.index.matching(nr.ev.Pairs, n), n); len(matches) {
		case 0:
			nr.reportAbsent(n)
		case 1:
			nr.giveMentioned(matches[0], n)
		default:
			nr.reportUnclear(n, matches)
		}
	}
}

// withNames returns the one of several pairs that has some names already, or all of them.
func (nr *namer) withNames(matches []int, n *named) []int {
	var same []int
	for _, i := range matches {
		if names := nr.ev.Pairs[i].Names; len(names) > 0 && areSamePeople(names, n.names) {
			same = append(same, i)
		}
	}
	if len(same) == 1 {
		return same
	}
	return matches
}

// giveMentioned gives names that stand outside of all lists to a pair, unless it has
// others.
func (nr *namer) giveMentioned(i int, n *named) {
	pair := &nr.ev.Pairs[i]
	more := func(name string) bool { return !slices.Contains(n.names, name) }
	switch {
	case !slices.ContainsFunc(pair.Names, more): // none, or some of them
		pair.Names, nr.given[i] = n.names, n
	case !areSamePeople(pair.Names, n.names):
		nr.problems.Add(event.Problem{
			Severity: event.Warning, At: n.at,
			Text: fmt.Sprintf("%s %s is %s here, but %s elsewhere; the lists print those",
				noun(nr.ev), Label(pair), strings.Join(n.names, " and "), strings.Join(pair.Names, " and ")),
			Hint: "correct the number or the names",
		})
	}
}

// reportUnclear refuses names that may be those of several pairs.
func (nr *namer) reportUnclear(n *named, matches []int) {
	for _, i := range matches {
		nr.unclear[i] = true
	}
	a, b := &nr.ev.Pairs[matches[0]], &nr.ev.Pairs[matches[1]]
	problem := event.Problem{
		At:   n.at,
		Text: fmt.Sprintf("%s and %s are different pairs; the name does not say whose it is", Label(a), Label(b)),
		Hint: "add a column Section, or a title with the section above the list",
	}
	if a.Section == b.Section {
		problem.Hint = fmt.Sprintf("write NS%s or EW%s, or add a column Direction", n.number, n.number)
	}
	nr.problems.Add(problem)
}

// reportAbsent warns of the names of a pair that did not play.
func (nr *namer) reportAbsent(n *named) {
	if nr.problems.HasErrors() {
		return // its results may be among what is not read
	}
	nr.problems.Add(event.Problem{
		Severity: event.Warning, At: n.at,
		Text: fmt.Sprintf("%s %s has a name but no results", noun(nr.ev), n.number),
	})
}

// reportUnnamed reports the pairs that have no names while others have: an error where a
// list should have them.
func (nr *namer) reportUnnamed(lists []named) {
	if !slices.ContainsFunc(nr.ev.Pairs, func(p event.Pair) bool { return len(p.Names) > 0 }) {
		return // no list, or one of numbers that nobody filled in
	}
	var list *named
	for i := range lists {
		if len(lists[i].names) > 0 {
			list = &lists[i]
			break
		}
	}
	var without []int
	for i := range nr.ev.Pairs {
		pair := &nr.ev.Pairs[i]
		switch n := nr.unnamed[i]; {
		case len(pair.Names) > 0 || nr.unclear[i]:
		case n != nil && list != nil:
			nr.problems.Add(event.Problem{
				Severity: event.Warning, At: n.at, Text: fmt.Sprintf("the names of %s %s are missing", noun(nr.ev), Label(pair)),
				Hint: "write them beside its number",
			})
		case list == nil:
			without = append(without, i)
		case list.ranked:
			nr.problems.Add(event.Problem{
				Severity: event.Warning, At: nr.at(i),
				Text: fmt.Sprintf("%s %s has no names: it is not in the ranking (%s)", noun(nr.ev), Label(pair), event.Position{File: list.at.File, Sheet: list.at.Sheet}),
			})
		default:
			nr.problems.Add(event.Problem{
				Severity: event.Warning, At: nr.at(i),
				Text: fmt.Sprintf("%s %s is not in the list of names (%s)", noun(nr.ev), Label(pair), event.Position{File: list.at.File, Sheet: list.at.Sheet}),
				Hint: "add it there, or correct its number here",
			})
		}
	}
	if len(without) > 0 {
		nr.reportWithout(without)
	}
	nr.reportSingle()
}

// reportSingle warns of pairs that have the name of one player where others have two.
func (nr *namer) reportSingle() {
	const few = 3 // one pair in so many
	named := 0
	var single []string
	first := -1
	for i := range nr.ev.Pairs {
		pair := &nr.ev.Pairs[i]
		if len(pair.Names) > 0 {
			named++
		}
		if len(pair.Names) == 1 && !strings.ContainsAny(pair.Names[0], "&/+") { // "Tuuli & Pekka Passari" are two
			single = append(single, Label(pair))
			if first < 0 {
				first = i
			}
		}
	}
	if nr.ev.Individual || first < 0 || few*len(single) > named {
		return
	}
	nr.problems.Add(event.Problem{
		Severity: event.Warning, At: nr.at(first),
		Text: fmt.Sprintf("only one name is found where other pairs have two: %s %s", noun(nr.ev), strings.Join(single, ", ")),
		Hint: "see whether the name of the other player is missing where the names are",
	})
}

// reportWithout warns of pairs that have no names while others have.
func (nr *namer) reportWithout(pairs []int) {
	const most = 8 // pairs that are named
	var labels []string
	for _, i := range pairs[:min(most, len(pairs))] {
		labels = append(labels, Label(&nr.ev.Pairs[i]))
	}
	text := fmt.Sprintf("%s %s has no names, and others have", noun(nr.ev), labels[0])
	if len(pairs) > 1 {
		text = fmt.Sprintf("%d %ss have no names, and others have: %s", len(pairs), noun(nr.ev), strings.Join(labels, ", "))
	}
	if n := len(pairs) - most; n > 0 {
		text += fmt.Sprintf(" and %d more", n)
	}
	nr.problems.Add(event.Problem{Severity: event.Warning, At: nr.at(pairs[0]), Text: text, Hint: "write them where the others have theirs"})
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
