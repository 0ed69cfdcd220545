package table

import (
	"slices"
	"strconv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute/rubber"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
)

// sheets are the score sheets, a block for each rubber or chukker.
func (b *rubberBuilder) sheets() Part {
	r, m := &b.words.Rubber, &b.words.Method
	named, seated := len(b.session.Players) > 0, b.seated()
	p := Part{
		Record: true,
		Key:    "rubbers",
		Title:  r.SheetsPart,
		Head: []Column{
			{Key: "number", Label: b.rubbersColumn(), Figures: true, Shown: InSheet | InData},
			{Key: "ns", Label: b.words.Column.NS, Shown: InData | InSheet.when(named && !seated)},
			{Key: "north", Label: m.North, Shown: InSheet.when(seated)},
			{Key: "south", Label: m.South, Shown: InSheet.when(seated)},
			{Key: "ew", Label: b.words.Column.EW, Shown: InData | InSheet.when(named && !seated)},
			{Key: "east", Label: m.East, Shown: InSheet.when(seated)},
			{Key: "west", Label: m.West, Shown: InSheet.when(seated)},
			{Key: "ns_total", Shown: InData},
			{Key: "ew_total", Shown: InData},
			{Key: "finished", Shown: InData},
		},
		Columns: b.sheetColumns(),
		Rows:    "deals",
	}
	for i := range b.session.Rubbers {
		p.Blocks = append(p.Blocks, b.sheet(i))
	}
	return p
}

// seated reports whether both players of a side are known by name at some time: a sheet
// has a column for each seat then, in which a side of one name has it in the first.
func (b *rubberBuilder) seated() bool {
	return slices.ContainsFunc(b.session.Rubbers, func(r rubber.Rubber) bool { return len(r.NS) == 2 || len(r.EW) == 2 })
}

// sheetColumns are about a deal. Where deals are scored as duplicate boards there
// is no line.
func (b *rubberBuilder) sheetColumns() []Column {
	w, r := &b.words.Column, &b.words.Rubber
	people := OnPage | InSheet
	line := people.when(!b.asDuplicate())
	return []Column{
		{Key: "deal", Label: r.Deal, Figures: true, Shown: everywhere},
		{Key: "dealer", Label: w.Dealer, Shown: InData | people.when(b.isChicago() || b.dealersKnown())},
		{Key: "vul", Label: w.Vulnerable, Shown: everywhere},
		{Key: "contract", Label: w.Contract, Shown: everywhere},
		{Key: "declarer", Label: w.Declarer, Short: w.DeclarerShort, Shown: everywhere},
		{Key: "result", Label: w.Tricks, Shown: OnPage},
		{Key: "tricks", Label: w.Tricks, Figures: true, Shown: InSheet | InData},
		{Key: "honours", Label: r.Honours, Shown: InData | InSheet.when(b.hasHonours()), Optional: true},
		{Key: "ns_below", Group: r.Below, Label: w.NS, Figures: true, Shown: InData | line},
		{Key: "ew_below", Group: r.Below, Label: w.EW, Figures: true, Shown: InData | line},
		{Key: "ns_above", Group: r.Above, Label: w.NS, Figures: true, Shown: InData | line},
		{Key: "ew_above", Group: r.Above, Label: w.EW, Figures: true, Shown: InData | line},
		{Key: "ns_score", Group: w.Score, Label: w.NS, Figures: true, Shown: people.when(b.asDuplicate())},
		{Key: "ew_score", Group: w.Score, Label: w.EW, Figures: true, Shown: people.when(b.asDuplicate())},
		{Key: "games", Label: r.Games, Figures: true, Shown: OnPage.when(!b.asDuplicate())},
		{Key: "ns_sum", Group: b.words.Card.Total, Label: w.NS, Figures: true, Shown: everywhere},
		{Key: "ew_sum", Group: b.words.Card.Total, Label: w.EW, Figures: true, Shown: everywhere},
		{Key: "bonus", Shown: InData, Optional: true},
		{Key: "status", Shown: InData, Optional: true},
	}
}

// sheetValues is the number of those columns.
const sheetValues = 19

func (b *rubberBuilder) hasHonours() bool {
	return slices.ContainsFunc(b.event.Deals, func(d event.Deal) bool { return d.Honours > 0 })
}

// dealersKnown reports whether it is known of any deal who dealt.
func (b *rubberBuilder) dealersKnown() bool {
	for i := range b.session.Rubbers {
		for _, line := range b.session.Rubbers[i].Lines {
			if line.Dealer != bridge.NoSeat {
				return true
			}
		}
	}
	return false
}

