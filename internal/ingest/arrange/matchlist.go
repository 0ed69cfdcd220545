package arrange

import (
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
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
	Names     map[string]string // of teams by their numbers, from a ranking that has both
	// Left are rows that name teams of the list beside numbers and were not read.
	Left []MatchCell
	// Places are cells that should state whether a team was at home, and are not understood.
	Places []MatchCell
	// Unclear are texts above matches that begin with a round, and are not read.
	Unclear []MatchCell
	// Blank are titles of rounds below which rows have names and numbers, and none is a match.
	Blank  []MatchCell
	joined map[int]bool // rows of which a match is listed twice
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

// hasResult reports whether a row says what the match came to.
func (r *MatchRow) hasResult() bool {
	for _, f := range []string{"imps", "vp", "home.imps", "away.imps", "home.vp", "away.vp"} {
		if r.Fields[f].Text != "" {
			return true
		}
	}
	return false
}

// Standing is a line of a ranking next to a list of matches.
type Standing struct {
	Team  MatchCell
	Total MatchCell // what the team has; empty where it is not known which column says so
	Field string    // "vp" or "imps"
}

// MatchLists returns the lists of matches of a book. Where it is not certain that a book
// is about teams, only lists whose headings say so are returned.
func (b *Book) MatchLists(certain bool) []*MatchList {
	var all []*MatchList
	for _, sheet := range b.cells.Sheets {
		if _, scanned := b.classes[sheet]; !scanned || b.holdsBoards(sheet) || b.holdsNames(sheet) {
			continue
		}
		if l := b.matchList(sheet); l != nil {
			all = append(all, l)
		}
	}
	all = slices.DeleteFunc(all, func(l *MatchList) bool {
		return len(l.Rows) == 0 && !l.Headed || !certain && !l.Headed || !l.Headed && (!l.isLeague() || b.namesSides(l)) || b.playsBoards(l)
	})
	for _, l := range all {
		b.listed[l.Sheet] = true
	}
	for _, f := range b.families.all {
		f.taken = f.taken || slices.ContainsFunc(f.regions, func(r *Region) bool { return b.listed[r.Sheet] })
	}
	return all
}

// holdsNames reports whether all tables of a sheet are lists of the pairs whose results are on
// other sheets.
func (b *Book) holdsNames(sheet *cells.Sheet) bool {
	if len(b.grids) == 0 && !b.hasResults() {
		return false
	}
	lists := 0
	for _, f := range b.families.all {
		if !slices.ContainsFunc(f.regions, func(r *Region) bool { return r.Sheet == sheet }) {
			continue
		}
		if b.nameColumns(f) == nil {
			return false
		}
		lists++
	}
	return lists > 0
}

// matchList returns the matches of a sheet; nil when it has none.
func (b *Book) matchList(sheet *cells.Sheet) *MatchList {
	if l := b.crossTable(sheet); l != nil {
		return l
	}
	if l := b.roundsAcross(sheet); l != nil {
		return l
	}
	list := &MatchList{Sheet: sheet, Kind: "list", Language: headings.Languages()[0], joined: make(map[int]bool), Names: make(map[string]string)}
	common := b.sheetBoards(sheet)
	for _, part := range b.parts(sheet) {
		s := &matchScan{book: b, sheet: sheet, band: part, list: list, common: common, round: b.sheetRound(sheet)}
		s.counted = s.countedRounds()
		for i := range sheet.Len() {
			s.take(i)
		}
		s.finish()
	}
	if len(list.Rows) == 0 && !list.Headed {
		return nil
	}
	list.dropNotes()
	list.noteLeft()
	list.noteUnclear()
	slices.SortStableFunc(list.Rows, func(x, y MatchRow) int { return x.Row.Num - y.Row.Num })
	return list
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
		if l.Rows[i].hasResult() {
			results++
		}
	}
	return 2*results >= rows && results > 0
}

