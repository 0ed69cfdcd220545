package arrange

import (
	"fmt"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

// ownPair is where a row that is one pair's has the pair, its opponents and its
// direction: a row of a pair's card, or one of two rows for a result.
type ownPair struct {
	pair, opponent, direction int // columns; -1 where a title says it, or nothing does
	names                     []int
	nsSigned                  bool // scores have the sign of NS, not that of the pair
}

// findOwn finds out whether rows are those of one pair each.
func (t *table) findOwn() {
	if t.pairs >= 0 || !t.hasOutcome() || colOf(t.columns, "ns.pair") >= 0 || colOf(t.columns, "ew.pair") >= 0 {
		return
	}
	o := &ownPair{pair: colOf(t.columns, "pair"), opponent: colOf(t.columns, "opponent"), direction: colOf(t.columns, "direction")}
	if o.direction < 0 {
		o.direction = colOf(t.columns, "sitting")
	}
	sided := o.opponent >= 0 && (t.given("ns.pair") || t.given("ew.pair")) && !t.givesBoth()
	if o.pair < 0 && !t.given("pair") && !sided {
		return
	}
	for _, f := range []string{"name", "name1", "name2"} {
		if i := colOf(t.columns, f); i >= 0 {
			o.names = append(o.names, i)
		}
	}
	switch {
	case o.opponent >= 0:
	case o.direction >= 0, o.pair >= 0 && t.columns[o.pair].saysSide(t.book), t.given("direction"):
	default:
		return
	}
	t.own = o
	t.fields[field.NS], t.fields[field.EW] = true, true
	t.fields[field.NSName], t.fields[field.EWName] = true, true
	if t.has("score") {
		t.fields[field.Score] = true
	}
}

// given reports whether titles give a field.
func (t *table) given(name string) bool {
	for _, r := range t.family.regions {
		if r.Given[name].Text != "" {
			return true
		}
	}
	return false
}

// givesBoth reports whether titles give the pairs of both sides to some region.
func (t *table) givesBoth() bool {
	for _, r := range t.family.regions {
		if r.Given["ns.pair"].Text != "" && r.Given["ew.pair"].Text != "" {
			return true
		}
	}
	return false
}

// saysSide reports whether the numbers of a column come with their direction.
func (c *column) saysSide(b *Book) bool {
	for id := range c.texts {
		if pair, err := notation.ReadPair(b.cells.Text(id)); err == nil && pair.Side != bridge.NoSide {
			return true
		}
	}
	return false
}

// half is a result as the row of one pair has it.
type half struct {
	line     lines.Line // all but the pairs
	number   lines.Place
	opponent lines.Place
	name     lines.Place
	rival    lines.Place // the names of the opponents
	side     bridge.Side
	score    lines.Place
	plain    bool // nothing but the score is in the row
	sheet    *cells.Sheet
}

// halves reads the rows of pairs.
func (t *table) halves(regions []*Region) []half {
	var all []half
	for _, r := range regions {
		base := t.base(r)
		held := t.newHeld(r)
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			l := base
			t.fill(&l, r, row)
			t.carry(&l, r, int(i), &held)
			h, ok := t.half(&l, r, row, &held)
			if h.sheet = r.Sheet; ok {
				all = append(all, h)
			}
		}
	}
	return all
}

