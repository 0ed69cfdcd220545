package table

import (
	"strconv"

	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
)

// notes are the sentences below a ranking that say how it came about.
func (b *builder) notes(rankings []Ranking) []string {
	w := &b.words.Note
	s := b.session
	notes := []string{words.Fill(w.Matchpoints, "top", strconv.Itoa(s.Top))}
	if n := len(s.Factored); n > 0 {
		notes = append(notes, words.Fill(w.Neuberg.For(n), "boards", b.words.Numbers(s.Factored)))
	}
	if n := len(s.Single); n > 0 {
		notes = append(notes, words.Fill(w.Single.For(n), "boards", b.words.Numbers(s.Single)))
	}
	if s.Artificial > 0 {
		notes = append(notes, words.Count(w.Artificial, s.Artificial))
	}
	if b.hasOwnAverages() {
		notes = append(notes, w.AveragePlus)
	}
	if b.uneven() {
		notes = append(notes, w.Uneven)
	}
	notes = append(notes, w.Ties)
	if b.hasMoreDecimals(rankings) {
		notes = append(notes, w.Close)
	}
	return notes
}

// hasOwnAverages reports whether a pair's own average may have entered an
// artificial score.
func (b *builder) hasOwnAverages() bool {
	for i := range b.event.Boards {
		for j := range b.event.Boards[i].Results {
			r := &b.event.Boards[i].Results[j]
			if r.Kind == event.Adjusted && (r.NSAward.Rule != event.Plain || r.EWAward.Rule != event.Plain) {
				return true
			}
		}
	}
	return false
}

// hasMoreDecimals reports whether percentages had to be told apart.
func (b *builder) hasMoreDecimals(rankings []Ranking) bool {
	for _, ranking := range rankings {
		for _, row := range ranking.Rows {
			for _, value := range row.Values {
				if p, ok := value.(Percent); ok && p.Decimals > b.decimals {
					return true
				}
			}
		}
	}
	return false
}
