package table

import (
	"cmp"
	"math/big"
	"slices"
	"strconv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/report/written"
)

// travellers are the results of all boards.
func (b *builder) travellers() Travellers {
	fields := b.resultFields()
	t := Travellers{
		Head:    b.boardColumns(),
		Columns: columnsOf(fields),
		Boards:  make([]Board, len(b.event.Boards)),
	}
	rounded := false
	for i := range b.event.Boards {
		t.Boards[i] = b.board(fields, &b.event.Boards[i], &b.session.Boards[i])
		rounded = rounded || slices.ContainsFunc(b.session.Boards[i].Lines, func(l compute.Line) bool {
			return isRounded(l.NS) || isRounded(l.EW)
		})
	}
	if rounded {
		t.Notes = append(t.Notes, b.words.Note.Rounded)
	}
	return t
}

func (b *builder) boardColumns() []Column {
	w := b.words.Column
	return []Column{
		{Key: "board", Label: w.Board, Figures: true, Shown: everywhere},
		{Key: "dealer", Label: w.Dealer, Shown: everywhere},
		{Key: "vul", Label: w.Vulnerable, Shown: everywhere},
	}
}

// resultLine is a line of a traveller.
type resultLine struct {
	*event.Result
	line                               *compute.Line
	decimals                           int // of points
	contract, declarer, result, tricks Value
	score, nsScore, ewScore            Value
}

// resultFields leaves out of what people read what no result of the session
// has.
func (b *builder) resultFields() []field[*resultLine] {
	w := b.words.Column
	played := b.known()
	people := OnPage | InSheet
	individual := b.event.Individual
	points := b.pointsWord()
	return []field[*resultLine]{
		{Column{Key: "section", Label: w.Section, Shown: InData | InSheet.when(b.sections) | OnPage.when(b.bySection())}, func(r *resultLine) Value { return Text(clean(b.event.Pairs[r.NS].Section)) }},
		{Column{Key: "table", Label: w.Table, Figures: true, Shown: InData | InSheet.when(played.table)}, func(r *resultLine) Value { return known(r.Table) }},
		{Column{Key: "round", Label: w.Round, Figures: true, Shown: InData | InSheet.when(played.round)}, func(r *resultLine) Value { return known(r.Round) }},
		{Column{Key: "version", Label: w.Version, Shown: InData | people.when(played.version), Optional: true}, func(r *resultLine) Value {
			return textWhen(r.Version != 0, func() string { return event.VersionName(r.Version) })
		}},
		{Column{Key: "ns", Label: b.seatsWord(bridge.NS), Figures: true, Shown: everywhere}, func(r *resultLine) Value { return b.id(int(r.NS)) }},
		{Column{Key: "south", Label: b.words.Method.South, Figures: true, Shown: everywhere.when(individual)}, func(r *resultLine) Value { return b.partnerID(r.South) }},
		{Column{Key: "ew", Label: b.seatsWord(bridge.EW), Figures: true, Shown: everywhere}, func(r *resultLine) Value { return b.id(int(r.EW)) }},
		{Column{Key: "west", Label: b.words.Method.West, Figures: true, Shown: everywhere.when(individual)}, func(r *resultLine) Value { return b.partnerID(r.West) }},
		{Column{Key: "contract", Label: w.Contract, Shown: InData | people.when(played.contract)}, func(r *resultLine) Value { return r.contract }},
		{Column{Key: "declarer", Label: w.Declarer, Short: w.DeclarerShort, Shown: InData | people.when(played.contract)}, func(r *resultLine) Value { return r.declarer }},
		{Column{Key: "lead", Label: w.Lead, Shown: InData | people.when(played.lead)}, func(r *resultLine) Value { return Card(r.Lead) }},
		{Column{Key: "result", Label: w.Tricks, Shown: OnPage.when(played.contract)}, func(r *resultLine) Value { return r.result }},
		{Column{Key: "tricks", Label: w.Tricks, Figures: true, Shown: InData | InSheet.when(played.contract)}, func(r *resultLine) Value { return r.tricks }},
		{Column{Key: "score", Shown: InData}, func(r *resultLine) Value { return r.score }},
		{Column{Key: "ns_score", Group: w.Score, Label: w.NS, Figures: true, Shown: people}, func(r *resultLine) Value { return r.nsScore }},
		{Column{Key: "ew_score", Group: w.Score, Label: w.EW, Figures: true, Shown: people}, func(r *resultLine) Value { return r.ewScore }},
		{Column{Key: "ns_points", Group: points, Label: w.NS, Figures: true, Shown: everywhere}, func(r *resultLine) Value { return number(r.line.NS, r.decimals) }},
		{Column{Key: "ew_points", Group: points, Label: w.EW, Figures: true, Shown: everywhere}, func(r *resultLine) Value { return number(r.line.EW, r.decimals) }},
		{Column{Key: "ns_percent", Label: w.PercentNS, Figures: true, Shown: InData | people.when(!b.inIMPs())}, func(r *resultLine) Value { return b.barePercent(r.line.NS, r.line.NSTop) }},
		{Column{Key: "remark", Label: w.Remark, Shown: InSheet.when(played.remark)}, func(r *resultLine) Value { return b.writtenRemark(r.Result) }},
		{Column{Key: "artificial", Shown: InData, Optional: true}, func(r *resultLine) Value {
			return textWhen(r.Kind == event.Adjusted, func() string { return awardsCode(r.Result) })
		}},
		{Column{Key: "ruling", Shown: InData, Optional: true}, func(r *resultLine) Value {
			return textWhen(r.Kind == event.Ruled, func() string { return rulingCode(&b.event.Rulings[r.Ruling]) })
		}},
		{Column{Key: "status", Shown: InData, Optional: true}, func(r *resultLine) Value {
			return textWhen(r.Kind == event.NotPlayed, func() string { return "not played" })
		}},
	}
}

