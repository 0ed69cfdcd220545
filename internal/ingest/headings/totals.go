package headings

import (
	"strings"
	"sync"

	"bridgecalc/internal/ingest/cells"
)

// IsTotal reports whether a row begins like one that sums up those above it, in
// whatever language: a club's totals need not be in that of its headings.
func IsTotal(row cells.Row) bool {
	for col := range row.Len() {
		if text := row.Text(col); text != "" {
			return totalWords()[Plain(strings.TrimRight(text, " :.,0123456789"))]
		}
	}
	return false
}

var totalWords = sync.OnceValue(func() map[string]bool {
	words := make(map[string]bool)
	for _, v := range Vocabularies() {
		for word, m := range v.Fields {
			if m.Field == "total" {
				words[word] = true
			}
		}
	}
	return words
})
