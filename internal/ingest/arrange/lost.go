package arrange

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// isLost reports whether a row that is read as no result has numbers where results have
// the board, the pairs or the score, or those of pairs in place of names, so that it may be
// one whose cells have slipped.
func (t *table) isLost(r *Region, row cells.Row) bool {
	const fewest = 2
	filled, numbers := 0, 0
	for i := range t.columns {
		id := row.ID(r.cols[i])
		if id == 0 {
			continue
		}
		filled++
		kinds := t.book.looks.of(id).kinds
		if decisive[t.columns[i].field] && kinds&(Whole|Pair|Named|Score|Status|Bid) != 0 ||
			strings.HasSuffix(t.columns[i].field, ".name") && kinds&Pair != 0 && kinds&Name == 0 {
			numbers++
		}
	}
	return numbers >= fewest && 2*filled > len(t.columns)
}

// joinedIn returns the column in which a row has the values of several cells in one, or
// -1.
func (b *Book) joinedIn(row cells.Row, cols []int) int {
	bid := b.hasBid(row, cols) || b.hasScore(row, cols)
	for _, col := range cols {
		if id := row.ID(col); id != 0 && b.isJoined(row.Text(col), bid) {
			return col
		}
	}
	return -1
}

// hasScore reports whether a row has a score that is no number of a pair or a board.
func (b *Book) hasScore(row cells.Row, cols []int) bool {
	const least = 50
	return slices.ContainsFunc(cols, func(col int) bool {
		l := b.looks.of(row.ID(col))
		return l.kinds&Score != 0 && (l.n >= least || l.n <= -least)
	})
}

// twoDecimals is words with what two teams have in decimals: "Victory points: 1,72 - 18,28".
var twoDecimals = regexp.MustCompile(`^\pL[\pL\s.]*:?\s*\d+,\d{1,2}\s*[-–:/]\s*\d+,\d{1,2}\s*\pL*$`)

// decimalsOfTwo is such an amount within a longer text: "16 boards, VP 1,72–18,28".
var decimalsOfTwo = regexp.MustCompile(`(\pL[\s:]*\d+),(\d{2}\s*[-–:/]\s*\d+),(\d{2})\b`)

// isJoined reports whether a text is several values of a result with a sign between:
// "12, 3, 7, 4H, N, 420". A contract or a score is among them, unless one stands beside it.
func (b *Book) isJoined(text string, hasOutcome bool) bool {
	const fewest, large = 3, 50
	if twoDecimals.MatchString(text) {
		return false
	}
	text = decimalsOfTwo.ReplaceAllString(text, "$1.$2.$3")
	if comma := strings.IndexAny(text, ",;|"); comma > 0 && !strings.ContainsAny(text[comma+1:], ",;|") { // "4 Anna/Bo;Pass"
		first, second := lookAt(strings.TrimSpace(text[:comma])).kinds, lookAt(strings.TrimSpace(text[comma+1:])).kinds
		if first&Named != 0 && first&Bid == 0 && second&(Bid|Status) != 0 && second&(number|Name) == 0 {
			return true
		}
		score := lookAt(strings.TrimSpace(text[comma+1:])) // "2, 620"
		apart := text[comma] != ',' || text[comma+1:] != strings.TrimSpace(text[comma+1:])
		isOutcome := second&Score != 0 && (score.n > large || score.n < -large) || second&Status != 0 && second&number == 0 // "8, not played"
		return apart && first&Whole != 0 && isOutcome
	}
	for _, separator := range []string{",", ";", "|", "\t"} {
		if strings.Count(text, separator) < fewest-1 {
			continue
		}
		filled, data, names, outcomes, seats := 0, 0, 0, 0, 0
		const mostWords = 4
		sentence := false
		numbered := false // without a number it is a sentence: "A+ is average plus, A average, A- average minus"
		for piece := range strings.SplitSeq(text, separator) {
			piece = strings.TrimSpace(piece)
			if piece == "" {
				continue
			}
			filled++
			sentence = sentence || len(strings.Fields(piece)) > mostWords
			l := lookAt(piece)
			if l.kinds&(Strain|Seat) != 0 {
				seats++
			}
			numbered = numbered || l.kinds&(number|Bid|Cell|Pair|Named) != 0
			if l.kinds&(datum|Seat|Pair) != 0 {
				data++
			} else if l.kinds&Name != 0 {
				names++
			}
			if l.kinds&(Bid|Status) != 0 && l.kinds&number == 0 || l.kinds&Score != 0 && (l.n >= large || l.n <= -large) {
				outcomes++
			}
		}
		const several = 3
		isMostlyData := 2*data >= filled || outcomes > 0 && data > several && several*data >= filled && !sentence // two names for each pair
		if numbered && (outcomes > 0 || hasOutcome || seats > 1 && !sentence) && data > 1 && data+names >= fewest && isMostlyData {
			return true
		}
	}
	return false
}