// half reads the row of a pair; ok is false where it has no result.
func (t *table) half(l *lines.Line, r *Region, row cells.Row, held *held) (h half, ok bool) {
	o := t.own
	cell := func(col int) lines.Place {
		if col < 0 {
			return lines.Place{}
		}
		from := row
		if row.ID(r.cols[col]) == 0 {
			if num := t.heldRow(col, held); num > 0 {
				from = r.Sheet.Row(rowNumbered(r.Sheet, num))
			}
		}
		return lines.Place{ID: from.ID(r.cols[col]), Row: int32(from.Num), Col: int16(r.cols[col] + 1)}
	}
	h.number, h.opponent = cell(o.pair), cell(o.opponent)
	title, titled := r.Given["pair"], bridge.NoSide
	if t, ok := r.Given["ns.pair"]; ok && title.Text == "" {
		title, titled = t, bridge.NS
	} else if t, ok := r.Given["ew.pair"]; ok && title.Text == "" {
		title, titled = t, bridge.EW
	}
	if o.pair < 0 {
		h.number = lines.Place{ID: t.book.cells.Intern(title.Text), Row: int32(title.Row), Col: int16(title.Col + 1)}
		if names, ok := r.Given["names"]; ok && title.Rest == "" {
			h.name = lines.Place{ID: t.book.cells.Intern(names.Text), Row: int32(names.Row), Col: int16(names.Col + 1)}
		}
		if title.Rest != "" {
			h.name = lines.Place{ID: t.book.cells.Intern(title.Rest), Row: int32(title.Row), Col: int16(title.Col + 1)}
		}
	}
	t.takeNames(&h, cell)
	if h.side = titled; h.side == bridge.NoSide {
		h.side = t.sideOf(&h, cell(o.direction), r)
	}
	if h.side == bridge.EW && t.ownScores {
		l.Places[field.NSScore], l.Places[field.EWScore] = l.Places[field.EWScore], l.Places[field.NSScore]
	}
	h.score = l.Places[field.Score]
	l.Places[field.Score] = lines.Place{}
	h.line = *l
	contract, score := l.Places[field.Contract].ID, h.score.ID
	_, err := t.book.texts.Ordinals.Of(l.Places[field.Board].ID)
	inColumn := int(l.Places[field.Board].Row) == l.Row || int(h.opponent.Row) == l.Row && h.opponent.ID != 0
	ok = contract != 0 || score != 0 || l.Places[field.NSScore].ID != 0 || l.Places[field.EWScore].ID != 0 || err == nil && inColumn
	h.plain = contract == 0
	if h.number.ID == 0 { // forgotten, or a sum below the results
		ok = ok && o.pair >= 0 && (err == nil && inColumn || t.book.looks.of(contract).kinds&Bid != 0)
	}
	return h, ok
}

// heldRow returns the row from which a blank cell of a column takes its value; 0 for
// none.
func (t *table) heldRow(col int, held *held) int {
	for n, c := range t.carried {
		for _, i := range c.cols {
			if i == col && len(held.values[n]) > 0 {
				return held.at[n]
			}
		}
	}
	return 0
}

// takeNames takes the names of a pair from its cell, or from columns of names. On the card
// of a pair, which has its number in the title, these are the names of the opponents.
func (t *table) takeNames(h *half, cell func(col int) lines.Place) {
	if number, names, ok := cutNumber(t.book.cells.Text(h.number.ID)); ok {
		h.name = h.number
		h.number.ID, h.name.ID = t.book.cells.Intern(number), t.book.cells.Intern(names)
	}
	if number, names, ok := cutNumber(t.book.cells.Text(h.opponent.ID)); ok {
		h.rival = h.opponent
		h.opponent.ID, h.rival.ID = t.book.cells.Intern(number), t.book.cells.Intern(names)
	}
	whose := &h.name
	if t.own.pair < 0 && t.own.opponent >= 0 {
		whose = &h.rival
	}
	var names []string
	for _, i := range t.own.names {
		p := cell(i)
		if p.ID != 0 {
			names = append(names, t.book.cells.Text(p.ID))
			if whose.ID == 0 {
				*whose = p
			}
		}
	}
	if len(names) > 0 {
		whose.ID = t.book.cells.Intern(strings.Join(names, " & "))
	}
}

