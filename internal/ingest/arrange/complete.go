package arrange

import (
	"regexp"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// complete finds by their cells the columns that a result needs and no heading names.
func (b *Book) complete(f *family, columns []column) {
	c := &completion{book: b, family: f, columns: columns}
	if f.has(columns, "home") || f.has(columns, "rank") && !f.has(columns, "contract") {
		return
	}
	if b.isStray(f) || !hasChoice(columns) && b.assignInOrder(f, columns) {
		return
	}
	c.cells()
	c.level()
	c.contract()
	c.doubled()
	c.scores()
	c.scoreSide()
	c.opponent()
	c.ownSide()
	c.numbers()
	c.opponentNames()
	c.atTables()
	if colOf(columns, "contract") < 0 && !c.hasScore() && colOf(columns, "cell") < 0 {
		return
	}
	c.declarer()
	c.remarks()
	c.result()
	c.direction()
	c.names()
	c.entrants()
}

// entrants takes names for the pairs where nothing gives their numbers: a list may.
func (c *completion) entrants() {
	if !c.family.has(c.columns, "board") || c.family.has(c.columns, "pair") || c.family.has(c.columns, "pairs") {
		return
	}
	var names []int
	for _, side := range []string{"ns", "ew"} {
		name := colOf(c.columns, side+".name")
		if name < 0 || c.family.has(c.columns, side+".pair") || c.columns[name].share(Name) < 0.5 || c.columns[name].choice > 0 {
			return
		}
		names = append(names, name)
	}
	c.columns[names[0]].field, c.columns[names[1]].field = "ns.pair", "ew.pair"
}

// direction finds a column that says how the pair of a row sat.
func (c *completion) direction() {
	if !c.family.has(c.columns, "pair") || colOf(c.columns, "direction") >= 0 || colOf(c.columns, "sitting") >= 0 {
		return
	}
	var cols []int
	for i := range c.columns {
		if col := &c.columns[i]; col.choice == 0 && !decisive[col.field] && col.share(Side) > 0.95 { // whatever its heading says
			cols = append(cols, i)
		}
	}
	if len(cols) == 1 {
		c.columns[cols[0]].field = "direction"
	}
}

// doubled finds a column that says by words or signs which contracts were doubled.
func (c *completion) doubled() {
	if colOf(c.columns, "doubled") >= 0 || colOf(c.columns, "contract") < 0 && colOf(c.columns, "strain") < 0 {
		return
	}
	if cols := c.free(func(col *column) bool { return col.share(Doubling) == 1 }); len(cols) == 1 {
		c.columns[cols[0]].field = "doubled"
	}
}

// remarks finds a column that has rulings among texts: artificial scores, boards that were
// not played.
func (c *completion) remarks() {
	if colOf(c.columns, "remarks") >= 0 {
		return
	}
	cols := c.free(func(col *column) bool {
		return col.share(Status) > 0 && col.share(number|Bid|Seat|Side) == 0 && !c.isTally(col)
	})
	if len(cols) == 1 {
		c.columns[cols[0]].field = "remarks"
	}
}

// isTally reports whether the cells of a column are what the teams have so far, "9-0": rulings
// with two numbers are not given on most boards, and are percentages.
func (c *completion) isTally(col *column) bool {
	both, rulings := 0, 0
	for id, n := range col.texts {
		if _, _, ok := BothNumbers(c.book.cells.Text(id)); ok {
			both += n
			if c.book.looks.of(id).kinds&Status != 0 {
				rulings += n
			}
		}
	}
	return both > rulings || 2*both > col.rows
}

// has reports whether a column or a title of the family gives a field.
func (f *family) has(columns []column, field string) bool {
	return colOf(columns, field) >= 0 || slices.ContainsFunc(f.regions, func(r *Region) bool { return r.Given[field].Text != "" })
}

type completion struct {
	book    *Book
	family  *family
	columns []column
}

// free returns the columns that hold nothing known, and whose cells fit a condition.
func (c *completion) free(fits func(*column) bool) []int {
	var cols []int
	for i := range c.columns {
		if c.columns[i].field == "" && c.columns[i].filled > 0 && fits(&c.columns[i]) {
			cols = append(cols, i)
		}
	}
	return cols
}

func (c *completion) hasScore() bool {
	return colOf(c.columns, "score") >= 0 || colOf(c.columns, "ns.score") >= 0 || colOf(c.columns, "ew.score") >= 0
}

// cells finds a column whose cells have several things of a result.
func (c *completion) cells() {
	cols := c.free(func(col *column) bool { return col.share(Cell) > 0.5 && col.share(Cell|Status) > 0.6 })
	if len(cols) == 1 {
		c.columns[cols[0]].field = "cell"
	}
}

// level finds the level of contracts next to their strain.
func (c *completion) level() {
	strain := colOf(c.columns, "strain")
	if strain < 0 && colOf(c.columns, "contract") < 0 && colOf(c.columns, "cell") < 0 {
		strain = c.strain()
	}
	if strain < 1 || colOf(c.columns, "contract") >= 0 || colOf(c.columns, "level") >= 0 {
		return
	}
	left := &c.columns[strain-1]
	tricks := c.free(func(col *column) bool { return len(col.Meanings) > 0 && col.Meanings[0].Field == "tricks" })
	isTricks := left.field == "tricks" // "lev" is the tricks in Polish
	if (left.field == "" || isTricks) && left.part(left.low)+left.share(Status) > 0.9 {
		left.field = "level"
		if isTricks && len(tricks) == 1 {
			c.columns[tricks[0]].field = "tricks"
		}
	}
}

// strain finds the strains of contracts, which have a column of levels before them, and
// returns their column, or -1.
func (c *completion) strain() int {
	cols := c.free(func(col *column) bool {
		return col.share(Strain|Status) > 0.95 && col.share(Strain) > 0.8 && len(col.texts) > 1
	})
	cols = slices.DeleteFunc(cols, func(i int) bool {
		return i == 0 || c.columns[i-1].field != "" || c.columns[i-1].part(c.columns[i-1].low) < 0.9 || c.columns[i-1].zeros > 0
	})
	if len(cols) != 1 {
		return -1
	}
	c.columns[cols[0]].field = "strain"
	return cols[0]
}

func (c *completion) contract() {
	if colOf(c.columns, "contract") >= 0 || colOf(c.columns, "cell") >= 0 || colOf(c.columns, "level") >= 0 {
		return
	}
	cols := c.free(func(col *column) bool { return col.share(Bid|Status) > 0.85 && col.share(Bid) > 0.4 })
	if len(cols) == 1 {
		c.columns[cols[0]].field = "contract"
	}
}

func (c *completion) declarer() {
	contract := colOf(c.columns, "contract")
	if contract < 0 || colOf(c.columns, "declarer") >= 0 || c.columns[contract].share(Declared) > 0.5 {
		return
	}
	cols := c.free(func(col *column) bool { return col.share(Seat) > 0.95 && len(col.texts) <= 8 })
	if len(cols) == 1 {
		c.columns[cols[0]].field = "declarer"
	}
	if colOf(c.columns, "declarer") < 0 && c.columns[contract].share(Played) < 0.5 {
		if cols := c.free(c.hasDeclared); len(cols) == 1 {
			c.columns[cols[0]].field = "declared"
			return
		}
	}
	const seats = 3 // that a column of declarers has at least
	for _, f := range []string{"direction", "name"} {
		if i := colOf(c.columns, f); len(cols) == 0 && i >= 0 && c.columns[i].share(Seat) > 0.95 && len(c.columns[i].texts) >= seats {
			c.columns[i].field = "declarer"
			return
		}
	}
}

// declaredResult is a declarer with what he made: "S -1", "Ö =".
var declaredResult = regexp.MustCompile(`^(\pL{1,12})\.?\s*(?:[+−–-]\s*[0-9]{1,2}|=)$`)

// hasDeclared reports whether the cells of a column have the declarer and the result.
func (c *completion) hasDeclared(col *column) bool {
	n := 0
	for id, times := range col.texts {
		if m := declaredResult.FindStringSubmatch(c.book.cells.Text(id)); m != nil && notation.IsSeat(m[1]) {
			n += times
		}
	}
	return 10*n > 9*col.filled
}

// opponent finds the column of the opponents on the cards of pairs: what a pair has on
// its card, its opponents have on theirs.
func (c *completion) opponent() {
	f := c.family
	sided := slices.ContainsFunc(f.regions, func(r *Region) bool {
		return (r.Given["ns.pair"].Text == "") != (r.Given["ew.pair"].Text == "")
	})
	board := colOf(c.columns, "board")
	if board < 0 || !sided && !f.isGiven("pair") {
		return
	}
	for _, field := range []string{"opponent", "pairs", "pair", "ns.pair", "ew.pair"} {
		if colOf(c.columns, field) >= 0 {
			return
		}
	}
	cols := c.free(func(col *column) bool {
		return col.share(Whole|Pair|Named|Nobody) > 0.95 && !col.looksScored() && col.share(Decimal|Percent) == 0 && len(col.texts) > 1
	})
	cols = slices.DeleteFunc(cols, func(col int) bool { return !c.isMirrored(board, col) })
	if len(cols) == 1 {
		c.columns[cols[0]].field = "opponent"
	}
}

// isMirrored reports whether most rows of the card of a pair have their counterpart on
// the card of the pair that a column has.
func (c *completion) isMirrored(board, col int) bool {
	type meeting struct{ board, own, other string }
	meetings := make(map[meeting]bool)
	for _, r := range c.family.regions {
		own := r.Given["pair"].Text + r.Given["ns.pair"].Text + r.Given["ew.pair"].Text
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			other := row.Text(r.cols[col])
			if number, _, ok := cutNumber(other); ok {
				other = number
			}
			if pair, err := notation.ReadPair(other); err == nil {
				other = pair.Number
			}
			meetings[meeting{row.Text(r.cols[board]), own, other}] = true
		}
	}
	mirrored := 0
	for m := range meetings {
		if meetings[meeting{m.board, m.other, m.own}] {
			mirrored++
		}
	}
	return 5*mirrored > 4*len(meetings)
}

