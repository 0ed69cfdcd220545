package notation

import "bridgecalc/internal/event"

// ReadVersion reads how a director tells the versions of a fouled board apart: a
// letter or a number from 1 to 99. Blank is 0, the cards as they should be.
func ReadVersion(text string) (version uint8, ok bool) {
	s := fold(text)
	if s == "" || s == "-" {
		return 0, true
	}
	if len(s) == 1 && s[0] >= 'A' && s[0] <= 'Z' {
		return event.LetteredVersion + s[0] - 'A', true
	}
	n, ok := wholeNumber(s)
	if !ok || n < 1 || n >= event.LetteredVersion-1 {
		return 0, false
	}
	return uint8(n), true
}