// sideOf returns the direction of a pair: from its column, its number, its opponents'
// number, a title or the name of the sheet.
func (t *table) sideOf(h *half, direction lines.Place, r *Region) bridge.Side {
	if side, ok := notation.ReadSide(t.book.cells.Text(direction.ID)); ok && side != bridge.NoSide {
		return side
	}
	if letters, err := t.book.texts.Seats.Of(direction.ID); err == nil && letters != bridge.NoSeat {
		return letters.Side()
	}
	if pair, err := t.book.texts.Pairs.Of(h.number.ID); err == nil && pair.Side != bridge.NoSide {
		return pair.Side
	}
	if pair, err := t.book.texts.Pairs.Of(h.opponent.ID); err == nil && pair.Side != bridge.NoSide {
		return otherSide(pair.Side)
	}
	if side, _ := notation.ReadSide(r.Given["direction"].Text); side != bridge.NoSide {
		return side
	}
	return sideIn(r.Sheet.Name) // "NS cards"
}

func otherSide(side bridge.Side) bridge.Side {
	switch side {
	case bridge.NS:
		return bridge.EW
	case bridge.EW:
		return bridge.NS
	}
	return bridge.NoSide
}

// ownLines makes one line of the two rows that a result has.
func (t *table) ownLines(regions []*Region, yield func(*lines.Line) bool) {
	halves := t.halves(t.family.regions)
	partner := t.partners(halves)
	t.own.nsSigned = t.areNSSigned(halves, partner)
	done := make([]bool, len(halves))
	sheet := regions[0].Sheet
	for i := range halves {
		if done[i] {
			continue
		}
		a, b := &halves[i], (*half)(nil)
		if k := partner[i]; k >= 0 {
			b = &halves[k]
			done[k] = true
		}
		if a.sheet != sheet {
			continue
		}
		for _, l := range t.join(a, b) {
			if !yield(&l) {
				return
			}
		}
	}
}

// halfKey tells the results of a board apart: by both pairs, or by the table.
type halfKey struct{ board, round, table, low, high string }

func (t *table) keyOf(h *half) halfKey {
	text := func(p lines.Place) string { return t.book.cells.Text(p.ID) }
	number := func(p lines.Place) string {
		pair, err := t.book.texts.Pairs.Of(p.ID)
		if err != nil {
			return text(p)
		}
		return pair.Number
	}
	k := halfKey{board: text(h.line.Places[field.Board])}
	if h.opponent.ID != 0 {
		k.low, k.high = number(h.number), number(h.opponent)
		if h.side == bridge.EW {
			k.low, k.high = k.high, k.low
		} else if h.side == bridge.NoSide && k.low > k.high {
			k.low, k.high = k.high, k.low
		}
		return k
	}
	k.round, k.table = text(h.line.Places[field.Round]), text(h.line.Places[field.Table])
	return k
}

// partners finds for each half the other half of the same result; -1 where there is
// none.
func (t *table) partners(halves []half) []int {
	partner := make([]int, len(halves))
	open := make(map[halfKey][]int)
	for i := range halves {
		partner[i] = -1
		h := &halves[i]
		key := t.keyOf(h)
		if h.opponent.ID == 0 && key.table == "" { // the two rows follow each other
			if i > 0 && partner[i-1] < 0 && t.keyOf(&halves[i-1]) == key && isOpposite(&halves[i-1], h) {
				partner[i], partner[i-1] = i-1, i
			}
			continue
		}
		for n, k := range open[key] {
			if isOpposite(&halves[k], h) {
				partner[i], partner[k] = k, i
				open[key] = append(open[key][:n:n], open[key][n+1:]...)
				break
			}
		}
		if partner[i] < 0 {
			open[key] = append(open[key], i)
		}
	}
	return partner
}

