package arrange

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/ingest/words"
)

// byeStems are how words for a team without opponents begin: "Descansa" and "Descansan".
var byeStems = sync.OnceValue(func() (stems []string) {
	const shortest, ending = 5, 2 // letters
	for word, meanings := range theDictionary().words {
		if len(word) < shortest || !slices.ContainsFunc(meanings, func(m Meaning) bool { return m.Field == "bye" }) {
			continue
		}
		if len(word) >= shortest+ending {
			word = word[:len(word)-ending]
		}
		stems = append(stems, word)
	}
	return stems
})

// IsBye reports whether a text stands for no opponents.
func IsBye(text string) bool {
	plain := headings.Plain(text)
	if strings.Trim(text, "-–—−. ") == "" {
		return text != ""
	}
	if plain == "" {
		pair, err := notation.ReadPair(text)
		return text != "" && err == nil && pair.Nobody
	}
	for _, m := range theDictionary().words[plain] {
		if m.Field == "bye" {
			return true
		}
	}
	const ending = 6 // letters
	return slices.ContainsFunc(byeStems(), func(stem string) bool { return strings.HasPrefix(plain, stem) && len(plain) < len(stem)+ending })
}

// byeSigns part a team and its bye besides those that part two teams.
var byeSigns = literally(" : ", ": ", " (")

// byeIn reads a bye in one cell: "Foxes - bye", "Foxes (bye)", "Bye: Foxes".
func byeIn(text string) (team string, ok bool) {
	for _, sign := range slices.Concat(versusSigns, byeSigns) {
		at := sign.FindStringIndex(text)
		if at == nil {
			continue
		}
		home, away := strings.TrimSpace(text[:at[0]]), strings.Trim(text[at[1]:], ") ")
		switch {
		case home == "" || away == "":
		case IsBye(away) && isName(home):
			return home, true
		case IsBye(home) && isName(away):
			return away, true
		}
	}
	if first, rest, cut := strings.Cut(text, " "); cut && isName(first) { // "Foxes bye"
		for cut && rest != "" {
			if IsBye(rest) && strings.Trim(rest, "-–—−. ") != "" {
				return strings.TrimSpace(text[:len(text)-len(rest)]), true
			}
			_, rest, cut = strings.Cut(rest, " ")
		}
	}
	return "", false
}

// IsVoid reports whether a word says that a match does not count.
func IsVoid(word string) bool {
	for _, m := range theDictionary().words[headings.Plain(word)] {
		if m.Field == "void" {
			return true
		}
	}
	return false
}

// isPending reports whether a text says that a match is still to be played.
func isPending(text string) bool {
	plain := headings.Plain(text)
	return slices.ContainsFunc(words.All(), func(w *words.Words) bool {
		return slices.ContainsFunc(slices.Concat(w.Contract.NotPlayed, w.Remark.Late), func(word string) bool { return plain != "" && headings.Plain(word) == plain })
	})
}

func isTotalCell(text string) bool {
	plain := headings.Plain(strings.TrimRight(text, " :.,0123456789"))
	for _, m := range theDictionary().words[plain] {
		if m.Field == "total" {
			return true
		}
	}
	return false
}

// boardStems are how words for boards begin.
var boardStems = []string{"board", "bd", "jako", "jaon", "jaot", "brick", "giv", "spil", "spel", "donne", "etui", "rozda", "mano", "mani", "tablill", "hand", "austeil", "smazzat", "gift", "spiele"}

// boardsIn returns the number of boards that a text gives: "20 boards per match", "No. of
// boards: 20".
func boardsIn(text string) (n int, ok bool) {
	if len(text) > 160 {
		return 0, false
	}
	tokens := tokensOf(text)
	isBoards := func(t token) bool {
		plain := headings.Plain(t.text)
		return t.kind == 'w' && slices.ContainsFunc(boardStems, func(stem string) bool {
			return strings.HasPrefix(plain, stem) && len(plain) <= len(stem)+7
		})
	}
	const most = 99
	for i, t := range tokens {
		if !isBoards(t) {
			continue
		}
		for k := i - 1; k >= max(0, i-2); k-- { // "20 boards", "20-rozdaniowe"
			if tokens[k].kind == 'n' && (k == i-1 || tokens[k+1].text == "-") {
				if n, _ = strconv.Atoi(tokens[k].text); n > 0 && n <= most && !(k > 0 && tokens[k-1].kind == 's' && strings.Contains("./", tokens[k-1].text)) {
					return n, true
				}
			}
		}
		if i+2 < len(tokens) && (tokens[i+1].text == ":" || tokens[i+1].text == "=") && tokens[i+2].kind == 'n' {
			if n, _ = strconv.Atoi(tokens[i+2].text); n > 0 && n <= most {
				return n, true
			}
		}
	}
	return 0, false
}

