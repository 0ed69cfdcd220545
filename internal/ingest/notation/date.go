package notation

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"

	"bridgecalc/internal/ingest/words"
)

// Date is a day as it was written.
type Date struct {
	Day time.Time
	// Doubt is what else may have been meant: "may be 11 March 2026, too"; empty for most.
	Doubt string
}

// dayFigures is a day in figures, perhaps without the year: "12.9.", "12/9", "2026-09-12".
var dayFigures = regexp.MustCompile(`^(?:\d{1,2}(?:\.\s?|/)\d{1,2}(?:\.|(?:\.\s?|/)(?:\d{4}|\d{2}))?|\d{4}-\d{2}-\d{2})$`)

// IsDay reports whether a text is a day such as follows the number of a round, with or
// without the year and the day of the week: "12.9.", "ti 12.9.2026", "12 Sept".
func IsDay(text string) bool {
	known := theDateWords()
	bare := func(word string) string { return words.Bare(strings.ToLower(strings.Trim(word, ".,()"))) }
	fields := strings.Fields(text)
	if len(fields) > 1 && known.weekdays[bare(fields[0])] != nil {
		fields = fields[1:]
	}
	if dayFigures.MatchString(strings.Join(fields, " ")) {
		return true
	}
	month, numbers := false, 0
	for _, f := range fields {
		_, isMonth := known.months[bare(f)]
		_, err := strconv.Atoi(strings.TrimRight(f, ".,"))
		switch {
		case isMonth && !month:
			month = true
		case err != nil && !known.beside[bare(f)]:
			return false
		case err == nil:
			numbers++
		}
	}
	return month && (numbers == 1 || numbers == 2)
}

var errDate = errors.New("is not understood")

// dateWords are the words of dates in all languages, bare.
type dateWords struct {
	months   map[string]time.Month
	weekdays map[string]map[time.Weekday]bool // abbreviations of two languages may differ
	beside   map[string]bool
}

var theDateWords = sync.OnceValue(func() dateWords {
	d := dateWords{make(map[string]time.Month), make(map[string]map[time.Weekday]bool), make(map[string]bool)}
	for _, w := range words.All() {
		for i, forms := range w.Date.Months {
			for _, form := range forms {
				d.months[words.Bare(strings.ToLower(form))] = time.January + time.Month(i)
			}
		}
		for i, forms := range w.Date.Weekdays {
			for _, form := range forms {
				word := words.Bare(strings.ToLower(form))
				if d.weekdays[word] == nil {
					d.weekdays[word] = make(map[time.Weekday]bool)
				}
				d.weekdays[word][(time.Monday+time.Weekday(i))%7] = true
			}
		}
		for _, word := range w.Date.Beside {
			d.beside[words.Bare(strings.ToLower(word))] = true
		}
	}
	return d
})

// WarnOfDate returns what to say of a day that was read from a text: that it is not
// understood, or may be another; empty for most.
func WarnOfDate(text string, date Date, err error) string {
	switch {
	case err != nil:
		return fmt.Sprintf("the date %q is not understood and left out", text)
	case date.Doubt != "":
		return fmt.Sprintf("the date %q is read as %s, and %s", text, date.Day.Format("2 January 2006"), date.Doubt)
	}
	return ""
}

// timeOfDay is the time behind a day: "T19:30:00", "klo 19.30", "at 7 pm", "19 Uhr".
var timeOfDay = sync.OnceValue(func() *regexp.Regexp {
	var clock []string
	for _, w := range words.All() {
		for _, word := range w.Date.Clock {
			clock = append(clock, regexp.QuoteMeta(word))
		}
	}
	word := `(?:(?:` + strings.Join(clock, "|") + `)\.?\s*)`
	return regexp.MustCompile(`(?i)^[\s,T]\s*(?:` + word + `*\d{1,2}[.:h]\d{2}.*|` + word + `+\d{1,2}\s*` + word + `*|\d{1,2}\s*` + word + `+)$`)
})

var (
	ordinals = regexp.MustCompile(`(?i)\b(\d{1,2})(?:st|nd|rd|th|er|ère|:e|:a|º|ª|°)(?:[^\pL\pN]|$)`)
	datePart = regexp.MustCompile(`\d+|[\pL\pM]+`)
)

// ReadDate reads a day as people write it in any of the languages: 2026-11-24, 24.11.2026,
// 24/11/2026, "Tue 24 Nov 2026", "24. marraskuuta 2026", "November 24, 2026", 24 XI 2026;
// perhaps with the time. Of figures the day comes first, unless only another order is
// possible or that of the weekday beside them.
func ReadDate(text string) (Date, error) {
	if len(text) > 100 {
		return Date{}, errDate
	}
	date, err := readDay(text)
	for i := 0; i < len(text) && err != nil; i++ {
		if strings.IndexByte(" ,T", text[i]) >= 0 && timeOfDay().MatchString(text[i:]) {
			date, err = readDay(text[:i])
		}
	}
	return date, err
}

// readDay reads a day without the time.
func readDay(text string) (Date, error) {
	text = ordinals.ReplaceAllString(text, "$1 ")
	p := dateParts{}
	for _, at := range datePart.FindAllStringIndex(text, -1) {
		if !p.add(text[at[0]:at[1]], text[at[1]:]) {
			return Date{}, errDate
		}
	}
	return p.date()
}