// textWhen returns a text where the condition holds, and nothing otherwise.
func textWhen(condition bool, text func() string) Value {
	if !condition {
		return nil
	}
	return Text(text())
}

// knowledge is what at least one result says about itself.
type knowledge struct{ table, round, version, contract, lead, remark bool }

func (b *builder) known() knowledge {
	k := knowledge{remark: len(b.event.Byes) > 0}
	for i := range b.event.Boards {
		for j := range b.event.Boards[i].Results {
			r := &b.event.Boards[i].Results[j]
			k.table = k.table || r.Table != 0
			k.round = k.round || r.Round != 0
			k.version = k.version || r.Version != 0
			k.contract = k.contract || r.HasContract
			k.lead = k.lead || !r.Lead.IsZero()
			k.remark = k.remark || r.Kind != event.Played
		}
	}
	return k
}

// board is the traveller of one board.
func (b *builder) board(fields []field[*resultLine], board *event.Board, scored *compute.Board) Board {
	t := b.emptyBoard(board, scored)
	decimals := decimalsOf(pointsOf(scored))
	t.Rows = make([]Row, 0, len(board.Results))
	for _, i := range b.inOrder(board.Results) {
		line := b.result(&board.Results[i], &scored.Lines[i], decimals)
		t.Rows = append(t.Rows, Row{Values: valuesOf(fields, line), Remark: b.remark(line.Result)})
	}
	return t
}

// emptyBoard is what stands above the results of a board.
func (b *builder) emptyBoard(board *event.Board, scored *compute.Board) Board {
	w := &b.words.Traveller
	number := strconv.Itoa(board.Number)
	marks := board.Marks()
	dealer, vulnerable := b.seat(marks.Dealer), b.vulnerability(marks.Vul)
	heading := words.Fill(w.Heading, "board", number, "dealer", dealer.Word, "sides", vulnerable.Word)
	return Board{
		Number:    board.Number,
		Heading:   heading + b.datum(scored),
		Continued: words.Fill(w.Continued, "board", number),
		Bookmark:  words.Fill(w.Bookmark, "board", number),
		Head:      []Value{Whole(board.Number), dealer, vulnerable},
	}
}

// pointsOf are the points of both sides on a board.
func pointsOf(scored *compute.Board) []*big.Rat {
	points := make([]*big.Rat, 0, 2*len(scored.Lines))
	for _, line := range scored.Lines {
		points = append(points, line.NS, line.EW)
	}
	return points
}

// bySection reports whether the results of a board are listed section by section,
// as they were compared.
func (b *builder) bySection() bool { return len(b.session.SectionLists) > 0 }