// scores finds one column with the scores, or two of which a row fills one.
func (c *completion) scores() {
	if c.hasScore() || colOf(c.columns, "cell") >= 0 {
		return
	}
	cols := c.free(func(col *column) bool {
		return !headsIMPs(col.Meanings) && col.share(Score|Status)+col.part(col.zeros) > 0.95 && col.share(Score) > 0.4
	})
	switch len(cols) {
	case 1:
		c.columns[cols[0]].field = "score"
	case 2:
		a, b := &c.columns[cols[0]], &c.columns[cols[1]]
		if a.filled+b.filled <= a.rows+a.zeros+b.zeros+a.rows/20 {
			a.field, b.field = "ns.score", "ew.score"
		}
	}
}

// scoreSide finds a column next to the scores that says which side scored: "420 | NS".
func (c *completion) scoreSide() {
	score := colOf(c.columns, "score")
	if score < 0 || score+1 >= len(c.columns) || colOf(c.columns, "pair") >= 0 || c.family.isGiven("pair") {
		return
	}
	side := &c.columns[score+1]
	isFree := side.field == "" || side.field == "date" || side.field == "direction"
	if isFree && side.choice == 0 && side.share(Side) > 0.9 && len(side.texts) > 1 && c.columns[score].share(Signed) == 0 {
		side.field = scoreSide
	}
}

