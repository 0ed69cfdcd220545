package table

import (
	"cmp"
	"math/big"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
)

// Scorecards are what every pair did, board by board.
type Scorecards struct {
	Head    []Column    // about a pair
	Columns []Column    // about a board that it played
	Cards   []Scorecard //  in the order of the pairs
	Notes   []string
}

// Scorecard is the results of one pair, in the order of play, from its own side.
type Scorecard struct {
	Pair      int    // index into the event's pairs
	Code      string // "NS 7": the pair in every language
	Heading   string // "Pair 7"
	Continued string // the heading of what didn't fit on a page
	Names     string // "Aada Sininen & Bruno Amber"
	Summary   string // place, points and percentage, as in the ranking
	Head      []Value
	Rows      []Row // the last one is the total
}

// Title is the heading with the names.
func (c *Scorecard) Title() string {
	return strings.TrimSuffix(c.Heading+separator+c.Names, separator)
}

// Table is the rows of a card.
func (c *Scorecards) Table(card *Scorecard) Table { return Table{Columns: c.Columns, Rows: card.Rows} }

// Flat is all cards as one table, in which every row says whose it is. The
// totals stand in the ranking.
func (c *Scorecards) Flat() Table {
	flat := Table{Columns: append(c.Head[:len(c.Head):len(c.Head)], c.Columns...)}
	for _, card := range c.Cards {
		for _, row := range card.Rows {
			if !row.Total {
				row.Values = append(card.Head[:len(card.Head):len(card.Head)], row.Values...)
				flat.Rows = append(flat.Rows, row)
			}
		}
	}
	return flat
}

// cards are those of all pairs that are in a list of winners.
func (b *builder) cards(rankings []Ranking) Scorecards {
	c := Scorecards{Head: b.holderColumns(), Columns: b.cardColumns(), Notes: []string{b.words.Card.Marks}}
	boards := b.boardsOfPairs()
	rounded := false
	for i := range b.session.Lists {
		list := &b.session.Lists[i]
		for j := range list.Standings {
			h := holder{
				standing:  &list.Standings[j],
				direction: list.Direction,
				printed:   printedOf(&rankings[i], j),
			}
			card, differs := b.card(&h, boards[h.standing.Pair])
			rounded = rounded || differs
			c.Cards = append(c.Cards, card)
		}
	}
	slices.SortFunc(c.Cards, func(a, b Scorecard) int { return cmp.Compare(a.Pair, b.Pair) })
	if rounded {
		c.Notes = append(c.Notes, b.words.Note.Rounded)
	}
	return c
}

// holder is the pair whose card is made.
type holder struct {
	standing  *compute.Standing
	direction bridge.Side
	printed   printed
}

// printed is what the ranking prints of a pair.
type printed struct{ place, score, max, percent Value }

func printedOf(r *Ranking, row int) printed {
	values := r.Rows[row].Values
	at := func(key string) Value {
		i := slices.IndexFunc(r.Columns, func(c Column) bool { return c.Key == key })
		return values[i]
	}
	return printed{at("place"), at("score"), at("max"), at("percent")}
}

// card is that of one pair, and whether its points as printed add up to
// something else than the printed total.
func (b *builder) card(h *holder, played []playedBoard) (card Scorecard, differs bool) {
	w := &b.words.Card
	pair := h.standing.Pair
	name := b.id(pair).Shown
	code := name
	if h.direction != bridge.NoSide {
		name = b.side(h.direction).Word + " " + name
		code = h.direction.String() + " " + code
	}
	heading, continued := w.Heading, w.Continued
	if b.event.Individual {
		heading, continued = b.words.Method.CardPlayer, b.words.Method.CardPlayerContinued
	}
	card = Scorecard{
		Pair:      pair,
		Code:      code,
		Heading:   words.Fill(heading, "pair", name),
		Continued: words.Fill(continued, "pair", name),
		Names:     b.names(pair).Text(b.words),
		Summary:   b.summary(&h.printed),
	}
	card.Head = []Value{Text(card.Title())}
	slices.SortStableFunc(played, func(a, c playedBoard) int {
		return cmp.Or(cmp.Compare(a.result.Round, c.result.Round), cmp.Compare(a.board, c.board))
	})
	points := make([]*big.Rat, len(played))
	for i := range played {
		points[i] = played[i].points
	}
	total := h.standing.Score
	if b.bySwiss() {
		total = sumOf(points) // the score is in victory points
	}
	others := remainder(total, points)
	decimals := decimalsOf(append(points, total, others))
	for i := range played {
		card.Rows = append(card.Rows, b.cardRow(&played[i], decimals))
	}
	if others != nil {
		card.Rows = append(card.Rows, b.cardOthers(others, decimals))
		points = append(points, others)
	}
	card.Rows = append(card.Rows, b.cardTotal(h, total, decimals))
	return card, !addsUp(points, total, decimals)
}

