package arrange

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
)

// listFields are the fields of a list of matches, by what a heading means.
var listFields = map[string]string{
	"home": "home", "away": "away", "team": "team", "match": "match", "round": "round", "table": "table", "segment": "segment", "imps": "imps", "home.imps": "home.imps",
	"away.imps": "away.imps", "vp": "vp", "home.vp": "home.vp", "away.vp": "away.vp", "boards": "boards", "board": "boards", "remarks": "remarks", "reason": "remarks",
	"rank": "rank", "total": "total", "points": "result", "score": "result", "result": "result", "opponent": "opponent", "void": "void", "date": "date", "room": "room",
	"pair": "number", "name": "name", "difference": "difference", "percent": "percent", "penalty": "amount", "bonus": "amount", "carryover": "amount", "amount": "amount",
	"home.penalty": "amount", "away.penalty": "amount", "home.bonus": "amount", "away.bonus": "amount", "contract": "contract", "ns.score": "contract", "ew.score": "contract", "declarer": "contract", "tricks": "contract", "ns.pair": "pairs", "ew.pair": "pairs", "ns": "pairs", "ew": "pairs",
	"matchpoints": "matchpoints", "bye": "bye",
}

// listOrder prefers the meanings that a list of matches has.
var listOrder = map[string]int{
	"home": 1, "away": 1, "imps": 2, "vp": 2, "home.imps": 2, "away.imps": 2, "home.vp": 2, "away.vp": 2, "boards": 3, "round": 3, "team": 3, "match": 4,
	"rank": 5, "opponent": 5, "segment": 6, "table": 6, "remarks": 7, "total": 7, "result": 8, "number": 9, "contract": 9, "pairs": 9, "name": 8, "difference": 8, "percent": 8, "amount": 8, "room": 8, "date": 8, "void": 8, "matchpoints": 9, "bye": 9,
}

// listHead is a heading of a list of matches.
type listHead struct {
	MatchCell
	field string
	sure  bool // each word of it is known
}

// headingOf reads a heading of a list of matches.
func (b *Book) headingOf(id cells.ID, text string) (h listHead, ok bool) {
	h.Text = text
	home, away := false, false
	for _, m := range ReadMarks(text) {
		home, away = home || m.Value == "home", away || m.Value == "away"
	}
	if home && away {
		h.field, h.sure = "match", true
		return h, true
	}
	meanings, _ := b.words.Of(id)
	h.sure = len(meanings) > 0
	if len(meanings) == 0 {
		meanings = readHeading(text, true)
	}
	best := ""
	for _, m := range meanings {
		f, known := listFields[m.Field]
		if !known || best != "" && (m.Weight < meanings[0].Weight-5 || listOrder[f] >= listOrder[best]) {
			continue
		}
		best = f
	}
	if best == "" && BeginsWithIMPs(text) && !isAmount(text) {
		best = "imps"
	}
	if unit := unitIn(text); unit != "" && (best == "" || best == "result") && !isAmount(text) {
		best, h.sure = unit, true
	}
	if best == "" && isAmount(text) {
		best = "amount"
	}
	h.field = best
	return h, best != ""
}

// isAmount reports whether a heading is of penalties and the like.
func isAmount(text string) bool {
	for _, w := range wordsOf(text) {
		for _, m := range theDictionary().words[w.plain] {
			if listFields[m.Field] == "amount" {
				return true
			}
		}
	}
	return false
}

// headsPairs reports whether headings are those of the results of pairs: the numbers of
// both pairs beside what a board came to.
func headsPairs(heads []listHead) bool {
	found := make(map[string]bool)
	for _, h := range heads {
		if all := readHeading(h.Text, false); len(all) > 0 {
			found[all[0].Field] = true
		}
	}
	return found["ns.pair"] && found["ew.pair"] && (found["score"] || found["ns.score"] || found["contract"])
}

// headKind is what a row of headings heads.
type headKind byte

const (
	headsNothing headKind = iota
	headsMatches
	headsTwoRows // matches in two rows, a team each
	headsOwn     // matches as one of the teams sees them: a team and its opponents
	headsRanking
)

