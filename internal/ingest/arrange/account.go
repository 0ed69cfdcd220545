package arrange

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// decisive are the fields without which a result may come out otherwise.
var decisive = map[string]bool{
	"board": true, "ns.pair": true, "ew.pair": true, "pairs": true, "contract": true, "declarer": true, "result": true, "tricks": true,
	"score": true, "ns.score": true, "ew.score": true, "doubled": true, "level": true, "strain": true, "over": true, "down": true,
	"section": true, "version": true, "south.number": true, "west.number": true, "north.number": true, "east.number": true,
}

// Account returns what is wrong with columns and rows that nothing reads: an error
// where a result may hang on them, else a warning.
func (b *Book) Account() event.Problems {
	var problems event.Problems
	for _, f := range b.families.all {
		switch {
		case f.ofTeams:
			b.accountTeams(f, &problems)
		case f.table.holdsResults():
			b.accountColumns(f, &problems)
			b.accountRows(f, &problems)
			b.accountSlipped(f, &problems)
			f.table.accountSalliere(&problems)
			b.accountRemarks(f, &problems)
			b.accountAtTables(f, &problems)
			if f.table.own != nil {
				f.table.accountLone(&problems)
			}
		case f.listed && (b.holdsBids(f) || f.table.holdsScores()):
			problems.Add(f.table.lacks())
		case f.listed:
			b.accountList(f, &problems)
		case f.isPairGrid():
			problems = append(problems, f.pairGrid.problems...)
		case f.taken:
		default:
			b.accountFamily(f, &problems)
		}
	}
	for _, g := range b.grids {
		for _, i := range g.unread {
			problems.Add(unreadRow(g.sheet, g.sheet.Row(i)))
		}
		for _, p := range g.unmet {
			problems.Add(event.Problem{
				At:   g.sheet.Position(int(p.Row), int(p.Col)),
				Text: "the schedule does not state against whom this result is",
				Hint: "add the board, the table and the EW pair to the schedule, or delete the result",
			})
		}
	}
	b.accountTexts(&problems)
	return problems
}

const hintHeading = "write above it what it holds: Board, NS, EW, Contract, By, Result, Tricks, Score, Remarks"

// accountColumns reports the columns of results that are not read.
func (b *Book) accountColumns(f *family, problems *event.Problems) {
	if strain := colOf(f.table.columns, "strain"); strain >= 0 && colOf(f.table.columns, "contract") < 0 && colOf(f.table.columns, "level") < 0 {
		r, row := firstFilled(f, strain)
		problems.Add(event.Problem{
			At: r.Sheet.Position(row.Num, r.cols[strain]+1), Text: "there is a column for the strain of the contracts, and none for their level",
			Hint: "write Level above the column with 1 to 7",
		})
	}
	for i := range f.table.columns {
		c := &f.table.columns[i]
		if c.field != "" || c.filled == 0 {
			b.accountAmounts(f, i, problems)
			b.accountUnneeded(f, i, problems)
			continue
		}
		if f.table.isKnown(c) {
			continue
		}
		r, row := firstFilled(f, i)
		at := r.Sheet.Position(row.Num, r.cols[i]+1)
		text := row.Text(r.cols[i])
		problem := event.Problem{Severity: event.Warning, At: r.Sheet.Position(max(c.Row, 1), r.cols[i]+1), Hint: hintHeading}
		switch known := f.table.colOfHeading(i); {
		case c.Text == "" && known == "":
			problem.At = at
			problem.Text = fmt.Sprintf("the column with %q has no heading and is not read", text)
		case c.rival != "" && decisive[c.rival] && colOf(f.table.columns, c.rival) >= 0:
			other := f.table.columns[colOf(f.table.columns, c.rival)].Text
			problem.Text = fmt.Sprintf("column %q says the same as column %q", c.Text, other)
			problem.Hint = "delete one of them or rename it"
			if c.Meanings[0].Weight >= f.table.columns[colOf(f.table.columns, c.rival)].Meanings[0].Weight {
				problem.Severity = event.Error
			}
		default:
			problem.Text = fmt.Sprintf("heading %q is not known, and its column is not read", c.Text)
		}
		if f.table.lacksColumn(c) || f.table.fillsGap(i) || !f.table.isHeaded() && f.table.mayBePairs(i) {
			problem.Severity = event.Error
		}
		problems.Add(problem)
	}
}