// sheet is one rubber or chukker.
func (b *rubberBuilder) sheet(i int) Block {
	r := &b.session.Rubbers[i]
	word := b.words.Rubber.RubberHeading
	if b.isChicago() {
		word = b.words.Rubber.ChukkerHeading
	}
	bookmark := words.Fill(word, "n", strconv.Itoa(i+1))
	heading := bookmark
	ns, ew := b.cleanNames(r.NS), b.cleanNames(r.EW)
	if len(ns)+len(ew) > 0 {
		heading += separator + ns.Text(b.words) + " – " + ew.Text(b.words)
	}
	if !r.Finished {
		heading += separator + b.words.Team.Unfinished
	}
	block := Block{
		Heading:   heading,
		Beside:    Whole(r.Total.NS).Text(b.words) + "–" + Whole(r.Total.EW).Text(b.words),
		Continued: words.Fill(b.words.Team.Continued, "what", bookmark),
		Bookmark:  bookmark,
		Head:      []Value{Whole(i + 1), ns, nameAt(ns, 0), nameAt(ns, 1), ew, nameAt(ew, 0), nameAt(ew, 1), Whole(r.Total.NS), Whole(r.Total.EW), Tied(r.Finished)},
	}
	before := rubber.Sides{}
	for j := range r.Lines {
		block.Rows = append(block.Rows, b.dealRow(&r.Lines[j], before))
		before = r.Lines[j].Games
	}
	sum := r.Lines[len(r.Lines)-1].Total
	for _, bonus := range r.Bonuses {
		row := b.bonusRow(bonus, &sum)
		block.Rows = append(block.Rows, row)
	}
	block.Rows = append(block.Rows, b.sheetTotal(r))
	return block
}

// nameAt is one of the names of a side.
func nameAt(names Names, i int) Value {
	if i < len(names) {
		return Text(names[i])
	}
	return nil
}

// dealRow is one deal; before is how many games each side had.
func (b *rubberBuilder) dealRow(line *rubber.Line, before rubber.Sides) Row {
	deal := &b.event.Deals[line.Deal]
	result := event.Result{Kind: deal.Kind, HasContract: deal.HasContract, Contract: deal.Contract, Declarer: deal.Declarer, Tricks: deal.Tricks}
	contract, declarer, tricksText, tricks := b.contract(&result)
	var dealer, honours, games, status Value
	if deal.Honours > 0 {
		honours = Text(deal.HonoursSide.String() + " " + strconv.Itoa(int(deal.Honours)))
	}
	var remark string
	if line.Dealer != bridge.NoSeat {
		dealer = b.seatLetter(line.Dealer)
	}
	if line.Games != before {
		games = Text(strconv.Itoa(line.Games.NS) + "–" + strconv.Itoa(line.Games.EW))
	}
	if deal.Kind == event.NotPlayed {
		status, remark = Text("not played"), b.words.Traveller.NotPlayed
	}
	score := line.Below.Plus(line.Above)
	return Row{
		Values: []Value{
			Whole(deal.Number),
			dealer,
			b.vulnerability(line.Vulnerable),
			contract, declarer, tricksText, tricks,
			honours,
			known(line.Below.NS), known(line.Below.EW),
			known(line.Above.NS), known(line.Above.EW),
			known(score.NS), known(score.EW),
			games,
			Whole(line.Total.NS), Whole(line.Total.EW),
			nil,
			status,
		},
		Remark: remark,
	}
}

// bonusRow is a bonus at the end of a rubber, which it adds to the sum.
func (b *rubberBuilder) bonusRow(bonus rubber.Bonus, sum *rubber.Sides) Row {
	r := &b.words.Rubber
	term := map[rubber.BonusKind]Term{
		rubber.TwoGames:     {"two games", r.TwoGames},
		rubber.OneGame:      {"one game", r.OneGame},
		rubber.OnePartscore: {"one partscore", r.OnePartscore},
	}[bonus.Kind]
	given := rubber.Sides{}
	if bonus.Side == bridge.NS {
		given.NS = bonus.Points
	} else {
		given.EW = bonus.Points
	}
	*sum = sum.Plus(given)
	values := make([]Value, sheetValues)
	values[10], values[11] = known(given.NS), known(given.EW)
	values[15], values[16] = Whole(sum.NS), Whole(sum.EW)
	values[17] = Text(term.Code)
	return Row{Values: values, Remark: term.Word}
}

// sheetTotal is the last row of a sheet.
func (b *rubberBuilder) sheetTotal(r *rubber.Rubber) Row {
	values := make([]Value, sheetValues)
	values[15], values[16] = Whole(r.Total.NS), Whole(r.Total.EW)
	return Row{Values: values, Remark: b.words.Card.Total, Total: true}
}