// dateParts are the numbers and words of a date.
type dateParts struct {
	numbers  []int
	digits   []int  // of each number
	signs    string // behind the first two numbers
	month    time.Month
	weekdays map[time.Weekday]bool // that a word may be; nil for none
	perhaps  map[time.Weekday]bool // that the month may be, before the first number: "mar"
}

// add takes the next number or word; rest is what follows it.
func (p *dateParts) add(part, rest string) bool {
	if unicode.IsDigit(rune(part[0])) {
		const most = 8
		if len(part) > most || len(p.numbers) == 3 {
			return false
		}
		n := 0
		for _, c := range part {
			n = 10*n + int(c-'0')
		}
		p.numbers, p.digits = append(p.numbers, n), append(p.digits, len(part))
		if rest = strings.TrimSpace(rest); rest != "" && len(p.numbers) < 3 {
			p.signs += rest[:1]
		}
		return true
	}
	word := words.Bare(strings.ToLower(part))
	known := theDateWords()
	month, isMonth := known.months[word]
	if n, ok := ReadRoman(strings.ToUpper(word)); !isMonth && ok && n <= int(time.December) && len(p.numbers) == 1 {
		month, isMonth = time.Month(n), true
	}
	days, isWeekday := known.weekdays[word]
	switch {
	case isMonth && p.month == 0:
		p.month = month
		if isWeekday && len(p.numbers) == 0 { // "mar 24 nov": a Tuesday
			p.perhaps = days
		}
	case isMonth && p.perhaps != nil:
		p.month, p.weekdays, p.perhaps = month, p.perhaps, nil
	case isWeekday && p.weekdays == nil:
		p.weekdays = days
	default:
		return known.beside[word]
	}
	return true
}

// date makes a day of the parts.
func (p *dateParts) date() (Date, error) {
	if len(p.numbers) == 3 && p.perhaps != nil {
		p.month, p.weekdays = 0, p.perhaps
	}
	switch n := len(p.numbers); {
	case p.month != 0 && n == 2:
		return p.withWord()
	case p.month == 0 && n == 1 && p.digits[0] == 8:
		return p.choose(dayOf(p.numbers[0]/1_00_00, p.numbers[0]/1_00%1_00, p.numbers[0]%1_00))
	case p.month != 0 || n != 3:
		return Date{}, errDate
	}
	a, b, c := p.numbers[0], p.numbers[1], p.numbers[2]
	const mostDays = 31
	year, short := c, p.digits[2] == 2
	if short {
		year = fullYear(c)
	}
	sign := p.signs[:1]
	switch {
	case p.digits[0] == 4:
		return p.choose(dayOf(a, b, c))
	case p.digits[2] != 4 && (!short || !strings.Contains("./-", sign)):
		return Date{}, errDate
	case short && p.digits[0] == 2 && (a == 0 || a > mostDays):
		return p.choose(dayOf(fullYear(a), b, c))
	}
	dayFirst, other := dayOf(year, b, a), dayOf(year, a, b)
	switch {
	case dayFirst.IsZero():
	case sign == ".":
		other = dayFirst
	case sign == "-" && short && p.digits[0] == 2: // as in 2026-11-24
		other = dayOf(fullYear(a), b, c)
	}
	return p.choose(dayFirst, other)
}

// fullYear returns the year that two digits stand for.
func fullYear(n int) int {
	const lastOfThisCentury = 69
	if n <= lastOfThisCentury {
		return 2000 + n
	}
	return 1900 + n
}

// withWord makes a day of two numbers and a month in words.
func (p *dateParts) withWord() (Date, error) {
	day, year, digits := p.numbers[0], p.numbers[1], p.digits[1]
	if p.digits[0] == 4 {
		day, year, digits = year, day, p.digits[0]
	}
	switch digits {
	case 2:
		return p.choose(dayOf(fullYear(year), int(p.month), day))
	case 4:
		return p.choose(dayOf(year, int(p.month), day))
	}
	return Date{}, errDate
}

// dayOf returns a day, or the zero time where there is none such.
func dayOf(year, month, day int) time.Time {
	t := time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC)
	if year < 1900 || year > 2199 || t.Month() != time.Month(month) || t.Day() != day {
		return time.Time{}
	}
	return t
}

// choose returns the first of the days that are possible; with a weekday the first that
// falls on it.
func (p *dateParts) choose(days ...time.Time) (Date, error) {
	days = slices.DeleteFunc(days, time.Time.IsZero)
	slices.SortStableFunc(days, func(a, b time.Time) int { return p.rank(a) - p.rank(b) })
	days = slices.Compact(days)
	const layout = "2 January 2006"
	switch {
	case len(days) == 0:
		return Date{}, errDate
	case p.weekdays != nil && !p.weekdays[days[0].Weekday()]:
		return Date{days[0], fmt.Sprintf("is a %v", days[0].Weekday())}, nil
	case p.weekdays == nil && len(days) > 1:
		return Date{days[0], "may be " + days[1].Format(layout) + ", too"}, nil
	}
	return Date{Day: days[0]}, nil
}

// rank is 0 for a day on the weekday that is written beside it, else 1.
func (p *dateParts) rank(day time.Time) int {
	if p.weekdays == nil || p.weekdays[day.Weekday()] {
		return 0
	}
	return 1
}
