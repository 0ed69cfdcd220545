package notation

import (
	"regexp"
	"strings"
	"unicode"
)

// betweenNames is what stands between the names of partners in one cell.
var betweenNames = regexp.MustCompile(`\s*[&;+/]\s*|\s+[-–—]\s+|–|\s+(?i:and|ja|och|og|en|und|et|y|i|e|mit|with)\s+|\s*,\s*`)

// SplitNames splits the names of the players of a pair in one cell: "Ann Oak & Bob Elm",
// "Ann Oak - Bob Elm", "Ann Oak och Bob Elm". A text that is not clearly two names or
// more is one name.
func SplitNames(text string) []string {
	text = strings.TrimSpace(text)
	parts := betweenNames.Split(text, -1)
	const most = 4 // players of a pair, with substitutes
	if len(parts) < 2 || len(parts) > most {
		return []string{text}
	}
	for _, part := range parts {
		if strings.IndexFunc(part, unicode.IsLetter) < 0 {
			return []string{text}
		}
	}
	if strings.Contains(text, ",") && len(parts) > 2 && strings.ContainsAny(text, "&;+/") { // "Oak, Ann & Elm, Bob"
		return splitAt(text, "&;+/")
	}
	return parts
}

// SplitMembers splits the names of the players of a team in one cell: "Ann Oak & Bob Elm &
// Cy Fir", "Ann; Bob; Cy; Dan", "Ann, Bob, Cy". One comma may part a surname.
func SplitMembers(text string) []string {
	const separators = "&;"
	if strings.ContainsAny(text, separators) {
		return splitAt(text, separators)
	}
	if strings.Count(text, ",") > 1 {
		return splitAt(text, ",")
	}
	return []string{text}
}

// splitAt splits a text at some signs only.
func splitAt(text, signs string) []string {
	var parts []string
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(signs, r) }) {
		parts = append(parts, strings.TrimSpace(part))
	}
	return parts
}
