package cells

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// numberFormat is how a spreadsheet shows a number, as far as it matters here:
// whether as a date, a time or a percentage.
type numberFormat struct {
	isDate    bool
	isPercent bool    // shown a hundredfold
	pieces    []piece // what is shown; none where that is not simple or not known
}

// piece is a part of a number format.
type piece struct {
	kind  pieceKind
	width int    // of a run of letters: 4 for "yyyy"
	text  string // of a literal
}

// pieceKind is the letter of a run, or a sign for one of the other things.
type pieceKind byte

const (
	nothing pieceKind = 0
	year    pieceKind = 'y'
	month   pieceKind = 'm'
	day     pieceKind = 'd'
	hour    pieceKind = 'h'
	minute  pieceKind = 'n' // an m after hours or before seconds
	second  pieceKind = 's'
	half    pieceKind = 'a' // AM or PM
	elapsed pieceKind = 'e' // hours, minutes or seconds that may be more than a day
	digit   pieceKind = '0'
	literal pieceKind = '"'
	percent pieceKind = '%'
)

// builtinFormats are the dates among the number formats that have a number only.
// Those without a code here look different from country to country.
var builtinFormats = map[int]string{
	14: "", 15: "d-mmm-yy", 16: "d-mmm", 17: "mmm-yy", 18: "h:mm AM/PM", 19: "h:mm:ss AM/PM", 20: "h:mm", 21: "h:mm:ss", 22: "",
	27: "", 28: "", 29: "", 30: "", 31: "", 32: "", 33: "", 34: "", 35: "", 36: "",
	45: "mm:ss", 46: "[h]:mm:ss", 47: "mm:ss.0",
	50: "", 51: "", 52: "", 53: "", 54: "", 55: "", 56: "", 57: "", 58: "",
}

// builtinFormat is the number format with this number.
func builtinFormat(id int) numberFormat {
	if id == 9 || id == 10 {
		return numberFormat{isPercent: true}
	}
	code, ok := builtinFormats[id]
	f := parseFormat(code)
	f.isDate = ok
	return f
}

// parseFormat reads the code of a number format: up to four sections, for
// positive and negative numbers, for zero and for text. Numbers that are shown
// as dates by one of them are dates.
func parseFormat(code string) numberFormat {
	var f numberFormat
	for first := true; code != ""; first = false {
		var pieces []piece
		pieces, code = scanSection(code)
		if !showsDate(pieces) {
			f.isPercent = f.isPercent || first && slices.ContainsFunc(pieces, func(p piece) bool { return p.kind == percent })
			continue
		}
		f.isDate = true
		if first {
			f.pieces = pieces
		}
	}
	return f
}

// scanSection takes the first section off a code.
func scanSection(code string) (pieces []piece, rest string) {
	for code != "" {
		if code[0] == ';' {
			return pieces, code[1:]
		}
		p, size := scanPiece(code)
		code = code[size:]
		switch last := lastRun(pieces); {
		case p.kind == month && p.width <= 2 && last >= 0 && pieces[last].kind == hour:
			p.kind = minute
		case p.kind == second && last >= 0 && pieces[last].kind == month && pieces[last].width <= 2:
			pieces[last].kind = minute
		}
		if p.kind != nothing {
			pieces = append(pieces, p)
		}
	}
	return pieces, ""
}

// lastRun is the index of the last piece that is no literal, or -1.
func lastRun(pieces []piece) int {
	for i, p := range slices.Backward(pieces) {
		if p.kind != literal {
			return i
		}
	}
	return -1
}

// formatWords are the words in number formats; in General the digits are only
// meant. Some programs write it in their own language.
var formatWords = []struct {
	text string
	kind pieceKind
}{{"AM/PM", half}, {"A/P", half}, {"General", digit}, {"Standard", digit}}

// scanPiece reads the piece at the start of a code and its size in bytes.
func scanPiece(code string) (piece, int) {
	for _, word := range formatWords {
		if n := len(word.text); len(code) >= n && strings.EqualFold(code[:n], word.text) {
			return piece{kind: word.kind}, n
		}
	}
	c := code[0] | 0x20
	if strings.IndexByte("ymdhs", c) < 0 {
		return scanSign(code)
	}
	width := 1
	for width < len(code) && code[width]|0x20 == c {
		width++
	}
	return piece{kind: pieceKind(c), width: width}, width
}