// scoreSide is the field of a column that says which side scored.
const scoreSide = "score.side"

// result finds the column of the tricks: by what its cells are, and where several may
// be, by the scores.
func (c *completion) result() {
	contract := colOf(c.columns, "contract")
	if contract < 0 || c.columns[contract].share(Played) > 0.5 || colOf(c.columns, "result") >= 0 || colOf(c.columns, "tricks") >= 0 {
		return
	}
	signed := c.free(func(col *column) bool { return col.share(Outcome) > 0.3 && col.fit("result") > 0.95 })
	if len(signed) == 1 {
		c.columns[signed[0]].field = "result"
		return
	}
	low := c.free(func(col *column) bool { return col.fit("result") > 0.97 && len(col.texts) > 1 })
	if best := c.byScores(low); best >= 0 {
		c.columns[best].field = "result"
	} else if len(low) == 1 && !c.hasScore() {
		c.columns[low[0]].field = "result"
	}
}

// byScores returns the one of some columns with which the scores agree, or -1.
func (c *completion) byScores(cols []int) int {
	best, most := -1, 0.0
	for _, col := range cols {
		switch agreed := c.agreement(col); {
		case agreed > 0.9 && agreed > most:
			best, most = col, agreed
		}
	}
	return best
}

// numbers finds the columns of the board and the pairs among columns of whole numbers:
// no pair plays a board twice, nor itself.
func (c *completion) numbers() {
	if colOf(c.columns, "contract") < 0 && !c.hasScore() {
		return
	}
	if c.book.isOfRooms(c.family) {
		c.boardsOfRooms()
		return
	}
	var missing []string
	for _, f := range []string{"board", "ns.pair", "ew.pair"} {
		if !c.family.has(c.columns, f) {
			missing = append(missing, f)
		}
	}
	if colOf(c.columns, "opponent") >= 0 && slices.Contains(missing, "ns.pair") != slices.Contains(missing, "ew.pair") { // they are the other pair
		missing = slices.DeleteFunc(missing, func(f string) bool { return f != "board" })
	}
	if c.sides(); c.family.has(c.columns, "ns.pair") && c.family.has(c.columns, "ew.pair") {
		missing = slices.DeleteFunc(missing, func(f string) bool { return f != "board" })
		if c.release(missing); c.family.has(c.columns, "board") {
			return
		}
	}
	if len(missing) == 0 || c.family.has(c.columns, "pairs") || c.family.has(c.columns, "north.number") || c.family.has(c.columns, "pair") ||
		c.family.has(c.columns, "north") {
		return
	}
	if len(missing) == 2 && missing[0] == "ns.pair" || len(missing) == 3 {
		if both := c.free(func(col *column) bool { return col.share(Both) > 0.9 && len(col.texts) > 1 }); len(both) == 1 {
			c.columns[both[0]].field = "pairs"
			missing = slices.DeleteFunc(missing, func(f string) bool { return f != "board" })
		}
	}
	cols := c.free(func(col *column) bool {
		return col.share(Whole|Pair|Named)+col.part(col.boards) > 0.95 && !col.looksScored() && col.share(Decimal|Percent) == 0 && len(col.texts) > 1
	})
	const most = 7
	if i := slices.Index(missing, "board"); i >= 0 {
		if titled := c.free(func(col *column) bool { return col.part(col.boards) > 0.9 }); len(titled) == 1 {
			c.columns[titled[0]].field = "board"
			missing = slices.Delete(missing, i, i+1)
			cols = slices.DeleteFunc(cols, func(k int) bool { return k == titled[0] })
		}
	}
	if len(missing) == 1 && missing[0] == "board" {
		if c.misheaded(); c.family.has(c.columns, "board") {
			return
		}
	}
	if len(missing) == 0 || len(cols) < len(missing) || len(cols) > most {
		return
	}
	var found, nearly [][]int
	permute(cols, len(missing), func(order []int) {
		switch rows, repeats := c.movement(missing, order); {
		case repeats == 0 && rows > 0:
			found = append(found, slices.Clone(order))
		case rows > 0 && mostSlips*repeats <= rows:
			nearly = append(nearly, slices.Clone(order))
		}
	})
	found = slices.DeleteFunc(found, func(order []int) bool { return c.isTurned(missing, order, found) })
	if len(found) == 0 {
		contract := colOf(c.columns, "contract")
		if len(missing) == 3 && len(cols) >= 3 && cols[2] == 2 && contract == 3 && !c.book.sharesSheet(c.family) { // too few rows to tell: the usual order
			found = append(found, cols[:3])
		} else {
			return
		}
	}
	if found = c.withoutEqual(missing, found); len(found) > 1 || c.hasUncommonOrder(missing, found[0]) {
		return
	}
	if c.meetsItself(missing, found[0]) && slices.ContainsFunc(cols, func(k int) bool { return c.isRival(missing, found[0], k) }) {
		return
	}
	if len(c.withoutEqual(missing, append(nearly, found[0]))) > 1 { // a number that is mistyped leaves a wrong reading
		return
	}
	for i, f := range missing {
		c.columns[found[0][i]].field = f
	}
}

