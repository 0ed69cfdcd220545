package arrange

import (
	"strings"

	"bridgecalc/internal/ingest/notation"
)

// isRanked reports whether a row is one of a ranking below the results of an individual, whose
// players have columns of their own.
func (s *scanner) isRanked(i int) bool {
	if i < s.ranked {
		return true
	}
	if len(s.groups) == 0 || !s.groups[0].ofPlayers || !s.read || i == 0 {
		return false
	}
	if s.classes[i-1] != dataRow || s.row(i).Num > s.row(i-1).Num+1 {
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
	}
	return s.texts
}

// rankingFrom returns the end of a ranking that begins in a row: a place, a player whom the
// results name, and points that never grow, and nothing else. It is the row itself where none
// begins.
func (s *scanner) rankingFrom(i int) (end int) {
	const fewest = 4 // rows
	last, falls := int64(0), false
	for end = i; end < s.sheet.Len(); end++ {
		row := s.row(end)
		if end > i && row.Num != s.row(end-1).Num+1 {
			break
		}
		var cells []string
		for col := range row.Len() {
			if text := strings.TrimSpace(row.Text(col)); text != "" {
				cells = append(cells, text)
			}
		}
		const filled = 3
		if len(cells) != filled || !isName(cells[1]) {
			break
		}
		if !s.textsAbove(i)[nameKey(cells[1])] {
			break
		}
		points, err := notation.ReadAmount(cells[2])
		place := lookAt(strings.TrimRight(cells[0], ".=")).n
		if err != nil || place < 1 || place > end-i+1 || end > i && points.Thousandths > last {
			break
		}
		falls = falls || end > i && points.Thousandths < last
		last = points.Thousandths
	}
	if end-i < fewest || !falls {
		return i
	}
	return end
}
