package arrange

import (
	"maps"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
)

// crossing is a cross table: a row and a column for each team.
type crossing struct {
	sheet *cells.Sheet
	head  cells.Row
	teams []crossTeam
}

// crossTeam is a team of a cross table.
type crossTeam struct {
	name MatchCell
	row  cells.Row
	col  int // of its column, from 0
}

// crossTable finds a table in which each team has a row and a column; nil when the sheet
// has none.
func (b *Book) crossTable(sheet *cells.Sheet) *MatchList {
	for i := range min(sheet.Len(), 40) {
		x := crossing{sheet: sheet, head: sheet.Row(i)}
		if b.fillCrossing(&x, i) && x.isCross() {
			return b.readCrossing(&x)
		}
	}
	return nil
}

const fewestCrossed = 3 // teams of a cross table

// fillCrossing finds the rows and columns of the teams below a row of headings: these are
// the names of the teams, or their numbers.
func (b *Book) fillCrossing(x *crossing, at int) bool {
	byName, byNumber := make(map[string]int), make(map[string]int)
	for col := range x.head.Len() {
		text := strings.TrimSpace(x.head.Text(col))
		switch {
		case text == "":
		case isPlainNumber(text) && !isDecimalText(text):
			if _, twice := byNumber[text]; !twice {
				byNumber[text] = col
			}
		case isName(text):
			if _, twice := byName[nameKey(text)]; !twice {
				byName[nameKey(text)] = col
			}
		}
	}
	numbered := len(byNumber) >= fewestCrossed
	if !numbered && len(byName) < fewestCrossed {
		return false
	}
	for i := at + 1; i < x.sheet.Len(); i++ {
		row := x.sheet.Row(i)
		if row.Num != x.head.Num+1+len(x.teams) {
			if len(x.teams) == 0 && row.Num == x.head.Num+2 {
				continue
			}
			break
		}
		first := firstCol(row)
		t := crossTeam{row: row, col: -1}
		number := ""
		for col := first; col < min(row.Len(), first+3); col++ {
			text := strings.TrimSpace(row.Text(col))
			switch {
			case isPlainNumber(text) && !isDecimalText(text) && number == "" && t.name.Text == "":
				number = text
			case isName(text) && t.name.Text == "" && !isDiagonal(text):
				t.name = MatchCell{text, row.Num, col + 1}
			}
		}
		if t.name.Text == "" {
			break
		}
		if n, name, ok := cutListed(t.name.Text); ok && numbered && number == "" {
			number, t.name.Text = n, name
		}
		if col, ok := byName[nameKey(t.name.Text)]; ok && !numbered {
			t.col = col
		} else if numbered {
			if number == "" {
				number = strconv.Itoa(len(x.teams) + 1)
			}
			if col, ok := byNumber[number]; ok {
				t.col = col
			}
		}
		if t.col < 0 {
			break
		}
		x.teams = append(x.teams, t)
	}
	if numbered && len(x.teams) != len(byNumber) {
		return false
	}
	return len(x.teams) >= fewestCrossed
}

// isDiagonal reports whether a text stands where a team would meet itself.
func isDiagonal(text string) bool {
	return strings.Trim(text, "xX*-–—−.#/\\█■ \u00a0") == ""
}

// isCross reports whether the cells of the teams hold results, and the diagonal none.
func (x *crossing) isCross() bool {
	results, others := 0, 0
	for i := range x.teams {
		for k := range x.teams {
			text := strings.TrimSpace(x.teams[i].row.Text(x.teams[k].col))
			_, _, both := BothNumbers(text)
			switch {
			case i == k:
				if !isDiagonal(text) {
					return false
				}
			case text == "" || isDiagonal(text):
			case both || isPlainNumber(text):
				results++
			default:
				others++
			}
		}
	}
	cols := make(map[int]bool)
	for i := range x.teams {
		cols[x.teams[i].col] = true
	}
	return results > 0 && others <= results/4 && len(cols) == len(x.teams)
}

