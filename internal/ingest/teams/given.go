package teams

import (
	"fmt"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/layout"
)

// given is what a director gave or took for one match.
type given struct {
	who team
	event.Adjustment
}

// amountColumns are the columns of penalties and bonuses in a list of matches. Two
// that say no more are those of home and away, in this order.
func amountColumns(h *layout.Header) []amountColumn {
	var columns []amountColumn
	add := func(kind string, col int, who team) {
		if col >= 0 {
			columns = append(columns, amountColumn{kind: kind, col: col, who: who, unit: unitAbove(h.Row.Text(col))})
		}
	}
	for _, kind := range []string{"penalty", "bonus"} {
		add(kind, h.Col("home."+kind), homeTeam)
		add(kind, h.Col("away."+kind), awayTeam)
		if second, ok := h.Doubled[kind]; ok {
			add(kind, h.Col(kind), homeTeam)
			add(kind, second, awayTeam)
		} else {
			add(kind, h.Col(kind), neither)
		}
	}
	return columns
}

// readGiven reads the penalties and bonuses of a line.
func (list *matchList) readGiven(row cells.Row, l *listed) *event.Problem {
	for i := range list.amounts {
		c := &list.amounts[i]
		text := row.Text(c.col)
		if text == "" || text == "-" {
			continue
		}
		at := list.sheet.Position(row.Num, c.col+1)
		who := c.who
		if who == neither {
			if who, text = l.title.cutTeam(text); who == neither {
				return &event.Problem{
					At: at, Text: fmt.Sprintf("%s %q does not say which team it is for", c.kind, text),
					Hint: "write the team before it, " + l.title.home + ": 1 VP, or give home and away columns of their own",
				}
			}
		}
		a, err := c.amount(text, "")
		if err != nil {
			return &event.Problem{At: at, Text: fmt.Sprintf("%s %q %v", c.kind, text, err), Hint: hintAmount}
		}
		if a.Amount == 0 {
			continue
		}
		a.At, a.Reason = at, l.remark
		l.given = append(l.given, given{who, a})
	}
	return nil
}

// cutTeam takes the name of one of the two teams off the beginning of a text:
// "Foxes: 1 VP".
func (m *matchTitle) cutTeam(text string) (team, string) {
	who, longest, rest := neither, 0, text
	for t, name := range map[team]string{homeTeam: m.home, awayTeam: m.away} {
		if len(name) > longest && len(text) > len(name) && sameTeam(text[:len(name)], name) && strings.ContainsRune(": -−–+", []rune(text[len(name):])[0]) {
			who, longest = t, len(name)
			rest = strings.TrimSpace(strings.TrimPrefix(text[len(name):], ":"))
		}
	}
	return who, rest
}
