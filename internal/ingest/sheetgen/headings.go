package sheetgen

import (
	"strings"
	"unicode"
)

// fieldWords are the words for the columns that have one word as heading.
var fieldWords = map[field]word{
	fSection: wSection, fRound: wRound, fTable: wTable, fBoard: wBoard, fDealer: wDealer, fVulnerable: wVulnerable,
	fNorth: wNorth, fSouth: wSouth, fEast: wEast, fWest: wWest, fContract: wContract, fLevel: wLevel, fStrain: wSuit,
	fDoubling: wDoubled, fDeclarer: wDeclarer, fLead: wLead, fIMPs: wIMPs, fRemarks: wRemarks, fOpponents: wOpponents, fDirection: wDirection, fOpponentNames: wNames,
}

// drawHeadings gives each column a heading; no two are the same.
func (d *design) drawHeadings() {
	r := d.random
	forms := map[word]int{wPair: r.IntN(5), wScore: r.IntN(4), wMatchpoints: r.IntN(3), wPercent: r.IntN(3), wNames: r.IntN(3)}
	chosen := map[word]string{}
	for _, w := range []word{wScore, wMatchpoints, wPercent, wNames, wPair} {
		chosen[w] = pick(r, d.head.all(w)...)
	}
	side := r.IntN(len(d.head.all(wNS)))
	used := map[string]bool{}
	for i := range d.columns {
		c := &d.columns[i]
		for range 20 {
			c.heading = d.look(d.heading(c.field, forms, chosen, side))
			if !used[c.heading] {
				break
			}
		}
		used[c.heading] = true
	}
	if d.twoRows {
		d.splitHeadings(chosen, side)
	}
}

// sideWords returns the letters of the sides in the headings.
func (d *design) sideWords(n int) (ns, ew string) {
	a, b := d.head.all(wNS), d.head.all(wEW)
	if d.head == &polish { // WE and EW are both NS's opponents
		return a[n], b[n%len(b)]
	}
	return a[n], b[n]
}

// heading draws the words of a heading.
func (d *design) heading(f field, forms map[word]int, chosen map[word]string, side int) string {
	ns, ew := d.sideWords(side)
	switch f {
	case fNS:
		return d.pairHeading(ns, forms[wPair], wLongNS)
	case fEW:
		return d.pairHeading(ew, forms[wPair], wLongEW)
	case fNSNames:
		return sided(chosen[wNames], ns, forms[wNames])
	case fEWNames:
		return sided(chosen[wNames], ew, forms[wNames])
	case fScore:
		if d.score == scoreDeclarer || d.score == scorePair || forms[wScore] == 2 {
			return chosen[wScore]
		}
		return sided(chosen[wScore], ns, forms[wScore])
	case fScoreNS:
		return d.scoreHeading(chosen[wScore], ns, forms[wScore])
	case fScoreEW:
		return d.scoreHeading(chosen[wScore], ew, forms[wScore])
	case fMatchpointsNS:
		return sided(chosen[wMatchpoints], ns, forms[wMatchpoints])
	case fMatchpointsEW:
		return sided(chosen[wMatchpoints], ew, forms[wMatchpoints])
	case fPercentNS:
		return sided(chosen[wPercent], ns, forms[wPercent])
	case fPercentEW:
		return sided(chosen[wPercent], ew, forms[wPercent])
	case fResult:
		if d.note.resultStyle == "total" {
			return pick(d.random, d.head.all(wTricks)...)
		}
		return pick(d.random, d.head.all(wResult)...)
	}
	return pick(d.random, d.head.all(fieldWords[f])...)
}

// pairHeading returns the heading of a side's pair.
func (d *design) pairHeading(side string, form int, long word) string {
	pair := d.head.first(wPair)
	switch form {
	case 0:
		return pair + " " + side
	case 1:
		return side + " " + strings.ToLower(pair)
	case 2:
		return d.head.first(long)
	}
	return side
}

