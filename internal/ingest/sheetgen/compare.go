package sheetgen

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// Verdict is how an event compares with what was played.
type Verdict uint8

// The verdicts of Compare.
const (
	Right   Verdict = iota // everything is as it was played
	Refused                // an error was reported
	Names                  // the results are right, the names are not
	Partial                // the scores are right, the contracts or tricks are not
	Wrong                  // results are missing, or are different
)

// Verdicts lists all verdicts.
func Verdicts() []Verdict { return []Verdict{Right, Refused, Names, Partial, Wrong} }

// String returns the verdict's name.
func (v Verdict) String() string {
	return [...]string{"right", "refused", "names", "partial", "wrong"}[v]
}

// Compare judges an event and the problems that were reported with it. The text says
// what differs, or why the file was refused.
func Compare(t *Truth, ev *event.Event, problems event.Problems) (Verdict, string) {
	if ev == nil || problems.HasErrors() {
		return Refused, refusal(problems)
	}
	switch t.Kind {
	case Individual:
		return compareIndividual(t, ev, problems)
	case League:
		return compareLeague(t, ev)
	case Teams:
		return compareTeams(t, ev, problems)
	}
	return comparePairs(t, ev, problems)
}

// refusal returns the first error.
func refusal(problems event.Problems) string {
	for _, p := range problems {
		if p.Severity == event.Error {
			return p.Text
		}
	}
	return "no event"
}

// line is a result in a form that can be compared: where it was played and what it
// was.
type line struct {
	board  int
	ns, ew string
	south  string
	west   string
	what   string // the score, or why there is none
	detail string // contract, declarer and tricks
}

// played returns a line without its details.
func (l line) played() line {
	l.detail = ""
	return l
}

// comparePairs judges a session of pairs.
func comparePairs(t *Truth, ev *event.Event, problems event.Problems) (Verdict, string) {
	if ev.Kind != event.Pairs || ev.Individual {
		return Wrong, fmt.Sprintf("read as %v", ev.Kind)
	}
	want, got := t.lines(), readLines(t, ev)
	optional := t.optional(problems)
	if text := differ(want, got, optional, line.played); text != "" {
		return Wrong, text
	}
	if text := identities(t, ev); text != "" {
		return Wrong, text
	}
	if text := differ(want, got, optional, func(l line) line { return l }); text != "" {
		return Partial, text
	}
	if text := compareNames(t, ev); text != "" && !t.isUnheaded(problems) {
		return Names, text
	}
	return Right, ""
}

// MissingNames returns the first pair of an event that does not have its names; empty where
// all have.
func MissingNames(t *Truth, ev *event.Event) string { return compareNames(t, ev) }

// isUnheaded reports whether it was said that the column whose heading was deleted is not
// read: nothing says then whose names it has.
func (t *Truth) isUnheaded(problems event.Problems) bool {
	return t.Unheaded.Col > 0 && slices.ContainsFunc(problems, func(p event.Problem) bool {
		return (p.At.Sheet == "" || p.At.Sheet == t.Unheaded.Sheet) && p.At.Col == t.Unheaded.Col
	})
}

// lines returns the results that were played.
func (t *Truth) lines() []line {
	var out []line
	for i := range t.Results {
		x := &t.Results[i]
		l := line{board: x.Board, ns: t.label(x.NS), ew: t.label(x.EW), what: x.what()}
		if t.Kind == Individual {
			l.south, l.west = t.label(x.South), t.label(x.West)
		}
		if x.Kind == event.Played && t.HasContracts {
			l.detail = detail(x.Contract, x.Declarer, x.Tricks, t.HasTricks)
		}
		out = append(out, l)
	}
	return out
}

// what returns the score of a result, or why there is none.
func (x *Result) what() string {
	switch x.Kind {
	case event.Adjusted:
		return fmt.Sprintf("%d-%d", x.NSPercent, x.EWPercent)
	case event.NotPlayed:
		return "not played"
	}
	return strconv.Itoa(x.Score)
}

