// Package table decides what the documents show: it turns a scored session
// into tables of values, once, and the writers of each format only decide how
// these look. So a figure is the same in every format, a new list needs no new
// writer, and a new format no new list.
package table

import (
	"slices"
	"time"

	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// Document is everything that is shown of an event. Parts that it does not have
// are empty.
type Document struct {
	Words    *words.Words
	Settings settings.Settings // how it looks
	Title    string
	Date     time.Time // zero when unknown
	Facts    string    // what was played, in one line
	Source   string    // the files that the results came from
	Checksum string    // of what was read

	Event    Table // one row
	Rankings []Ranking
	// SectionRankings are those of each section, for programs; people find them
	// among the Parts.
	SectionRankings []Ranking
	Notes           []string // how the results came about
	Travellers      Travellers
	// Frequencies count the equal scores of each board, for readers of a large
	// field; without boards in a small one.
	Frequencies Travellers
	Deals       []Deal // sorted by board; those that are known
	Cards       Scorecards
	Matrix      Table // percentages of pairs and boards; without rows where it would be nearly empty
	// Parts are what other contests than one session of pairs have: matches,
	// score sheets, the sessions of an event.
	Parts []Part
	// SitOuts are the boards of pairs without opponents, for programs; in sheets they
	// stand among the results.
	SitOuts    Table
	sitOutRows []Row
	// TableResults are the results of matches, a row each; for sheets.
	TableResults Table
	// Amounts is what was given or taken for a single match, which has no list; for
	// sheets.
	Amounts  Table
	Problems Table
}

// Created is the date in the properties of documents: that of the event, so
// that the same results make the same document on any day.
func (d *Document) Created() time.Time {
	if d.Date.IsZero() {
		return time.Date(2000, time.January, 1, 0, 0, 0, 0, time.UTC)
	}
	year, month, day := d.Date.Date()
	return time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
}

// Sheet is a table as a sheet of a workbook, or a part of a text.
type Sheet struct {
	Title string
	Table
}

// Ranking returns all lists of winners as one sheet, which can be filtered by the
// direction; one without rows where there are none.
func (d *Document) Ranking() Sheet {
	s := Sheet{Title: d.Words.Part.Ranking}
	for i := range d.Rankings {
		part := d.Rankings[i].For(InSheet)
		s.Columns, s.Rows = part.Columns, append(s.Rows, part.Rows...)
	}
	return s
}

// Results returns all results as one sheet, a row each; one without rows where there
// are none.
func (d *Document) Results() Sheet {
	if len(d.TableResults.Rows) > 0 {
		return Sheet{d.Words.Team.ResultsPart, d.TableResults.For(InSheet)}
	}
	flat := d.Travellers.Flat()
	flat.Rows = append(flat.Rows, d.sitOutRows...)
	return Sheet{d.Words.Part.Travellers, flat.For(InSheet)}
}

// Given returns what was given or taken for a single match as a sheet; one without rows
// where there is nothing.
func (d *Document) Given() Sheet {
	return Sheet{d.Words.Method.MatchesPart, d.Amounts.For(InSheet)}
}

// About returns what was played, and how, as a sheet without heads: a label and a
// value in each row. The notes are among them.
func (d *Document) About() Sheet {
	s := Sheet{Title: d.Words.Part.Event}
	add := func(label string, value Value) {
		s.Rows = append(s.Rows, Row{Values: []Value{Text(label), value}})
	}
	part := d.Event.For(InSheet)
	for i, c := range part.Columns {
		add(c.Label, part.Rows[0].Values[i])
	}
	in, w := &d.Settings, &d.Words.Look
	for _, said := range [][2]string{{w.Organiser, in.Organiser}, {w.Place, in.Place}, {w.Director, in.Director}, {w.ProvisionalUntil, in.Provisional}} {
		if said[1] != "" {
			add(said[0], Text(said[1]))
		}
	}
	for _, note := range d.Notes {
		add(d.Words.Column.Remark, Text(note))
	}
	return s
}

// InSheet returns a part as a sheet, with its remarks in a column of their own.
func (p *Part) InSheet(w *words.Words) Sheet {
	flat := p.Flat()
	return Sheet{p.Title, WithRemarks(flat.For(InSheet), w.Column.Remark)}
}

// WithRemarks makes the remarks of a table, if there are any, a column of their own.
func WithRemarks(t Table, label string) Table {
	if !slices.ContainsFunc(t.Rows, func(r Row) bool { return r.Remark != "" }) {
		return t
	}
	t.Columns = append(t.Columns, Column{Label: label})
	for i := range t.Rows {
		row := &t.Rows[i]
		row.Values = append(row.Values, Text(row.Remark))
	}
	return t
}

// Table is a list: rows of values beneath columns.
type Table struct {
	Columns []Column
	Rows    []Row
}

// Column says what the values beneath it are.
type Column struct {
	// Key names the column for programs, the same in every language.
	Key string
	// Label is its head. A group is a head above the labels of neighbouring
	// columns: "Score" above "NS" and "EW".
	Label string
	Group string
	// Short is the head where there is little room, if that is another.
	Short string
	// Figures marks numbers and what begins with one. They are aligned on
	// their whole part; words are aligned on the left.
	Figures bool
	Shown   Shown
	// Optional columns have no key in rows without a value.
	Optional bool
}

// Shown says which kinds of documents a column is for.
type Shown uint8

const (
	// OnPage is what is printed for players.
	OnPage Shown = 1 << iota
	// InSheet is what a spreadsheet holds.
	InSheet
	// InData is what other programs read.
	InData

	nowhere    Shown = 0
	everywhere       = OnPage | InSheet | InData
)

// when is what is shown if the condition holds.
func (s Shown) when(condition bool) Shown {
	if condition {
		return s
	}
	return nowhere
}

// Row is one line of a table.
type Row struct {
	Values []Value // one per column; nil where there is none
	Remark string  // stands in the place of values that are missing
	Winner bool
	Total  bool // the sum of the rows above
}

// For is the part of the table that is shown in a kind of document.
func (t Table) For(kind Shown) Table {
	shown := make([]int, 0, len(t.Columns))
	part := Table{Rows: make([]Row, len(t.Rows))}
	for i, c := range t.Columns {
		if c.Shown&kind != 0 {
			shown = append(shown, i)
			part.Columns = append(part.Columns, c)
		}
	}
	// One slice for the values of all rows: there may be many thousands.
	values := make([]Value, 0, len(shown)*len(t.Rows))
	for i, row := range t.Rows {
		start := len(values)
		for _, column := range shown {
			values = append(values, row.Values[column])
		}
		row.Values = values[start:len(values):len(values)]
		part.Rows[i] = row
	}
	return part
}

// IsShown reports whether there is a column for a kind of document.
func (t Table) IsShown(kind Shown) bool {
	return slices.ContainsFunc(t.Columns, func(c Column) bool { return c.Shown&kind != 0 })
}

// Ranking is the list of one winner.
type Ranking struct {
	Key     string // "NS", "EW" or "All"; of a section "A NS", or "A"
	Heading string // empty when it is the only one
	Table
}

// Travellers is the results of every board. All boards have the same columns.
type Travellers struct {
	Head    []Column // about a board
	Columns []Column // about a result
	Boards  []Board
	Notes   []string
}

// Board is the results of one board, the best for North-South first.
type Board struct {
	Number    int
	Heading   string  // "Board 7 · Dealer S · All vulnerable"
	Continued string  // the heading of what didn't fit on a page
	Bookmark  string  // the heading in few words
	Head      []Value // one per column of Travellers.Head
	Rows      []Row
}

// OnPage is the travellers that people read: of large fields the frequencies.
func (d *Document) OnPage() *Travellers {
	if len(d.Frequencies.Boards) > 0 {
		return &d.Frequencies
	}
	return &d.Travellers
}

// Results is the results of one board as a table.
func (t *Travellers) Results(b *Board) Table {
	return Table{Columns: t.Columns, Rows: b.Rows}
}

// Flat is the results of all boards as one table, in which every row says what
// board it is about.
func (t *Travellers) Flat() Table {
	flat := Table{Columns: append(t.Head[:len(t.Head):len(t.Head)], t.Columns...)}
	for _, b := range t.Boards {
		for _, row := range b.Rows {
			row.Values = append(b.Head[:len(b.Head):len(b.Head)], row.Values...)
			flat.Rows = append(flat.Rows, row)
		}
	}
	return flat
}