// SaysBoards reports whether a text gives a number of boards.
func SaysBoards(text string) bool {
	_, ok := boardsIn(text)
	return ok
}

// BareTeam returns a name without what a title says behind it of the boards or the room:
// "Owls – 12 boards", "Owls – Open room".
func BareTeam(text string) string {
	for _, sign := range []string{" – ", " - ", " — ", ", "} {
		if at := strings.LastIndex(text, sign); at > 0 && (SaysBoards(text[at:]) || RoomOf(text[at+len(sign):]) != "") {
			return text[:at]
		}
	}
	return text
}

// unitOf returns "vp" or "imps" for a plain word that names one of the two.
func unitOf(plain string) string {
	for _, m := range theDictionary().words[plain] {
		if m.Field == "vp" || m.Field == "imps" {
			return m.Field
		}
	}
	switch {
	case strings.HasPrefix(plain, "imp") && len(plain) < 9:
		return "imps"
	case plain == "vps" || plain == "pv" || plain == "sp" || plain == "victoria" || plain == "victoire":
		return "vp"
	}
	return ""
}

// unitIn returns "vp" or "imps" where a text names one of the two.
func unitIn(text string) string {
	unit := ""
	for _, w := range wordsOf(text) {
		u := unitOf(w.plain)
		if u == "" {
			continue
		}
		if unit != "" && unit != u {
			return ""
		}
		unit = u
	}
	return unit
}

// bareResult is a result without its unit, its brackets, and a letter for who won:
// "9,86 - 10,14" of "(9,86 - 10,14 PV)", "21-27" of "L 21-27". Any other text is left as it is.
func bareResult(text string) string {
	text = strings.TrimSpace(strings.ReplaceAll(text, "\u00a0", " "))
	if number := strings.Trim(text, ": "); isPlainNumber(number) { // "37 :" before "18"
		return number
	}
	fields := strings.Fields(strings.Trim(text, "()[] "))
	fields = slices.DeleteFunc(fields, func(f string) bool { return unitOf(headings.Plain(f)) != "" })
	if len(fields) > 1 && isOutcomeOf(fields[0], strings.Join(fields[1:], " ")) {
		fields = fields[1:]
	}
	bare := strings.Join(fields, " ")
	if _, _, ok := BothNumbers(bare); ok || isPlainNumber(bare) {
		return bare
	}
	return text
}

// outcomes are the letters and words that stand for a match won, lost and drawn: win, lose and
// draw or tie; vinst, förlust and oavgjort; seier, tap and uavgjort; Sieg, Niederlage and
// unentschieden; winst, verlies and gelijk; gagné, perdu and nul; ganado, perdido and empate;
// vinto, perso and pari; wygrana, przegrana and remis. A letter may stand for several.
var outcomes = [...]string{
	" w v g s win won ", " l f t n v p loss lost ", " d t o u g n e p r x = draw drawn tie tied ",
}

// isOutcomeOf reports whether a word says who won, and the numbers behind it say the same.
func isOutcomeOf(word, numbers string) bool {
	first, second, ok := BothNumbers(numbers)
	if !ok {
		return false
	}
	a, err := notation.ReadAmount(first)
	b, err2 := notation.ReadAmount(second)
	if err != nil || err2 != nil {
		return false
	}
	words := outcomes[2]
	switch {
	case a.Thousandths > b.Thousandths:
		words = outcomes[0]
	case a.Thousandths < b.Thousandths:
		words = outcomes[1]
	}
	return strings.Contains(words, " "+strings.ToLower(strings.Trim(word, ".:,"))+" ")
}

// BothNumbers reads two results in one cell: "33:21", "26–47", "6.47 - 13.53".
func BothNumbers(text string) (first, second string, ok bool) {
	text = strings.Trim(strings.ReplaceAll(text, "\u00a0", " "), " ()")
	for _, sign := range []string{" : ", ":", " – ", " - ", "–", "—", "−", "-", "/", " a ", " to "} {
		first, second, ok = strings.Cut(text, sign)
		if !ok {
			continue
		}
		first, second = strings.TrimSpace(first), strings.TrimSpace(second)
		if isPlainNumber(first) && isPlainNumber(second) {
			return first, second, true
		}
	}
	return "", "", false
}

// isPlainNumber reports whether a text is a number without a sign.
func isPlainNumber(text string) bool {
	digits, marks := 0, 0
	for _, r := range text {
		switch {
		case r >= '0' && r <= '9':
			digits++
		case r == '.' || r == ',':
			marks++
		default:
			return false
		}
	}
	return digits > 0 && digits <= 20 && marks <= 1
}