// accountUnneeded reports a column that is known not to be part of a result, but has scores or
// awards where a row has no other result.
func (b *Book) accountUnneeded(f *family, i int, problems *event.Problems) {
	c := &f.table.columns[i]
	if c.field == "" || c.filled == 0 || f.table.reads(i) || !strings.Contains(c.field, "imps") && !strings.Contains(c.field, "points") && c.field != "plus" && c.field != "minus" {
		return
	}
	for _, r := range f.regions {
		for k, n := range r.Rows {
			row := r.Sheet.Row(int(n))
			if k >= len(r.results) || !r.results[k] || f.table.hasValue(r, row) || b.looks.of(row.ID(r.cols[i])).kinds&(Score|Status|Percent) == 0 {
				continue
			}
			problems.Add(event.Problem{
				At:   r.Sheet.Position(row.Num, r.cols[i]+1),
				Text: fmt.Sprintf("%q may be the result of this row, but the column %q is not read as that of a score", row.Text(r.cols[i]), c.Text),
				Hint: hintHeading,
			})
			return
		}
	}
}

// accountRemarks reports contracts and scores in a column of remarks or of leads: they may
// be rulings, and neither replaces a result.
func (b *Book) accountRemarks(f *family, problems *event.Problems) {
	b.accountOutcomes(f, "remarks", Bid|Score, Status, problems)
	b.accountOutcomes(f, "lead", Bid, Card, problems)
}

// accountAtTables warns that the sheet does not state the NS pairs.
func (b *Book) accountAtTables(f *family, problems *event.Problems) {
	if !f.atTables {
		return
	}
	r := f.regions[0]
	problems.Add(event.Problem{
		Severity: event.Warning, At: r.Sheet.Position(max(r.HeadRow, 1), 0),
		Text: "the numbers of the NS pairs are not written; they are taken to be those of their tables",
		Hint: "write a column NS where they are not",
	})
}

// accountOutcomes reports the first cell of a column that looks like the result of a board,
// and not like something else.
func (b *Book) accountOutcomes(f *family, field string, outcome, other Kind, problems *event.Problems) {
	i := colOf(f.table.columns, field)
	if i < 0 {
		return
	}
	for _, r := range f.regions {
		for _, k := range r.Rows {
			row := r.Sheet.Row(int(k))
			l := b.looks.of(row.ID(r.cols[i]))
			if l.kinds&outcome == 0 || l.kinds&other != 0 {
				continue
			}
			problems.Add(event.Problem{
				At:   r.Sheet.Position(row.Num, r.cols[i]+1),
				Text: fmt.Sprintf("%q is a contract or a score in the column %q, which is not read as the result", row.Text(r.cols[i]), f.table.columns[i].Text),
				Hint: "write an adjusted result into the columns of the contract and the score, and what it was into the remark",
			})
			return
		}
	}
}

// accountAmounts reports penalties and the like in rows of results, which do not say which
// side they are for.
func (b *Book) accountAmounts(f *family, i int, problems *event.Problems) {
	c := &f.table.columns[i]
	switch c.field {
	case "penalty", "bonus", "carryover", "amount", "handicap":
	default:
		return
	}
	for _, r := range f.regions {
		for _, k := range r.Rows {
			row := r.Sheet.Row(int(k))
			if text := row.Text(r.cols[i]); text != "" && text != "0" {
				problems.Add(event.Problem{
					Severity: event.Warning, At: r.Sheet.Position(row.Num, r.cols[i]+1),
					Text: fmt.Sprintf("column %q is not read among the results", c.Text),
					Hint: "write it on a sheet Penalties: Pair, Amount, Unit, Reason",
				})
				return
			}
		}
	}
}