// isTwice reports whether the cells of two teams are two matches, each at the home of one
// of them: no two have the same result the other way round.
func (x *crossing) isTwice() bool {
	const fewest = 3 // pairs of cells
	pairs := 0
	for i := range x.teams {
		for k := range i {
			a, b, one := BothNumbers(x.teams[i].row.Text(x.teams[k].col))
			c, d, other := BothNumbers(x.teams[k].row.Text(x.teams[i].col))
			if !one || !other {
				continue
			}
			if pairs++; sameNumber(a, d) && sameNumber(b, c) {
				return false
			}
		}
	}
	return pairs >= fewest
}

// readCrossing makes matches of a cross table.
func (b *Book) readCrossing(x *crossing) *MatchList {
	l := &MatchList{Sheet: x.sheet, Kind: "cross table", Language: headings.Languages()[0], Headed: true}
	boards := b.sheetBoards(x.sheet)
	unit := ""
	decimals := false
	for i := range x.sheet.Len() {
		row := x.sheet.Row(i)
		if row.Num >= x.head.Num {
			break
		}
		for col := range row.Len() {
			if u := unitIn(row.Text(col)); u != "" && unit == "" {
				unit = u
			}
		}
	}
	if u := unitIn(x.sheet.Name); unit == "" && u != "" {
		unit = u
	}
	each := func(yield func(i, k int, text string)) {
		for i := range x.teams {
			for k := range x.teams {
				text := strings.TrimSpace(x.teams[i].row.Text(x.teams[k].col))
				if i != k && text != "" && !isDiagonal(text) {
					yield(i, k, text)
				}
			}
		}
	}
	twenty := true
	each(func(i, k int, text string) {
		decimals = decimals || isDecimalText(text)
		if a, err := strconv.Atoi(text); err == nil {
			o, err := strconv.Atoi(strings.TrimSpace(x.teams[k].row.Text(x.teams[i].col)))
			twenty = twenty && err == nil && a+o == 20
		} else {
			twenty = false
		}
	})
	switch {
	case decimals:
		unit = "vp"
	case unit == "" && twenty:
		unit = "vp"
	case unit == "":
		unit = "imps"
	}
	twice := x.isTwice()
	for i := range x.teams {
		for k := range x.teams {
			if i >= k {
				continue
			}
			one, other := strings.TrimSpace(x.teams[i].row.Text(x.teams[k].col)), strings.TrimSpace(x.teams[k].row.Text(x.teams[i].col))
			at := MatchCell{one, x.teams[i].row.Num, x.teams[k].col + 1}
			back := MatchCell{other, x.teams[k].row.Num, x.teams[i].col + 1}
			fields := map[string]MatchCell{"home": x.teams[i].name, "away": x.teams[k].name}
			if boards.Text != "" {
				fields["boards"] = boards
			}
			if (one == "" || isDiagonal(one)) && (other == "" || isDiagonal(other)) {
				continue // not played yet
			}
			a, c, both := BothNumbers(one)
			d, e, backBoth := BothNumbers(other)
			if twice && both && backBoth {
				fields["home."+unit], fields["away."+unit] = cellOf(at, a), cellOf(at, c)
				second := maps.Clone(fields)
				second["home"], second["away"] = x.teams[k].name, x.teams[i].name
				second["home."+unit], second["away."+unit] = cellOf(back, d), cellOf(back, e)
				l.Rows = append(l.Rows, MatchRow{Row: x.teams[i].row, Fields: fields}, MatchRow{Row: x.teams[k].row, Fields: second})
				continue
			}
			switch {
			case both && backBoth && (!sameNumber(a, e) || !sameNumber(c, d)):
				fields["contradiction"] = back
				fields["home."+unit], fields["away."+unit] = cellOf(at, a), cellOf(at, c)
			case both:
				fields["home."+unit], fields["away."+unit] = cellOf(at, a), cellOf(at, c)
			case backBoth:
				fields["home."+unit], fields["away."+unit] = cellOf(back, e), cellOf(back, d)
			default:
				fields["home."+unit], fields["away."+unit] = at, back
			}
			l.Rows = append(l.Rows, MatchRow{Row: x.teams[i].row, Fields: fields})
		}
	}
	return l
}