// boardsOfRooms takes the only column of numbers that count upwards in each table for that of
// the boards.
func (c *completion) boardsOfRooms() {
	if c.family.has(c.columns, "board") {
		return
	}
	counting := c.free(func(col *column) bool { return col.share(Whole) == 1 && !col.looksScored() })
	counting = slices.DeleteFunc(counting, func(k int) bool { return !c.countsUp(k) })
	if len(counting) == 1 {
		c.columns[counting[0]].field = "board"
	}
}

// countsUp reports whether each row of a table has a larger number in a column than the row
// before.
func (c *completion) countsUp(k int) bool {
	for _, r := range c.family.regions {
		last := 0
		for _, i := range r.Rows {
			n := c.book.looks.of(r.Sheet.Row(int(i)).ID(r.cols[k])).n
			if n <= last {
				return false
			}
			last = n
		}
	}
	return true
}

// ownSide gives the pair of a card its direction, "Pair | 3 | NS" or "Pair | 3", where a column
// has the opponents in the other direction.
func (c *completion) ownSide() {
	for side, other := range otherSideName {
		if colOf(c.columns, other+".pair") < 0 || c.family.has(c.columns, side+".pair") || colOf(c.columns, "pair") >= 0 || colOf(c.columns, "direction") >= 0 {
			continue
		}
		for _, r := range c.family.regions {
			t, ok := r.Given["pair"]
			given, known := notation.ReadSide(r.Given["direction"].Text)
			if !ok || !known || given != bridge.NoSide && !strings.EqualFold(given.String(), side) {
				continue
			}
			t.Field = side + ".pair"
			r.Given[t.Field] = t
			delete(r.Given, "pair")
			delete(r.Given, "direction")
		}
	}
}

