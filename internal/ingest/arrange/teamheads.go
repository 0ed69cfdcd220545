package arrange

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/cells"
)

// headTeams takes two headings next to each other for those of IMPs where they are the names
// of the teams of a match, "Foxes | Owls", or begin with the word for IMPs: "IMP Foxes | IMP
// Owls". They are in a row with a heading of boards or contracts.
func (s *scanner) headTeams(heads []Heading) {
	if !slices.ContainsFunc(heads, func(h Heading) bool {
		return len(h.Meanings) > 0 && (h.Meanings[0].Field == "board" || h.Meanings[0].Field == "contract")
	}) {
		return
	}
	for i := 0; i+1 < len(heads); i++ {
		a, b := &heads[i], &heads[i+1]
		if a.Text == "" || b.Text == "" || b.Col != a.Col+1 || headsIMPs(a.Meanings) && headsIMPs(b.Meanings) {
			continue
		}
		if BeginsWithIMPs(a.Text) && BeginsWithIMPs(b.Text) || s.areOpponents(a.Text, b.Text) {
			a.Meanings, b.Meanings = []Meaning{{Field: "imps", Weight: prefixWeight}}, []Meaning{{Field: "imps", Weight: prefixWeight}}
		}
	}
}

// headsTeams reports whether a row is but a heading of boards and the two teams of a match, or
// their IMPs by name: what follows are their IMPs.
func (s *scanner) headsTeams(row cells.Row) bool {
	first := firstCol(row)
	meanings, _ := s.words.Of(row.ID(first))
	if len(meanings) == 0 || meanings[0].Field != "board" || countCells(row) != 3 {
		return false
	}
	a, b := row.Text(first+1), row.Text(row.Len()-1)
	return a != "" && first+2 == row.Len()-1 && (s.areOpponents(a, b) || BeginsWithIMPs(a) && BeginsWithIMPs(b))
}

// areOpponents reports whether a line of the sheet, or its name, names two teams as those who
// play each other. Other words may be around them: "League match Foxes – Owls (18 May)", "Team
// Foxes – Team Owls".
func (s *scanner) areOpponents(a, b string) bool {
	if len(ReadMarks(a)) > 0 || len(ReadMarks(b)) > 0 { // "NS | EW"
		return false
	}
	if s.versus == nil {
		s.versus = s.opponents()
	}
	a, b = nameKey(a), nameKey(b)
	are := func(home, away string, m [2]string) bool {
		return isWholeIn(m[0], home) && isWholeIn(m[1], away)
	}
	return slices.ContainsFunc(s.versus, func(m [2]string) bool { return are(a, b, m) || are(b, a, m) })
}

// isWholeIn reports whether some words of a text are those of a name.
func isWholeIn(text, name string) bool { return strings.Contains(" "+text+" ", " "+name+" ") }

// opponents returns the two teams of each line of the sheet that names two. Sheets of very many
// rows are no cards of matches.
func (s *scanner) opponents() [][2]string {
	const most = 6 // cells of a line
	found := [][2]string{}
	take := func(text string) {
		if home, away, ok := Versus(text, true); ok {
			found = append(found, [2]string{nameKey(home), nameKey(away)})
		}
	}
	take(s.sheet.Name)
	if s.sheet.Len() > mostGridRows {
		return found
	}
	for i := range s.sheet.Len() {
		if row := s.sheet.Row(i); countCells(row) <= most {
			for col := range row.Len() {
				take(row.Text(col))
			}
		}
	}
	return found
}

// countCells returns how many cells of a row are filled.
func countCells(row cells.Row) (n int) {
	for col := range row.Len() {
		if row.ID(col) != 0 {
			n++
		}
	}
	return n
}
