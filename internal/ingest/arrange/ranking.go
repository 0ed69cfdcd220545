package arrange

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// isRanked reports whether a row is one of a ranking of players below the results of an
// individual.
func (s *scanner) isRanked(i int) bool {
	if i < s.ranked {
		return true
	}
	if i == 0 || i > mostGridRows || !slices.ContainsFunc(s.groups, func(g group) bool { return g.last != nil }) {
		return false
	}
	if above := s.row(i - 1); s.classes[i-1] != dataRow || isSingle(above) || s.row(i).Num > above.Num+1 {
		s.ranked = s.rankingFrom(i)
	}
	return i < s.ranked
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

// playersAbove returns the players whom the rows above a row name one by one: in columns or
// titles of the four seats, or two in a cell. Each row is gone through once, since rankings are
// looked for from top to bottom.
func (s *scanner) playersAbove(i int) map[string]bool {
	if s.players == nil {
		s.players = make(map[string]bool)
	}
	for ; s.playersTo < i; s.playersTo++ {
		row := s.row(s.playersTo)
		for col := range row.Len() {
			text := row.Text(col)
			if s.groups[0].ofPlayers {
				s.players[nameKey(text)] = true
			}
			if first, second, ok := splitPlayers(text, true); ok {
				s.players[nameKey(first)], s.players[nameKey(second)] = true, true
			}
		}
		for _, t := range seatNames(row) {
			s.players[nameKey(t.Text)] = true
		}
		for _, of := range playersBySide(row) {
			s.players[nameKey(of.players[0])], s.players[nameKey(of.players[1])] = true, true
		}
	}
	return s.players
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
	name := strings.TrimSpace(row.Text(col))
	if !isName(name) {
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
	return points, ok && s.playersAbove(first)[nameKey(name)]
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