// accountLone reports results that one of two pairs has, and the other, which has rows of
// its own, has not: one of them has another board or other opponents by mistake. Where few
// results have both rows, only some pairs wrote them down.
func (t *table) accountLone(problems *event.Problems) {
	type entrant struct {
		number string
		side   bridge.Side
	}
	of := func(p lines.Place, side bridge.Side) entrant {
		pair, err := t.book.texts.Pairs.Of(p.ID)
		if err != nil || pair.Nobody {
			return entrant{}
		}
		return entrant{pair.Number, side}
	}
	halves := t.halves(t.family.regions)
	has := make(map[entrant]bool)
	both := 0
	partner := t.partners(halves)
	for i := range halves {
		has[of(halves[i].number, halves[i].side)] = true
		if partner[i] >= 0 {
			both++
		}
	}
	if 2*both < len(halves) {
		return
	}
	for i := range halves {
		h := &halves[i]
		other := of(h.opponent, otherSide(h.side))
		if partner[i] >= 0 || h.number.ID == 0 || other == (entrant{}) || !has[other] {
			continue
		}
		board := t.book.cells.Text(h.line.Places[field.Board].ID)
		problems.Add(event.Problem{
			At:   h.sheet.Position(h.line.Row, int(h.line.Places[field.Board].Col)),
			Text: fmt.Sprintf("pair %s has rows of its own, but none for this result on board %s", t.book.cells.Text(h.opponent.ID), board),
			Hint: "correct the board or the opponents in one of the two rows, or write the result into a row of the other pair, too",
		})
	}
}

func isOpposite(a, b *half) bool {
	if a.side != bridge.NoSide && b.side != bridge.NoSide {
		return a.side != b.side
	}
	return a.number.ID != b.number.ID
}

// areNSSigned reports whether both pairs have the same sign before a score, which is
// then that of NS.
func (t *table) areNSSigned(halves []half, partner []int) bool {
	same, opposite := 0, 0
	for i, k := range partner {
		if k < i {
			continue
		}
		a, b := t.book.looks.of(halves[i].score.ID), t.book.looks.of(halves[k].score.ID)
		switch {
		case a.n == 0 || b.n == 0:
		case a.n == b.n:
			same++
		case a.n == -b.n:
			opposite++
		}
	}
	return same > opposite
}

// join makes a line of the two halves of a result. Where they contradict each other it
// makes two, which is then reported.
func (t *table) join(a, b *half) []lines.Line {
	if a.side == bridge.EW || b != nil && b.side == bridge.NS {
		a, b = b, a
	}
	ns, ew := a, b
	first := ns
	if first == nil || ns.plain && ew != nil && !ew.plain {
		first = ew
	}
	l := first.line
	if ns != nil {
		l.Places[field.NS], l.Places[field.NSName] = ns.number, ns.name
		if ew == nil {
			l.Places[field.EW], l.Places[field.EWName] = ns.opponent, ns.rival
		}
	}
	if ew != nil {
		l.Places[field.EW], l.Places[field.EWName] = ew.number, ew.name
		if ns == nil {
			l.Places[field.NS], l.Places[field.NSName] = ew.opponent, ew.rival
		}
	}
	t.joinScores(&l, ns, ew)
	t.joinAwards(&l, ns, ew)
	if ns != nil && ew != nil && t.contradict(ns, ew) {
		other := l
		for f := range other.Places {
			other.Places[f] = ew.line.Places[f]
		}
		other.Places[field.NS], other.Places[field.EW] = l.Places[field.NS], l.Places[field.EW]
		other.Row = ew.line.Row
		t.joinScores(&other, nil, ew)
		return []lines.Line{l, other}
	}
	return []lines.Line{l}
}

// joinScores gives a line its score from the rows of the pairs.
func (t *table) joinScores(l *lines.Line, ns, ew *half) {
	if ns != nil && ns.score.ID != 0 {
		if n := t.book.looks.of(ns.score.ID); n.kinds&(Whole|Signed) == 0 || n.n != 0 || ew == nil || ew.score.ID == 0 || t.own.nsSigned {
			l.Places[field.Score] = ns.score
			return
		}
	}
	if ew == nil || ew.score.ID == 0 {
		return
	}
	seen := t.book.looks.of(ew.score.ID)
	switch {
	case t.own.nsSigned || seen.kinds&(Whole|Signed) == 0:
		l.Places[field.Score] = ew.score
	default:
		l.Places[field.Score] = ew.score
		l.Places[field.Score].ID = t.book.cells.Intern(strconv.Itoa(-seen.n))
	}
}

