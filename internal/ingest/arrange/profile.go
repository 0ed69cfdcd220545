package arrange

import (
	"bridgecalc/internal/ingest/cells"
)

// profile is what the cells of a column look like.
type profile struct {
	rows, filled int
	kinds        map[Kind]int // how many cells may be just these things
	boards       int          // cells such as "Board 7"
	low          int          // cells that are a number of tricks, or a difference to a contract
	couples      int          // cells that are two players by number, "3 & 5"
	zeros        int
	high         int // the highest number
	texts        map[cells.ID]int
	longest      int // runes, of the sample
}

// sampleRows is how many rows of a family are looked at.
const sampleRows = 2000

// profiles looks at the columns of a family.
func (b *Book) profiles(f *family) []profile {
	all := make([]profile, len(f.heads))
	for i := range all {
		all[i] = profile{kinds: make(map[Kind]int), texts: make(map[cells.ID]int)}
	}
	total := 0
	for _, r := range f.regions {
		total += len(r.Rows)
	}
	step := 1 + total/sampleRows
	n := 0
	for _, r := range f.regions {
		for _, i := range r.Rows {
			if n++; n%step != 0 {
				continue
			}
			row := r.Sheet.Row(int(i))
			for c := range all {
				id := row.ID(r.cols[c])
				all[c].rows++
				if id != 0 {
					all[c].filled++
					all[c].texts[id]++
				}
			}
		}
	}
	for c := range all {
		b.finish(&all[c])
	}
	return all
}

// finish looks at each different text of a column once.
func (b *Book) finish(p *profile) {
	for id, n := range p.texts {
		l := b.looks.of(id)
		p.kinds[l.kinds] += n
		p.high = max(p.high, l.n)
		if l.kinds&(Whole|Signed) != 0 && l.n >= -13 && l.n <= 13 {
			p.low += n
		}
		if l.kinds&(Whole|Signed) != 0 && l.n == 0 {
			p.zeros += n
		}
		if b.boardIn(id) != "" {
			p.boards += n
		}
		if l.kinds&(Whole|Bid) == 0 && isCouple(b.cells.Text(id)) {
			p.couples += n
		}
		p.longest = max(p.longest, len(b.cells.Text(id)))
	}
}

// share returns which part of the filled cells may be one of some kinds.
func (p *profile) share(kinds Kind) float64 {
	if p.filled == 0 {
		return 0
	}
	n := 0
	for k, count := range p.kinds {
		if k&kinds != 0 {
			n += count
		}
	}
	return float64(n) / float64(p.filled)
}

func (p *profile) part(n int) float64 {
	if p.filled == 0 {
		return 0
	}
	return float64(n) / float64(p.filled)
}

// unknownFit is how well a column without values fits anything.
const unknownFit = 0.4

// fit returns how well the cells of a column can be what a field holds, from 0 to 1.
func (p *profile) fit(field string) float64 {
	if p.filled == 0 {
		return unknownFit
	}
	switch field {
	case "board":
		if p.looksScored() {
			return 0.1
		}
		return min(1, p.share(Whole)+p.part(p.boards))
	case "table", "round", "segment":
		return max(p.share(Whole), 0.6*(1-p.share(datum)))
	case "ns.pair", "ew.pair":
		if p.part(p.couples) > 0.9 {
			return 1
		}
		return p.fit("pair")
	case "pair", "opponent", "sitting.pair", "north.number", "south.number", "east.number", "west.number":
		switch {
		case p.looksScored(), p.share(Decimal|Percent) > 0.2, p.share(Bid) > 0.5 && p.share(Pair) < 0.9:
			return 0.1
		case p.share(Pair|Named) >= 0.5, p.share(Pair|Named|Nobody) >= 0.9:
			return p.share(Pair | Named | Nobody)
		}
		return max(0.6*p.share(Name|Nobody), 0.3*p.share(Text))
	case "pairs":
		return p.share(Both)
	case "contract":
		return p.share(Bid | Status)
	case "declarer":
		return p.share(Seat)
	case "result":
		if p.share(Bid) > 0.2 || p.looksScored() {
			return 0.1
		}
		return max(p.share(Outcome|Status), min(1, p.part(p.low)+p.share(Outcome|Status)-p.part(p.lowOutcomes())))
	case "tricks":
		if p.looksScored() {
			return 0.1
		}
		return min(1, p.part(p.low)+p.share(Outcome|Status)-p.part(p.lowOutcomes()))
	case "lead":
		return p.share(Card)
	case "what", "value": // of a correction, not of a result
		return 0
	case "score", "ns.score", "ew.score":
		if p.share(Bid) > 0.3 || p.share(Decimal) > 0.3 || p.share(Percent) > 0.5 && p.share(Score) < 0.3 {
			return 0.1
		}
		if p.part(p.low-p.zeros) > 0.3 {
			return 0.2
		}
		if p.share(Score|Status|Percent) == 0 && p.zeros > 0 {
			return 0.6
		}
		return min(1, p.share(Score|Status|Percent)+p.part(p.zeros))
	case "ns.points", "ew.points", "points", "matchpoints", "ns.matchpoints", "ew.matchpoints", "imps", "ns.imps", "ew.imps",
		"percent", "ns.percent", "ew.percent", "vp", "total", "ns.total", "ew.total", "rank", "boards", "difference":
		return 0.95*p.share(number|Outcome|Status) + 0.2*p.share(Text)
	case "ns.name", "ew.name":
		return p.share(Name)
	case "home", "away": // teams may have numbers
		return max(p.share(Name|Text), 0.8*p.share(Whole|Pair))
	case "name", "name1", "name2", "north", "south", "east", "west", "team", "ns.team", "ew.team":
		return p.share(Name | Text)
	case "plus", "minus":
		return p.fit("score")
	case "direction", "sitting":
		return p.share(Side | Seat)
	case "level":
		if p.part(p.low) > 0.8 {
			return 1
		}
		return 0.7 * p.share(Whole|Bid|Status)
	case "strain":
		return p.share(Strain)
	case "doubled":
		if p.areDoublings() {
			return 1
		}
		if p.share(Pair|Nobody) > 0.8 && len(p.texts) > 3 {
			return 0.1
		}
		return 0.8
	case "over", "down":
		if p.looksScored() {
			return 0.1
		}
		return min(1, p.part(p.low))
	case "remarks", "reason", "club", "date", "match":
		return 0.9
	case "section":
		if p.share(Side) > 0.8 && len(p.texts) > 1 {
			return 0.1
		}
		if p.longest <= 4 {
			return 0.9
		}
		return 0.3
	}
	return 0.6
}

// lowOutcomes returns how many cells are both low numbers and results with a sign.
func (p *profile) lowOutcomes() int {
	n := 0
	for k, count := range p.kinds {
		if k&(Outcome|Status) != 0 && k&(Whole|Signed) != 0 {
			n += count
		}
	}
	return n
}

// areDoublings reports whether all cells of a column say whether a contract was doubled:
// by words and signs, or by 0, 1 and 2.
func (p *profile) areDoublings() bool {
	digits, words := 0, 0
	for k, n := range p.kinds {
		switch {
		case k&Doubling != 0:
			words += n
		case k&Whole != 0:
			digits += n
		default:
			return false
		}
	}
	const highest = 2
	return words > 0 && digits == 0 || len(p.texts) <= highest+1 && p.high <= highest
}

// looksScored reports whether most numbers of a column are scores.
func (p *profile) looksScored() bool {
	return p.share(Score)+p.part(p.zeros) > 0.7 && p.share(Score) > 0.3 && p.part(p.low) < 0.3+p.part(p.zeros)
}