// detail returns contract, declarer and tricks.
func detail(c bridge.Contract, declarer bridge.Seat, tricks int, hasTricks bool) string {
	if c.IsPassedOut() {
		return c.String()
	}
	if !hasTricks {
		return fmt.Sprintf("%v %v", c, declarer)
	}
	return fmt.Sprintf("%v %v %d", c, declarer, tricks)
}

// label returns the text by which a pair is compared.
func (t *Truth) label(id ID) string {
	if t.Kind == Individual {
		return t.playerName(id)
	}
	return strings.TrimSpace(fmt.Sprintf("%s %d %v", id.Section, id.Number, id.Side))
}

// readLines returns the results of an event.
func readLines(t *Truth, ev *event.Event) []line {
	var out []line
	for b := range ev.Boards {
		for i := range ev.Boards[b].Results {
			x := &ev.Boards[b].Results[i]
			l := line{board: ev.Boards[b].Number, ns: readLabel(t, ev, x.NS, bridge.NS), ew: readLabel(t, ev, x.EW, bridge.EW)}
			if t.Kind == Individual {
				l.south, l.west = readLabel(t, ev, x.South, bridge.NS), readLabel(t, ev, x.West, bridge.EW)
			}
			l.what, l.detail = readResult(t, x)
			out = append(out, l)
		}
	}
	return out
}

// readResult returns what a result of an event came to, with its details.
func readResult(t *Truth, x *event.Result) (what, details string) {
	switch x.Kind {
	case event.Adjusted:
		return fmt.Sprintf("%d-%d", x.NSAward.Percent/100, x.EWAward.Percent/100), ""
	case event.NotPlayed:
		return "not played", ""
	case event.Ruled:
		return "a ruling", ""
	}
	if t.HasContracts {
		details = "no contract"
		if x.HasContract {
			details = detail(x.Contract, x.Declarer, int(x.Tricks), t.HasTricks)
		}
	}
	return strconv.Itoa(int(x.Score)), details
}

var digits = regexp.MustCompile(`\d+`)

// readLabel returns the text by which a pair of an event is compared: its section,
// the digits of its number and, where it matters, the side it sat.
func readLabel(t *Truth, ev *event.Event, pair int32, side bridge.Side) string {
	if int(pair) < 0 || int(pair) >= len(ev.Pairs) {
		return "nobody"
	}
	p := &ev.Pairs[pair]
	if t.Kind == Individual {
		if t.ByName && len(p.Names) > 0 {
			return bareNames(p.Names)
		}
		return strings.TrimLeft(digits.FindString(p.Number), "0")
	}
	section := ""
	if t.Sections {
		section = p.Section
		if letters := strings.TrimRightFunc(p.Number, unicode.IsDigit); section == "" {
			section = letters
		}
		if words := strings.Fields(section); len(words) > 0 { // "Section A" is A
			section = strings.ToUpper(words[len(words)-1])
		}
	}
	if !t.Overlap {
		side = bridge.NoSide
	}
	return strings.TrimSpace(fmt.Sprintf("%s %s %v", section, digits.FindString(p.Number), side))
}

// optional returns the results that an event need not have as they were: empty rows,
// and a damaged result about which something was reported.
func (t *Truth) optional(problems event.Problems) map[int]bool {
	out := map[int]bool{}
	for i := range t.Results {
		if t.Results[i].Optional {
			out[i] = true
		}
	}
	if t.Deleted && slices.ContainsFunc(problems, t.isAboutDamage) {
		out[t.Damage] = true
	}
	return out
}

// isAboutDamage reports whether a problem is about the cell that was deleted: it is at
// its row, or names its board.
func (t *Truth) isAboutDamage(p event.Problem) bool {
	if (p.At.Sheet == "" || p.At.Sheet == t.Place.Sheet) && p.At.Row == t.Place.Row {
		return true
	}
	return slices.Contains(digits.FindAllString(p.Text, -1), strconv.Itoa(t.Results[t.Damage].Board))
}