// accountSlipped reports values beside and below results that are in no column or row of
// theirs, where a result lacks just such a value: a cell has slipped.
func (b *Book) accountSlipped(f *family, problems *event.Problems) {
	joined := b.joinedTexts()
	for _, r := range f.regions {
		for k, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			without := !f.table.hasValue(r, row)
			if f.table.own != nil {
				if without && b.joinedIn(row, r.cols) >= 0 {
					problems.Add(unreadRow(r.Sheet, row))
				}
				continue
			}
			if without && f.table.cell < 0 {
				b.accountBeside(r, row, k < len(r.results) && r.results[k], problems)
			}
			if !without && len(joined) > 0 {
				f.table.accountJoined(r, row, joined, problems)
			}
			if k > 0 {
				b.accountBelow(f.table, r, r.Sheet.Row(int(r.Rows[k-1])), row, problems)
			}
		}
	}
}

// joinedTexts returns the texts of the book that are several values of a result.
func (b *Book) joinedTexts() map[cells.ID]bool {
	if b.joined == nil {
		b.joined = make(map[cells.ID]bool)
		for id := range cells.ID(b.cells.Texts()) {
			if text := b.cells.Text(id); strings.ContainsAny(text, ",;|\t") && b.isJoined(text, true) {
				b.joined[id] = true
			}
		}
	}
	return b.joined
}

// accountJoined reports the cell of a result that holds several values and whose column is
// not read, or not needed: the others report it when they are read.
func (t *table) accountJoined(r *Region, row cells.Row, joined map[cells.ID]bool, problems *event.Problems) {
	for i, col := range r.cols {
		if id := row.ID(col); id != 0 && joined[id] && !decisive[t.columns[i].field] {
			problems.Add(joinedCell(r, row, col))
		}
	}
}

func joinedCell(r *Region, row cells.Row, col int) event.Problem {
	return event.Problem{
		At:   r.Sheet.Position(row.Num, col+1),
		Text: fmt.Sprintf("%q looks like several values of a result in one cell", row.Text(col)),
		Hint: "write each into its column",
	}
}

// accountBeside reports the value that stands beside a row without a result, and the cell
// in it that holds several values.
func (b *Book) accountBeside(r *Region, row cells.Row, isResult bool, problems *event.Problems) {
	if col := b.slippedRight(r, row); col >= 0 {
		problems.Add(event.Problem{
			At:   r.Sheet.Position(row.Num, col+1),
			Text: fmt.Sprintf("%q is outside the columns of the results, and the result of this row is missing", row.Text(col)),
			Hint: "write it into its column, or delete it",
		})
	}
	if !isResult {
		return
	}
	if col := b.joinedIn(row, r.cols); col >= 0 {
		problems.Add(joinedCell(r, row, col))
	}
}

// slippedRight returns the column of a value beside a row that has no result, or -1.
func (b *Book) slippedRight(r *Region, row cells.Row) int {
	for _, col := range b.uncovered(r, row) {
		if b.looks.of(row.ID(col)).kinds&(number|Score|Bid|Status|Outcome) != 0 {
			return col
		}
	}
	return -1
}

// uncovered returns the columns in which a row of a region has something and no table of
// the sheet has a column.
func (b *Book) uncovered(r *Region, row cells.Row) []int {
	var cols []int
	for col := range row.Len() {
		if row.ID(col) != 0 && !b.isCovered(r.Sheet, col) {
			cols = append(cols, col)
		}
	}
	return cols
}

// isCovered reports whether some table of a sheet has a column of it.
func (b *Book) isCovered(sheet *cells.Sheet, col int) bool {
	if b.covered == nil {
		b.covered = make(map[*cells.Sheet]map[int]bool)
		for _, f := range b.families.all {
			for _, r := range f.regions {
				if b.covered[r.Sheet] == nil {
					b.covered[r.Sheet] = make(map[int]bool)
				}
				for _, c := range r.cols {
					b.covered[r.Sheet][c] = true
				}
			}
		}
	}
	return b.covered[sheet][col]
}

// accountBelow reports the only value of a row that the result above lacks.
func (b *Book) accountBelow(t *table, r *Region, above, row cells.Row, problems *event.Problems) {
	if above.Num != row.Num-1 {
		return
	}
	only := -1
	for i := range t.columns {
		if row.ID(r.cols[i]) == 0 {
			continue
		}
		if only >= 0 {
			return
		}
		only = i
	}
	if only < 0 || !decisive[t.columns[only].field] || above.ID(r.cols[only]) != 0 || t.isHeld(only, r, above) {
		return
	}
	problems.Add(event.Problem{
		At:   r.Sheet.Position(row.Num, r.cols[only]+1),
		Text: fmt.Sprintf("%q is alone below a result that has no such value", row.Text(r.cols[only])),
		Hint: "write it into its row, or delete it",
	})
}