// summary is what became of a pair, in one line.
func (b *builder) summary(p *printed) string {
	w := &b.words.Card
	text := func(v Value) string { return v.Text(b.words) }
	if !b.byPercent() {
		return words.Fill(w.Place, "place", text(p.place)) + separator + text(p.score) + " " + b.scoreWord()
	}
	if p.percent == nil {
		return ""
	}
	return words.Fill(w.Place, "place", text(p.place)) + separator +
		words.Fill(w.Points, "points", text(p.score), "max", text(p.max)) + separator +
		text(p.percent)
}

// sumOf adds points; missing ones are nil.
func sumOf(points []*big.Rat) *big.Rat {
	sum := new(big.Rat)
	for _, p := range points {
		if p != nil {
			sum.Add(sum, p)
		}
	}
	return sum
}

// remainder is what a total has beside the points of the boards, nil where that
// is nothing: penalties, and boards without opponents.
func remainder(total *big.Rat, points []*big.Rat) *big.Rat {
	rest := new(big.Rat).Sub(total, sumOf(points))
	if rest.Sign() == 0 {
		return nil
	}
	return rest
}

// addsUp reports whether numbers as they are printed add up to a printed sum.
func addsUp(points []*big.Rat, total *big.Rat, decimals int) bool {
	sum := new(big.Rat)
	for _, p := range points {
		if p != nil {
			printed, _ := new(big.Rat).SetString(round(p, decimals))
			sum.Add(sum, printed)
		}
	}
	return round(sum, decimals) == round(total, decimals)
}

// playedBoard is a result as one of its two pairs sees it.
type playedBoard struct {
	board  int // its number
	result *event.Result
	side   bridge.Side
	points *big.Rat // nil when it was not played
	top    int32
	mark   Mark
	// partner and opponents are indexes into the event's pairs. Only players of
	// individuals have partners of their own, and two opponents.
	partner   int32
	opponents []int32
}

// boardsOfPairs are the results of every pair.
func (b *builder) boardsOfPairs() [][]playedBoard {
	boards := make([][]playedBoard, len(b.event.Pairs))
	for i := range b.event.Boards {
		board, lines := &b.event.Boards[i], b.session.Boards[i].Lines
		var ns, ew extremes
		for j := range board.Results {
			if board.Results[j].Kind == event.Played {
				ns.add(lines[j].NS)
				ew.add(lines[j].EW)
			}
		}
		for j := range board.Results {
			r, line := &board.Results[j], &lines[j]
			forNS := playedBoard{
				board: board.Number, result: r, side: bridge.NS, points: line.NS, top: line.NSTop,
				mark: ns.mark(r, line.NS), partner: r.South, opponents: b.seated(r.EW, r.West),
			}
			forEW := playedBoard{
				board: board.Number, result: r, side: bridge.EW, points: line.EW, top: line.EWTop,
				mark: ew.mark(r, line.EW), partner: r.West, opponents: b.seated(r.NS, r.South),
			}
			boards[r.NS] = append(boards[r.NS], forNS)
			boards[r.EW] = append(boards[r.EW], forEW)
			if b.event.Individual {
				forNS.partner, forEW.partner = r.NS, r.EW
				boards[r.South] = append(boards[r.South], forNS)
				boards[r.West] = append(boards[r.West], forEW)
			}
		}
	}
	return boards
}

// extremes are the most and the fewest points that a side won at a table on a
// board, nil when nobody did.
type extremes struct{ most, fewest *big.Rat }

func (e *extremes) add(points *big.Rat) {
	switch {
	case points == nil:
	case e.most == nil:
		e.most, e.fewest = points, points
	case points.Cmp(e.most) > 0:
		e.most = points
	case points.Cmp(e.fewest) < 0:
		e.fewest = points
	}
}

// mark is that of a result. Where all are alike none is best, and an
// artificial score was not won at the table.
func (e *extremes) mark(r *event.Result, points *big.Rat) Mark {
	switch {
	case r.Kind != event.Played || points == nil || equal(e.most, e.fewest):
		return NoMark
	case equal(points, e.most):
		return Top
	case equal(points, e.fewest):
		return Bottom
	}
	return NoMark
}
