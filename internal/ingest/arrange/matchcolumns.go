package arrange

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/notation"
)

// matchColumn is a column of a block: its heading, if it has one, and what its cells are.
type matchColumn struct {
	listHead
	filled int
	names  int
	both   int // two results in a cell
	plain  int // a number
	signed int
	points int // numbers with decimals, one or two in a cell
	texts  map[string]int
}

// isBoth reports whether the cells hold two results each.
func (c *matchColumn) isBoth() bool { return c.both > 0 && 2*c.both > c.filled }

// isNumeric reports whether the cells hold a number each.
func (c *matchColumn) isNumeric() bool { return c.plain > 0 && 4*c.plain > 3*c.filled }

// isSigned reports whether the cells hold a number each, and some a sign.
func (c *matchColumn) isSigned() bool { return c.signed > 0 && 4*(c.plain+c.signed) > 3*c.filled }

// isRounds reports whether the cells are rounds in words: "R1", "Round 2".
func (c *matchColumn) isRounds() bool {
	for text := range c.texts {
		if roundNumber(text) == "" {
			return false
		}
	}
	return len(c.texts) > 0
}

// isDated reports whether a cell has a number as spreadsheets keep dates, which is none of a
// round.
func (c *matchColumn) isDated() bool {
	const digits = 5
	for text := range c.texts {
		if len(text) >= digits && isPlainNumber(text) {
			return true
		}
	}
	return false
}

// isPoints reports whether the cells hold numbers with decimals, as victory points have.
func (c *matchColumn) isPoints() bool { return c.points > 0 && 2*c.points > c.filled }

// take counts a cell.
func (c *matchColumn) take(text string) {
	if text == "" || IsSeparator(text) {
		return
	}
	c.filled++
	c.texts[text]++
	text = bareResult(text)
	first, second, both := BothNumbers(text)
	switch {
	case both:
		c.both++
		if isDecimalText(first) || isDecimalText(second) {
			c.points++
		}
	case isPlainNumber(text):
		c.plain++
		if isDecimalText(text) {
			c.points++
		}
	case isPlainNumber(strings.TrimLeft(text, "+-−–")):
		c.signed++
	case isName(text):
		c.names++
	}
}

// columnsOf returns the columns of a block.
func (s *matchScan) columnsOf(b *matchBlock) []matchColumn {
	var cols []matchColumn
	for col := s.band.left + 1; col <= s.band.right; col++ {
		if b.isBeside(s, col) {
			continue
		}
		c := matchColumn{texts: make(map[string]int)}
		if k := slices.IndexFunc(b.heads, func(h listHead) bool { return h.Col == col }); k >= 0 {
			c.listHead = b.heads[k]
		}
		c.Col = col
		for i := range b.lines {
			if l := &b.lines[i]; l.bye.Text == "" && !l.noted {
				c.take(strings.TrimSpace(l.row.Text(col - 1)))
			}
		}
		if c.filled > 0 || c.Text != "" {
			cols = append(cols, c)
		}
	}
	return cols
}

// isBeside reports whether a column belongs to another block with the same rows.
func (b *matchBlock) isBeside(s *matchScan, col int) bool {
	owner := b
	nearest := 0
	for _, other := range s.blocks {
		if len(other.lines) == 0 || len(b.lines) == 0 || other.lines[0].row.Num != b.lines[0].row.Num {
			continue
		}
		for _, h := range other.heads {
			if h.Col <= col && h.Col > nearest {
				owner, nearest = other, h.Col
			}
		}
	}
	return owner != b && !slices.ContainsFunc(b.heads, func(h listHead) bool { return h.Col == nearest })
}

// placeColumns decides what the columns of a block hold: by their headings, by the columns
// beside them, and by their cells.
func (s *matchScan) placeColumns(b *matchBlock) {
	b.cols = s.columnsOf(b)
	if b.kind == headsNothing {
		b.placeLoose()
	}
	b.placeBlank()
	b.placeRound(s)
	if !b.has("imps", "vp", "result", "home.imps", "home.vp", "home.result") {
		b.findResults()
	}
	if !b.has("vp", "home.vp") {
		b.findPoints()
	}
	b.placeResults()
	for _, kind := range []string{"imps", "vp"} {
		b.placeSides(kind)
	}
	b.placeNet()
}

// column returns the column of a field, or nil.
func (b *matchBlock) column(field string) *matchColumn {
	for k := range b.cols {
		if b.cols[k].field == field {
			return &b.cols[k]
		}
	}
	return nil
}

// has reports whether a column has one of some fields.
func (b *matchBlock) has(fields ...string) bool {
	return slices.ContainsFunc(b.cols, func(c matchColumn) bool { return slices.Contains(fields, c.field) })
}

// of returns the columns with a field.
func (b *matchBlock) of(field string) []*matchColumn {
	var all []*matchColumn
	for k := range b.cols {
		if b.cols[k].field == field {
			all = append(all, &b.cols[k])
		}
	}
	return all
}