// scanSign reads a piece that is no letter with a meaning.
func scanSign(code string) (piece, int) {
	_, size := utf8.DecodeRuneInString(code)
	_, next := utf8.DecodeRuneInString(code[size:])
	switch code[0] {
	case '"':
		text, _, _ := strings.Cut(code[1:], `"`)
		return piece{kind: literal, text: text}, min(len(text)+2, len(code))
	case '[':
		text, _, _ := strings.Cut(code[1:], "]")
		return bracketed(text), min(len(text)+2, len(code))
	case '\\': // the next sign as it is
		return piece{kind: literal, text: code[1 : 1+next]}, 1 + next
	case '_', '*': // a space as wide as the next sign, and filling with it
		return piece{}, 1 + next
	case '0', '#', '?', '@':
		return piece{kind: digit}, 1
	case '%':
		return piece{kind: percent}, 1
	}
	return piece{kind: literal, text: code[:size]}, size
}

// bracketed reads what stands in brackets: a colour, a condition, a country, or
// the hours, minutes or seconds that have passed.
func bracketed(text string) piece {
	switch strings.ToLower(text) {
	case "h", "hh", "m", "mm", "s", "ss":
		return piece{kind: elapsed}
	}
	return piece{}
}

// showsDate reports whether a section shows a number as a date or a time.
// Digits, but for fractions of a second, show it as a number.
func showsDate(pieces []piece) bool {
	date, seconds := false, false
	for _, p := range pieces {
		switch p.kind {
		case second, elapsed:
			date, seconds = true, true
		case year, month, day, hour, minute:
			date = true
		case digit:
			if !seconds {
				return false
			}
		}
	}
	return date
}

const secondsOfDay = 24 * 60 * 60

// show writes a number of days as the format shows it, or as an ISO date.
func (f *numberFormat) show(days float64, date1904 bool) string {
	t, seconds, ok := dayAndTime(days, date1904)
	if !ok {
		return fmt.Sprint(days)
	}
	if slices.ContainsFunc(f.pieces, func(p piece) bool { return p.kind == elapsed }) {
		return fmt.Sprintf("%d:%02d:%02d", seconds/3600, seconds/60%60, seconds%60)
	}
	if len(f.pieces) == 0 || slices.ContainsFunc(f.pieces, func(p piece) bool { return p.kind == digit }) {
		return iso(t, float64(seconds)/secondsOfDay)
	}
	return showPieces(f.pieces, t)
}

func iso(t time.Time, days float64) string {
	switch clock := t.Format("15:04:05"); {
	case days < 1:
		return clock
	case clock == "00:00:00":
		return t.Format("2006-01-02")
	default:
		return t.Format("2006-01-02 15:04:05")
	}
}

func showPieces(pieces []piece, t time.Time) string {
	halves := slices.ContainsFunc(pieces, func(p piece) bool { return p.kind == half })
	var b strings.Builder
	for _, p := range pieces {
		layout := ""
		switch p.kind {
		case literal:
			b.WriteString(p.text)
			continue
		case percent:
			b.WriteByte('%')
			continue
		case year:
			layout = pick(p.width, "06", "06", "2006")
		case month:
			layout = pick(p.width, "1", "01", "Jan", "January")
		case day:
			layout = pick(p.width, "2", "02", "Mon", "Monday")
		case hour:
			layout = pick(p.width, "15", "15")
			if halves {
				layout = pick(p.width, "3", "03")
			} else if p.width == 1 && t.Hour() < 10 {
				layout = "" // Go has no hour from 0 to 23 without its zero
				fmt.Fprint(&b, t.Hour())
			}
		case minute:
			layout = pick(p.width, "4", "04")
		case second:
			layout = pick(p.width, "5", "05")
		case half:
			layout = "PM"
		}
		b.WriteString(t.Format(layout))
	}
	return b.String()
}

// pick takes the layout for a run of so many letters.
func pick(width int, layouts ...string) string {
	return layouts[min(width, len(layouts))-1]
}
