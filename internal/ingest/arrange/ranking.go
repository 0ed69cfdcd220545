package arrange

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// isRanked reports whether a row is one of a ranking below the results of an individual, whose
// players have columns of their own.
func (s *scanner) isRanked(i int) bool {
	if i < s.ranked {
		return true
	}
	if len(s.groups) == 0 || !s.groups[0].ofPlayers && !s.seatsArePlayers() || !s.read || i == 0 {
		return false
	}
	if above := s.row(i - 1); s.classes[i-1] != dataRow || isSingle(above) || s.row(i).Num > above.Num+1 {
		s.ranked = s.rankingFrom(i)
	}
	return i < s.ranked
}

// seatsArePlayers reports whether titles give the players of each seat.
func (s *scanner) seatsArePlayers() bool {
	const seat = "south.number"
	return s.given[seat].Text != "" || slices.ContainsFunc(s.across, func(t Title) bool { return t.Field == seat })
}

// areOfPlayers reports whether some of the headings are those of four players.
func areOfPlayers(heads []Heading) bool {
	found := make(map[string]bool)
	for _, h := range heads {
		for _, m := range h.Meanings {
			found[strings.TrimSuffix(m.Field, ".number")] = true
		}
	}
	return found["north"] && found["south"] && found["east"] && found["west"]
}

// textsAbove returns the texts above a row, by which results name the players. Each row is
// gone through once, since rankings are looked for from top to bottom.
func (s *scanner) textsAbove(i int) map[string]bool {
	if s.texts == nil {
		s.texts = make(map[string]bool)
	}
	for ; s.textsTo < i; s.textsTo++ {
		row := s.row(s.textsTo)
		for col := range row.Len() {
			s.texts[nameKey(row.Text(col))] = true
		}
		for _, t := range seatNames(row) {
			s.texts[nameKey(t.Text)] = true
		}
		for _, of := range playersBySide(row) {
			s.texts[nameKey(of.players[0])], s.texts[nameKey(of.players[1])] = true, true
		}
	}
	return s.texts
}

// rankingFrom returns the end of a ranking that begins in a row: perhaps a place, a player whom
// the results name, and amounts of which the first never grows, and nothing else. It is the row
// itself where none begins.
func (s *scanner) rankingFrom(i int) (end int) {
	const fewest = 4 // rows
	last, falls := int64(0), false
	for end = i; end < s.sheet.Len(); end++ {
		row := s.row(end)
		if end > i && row.Num != s.row(end-1).Num+1 {
			break
		}
		points, ok := s.rankedPoints(row, i, end-i+1)
		if !ok || end > i && points > last {
			break
		}
		falls = falls || end > i && points < last
		last = points
	}
	if end-i < fewest || !falls {
		return i
	}
	return end
}

// rankedPoints returns the first amount, in thousandths, of a row of a ranking that begins in
// the row first: perhaps a place no worse than worst, a player, and amounts; ok is false for
// any other row.
func (s *scanner) rankedPoints(row cells.Row, first, worst int) (points int64, ok bool) {
	col := firstCol(row)
	if place := lookAt(strings.TrimRight(row.Text(col), ".=")).n; place > 0 {
		if place > worst {
			return 0, false
		}
		for col++; col < row.Len() && row.ID(col) == 0; col++ {
		}
	}
	if name := strings.TrimSpace(row.Text(col)); !isName(name) || !s.textsAbove(first)[nameKey(name)] {
		return 0, false
	}
	for col++; col < row.Len(); col++ {
		if row.ID(col) == 0 {
			continue
		}
		amount, err := notation.ReadAmount(strings.TrimRight(row.Text(col), "% "))
		if err != nil {
			return 0, false
		}
		if !ok {
			points, ok = amount.Thousandths, true
		}
	}
	return points, ok
}

// isRankedAcross reports whether a row below results is one of a ranking that lies on its side:
// the numbers of the pairs or players from 1 on, below them what each made, "Nr | 1 | 2 | 3"
// above "Points | 17 | 7 | 19".
func (s *scanner) isRankedAcross(i int) bool {
	const most = 3 // rows
	if !s.read {
		return false
	}
	for first := i; first >= max(0, i-most+1); first-- {
		if s.numbersAcross(first) {
			return first == i && s.amountsAcross(i, i+1) || first < i && s.amountsAcross(first, i)
		}
		if first > 0 && s.row(first).Num != s.row(first-1).Num+1 {
			break
		}
	}
	return false
}

// numbersAcross reports whether a row is a word that is not about boards and then the numbers
// from 1 on.
func (s *scanner) numbersAcross(i int) bool {
	const fewest = 4 // numbers
	row := s.row(i)
	at := firstCol(row)
	if meanings, _ := s.words.Of(row.ID(at)); !s.isPlainWord(row.ID(at)) || meanings[0].Field == "board" || meanings[0].Field == "boards" {
		return false
	}
	n := 0
	for col := at + 1; col < row.Len(); col++ {
		if row.ID(col) == 0 {
			continue
		}
		if l := s.looks.of(row.ID(col)); l.kinds&Whole == 0 || l.n != n+1 {
			return false
		}
		n++
	}
	return n >= fewest
}

// amountsAcross reports whether a row has a word for what is computed from results below that
// of another row, and a number below each of its numbers and nothing else.
func (s *scanner) amountsAcross(numbers, i int) bool {
	if i >= s.sheet.Len() {
		return false
	}
	above, row := s.row(numbers), s.row(i)
	at := firstCol(above)
	meanings, _ := s.words.Of(row.ID(at))
	if len(meanings) == 0 || meanings[0].Field != "points" && meanings[0].Field != "rank" && !isComputed(meanings[0].Field) {
		return false
	}
	for col := range max(above.Len(), row.Len()) {
		if col != at && (above.ID(col) == 0) != (s.looks.of(row.ID(col)).kinds&number == 0) {
			return false
		}
	}
	return true
}
