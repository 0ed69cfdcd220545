package words

import (
	"slices"
	"strconv"
	"strings"
	"time"
)

// Fill puts values into the braces of a word:
//
//	Fill("Page {page} of {pages}", "page", "3", "pages", "9")
func Fill(word string, namesAndValues ...string) string {
	pairs := slices.Clone(namesAndValues)
	for i := 0; i < len(pairs); i += 2 {
		pairs[i] = "{" + pairs[i] + "}"
	}
	return strings.NewReplacer(pairs...).Replace(word)
}

// Count fills a number into a word that depends on it: "1 board", "28 boards".
func Count(word Plural, n int) string {
	return Fill(word.For(n), "n", strconv.Itoa(n))
}

// Number writes a plain decimal number, such as "-12.50", as the language does.
func (w *Words) Number(plain string) string {
	plain = strings.Replace(plain, ".", w.Format.Decimal, 1)
	if rest, negative := strings.CutPrefix(plain, "-"); negative {
		return "−" + rest
	}
	return plain
}

// Percent writes a plain decimal number with the sign of percent.
func (w *Words) Percent(plain string) string {
	return Fill(w.Format.Percent, "n", w.Number(plain))
}

// Date writes a day; the zero time is no day and writes nothing.
func (w *Words) Date(day time.Time) string {
	if day.IsZero() {
		return ""
	}
	return Fill(w.Format.Date,
		"day", strconv.Itoa(day.Day()),
		"month", w.Format.Months[day.Month()-1],
		"number", strconv.Itoa(int(day.Month())),
		"year", strconv.Itoa(day.Year()))
}

// Place writes the place of those who share the places first to last; no place
// is 0.
func (w *Words) Place(first, last int) string {
	word := w.Format.Place
	switch {
	case first == 0:
		return w.Format.PlaceNone
	case last > first:
		word = w.Format.PlaceTied
	}
	return Fill(word, "first", strconv.Itoa(first), "last", strconv.Itoa(last))
}

// Numbers lists ascending numbers, three and more in a row as a range:
// "3, 7–9 and 12".
func (w *Words) Numbers(numbers []int) string {
	var items []string
	for len(numbers) > 0 {
		run := 1
		for run < len(numbers) && numbers[run] == numbers[run-1]+1 {
			run++
		}
		first, last := strconv.Itoa(numbers[0]), strconv.Itoa(numbers[run-1])
		switch run {
		case 1:
			items = append(items, first)
		case 2:
			items = append(items, first, last)
		default:
			items = append(items, first+"–"+last)
		}
		numbers = numbers[run:]
	}
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	end := len(items) - 1
	return strings.Join(items[:end], ", ") + w.Format.LastAnd + items[end]
}