// sectionRank returns the section of a result as a number, in the order of the
// event; 0 where the sections are listed together.
func (b *builder) sectionRank(r *event.Result) int {
	if !b.bySection() {
		return 0
	}
	return slices.IndexFunc(b.session.SectionLists, func(l compute.List) bool { return l.Section == b.event.Pairs[r.NS].Section })
}

// inOrder puts the best score for North-South first, then what has no score:
// artificial scores, and last what was not played. Equal scores stand in the
// order of the North-South pairs.
func (b *builder) inOrder(results []event.Result) []int {
	order := make([]int, len(results))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		r, s := &results[i], &results[j]
		byScore := 0
		if r.Kind == event.Played && s.Kind == event.Played {
			byScore = cmp.Compare(s.Score, r.Score)
		}
		return cmp.Or(cmp.Compare(b.sectionRank(r), b.sectionRank(s)), cmp.Compare(orderOf(r.Kind), orderOf(s.Kind)), byScore, cmp.Compare(r.NS, s.NS))
	})
	return order
}

// orderOf is where results of a kind stand on a traveller.
func orderOf(kind event.Kind) int {
	return slices.Index([]event.Kind{event.Played, event.Ruled, event.Adjusted, event.NotPlayed}, kind)
}

// result is one line of a traveller.
func (b *builder) result(r *event.Result, line *compute.Line, decimals int) *resultLine {
	l := &resultLine{Result: r, line: line, decimals: decimals}
	l.contract, l.declarer, l.result, l.tricks = b.contract(r)
	l.score, l.nsScore, l.ewScore = scores(r)
	return l
}

// remark is what is said of a result without a score.
func (b *builder) remark(r *event.Result) string {
	switch r.Kind {
	case event.Adjusted:
		return b.awards(r)
	case event.Ruled:
		return b.ruling(&b.event.Rulings[r.Ruling])
	case event.NotPlayed:
		return b.words.Traveller.NotPlayed
	}
	return ""
}

// writtenRemark is the same in the form that is read again.
func (b *builder) writtenRemark(r *event.Result) Value {
	switch r.Kind {
	case event.Adjusted:
		return Text(written.Awards(r.NSAward, r.EWAward))
	case event.Ruled:
		return Text(written.Ruling(&b.event.Rulings[r.Ruling]))
	case event.NotPlayed:
		return Text(b.words.Traveller.NotPlayed)
	}
	return nil
}

// barePercent is points in percent of a top, for a column of such.
func (b *builder) barePercent(points *big.Rat, top int32) Value {
	percent := percentOf(points, top)
	if percent == nil {
		return nil
	}
	return Percent{Number: Number{percent, b.decimals}, Bare: true}
}

// contract is what a result says about its contract: the contract, who played
// it, and the tricks as players speak of them and as a number.
func (b *builder) contract(r *event.Result) (contract, declarer, result, tricks Value) {
	contract, declarer = Text(""), Text("")
	if r.Kind != event.Played || !r.HasContract {
		return contract, declarer, nil, nil
	}
	contract = Contract{r.Contract, b.words.Traveller.Pass}
	if r.Contract.IsPassedOut() {
		return contract, declarer, nil, nil
	}
	declarer = b.seatLetter(r.Declarer)
	if r.Tricks == event.NoTricks {
		return contract, declarer, nil, nil
	}
	over := int(r.Tricks) - r.Contract.Target()
	text := Whole(over).Text(b.words)
	switch {
	case over == 0:
		text = "="
	case over > 0:
		text = "+" + text
	}
	return contract, declarer, Text(text), Whole(r.Tricks)
}

// scores are the score from North-South's side, and what stands in the column
// of each side: the score of the side that won it. On a passed-out board that
// is nobody, and both have nothing.
func scores(r *event.Result) (score, ns, ew Value) {
	if r.Kind != event.Played {
		return nil, nil, nil
	}
	switch {
	case r.Score > 0:
		ns = Whole(r.Score)
	case r.Score < 0:
		ew = Whole(-r.Score)
	default:
		ns, ew = Whole(0), Whole(0)
	}
	return Whole(r.Score), ns, ew
}

// number is a number that may be missing.
func number(exact *big.Rat, decimals int) Value {
	if exact == nil {
		return nil
	}
	return Number{exact, decimals}
}
