package table

import (
	"math/big"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// notesOfPairs say what pairs have besides their boards, and who has no place.
func (b *builder) notesOfPairs(n *notes) {
	w := &b.words.Rule
	has, unranked := b.extrasOf(b.session.Lists), false
	for i := range b.session.Lists {
		unranked = unranked || slices.ContainsFunc(b.session.Lists[i].Standings, func(s compute.Standing) bool {
			return b.event.Pairs[s.Pair].Unranked
		})
	}
	switch {
	case has.perBoard:
		n.say(w.UnevenIMPs)
	case b.byPercent() && b.uneven():
		n.say(b.words.Note.Uneven)
	}
	if penalties := b.penalties(); penalties != "" {
		n.say(words.Fill(w.Penalties, "list", penalties))
	}
	if has.handicap {
		n.say(w.Handicap)
	}
	if b.bySwiss() && slices.ContainsFunc(b.session.Matches, func(m compute.Match) bool { return len(m.Sides) == 1 }) {
		n.say(words.Fill(w.Bye, "vp", b.words.Number(trimmed(big.NewRat(int64(b.settings.ByeVP), 100)))))
	}
	if unranked {
		n.say(w.Unranked)
	}
	if slices.ContainsFunc(b.event.Pairs, func(p event.Pair) bool { return p.Substitute && len(p.Names) > 0 }) {
		n.say(w.Substitute)
	}
}

// penalties are the rulings on totals: "7: −2 MP (slow play); 12: +1 MP".
func (b *builder) penalties() string {
	var list []string
	for i := range b.event.Adjustments {
		a := &b.event.Adjustments[i]
		if a.CarryOver {
			continue
		}
		text := b.named(int(a.Entrant)) + ": " + b.amount(a)
		if reason := clean(a.Reason); reason != "" {
			text += " (" + reason + ")"
		}
		list = append(list, text)
	}
	return strings.Join(list, "; ")
}

// amount is an adjustment as it was given: "−10 % of a top".
func (b *builder) amount(a *event.Adjustment) string {
	text := b.words.Number(trimmed(big.NewRat(a.Amount, 1000)))
	if a.Amount > 0 {
		text = "+" + text
	}
	unit := b.scoreWord()
	switch a.Unit {
	case event.InTops:
		unit = b.words.Rule.OfTop
	case event.InPercent:
		unit = "%"
	case event.InIMPs:
		unit = b.words.Method.IMPs
	case event.InVP:
		unit = b.words.Method.VPs
	case event.InMatchpoints:
		unit = b.pointsWord()
	}
	return text + " " + unit
}

// trimmed is a number with as many decimals as it needs.
func trimmed(x *big.Rat) string {
	const thousandths = 3
	text := strings.TrimRight(round(x, thousandths), "0")
	return strings.TrimSuffix(text, ".")
}

// notesOfTies say who shares a place, and what parted those who were level.
func (b *builder) notesOfTies(n *notes) {
	switch {
	case b.settings.RankBy == settings.RankByPrinted:
		n.say(b.words.Rule.TiesPrinted)
	case len(b.settings.Tiebreak) > 0:
		n.say(b.words.Rule.TiesAfter)
	case b.byPercent() && !b.event.Individual:
		n.say(b.words.Note.Ties)
	default:
		n.say(b.words.Rule.Ties)
	}
	for i := range b.session.Lists {
		for _, parted := range b.partedIn(&b.session.Lists[i]) {
			n.say(words.Fill(b.words.Rule.TieBroken, "pairs", b.idsOf(parted.pairs), "rules", b.rules(parted.by)))
		}
	}
}

// parted are pairs that were level until tie-breaks parted them.
type parted struct {
	pairs []int
	by    []settings.Tiebreak
}

// partedIn finds them: they stand one after the other, with the same result.
func (b *builder) partedIn(list *compute.List) []parted {
	var all []parted
	var last *compute.Standing
	for i := range list.Standings {
		s := &list.Standings[i]
		if s.TieBrokenBy == nil {
			last = nil
			continue
		}
		if last == nil || !b.level(last, s) {
			all = append(all, parted{})
		}
		group := &all[len(all)-1]
		group.pairs = append(group.pairs, s.Pair)
		for _, rule := range s.TieBrokenBy {
			if !slices.Contains(group.by, rule) {
				group.by = append(group.by, rule)
			}
		}
		last = s
	}
	return all
}

// level reports whether two results are the same in what the list is ranked by.
func (b *builder) level(x, y *compute.Standing) bool {
	same := equal
	if b.settings.RankBy == settings.RankByPrinted {
		same = func(p, q *big.Rat) bool {
			return p != nil && q != nil && round(p, b.decimals) == round(q, b.decimals)
		}
	}
	switch {
	case b.byPercent():
		return same(x.Percent, y.Percent)
	case x.PerBoard != nil && same(x.PerBoard, y.PerBoard):
		return true
	}
	return same(x.Score, y.Score)
}

// idsOf names pairs in a sentence.
func (b *builder) idsOf(pairs []int) string {
	var shown []string
	for _, pair := range pairs {
		shown = append(shown, b.named(pair))
	}
	return strings.Join(shown, ", ")
}

// named is a pair as a sentence names it: "7", and "NS 7" where EW 7 is another.
func (b *builder) named(pair int) string {
	number := b.id(pair).Shown
	if direction := b.event.Pairs[pair].Direction; direction != bridge.NoSide {
		return b.side(direction).Word + " " + number
	}
	return number
}

// rules names tie-breaks in the order of their use.
func (b *builder) rules(rules []settings.Tiebreak) string {
	m := &b.words.Method
	names := map[settings.Tiebreak]string{
		settings.ByDirectMatch: m.Direct, settings.ByWins: m.Wins, settings.ByOpponents: m.Opponents,
		settings.ByQuotient: m.Quotient, settings.ByBoardsWon: m.BoardsWon,
	}
	var list []string
	for _, rule := range rules {
		list = append(list, names[rule])
	}
	return strings.Join(list, ", ")
}
