package arrange

import (
	"regexp"
	"slices"
	"strings"

	"bridgecalc/internal/ingest/notation"
)

// versusSigns part two teams, the surest first: words, then dashes, which names have, too.
var versusSigns = append([]*regexp.Regexp{notation.VersusWords()}, literally(" – ", " — ", " - ", " / ")...)

// unsureSigns are those that other texts have as well.
var unsureSigns = literally(" : ", " -", "- ", "–", "—", "-")

// literally returns expressions that find some texts.
func literally(texts ...string) []*regexp.Regexp {
	var all []*regexp.Regexp
	for _, text := range texts {
		all = append(all, regexp.MustCompile(regexp.QuoteMeta(text)))
	}
	return all
}

// Versus reads the two teams of "Foxes v Owls", and where dashes part teams those of
// "Foxes – Owls". Names have dashes, too; those that part teams have blanks around them.
func Versus(text string, dashes bool) (home, away string, ok bool) {
	signs := versusSigns
	if !dashes {
		signs = signs[:1]
	}
	text = strings.ReplaceAll(text, "\u00a0", " ")
	for _, sign := range signs {
		if at := sign.FindStringIndex(text); at != nil {
			home, away = strings.TrimSpace(text[:at[0]]), strings.TrimSpace(text[at[1]:])
			if !isPart(home, away) {
				return home, away, isTeamName(home) && isTeamName(away)
			}
		}
	}
	return "", "", false
}

// isPart reports whether a dash is left beside one of two teams: the word between is a part of
// a name, "Trumps – Kontra Berlin".
func isPart(home, away string) bool {
	return strings.HasSuffix(home, "–") || strings.HasSuffix(home, " -") || strings.HasPrefix(away, "–") || strings.HasPrefix(away, "- ")
}

// isTeamName reports whether a text may be the name of a team. What begins with the sign of
// a number is behind a declarer: "4H V -3" is no match, and neither is a part of what stands in
// brackets.
func isTeamName(text string) bool {
	return len(text) > 0 && strings.Count(text, "(") == strings.Count(text, ")") && strings.IndexByte("+-=", text[0]) < 0 && len(text) < 60 && strings.IndexFunc(text, func(r rune) bool { return r > 127 || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' }) >= 0
}

// IsSeparator reports whether a text is between two teams, or between their results.
func IsSeparator(text string) bool {
	return notation.IsVersus(text) || strings.EqualFold(strings.TrimSpace(text), "x")
}

// versusIn returns every way to part a text into two teams, by the surest sign that it
// has. Signs with a blank at one side only, and dashes without any, come last.
func versusIn(text string) (found [][2]string) {
	text = strings.ReplaceAll(text, "\u00a0", " ")
	for _, sign := range slices.Concat(versusSigns, unsureSigns) {
		for _, at := range sign.FindAllStringIndex(text, -1) {
			home, away := strings.TrimSpace(text[:at[0]]), strings.TrimSpace(text[at[1]:])
			if isTeamName(home) && isTeamName(away) && !isPart(home, away) {
				found = append(found, [2]string{home, away})
			}
		}
		if len(found) > 0 {
			return found
		}
	}
	return nil
}

// splitTeams splits two teams in one cell. Where that can be done in several ways, the
// names that stand elsewhere on the sheet decide.
func (s *matchScan) splitTeams(text string) (home, away string, ok bool) {
	if _, bye := byeIn(text); bye {
		return "", "", false
	}
	found := versusIn(text)
	if len(found) == 0 {
		return "", "", false
	}
	for _, f := range found {
		if s.isTeam(f[0], text) && s.isTeam(f[1], text) {
			return f[0], f[1], true
		}
	}
	home, away = found[0][0], found[0][1]
	if len(home)+len(away)+len("-") >= len(strings.TrimSpace(text)) {
		return "", "", false // "Pata-akat" is one team
	}
	return home, away, true
}

// isTeam reports whether a name stands elsewhere on the sheet as a team: not in the text at
// hand only.
func (s *matchScan) isTeam(name, text string) bool {
	if s.teams == nil {
		s.teams = make(map[string]string)
		note := func(name, text string) {
			key := nameKey(name)
			if before, known := s.teams[key]; known && before != text {
				text = "" // in several texts
			}
			s.teams[key] = text
		}
		for i := range s.sheet.Len() {
			row := s.sheet.Row(i)
			for col := range row.Len() {
				text := strings.TrimSpace(row.Text(col))
				note(text, text)
				if found := versusIn(text); len(found) == 1 {
					note(found[0][0], text)
					note(found[0][1], text)
				}
			}
		}
	}
	in, ok := s.teams[nameKey(name)]
	return ok && in != strings.TrimSpace(text)
}