// namesSides reports whether a team of a list without headings is called "NS" or "Board": it
// is a table of pairs.
func (b *Book) namesSides(l *MatchList) bool {
	return slices.ContainsFunc(l.Rows, func(r MatchRow) bool {
		return slices.ContainsFunc([]string{"home", "away"}, func(side string) bool {
			meanings, _ := b.words.Of(b.cells.Intern(r.Fields[side].Text))
			return len(meanings) > 0 && slices.Contains([]string{"board", "ns", "ew", "ns.pair", "ew.pair"}, meanings[0].Field)
		})
	})
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
		case row.Text(col) == "v": // between two teams
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
	if len(b.gridsOn(sheet)) > 0 {
		return true
	}
	for _, f := range b.families.all {
		if !f.ofTeams && !f.table.holdsResults() && !f.isPairGrid() {
			continue
		}
		if slices.ContainsFunc(f.regions, func(r *Region) bool { return r.Sheet == sheet }) {
			return true
		}
	}
	return false
}

// HasPairs reports whether a book holds results of pairs or of an individual.
func (b *Book) HasPairs() bool {
	return slices.ContainsFunc(b.families.all, b.isOfResults)
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

// dropNotes takes away rows that are no matches: they stand apart from the others, have no
// result, and name nobody who plays elsewhere, such as a line with the director.
func (l *MatchList) dropNotes() {
	times := make(map[string]int)
	taken := make(map[int]bool)
	for i := range l.Rows {
		for _, f := range []string{"home", "away"} {
			times[nameKey(l.Rows[i].Fields[f].Text)]++
		}
		taken[l.Rows[i].Row.Num] = true
	}
	kept := l.Rows[:0]
	for i := range l.Rows {
		r := l.Rows[i]
		isApart := !taken[r.Row.Num-1] && i > 0
		if isApart && !r.Bye && !r.hasResult() && times[nameKey(r.Fields["home"].Text)] < 2 && times[nameKey(r.Fields["away"].Text)] < 2 {
			continue
		}
		kept = append(kept, r)
	}
	l.Rows = kept
}

// noteLeft notes the rows that name two teams of the list before numbers, in cells that no
// match has: they may be matches.
func (l *MatchList) noteLeft() {
	teams := make(map[string]bool)
	used := make(map[[2]int]bool)
	for i := range l.Rows {
		for _, f := range []string{"home", "away"} {
			c := l.Rows[i].Fields[f]
			teams[nameKey(c.Text)] = isName(c.Text)
			used[[2]int{c.Row, c.Col}] = true
		}
	}
	for i := range l.Sheet.Len() {
		row := l.Sheet.Row(i)
		named, numbers := MatchCell{}, false
		count := 0
		for col := range row.Len() {
			text := strings.TrimSpace(row.Text(col))
			_, _, both := BothNumbers(text)
			numbers = numbers || count > 0 && (both || isPlainNumber(text))
			switch found := versusIn(text); {
			case text == "" || used[[2]int{row.Num, col + 1}]:
			case teams[nameKey(text)] && !IsBye(text):
				count++
				named = MatchCell{text, row.Num, col + 1}
			case len(found) == 1 && teams[nameKey(found[0][0])] && teams[nameKey(found[0][1])]:
				count += 2
				named = MatchCell{text, row.Num, col + 1}
			}
		}
		if count > 1 && numbers && !l.joined[row.Num] {
			l.Left = append(l.Left, named)
		}
	}
}

// noteUnclear notes the texts that begin with a round, but say more than a title does, where
// the matches below them have no round, or that of a title above.
func (l *MatchList) noteUnclear() {
	isRound := func(text string) bool {
		tokens := tokensOf(text)
		if len(tokens) == 0 || len(titlesOf(text)) > 0 {
			return false
		}
		t, n := titleAt(tokens, text)
		return n > 0 && t.Field == "round" && (n == len(tokens) || !continuesNumber(tokens[n-1], tokens[n:]))
	}
	for i := range l.Sheet.Len() {
		row := l.Sheet.Row(i)
		for col := range row.Len() {
			if text := row.Text(col); text == "" || !isRound(text) {
				continue
			}
			next := slices.IndexFunc(l.Rows, func(r MatchRow) bool { return r.Row.Num > row.Num })
			if next >= 0 && l.Rows[next].Fields["round"].Row < row.Num {
				l.Unclear = append(l.Unclear, MatchCell{row.Text(col), row.Num, col + 1})
			}
		}
	}
}
