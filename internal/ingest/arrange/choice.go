package arrange

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/words"
	"bridgecalc/internal/settings"
)

// choices is what the director says that columns hold. It goes before all evidence.
type choices struct {
	list   []settings.ColumnField
	places []event.Position // of the settings
	used   []bool
	// replaced says that the text of a heading occurs.
	replaced []bool
}

// chosenWeight is the weight of a meaning that the director chose.
const chosenWeight = 2 * wholeWeight

// SetColumns sets what the director says that columns hold, with the places of the
// settings. It must be called before Add.
func (b *Book) SetColumns(list []settings.ColumnField, places []event.Position) {
	b.choices = choices{list, places, make([]bool, len(list)), make([]bool, len(list))}
}

// readHeading returns what a text may mean as a heading, as the director says, or by its
// words.
func (b *Book) readHeading(text string) []Meaning {
	if i := b.choices.ofHeading(text); i >= 0 {
		return b.choices.meanings(i)
	}
	return readHeading(text, false)
}

// ofHeading returns the index of the choice for a heading, or -1.
func (c *choices) ofHeading(text string) int {
	if len(c.list) == 0 || text == "" {
		return -1
	}
	key := settings.HeadingKey(text)
	return slices.IndexFunc(c.list, func(f settings.ColumnField) bool { return f.Heading != "" && settings.HeadingKey(f.Heading) == key })
}

// ofColumn returns the index of the choice for a column of a family by its letter, or -1.
func (c *choices) ofColumn(f *family, i int) int {
	return slices.IndexFunc(c.list, func(chosen settings.ColumnField) bool {
		return chosen.Letter != "" && slices.ContainsFunc(f.regions, func(r *Region) bool {
			return r.cols[i] == chosen.Index() && (chosen.Sheet == "" || strings.EqualFold(chosen.Sheet, r.Sheet.Name))
		})
	})
}

// meanings returns the meaning that a choice gives a heading.
func (c *choices) meanings(i int) []Meaning {
	return []Meaning{{Field: c.list[i].Field, Weight: chosenWeight, languages: ^uint32(0)}}
}

// Replace returns the heading that the director means by a text, in English, or the text
// itself. Readers that look words up by themselves read it in the place of the text.
func (b *Book) Replace(text string) string {
	i := b.choices.ofHeading(text)
	if i < 0 {
		return text
	}
	b.choices.replaced[i] = true
	field := b.choices.fieldOf(i)
	if list := words.All()[0].Heading[field]; len(list) > 0 {
		return list[0]
	} else if field != settings.Ignored {
		return headings.Heading("en", field)
	}
	return ""
}

// heads reports whether two cells of a row are headings that the director names.
func (c *choices) heads(row cells.Row) bool {
	heads := 0
	for col := range row.Len() {
		if heads > 1 || len(c.list) == 0 {
			break
		}
		if c.ofHeading(row.Text(col)) >= 0 {
			heads++
		}
	}
	return heads > 1
}

// setHeading sets the meaning of a heading for which there is a choice: for its own text,
// or together with the heading over it.
func (c *choices) setHeading(h *Heading, over *Heading, text string) {
	if len(c.list) == 0 {
		return
	}
	texts := []string{text}
	if over != nil {
		texts = append(texts, over.Text+" "+text)
	}
	for _, text := range texts {
		if i := c.ofHeading(text); i >= 0 {
			h.Text, h.Meanings, h.title = text, c.meanings(i), nil
		}
	}
}

// choose gives a column the field that the director chose, and reports whether there is a
// choice for it. Letters go before headings.
func (b *Book) choose(f *family, i int, c *column) bool {
	n := -1
	if !f.noLetters {
		n = b.choices.ofColumn(f, i)
	}
	if n < 0 {
		n = b.choices.ofHeading(c.Text)
	}
	if n < 0 {
		return false
	}
	c.choice, c.Meanings = n+1, b.choices.meanings(n)
	c.field = b.choices.fieldOf(n)
	return true
}

// fieldOf returns the field of a choice as columns have it.
func (c *choices) fieldOf(i int) string {
	if field := c.list[i].Field; field != "seat" {
		return field
	}
	return "declarer" // which is all that a column of seats may be
}

// steady are the chosen fields that other columns do not change.
var steady = map[string]bool{
	"north.number": true, "south.number": true, "east.number": true, "west.number": true,
	"direction": true, "sitting": true, "away": true, "tricks": true,
}

// settle decides what the columns of a family hold. What the director says of letters
// without a sheet is about results: it does not hold for lists of names.
func (b *Book) settle(f *family) {
	f.table = b.tableOf(f)
	if byLetter := slices.ContainsFunc(f.table.columns, func(c column) bool { return b.isBareLetter(c.choice) }); byLetter && !f.table.holdsResults() {
		chosen := f.table
		f.noLetters = true
		f.table = b.tableOf(f)
		if !f.table.holdsResults() && len(b.nameColumns(f)) == 0 {
			f.table, f.noLetters = chosen, false
		}
	}
	for i := range f.table.columns {
		if n := f.table.columns[i].choice; n > 0 {
			b.choices.used[n-1] = true
		}
		if n := b.choices.ofHeading(f.table.columns[i].Text); n >= 0 {
			b.choices.used[n] = true
		}
	}
}

// hasChoice reports whether the director chose what one of some columns holds.
func hasChoice(columns []column) bool {
	return slices.ContainsFunc(columns, func(c column) bool { return c.choice > 0 })
}

// isBareLetter reports whether a choice, counted from 1, names a column of any sheet by
// its letter.
func (b *Book) isBareLetter(choice int) bool {
	return choice > 0 && b.choices.list[choice-1].Letter != "" && b.choices.list[choice-1].Sheet == ""
}

// tableOf returns the table of a family.
func (b *Book) tableOf(f *family) *table {
	columns := b.assign(f)
	b.complete(f, columns)
	for i := range columns {
		if n := columns[i].choice; n > 0 && steady[b.choices.fieldOf(n-1)] {
			columns[i].field = b.choices.fieldOf(n - 1)
		}
	}
	return b.newTable(f, columns)
}

// UnusedColumns returns a warning for each column and heading that the director names and
// that does not occur. Matches and deals have readers of their own, which know headings
// and no letters.
func (b *Book) UnusedColumns(others bool) event.Problems {
	var problems event.Problems
	for i := range b.choices.list {
		if b.choices.used[i] || others && b.choices.replaced[i] {
			continue
		}
		c := &b.choices.list[i]
		problem := event.Problem{
			Severity: event.Warning, At: b.choices.places[i],
			Text: fmt.Sprintf("there is no column %s among the results of %s", c, b.cells.Name),
			Hint: "bridgecalc check --show lists the columns with their letters and headings",
		}
		switch {
		case c.Letter == "":
			problem.Text = fmt.Sprintf("no column of %s has the heading %s", b.cells.Name, c)
		case others:
			problem.Text = fmt.Sprintf("column %s of %s is read by its heading: these are no results of pairs", c, b.cells.Name)
			problem.Hint = "say what the heading means with headings, in the place of columns"
		}
		problems.Add(problem)
	}
	return problems
}