// readHeads reads a row as headings.
func (s *matchScan) readHeads(i int, all []MatchCell) ([]listHead, headKind) {
	row := s.sheet.Row(i)
	var heads []listHead
	known, sure := 0, 0
	count := make(map[string]int)
	var round MatchCell
	for _, c := range all {
		h, ok := s.book.headingOf(row.ID(c.Col-1), c.Text)
		if t, rest, both := cutRound(c.Text); both { // "Round 3 (14 Sept) – Home"
			if h, ok = s.book.headingOf(s.book.cells.Intern(rest), rest); ok {
				round = MatchCell{t, c.Row, c.Col}
			}
		}
		h.MatchCell = c
		if isPlainNumber(c.Text) {
			return nil, headsNothing
		}
		if t := titlesOf(c.Text); c.Col != round.Col && (!ok || h.field == "round" || h.field == "date") && len(t) == 1 && t[0].Field == "round" {
			round = MatchCell{t[0].Text, c.Row, c.Col} // "Round 3 | Home | Away"
			sure++
			continue
		}
		heads = append(heads, h)
		if ok {
			known++
			count[h.field]++
		}
		if ok && h.sure {
			sure++
		}
	}
	const fewest = 2
	if (sure < fewest || 2*known < len(heads)) && !(sure > 0 && s.headsLoosely(i, heads)) || count["contract"] > 1 || headsPairs(heads) {
		return nil, headsNothing
	}
	kind := s.kindOfHeads(i, heads, count)
	if kind == headsNothing && round.Text != "" && count["team"]+count["rank"]+count["name"] == 0 && count["imps"]+count["vp"] > 0 {
		if team, ok := s.teamBelow(i, round, heads); ok {
			heads, kind = slices.Insert(heads, 0, team), headsTwoRows
		}
	}
	if round.Text != "" && kind != headsNothing && kind != headsRanking {
		s.setRound(round)
	}
	return heads, kind
}

// cutRound parts the title of a round from the heading behind it.
func cutRound(text string) (round, rest string, ok bool) {
	for _, sign := range []string{" – ", " - ", " — ", ": "} {
		title, rest, both := strings.Cut(text, sign)
		if t := titlesOf(title); both && len(t) == 1 && t[0].Field == "round" {
			return t[0].Text, strings.TrimSpace(rest), true
		}
	}
	return "", "", false
}

// kindOfHeads returns what headings head, by how many of them have each field.
func (s *matchScan) kindOfHeads(i int, heads []listHead, count map[string]int) headKind {
	const both = 2
	s.placeNumber(i, heads, count)
	s.placeOther(i, heads, count)
	s.placeMatches(i, heads, count)
	results := count["vp"] + count["total"] + count["result"] + count["imps"] + count["home.imps"] + count["home.vp"]
	switch {
	case count["home"] > 0 && count["away"] > 0:
		return headsMatches
	case count["team"] == both && count["home"]+count["away"]+count["rank"] == 0: // "Team | | Team | IMPs | IMPs"
		next := "home"
		for k := range heads {
			if heads[k].field == "team" {
				heads[k].field, next = next, "away"
			}
		}
		return headsMatches
	case count["match"] > 0 && count["rank"] == 0 && s.hasVersus(i, heads):
		return headsMatches
	case count["team"]+s.titleIsTeam(count) == 1 && count["opponent"]+count["away"] == 1 && count["home"] == 0 && results > 0 && s.namesOpponents(i, heads):
		for k := range heads {
			if heads[k].field == "away" {
				heads[k].field = "opponent"
			}
		}
		return headsOwn
	case count["team"] > 0 && results > 0 && count["rank"]+count["total"] == 0 && count["table"]+count["round"] > 0:
		return headsTwoRows
	case count["rank"] > 0 && count["team"]+count["name"] > 0, count["team"] > 0 && results > 0:
		return headsRanking
	case results > 0 && s.headsLoosely(i, heads): // "League table | P | VPs"
		heads[0].field = "team"
		return headsRanking
	}
	return headsNothing
}

