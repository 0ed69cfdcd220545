package teams

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/layout"
)

// given is what a director gave or took for one match.
type given struct {
	who team
	event.Adjustment
}

// amountColumns are the columns of penalties and bonuses in a list of matches. Two
// that say no more are those of home and away, in this order.
func amountColumns(headings []arrange.MatchCell) []amountColumn {
	var columns []amountColumn
	for _, heading := range headings {
		a, ok := layout.AmountHeading(heading.Text)
		if !ok {
			continue
		}
		a.Col = heading.Col - 1
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
	for _, heading := range slices.Concat(list.Amounts, list.Unread) {
		col := heading.Col - 1
		if slices.ContainsFunc(list.amounts, func(c amountColumn) bool { return c.col == col }) || !layout.SpeaksOfAmounts(heading.Text) {
			continue
		}
		for i := range list.Rows {
			row := list.Rows[i].Row
			if text := row.Text(col); text == "" || text == "-" || text == "0" {
				continue
			}
			problems.Add(event.Problem{
				At:   list.Sheet.Position(row.Num, col+1),
				Text: fmt.Sprintf("column %q is not read in a list of matches", heading.Text),
				Hint: "head it Home penalty or Away bonus and so on, or give carry-over and the like on a sheet of the teams: Team, Carry-over",
			})
			break
		}
	}
}

// readGiven reads the penalties and bonuses of a line.
func (list *matchList) readGiven(row *listRow, l *listed) *event.Problem {
	for i := range list.amounts {
		c := &list.amounts[i]
		text := row.Row.Text(c.col)
		if text == "" || text == "-" {
			continue
		}
		at := list.Sheet.Position(row.Row.Num, c.col+1)
		who := c.who
		if l.bye && who != neither {
			if row.isOfNobody(who) {
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
func (r *listRow) isOfNobody(who team) bool {
	name := r.text("home")
	if who == awayTeam {
		name = r.text("away")
	}
	return name == "" || arrange.IsBye(name)
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