// isKnown reports whether a column that is not read has nothing to do with the results:
// its heading says what it holds, or another column says the same in another way.
func (t *table) isKnown(c *column) bool {
	if len(c.Meanings) == 0 || c.Meanings[0].Weight < partsWeight {
		return false
	}
	f := c.Meanings[0].Field
	if f == "declarer" && colOf(t.columns, "declarer") >= 0 && c.share(Pair) > 0.9 {
		return true // the number of declarer's pair, beside the seat
	}
	return !decisive[f] && f != "ns" && f != "ew" && colOf(t.columns, f) >= 0
}

// colOfHeading returns the field that the heading of a column says most surely.
func (t *table) colOfHeading(i int) string {
	if len(t.columns[i].Meanings) == 0 {
		return ""
	}
	return t.columns[i].Meanings[0].Field
}

// lacksColumn reports whether a column that is not read may hold a part of the results:
// contracts, declarers or what they made, where no other column has them.
func (t *table) lacksColumn(c *column) bool {
	missing := func(fields ...string) bool {
		for _, f := range fields {
			if colOf(t.columns, f) >= 0 {
				return false
			}
		}
		return t.cell < 0
	}
	for _, m := range c.Meanings {
		if decisive[m.Field] && m.Weight > slipWeight && missing(m.Field) {
			return true
		}
		if m.Field == "doubled" && m.Weight > slipWeight {
			return true
		}
	}
	const some = 0.3
	switch {
	case c.share(Bid|Cell) > some && missing("contract", "level"),
		c.share(Status)-c.share(number) > some && missing("contract", "remarks"),
		c.share(Strain) > 0.8 && missing("contract", "strain") && c.share(number) == 0,
		c.share(Seat) > 0.8 && missing("declarer") && c.share(number) == 0,
		c.share(Outcome) > some && missing("result", "tricks"):
		return true
	}
	return false
}

// fillsGap reports whether a column that is not read has a value where a row has no other
// result.
func (t *table) fillsGap(i int) bool {
	for _, r := range t.family.regions {
		for _, k := range r.Rows {
			row := r.Sheet.Row(int(k))
			if t.book.looks.of(row.ID(r.cols[i])).kinds&(Score|Bid|Status) != 0 && !t.hasValue(r, row) {
				return true
			}
		}
	}
	return false
}

// isHeaded reports whether some column has a heading.
func (t *table) isHeaded() bool {
	return slices.ContainsFunc(t.columns, func(c column) bool { return c.Text != "" })
}

// mayBePairs reports whether a column without heading, of numbers before the contract or
// the score, may be that of the pairs as well as the one that is taken for it.
func (t *table) mayBePairs(i int) bool {
	const most = 0.9
	if t.columns[i].share(Whole|Pair|Named) < most {
		return false
	}
	for _, f := range []string{"contract", "level", "score", "ns.score"} {
		if outcome := colOf(t.columns, f); outcome >= 0 {
			return i < outcome
		}
	}
	return false
}

// firstFilled returns the first row in which a column of a family has a value.
func firstFilled(f *family, i int) (*Region, cells.Row) {
	for _, r := range f.regions {
		for _, k := range r.Rows {
			if row := r.Sheet.Row(int(k)); row.ID(r.cols[i]) != 0 {
				return r, row
			}
		}
	}
	r := f.regions[0]
	return r, r.Sheet.Row(int(r.Rows[0]))
}

