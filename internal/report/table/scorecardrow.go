package table

import (
	"math/big"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// holderColumns are about the pair whose card it is. Number and names share
// one column: in two they would pass for a list of names.
func (b *builder) holderColumns() []Column {
	return []Column{{Key: "card", Label: b.words.Part.Cards, Shown: InSheet}}
}

// twoLists reports whether NS and EW are ranked apart.
func (b *builder) twoLists() bool { return b.session.Lists[0].Direction != bridge.NoSide }

// changesSides reports whether some pair sat NS and EW.
func (b *builder) changesSides() bool { return !b.twoLists() || len(b.session.Reversals) > 0 }

// cardColumns are about the boards of a card. A sheet has the contract, the
// declarer and the tricks in one cell: a sheet with a column for each would
// pass for a sheet of results, and all would be read twice.
func (b *builder) cardColumns() []Column {
	w := b.words.Column
	played := b.known()
	people := OnPage | InSheet
	opponents := Column{Key: "opponents", Label: w.Opponents, Figures: true, Shown: people}
	if b.event.NamesGiven {
		opponents.Group, opponents.Label = w.Opponents, b.entrantWord()
	}
	return []Column{
		{Key: "round", Label: w.Round, Figures: true, Shown: people.when(played.round)},
		{Key: "board", Label: w.Board, Figures: true, Shown: people},
		{Key: "side", Label: w.Direction, Shown: people.when(b.changesSides())},
		{Key: "partner", Label: b.words.Method.Partner, Figures: !b.event.NamesGiven, Shown: people.when(b.event.Individual)},
		opponents,
		{Key: "opponent_names", Group: w.Opponents, Label: w.Names, Shown: people.when(b.event.NamesGiven)},
		{Key: "play", Label: w.Contract, Shown: InSheet.when(played.contract)},
		{Key: "contract", Label: w.Contract, Shown: OnPage.when(played.contract)},
		{Key: "declarer", Label: w.Declarer, Short: w.DeclarerShort, Shown: OnPage.when(played.contract)},
		{Key: "lead", Label: w.Lead, Shown: people.when(played.lead)},
		{Key: "result", Label: w.Tricks, Shown: OnPage.when(played.contract)},
		{Key: "own_score", Label: w.OwnScore, Short: w.Score, Figures: true, Shown: people},
		{Key: "own_points", Label: b.ownPointsWord(), Short: b.pointsWord(), Figures: true, Shown: people},
		{Key: "top", Label: w.Top, Figures: true, Shown: people.when(!b.inIMPs())},
		{Key: "percent", Label: w.Percent, Figures: true, Shown: people.when(!b.inIMPs())},
		{Key: "bar", Shown: OnPage.when(!b.inIMPs())},
		{Key: "mark", Shown: OnPage}, // explained in a note
		{Key: "sheet_mark", Label: w.Mark, Shown: InSheet},
	}
}

// cardRow is one board of a card.
func (b *builder) cardRow(p *playedBoard, decimals int) Row {
	contract, declarer, result, _ := b.contract(p.result)
	var most, bar Value
	if p.points != nil {
		most = Whole(p.top)
	}
	if percent := percentOf(p.points, p.top); percent != nil {
		bar = Bar{percent}
	}
	return Row{
		Values: []Value{
			known(p.result.Round),
			Whole(p.board),
			b.side(p.side),
			b.partner(p.partner),
			b.ids(p.opponents),
			b.namesOf(p.opponents),
			b.play(contract, declarer, result),
			contract,
			declarer,
			Card(p.result.Lead),
			result,
			ownScore(p.result, p.side),
			number(p.points, decimals),
			most,
			b.barePercent(p.points, p.top),
			bar,
			p.mark,
			p.mark,
		},
		Remark: b.ownRemark(p.result, p.side),
	}
}

// cardOthers is what the pair got beside the boards of the card.
func (b *builder) cardOthers(points *big.Rat, decimals int) Row {
	return Row{
		Values: []Value{
			nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil,
			number(points, decimals),
			nil, nil, nil, nil, nil,
		},
		Remark: b.words.Card.Others,
	}
}

// cardTotal is the last row of a card: what the ranking prints.
func (b *builder) cardTotal(h *holder, total *big.Rat, decimals int) Row {
	var percent, bar Value
	if p, ok := h.printed.percent.(Percent); ok {
		p.Bare = true
		percent, bar = p, Bar{p.Exact}
	}
	return Row{
		Values: []Value{
			nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil,
			number(total, decimals),
			h.printed.max,
			percent,
			bar,
			nil,
			nil,
		},
		Remark: b.words.Card.Total,
		Total:  true,
	}
}

// play is a contract with its declarer and result in one: "4♥X S +1".
func (b *builder) play(parts ...Value) Value {
	var texts []string
	for _, part := range parts {
		if part == nil {
			continue
		}
		if text := part.Text(b.words); text != "" {
			texts = append(texts, text)
		}
	}
	return Play(strings.Join(texts, " "))
}

// ownScore is the score from a pair's own side.
func ownScore(r *event.Result, side bridge.Side) Value {
	switch {
	case r.Kind != event.Played:
		return nil
	case side == bridge.EW:
		return Whole(-r.Score)
	}
	return Whole(r.Score)
}

// ownRemark is what a pair is told of a result without a score: its own part
// of an artificial one.
func (b *builder) ownRemark(r *event.Result, side bridge.Side) string {
	award := r.NSAward
	if side == bridge.EW {
		award = r.EWAward
	}
	switch r.Kind {
	case event.Adjusted:
		return b.awardText(award)
	case event.Ruled:
		return b.ownRuling(&b.event.Rulings[r.Ruling], side)
	}
	return b.remark(r)
}