// placeBlank gives columns of results without a heading what the heading to their left
// says, which spans both: "IMPs" above two columns, "Home" above a team and its IMPs.
func (b *matchBlock) placeBlank() {
	left := ""
	for k := range b.cols {
		c := &b.cols[k]
		switch {
		case c.Text != "" || c.field != "":
			left = c.field
		case !c.isBoth() && !c.isNumeric() && !c.isSigned():
		case left == "home" || left == "away":
			c.field = left + ".result"
		case left == "match":
			c.field = "result"
		case left == "imps" || left == "vp" || left == "result" || left == "total" || left == "segment":
			c.field = left
		}
	}
	const sides = 2
	if len(b.of("segment")) > 1 { // what the parts of the matches came to
		for _, c := range b.of("segment") {
			c.field = "part"
		}
	}
	if totals := b.of("total"); len(totals) == sides && b.kind == headsMatches && !b.has("imps", "home.imps", "result", "home.result") {
		totals[0].field, totals[1].field = "result", "result"
	}
}

// notResults are the fields of columns that hold no results, whatever is in them.
var notResults = map[string]bool{
	"home": true, "away": true, "match": true, "round": true, "table": true, "boards": true, "segment": true, "team": true, "remarks": true,
	"date": true, "amount": true, "void": true, "imps": true, "home.imps": true, "away.imps": true, "vp": true, "home.vp": true, "away.vp": true,
	"opponent": true,
}

// findResults finds the results of matches below headings that are not known: both in a
// cell, or two columns of numbers next to each other.
func (b *matchBlock) findResults() {
	for k := range b.cols {
		c := &b.cols[k]
		switch {
		case notResults[c.field]:
		case c.isBoth():
			c.field = "result"
			return
		case k+1 < len(b.cols) && !notResults[b.cols[k+1].field] && c.isNumeric() && b.cols[k+1].isNumeric() && c.Col+1 == b.cols[k+1].Col:
			c.field, b.cols[k+1].field = "result", "result"
			return
		}
	}
}

// findPoints finds victory points below headings that are not known: numbers with decimals,
// both in a cell, or in two columns that have one sum.
func (b *matchBlock) findPoints() {
	for k := range b.cols {
		c := &b.cols[k]
		unknown := func(c *matchColumn) bool { return c.field == "" || c.field == "matchpoints" }
		switch {
		case !c.isPoints() || notResults[c.field]:
		case c.isBoth():
			c.field = "vp"
			return
		case k+1 < len(b.cols) && unknown(c) && unknown(&b.cols[k+1]) && b.cols[k+1].isPoints() && b.haveOneSum(c, &b.cols[k+1]):
			c.field, b.cols[k+1].field = "home.vp", "away.vp"
			return
		}
	}
}

// sumsOfVP are what the victory points of both teams come to, on the scales in use.
var sumsOfVP = []int64{20, 30, 25, 40, 10}

// haveOneSum reports whether the numbers of two columns, or the two in each cell of one,
// come to the same in each row, as the victory points of both teams do. Those with
// decimals may differ in a row or two, where a penalty is in them.
func (b *matchBlock) haveOneSum(first, second *matchColumn) bool {
	sums, rows := make(map[int64]int), 0 // in thousandths
	for i := range b.lines {
		x := bareResult(b.lines[i].row.Text(first.Col - 1))
		y := bareResult(b.lines[i].row.Text(second.Col - 1))
		if first == second {
			x, y, _ = BothNumbers(x)
		}
		m, err := notation.ReadAmount(x)
		n, err2 := notation.ReadAmount(y)
		if err == nil && err2 == nil {
			sums[m.Thousandths+n.Thousandths]++
			rows++
		}
	}
	const fewest = 2 // rows in which whole numbers come to the same by chance only seldom
	for _, sum := range sumsOfVP {
		if n := sums[1000*sum]; first.isPoints() && 2*n > rows || n == rows && rows > fewest {
			return true
		}
	}
	return false
}

// placeResults decides whether results whose headings do not say it are IMPs or victory
// points.
func (b *matchBlock) placeResults() {
	var groups [][]*matchColumn
	if home, away := b.column("home.result"), b.column("away.result"); home != nil && away != nil {
		groups = append(groups, []*matchColumn{home, away})
	}
	var open *matchColumn
	for _, c := range b.of("result") {
		switch {
		case c.isBoth():
			groups = append(groups, []*matchColumn{c})
		case !c.isNumeric():
			c.field = ""
		case open != nil:
			groups = append(groups, []*matchColumn{open, c})
			open = nil
		default:
			open = c
		}
	}
	if open != nil && len(groups) == 0 {
		groups = append(groups, []*matchColumn{open})
	}
	for _, g := range groups {
		kind := b.kindOf(g, len(groups) == 1)
		if b.has(kind, "home."+kind) {
			kind = ""
		}
		for n, c := range g {
			if c.field = kind; kind != "" && len(g) > 1 {
				c.field = [...]string{"home.", "away."}[n] + kind
			}
		}
	}
}