// differ compares results and returns the first difference. A result that is optional
// may be missing, or be a board that was not played, or have lost its details.
func differ(want, got []line, optional map[int]bool, key func(line) line) string {
	left := map[line]int{}
	for _, l := range got {
		left[key(l)]++
	}
	var missing []line
	var free []line
	for i, l := range want {
		k := key(l)
		switch {
		case left[k] > 0:
			left[k]--
		case optional[i]:
			free = append(free, l)
		default:
			missing = append(missing, l)
		}
	}
	for _, l := range free {
		dropFree(left, l)
	}
	maps.DeleteFunc(left, func(_ line, n int) bool { return n == 0 })
	if len(missing) == 0 && len(left) == 0 {
		return ""
	}
	extra := slices.Collect(maps.Keys(left))
	slices.SortFunc(extra, func(a, b line) int { return strings.Compare(a.String(), b.String()) })
	return fmt.Sprintf("%d of %d missing: %s; %d not played: %s", len(missing), len(want), firstOf(missing), len(extra), firstOf(extra))
}

// dropFree removes what became of an optional result.
func dropFree(left map[line]int, l line) {
	for k := range left {
		if left[k] > 0 && k.board == l.board && k.ns == l.ns && k.ew == l.ew && (k.what == "not played" || k.what == l.what) {
			left[k]--
			return
		}
	}
}

// String returns the result in one text.
func (l line) String() string {
	return strings.Join(strings.Fields(fmt.Sprintf("board %d, %s and %s, %s %s, %s %s", l.board, l.ns, l.ew, l.south, l.west, l.what, l.detail)), " ")
}

func firstOf(lines []line) string {
	if len(lines) == 0 {
		return "none"
	}
	return lines[0].String()
}

// identities reports whether each pair of the truth is one pair of the event.
func identities(t *Truth, ev *event.Event) string {
	pairs := map[string]int32{}
	for b := range ev.Boards {
		for i := range ev.Boards[b].Results {
			x := &ev.Boards[b].Results[i]
			for side, pair := range map[bridge.Side]int32{bridge.NS: x.NS, bridge.EW: x.EW} {
				label := readLabel(t, ev, pair, side)
				if other, ok := pairs[label]; ok && other != pair {
					return fmt.Sprintf("%s is two pairs", label)
				}
				pairs[label] = pair
			}
		}
	}
	seen := map[int32]string{}
	for label, pair := range pairs {
		if other, ok := seen[pair]; ok {
			return fmt.Sprintf("%s and %s are one pair", other, label)
		}
		seen[pair] = label
	}
	return ""
}

// compareNames returns the first pair whose names differ.
func compareNames(t *Truth, ev *event.Event) string {
	if len(t.Entrants) == 0 {
		return ""
	}
	got := map[string]string{}
	for b := range ev.Boards {
		for i := range ev.Boards[b].Results {
			x := &ev.Boards[b].Results[i]
			players := map[int32]bridge.Side{x.NS: bridge.NS, x.EW: bridge.EW}
			if t.Kind == Individual {
				players[x.South], players[x.West] = bridge.NS, bridge.EW
			}
			for pair, side := range players {
				got[readLabel(t, ev, pair, side)] = bareNames(ev.Pairs[pair].Names)
			}
		}
	}
	for _, e := range t.Entrants {
		label := t.label(e.ID)
		if want := bareNames(e.Names); got[label] != want {
			return fmt.Sprintf("%s is %q, want %q", label, got[label], want)
		}
	}
	return ""
}

var separators = strings.NewReplacer("&", " ", "/", " ", ",", " ", ";", " ", "+", " ", "-", " ", "–", " ", "\u00a0", " ")

// bareNames returns names without what separates them.
func bareNames(names []string) string {
	var out []string
	for _, f := range strings.Fields(separators.Replace(strings.Join(names, " & "))) {
		if !slices.ContainsFunc(languages, func(l *language) bool { return l.first(wAnd) == f }) {
			out = append(out, f)
		}
	}
	return strings.Join(out, " ")
}
