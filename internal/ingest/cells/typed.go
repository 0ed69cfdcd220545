package cells

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
)

// exactDigits is the number of significant digits that a typed number has at most;
// what follows them in a stored number is the error of binary arithmetic.
const exactDigits = 10

// noise is the relative error that a few operations leave in a number, and zero
// the size of what is left when two equal numbers are subtracted.
const (
	noise = 1e-14
	zero  = 1e-10
)

// largest is the size up to which a stored number is rounded.
const largest = 1e15

// tidy returns the number of at most ten significant digits that a stored number
// stands for; false where it has more.
func tidy(n float64) (float64, bool) {
	size := math.Abs(n)
	if size < zero {
		return 0, true
	}
	short, err := strconv.ParseFloat(strconv.FormatFloat(n, 'e', exactDigits-1, 64), 64)
	return short, err == nil && math.Abs(short-n) <= noise*size
}

// tidyNumber returns the text of a stored number without the error of binary
// arithmetic: 68.1 for 68.09999999999999.
func tidyNumber(text string) string {
	n, err := strconv.ParseFloat(text, 64)
	scientific := strings.ContainsAny(text, "eE")
	if len(text) <= exactDigits && !scientific || err != nil || !(math.Abs(n) < largest) {
		return text
	}
	short, ok := tidy(n)
	switch {
	case ok:
		return writeNumber(short)
	case scientific:
		return writeNumber(n)
	}
	return text
}

// writeNumber writes a number as an .xlsx workbook does.
func writeNumber(n float64) string {
	if size := math.Abs(n); size >= 1e21 || size < 1e-9 && size > 0 {
		return strconv.FormatFloat(n, 'G', -1, 64)
	}
	return strconv.FormatFloat(n, 'f', -1, 64)
}

// percentText returns a stored fraction as a percentage: 61.8% for 0.618. What is
// not a number stays.
func percentText(text string) string {
	n, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsInf(n, 0) || math.IsNaN(n) {
		return text
	}
	if short, ok := tidy(n); ok {
		n = short
	}
	digits, exponent, _ := strings.Cut(strconv.FormatFloat(n, 'e', -1, 64), "e")
	power, err := strconv.Atoi(exponent)
	if err != nil {
		return text
	}
	hundredfold, err := strconv.ParseFloat(fmt.Sprintf("%se%d", digits, power+2), 64)
	if err != nil {
		return text
	}
	return writeNumber(hundredfold) + "%"
}

// typedDate returns what a spreadsheet program makes a date of, separated by
// spaces: 3-4 and 4-3 with each separator for a day and month, 3-40 for a month
// and year.
func typedDate(t time.Time, showsDay bool) string {
	day, month := t.Day(), int(t.Month())
	if !showsDay {
		if day != 1 {
			return ""
		}
		year := t.Year()
		return fmt.Sprintf("%d-%02d %d/%02d %d-%d %d/%d", month, year%100, month, year%100, month, year, month, year)
	}
	texts := []string{fmt.Sprintf("%d-%d", day, month), fmt.Sprintf("%d-%d", month, day), fmt.Sprintf("%d/%d", day, month), fmt.Sprintf("%d/%d", month, day), fmt.Sprintf("%d.%d", day, month)}
	if day == month {
		texts = slices.Compact(texts)
	}
	return strings.Join(texts, " ")
}

// typedTime returns what a spreadsheet program makes a time of, separated by
// spaces: 12:08 and 12:8.
func typedTime(seconds int64) string {
	hours, minutes := seconds/3600, seconds/60%60
	switch {
	case seconds%60 != 0:
		return fmt.Sprintf("%d:%02d:%02d", hours, minutes, seconds%60)
	case minutes < 10:
		return fmt.Sprintf("%d:%02d %d:%d", hours, minutes, hours, minutes)
	}
	return fmt.Sprintf("%d:%d", hours, minutes)
}

// typed returns what a number of days in this format was made of.
func (f *numberFormat) typed(days float64, date1904 bool) string {
	t, seconds, ok := dayAndTime(days, date1904)
	if !ok {
		return ""
	}
	shows := func(kinds ...pieceKind) bool {
		return slices.ContainsFunc(f.pieces, func(p piece) bool { return slices.Contains(kinds, p.kind) })
	}
	switch {
	case shows(elapsed), days < 1:
		return typedTime(seconds)
	case seconds%secondsOfDay != 0:
		return ""
	}
	return typedDate(t, len(f.pieces) == 0 || shows(day))
}

// dayAndTime returns a number of days as a day and as seconds; false where it is
// out of range.
func dayAndTime(days float64, date1904 bool) (t time.Time, seconds int64, ok bool) {
	if date1904 {
		days += 1462
	}
	const end = 2_958_466 // the year 10000
	if !(days >= 0 && days < end) {
		return t, 0, false
	}
	seconds = int64(math.Round(days * secondsOfDay))
	t = time.Unix(time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC).Unix()+seconds, 0).UTC()
	if days < 60 {
		t = t.AddDate(0, 0, 1) // 1900 has a leap day in Excel
	}
	return t, seconds, true
}
