package arrange

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// MatchList is a list of matches on a sheet: of IMPs or victory points, not of boards.
type MatchList struct {
	Sheet     *cells.Sheet
	Language  string
	Headings  []string
	Unread    []MatchCell // headings that nothing reads
	Amounts   []MatchCell // headings of penalties and the like, with their columns
	Rows      []MatchRow
	Standings []Standing
	// Headed is true where headings say which columns are the teams and their results.
	Headed bool
	Kind   string // "list", "cross table" or "rounds across"
}

// MatchCell is a text with its place.
type MatchCell struct {
	Text string
	Row  int // from 1; 0 for the name of the sheet
	Col  int // from 1
}

// MatchRow is a match of a list, or a bye.
type MatchRow struct {
	Row    cells.Row
	Fields map[string]MatchCell // "home", "away", "round", "segment", "boards", "home.imps", "away.imps", "imps", "home.vp", …
	Bye    bool                 // a cell says that a team has no opponents
}

// Standing is a line of a ranking next to a list of matches.
type Standing struct {
	Team  MatchCell
	Total MatchCell // what the team has; empty where it is not known which column says so
	Field string    // "vp" or "imps"
}

// listFields are the fields of a list of matches, by what a heading means.
var listFields = map[string]string{
	"home": "home", "away": "away", "team": "team", "match": "match", "round": "round", "table": "table", "segment": "segment", "imps": "imps", "home.imps": "home.imps",
	"away.imps": "away.imps", "vp": "vp", "home.vp": "home.vp", "away.vp": "away.vp", "boards": "boards", "board": "boards", "remarks": "remarks", "reason": "remarks",
	"rank": "rank", "total": "total", "points": "result", "score": "result", "result": "result", "opponent": "opponent", "void": "void", "date": "date", "room": "room",
	"pair": "number", "name": "name", "difference": "difference", "percent": "percent", "penalty": "amount", "bonus": "amount", "carryover": "amount", "amount": "amount",
	"home.penalty": "amount", "away.penalty": "amount", "home.bonus": "amount", "away.bonus": "amount", "contract": "contract", "ns.score": "contract", "ew.score": "contract", "declarer": "contract", "tricks": "contract", "ns.pair": "pairs", "ew.pair": "pairs", "ns": "pairs", "ew": "pairs",
	"matchpoints": "matchpoints",
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

// listOrder prefers the meanings that a list of matches has.
var listOrder = map[string]int{
	"home": 1, "away": 1, "imps": 2, "vp": 2, "home.imps": 2, "away.imps": 2, "home.vp": 2, "away.vp": 2, "boards": 3, "round": 3, "team": 3, "match": 4,
	"rank": 5, "opponent": 5, "segment": 6, "table": 6, "remarks": 7, "total": 7, "result": 8, "number": 9, "contract": 9, "pairs": 9, "name": 8, "difference": 8, "percent": 8, "amount": 8, "room": 8, "date": 8, "void": 8, "matchpoints": 9,
}

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

// byeStems are how words for a team without opponents begin, beside those of the files
// of words.
var byeStems = []string{"bye", "descans", "ripos", "exempt", "oversidd", "oversitt", "spielfrei", "freilos", "frirond", "lepo", "vapaa", "pauz", "wolny", "repos", "walkover", "setztaus", "sitterover", "sidderover", "nooppon"}

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
	return slices.ContainsFunc(byeStems, func(stem string) bool { return strings.HasPrefix(plain, stem) && len(plain) < len(stem)+6 })
}

// boardStems are how words for boards begin.
var boardStems = []string{"board", "bd", "jako", "jaot", "brick", "giv", "spil", "spel", "donne", "etui", "rozda", "mano", "mani", "tablill", "hand", "austeil"}

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

