package charset

import (
	"bytes"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
)

// maxEvidence is the number of letters beyond ASCII that Guess looks at.
const maxEvidence = 50_000

// Guess returns the encoding of a text that has one byte for each character:
// windows-1250 where its letters and their neighbours are those of Polish, Czech
// or Hungarian, else windows-1252.
func Guess(data []byte) encoding.Encoding {
	central, western := 0, 0
	for i, n := 0, 0; i < len(data) && n < maxEvidence; i++ {
		if data[i] < 0x80 {
			continue
		}
		n++
		switch weight := weigh(data, i); {
		case weight > 0:
			central += weight
		default:
			western -= weight
		}
	}
	if central >= 2 && central > western {
		return charmap.Windows1250
	}
	return charmap.Windows1252
}

// neighbour is what stands next to a letter within its word.
type neighbour uint8

const (
	border neighbour = iota // not a letter: the word begins or ends here
	number
	consonant
	vowel // of both encodings, or without an accent
	acute // á é í ó ú ý, and ě ů: hardly ever in words of the North
)

// Letters beyond ASCII that both encodings have, or that are of the same kind in
// both.
const (
	acutes     = "\xC1\xC9\xCD\xD3\xDA\xDD\xE1\xE9\xED\xF3\xFA\xFD"
	umlauts    = "\xC4\xCB\xD6\xDC\xE4\xEB\xF6\xFC\xC2\xCE\xD4\xE2\xEE\xF4\xE5\xC5\xE0"
	consonants = "\x8A\x8C\x8D\x8E\x8F\x9A\x9C\x9D\x9E\x9F\xA3\xAF\xB3\xBF\xDF\xC7\xE7\xD1\xF1\xC8\xE8\xC6\xE6\xD8\xF8\xF2\xD2"
)

func neighbourOf(data []byte, i int) neighbour {
	if i < 0 || i >= len(data) {
		return border
	}
	c := data[i]
	switch {
	case '0' <= c && c <= '9':
		return number
	case 'a' <= c|0x20 && c|0x20 <= 'z':
		if bytes.IndexByte([]byte("aeiouy"), c|0x20) >= 0 {
			return vowel
		}
		return consonant
	case c < 0x80:
		return border
	case bytes.IndexByte([]byte(acutes), c) >= 0, c == 0xEC, c == 0xF9:
		return acute
	case bytes.IndexByte([]byte(umlauts), c) >= 0:
		return vowel
	case bytes.IndexByte([]byte(consonants), c) >= 0:
		return consonant
	}
	return vowel
}

// weigh returns how strongly the byte at i speaks for windows-1250 (positive) or
// for windows-1252 (negative). The comments have the letter of windows-1252 first.
func weigh(data []byte, i int) int {
	before, after := neighbourOf(data, i-1), neighbourOf(data, i+1)
	left, right := before >= consonant, after >= consonant
	switch data[i] {
	case 0x8D, 0x8F, 0x9D: // none; Ť Ź ť
		if left || right {
			return 3
		}
	case 0xB3, 0xB9, 0x9F, 0xBE: // ³ ¹ Ÿ ¾; ł ą ź ľ
		switch {
		case !right && left && data[i-1] == 'm': // m³
		case (left || right) && before != number && after != number:
			return 3
		}
	case 0xA3, 0xAF, 0xBC: // £ ¯ ¼; Ł Ż Ľ
		if right {
			return 3
		}
	case 0xA5: // ¥; Ą
		if left && right {
			return 3
		}
	case 0xBF: // ¿, which begins a sentence; ż
		switch {
		case left:
			return 3
		case right && data[i+1] >= 'a': // ¿ stands before a capital letter
			return 1
		}
	case 0x9C, 0x8C: // œ Œ; ś Ś
		if right && data[i+1]|0x20 == 'u' { // cœur
			return -1
		}
		if left || right {
			return 2
		}
	case 0xE5, 0xC5, 0xE0: // å Å à; ĺ Ĺ ŕ
		if left || right {
			return -3
		}
	case 0xF1, 0xD1: // ñ before a vowel; ń never
		switch {
		case after >= vowel:
			return -2
		case left:
			return 2
		}
	case 0xE8, 0xC8: // è È; č Č
		switch {
		case after >= vowel, right && data[i+1] == 'k':
			return 2
		case !right && before >= vowel:
			return 1
		case before == consonant:
			return -1
		}
	case 0xE6, 0xC6, 0xF8, 0xD8: // æ Æ ø Ø; ć Ć ř Ř
		return weighVowelOrConsonant(before, after)
	case 0xEC, 0xCC, 0xF9, 0xD9: // ì Ì ù Ù, at the end of Italian and French words; ě Ě ů Ů
		switch {
		case left && right:
			return 2
		case left:
			return -1
		}
	case 0xF2: // ò; ň
		switch {
		case before == consonant:
			return -1
		case before >= vowel:
			return 1
		}
	case 0xF5, 0xD5: // õ of Estonian and Portuguese; ő
		switch {
		case right && data[i+1] == 'e': // Simões
			return -2
		case hasAcute(data, i):
			return 2
		}
	case 0xFB, 0xDB: // û; ű
		if hasAcute(data, i) {
			return 2
		}
	case 0xEA: // ê, hardly ever after i; ę
		if left && data[i-1] == 'i' {
			return 2
		}
	}
	return 0
}

// weighVowelOrConsonant weighs a letter that is a vowel of Danish and Norwegian
// in windows-1252 and a consonant in windows-1250.
func weighVowelOrConsonant(before, after neighbour) int {
	switch {
	case after == acute, before >= vowel && after >= vowel:
		return 2
	case before >= vowel && after < consonant: // at the end of a word
		return 2
	case before < consonant && after == consonant:
		return -1
	case before == consonant && after <= consonant:
		return -2
	}
	return 0
}

// hasAcute reports whether the words around have vowels with an acute accent, as
// Hungarian has and Estonian and French, but for é, have not.
func hasAcute(data []byte, i int) bool {
	const letters = "\xE1\xED\xF3\xFA\xC1\xCD\xD3\xDA"
	around := data[max(0, i-200):min(len(data), i+200)]
	for j := range len(letters) {
		if bytes.IndexByte(around, letters[j]) >= 0 {
			return true
		}
	}
	return false
}
