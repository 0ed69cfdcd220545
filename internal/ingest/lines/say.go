package lines

import (
	"fmt"
	"strings"
)

// ForNS says a score with its side: "620 for NS".
func ForNS(score int) string {
	if score < 0 {
		return fmt.Sprintf("%d for EW", -score)
	}
	return fmt.Sprintf("%d for NS", score)
}

// Enumerate joins a list, cut short where it is long.
func Enumerate(items []string) string {
	const most = 12
	if len(items) > most {
		return fmt.Sprintf("%s and %d more", strings.Join(items[:most], ", "), len(items)-most)
	}
	return strings.Join(items, ", ")
}