// kindOf returns what a group of results is, "imps" or "vp".
func (b *matchBlock) kindOf(g []*matchColumn, alone bool) string {
	for _, c := range g {
		if unit := unitIn(c.Text); unit != "" {
			return unit
		}
	}
	isIMPs, isVP := b.has("imps", "home.imps"), b.has("vp", "home.vp")
	switch {
	case g[0].isPoints() || isIMPs && !isVP:
		return "vp"
	case isVP && !isIMPs:
		return "imps"
	case alone && b.unit != "":
		return b.unit
	case b.haveOneSum(g[0], g[len(g)-1]):
		return "vp"
	}
	return "imps"
}

// placeSides says which of several columns with IMPs, or with victory points, is whose: the
// first is the home team's. Of more than two, those that are the sum of the others count.
func (b *matchBlock) placeSides(kind string) {
	cols := b.of(kind)
	const sides = 2
	if len(cols) == 1 && !cols[0].isBoth() {
		for side, other := range map[string]string{"home.": "away.", "away.": "home."} {
			if b.has(side+kind) && !b.has(other+kind) {
				cols[0].field = other + kind
			}
		}
		return
	}
	if len(cols) < sides || cols[0].isBoth() {
		return
	}
	if len(cols) > sides && len(cols)%sides == 0 {
		if n := b.sumOf(cols); n >= 0 {
			for _, c := range cols {
				c.field = ""
			}
			cols = cols[n : n+sides]
		}
	}
	cols[0].field, cols[1].field = "home."+kind, "away."+kind
	for _, c := range cols[sides:] {
		c.field = "away." + kind
	}
}

// sumOf returns the first of the two columns that are the sums of the other pairs of
// columns in each row; -1 for none.
func (b *matchBlock) sumOf(cols []*matchColumn) int {
	for n := 0; n < len(cols); n += 2 {
		rows, fits := 0, 0
		for i := range b.lines {
			var sums [2]int64
			known := 0
			for k, c := range cols {
				amount, err := notation.ReadAmount(bareResult(b.lines[i].row.Text(c.Col - 1)))
				if err == nil {
					known++
				}
				if k/2 == n/2 {
					amount.Thousandths = -amount.Thousandths
				}
				sums[k%2] += amount.Thousandths
			}
			if known < len(cols) {
				continue
			}
			if rows++; sums == [2]int64{} {
				fits++
			}
		}
		if rows > 0 && fits == rows {
			return n
		}
	}
	return -1
}

// placeNet finds a column with the IMPs by which the home team won, below zero where it
// lost, where no other column has IMPs.
func (b *matchBlock) placeNet() {
	if b.has("home.imps", "away.imps") {
		return
	}
	for k := range b.cols {
		if c := &b.cols[k]; (c.field == "imps" || c.field == "difference") && c.isSigned() {
			c.field = "net"
			return
		}
	}
}

// placeRound finds the column of the rounds where no heading and no title names them: in
// each round no team plays twice.
func (b *matchBlock) placeRound(s *matchScan) {
	for _, c := range b.of("round") {
		if c.isDated() {
			c.field = "date" // "Week of"
		}
	}
	if b.has("round") || slices.ContainsFunc(b.lines, func(l matchLine) bool { return l.round.Text != "" }) {
		return
	}
	for k := range b.cols {
		switch c := &b.cols[k]; c.field {
		case "home", "team":
			return
		case "", "rank", "match", "table", "number", "segment", "date": // "Position" is a round in France
			if (c.isNumeric() && c.points == 0 && !c.isDated() || c.isRounds()) && s.isRound(b, c) {
				c.field = "round"
				return
			}
		}
	}
}

// isRound reports whether no team is named twice beside a number of a column, and some
// number holds for several matches. Below a line of text, rows without two teams are others.
func (s *matchScan) isRound(b *matchBlock, c *matchColumn) bool {
	met := make(map[string]bool)
	held := ""
	again := false
	for i := range b.lines {
		fields := s.teamsIn(b, &b.lines[i])
		if b.lines[i].noted && (fields["home"].Text == "" || fields["away"].Text == "") {
			continue
		}
		text := strings.TrimSpace(b.lines[i].row.Text(c.Col - 1))
		again = again || i > 0 && (text == "" || text == held)
		if text != "" {
			held = text
		}
		for _, f := range []string{"home", "away"} {
			key := held + "|" + nameKey(fields[f].Text)
			if fields[f].Text != "" && met[key] && !IsBye(fields[f].Text) {
				return false
			}
			met[key] = true
		}
	}
	return again
}