// joinAwards makes one artificial score of those that the pairs have on their cards.
func (t *table) joinAwards(l *lines.Line, ns, ew *half) {
	if ns == nil || ew == nil {
		return
	}
	if a, b := ns.line.Places[field.NSScore], ew.line.Places[field.EWScore]; t.isAward(a.ID) && t.isAward(b.ID) {
		l.Places[field.NSScore], l.Places[field.EWScore] = a, b
	}
	for _, f := range []field.Field{field.Contract, field.Result, field.Tricks, field.Score, field.Remarks} {
		a, b := ns.line.Places[f], ew.line.Places[f]
		if f == field.Score {
			a, b = ns.score, ew.score
		}
		if t.isAward(a.ID) && t.isAward(b.ID) {
			l.Places[f] = a
			l.Places[f].ID = t.book.cells.Intern(fmt.Sprintf("%s/%s", t.book.cells.Text(a.ID), t.book.cells.Text(b.ID)))
		}
	}
}

// accountSides reports results neither of whose rows states the direction of its pair.
func (t *table) accountSides(problems *event.Problems) {
	halves := t.halves(t.family.regions)
	for i, k := range t.partners(halves) {
		h := &halves[i]
		if h.side != bridge.NoSide || k >= 0 && (k < i || halves[k].side != bridge.NoSide) {
			continue
		}
		if pair, err := t.book.texts.Pairs.Of(h.opponent.ID); h.opponent.ID != 0 && err == nil && pair.Nobody {
			continue
		}
		problems.Add(event.Problem{
			At:   h.sheet.Position(h.line.Row, 0),
			Text: "the sheet does not state which of the pairs sat NS here", Hint: "write NS and EW above the columns of the pairs, or add a column Direction with NS or EW",
		})
	}
}

// accountCards reports cards of which nothing says whose they are.
func (t *table) accountCards(problems *event.Problems) {
	if t.own.pair >= 0 {
		return
	}
	for _, r := range t.family.regions {
		if r.Given["pair"].Text != "" || r.Given["ns.pair"].Text != "" || r.Given["ew.pair"].Text != "" {
			continue
		}
		for _, i := range r.Rows {
			if row := r.Sheet.Row(int(i)); t.hasValue(r, row) {
				problems.Add(event.Problem{
					At:   r.Sheet.Position(row.Num, 0),
					Text: "nothing says which pair's results these are", Hint: `write "Pair 7" into a row above them`,
				})
				break
			}
		}
	}
}

// contradict reports whether the two rows of a result say different things.
func (t *table) contradict(ns, ew *half) bool {
	for _, f := range []field.Field{field.Contract, field.Declarer, field.Result, field.Tricks} {
		a, b := ns.line.Places[f].ID, ew.line.Places[f].ID
		if a != 0 && b != 0 && a != b && t.book.looks.of(a).kinds&Status == 0 && !(t.isAward(a) && t.isAward(b)) {
			return true
		}
	}
	if t.isAward(ns.score.ID) && t.isAward(ew.score.ID) {
		return false
	}
	a, b := t.book.looks.of(ns.score.ID), t.book.looks.of(ew.score.ID)
	return a.n != 0 && b.n != 0 && max(a.n, -a.n) != max(b.n, -b.n)
}

// isAward reports whether a cell is the artificial score of one side: "A+", "40%".
func (t *table) isAward(id cells.ID) bool {
	_, ok := notation.ReadAward(t.book.cells.Text(id))
	return ok
}