// placeNumber distinguishes the number of a team from its name where both headings say that they
// are the team: "Team no | Team".
func (s *matchScan) placeNumber(i int, heads []listHead, count map[string]int) {
	const both = 2
	if count["team"] != both || i+1 >= s.sheet.Len() {
		return
	}
	below := s.sheet.Row(i + 1)
	numbered, named := -1, false
	for k := range heads {
		switch text := below.Text(heads[k].Col - 1); {
		case heads[k].field != "team":
		case isPlainNumber(text):
			numbered = k
		default:
			named = named || isName(text)
		}
	}
	if numbered >= 0 && named {
		heads[numbered].field = "number"
		count["team"]--
		count["number"]++
	}
}

// placeOther finds the heading of one of the two teams where that of the other is known: it is
// the only one that is not understood and is above names.
func (s *matchScan) placeOther(at int, heads []listHead, count map[string]int) {
	known := slices.IndexFunc(heads, func(h listHead) bool {
		return h.field == "home" || h.field == "away" && !isOpponent(h.Text)
	})
	if known < 0 || count["home"]+count["away"] > 1 || count["team"]+count["opponent"] > 0 || at+1 >= s.sheet.Len() {
		return
	}
	below := s.sheet.Row(at + 1)
	unknown := -1
	for k := range heads {
		if heads[k].field != "" || !isName(below.Text(heads[k].Col-1)) {
			continue
		}
		if unknown >= 0 {
			return // two may be it
		}
		unknown = k
	}
	switch {
	case unknown < 0:
	case heads[known].field == "away" && unknown < known:
		heads[unknown].field = "home"
		count["home"]++
	case heads[known].field == "home" && unknown > known:
		heads[unknown].field = "away"
		count["away"]++
	}
}

// placeMatches finds the headings of columns whose cells name both teams, where no heading is of
// the teams: "Table 1 | IMPs | Table 2 | IMPs".
func (s *matchScan) placeMatches(at int, heads []listHead, count map[string]int) {
	if count["home"]+count["away"]+count["team"]+count["match"] > 0 || at+1 >= s.sheet.Len() {
		return
	}
	below := s.sheet.Row(at + 1)
	for k := range heads {
		h := &heads[k]
		if h.field != "table" && h.field != "" {
			continue
		}
		if _, _, ok := s.splitTeams(below.Text(h.Col - 1)); ok {
			h.field = "match"
			count["match"]++
		}
	}
}

// namesOpponents reports whether the first row below headings of a team and its opponents names
// these, or gives a number of a team. IMPs "against" are a number, too.
func (s *matchScan) namesOpponents(at int, heads []listHead) bool {
	if at+1 >= s.sheet.Len() {
		return true
	}
	opponent, named := "", false
	numbers := make(map[string]bool)
	for _, h := range heads {
		text := strings.TrimSpace(s.sheet.Row(at + 1).Text(h.Col - 1))
		switch h.field {
		case "opponent", "away":
			opponent = text
		case "team":
			named = isName(text)
		case "number", "rank":
			for i := at + 1; i < s.sheet.Len(); i++ {
				numbers[strings.TrimSpace(s.sheet.Row(i).Text(h.Col-1))] = true
			}
		}
	}
	return !isPlainNumber(opponent) || !named || numbers[opponent]
}

// headsLoosely reports whether a row below matches may be the headings of a ranking,
// though not all of them are known: none has a number, and the first stands above names.
func (s *matchScan) headsLoosely(i int, heads []listHead) bool {
	if len(heads) < 2 || !s.hasLines() || i+1 >= s.sheet.Len() || heads[0].field == "home" || heads[0].field == "away" {
		return false
	}
	for _, h := range heads {
		if strings.ContainsAny(h.Text, "0123456789") {
			return false
		}
	}
	below := s.sheet.Row(i + 1)
	return isName(below.Text(heads[0].Col-1)) && isPlainNumber(below.Text(heads[len(heads)-1].Col-1))
}

// titleIsTeam returns 1 where no column has the team, and a line of text above the headings
// may be its name.
func (s *matchScan) titleIsTeam(count map[string]int) int {
	if count["team"] == 0 && s.text.Text != "" && isTeamName(s.text.Text) {
		return 1
	}
	return 0
}