// unitIn returns "vp" or "imps" where a text names one of the two.
func unitIn(text string) string {
	unit := ""
	for _, w := range wordsOf(text) {
		plain := w.plain
		u := ""
		for _, m := range theDictionary().words[plain] {
			if m.Field == "vp" || m.Field == "imps" {
				u = m.Field
			}
		}
		if u == "" && strings.HasPrefix(plain, "imp") && len(plain) < 9 {
			u = "imps"
		}
		if u == "" && (plain == "vps" || plain == "pv" || plain == "sp" || plain == "victoria" || plain == "victoire") {
			u = "vp"
		}
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

// BothNumbers reads two results in one cell: "33:21", "26–47", "6.47 - 13.53".
func BothNumbers(text string) (first, second string, ok bool) {
	text = strings.Trim(strings.ReplaceAll(text, "\u00a0", " "), " ()")
	for _, sign := range []string{" : ", ":", " – ", " - ", "–", "—", "−", "-", "/"} {
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

// band is a part of a sheet that stands apart from others by blank columns.
type band struct{ left, right int } // right is the first column beyond

// bands returns the parts of a sheet next to each other.
func (b *Book) bands(sheet *cells.Sheet) []band {
	width := 0
	for i := range sheet.Len() {
		width = max(width, sheet.Row(i).Len())
	}
	filled, named := make([]int, width), make([]bool, width)
	for i := range sheet.Len() {
		row := sheet.Row(i)
		for col := range row.Len() {
			if row.ID(col) != 0 {
				filled[col]++
				if _, ok := b.headingOf(row.ID(col), row.Text(col)); ok {
					filled[col]++ // a heading without values
				}
				named[col] = named[col] || isName(row.Text(col))
			}
		}
	}
	var all []band
	start := -1
	const tall = 6 // rows of a sheet in which a lone cell belongs to no column
	least := 0
	if sheet.Len() >= tall {
		least = 1
	}
	for col := 0; col <= width; col++ {
		switch {
		case col < width && filled[col] > least:
			if start < 0 {
				start = col
			}
		case start >= 0:
			part := band{start, col}
			if len(all) > 0 && !slices.Contains(named[part.left:part.right], true) { // only numbers: they belong to the left
				all[len(all)-1].right = part.right
			} else {
				all = append(all, part)
			}
			start = -1
		}
	}
	return all
}

// listScan goes through a part of a sheet.
type listScan struct {
	book   *Book
	sheet  *cells.Sheet
	band   band
	teams  map[string]string // names of teams, by their keys
	list   *MatchList
	heads  []listHead // by column
	headed bool       // with the two teams
	ranked bool       // headings of a ranking are in force
	noted  bool       // a line of text stands below the matches
	round  MatchCell
	held   map[string]MatchCell
	half   MatchCell
	boards MatchCell
	common MatchCell // boards of the whole sheet
	unit   string
	loose  []looseRow
	// decimals are the columns in which rows without headings have decimals.
	decimals map[int]bool
	two      *MatchRow // the first row of a match in two rows
}

// looseRow is a row without headings.
type looseRow struct {
	row    cells.Row
	fields map[string]MatchCell
	left   []MatchCell // numbers before the teams
	values []MatchCell // what stands behind them
	bye    bool
}

// MatchLists returns the lists of matches of a book. Where it is not certain that a book
// is about teams, only lists whose headings say so are returned.
func (b *Book) MatchLists(certain bool) []*MatchList {
	var all []*MatchList
	for _, sheet := range b.cells.Sheets {
		if _, scanned := b.classes[sheet]; !scanned || b.holdsBoards(sheet) {
			continue
		}
		all = append(all, b.matchLists(sheet)...)
	}
	all = slices.DeleteFunc(all, func(l *MatchList) bool {
		return len(l.Rows) == 0 && !l.Headed || !certain && !l.Headed || !l.Headed && !l.isLeague() || b.playsBoards(l)
	})
	for _, l := range all {
		b.listed[l.Sheet] = true
	}
	for _, f := range b.families.all {
		f.taken = f.taken || slices.ContainsFunc(f.regions, func(r *Region) bool { return b.listed[r.Sheet] })
	}
	return all
}

// isLeague reports whether the rows of a list without headings are matches: most have a
// result.
func (l *MatchList) isLeague() bool {
	results, rows := 0, 0
	for i := range l.Rows {
		if l.Rows[i].Bye {
			continue
		}
		rows++
		f := l.Rows[i].Fields
		if f["home.imps"].Text != "" || f["home.vp"].Text != "" || f["imps"].Text != "" || f["vp"].Text != "" {
			results++
		}
	}
	return 2*results >= rows && results > 0
}

// playsBoards reports whether most rows of a list, or of its sheet, have contracts or
// scores of duplicate bridge: they are results of boards, whatever else they look like.
// A match that says how many boards it had is none, though it may end 420–650 in total
// points.
func (b *Book) playsBoards(l *MatchList) bool {
	if l.Headed && slices.ContainsFunc(l.Rows, func(r MatchRow) bool { return r.Fields["boards"].Text != "" }) {
		return false
	}
	plays := func(row cells.Row) bool {
		return b.hasBid(row, allCols(row)) || b.hasStrain(row) || b.hasLargeScore(row, allCols(row))
	}
	listed, all := 0, 0
	for i := range l.Rows {
		if plays(l.Rows[i].Row) {
			listed++
		}
	}
	for i := range l.Sheet.Len() {
		if plays(l.Sheet.Row(i)) {
			all++
		}
	}
	return 2*listed > len(l.Rows) || 2*all > l.Sheet.Len() && all > len(l.Rows)
}

// hasStrain reports whether a row has a strain and a seat in cells of their own.
func (b *Book) hasStrain(row cells.Row) bool {
	strains, seats := 0, 0
	for col := range row.Len() {
		switch kinds := b.looks.of(row.ID(col)).kinds; {
		case kinds&Strain != 0:
			strains++
			if kinds&Seat != 0 {
				seats++
			}
		case kinds&Seat != 0:
			seats++
		}
	}
	return strains > 0 && seats > 0 && strains+seats > 2 || strains == 1 && seats == 1
}

// holdsBoards reports whether a sheet has results board by board.
func (b *Book) holdsBoards(sheet *cells.Sheet) bool {
	if b.gridOn(sheet) != nil {
		return true
	}
	for _, f := range b.families.all {
		if !f.ofTeams && !f.table.holdsResults() {
			continue
		}
		if slices.ContainsFunc(f.regions, func(r *Region) bool { return r.Sheet == sheet }) {
			return true
		}
	}
	return false
}

// matchLists finds the lists of matches on a sheet.
func (b *Book) matchLists(sheet *cells.Sheet) []*MatchList {
	if l := b.crossTable(sheet); l != nil {
		return []*MatchList{l}
	}
	if l := b.roundsAcross(sheet); l != nil {
		return []*MatchList{l}
	}
	list := &MatchList{Sheet: sheet, Kind: "list", Language: headings.Languages()[0]}
	common := b.sheetBoards(sheet)
	for _, part := range b.parts(sheet) {
		s := &listScan{book: b, sheet: sheet, band: part, list: list, held: make(map[string]MatchCell), common: common}
		s.round = b.sheetRound(sheet)
		for i := range sheet.Len() {
			s.take(i)
		}
		s.finish()
	}
	if len(list.Rows) == 0 && !list.Headed {
		return nil
	}
	list.dropNotes()
	slices.SortStableFunc(list.Rows, func(x, y MatchRow) int { return x.Row.Num - y.Row.Num })
	return []*MatchList{list}
}

// parts splits a sheet at blank columns, and where headings of a ranking follow those of
// matches.
func (b *Book) parts(sheet *cells.Sheet) []band {
	var all []band
	for _, part := range b.bands(sheet) {
		cut := b.rankingIn(sheet, part)
		if cut > part.left {
			all = append(all, band{part.left, cut}, band{cut, part.right})
		} else {
			all = append(all, part)
		}
	}
	return all
}

// rankingIn returns the column at which a ranking begins next to matches; 0 for none.
func (b *Book) rankingIn(sheet *cells.Sheet, part band) int {
	for i := range sheet.Len() {
		row := sheet.Row(i)
		teams := 0
		rank := -1
		for col := part.left; col < min(part.right, row.Len()); col++ {
			if row.ID(col) == 0 {
				continue
			}
			h, ok := b.headingOf(row.ID(col), row.Text(col))
			if !ok {
				if teams >= 2 && rank < 0 {
					rank = -2
				}
				continue
			}
			switch h.field {
			case "home", "away":
				teams++
			case "match":
				teams += 2
			case "rank":
				if teams >= 2 {
					rank = col
				}
			case "team":
				if teams >= 2 {
					if rank > 0 {
						return rank
					}
					return col
				}
			}
		}
	}
	return 0
}

func (b *Book) sheetRound(sheet *cells.Sheet) MatchCell {
	for _, t := range readTitles(sheet.Name) {
		if t.Field == "round" {
			return MatchCell{Text: t.Text}
		}
	}
	return MatchCell{}
}

// sheetBoards returns the number of boards that the lines of a sheet give, where they
// agree.
func (b *Book) sheetBoards(sheet *cells.Sheet) MatchCell {
	var found MatchCell
	for i := range sheet.Len() {
		row := sheet.Row(i)
		for col := range row.Len() {
			text := row.Text(col)
			if text == "" || !strings.ContainsAny(text, "0123456789") {
				if next := row.Text(col + 1); next != "" && isPlainNumber(next) && row.Len() <= col+2 {
					text += ": " + next
				}
			}
			if n, ok := boardsIn(text); ok {
				if found.Text != "" && found.Text != strconv.Itoa(n) {
					return MatchCell{}
				}
				found = MatchCell{strconv.Itoa(n), row.Num, col + 1}
			}
		}
	}
	if n, ok := boardsIn(sheet.Name); ok && found.Text == "" {
		found = MatchCell{Text: strconv.Itoa(n)}
	}
	return found
}

// filled returns the cells of a row within the band.
func (s *listScan) filled(row cells.Row) []MatchCell {
	var all []MatchCell
	for col := s.band.left; col < min(s.band.right, row.Len()); col++ {
		if text := strings.TrimSpace(row.Text(col)); text != "" {
			all = append(all, MatchCell{text, row.Num, col + 1})
		}
	}
	return all
}

// take takes a row.
func (s *listScan) take(i int) {
	row := s.sheet.Row(i)
	all := s.filled(row)
	if len(all) == 0 || isComment(row.Text(0)) {
		return
	}
	if s.takeHeads(i, all) {
		return
	}
	if s.ranked && s.takeRanked(row, all) {
		return
	}
	if s.takeTitle(all) || s.takeBye(row, all) {
		return
	}
	if isTotalCell(all[0].Text) {
		return
	}
	if s.headed {
		s.takeHeaded(row, all)
		return
	}
	s.takeLoose(row, all)
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

// takeHeads takes over a row of headings.
func (s *listScan) takeHeads(i int, all []MatchCell) bool {
	row := s.sheet.Row(i)
	var heads []listHead
	known, numbers, sure := 0, 0, 0
	fields := make(map[string]int)
	for _, c := range all {
		if isPlainNumber(c.Text) {
			numbers++
		}
		h, ok := s.book.headingOf(row.ID(c.Col-1), c.Text)
		h.MatchCell = c
		if ok {
			known++
			fields[h.field]++
			if h.sure {
				sure++
			}
		}
		heads = append(heads, h)
	}
	const both = 2
	if fields["team"] == both && fields["home"]+fields["away"] == 0 { // "Team | | Team | IMPs | IMPs"
		fields["team"], fields["home"], fields["away"] = 0, 1, 1
		next := "home"
		for k := range heads {
			if heads[k].field == "team" {
				heads[k].field, next = next, "away"
			}
		}
	}
	hasTeams := fields["home"] > 0 && fields["away"] > 0 || fields["match"] > 0 && fields["rank"] == 0 && s.hasVersus(i, heads)
	isRanking := !hasTeams && (fields["rank"] > 0 && (fields["team"] > 0 || fields["name"] > 0) || fields["team"] > 0 && fields["vp"]+fields["total"]+fields["result"]+fields["imps"] > 0)
	if numbers > 0 || sure < 2 || 2*known < len(all) || !hasTeams && !isRanking || fields["contract"] > 1 {
		return false
	}
	if headsPairs(heads) {
		return false
	}
	if s.two != nil {
		s.two = nil
	}
	above := s.above(i)
	seen := make(map[string]bool)
	for k := range heads {
		h := &heads[k]
		if over := overOf(above, h.Col); over.field == "imps" || over.field == "vp" {
			switch h.field {
			case "home", "away":
				if seen[h.field] || over.Col <= h.Col && (over.field == "imps" || over.field == "vp") && s.repeats(heads, k) {
					h.field += "." + over.field
				}
			case "", "result":
				h.field = over.field
			}
		} else if (h.field == "home" || h.field == "away") && seen[h.field] {
			h.field += ".result"
		}
		seen[h.field] = true
	}
	if hasTeams && fields["round"] == 0 && fields["rank"] > 0 { // "Position" is a round in France
		for k := range heads {
			if heads[k].field == "rank" && s.repeatsBelow(i, heads[k].Col) {
				heads[k].field = "round"
			}
		}
	}
	if hasTeams && fields["imps"]+fields["vp"]+fields["result"]+fields["home.imps"]+fields["home.vp"] == 0 {
		s.findResults(i, heads)
	}
	if hasTeams && fields["vp"]+fields["home.vp"] == 0 {
		s.findVPs(i, heads)
	}
	s.heads = heads
	s.headed, s.ranked, s.noted = hasTeams, isRanking, false
	s.held = make(map[string]MatchCell)
	if isRanking && fields["rank"] == 0 && fields["total"] == 0 && (fields["table"] > 0 || fields["round"] > 0) {
		s.ranked = false // two rows a match
		s.headed = true
		for k := range s.heads {
			if s.heads[k].field == "team" {
				s.heads[k].field = "each"
			}
		}
	}
	if s.headed {
		s.list.Headed = true
		s.list.Language = preferLanguage(s.meanings(heads))
		for _, h := range heads {
			switch h.field {
			case "":
				s.list.Unread = append(s.list.Unread, h.MatchCell)
			case "amount":
				if !slices.ContainsFunc(s.list.Amounts, func(c MatchCell) bool { return c.Col == h.Col }) {
					s.list.Amounts = append(s.list.Amounts, h.MatchCell)
				}
				fallthrough
			default:
				if !slices.Contains(s.list.Headings, h.Text) {
					s.list.Headings = append(s.list.Headings, h.Text)
				}
			}
		}
	}
	return true
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

func (s *listScan) meanings(heads []listHead) []Heading {
	var all []Heading
	for _, h := range heads {
		all = append(all, Heading{Text: h.Text, Meanings: readHeading(h.Text, false)})
	}
	return all
}

// repeats reports whether the field of a heading stands in an earlier column, too.
func (s *listScan) repeats(heads []listHead, k int) bool {
	return slices.ContainsFunc(heads[:k], func(h listHead) bool { return h.field == heads[k].field })
}

// above returns the headings of the row above.
func (s *listScan) above(i int) []listHead {
	if i == 0 || s.sheet.Row(i-1).Num != s.sheet.Row(i).Num-1 {
		return nil
	}
	row := s.sheet.Row(i - 1)
	var heads []listHead
	for _, c := range s.filled(row) {
		if h, ok := s.book.headingOf(row.ID(c.Col-1), c.Text); ok {
			h.MatchCell = c
			heads = append(heads, h)
		} else {
			heads = append(heads, listHead{MatchCell: c})
		}
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

// takeTitle takes over what a row says of those below it.
func (s *listScan) takeTitle(all []MatchCell) bool {
	const most = 3 // cells
	if len(all) > most {
		return false
	}
	text := all[0].Text
	if _, _, ok := Versus(text, true); ok && s.opponentsIn(text) {
		return false
	}
	if bye, _ := byeIn(text); bye {
		return false
	}
	found := false
	for k, c := range all {
		if k == 1 && isPlainNumber(c.Text) {
			if t := readTitles(strings.TrimRight(text, " :.=#") + " " + c.Text); len(t) > 0 && t[0].Field == "round" {
				s.setRound(MatchCell{t[0].Text, c.Row, c.Col})
				return true
			}
		}
		for _, t := range titlesOf(c.Text) {
			switch t.Field {
			case "round":
				s.setRound(MatchCell{t.Text, c.Row, c.Col})
				found = true
			case "segment":
				if s.round.Text == "" {
					s.setRound(MatchCell{t.Text, c.Row, c.Col})
				} else {
					s.half = MatchCell{t.Text, c.Row, c.Col}
				}
				found = true
			case "table", "match", "section":
				found = found || k == 0
			}
		}
		if n, ok := boardsIn(c.Text); ok {
			s.boards = MatchCell{strconv.Itoa(n), c.Row, c.Col}
			found = true
		}
		if unit := unitIn(c.Text); unit != "" && !isPlainNumber(c.Text) && len(s.list.Rows)+len(s.loose) == 0 {
			s.unit = unit
		}
	}
	if len(all) == 1 && !found && !s.isBye(text) {
		s.noted = s.noted || len(s.list.Rows)+len(s.loose) > 0
		return !s.opponentsIn(text)
	}
	if found && len(all) > 1 && s.headed {
		for _, c := range all[1:] {
			if _, _, ok := BothNumbers(c.Text); ok || isPlainNumber(c.Text) {
				return false
			}
		}
	}
	if found {
		s.ranked = false
	}
	return found
}

func (s *listScan) isBye(text string) bool {
	key, value, ok := strings.Cut(text, ":")
	return ok && value != "" && IsBye(key)
}

func (s *listScan) setRound(c MatchCell) {
	s.round, s.half, s.noted = c, MatchCell{}, false
	delete(s.held, "round")
}

// opponentsIn reports whether a text names two teams and what they scored, or just two
// teams.
func (s *listScan) opponentsIn(text string) bool {
	if _, ok := wholeLine(text); ok {
		return true
	}
	home, away, ok := Versus(text, true)
	return ok && isName(home) && isName(away) && len(readTitles(home)) == 0 && len(readTitles(away)) == 0
}

// takeBye takes a line about a team without opponents: "Bye: Foxes".
func (s *listScan) takeBye(row cells.Row, all []MatchCell) bool {
	if len(all) > 2 {
		return false
	}
	c := all[0]
	key, value, ok := strings.Cut(c.Text, ":")
	value = strings.TrimSpace(value)
	switch {
	case ok && value != "" && IsBye(key):
	case len(all) == 2 && IsBye(strings.TrimRight(c.Text, ": ")) && isName(all[1].Text) && c.Text != "-":
		value, c = all[1].Text, all[1]
	default:
		return false
	}
	if s.headed && s.column("each") >= 0 {
		s.two = nil
	}
	fields := map[string]MatchCell{"home": {value, c.Row, c.Col}}
	s.addRow(row, fields, true)
	return true
}

// column returns the column of a field from 1, or -1.
func (s *listScan) column(field string) int {
	for _, h := range s.heads {
		if h.field == field {
			return h.Col
		}
	}
	return -1
}

// addRow adds a match with what titles say of it.
func (s *listScan) addRow(row cells.Row, fields map[string]MatchCell, bye bool) {
	give := func(field string, c MatchCell) {
		if c.Text != "" && fields[field].Text == "" {
			fields[field] = c
		}
	}
	give("round", s.held["round"])
	give("round", s.round)
	give("segment", s.half)
	if !bye {
		give("boards", s.boards)
		give("boards", s.common)
	}
	s.list.Rows = append(s.list.Rows, MatchRow{Row: row, Fields: fields, Bye: bye})
}

// takeHeaded reads a row below headings.
func (s *listScan) takeHeaded(row cells.Row, all []MatchCell) {
	fields := make(map[string]MatchCell)
	count := make(map[string]int)
	for _, h := range s.heads {
		text := strings.TrimSpace(row.Text(h.Col - 1))
		field := h.field
		if field == "" || field == "amount" {
			continue
		}
		count[field]++
		switch field {
		case "imps", "vp", "result", "home.result", "away.result":
			if field == "home.result" || field == "away.result" {
				field = strings.TrimSuffix(field, "result") + s.kindOf(h.Col)
			} else if field == "result" {
				field = s.kindOf(h.Col)
			}
			if !strings.Contains(field, ".") && s.times(h.field) > 1 {
				field = [...]string{"home.", "away."}[min(count[h.field]-1, 1)] + field
			}
		}
		if _, known := fields[field]; known && text == "" {
			continue
		}
		fields[field] = MatchCell{text, row.Num, h.Col}
	}
	for _, f := range []string{"round", "boards", "segment"} {
		if fields[f].Text != "" && (f == "round" || s.isSparse(f)) {
			s.held[f] = fields[f]
		} else if fields[f].Text == "" && (f == "round" || s.isSparse(f)) && s.held[f].Text != "" {
			fields[f] = s.held[f]
		}
	}
	if fields["each"].Text != "" || s.column("each") >= 0 {
		s.takeEach(row, fields)
		return
	}
	if c := fields["match"]; c.Text != "" && fields["home"].Text == "" && s.column("home") < 0 {
		home, away, ok := s.splitTeams(c.Text)
		if !ok {
			if bye, name := byeIn(c.Text); bye {
				fields["home"] = MatchCell{name, c.Row, c.Col}
				s.addRow(row, fields, true)
				return
			}
			if s.noted || s.isStanding(all) {
				return
			}
		}
		fields["home"], fields["away"] = MatchCell{home, c.Row, c.Col}, MatchCell{away, c.Row, c.Col}
		if !ok {
			fields["home"] = c
		}
	}
	home, away := fields["home"], fields["away"]
	if home.Text == "" && away.Text == "" {
		return
	}
	bye := IsBye(home.Text) || IsBye(away.Text)
	for _, f := range []string{"remarks", "imps", "vp", "home.imps", "away.imps", "home.vp", "away.vp", "table"} {
		if c := fields[f]; c.Text != "" && strings.Trim(c.Text, "-–— ") != "" && IsBye(c.Text) {
			bye = true
		}
	}
	if !bye && (s.noted && !s.isMatch(fields) || isPlainNumber(away.Text) && s.isStanding(all)) {
		return
	}
	if home.Text != "" && away.Text == "" && len(all) == 1 && s.noted {
		return
	}
	s.addRow(row, fields, bye)
}

// isMatch reports whether a row has two teams and a result.
func (s *listScan) isMatch(fields map[string]MatchCell) bool {
	if !isName(fields["home"].Text) || !isName(fields["away"].Text) {
		return false
	}
	for _, f := range []string{"imps", "vp", "home.imps", "home.vp"} {
		if strings.ContainsAny(fields[f].Text, "0123456789") {
			return true
		}
	}
	return false
}

// isStanding reports whether a row looks like a line of a ranking: a team, and numbers.
func (s *listScan) isStanding(all []MatchCell) bool {
	names := 0
	for _, c := range all {
		if isName(c.Text) {
			names++
		}
	}
	return names == 1 && len(all) >= 2 && s.noted
}

// times returns how many columns have a field.
func (s *listScan) times(field string) int {
	n := 0
	for _, h := range s.heads {
		if h.field == field {
			n++
		}
	}
	return n
}

// kindOf returns what the numbers of a column are, "imps" or "vp", where its heading does
// not say.
func (s *listScan) kindOf(col int) string {
	for _, h := range s.heads {
		if h.Col == col {
			if unit := unitIn(h.Text); unit != "" {
				return unit
			}
		}
	}
	if s.unit != "" {
		return s.unit
	}
	for i := range s.sheet.Len() {
		text := s.sheet.Row(i).Text(col - 1)
		if a, b, ok := BothNumbers(text); ok && isDecimalText(a) && isDecimalText(b) || isPlainNumber(text) && isDecimalText(text) {
			return "vp"
		}
	}
	return "imps"
}

// isSparse reports whether a column is blank in many rows of matches.
func (s *listScan) isSparse(field string) bool {
	col := s.column(field)
	return col > 0 && field != "boards"
}

// takeEach reads a row of a match in two rows: the home team, then the away team.
func (s *listScan) takeEach(row cells.Row, fields map[string]MatchCell) {
	c := fields["each"]
	if c.Text == "" {
		return
	}
	if IsBye(fields["table"].Text) || IsBye(fields["match"].Text) || IsBye(fields["imps"].Text) || IsBye(fields["vp"].Text) {
		s.addRow(row, map[string]MatchCell{"home": c, "round": fields["round"], "vp": byePoints(fields)}, true)
		s.two = nil
		return
	}
	starts := fields["table"].Text != "" || fields["match"].Text != ""
	if s.two != nil && (!starts || fields["table"].Text == s.two.Fields["table"].Text) {
		first := s.two.Fields
		for _, f := range []string{"imps", "vp"} {
			if first[f].Text != "" || fields[f].Text != "" {
				first["home."+f], first["away."+f] = first[f], fields[f]
			}
			delete(first, f)
		}
		first["home"], first["away"] = first["each"], c
		if IsBye(c.Text) || IsBye(first["each"].Text) {
			s.addRow(s.two.Row, first, true)
		} else {
			s.addRow(s.two.Row, first, false)
		}
		s.two = nil
		return
	}
	s.two = &MatchRow{Row: row, Fields: fields}
}

func byePoints(fields map[string]MatchCell) MatchCell {
	if c := fields["vp"]; isPlainNumber(c.Text) {
		return c
	}
	return MatchCell{}
}

// byeIn reads a bye in one cell: "Foxes - bye", "Foxes (bye)".
func byeIn(text string) (bool, string) {
	for _, sign := range append(slices.Clone(versusSigns), " : ", ": ") {
		home, away, ok := strings.Cut(text, sign)
		home, away = strings.TrimSpace(home), strings.TrimSpace(away)
		switch {
		case ok && away != "" && IsBye(away) && isName(home):
			return true, home
		case ok && home != "" && IsBye(home) && isName(away):
			return true, away
		}
	}
	return false, ""
}

// splitTeams splits two teams in one cell. Where a name has a dash with blanks around it,
// too, the names that stand elsewhere decide.
func (s *listScan) splitTeams(text string) (home, away string, ok bool) {
	text = strings.ReplaceAll(text, "\u00a0", " ")
	var found [][2]string
	for _, sign := range append(versusSigns, " : ", " -", "- ") {
		for from := 0; ; {
			at := strings.Index(text[from:], sign)
			if at < 0 {
				break
			}
			at += from
			from = at + len(sign)
			a, b := strings.TrimSpace(text[:at]), strings.TrimSpace(text[from:])
			if isTeamName(a) && isTeamName(b) {
				found = append(found, [2]string{a, b})
			}
		}
		if len(found) > 0 && sign != " -" {
			break
		}
	}
	if len(found) == 0 {
		if at := strings.IndexAny(text, "–—"); at > 0 { // "Foxes–Owls"
			_, size, _ := strings.Cut(text[at:], "")
			_ = size
			a, b := strings.TrimSpace(text[:at]), strings.TrimSpace(strings.TrimLeft(text[at:], "–—"))
			return a, b, isTeamName(a) && isTeamName(b)
		}
		return "", "", false
	}
	if len(found) > 1 {
		for _, f := range found {
			if s.isTeam(f[0]) && s.isTeam(f[1]) {
				return f[0], f[1], true
			}
		}
	}
	if bye, _ := byeIn(text); bye {
		return "", "", false
	}
	return found[0][0], found[0][1], true
}

// isTeam reports whether a name stands elsewhere on the sheet as a team.
func (s *listScan) isTeam(name string) bool {
	if s.teams == nil {
		s.teams = make(map[string]string)
		for i := range s.sheet.Len() {
			row := s.sheet.Row(i)
			for col := range row.Len() {
				text := row.Text(col)
				s.teams[nameKey(text)] = text
				if home, away, ok := Versus(text, true); ok && !strings.Contains(away, " - ") && !strings.Contains(away, " – ") {
					s.teams[nameKey(home)], s.teams[nameKey(away)] = home, away
				}
			}
		}
	}
	_, ok := s.teams[nameKey(name)]
	return ok
}

// line is a match in one cell.
type wholeMatch struct{ home, away, imps, vp string }

// behindTeams finds the results at the end of a line, with a blank or a colon before them.
var behindTeams = regexp.MustCompile(`[\s\x{a0}:]((?:\(?[0-9]{1,3}(?:[.,][0-9]{1,2})? ?[:–-] ?[0-9]{1,3}(?:[.,][0-9]{1,2})?\)?[ ,;]*)+)$`)

// wholeLine reads a match with its result in one cell: "Foxes - Owls: 60-60 (10,00-10,00)".
func wholeLine(text string) (m wholeMatch, ok bool) {
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
		r = strings.TrimSpace(strings.NewReplacer("IMPs", "", "IMP", "", "VPs", "", "VP", "", "imp", "").Replace(r))
		a, b, both := BothNumbers(strings.Trim(r, " ,"))
		switch {
		case strings.Trim(r, " ,") == "":
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

// takeLoose reads a row without headings.
func (s *listScan) takeLoose(row cells.Row, all []MatchCell) {
	l := looseRow{row: row, fields: make(map[string]MatchCell)}
	rest := all
	for k, c := range all {
		if m, ok := wholeLine(c.Text); ok {
			l.fields["home"], l.fields["away"] = MatchCell{m.home, c.Row, c.Col}, MatchCell{m.away, c.Row, c.Col}
			for f, text := range map[string]string{"imps": m.imps, "vp": m.vp} {
				if text != "" {
					l.fields[f] = MatchCell{text, c.Row, c.Col}
				}
			}
			s.keepLoose(l, all[:k], nil)
			return
		}
		if bye, name := byeIn(c.Text); bye {
			l.fields["home"], l.bye = MatchCell{name, c.Row, c.Col}, true
			s.keepLoose(l, all[:k], all[k+1:])
			return
		}
		if home, away, ok := s.splitTeams(c.Text); ok && isName(home) && isName(away) && !isName(next(all, k+1)) {
			l.fields["home"], l.fields["away"] = MatchCell{home, c.Row, c.Col}, MatchCell{away, c.Row, c.Col}
			s.keepLoose(l, all[:k], all[k+1:])
			return
		}
		if !isName(c.Text) && !IsBye(c.Text) || isPlainNumber(c.Text) {
			continue
		}
		rest = all[k+1:]
		if len(rest) > 0 && isSeparator(rest[0].Text) {
			rest = rest[1:]
		}
		if len(rest) == 0 || isPlainNumber(rest[0].Text) || !isName(rest[0].Text) && !IsBye(rest[0].Text) {
			return // a line of a ranking, or any other text
		}
		l.fields["home"], l.fields["away"] = c, rest[0]
		l.bye = IsBye(c.Text) || IsBye(rest[0].Text)
		s.keepLoose(l, all[:k], rest[1:])
		return
	}
}

func next(all []MatchCell, k int) string {
	if k < len(all) {
		return all[k].Text
	}
	return ""
}

func isSeparator(text string) bool {
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "-", "–", "—", "v", "v.", "vs", "vs.", "versus", "mot", "mod", "gegen", "tegen", "contre", "contro", "contra", "kontra", "x", ":", "/", "−":
		return true
	}
	return false
}

func (s *listScan) keepLoose(l looseRow, left, values []MatchCell) {
	l.left = left
	l.values = values
	if s.round.Text != "" {
		l.fields["round"] = s.round
	}
	if s.half.Text != "" {
		l.fields["segment"] = s.half
	}
	if s.boards.Text != "" {
		l.fields["boards"] = s.boards
	}
	s.loose = append(s.loose, l)
}

// finish decides what the columns of rows without headings are.
func (s *listScan) finish() {
	if len(s.loose) == 0 {
		return
	}
	titled := 0
	for i := range s.loose {
		if s.loose[i].fields["round"].Text != "" {
			titled++
		}
	}
	s.decimals = make(map[int]bool)
	for i := range s.loose {
		for _, c := range s.loose[i].values {
			if isPlainNumber(c.Text) && isDecimalText(c.Text) {
				s.decimals[c.Col] = true
			}
			if a, b, ok := BothNumbers(c.Text); ok && (isDecimalText(a) || isDecimalText(b)) {
				s.decimals[c.Col] = true
			}
		}
	}
	column := s.roundColumn(titled > 0)
	boards := s.boardsColumn()
	var held MatchCell
	for i := range s.loose {
		l := &s.loose[i]
		if column > 0 {
			for _, c := range l.left {
				if c.Col == column {
					held = c
				}
			}
			if held.Text != "" {
				l.fields["round"] = held
			}
		}
		if !s.takeValues(l, boards) {
			continue
		}
		s.addRow(l.row, l.fields, l.bye)
	}
}

// roundColumn finds the column of the rounds before the teams: in each round no team plays
// twice.
func (s *listScan) roundColumn(titled bool) int {
	if titled {
		return 0
	}
	cols := make(map[int]bool)
	for i := range s.loose {
		for _, c := range s.loose[i].left {
			if isPlainNumber(c.Text) && !isDecimalText(c.Text) {
				cols[c.Col] = true
			}
		}
	}
	for col := s.band.left + 1; col <= s.band.right; col++ {
		if !cols[col] {
			continue
		}
		met := make(map[string]bool)
		held, fine := "", true
		for i := range s.loose {
			l := &s.loose[i]
			for _, c := range l.left {
				if c.Col == col {
					held = c.Text
				}
			}
			for _, f := range []string{"home", "away"} {
				key := held + "|" + nameKey(l.fields[f].Text)
				fine = fine && (!met[key] || l.fields[f].Text == "")
				met[key] = true
			}
		}
		if fine {
			return col
		}
	}
	return 0
}

// boardsColumn finds a column with the number of boards behind the teams: the same small
// number nearly everywhere.
func (s *listScan) boardsColumn() int {
	values := make(map[int]map[string]int)
	rows := 0
	widest := 0
	for i := range s.loose {
		if len(s.loose[i].values) > 0 {
			rows++
		}
		widest = max(widest, len(s.loose[i].values))
		for _, c := range s.loose[i].values {
			if values[c.Col] == nil {
				values[c.Col] = make(map[string]int)
			}
			values[c.Col][c.Text]++
		}
	}
	if widest%2 == 0 && widest != 2 {
		return 0
	}
	for col := s.band.right; col > s.band.left; col-- {
		if len(values[col]) == 1 && rows > 2 {
			for text, n := range values[col] {
				if b, err := strconv.Atoi(text); err == nil && b >= 2 && b <= 64 && n == rows {
					return col
				}
			}
		}
	}
	return 0
}

// takeValues reads what stands behind the teams of a row without headings. It reports
// whether the row is a match.
func (s *listScan) takeValues(l *looseRow, boards int) bool {
	var numbers, both []MatchCell
	for _, c := range l.values {
		switch _, _, ok := BothNumbers(c.Text); {
		case c.Col == boards:
			l.fields["boards"] = c
		case isPlainNumber(c.Text):
			numbers = append(numbers, c)
		case ok:
			both = append(both, c)
		case isSeparator(c.Text):
		case isName(c.Text):
			if l.fields["remarks"].Text == "" {
				l.fields["remarks"] = c
			}
		}
	}
	for _, c := range both {
		kind := s.unit
		switch {
		case s.decimals[c.Col] || len(both) == 2 && l.fields["imps"].Text != "":
			kind = "vp"
		case kind == "" || len(both) == 2:
			kind = "imps"
		}
		l.fields[kind] = c
	}
	pairs := len(numbers) / 2
	for k := range pairs {
		a, b := numbers[2*k], numbers[2*k+1]
		kind := "imps"
		switch {
		case s.decimals[a.Col] || s.decimals[b.Col] || k == 1:
			kind = "vp"
		case pairs == 1 && s.unit != "":
			kind = s.unit
		}
		l.fields["home."+kind], l.fields["away."+kind] = a, b
	}
	return l.bye || len(both) > 0 || len(numbers) >= 2 || l.fields["imps"].Text != "" || l.fields["vp"].Text != ""
}

// takeRanked takes a line of a ranking.
func (s *listScan) takeRanked(row cells.Row, all []MatchCell) bool {
	if s.isStandingTitle(all) {
		s.ranked = false
		return false
	}
	col := s.column("team")
	if col < 0 {
		col = s.column("name")
	}
	if col < 0 {
		return true
	}
	name := MatchCell{strings.TrimSpace(row.Text(col - 1)), row.Num, col}
	if name.Text == "" || isPlainNumber(name.Text) {
		return true
	}
	st := Standing{Team: name}
	for _, f := range []string{"vp", "total", "result", "imps"} {
		if c := s.column(f); c > 0 {
			st.Total, st.Field = MatchCell{strings.TrimSpace(row.Text(c - 1)), row.Num, c}, f
			break
		}
	}
	s.list.Standings = append(s.list.Standings, st)
	return true
}

// isStandingTitle reports whether a row is the title of a round.
func (s *listScan) isStandingTitle(all []MatchCell) bool {
	if len(all) > 2 {
		return false
	}
	for _, t := range titlesOf(all[0].Text) {
		if t.Field == "round" {
			return true
		}
	}
	return s.opponentsIn(all[0].Text)
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

// HasPairs reports whether a book holds results of pairs or of an individual.
func (b *Book) HasPairs() bool {
	return slices.ContainsFunc(b.families.all, b.isOfResults)
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

// findResults finds the results of matches below headings that are not known: both in a
// cell, or two columns of numbers next to each other.
func (s *listScan) findResults(at int, heads []listHead) {
	const sample = 30
	numbers := make(map[int]bool)
	for k := range heads {
		h := &heads[k]
		switch h.field {
		case "home", "away", "match", "round", "table", "boards", "segment", "team", "remarks", "date", "amount", "void":
			continue
		}
		both, plain, filled := 0, 0, 0
		for i := at + 1; i < min(at+1+sample, s.sheet.Len()); i++ {
			text := s.sheet.Row(i).Text(h.Col - 1)
			if text == "" {
				continue
			}
			filled++
			if _, _, ok := BothNumbers(text); ok {
				both++
			} else if isPlainNumber(text) {
				plain++
			}
		}
		switch {
		case both > 0 && 2*both > filled:
			h.field = "result"
			return
		case plain > 0 && 4*plain > 3*filled:
			numbers[k] = true
		}
	}
	for k := 0; k+1 < len(heads); k++ {
		if numbers[k] && numbers[k+1] && heads[k].Col+1 == heads[k+1].Col {
			heads[k].field, heads[k+1].field = "result", "result"
			return
		}
	}
}

// findVPs finds victory points below a heading that is not known: both in a cell, or in two
// columns next to each other, with decimals.
func (s *listScan) findVPs(at int, heads []listHead) {
	const sample = 30
	for k := 0; k+1 < len(heads); k++ {
		if s.areDecimals(at, heads[k]) && s.areDecimals(at, heads[k+1]) && heads[k].Col+1 == heads[k+1].Col && s.haveOneSum(at, heads[k], heads[k+1]) {
			heads[k].field, heads[k+1].field = "home.vp", "away.vp"
			return
		}
	}
	for k := range heads {
		switch heads[k].field {
		case "home", "away", "match", "round", "table", "boards", "segment", "team", "remarks", "date", "amount", "void", "imps", "home.imps", "away.imps":
			continue
		}
		points, filled := 0, 0
		for i := at + 1; i < min(at+1+sample, s.sheet.Len()); i++ {
			text := s.sheet.Row(i).Text(heads[k].Col - 1)
			if a, b, ok := BothNumbers(text); ok && isDecimalText(a) && isDecimalText(b) {
				points++
			}
			if text != "" && text != heads[k].Text { // headings again
				filled++
			}
		}
		if points > 0 && 4*points >= 3*filled {
			heads[k].field = "vp"
			return
		}
	}
}

// haveOneSum reports whether the numbers in two columns are the same together in most rows,
// as the victory points of both teams are.
func (s *listScan) haveOneSum(at int, a, b listHead) bool {
	const sample, hundredth = 30, 0.005
	sums, rows := make(map[int]int), 0
	for i := at + 1; i < min(at+1+sample, s.sheet.Len()); i++ {
		x, errX := strconv.ParseFloat(strings.ReplaceAll(s.sheet.Row(i).Text(a.Col-1), ",", "."), 64)
		y, errY := strconv.ParseFloat(strings.ReplaceAll(s.sheet.Row(i).Text(b.Col-1), ",", "."), 64)
		if errX == nil && errY == nil {
			sums[int((x+y+hundredth)*100)]++
			rows++
		}
	}
	for _, n := range sums {
		if 2*n > rows {
			return true
		}
	}
	return false
}

// areDecimals reports whether the numbers below a heading that is not known, or is that of
// matchpoints, are points with decimals.
func (s *listScan) areDecimals(at int, h listHead) bool {
	const sample = 30
	if h.field != "" && h.field != "matchpoints" {
		return false
	}
	decimals, filled := 0, 0
	for i := at + 1; i < min(at+1+sample, s.sheet.Len()); i++ {
		text := s.sheet.Row(i).Text(h.Col - 1)
		if text == "" || text == h.Text {
			continue
		}
		filled++
		if isPlainNumber(text) && isDecimalText(text) {
			decimals++
		}
	}
	return decimals > 0 && 2*decimals > filled
}

// repeatsBelow reports whether the first values of a column below headings are the same.
func (s *listScan) repeatsBelow(at, col int) bool {
	if at+2 >= s.sheet.Len() {
		return false
	}
	first, second := s.sheet.Row(at+1).Text(col-1), s.sheet.Row(at+2).Text(col-1)
	return first != "" && (first == second || second == "")
}

// hasVersus reports whether cells below the heading of a match name two teams.
func (s *listScan) hasVersus(at int, heads []listHead) bool {
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

// dropNotes takes away rows that are no matches: they stand apart from the others, have no
// result, and name nobody who plays elsewhere, such as a line with the director.
func (l *MatchList) dropNotes() {
	times := make(map[string]int)
	for i := range l.Rows {
		for _, f := range []string{"home", "away"} {
			times[nameKey(l.Rows[i].Fields[f].Text)]++
		}
	}
	results := func(r *MatchRow) bool {
		for _, f := range []string{"imps", "vp", "home.imps", "away.imps", "home.vp", "away.vp"} {
			if r.Fields[f].Text != "" {
				return true
			}
		}
		return r.Bye
	}
	taken := make(map[int]bool)
	for i := range l.Rows {
		taken[l.Rows[i].Row.Num] = true
	}
	kept := l.Rows[:0]
	for i := range l.Rows {
		r := l.Rows[i]
		isApart := !taken[r.Row.Num-1] && i > 0
		if isApart && !results(&r) && times[nameKey(r.Fields["home"].Text)] < 2 && times[nameKey(r.Fields["away"].Text)] < 2 {
			continue
		}
		kept = append(kept, r)
	}
	l.Rows = kept
}
