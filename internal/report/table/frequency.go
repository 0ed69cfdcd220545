package table

import (
	"math/big"
	"slices"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
)

// mostResults is how many results of a board are listed one by one for readers.
// Of more, the equal scores are counted.
const mostResults = 20

// frequencies count the scores of every board where a board has too many
// results to be read one by one; else there are none.
func (b *builder) frequencies() Travellers {
	large := slices.ContainsFunc(b.event.Boards, func(board event.Board) bool {
		return len(board.Results) > mostResults
	})
	if !large {
		return Travellers{}
	}
	w := b.words.Column
	t := Travellers{
		Head: b.boardColumns(),
		Columns: []Column{
			{Key: "section", Label: w.Section, Shown: OnPage.when(b.bySection())},
			{Key: "ns_score", Group: w.Score, Label: w.NS, Figures: true, Shown: OnPage},
			{Key: "ew_score", Group: w.Score, Label: w.EW, Figures: true, Shown: OnPage},
			{Key: "count", Label: w.Count, Figures: true, Shown: OnPage},
			{Key: "ns_points", Group: b.pointsWord(), Label: w.NS, Figures: true, Shown: OnPage},
			{Key: "ew_points", Group: b.pointsWord(), Label: w.EW, Figures: true, Shown: OnPage},
			{Key: "ns_percent", Label: w.PercentNS, Figures: true, Shown: OnPage.when(!b.inIMPs())},
		},
		Boards: make([]Board, len(b.event.Boards)),
		Notes:  []string{b.words.Note.Frequencies},
	}
	for i := range b.event.Boards {
		t.Boards[i] = b.frequency(&b.event.Boards[i], &b.session.Boards[i])
	}
	return t
}

// frequency counts the scores of one board, the best for North-South first.
func (b *builder) frequency(board *event.Board, scored *compute.Board) Board {
	t := b.emptyBoard(board, scored)
	decimals := decimalsOf(pointsOf(scored))
	for _, g := range b.groupScores(board, scored) {
		r, line := &board.Results[g.first], &scored.Lines[g.first]
		_, ns, ew := scores(r)
		t.Rows = append(t.Rows, Row{
			Values: []Value{
				Text(clean(b.event.Pairs[r.NS].Section)),
				ns,
				ew,
				Whole(g.count),
				number(line.NS, decimals),
				number(line.EW, decimals),
				b.barePercent(line.NS, line.NSTop),
			},
			Remark: b.remark(r),
		})
	}
	return t
}

// scoreGroup is the results of a board that are worth the same.
type scoreGroup struct{ first, count int }

// groupScores puts results together that have the same score and the same
// points; those may differ, as where a pair's own average enters them.
func (b *builder) groupScores(board *event.Board, scored *compute.Board) []scoreGroup {
	same := func(i, j int) bool {
		r, s := &board.Results[i], &board.Results[j]
		l, m := &scored.Lines[i], &scored.Lines[j]
		return b.sectionRank(r) == b.sectionRank(s) && r.Kind == s.Kind && r.Score == s.Score && r.Ruling == s.Ruling &&
			r.NSAward == s.NSAward && r.EWAward == s.EWAward &&
			equal(l.NS, m.NS) && equal(l.EW, m.EW)
	}
	var groups []scoreGroup
	for _, i := range b.inOrder(board.Results) {
		at := slices.IndexFunc(groups, func(g scoreGroup) bool { return same(g.first, i) })
		if at < 0 {
			groups = append(groups, scoreGroup{i, 1})
		} else {
			groups[at].count++
		}
	}
	return groups
}

// equal reports whether two numbers are the same, or both missing.
func equal(a, b *big.Rat) bool {
	return a == b || a != nil && b != nil && a.Cmp(b) == 0
}