// accountRows reports rows of results that are read as none, but have a contract or a
// score.
func (b *Book) accountRows(f *family, problems *event.Problems) {
	if f.table.own != nil {
		f.table.accountCards(problems)
		f.table.accountSides(problems)
		return
	}
	for _, r := range f.regions {
		if f.table.isBoardless(r) {
			problems.Add(boardless(r))
			continue
		}
		if len(r.results) != len(r.Rows) {
			for range f.table.rowsOf(r) { // which finds the results
			}
		}
		for k, isResult := range r.results {
			if isResult {
				continue
			}
			row := r.Sheet.Row(int(r.Rows[k]))
			if isErasedRow(f.table, r, row) {
				continue
			}
			beside := b.uncovered(r, row)
			within := f.table.hasValue(r, row) || len(beside) > 0
			if within && b.looksLikeResult(row, slices.Concat(r.cols, beside)) || f.table.isLost(r, row) || b.joinedIn(row, r.cols) >= 0 {
				problems.Add(unreadRow(r.Sheet, row))
			}
		}
	}
}

// boardless reports results for which nothing says the board.
func boardless(r *Region) event.Problem {
	row := r.Sheet.Row(int(r.Rows[0])).Num
	if r.HeadRow == row-1 {
		row = r.HeadRow
	}
	return event.Problem{
		At:   r.Sheet.Position(row, 0),
		Text: "nothing says of which board these results are",
		Hint: `write "Board 7" into a row above them, or add a column Board`,
	}
}

func isErasedRow(t *table, r *Region, row cells.Row) bool {
	i := colOf(t.columns, "erased")
	return i >= 0 && isErased(row.Text(r.cols[i]))
}

func unreadRow(sheet *cells.Sheet, row cells.Row) event.Problem {
	return event.Problem{
		At:   sheet.Position(row.Num, 0),
		Text: "this row looks like a result, but it is not clear of which board and pairs",
		Hint: "write the board and the pairs into their columns, or delete the row",
	}
}

// looksLikeResult reports whether a row has a contract or a score, and other values, in
// some columns.
func (b *Book) looksLikeResult(row cells.Row, cols []int) bool {
	bids, scores, values := 0, 0, 0
	for _, col := range cols {
		switch kinds := b.looks.of(row.ID(col)).kinds; {
		case kinds&(Bid|Cell) != 0 && kinds&number == 0:
			bids++
		case kinds&Score != 0:
			scores++
		case kinds&(datum|Pair) != 0: // "NS4" as well
			values++
		}
	}
	return bids > 0 && bids+values+scores > 1 || scores > 0 && values > 1
}

// accountFamily reports regions that look like results and are not read.
func (b *Book) accountFamily(f *family, problems *event.Problems) {
	if r := f.regions[0]; len(f.regions) == 1 && len(r.Rows) == 1 {
		b.accountAlone(r.Sheet, int(r.Rows[0]), problems)
	}
	if f.has(f.table.columns, "rank") || f.has(f.table.columns, "total") {
		return
	}
	rows, looks, bids := 0, 0, 0
	scored := false
	isTable := f.table.has("board") && (f.table.hasPairs() || colOf(f.table.columns, "ns.pair") >= 0 || f.table.hasOutcome())
	for _, r := range f.regions {
		for _, i := range r.Rows {
			rows++
			row := r.Sheet.Row(int(i))
			if b.rolled[rowOf{r.Sheet, int(i)}] {
				continue
			}
			if b.joinedIn(row, r.cols) >= 0 {
				problems.Add(unreadRow(r.Sheet, row))
			}
			scored = scored || isTable && f.table.hasOutcome() && b.hasLargeScore(row, r.cols)
			if b.looksLikeResult(row, r.cols) {
				looks++
				if b.hasBid(row, r.cols) {
					bids++
				}
				scored = scored || b.hasLargeScore(row, r.cols)
			}
		}
	}
	b.accountNames(f, problems)
	isPart := bids > 0 && b.sharesSheet(f) // results above or beside a table
	if !isTable && !isPart && (looks == 0 || 2*looks < rows && !f.table.holdsScores()) {
		return
	}
	problem := f.table.lacks()
	isScored := scored || f.table.has("result", "contract", "declarer", "tricks") || isTable && f.table.headsScores()
	if bids == 0 && !isScored && b.hasResults() { // a schedule or percentages beside the results
		problem.Severity = event.Warning
		problem.Text = "this table is not read: " + problem.Text
	}
	problems.Add(problem)
}

