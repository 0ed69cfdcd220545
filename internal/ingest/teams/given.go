package teams

import (
	"fmt"
	"slices"
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
	for _, a := range h.Amounts() {
		c := columnOf(a)
		switch side, kind, sided := strings.Cut(a.Field, "."); {
		case sided:
			c.kind = kind
			if c.who = homeTeam; side == "away" {
				c.who = awayTeam
			}
		case kindNotInLists[a.Field]:
			continue
		}
		columns = append(columns, c)
	}
	for i := range columns {
		for k := range columns[:i] {
			first, second := &columns[k], &columns[i]
			if first.kind == second.kind && first.unit == second.unit && first.who == neither && second.who == neither {
				first.who, second.who = homeTeam, awayTeam
			}
		}
	}
	return columns
}

// kindNotInLists are amounts that belong to an event, not to a match.
var kindNotInLists = map[string]bool{"carryover": true, "amount": true}

// checkUnread finds what a list gives or takes in columns that are not read: no
// match says whose it is.
func (list *matchList) checkUnread(problems *event.Problems) {
	for col := range list.head.Row.Len() {
		heading := list.head.Row.Text(col)
		if slices.ContainsFunc(list.amounts, func(c amountColumn) bool { return c.col == col }) || !layout.SpeaksOfAmounts(heading) {
			continue
		}
		for i := list.head.At + 1; i < list.sheet.Len(); i++ {
			row := list.sheet.Row(i)
			if text := row.Text(col); text == "" || text == "-" || text == "0" {
				continue
			}
			problems.Add(event.Problem{
				At:   list.sheet.Position(row.Num, col+1),
				Text: fmt.Sprintf("column %q is not read in a list of matches", heading),
				Hint: "head it Home penalty or Away bonus and so on, or give carry-over and the like on a sheet of the teams: Team, Carry-over",
			})
			break
		}
	}
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
		if l.bye && who != neither {
			if list.isOfNobody(row, who) {
				return &event.Problem{
					At: at, Text: fmt.Sprintf("%s %q is for the opponents of a bye, who are nobody", c.kind, text),
					Hint: "write it for " + l.title.home + ", or delete it",
				}
			}
			who = homeTeam
		}
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

// isOfNobody reports whether a team of a bye is the one that is not there.
func (list *matchList) isOfNobody(row cells.Row, who team) bool {
	name := row.Text(list.head.Col("home"))
	if who == awayTeam {
		name = row.Text(list.head.Col("away"))
	}
	return name == "" || saysBye(name, list.v)
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