// opponentNames takes names that are headed as those of the opponents for those of the only
// pair that a column has.
func (c *completion) opponentNames() {
	i := colOf(c.columns, "away")
	if i < 0 || c.columns[i].share(Name) < 0.5 {
		return
	}
	for _, side := range []string{"ns", "ew"} {
		if colOf(c.columns, side+".pair") >= 0 && colOf(c.columns, otherSideName[side]+".pair") < 0 && !c.family.has(c.columns, side+".name") {
			c.columns[i].field = side + ".name"
		}
	}
}

// otherSideName is the other side in the names of fields.
var otherSideName = map[string]string{"ns": "ew", "ew": "ns"}

// atTables takes the numbers of tables for those of the NS pairs where only those of EW are
// written: NS stay at the table of their number. The boards must agree.
func (c *completion) atTables() {
	f := c.family
	if !f.has(c.columns, "board") || colOf(c.columns, "ew.pair") < 0 || f.has(c.columns, "pair") || f.has(c.columns, "pairs") ||
		f.has(c.columns, "ns.pair") || f.has(c.columns, "ns.name") || f.has(c.columns, "section") || f.has(c.columns, "direction") || c.book.isOfRooms(f) {
		return
	}
	if i := colOf(c.columns, "table"); i >= 0 {
		if c.columns[i].choice == 0 && c.isMovement([]string{"ns.pair"}, []int{i}) {
			c.columns[i].field, f.atTables = "ns.pair", true
		}
		return
	}
	if !f.isGiven("table") {
		return
	}
	for _, r := range f.regions {
		t := r.Given["table"]
		t.Field = "ns.pair"
		r.Given["ns.pair"] = t
	}
	if f.atTables = c.isMovement(nil, nil); f.atTables {
		return
	}
	for _, r := range f.regions {
		delete(r.Given, "ns.pair")
	}
}

