package notation

import (
	"errors"
	"math/big"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// fold makes spellings comparable: upper case, composed letters, no spaces, one
// kind of minus, one kind of suit symbols.
func fold(text string) string {
	return strings.ToUpper(strings.Map(foldRune, norm.NFC.String(text)))
}

// IsDash reports whether a text is a dash, or a row of them, as for nothing.
func IsDash(text string) bool { return isDash(fold(text)) }

// isDash is IsDash of a folded text.
func isDash(s string) bool { return s != "" && strings.Trim(s, "-") == "" }

func foldRune(r rune) rune {
	switch r {
	case '\u2212', '\u2013', '\u2014', '\u2010', '\u2011': // minus sign, dashes, hyphens
		return '-'
	case '♤':
		return '♠'
	case '♡':
		return '♥'
	case '♢':
		return '♦'
	case '♧':
		return '♣'
	case '×':
		return 'X'
	case '\uFE0E', '\uFE0F', '\u200B', '\uFEFF', '\'': // variation selectors, invisible marks, Excel's text mark
		return -1
	}
	if unicode.IsSpace(r) {
		return -1
	}
	return r
}

// errParted is about a number with a blank inside: 1 2 may be 12, or two numbers.
var errParted = errors.New("has a blank inside")

// thousands is a number with a blank before its last three digits.
var thousands = regexp.MustCompile(`^\s*[^\d\s]*\s*\d{1,2}[\s\p{Z}]\d{3}([.,]0*)?[^\d]*$`)

// hasPartedDigits reports whether blanks part the digits of a text, which fold would
// put together; not so in 1 430, where they part thousands.
func hasPartedDigits(text string) bool {
	return areParted(text) && !thousands.MatchString(text)
}

func areParted(text string) bool {
	digit, parted := false, false
	for _, r := range text {
		switch {
		case unicode.IsSpace(r):
			parted = digit
			continue
		case r >= '0' && r <= '9':
			if parted {
				return true
			}
			digit = true
		default:
			digit = false
		}
		parted = false
	}
	return false
}

// wholeNumber reads an unsigned whole number, as a sheet may show it: "7",
// "07", "7.0", "7,00".
func wholeNumber(text string) (int, bool) {
	digits, decimals, _ := strings.Cut(strings.ReplaceAll(text, ",", "."), ".")
	if strings.Trim(decimals, "0") != "" || digits == "" || len(digits) > 9 {
		return 0, false
	}
	for _, c := range digits {
		if c < '0' || c > '9' {
			return 0, false
		}
	}
	n, err := strconv.Atoi(digits)
	return n, err == nil
}

// ReadRoman reads a Roman numeral in capitals, from I to XXXIX.
func ReadRoman(text string) (n int, ok bool) {
	ones := []string{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"}
	rest := strings.TrimLeft(text, "X")
	tens, n := len(text)-len(rest), slices.Index(ones, rest)
	return 10*tens + n, n >= 0 && tens <= 3 && text != ""
}

// decimals reads the digits behind a decimal point as a number of so many: "5" as 50.
func decimals(digits string, most int) int {
	n, _ := wholeNumber((digits + "000")[:most])
	return n
}

var decimalNumber = regexp.MustCompile(`^[+-]?\d{1,6}(?:[.,]\d{1,20})?$`)

var half = regexp.MustCompile(`(\d*)\s?½`)

// foldNumber is fold for numbers, which may have a half: "10½" is 10.5.
func foldNumber(text string) string {
	if strings.Contains(text, "½") {
		text = half.ReplaceAllString(text, "0${1}.5")
	}
	return fold(text)
}

// ReadDecimal reads a number as people write it: "12,5", "-3", "10½", "8.779999999999999".
func ReadDecimal(text string) (*big.Rat, bool) {
	s := foldNumber(text)
	if !decimalNumber.MatchString(s) || hasPartedDigits(text) {
		return nil, false
	}
	return new(big.Rat).SetString(strings.Replace(s, ",", ".", 1))
}
