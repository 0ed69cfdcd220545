package teams

import (
	"errors"
	"fmt"
	"math/big"
	"regexp"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
)

// matchList is a list of matches with their IMPs or victory points.
type matchList struct {
	sheet    *cells.Sheet
	head     layout.Header
	v        *headings.Vocabulary
	texts    *lines.Texts
	imps, vp [2]int // columns of home and away from 0; -1 for none
}

// headsMatches reports whether this is the header of a list of matches. One of
// boards, or of rooms, holds more than the IMPs of a match.
func headsMatches(h *layout.Header) bool {
	return h.Has("home", "away") && !h.HasAny("room", "contract", "tricks") &&
		h.HasAny("imps", "home.imps", "vp", "home.vp")
}

// matchListOf finds a list of matches; nil when the sheet is none.
func matchListOf(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts) *matchList {
	head, ok := layout.FindRow(sheet, words, headsMatches)
	if !ok {
		return nil
	}
	list := &matchList{sheet: sheet, head: head, v: headings.Of(head.Language), texts: texts}
	list.imps, list.vp = homeAndAway(&head, "imps"), homeAndAway(&head, "vp")
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
func (list *matchList) line(row cells.Row, home, away string) (*listed, *event.Problem) {
	at := func(col int) event.Position { return list.sheet.Position(row.Num, col+1) }
	fault := func(col int, text, hint string) (*listed, *event.Problem) {
		return nil, &event.Problem{At: at(col), Text: text, Hint: hint}
	}
	l := &listed{remark: row.Text(list.head.Col("remarks")), row: row.Num}
	l.title = matchTitle{home: home, away: away, at: at(list.head.Col("home"))}
	for which, name := range []string{home, away} {
		if name == "" {
			col := list.head.Col([]string{"home", "away"}[which])
			return fault(col, "a team of this match is missing", "write its name; a team without a match that round needs no line")
		}
	}
	for field, to := range map[string]*int32{"round": &l.title.round, "boards": &l.boards, "board": &l.boards} {
		col := list.head.Col(field)
		if row.ID(col) == 0 {
			continue
		}
		n, err := list.texts.Ordinals.Of(row.ID(col))
		if err != nil {
			return fault(col, fmt.Sprintf("%s %q %v", field, row.Text(col), err), "write a number")
		}
		*to = int32(n)
	}
	var problem *event.Problem
	l.imps, l.hasIMPs, l.impsAt, problem = list.two(row, list.imps, "IMPs", readIMPs)
	if problem != nil {
		return nil, problem
	}
	l.vp, l.hasVP, _, problem = list.two(row, list.vp, "VPs", readHundredths)
	if problem != nil {
		return nil, problem
	}
	l.played = l.hasIMPs || l.hasVP
	return l, nil
}

// two reads what both teams have: in two columns, or in one as "45-73".
func (list *matchList) two(row cells.Row, cols [2]int, what string, read func(string) (int, error)) (two homeAway, ok bool, at event.Position, problem *event.Problem) {
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
			return two, false, at, &event.Problem{At: here, Text: fmt.Sprintf("%s %q %v", what, text, err), Hint: "write a number"}
		}
		values[which] = n
	}
	return homeAway{values[0], values[1]}, true, at, nil
}

// maxIMPs is far above what a match can come to.
const maxIMPs = 9999

func readIMPs(text string) (int, error) {
	n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(text), ".0"))
	switch {
	case err != nil:
		return 0, errors.New("is not a whole number")
	case n < 0 || n > maxIMPs:
		return 0, errors.New("is out of range")
	}
	return n, nil
}

var decimalNumber = regexp.MustCompile(`^[0-9]{1,4}([.,][0-9]{1,20})?$`)

// readHundredths reads victory points. A spreadsheet may hand over 8.78 as
// 8.779999999999999, so they are rounded to hundredths.
func readHundredths(text string) (int, error) {
	text = strings.TrimSpace(text)
	r, ok := new(big.Rat).SetString(strings.Replace(text, ",", ".", 1))
	if !ok || !decimalNumber.MatchString(text) {
		return 0, errors.New("is not a number")
	}
	r.Mul(r, big.NewRat(100, 1)).Add(r, big.NewRat(1, 2))
	return int(new(big.Int).Quo(r.Num(), r.Denom()).Int64()), nil
}