// hasVersus reports whether cells below the heading of a match name two teams.
func (s *matchScan) hasVersus(at int, heads []listHead) bool {
	const sample = 8
	for _, h := range heads {
		if h.field != "match" {
			continue
		}
		for i := at + 1; i < min(at+1+sample, s.sheet.Len()); i++ {
			if _, _, ok := s.splitTeams(s.sheet.Row(i).Text(h.Col - 1)); ok {
				return true
			}
		}
	}
	return false
}

// above returns the headings of the row above.
func (s *matchScan) above(i int) []listHead {
	if i == 0 || s.sheet.Row(i-1).Num != s.sheet.Row(i).Num-1 {
		return nil
	}
	row := s.sheet.Row(i - 1)
	var heads []listHead
	for _, c := range s.filled(row) {
		h, _ := s.book.headingOf(row.ID(c.Col-1), c.Text)
		h.MatchCell = c
		heads = append(heads, h)
	}
	return heads
}

// overOf returns the heading above that holds for a column.
func overOf(above []listHead, col int) listHead {
	var over listHead
	for _, h := range above {
		if h.Col <= col {
			over = h
		}
	}
	return over
}

// placeBelow completes headings by those of the row above: "IMP" above "Home" and "Away".
func placeBelow(heads, above []listHead) {
	seen := make(map[string]bool)
	for k := range heads {
		h := &heads[k]
		plain := h.field
		switch over := overOf(above, h.Col); {
		case over.field == "imps" || over.field == "vp":
			switch h.field {
			case "home", "away":
				if seen[h.field] || slices.ContainsFunc(heads[:k], func(o listHead) bool { return o.field == plain }) {
					h.field += "." + over.field
				}
			case "", "result":
				h.field = over.field
			}
		case (h.field == "home" || h.field == "away") && seen[h.field]:
			h.field += ".result"
		}
		seen[plain] = true
	}
}

// takeSides takes over a second row of headings, which says of the columns below each heading of
// results whose they are: "Home | Away" or "H | A" below "IMPs", "VP".
func (s *matchScan) takeSides(all []MatchCell) bool {
	if !s.again || len(s.open) != 1 || s.open[0].kind != headsMatches {
		return false
	}
	b := s.open[0]
	heads := slices.Clone(b.heads)
	sides := make(map[string]bool)
	for _, c := range all {
		over, side := overOf(b.heads, c.Col), s.sideOf(b.heads, c.Text)
		field := side + "." + over.field
		if side == "" || sides[field] || over.field != "imps" && over.field != "vp" && over.field != "result" {
			return false
		}
		sides[field] = true
		heads = slices.DeleteFunc(heads, func(h listHead) bool { return h.Col == c.Col })
		heads = append(heads, listHead{MatchCell: MatchCell{over.Text + " " + c.Text, c.Row, c.Col}, field: field, sure: true})
	}
	for field := range sides {
		_, result, _ := strings.Cut(field, ".")
		if !sides["home."+result] || !sides["away."+result] {
			return false
		}
	}
	slices.SortFunc(heads, func(x, y listHead) int { return x.Col - y.Col })
	s.open = []*matchBlock{{heads: heads, kind: b.kind}}
	s.blocks = append(s.blocks, s.open[0])
	return true
}

// sideOf returns the team that a text names, "home" or "away", by a word or by the letter that the
// heading of the one team begins with and that of the other does not; "" for any other text.
func (s *matchScan) sideOf(heads []listHead, text string) string {
	if h, ok := s.book.headingOf(s.book.cells.Intern(text), text); ok && h.sure && (h.field == "home" || h.field == "away") {
		return h.field
	}
	side, letter := "", headings.Plain(text)
	for _, h := range heads {
		if (h.field == "home" || h.field == "away") && len([]rune(letter)) == 1 && strings.HasPrefix(headings.Plain(h.Text), letter) {
			if side != "" {
				return ""
			}
			side = h.field
		}
	}
	return side
}

// isSameHeads reports whether headings are those of an earlier row again.
func isSameHeads(a, b []listHead) bool {
	return slices.EqualFunc(a, b, func(x, y listHead) bool {
		return x.Col == y.Col && strings.EqualFold(x.Text, y.Text)
	})
}