// headsScores reports whether a column is one of scores by its heading: by their cells,
// percentages may be scores.
func (t *table) headsScores() bool {
	return slices.ContainsFunc(t.columns, func(c column) bool {
		return (c.field == "score" || c.field == "ns.score" || c.field == "ew.score") && len(c.Meanings) > 0
	})
}

// holdsScores reports whether columns have both pairs and a score.
func (t *table) holdsScores() bool {
	return colOf(t.columns, "ns.pair") >= 0 && colOf(t.columns, "ew.pair") >= 0 && (colOf(t.columns, "score") >= 0 || colOf(t.columns, "ns.score") >= 0)
}

// holdsBids reports whether most rows of a family have contracts.
func (b *Book) holdsBids(f *family) bool {
	rows, bids := 0, 0
	for _, r := range f.regions {
		var cols []int
		for i, col := range r.cols {
			if !isOfPair(f.table.columns[i].field) { // "3NS" is a pair
				cols = append(cols, col)
			}
		}
		for _, i := range r.Rows {
			rows++
			if b.hasBid(r.Sheet.Row(int(i)), cols) {
				bids++
			}
		}
	}
	return 2*bids > rows
}

// hasResults reports whether some table of the book holds results.
func (b *Book) hasResults() bool {
	return len(b.grids) > 0 || slices.ContainsFunc(b.families.all, func(f *family) bool { return f.table.holdsResults() })
}

// hasLargeScore reports whether a row has a score that is no percentage.
func (b *Book) hasLargeScore(row cells.Row, cols []int) bool {
	const most = 100
	for _, col := range cols {
		if l := b.looks.of(row.ID(col)); l.kinds&Score != 0 && max(l.n, -l.n) > most {
			return true
		}
	}
	return false
}

// hasBid reports whether a row has a contract that is nothing else.
func (b *Book) hasBid(row cells.Row, cols []int) bool {
	for _, col := range cols {
		if kinds := b.looks.of(row.ID(col)).kinds; kinds&(Bid|Cell) != 0 && kinds&number == 0 {
			return true
		}
	}
	return false
}

// accountNames warns of names of pairs that are not read.
func (b *Book) accountNames(f *family, problems *event.Problems) {
	for i := range f.table.columns {
		c := &f.table.columns[i]
		if c.filled < 3 || c.share(Name) < 0.8 || c.field != "name" && c.field != "name1" && c.field != "ns.name" && c.field != "ew.name" {
			continue
		}
		r, row := firstFilled(f, i)
		if b.rolled[rowOf{r.Sheet, int(r.Rows[0])}] {
			continue
		}
		problems.Add(event.Problem{
			Severity: event.Warning, At: r.Sheet.Position(row.Num, r.cols[i]+1),
			Text: fmt.Sprintf("the names from %q on are not read: no number says which pairs they are", row.Text(r.cols[i])),
			Hint: "write the number of each pair next to its names, below the heading Pair",
		})
		return
	}
}

