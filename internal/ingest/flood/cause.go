package flood

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/event"
)

// few is how many problems with the same cause are reported one by one.
const few = 3

// cause is what problems have in common that one change mends: they are in one column,
// and say the same of cells that are alike.
type cause struct {
	severity    event.Severity
	file, sheet string
	col         int
	text, hint  string // without what differs from cell to cell
}

func causeOf(p *event.Problem) cause {
	return cause{p.Severity, p.At.File, p.At.Sheet, p.At.Col, alike(p.Text), alike(p.Hint)}
}

// alike returns a text with zero for the numbers within quotation marks: "4 pik" and
// "12 pik" are alike, "4 ruter" is something else. Numbers outside them count, since they
// tell which pair or board is meant.
func alike(text string) string {
	if !strings.Contains(text, `"`) {
		return text
	}
	var b strings.Builder
	quoted, escaped, number := false, false, false
	for i := range len(text) {
		c := text[i]
		switch {
		case escaped:
			escaped = false
		case quoted && c == '\\':
			escaped = true
		case c == '"':
			quoted = !quoted
		}
		if isDigit := c >= '0' && c <= '9'; quoted && isDigit {
			if !number {
				b.WriteByte('0')
			}
			number = true
			continue
		}
		number = false
		b.WriteByte(c)
	}
	return b.String()
}

// run is rows that follow each other.
type run struct{ from, to int }

// mostRuns is how many runs of rows are remembered of one cause.
const mostRuns = 1000

// group is the problems with one cause.
type group struct {
	first event.Problem // the one nearest to the top
	count int           // of the problems, each cell once where they come in order
	runs  []run         // the rows, in the order in which they came
	last  int           // the row farthest down
}

func (g *group) add(p *event.Problem) {
	row := p.At.Row
	if g.count == 0 || row < g.first.At.Row {
		g.first = *p
	}
	g.last = max(g.last, row)
	end := len(g.runs) - 1
	switch {
	case end >= 0 && g.runs[end].to == row:
		return // reported twice for a cell
	case end >= 0 && g.runs[end].to == row-1:
		g.runs[end].to = row
	case end+1 < mostRuns:
		g.runs = append(g.runs, run{row, row})
	}
	g.count++
}

// isJoined reports whether the problems are too many to be reported one by one.
func (g *group) isJoined() bool { return g.count > few }

// Join returns problems of one kind as they are where they are few, else one for all of
// them, whatever column or sheet they are in.
func Join(problems event.Problems) event.Problems {
	if len(problems) <= few {
		return problems
	}
	var groups []*group
	columns := make(map[event.Position]*group)
	for i := range problems {
		column := problems[i].At
		column.Row = 0
		g := columns[column]
		if g == nil {
			g = &group{}
			columns[column] = g
			groups = append(groups, g)
		}
		g.add(&problems[i])
	}
	return event.Problems{joined(groups...)}
}

// joined returns one problem for all of some groups: at the first cell, with the cells of
// the others.
func joined(groups ...*group) event.Problem {
	count := 0
	for _, g := range groups {
		g.sort()
		count += g.count
	}
	p := groups[0].first
	what := "cells"
	if p.At.Col == 0 {
		what = "rows"
	}
	p.Text = fmt.Sprintf("%s; %d more %s like this: %s", p.Text, count-1, what, places(groups, count-1))
	return p
}

// sort sorts the runs and joins those that overlap; what is reported twice for a cell
// counts once.
func (g *group) sort() {
	slices.SortFunc(g.runs, func(a, b run) int { return cmp.Compare(a.from, b.from) })
	sorted := g.runs[:1]
	for _, r := range g.runs[1:] {
		before := &sorted[len(sorted)-1]
		switch {
		case r.from > before.to+1:
			sorted = append(sorted, r)
		default:
			g.count -= max(0, min(before.to, r.to)-r.from+1)
			before.to = max(before.to, r.to)
		}
	}
	g.runs = sorted
}

// places lists the cells of some groups but for the first: "D6-D20, D25 and 12 more, the
// last in D99". Those of other sheets have its name.
func places(groups []*group, left int) string {
	const most = 10 // runs of cells
	first := groups[0].first.At
	var listed []string
	for _, g := range groups {
		for _, r := range g.runs {
			if g == groups[0] && r.from == first.Row {
				r.from++
			}
			if r.from > r.to || len(listed) == most {
				continue
			}
			text := g.cell(r.from, first)
			if r.to > r.from {
				text += "-" + event.Position{Row: r.to, Col: g.first.At.Col}.Cell()
			}
			listed = append(listed, text)
			left -= r.to - r.from + 1
		}
	}
	text := strings.Join(listed, ", ")
	if left > 0 {
		last := groups[len(groups)-1]
		text += fmt.Sprintf(" and %d more, the last in %s", left, last.cell(last.last, first))
	}
	return text
}

// cell names the cell of a group in a row, without what it has in common with another one.
func (g *group) cell(row int, other event.Position) string {
	at := g.first.At
	at.Row = row
	if at.File == other.File {
		at.File = ""
		if at.Sheet == other.Sheet {
			at.Sheet = ""
		}
	}
	return strings.TrimPrefix(at.String(), ":")
}
