package settings

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// count is a key whose value is a whole number between two others.
func count(name, about, values string, least, most int, field func(*Settings) *int) Key {
	return Key{
		Name: name, About: about, Values: values,
		read: func(s *Settings, text string) bool {
			n, ok := whole(text)
			if ok = ok && n >= least && n <= most; ok {
				*field(s) = n
			}
			return ok
		},
		written: func(s *Settings) string { return strconv.Itoa(*field(s)) },
	}
}

// countOr is a count that may be left open, which the word and 0 stand for.
func countOr(word, name, about, values string, least, most int, field func(*Settings) *int) Key {
	number := count(name, about, values, least, most, field)
	k := number
	k.words = []string{word}
	k.read = func(s *Settings, text string) bool {
		if text == word {
			*field(s) = 0
			return true
		}
		return number.read(s, text)
	}
	k.written = func(s *Settings) string {
		if *field(s) == 0 {
			return word
		}
		return number.written(s)
	}
	return k
}

// whole reads a whole number without a sign.
func whole(text string) (int, bool) {
	const most = 6 // digits
	if text == "" || len(text) > most || strings.Trim(text, "0123456789") != "" {
		return 0, false
	}
	n, err := strconv.Atoi(text)
	return n, err == nil
}

var decimal = regexp.MustCompile(`^(\d{1,3})(?:[.,](\d{1,2}))?$`)

// hundredths reads a number with up to two decimals: 5550 for "55,5".
func hundredths(text string) (int, bool) {
	m := decimal.FindStringSubmatch(text)
	if m == nil {
		return 0, false
	}
	units, _ := strconv.Atoi(m[1]) // digits, as the pattern says
	parts, _ := strconv.Atoi((m[2] + "00")[:2])
	return units*100 + parts, true
}

// decimals writes hundredths: "55.5".
func decimals(n int) string {
	text := fmt.Sprintf("%d.%02d", n/100, n%100)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

// percentage reads "10 %", or "10" where the sign may be left out. What is more
// than nothing and less than one is a share as a workbook keeps it, 0.5 for
// 50 %, and refused: nobody means half a percent.
func percentage(text string, signed bool) (int32, bool) {
	number, found := strings.CutSuffix(text, "%")
	n, ok := hundredths(strings.TrimSpace(number))
	if !ok || n > 100_00 || n > 0 && n < 1_00 || signed && !found {
		return 0, false
	}
	return int32(n), true
}