// sides takes two columns that are headed by a word for a pair and another word each, such
// as "Par SJ" and "Par IZ", for NS and EW. On cards, where each result is in a row of each
// pair, these are a pair and its opponents.
func (c *completion) sides() {
	if c.family.has(c.columns, "ns.pair") || c.family.has(c.columns, "ew.pair") {
		return
	}
	var cols []int
	for i := range c.columns {
		if col := &c.columns[i]; col.choice == 0 && (col.field == "pair" || col.field == "" && col.means("pair")) {
			cols = append(cols, i)
		}
	}
	if len(cols) != 2 {
		return
	}
	for _, i := range cols {
		if col := &c.columns[i]; len(splitWords(col.Text)) < 2 || col.share(Pair) < 0.9 || col.share(Name) > 0 {
			return
		}
	}
	if ns, ew := &c.columns[cols[0]], &c.columns[cols[1]]; keyOf(ns.Heading) != keyOf(ew.Heading) && !c.areMutual(cols[0], cols[1]) {
		ns.field, ew.field = "ns.pair", "ew.pair"
	}
}

// areMutual reports whether most pairs of values of two columns occur the other way round,
// too.
func (c *completion) areMutual(a, b int) bool {
	seen := make(map[[2]cells.ID]bool)
	c.anyRow(func(r *Region, row cells.Row) bool {
		seen[[2]cells.ID{row.ID(r.cols[a]), row.ID(r.cols[b])}] = true
		return false
	})
	mutual := 0
	for pair := range seen {
		if seen[[2]cells.ID{pair[1], pair[0]}] {
			mutual++
		}
	}
	return 2*mutual > len(seen)
}

// release takes a column headed as one of numbers for that of the boards, where the columns
// of both pairs are known and it can be nothing else.
func (c *completion) release(missing []string) {
	i := colOf(c.columns, "pair")
	if len(missing) == 1 && i >= 0 && c.columns[i].choice == 0 && c.isMovement(missing, []int{i}) {
		c.columns[i].field = "board"
	}
}

// withoutEqual returns the readings of columns that give different results: not two that
// differ in columns with the same values, and none in which NS and EW have the same number
// in a row if there is one in which they never have.
func (c *completion) withoutEqual(missing []string, found [][]int) [][]int {
	var different [][]int
	for _, order := range found {
		isKnown := slices.ContainsFunc(different, func(o []int) bool {
			for i := range missing {
				if !c.areEqual(o[i], order[i]) {
					return false
				}
			}
			return true
		})
		if !isKnown {
			different = append(different, order)
		}
	}
	meets := func(order []int) bool { return !c.meetsItself(missing, order) }
	if slices.ContainsFunc(different, meets) {
		different = slices.DeleteFunc(different, func(o []int) bool { return !meets(o) })
	}
	return different
}

// areEqual reports whether two columns have the same value in every row.
func (c *completion) areEqual(a, b int) bool {
	return a == b || !c.anyRow(func(r *Region, row cells.Row) bool { return row.ID(r.cols[a]) != row.ID(r.cols[b]) })
}

// meetsItself reports whether some row has one number for NS and EW.
func (c *completion) meetsItself(missing []string, order []int) bool {
	ns, ew := colOf(c.columns, "ns.pair"), colOf(c.columns, "ew.pair")
	for i, f := range missing {
		switch f {
		case "ns.pair":
			ns = order[i]
		case "ew.pair":
			ew = order[i]
		}
	}
	return ns >= 0 && ew >= 0 && c.anyRow(func(r *Region, row cells.Row) bool {
		return row.ID(r.cols[ns]) != 0 && row.ID(r.cols[ns]) == row.ID(r.cols[ew])
	})
}

// anyRow reports whether a condition holds for one of the first rows of the family.
func (c *completion) anyRow(is func(r *Region, row cells.Row) bool) bool {
	rows := 0
	for _, r := range c.family.regions {
		for _, i := range r.Rows {
			if rows++; rows > sampleRows {
				return false
			}
			if is(r, r.Sheet.Row(int(i))) {
				return true
			}
		}
	}
	return false
}