// lacks says what the rows of a family lack that look like results.
func (t *table) lacks() event.Problem {
	r := t.family.regions[0]
	row := r.HeadRow
	if row == 0 {
		row = r.Sheet.Row(int(r.Rows[0])).Num
	}
	problem := event.Problem{At: r.Sheet.Position(row, 0)}
	what, word := "", ""
	switch {
	case t.family.isHeadless() && r.Given["board"].Text == "":
		problem.Text = "from this row on there are results without headings, and it is not clear which columns hold the board and the pairs"
		problem.Hint = "write above the columns what they hold: Board, NS, EW, Contract, By, Tricks"
		return problem
	case !t.has("board"):
		what, word = "the board number", "Board"
	case t.has("pair") && !t.has("ns.pair", "ew.pair") && !t.hasPairs():
		problem.Text = "the sheet does not state which pairs sat NS and EW, or against whom they played"
		problem.Hint = "add a column with the opponents, and one with NS or EW"
		return problem
	case !t.has("ns.pair") && !t.has("pairs"):
		what, word = "the number of the NS pair", "NS"
	case !t.hasPairs():
		what, word = "the number of the EW pair", "EW"
	default:
		problem.Text = "there is no column for the contract or the score"
		problem.Hint = "write Contract, By and Tricks, or Score, above them; the headings found are: " + t.headings()
		return problem
	}
	problem.Text = "there is no column for " + what
	problem.Hint = fmt.Sprintf("write %s above it; the headings found are: %s", word, t.headings())
	return problem
}

// headings returns the headings as they are written.
func (t *table) headings() string {
	text := ""
	for i := range t.columns {
		if t.columns[i].Text == "" {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += t.columns[i].Text
	}
	if text == "" {
		return "none"
	}
	return text
}

// accountTexts reports rows outside of all tables that look like results.
func (b *Book) accountTexts(problems *event.Problems) {
	for _, sheet := range b.cells.Sheets {
		if b.listed[sheet] {
			continue
		}
		for _, v := range b.views[sheet] {
			for i, c := range v.classes {
				if c != textRow || b.rolled[rowOf{sheet, i}] && !b.hasBid(sheet.Row(i), allCols(sheet.Row(i))) {
					continue
				}
				switch row := v.row(sheet, i); {
				case b.looksLikeResult(row, allCols(row)) || b.joinedIn(row, allCols(row)) >= 0:
					problems.Add(unreadRow(sheet, row))
				case isSingle(row):
					b.accountAlone(sheet, i, problems)
				}
			}
		}
	}
}

// accountTeams reports the columns of results of teams that are not read, and on which a
// result may hang.
func (b *Book) accountTeams(f *family, problems *event.Problems) {
	for i := range f.table.columns {
		c := &f.table.columns[i]
		b.accountAmounts(f, i, problems)
		if b.dropsScores(f, i) {
			r, row := firstFilled(f, i)
			problems.Add(event.Problem{
				At:   r.Sheet.Position(row.Num, r.cols[i]+1),
				Text: "the scores in this column are not read: it is not clear of which room and match they are",
				Hint: "write above them the room and the side, as in \"Open NS\", and above that the match",
			})
			continue
		}
		if c.field != "" || c.filled == 0 || c.Text == "" || BeginsWithIMPs(c.Text) || !f.table.lacksColumn(c) {
			continue
		}
		r := f.regions[0]
		problems.Add(event.Problem{
			At:   r.Sheet.Position(max(c.Row, 1), r.cols[i]+1),
			Text: fmt.Sprintf("heading %q is not known, and its column is not read", c.Text), Hint: hintHeading,
		})
	}
}

// dropsScores reports whether a column of results of teams holds scores of boards, and
// nothing reads them.
func (b *Book) dropsScores(f *family, i int) bool {
	c := &f.table.columns[i]
	switch c.field {
	case "", "points", "ns.points", "ew.points", "doubled", "remarks", "matchpoints", "ns.matchpoints", "ew.matchpoints":
	default:
		return false
	}
	if f.table.isKnown(c) && c.Meanings[0].Field == "difference" {
		return false
	}
	const smallest, unit = 50, 10 // no IMPs of a board are so many
	scores := 0
	for id, n := range c.texts {
		if l := b.looks.of(id); l.kinds&Score != 0 && max(l.n, -l.n) >= smallest && l.n%unit == 0 {
			scores += n
		}
	}
	return 2*scores > c.filled
}
