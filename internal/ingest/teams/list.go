package teams

import (
	"errors"
	"fmt"
	"math/big"
	"regexp"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/notation"
)

// matchList is a list of matches with their IMPs or victory points.
type matchList struct {
	sheet    *cells.Sheet
	head     layout.Header
	v        *headings.Vocabulary
	imps, vp [2]int // columns of home and away from 0; -1 for none
	amounts  []amountColumn
}

// headsMatches reports whether this is the header of a list of matches. One of
// boards, or of rooms, holds more than the IMPs of a match.
func headsMatches(h *layout.Header) bool {
	return h.Has("home", "away") && !h.HasAny("room", "contract", "tricks", "ns.score") && !h.Has("board", "table") &&
		h.HasAny("imps", "home.imps", "vp", "home.vp")
}

// matchListOf finds a list of matches; nil when the sheet is none.
func matchListOf(sheet *cells.Sheet, words *headings.Memo) *matchList {
	head, ok := layout.FindRow(sheet, words, headsMatches)
	if !ok {
		return nil
	}
	list := &matchList{sheet: sheet, head: head, v: headings.Of(head.Language)}
	list.imps, list.vp, list.amounts = homeAndAway(&head, "imps"), homeAndAway(&head, "vp"), amountColumns(&head)
	return list
}

// homeAndAway are the two columns of a field: by their headings, else the first
// is the home team's and the second the away team's.
func homeAndAway(h *layout.Header, field string) [2]int {
	cols := [2]int{h.Col("home." + field), h.Col("away." + field)}
	if cols[0] < 0 && cols[1] < 0 && h.Has(field) {
		cols[0] = h.Col(field)
		if second, ok := h.Doubled[field]; ok {
			cols[1] = second
		}
	}
	return cols
}

// line reads a line of the list.
func (list *matchList) line(row cells.Row) (*listed, *event.Problem) {
	l := &listed{remark: row.Text(list.head.Col("remarks")), row: row.Num}
	var problem *event.Problem
	if l.title.home, l.title.away, l.bye, problem = list.opponents(row); problem != nil {
		return nil, problem
	}
	l.title.at = list.sheet.Position(row.Num, list.head.Col("home")+1)
	steps := []func(cells.Row, *listed) *event.Problem{list.readNumbers, list.readOutcome, list.readGiven}
	for _, step := range steps {
		if problem := step(row, l); problem != nil {
			return nil, problem
		}
	}
	return l, nil
}

// readNumbers reads the round, the part of the match and the boards of a line.
func (list *matchList) readNumbers(row cells.Row, l *listed) (problem *event.Problem) {
	read := func(field string, read func(text string) error) {
		col := list.head.Col(field)
		if text := row.Text(col); text != "" && problem == nil {
			if err := read(text); err != nil {
				problem = &event.Problem{At: list.sheet.Position(row.Num, col+1), Text: fmt.Sprintf("%s %q %v", field, text, err), Hint: "write its number: 3"}
			}
		}
	}
	boards := func(text string) error {
		n, err := notation.ReadOrdinal(text)
		l.boards = int32(n)
		return err
	}
	read("round", func(text string) (err error) {
		l.title.round, l.title.segment, err = readRound(text)
		return err
	})
	read("segment", func(text string) (err error) {
		l.title.segment, err = readSegment(text)
		return err
	})
	if read("boards", boards); l.boards == 0 {
		read("board", boards)
	}
	return problem
}

// readOutcome reads what a line came to: IMPs, victory points, or that the match
// does not count.
func (list *matchList) readOutcome(row cells.Row, l *listed) (problem *event.Problem) {
	if l.bye {
		l.vp, l.hasVP, problem = list.byeVP(row)
		l.played = true
		return problem
	}
	if l.percent, l.void, problem = list.void(row); problem != nil || l.void {
		l.played = true
		return problem
	}
	if l.imps, l.hasIMPs, l.impsAt, problem = list.two(row, list.imps, "IMPs", hintIMPs, readIMPs); problem != nil {
		return problem
	}
	l.vp, l.hasVP, _, problem = list.two(row, list.vp, "VPs", hintVPs, readHundredths)
	l.played = l.hasIMPs || l.hasVP
	return problem
}

// two reads what both teams have: in two columns, or in one as "45-73".
func (list *matchList) two(row cells.Row, cols [2]int, what, hint string, read func(string) (int, error)) (two homeAway, ok bool, at event.Position, problem *event.Problem) {
	texts := [2]string{row.Text(cols[0]), row.Text(cols[1])}
	at = list.sheet.Position(row.Num, cols[0]+1)
	if cols[1] < 0 && texts[0] != "" {
		parted := strings.FieldsFunc(texts[0], func(r rune) bool { return r == '-' || r == '–' || r == '−' || r == ':' })
		if len(parted) != 2 {
			return two, false, at, &event.Problem{
				At: at, Text: fmt.Sprintf("%s %q are not those of two teams", what, texts[0]),
				Hint: "give home and away columns of their own, or write 45–73 as text",
			}
		}
		texts = [2]string{parted[0], parted[1]}
		cols[1] = cols[0]
	}
	if texts == [2]string{} {
		return two, false, at, nil
	}
	var values [2]int
	for which, text := range texts {
		here := list.sheet.Position(row.Num, cols[which]+1)
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

const (
	hintIMPs = "write the IMPs that each team scored, not below 0: 45 and 73.5; penalties have columns of their own"
	hintVPs  = "write the victory points of each team, not below 0: 12.5; penalties have columns of their own"
)

// maxIMPs is far above what a match can come to.
const maxIMPs = 9999

// readIMPs reads IMPs in hundredths.
func readIMPs(text string) (int, error) {
	n, err := readHundredths(text)
	switch {
	case err != nil:
		return 0, err
	case n > 100*maxIMPs:
		return 0, errors.New("is more than a match can come to")
	}
	return n, nil
}

var decimalNumber = regexp.MustCompile(`^[0-9]{1,4}([.,][0-9]{1,20})?$`)

// readHundredths reads victory points. A spreadsheet may hand over 8.78 as
// 8.779999999999999, so they are rounded to hundredths.
func readHundredths(text string) (int, error) {
	text = strings.TrimSpace(text)
	if !decimalNumber.MatchString(text) {
		if decimalNumber.MatchString(strings.TrimLeft(text, "-−–")) {
			return 0, errors.New("is below zero")
		}
		return 0, errors.New("is not a number")
	}
	r, ok := new(big.Rat).SetString(strings.Replace(text, ",", ".", 1))
	if !ok {
		return 0, errors.New("is not a number")
	}
	r.Mul(r, big.NewRat(100, 1)).Add(r, big.NewRat(1, 2))
	return int(new(big.Int).Quo(r.Num(), r.Denom()).Int64()), nil
}
