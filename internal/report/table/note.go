package table

import (
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/compute/compare"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// notes are the sentences below a ranking that say how it came about.
func (b *builder) notes() []string {
	var n notes
	b.notesOfMethod(&n)
	b.notesOfBoards(&n)
	b.notesOfPairs(&n)
	b.notesOfTies(&n)
	if b.hasMoreDecimals() {
		n.add(b.words.Note.Close, b.words.Rule.Close, b.byPercent())
	}
	if !b.hasCards() {
		n.say(words.Fill(b.words.Rule.CardsLeftOut, "n", strconv.Itoa(len(b.event.Pairs))))
	}
	return n
}

// notes are sentences.
type notes []string

func (n *notes) say(sentence string) { *n = append(*n, sentence) }

// add says the first sentence if the condition holds, else the second.
func (n *notes) add(first, second string, condition bool) {
	if !condition {
		first = second
	}
	n.say(first)
}

// boards says a sentence about boards, if there are any.
func (n *notes) boards(w *words.Words, sentence words.Plural, boards []int) {
	if len(boards) > 0 {
		n.say(words.Fill(sentence.For(len(boards)), "boards", w.Numbers(boards)))
	}
}

// notesOfMethod say what a result is worth.
func (b *builder) notesOfMethod(n *notes) {
	w, s := &b.words.Rule, &b.settings
	if b.bySwiss() {
		n.add(w.SwissPercent, w.SwissIMPs, !b.inIMPs())
	}
	switch b.session.BoardsBy {
	case settings.Butler:
		b.notesOfDatum(n)
	case settings.Bastille:
		n.say(w.Bastille)
		b.noteOfTrim(n)
	case settings.CrossIMPs:
		n.say(map[settings.XIMP]string{
			settings.PerComparison: w.CrossIMPs, settings.TotalXIMP: w.CrossTotal,
			settings.PerResult: w.CrossResults, settings.PerRoot: w.CrossRoot,
		}[s.XIMP])
		if s.XIMPCap > 0 {
			n.say(words.Fill(w.Cap, "n", strconv.Itoa(s.XIMPCap)))
		}
	default:
		sentence := b.words.Note.Matchpoints
		if s.Scale == settings.Scale105 {
			sentence = w.Half
		}
		n.say(words.Fill(sentence, "top", strconv.Itoa(b.session.Top)))
		if s.Unequal == settings.Ascherman {
			n.say(w.Ascherman)
		}
	}
	if s.Field == settings.WithinOwnSection && b.sections {
		n.say(w.WithinSection)
	}
	if fields := b.session.Fields; len(fields) > 0 {
		var list []string
		for _, sections := range fields {
			list = append(list, clean(strings.Join(sections, ", ")))
		}
		n.say(words.Fill(w.Fields, "list", strings.Join(list, "; ")))
	}
	b.noteOfReversals(n)
}

// noteOfReversals names the pairs of two lists that did not always sit in the
// direction of their own.
func (b *builder) noteOfReversals(n *notes) {
	reversals := b.session.Reversals
	switch {
	case len(reversals) == 0:
		return
	case b.settings.Winners == settings.TwoWinners && 2*len(reversals) > len(b.event.Pairs):
		n.say(b.words.Rule.ReversedMany)
		return
	}
	pairs := make(map[string][]int)
	var boards []string // in the order of the first pair
	for _, r := range reversals {
		numbers := b.words.Numbers(r.Boards)
		if pairs[numbers] == nil {
			boards = append(boards, numbers)
		}
		pairs[numbers] = append(pairs[numbers], r.Pair)
	}
	var list []string
	for _, numbers := range boards {
		list = append(list, b.idsOf(pairs[numbers])+" ("+numbers+")")
	}
	n.say(words.Fill(b.words.Rule.Reversed, "list", strings.Join(list, "; ")))
}

// notesOfDatum say what the results of a Butler are compared with.
func (b *builder) notesOfDatum(n *notes) {
	w := &b.words.Rule
	switch {
	case b.settings.Trim.Kind == settings.TrimMedian:
		n.say(w.Median)
	case b.settings.DatumRound == settings.RoundNone:
		n.say(w.DatumExact)
	default:
		n.say(w.Datum)
	}
	b.noteOfTrim(n)
}

// noteOfTrim says what is left out of the datum.
func (b *builder) noteOfTrim(n *notes) {
	trim := settingText("trim", b.settings)
	if !b.trims() {
		return
	}
	if b.settings.Trim.Kind == settings.TrimEBU {
		trim = "1"
	}
	n.say(words.Fill(b.words.Rule.Trimmed, "trim", trim))
}

// trims reports whether scores were left out of the datum of any board: of few
// results none are.
func (b *builder) trims() bool {
	return b.settings.Trim.Kind != settings.TrimMedian && slices.ContainsFunc(b.session.Boards, func(board compute.Board) bool {
		return slices.ContainsFunc(board.Groups, func(g compute.Group) bool {
			return g.NS.Results > 1 && compare.Trims(g.NS.Results, g.Expected, b.settings.Trim)
		})
	})
}

// notesOfBoards say which boards were not like others, and what became of them.
func (b *builder) notesOfBoards(n *notes) {
	s, w := b.session, &b.words.Rule
	if b.tellsOfFactors() {
		switch {
		case b.settings.Unequal == settings.AsItStands && !b.inIMPs():
			n.boards(b.words, w.OwnTop, s.Factored)
		case b.settings.Unequal == settings.Neuberg && !b.inIMPs():
			n.boards(b.words, b.words.Note.Neuberg, s.Factored)
		default:
			n.boards(b.words, b.factored(), s.Factored)
		}
	}
	n.boards(b.words, b.giving(b.words.Note.Single, b.settings.Once, event.Average), s.Single)
	n.boards(b.words, w.Fouled, s.Fouled)
	n.boards(b.words, b.giving(w.Alone, b.settings.OnceFouled, event.AveragePlus), s.Alone)
	if s.Ruled > 0 {
		n.say(words.Count(w.Ruled, s.Ruled))
	}
	b.notesOfAwards(n)
	switch percent, given := b.settings.SitOut, b.givenToSitOuts(); {
	case b.bySwiss() || b.event.SitOuts == 0 && len(s.SitOuts) == 0:
	case given != "":
		n.say(words.Fill(w.SitOut, "percent", given))
	case percent.Counts:
		n.say(words.Fill(w.SitOut, "percent", b.awardText(event.Award{Percent: percent.Percent})))
	default:
		n.say(w.SitOutOwn)
	}
}

// givenToSitOuts returns what boards without opponents count as, where the record gives it
// for some; empty where it is left to the settings.
func (b *builder) givenToSitOuts() string {
	var given []string
	isGiven := false
	for _, bye := range b.session.SitOuts {
		award := event.Award{Percent: b.settings.SitOut.Percent}
		if bye.Award != nil {
			award, isGiven = *bye.Award, true
		}
		if text := b.awardText(award); !slices.Contains(given, text) {
			given = append(given, text)
		}
	}
	if !isGiven {
		return ""
	}
	return strings.Join(given, ", ")
}

// giving is a sentence about results that compare with nothing, with what they give.
func (b *builder) giving(sentence words.Plural, lone settings.LoneScore, usual event.Award) words.Plural {
	if lone.Given {
		usual = lone.Award
	}
	award := b.awardText(usual)
	if b.inIMPs() && usual == event.Average {
		award = "0 " + b.words.Method.IMPs
	}
	return words.Plural{One: words.Fill(sentence.One, "award", award), Other: words.Fill(sentence.Other, "award", award)}
}

// tellsOfFactors reports whether boards with fewer results were changed. In
// IMPs only cross-IMPs are, and only where the settings say so.
func (b *builder) tellsOfFactors() bool {
	if b.session.BoardsBy == settings.CrossIMPs {
		return b.settings.XIMPUnequal == settings.FactoredXIMPs || b.settings.XIMP == settings.TotalXIMP
	}
	return !b.inIMPs() && b.settings.Unequal != settings.Ascherman
}

// factored is the sentence that names the rule.
func (b *builder) factored() words.Plural {
	way := settingText("unequal", b.settings)
	if b.inIMPs() {
		way = settingText("ximp-unequal", b.settings)
		if b.settings.XIMP == settings.TotalXIMP {
			way = "total"
		}
	}
	p := b.words.Rule.Factored
	return words.Plural{One: words.Fill(p.One, "way", way), Other: words.Fill(p.Other, "way", way)}
}

// notesOfAwards say what artificial scores are worth.
func (b *builder) notesOfAwards(n *notes) {
	if b.session.Artificial > 0 {
		n.say(words.Count(b.words.Note.Artificial, b.session.Artificial))
	}
	if !b.hasPlusOrMinus() {
		return
	}
	fixed := b.settings.Averages == settings.FixedAverages
	if b.inIMPs() {
		imps := b.settings.AplusIMPs
		if b.session.BoardsBy == settings.CrossIMPs && b.settings.XIMP == settings.TotalXIMP {
			imps *= b.session.Expected - 1 // for each comparison
		}
		sentence := b.words.Rule.AverageOwn
		if fixed {
			sentence = b.words.Rule.AverageIMPs
		}
		n.say(words.Fill(sentence, "n", strconv.Itoa(imps)))
	} else {
		n.add(b.words.Rule.AverageFixed, b.words.Note.AveragePlus, fixed)
	}
	if b.bySwiss() && !fixed {
		n.say(b.words.Rule.AverageMatch)
	}
}

// hasPlusOrMinus reports whether somebody got average plus or minus.
func (b *builder) hasPlusOrMinus() bool {
	alone, once := b.settings.OnceFouled, b.settings.Once
	if len(b.session.Alone) > 0 && (!alone.Given || alone.Award == event.AveragePlus) ||
		len(b.session.Single) > 0 && once.Award == event.AveragePlus {
		return true
	}
	for i := range b.event.Boards {
		for j := range b.event.Boards[i].Results {
			r := &b.event.Boards[i].Results[j]
			if r.Kind == event.Adjusted && (mayBeOwn(r.NSAward) || mayBeOwn(r.EWAward)) {
				return true
			}
		}
	}
	return false
}

// mayBeOwn reports whether the pair's own average may take the place of an award.
func mayBeOwn(a event.Award) bool { return a.Rule == event.AtLeast || a.Rule == event.AtMost }

// hasMoreDecimals reports whether figures had to be told apart.
func (b *builder) hasMoreDecimals() bool {
	for _, list := range b.session.Lists {
		decimals := b.decimalsOf(&list)
		for _, d := range decimals {
			if d.percent > b.decimals || d.perBoard > pointsDecimals || d.score > pointsDecimals {
				return true
			}
		}
	}
	return false
}