// misheaded takes a column of tables for that of the boards where its heading is a slip of
// a word for a board, German "Bord" for "Board", and its cells can be boards.
func (c *completion) misheaded() {
	i := colOf(c.columns, "table")
	if i < 0 || c.columns[i].choice > 0 {
		return
	}
	slips := (&headingReader{dictionary: theDictionary()}).near(headings.Plain(c.columns[i].Text))
	if slices.ContainsFunc(slips, func(m Meaning) bool { return m.Field == "board" }) && c.isMovement([]string{"board"}, []int{i}) {
		c.columns[i].field = "board"
	}
}

// hasUncommonOrder reports whether nothing tells NS from EW: no heading does, and the
// columns are not in the customary order, in which the pairs precede the contract.
func (c *completion) hasUncommonOrder(missing []string, order []int) bool {
	ns, contract := slices.Index(missing, "ns.pair"), colOf(c.columns, "contract")
	return c.family.isHeadless() && ns >= 0 && slices.Contains(missing, "ew.pair") && contract >= 0 && contract < order[ns]
}

// isTurned reports whether another order of the same columns has NS first, as is the
// custom.
func (c *completion) isTurned(missing []string, order []int, found [][]int) bool {
	ns, ew := slices.Index(missing, "ns.pair"), slices.Index(missing, "ew.pair")
	if ns < 0 || ew < 0 || order[ns] < order[ew] {
		return false
	}
	turned := slices.Clone(order)
	turned[ns], turned[ew] = turned[ew], turned[ns]
	return slices.ContainsFunc(found, func(o []int) bool { return slices.Equal(o, turned) })
}

// permute calls use with each order of n of the columns.
func permute(cols []int, n int, use func([]int)) {
	var order []int
	var next func()
	next = func() {
		if len(order) == n {
			use(order)
			return
		}
		for _, col := range cols {
			if !slices.Contains(order, col) {
				order = append(order, col)
				next()
				order = order[:len(order)-1]
			}
		}
	}
	next()
}

// isRival reports whether a column that a reading leaves can be that of one of its pairs, and
// has then never the same number as the other pair of the row.
func (c *completion) isRival(missing []string, order []int, col int) bool {
	if slices.Contains(order, col) {
		return false
	}
	for i, f := range missing {
		if f == "board" {
			continue
		}
		other := slices.Clone(order)
		other[i] = col
		if c.columns[col].high <= 2*c.columns[order[i]].high && !c.meetsItself(missing, other) {
			return true
		}
	}
	return false
}

// isMovement reports whether columns can be the boards and the pairs.
func (c *completion) isMovement(missing []string, order []int) bool {
	rows, repeats := c.movement(missing, order)
	return rows > 0 && repeats == 0
}

// mostSlips is one in so many rows that may be mistyped.
const mostSlips = 20

// movement returns in how many rows columns have boards and pairs, and in how many a pair
// plays a board again in the same direction; no rows where they cannot be boards and pairs,
// since boards have about as many results.
func (c *completion) movement(missing []string, order []int) (rows, repeats int) {
	col := map[string]int{"board": -1, "ns.pair": -1, "ew.pair": -1}
	for f := range col {
		col[f] = colOf(c.columns, f)
	}
	for i, f := range missing {
		col[f] = order[i]
	}
	type seat struct{ board, pair string }
	ns, ew, boards := make(map[seat]bool), make(map[seat]bool), make(map[string]int)
	held := map[string]string{}
	for _, r := range c.family.regions {
		clear(held)
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			value := func(f string) string {
				if k := col[f]; k >= 0 {
					if text := row.Text(r.cols[k]); text != "" {
						held[f] = text
					}
					return held[f]
				}
				return r.Given[f].Text
			}
			b, n, e := value("board"), value("ns.pair"), value("ew.pair")
			if b == "" || n == "" || e == "" {
				continue
			}
			if rows++; rows > sampleRows {
				break
			}
			if ns[seat{b, n}] || ew[seat{b, e}] {
				repeats++
			}
			ns[seat{b, n}], ew[seat{b, e}] = true, true
			boards[b]++
		}
	}
	most, fewest := 0, rows
	for _, n := range boards {
		most, fewest = max(most, n), min(fewest, n)
	}
	if len(boards) < 2 || most < 2 || fewest*2 < most && len(boards)*most*2 >= rows*3 {
		return 0, 0
	}
	return rows, repeats
}