func isDecimalText(text string) bool { return strings.ContainsAny(text, ".,") }

// sameNumber reports whether two texts are the same number.
func sameNumber(a, b string) bool {
	plain := func(text string) string {
		text = strings.ReplaceAll(text, ",", ".")
		if strings.Contains(text, ".") {
			text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
		}
		return strings.TrimLeft(text, "0")
	}
	return plain(a) == plain(b)
}

// titlesOf returns the titles in a text, or in what stands before a comma or a colon: the
// rest may be a date.
func titlesOf(text string) []Title {
	if titles := readTitles(text); len(titles) > 0 {
		return titles
	}
	if at := strings.IndexAny(text, ",;:("); at > 0 && len(text) < 2*longestTitle {
		return readTitles(text[:at])
	}
	return nil
}

// wholeMatch is a match in one cell.
type wholeMatch struct{ home, away, imps, vp string }

// behindTeams finds the results at the end of a line, with a blank or a colon before them.
var behindTeams = regexp.MustCompile(`[\s\x{a0}:]((?:\(?[0-9]{1,3}(?:[.,][0-9]{1,2})? ?[:–-] ?[0-9]{1,3}(?:[.,][0-9]{1,2})?\)?[ ,;]*)+)$`)

// betweenTeams finds the result between two teams: "Foxes 33 – 23 Owls".
var betweenTeams = regexp.MustCompile(`^(\PN{2,}?)[\s:]+([0-9]{1,3}(?:[.,][0-9]{1,2})? ?[:–-] ?[0-9]{1,3}(?:[.,][0-9]{1,2})?)\s+(\PN{2,})$`)

// behindEach finds two teams with what each has behind it: "Foxes 33, Owls 23".
var behindEach = regexp.MustCompile(`^(.{2,}?)\s+([0-9]{1,3}(?:[.,][0-9]{1,2})?)\s*[,;]\s+(\PN.*?)\s+([0-9]{1,3}(?:[.,][0-9]{1,2})?)$`)

// wholeLine reads a match with its result in one cell: "Foxes - Owls: 60-60 (10,00-10,00)",
// "Foxes 33 – 23 Owls", "Foxes 33, Owls 23".
func wholeLine(text string) (m wholeMatch, ok bool) {
	if m, ok = sharedLine(text); ok {
		return m, true
	}
	found := behindEach.FindStringSubmatch(text)
	if _, _, both := Versus(text, false); both || found == nil || !isTeamName(found[1]) || !isTeamName(found[3]) || len(titlesOf(text)) > 0 || SaysBoards(text) {
		return wholeMatch{}, false
	}
	m = wholeMatch{home: found[1], away: found[3], imps: found[2] + "-" + found[4]}
	if isDecimalText(m.imps) {
		m.imps, m.vp = "", m.imps
	}
	return m, true
}

// sharedLine reads a match whose result is between the teams or behind them.
func sharedLine(text string) (m wholeMatch, ok bool) {
	if found := betweenTeams.FindStringSubmatch(text); found != nil && isTeamName(found[1]) && isTeamName(found[3]) {
		if m.home, m.away, m.imps = strings.TrimSpace(found[1]), strings.TrimSpace(found[3]), found[2]; isDecimalText(m.imps) {
			m.imps, m.vp = "", m.imps
		}
		return m, true
	}
	teams, results := "", ""
	if at := behindTeams.FindStringSubmatchIndex(text); at != nil {
		teams, results = text[:at[2]], text[at[2]:]
	} else if teams, results, ok = strings.Cut(text, ":"); !ok {
		return m, false
	}
	teams = strings.TrimRight(teams, " :")
	if m.home, m.away, ok = Versus(teams, true); !ok {
		if m.home, m.away, ok = strings.Cut(teams, " : "); !ok || !isTeamName(m.home) || !isTeamName(m.away) {
			return m, false
		}
	}
	for _, r := range strings.FieldsFunc(results, func(r rune) bool { return r == '(' || r == ')' || r == ';' }) {
		r = strings.Trim(bareResult(strings.Trim(r, " ,")), " ,")
		a, b, both := BothNumbers(r)
		switch {
		case r == "":
		case !both:
			return m, false
		case (isDecimalText(a) || isDecimalText(b)) && m.vp == "":
			m.vp = a + "-" + b
		case m.imps == "":
			m.imps = a + "-" + b
		default:
			m.vp = a + "-" + b
		}
	}
	return m, m.imps != "" || m.vp != ""
}
