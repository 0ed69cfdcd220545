package teams

import (
	"errors"
	"fmt"
	"maps"
	"math/big"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// matchList is a list of matches with their IMPs or victory points.
type matchList struct {
	*arrange.MatchList
	amounts []amountColumn
	names   map[string]string // of the teams by their numbers, where the list has these
}

// teamNamed returns the name of the team with a number, or the name itself.
func (list *matchList) teamNamed(text string) string {
	if name, ok := list.names[strings.TrimLeft(text, "0")]; ok {
		return name
	}
	return text
}

// isNumbered reports whether the list has numbers in place of the names of teams.
func (list *matchList) isNumbered() bool {
	for i := range list.Rows {
		home, away := list.Rows[i].Fields["home"].Text, list.Rows[i].Fields["away"].Text
		if !isNumber(home) || !isNumber(away) && !arrange.IsBye(away) {
			return false
		}
	}
	return len(list.Rows) > 0
}

// listRow is a row of a list.
type listRow struct {
	*arrange.MatchRow
	list  *matchList
	notes event.Problems
}

func (r *listRow) text(field string) string { return r.Fields[field].Text }

// at is the place of a field of the row.
func (r *listRow) at(field string) event.Position {
	c := r.Fields[field]
	if c.Row == 0 {
		return r.list.Sheet.Position(r.Row.Num, 0)
	}
	return r.list.Sheet.Position(c.Row, c.Col)
}

// gatherLists takes the lists of matches of a book. Those without headings count where
// the book holds nothing else.
func (rd *Reader) gatherLists(book *arrange.Book, alone bool) {
	for _, found := range book.MatchLists(alone) {
		list := &matchList{MatchList: found, amounts: amountColumns(found.Amounts)}
		if list.isNumbered() {
			list.names = book.TeamNames()
			maps.Copy(list.names, found.Names)
		}
		rd.lists = append(rd.lists, list)
		if rd.start == (event.Position{}) {
			rd.start = found.Sheet.Position(0, 0)
		}
		source := event.Source{
			File: found.Sheet.Book().Name, Sheet: found.Sheet.Position(0, 0).Sheet, Layout: listLayouts[found.Kind], Language: found.Language, Read: found.Headings,
		}
		for _, heading := range found.Unread {
			source.Unread = append(source.Unread, heading.Text)
		}
		rd.ev.Sources = append(rd.ev.Sources, source)
	}
}

// listLayouts name the arrangements for the director.
var listLayouts = map[string]string{
	"list": "a list of matches", "cross table": "a cross table of matches", "rounds across": "a row for each team, the rounds next to each other",
}

// line reads a line of the list.
func (list *matchList) line(row *listRow) (*listed, *event.Problem) {
	l := &listed{remark: row.text("remarks"), row: row.Row.Num}
	if c, ok := row.Fields["contradiction"]; ok {
		return nil, &event.Problem{
			At:   list.Sheet.Position(c.Row, c.Col),
			Text: fmt.Sprintf("this cell, %q, and that of the opponents, %s, do not agree about %s v %s", c.Text, row.at("home.imps"), row.text("home"), row.text("away")),
			Hint: "each match stands twice in a table of this kind; correct one of them",
		}
	}
	var problem *event.Problem
	if l.title.home, l.title.away, l.bye, problem = row.opponents(); problem != nil {
		return nil, problem
	}
	l.title.at = row.at("home")
	steps := []func(*listRow, *listed) *event.Problem{list.readNumbers, list.readOutcome, list.readGiven}
	for _, step := range steps {
		if problem := step(row, l); problem != nil {
			return nil, problem
		}
	}
	return l, nil
}

// readNumbers reads the round, the part of the match and the boards of a line.
func (list *matchList) readNumbers(row *listRow, l *listed) (problem *event.Problem) {
	read := func(field string, read func(text string) error) {
		if text := row.text(field); text != "" && problem == nil {
			if err := read(text); err != nil {
				problem = &event.Problem{At: row.at(field), Text: fmt.Sprintf("%s %q %v", field, text, err), Hint: "write its number: 3"}
			}
		}
	}
	read("round", func(text string) (err error) {
		l.title.round, l.title.segment, err = readRound(text)
		return err
	})
	read("segment", func(text string) (err error) {
		l.title.segment, err = readSegment(text)
		return err
	})
	read("boards", func(text string) error {
		n, err := notation.ReadOrdinal(text)
		l.boards = int32(n)
		return err
	})
	return problem
}

// readOutcome reads what a line came to: IMPs, victory points, or that the match
// does not count.
func (list *matchList) readOutcome(row *listRow, l *listed) (problem *event.Problem) {
	if l.bye {
		l.vp, l.hasVP, problem = row.byeVP()
		l.played = true
		return problem
	}
	if l.percent, l.void, problem = row.void(); problem != nil || l.void {
		l.played = true
		return problem
	}
	if l.imps, l.hasIMPs, l.impsAt, problem = row.two("imps", "IMPs", hintIMPs, readHundredths); problem != nil {
		l.net = problem
		if l.imps, l.hasIMPs, l.impsAt, problem = row.two("imps", "IMPs", hintIMPs, readNet); problem != nil {
			return problem
		}
	}
	l.vp, l.hasVP, _, problem = row.two("vp", "VPs", hintVPs, readHundredths)
	l.played = l.hasIMPs || l.hasVP
	return problem
}

// two reads what both teams have: in two columns, or in one as "45-73".
func (r *listRow) two(field, what, hint string, read func(string) (int, error)) (two homeAway, ok bool, at event.Position, problem *event.Problem) {
	fields := [2]string{"home." + field, "away." + field}
	texts := [2]string{blankDash(r.text(fields[0])), blankDash(r.text(fields[1]))}
	at = r.at(fields[0])
	if text := blankDash(r.text(field)); text != "" && texts == [2]string{} {
		fields, at = [2]string{field, field}, r.at(field)
		first, second, isBoth := arrange.BothNumbers(text)
		if a, b, ok := r.original(field); ok {
			first, second, isBoth = a, b, true
			r.notes.Add(event.Problem{
				Severity: event.Warning, At: at,
				Text: fmt.Sprintf("this cell was made a date or a time, and shows %q; it is taken for %s-%s, which the victory points confirm",
					r.list.Sheet.Mark(r.Fields[field].Row, r.Fields[field].Col).Shown, a, b),
				Hint: "format the column as text and type it again",
			})
		} else if problem := r.damage(field); problem != nil {
			return two, false, at, problem
		}
		if !isBoth {
			return two, false, at, &event.Problem{
				At: at, Text: fmt.Sprintf("%s %q are not those of two teams", what, text),
				Hint: "give home and away columns of their own, or write 45–73 as text",
			}
		}
		texts = [2]string{first, second}
	}
	if texts == [2]string{} {
		return two, false, at, nil
	}
	var values [2]int
	for which, text := range texts {
		here := r.at(fields[which])
		if problem := r.damage(fields[which]); problem != nil && fields[which] != field {
			return two, false, at, problem
		}
		if text == "" {
			return two, false, at, &event.Problem{
				At: here, Text: fmt.Sprintf("the %s of the %s team are missing", what, [2]string{"home", "away"}[which]),
				Hint: "write both, or neither where the match was not played",
			}
		}
		n, err := read(text)
		if err != nil {
			return two, false, at, &event.Problem{At: here, Text: fmt.Sprintf("%s %q %v", what, text, err), Hint: hint}
		}
		values[which] = n
	}
	return homeAway{values[0], values[1]}, true, at, nil
}

// damage finds what a spreadsheet program did to a cell: a date made of "3-4", a formula
// whose value was never saved.
func (r *listRow) damage(field string) *event.Problem {
	c := r.Fields[field]
	if c.Row == 0 {
		return nil
	}
	mark := r.list.Sheet.Mark(c.Row, c.Col)
	p := &event.Problem{At: r.at(field)}
	switch mark.Kind {
	case cells.Date:
		p.Text, p.Hint = fmt.Sprintf("this cell was made a date, and shows %q", mark.Shown), "format the column as text and type it again"
	case cells.Uncached:
		p.Text, p.Hint = "this cell holds a formula whose value was not saved", "open the workbook in Excel or LibreOffice, save it, and try again"
	case cells.Error:
		p.Text, p.Hint = fmt.Sprintf("this cell holds the error %s", mark.Shown), "correct the formula, or write the value itself"
	default:
		return nil
	}
	return p
}

// original finds the IMPs of which a spreadsheet program made a date or a time: 12-3 is
// shown as 12 March. The victory points tell which of several it was.
func (r *listRow) original(field string) (first, second string, ok bool) {
	c := r.Fields[field]
	if c.Row == 0 || field != "imps" {
		return "", "", false
	}
	mark := r.list.Sheet.Mark(c.Row, c.Col)
	boards, err := notation.ReadOrdinal(r.text("boards"))
	vp, hasVP, _, problem := r.two("vp", "VPs", hintVPs, readHundredths)
	if mark.Kind != cells.Date || err != nil || problem != nil || !hasVP {
		return "", "", false
	}
	scale := bridge.NewVictoryScale(boards)
	for _, text := range append(mark.Originals(), strings.TrimSuffix(mark.Shown, ":00")) {
		a, b, isBoth := arrange.BothNumbers(text)
		home, failed := readHundredths(a)
		away, failedToo := readHundredths(b)
		if !isBoth || failed != nil || failedToo != nil || first == a && second == b {
			continue
		}
		const close = 1 // hundredths, as rounded
		if won, _ := scale.Points((home - away) / 100); won-vp.home > close || vp.home-won > close {
			continue
		}
		if ok {
			return "", "", false // two fit
		}
		first, second, ok = a, b, true
	}
	return first, second, ok
}

func blankDash(text string) string {
	if notation.IsDash(text) {
		return ""
	}
	return text
}

const (
	hintIMPs = "write the IMPs that each team scored, not below 0: 45 and 73.5; penalties have columns of their own"
	hintVPs  = "write the victory points of each team, not below 0: 12.5; penalties have columns of their own"
)

// readNet reads IMPs won less IMPs lost, in hundredths.
func readNet(text string) (int, error) {
	size := strings.TrimLeft(text, "-−–")
	n, err := readHundredths(size)
	if size != text {
		n = -n
	}
	return n, err
}

// readHundredths reads IMPs or victory points. A spreadsheet may hand over 8.78 as
// 8.779999999999999, so they are rounded to hundredths.
func readHundredths(text string) (int, error) {
	const most = 9999 // far above what a match can come to
	r, ok := notation.ReadDecimal(text)
	switch {
	case !ok:
		return 0, errors.New("is not a number")
	case r.Sign() < 0:
		return 0, errors.New("is below zero")
	case r.Cmp(big.NewRat(most, 1)) > 0:
		return 0, errors.New("is more than a match can come to")
	}
	r.Mul(r, big.NewRat(100, 1)).Add(r, big.NewRat(1, 2))
	return int(new(big.Int).Quo(r.Num(), r.Denom()).Int64()), nil
}
