package arrange

import (
	"fmt"
	"strings"
	"unicode"

	"bridgecalc/internal/ingest/cells"
)

// plainSigns spells signs that some terminals do not have.
var plainSigns = strings.NewReplacer(
	"♠", "S", "♥", "H", "♦", "D", "♣", "C", "♤", "S", "♡", "H", "♢", "D", "♧", "C", "\ufe0e", "", "\ufe0f", "",
	"–", "-", "—", "-", "−", "-", "…", "...", "“", "\"", "”", "\"", "„", "\"", "’", "'", "‘", "'", "\u00a0", " ",
)

// ascii returns a text with the suits and other signs in plain letters, and without
// control characters. Letters with accents stay as they are, since the settings name
// headings by them.
func ascii(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, plainSigns.Replace(text))
}

// shorten returns a text of at most a number of runes.
func shorten(text string, most int) string {
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most-3]) + "..."
	}
	return text
}

// quote returns a text for printing. It has no quotation marks: they would be taken for
// a part of it.
func quote(text string, most int) string {
	return shorten(ascii(strings.Join(strings.Fields(text), " ")), most)
}

// count returns a number of things: "1 more table", "20 more tables".
func count(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}

// rowList returns rows of a sheet: "rows 1-3, 9", "rows 5, 12, 19 and 20 more".
func rowList(sheet *cells.Sheet, rows []int) string {
	const most = 4 // runs of rows
	text, runs, last := "", 0, 0
	for i := 0; i < len(rows); i = last {
		for last = i + 1; last < len(rows) && rows[last] == rows[last-1]+1; last++ {
		}
		if runs++; runs > most {
			return fmt.Sprintf("rows %s and %d more", text, len(rows)-i)
		}
		if text != "" {
			text += ", "
		}
		text += fmt.Sprint(sheet.Row(rows[i]).Num)
		if last > i+1 {
			text += fmt.Sprintf("-%d", sheet.Row(rows[last-1]).Num)
		}
	}
	if len(rows) == 1 {
		return "row " + text
	}
	return "rows " + text
}

// rowText returns what stands in a row.
func rowText(row cells.Row) string {
	var all []string
	for col := range row.Len() {
		if text := row.Text(col); text != "" {
			all = append(all, text)
		}
	}
	return strings.Join(all, " | ")
}
