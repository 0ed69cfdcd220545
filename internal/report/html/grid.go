package html

import (
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
)

// grid is a table as it stands on the page.
type grid struct {
	Class  string
	Groups []columnHead // above the heads; none where no column has a group
	Heads  []columnHead
	Rows   []row
}

type columnHead struct {
	Label string
	Title string // the label in full, where that is another
	Class string
	Span  int // of a group
}

type row struct {
	Class string
	Cells []cell
}

// cell is a text, with the sign of a suit in it or as a link, or a bar.
type cell struct {
	Class            string
	Span             int // more than one, or 0
	Text, Suit, Rest string
	Below            string // in small print below the text
	Colour           string // class of the suit
	Link             string // where it leads on the page
	Sort             string // a plain number that it is sorted by
	Own              bool   // hatched
	Bar              bool
	Width            float64 // of the bar, in percent
}

func newGrid(class string, t table.Table, w *words.Words) grid {
	g := grid{Class: class, Heads: make([]columnHead, len(t.Columns)), Rows: make([]row, len(t.Rows))}
	classes := make([]string, len(t.Columns))
	grouped := false
	for i, c := range t.Columns {
		classes[i] = classOf(c)
		g.Heads[i] = columnHead{Label: c.Label, Class: classes[i]}
		if c.Short != "" {
			g.Heads[i].Label, g.Heads[i].Title = c.Short, c.Label
		}
		grouped = grouped || c.Group != ""
	}
	if grouped {
		g.Groups = groupsOf(t.Columns)
	}
	for i := range t.Rows {
		g.Rows[i] = newRow(&t.Rows[i], t.Columns, classes, class == "ranking", w)
	}
	return g
}

// classOf names a column for the style sheet.
func classOf(c table.Column) string {
	class := c.Key
	if strings.HasSuffix(class, "_names") { // of opponents, of a team at home
		class = "names"
	}
	if c.Figures {
		return class + " figure"
	}
	return class
}

// groupsOf puts the groups above the columns that they span.
func groupsOf(columns []table.Column) []columnHead {
	var groups []columnHead
	for _, c := range columns {
		if last := len(groups) - 1; last >= 0 && groups[last].Label == c.Group {
			groups[last].Span++
		} else {
			groups = append(groups, columnHead{Label: c.Group, Span: 1})
		}
	}
	return groups
}

// newRow makes a row. Its remark takes the place of the first values that are
// missing; one among the values begins in its own cell.
func newRow(r *table.Row, columns []table.Column, classes []string, sortable bool, w *words.Words) row {
	out := row{Cells: make([]cell, 0, len(columns))}
	switch {
	case r.Winner:
		out.Class = "winner"
	case r.Total:
		out.Class = "total"
	}
	remark := r.Remark
	for i := 0; i < len(columns); i++ {
		c := newCell(columns[i].Key, r.Values[i], w)
		c.Class = classes[i]
		if c.Own {
			c.Class = "own"
		}
		if !sortable {
			c.Sort = ""
		}
		if said, ok := r.Values[i].(table.Remark); ok {
			last := table.Reach(columns, r.Values, i)
			out.Cells = append(out.Cells, cell{Class: "remark", Text: string(said), Span: last - i + 1})
			i = last
			continue
		}
		if remark != "" && c.isEmpty() {
			c = cell{Class: "remark", Text: remark, Span: 1}
			for i+1 < len(columns) && !columns[i+1].Figures == !columns[i].Figures && isMissing(r.Values[i+1], w) {
				i++
				c.Span++
			}
			remark = ""
		}
		out.Cells = append(out.Cells, c)
	}
	return out
}

func (c *cell) isEmpty() bool { return c.Text == "" && c.Suit == "" && !c.Bar }

func isMissing(value table.Value, w *words.Words) bool {
	c := newCell("", value, w)
	return c.isEmpty()
}

func newCell(key string, value table.Value, w *words.Words) cell {
	switch v := value.(type) {
	case nil:
		return cell{}
	case table.Own:
		return cell{Own: true}
	case table.Bar:
		return cell{Bar: true, Width: v.Hundredths()}
	case table.ID:
		return cell{Text: v.Shown, Link: pairAnchor(v.Pair), Sort: numberOf(v.Number)}
	case table.Whole:
		c := cell{Text: v.Text(w), Sort: strconv.Itoa(int(v))}
		if key == "board" {
			c.Link = boardAnchor(int(v))
		}
		return c
	case table.Place:
		return cell{Text: v.Text(w), Sort: placeOf(v)}
	case table.Number:
		return cell{Text: v.Text(w), Sort: v.Plain()}
	case table.Signed:
		return cell{Text: v.Text(w), Sort: v.Plain()}
	case table.Percent:
		return cell{Text: v.Text(w), Sort: v.Plain()}
	case table.Contract, table.Card:
		return suited(v.Text(w))
	}
	return cell{Text: value.Text(w)}
}

// numberOf is a pair's number where it is one.
func numberOf(s string) string {
	if _, err := strconv.Atoi(s); err != nil {
		return ""
	}
	return s
}

// placeOf sorts those without a place behind all others.
func placeOf(p table.Place) string {
	if p.First == 0 {
		return ""
	}
	return strconv.Itoa(p.First)
}

// suitClasses are the classes of the signs of the suits.
var suitClasses = map[string]string{"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}

// suited sets the sign of a suit apart.
func suited(text string) cell {
	at := strings.IndexAny(text, "♠♥♦♣")
	if at < 0 {
		return cell{Text: text}
	}
	length := len("♠")
	suit := text[at : at+length]
	return cell{Text: text[:at], Suit: suit, Rest: text[at+length:], Colour: suitClasses[suit]}
}

// setBelow puts a column into the one before, below what stands there. The
// columns have no groups, the rows no remarks.
func (g *grid) setBelow(column int) {
	for i := range g.Rows {
		cells := g.Rows[i].Cells
		cells[column-1].Below = cells[column].Text
		g.Rows[i].Cells = slices.Delete(cells, column, column+1)
	}
	g.Heads = slices.Delete(g.Heads, column, column+1)
}
