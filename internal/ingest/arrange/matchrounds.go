package arrange

import (
	"regexp"
	"strconv"
	"strings"

	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// countedWord is a word before or behind its number: "Rownd 1", "2. fordulo", "III voor".
var countedWord = regexp.MustCompile(`^(?:(\pL{3,})\s*([0-9]{1,2}|[IVX]+)|([0-9]{1,2}|[IVX]+)\.?\s*(\pL{3,}))[.:]?$`)

// countedRounds returns the rounds in titles whose word is not known, by the rows of the sheet
// from 0: one word that is above rows with numbers again and again, counted from 1.
func (s *matchScan) countedRounds() map[int]MatchCell {
	words := make(map[string]map[int]MatchCell) // by row; nil for a word that counts something else
	times := make(map[string]int)               // of a text
	for i := range s.sheet.Len() {
		all := s.filled(s.sheet.Row(i))
		for _, c := range all {
			times[c.Text]++
		}
		if len(all) == 0 {
			continue
		}
		word, n, ok := readCounted(all[0].Text)
		if !ok {
			continue
		}
		rounds, seen := words[word]
		if !seen {
			rounds = make(map[int]MatchCell)
			words[word] = rounds
		}
		if rounds == nil {
			continue
		}
		words[word] = nil
		if n == len(rounds)+1 && !hasNumbers(all) && i+1 < s.sheet.Len() && hasNumbers(s.filled(s.sheet.Row(i+1))) {
			rounds[i] = MatchCell{strconv.Itoa(n), all[0].Row, all[0].Col}
			words[word] = rounds
		}
	}
	const fewest = 2
	found := make(map[int]MatchCell)
	for _, rounds := range words {
		for i, c := range rounds {
			if len(rounds) >= fewest && times[strings.TrimSpace(s.sheet.Row(i).Text(c.Col-1))] == 1 { // teams are elsewhere, too
				found[i] = c
			}
		}
	}
	return found
}

// readCounted reads a word that no language has among its titles, and its number.
func readCounted(text string) (word string, n int, ok bool) {
	m := countedWord.FindStringSubmatch(text)
	if m == nil || len(titlesOf(text)) > 0 {
		return "", 0, false
	}
	word, number := headings.Plain(m[1]+m[4]), m[2]+m[3]
	if n, ok = notation.ReadRoman(number); !ok {
		n, _ = strconv.Atoi(number)
	}
	_, known := titleWord(word)
	return word, n, n > 0 && !known
}

// hasNumbers reports whether a cell is a number, or two results.
func hasNumbers(all []MatchCell) bool {
	for _, c := range all {
		text := bareResult(c.Text)
		if _, _, both := BothNumbers(text); both || isPlainNumber(text) {
			return true
		}
	}
	return false
}