// accountAlone reports the only value of a row below results that the result above lacks,
// where the row is none of theirs.
func (b *Book) accountAlone(sheet *cells.Sheet, i int, problems *event.Problems) {
	if i == 0 {
		return
	}
	above, row := sheet.Row(i-1), sheet.Row(i)
	for _, f := range b.families.all {
		if f.ofTeams || f.table.own != nil || !f.table.holdsResults() {
			continue
		}
		for _, r := range f.regions {
			if r.Sheet == sheet && len(r.Rows) > 0 && int(r.Rows[len(r.Rows)-1]) == i-1 && isWithin(row, r.cols) {
				b.accountBelow(f.table, r, above, row, problems)
			}
		}
	}
}

// isWithin reports whether all values of a row are in some columns.
func isWithin(row cells.Row, cols []int) bool {
	for col := range row.Len() {
		if row.ID(col) != 0 && !slices.Contains(cols, col) {
			return false
		}
	}
	return true
}

// accountList reports what is wrong with a list of names: results in one cell, names that
// are not read, and numbers that may be those of the pairs as well as others.
func (b *Book) accountList(f *family, problems *event.Problems) {
	pair, names := -1, []int(nil)
	for _, n := range b.nameColumns(f) {
		pair, names = n.pair, append(names, n.names...)
	}
	for i := range f.table.columns {
		c := &f.table.columns[i]
		if c.field != "" || c.filled == 0 || pair < 0 || i == pair || slices.Contains(names, i) {
			continue
		}
		r, row := firstFilled(f, i)
		at := r.Sheet.Position(row.Num, r.cols[i]+1)
		switch {
		case c.Text == "" && c.share(Name) > 0.8:
			problems.Add(event.Problem{
				Severity: event.Warning, At: at, Hint: "write Player 2 or what else it holds above it",
				Text: fmt.Sprintf("the column with %q has no heading and is not read", row.Text(r.cols[i])),
			})
		case (len(c.Meanings) == 0 || c.means("pair")) && f.areRanked(pair, i):
			problems.Add(event.Problem{
				At: at, Hint: "write Pair above the numbers of the pairs, and Rank above the others",
				Text: "these may be the numbers of the pairs as well as those in another column, and it is not clear which are",
			})
		}
	}
	for _, r := range f.regions {
		unheaded := slices.Clone(r.cols)
		for i := range unheaded {
			if f.table.columns[i].Text != "" {
				unheaded[i] = -1
			}
		}
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			if b.looksLikeResult(row, unheaded) && (b.hasLargeScore(row, unheaded) || b.hasBid(row, unheaded)) {
				problems.Add(unreadRow(r.Sheet, row)) // of a table beside the list
				continue
			}
			isName := slices.ContainsFunc(names, func(col int) bool { return b.looks.of(row.ID(r.cols[col])).kinds&(Name|Named) != 0 })
			if b.joinedIn(row, r.cols) >= 0 || !isName && r.Given["board"].Text != "" && !isSingle(row) { // results of a board below the headings of names
				problems.Add(unreadRow(r.Sheet, row))
			}
		}
	}
}

// means reports whether the heading of a column may be that of a field.
func (c *column) means(field string) bool {
	return slices.ContainsFunc(c.Meanings, func(m Meaning) bool { return m.Field == field })
}

// areRanked reports whether the numbers of one column count the rows, as ranks do, and
// those of another are the same in another order.
func (f *family) areRanked(counting, other int) bool {
	const fewest = 3 // rows
	rows := 0
	for _, r := range f.regions {
		seen := make(map[string]bool)
		for k, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			if row.Text(r.cols[counting]) != strconv.Itoa(k+1) {
				return false
			}
			seen[row.Text(r.cols[other])] = true
		}
		for k := range r.Rows {
			if !seen[strconv.Itoa(k+1)] {
				return false
			}
		}
		rows += len(r.Rows)
	}
	return rows >= fewest
}

// isHeld reports whether a column may be blank in a row because the value above holds: it
// is filled in only where its value changes, and so are those that are blank with it.
func (t *table) isHeld(col int, r *Region, row cells.Row) bool {
	for _, c := range t.carried {
		if slices.Contains(c.cols, col) {
			return !slices.ContainsFunc(c.cols, func(i int) bool { return row.ID(r.cols[i]) != 0 })
		}
	}
	for i := range t.columns {
		if isOfPair(t.columns[i].field) && row.ID(r.cols[i]) != 0 {
			return false
		}
	}
	return t.held[col]
}