// names finds columns of names next to those of the pairs.
func (c *completion) names() {
	for _, side := range []string{"ns", "ew"} {
		pair := colOf(c.columns, side+".pair")
		if pair < 0 || colOf(c.columns, side+".name") >= 0 || pair+1 >= len(c.columns) {
			continue
		}
		next := &c.columns[pair+1]
		isName := next.field == "" || next.field == "name" || next.field == "name1" || next.field == "name2"
		if isName && next.share(Name) > 0.8 && c.goTogether(pair, pair+1) {
			next.field = side + ".name"
		}
	}
}

// goTogether reports whether a value of one column has always the same in another.
func (c *completion) goTogether(a, b int) bool {
	first := make(map[cells.ID]cells.ID)
	for _, r := range c.family.regions {
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			x, y := row.ID(r.cols[a]), row.ID(r.cols[b])
			if x == 0 || y == 0 {
				continue
			}
			if before, ok := first[x]; ok && before != y {
				return false
			}
			first[x] = y
		}
	}
	return len(first) > 1
}

// agreement returns the part of the rows in which the scores are those of the
// contracts with the results of a column, in the letters and by the counting with
// which most are.
func (c *completion) agreement(result int) float64 {
	rows := c.playedRows(result)
	if len(rows) == 0 {
		return 0
	}
	best := 0
	for _, suits := range notation.AllSuits() {
		for _, seats := range notation.AllSeats() {
			letters := notation.Letters{Suits: suits, Seats: seats}
			var agreed [3]int
			for i := range rows {
				for counting := range agreed {
					if rows[i].agrees(letters, counting) {
						agreed[counting]++
					}
				}
			}
			best = max(best, agreed[0], agreed[1], agreed[2])
		}
	}
	return float64(best) / float64(len(rows))
}

// playedRow is a row with a contract, a result and a score, as they are written.
type playedRow struct {
	board                      int
	contract, declarer, result string
	score                      int // its size
}

func (c *completion) playedRows(result int) []playedRow {
	const most = 60
	var rows []playedRow
	contract, declarer := colOf(c.columns, "contract"), colOf(c.columns, "declarer")
	board := colOf(c.columns, "board")
	for _, r := range c.family.regions {
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			number := r.Given["board"].Text
			if board >= 0 {
				number = row.Text(r.cols[board])
			}
			p := playedRow{contract: row.Text(r.cols[contract]), result: row.Text(r.cols[result])}
			if declarer >= 0 {
				p.declarer = row.Text(r.cols[declarer])
			}
			var err error
			if p.board, err = notation.ReadOrdinal(number); err != nil || p.contract == "" || p.result == "" {
				continue
			}
			for _, f := range []string{"score", "ns.score", "ew.score"} {
				if k := colOf(c.columns, f); k >= 0 {
					if l := c.book.looks.of(row.ID(r.cols[k])); l.kinds&Score != 0 {
						p.score = max(l.n, -l.n)
					}
				}
			}
			if p.score != 0 {
				rows = append(rows, p)
			}
			if len(rows) == most {
				return rows
			}
		}
	}
	return rows
}

// agrees reports whether the score is that of the contract. Results count tricks above
// the contract, all tricks, or tricks above six.
func (p *playedRow) agrees(letters notation.Letters, counting int) bool {
	cell, err := letters.ReadContract(p.contract)
	if err != nil || cell.Kind != notation.Bid {
		return false
	}
	declarer := cell.Declarer
	if declarer == bridge.NoSeat {
		if declarer, err = letters.ReadSeat(p.declarer); err != nil || declarer == bridge.NoSeat {
			return false
		}
	}
	outcome, err := notation.ReadOutcome(p.result)
	if err != nil {
		return false
	}
	tricks := outcome.N
	switch {
	case counting == 0 || outcome.Form == notation.Relative:
		tricks += cell.Contract.Target()
	case counting == 2:
		tricks += 6
	}
	if tricks < 0 || tricks > 13 {
		return false
	}
	score := cell.Contract.Score(tricks, bridge.BoardVulnerability(p.board).Of(declarer.Side()))
	return max(score, -score) == p.score
}