// sided returns a word and a side in one of the usual orders.
func sided(w, side string, form int) string {
	switch form {
	case 0:
		return w + " " + side
	case 1:
		return side + " " + w
	}
	return w + " (" + side + ")"
}

func (d *design) scoreHeading(w, side string, form int) string {
	if form == 3 {
		return side + " +"
	}
	return sided(w, side, form)
}

// look changes the case, adds punctuation and now and then makes a slip.
func (d *design) look(s string) string {
	switch d.textCase {
	case "lower":
		s = strings.ToLower(s)
	case "upper":
		s = strings.ToUpper(s)
	}
	if d.random.chance(d.slip) {
		s = misspell(d.random, s)
	}
	if last := []rune(s)[len([]rune(s))-1]; d.punctuation != "" && unicode.IsLetter(last) {
		s += d.punctuation
	}
	return s
}

// misspell changes one letter inside a long word.
func misspell(r *random, s string) string {
	runes := []rune(s)
	if len(runes) < 7 || strings.ContainsAny(s, " -/.") {
		return s
	}
	i := r.between(2, len(runes)-2)
	switch r.IntN(3) {
	case 0:
		return string(runes[:i]) + string(runes[i+1:])
	case 1:
		runes[i], runes[i-1] = runes[i-1], runes[i]
		return string(runes)
	}
	return string(runes[:i]) + string(runes[i-1]) + string(runes[i:])
}

// splitHeadings moves the common word of neighbouring columns into the row above.
func (d *design) splitHeadings(chosen map[word]string, side int) {
	ns, ew := d.sideWords(side)
	common := map[field]word{
		fNS: wPair, fEW: wPair, fScoreNS: wScore, fScoreEW: wScore,
		fMatchpointsNS: wMatchpoints, fMatchpointsEW: wMatchpoints, fPercentNS: wPercent, fPercentEW: wPercent,
	}
	for i := range d.columns {
		w, ok := common[d.columns[i].field]
		beside := func(j int) bool {
			return j >= 0 && j < len(d.columns) && common[d.columns[j].field] == w && hasWord(common, d.columns[j].field)
		}
		if !ok || !beside(i-1) && !beside(i+1) {
			continue
		}
		d.columns[i].top = d.look(chosen[w])
		d.columns[i].heading = d.look(ns)
		switch d.columns[i].field {
		case fEW, fScoreEW, fMatchpointsEW, fPercentEW:
			d.columns[i].heading = d.look(ew)
		default:
		}
	}
}

func hasWord(common map[field]word, f field) bool {
	_, ok := common[f]
	return ok
}

// headings returns the headings in one text.
func (d *design) headings() string {
	var out []string
	for _, c := range d.columns {
		if c.top != "" {
			out = append(out, c.top+": "+c.heading)
			continue
		}
		out = append(out, c.heading)
	}
	return strings.Join(out, " | ")
}

// headingRows returns the heading rows of a table.
func (d *design) headingRows(columns []column) *grid {
	g := &grid{}
	if !d.hasHeadings {
		return g
	}
	row := 0
	for i, c := range columns {
		if c.top == "" {
			continue
		}
		row = 1
		if i == 0 || columns[i-1].top != c.top {
			g.set(0, i, cell{value: c.top, role: headingRole})
		}
	}
	if row == 1 {
		g.merges = mergedTops(columns)
	}
	for i, c := range columns {
		g.set(row, i, cell{value: c.heading, role: headingRole})
	}
	return g
}

// mergedTops returns the merged ranges of the upper heading row.
func mergedTops(columns []column) []merge {
	var out []merge
	for i := 0; i < len(columns); i++ {
		j := i + 1
		for j < len(columns) && columns[j].top == columns[i].top {
			j++
		}
		if columns[i].top != "" && j-i > 1 {
			out = append(out, merge{0, i, 1, j - i})
		}
		i = j - 1
	}
	return out
}
