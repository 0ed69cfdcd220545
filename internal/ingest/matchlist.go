package ingest

import (
	"errors"
	"fmt"
	"math/big"
	"regexp"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// matchList is a list of matches with their IMPs or victory points.
type matchList struct {
	sheet    *cells.Sheet
	head     header
	v        *vocabulary
	texts    *texts
	imps, vp [2]int // columns of home and away from 0; -1 for none
}

// headsMatches reports whether this is the header of a list of matches. One of
// boards, or of rooms, holds more than the IMPs of a match.
func (h *header) headsMatches() bool {
	return h.has("home", "away") && !h.hasAny("room", "contract", "tricks") &&
		h.hasAny("imps", "home.imps", "vp", "home.vp")
}

// matchListOf finds a list of matches; nil when the sheet is none.
func matchListOf(sheet *cells.Sheet, words *wordMemo, texts *texts) *matchList {
	head, ok := findRow(sheet, words, (*header).headsMatches)
	if !ok {
		return nil
	}
	list := &matchList{sheet: sheet, head: head, v: vocabularyOf(head.language), texts: texts}
	list.imps, list.vp = head.homeAndAway("imps"), head.homeAndAway("vp")
	return list
}

// vocabularyOf is that of a language.
func vocabularyOf(language string) *vocabulary {
	for n := range vocabularies() {
		if v := &vocabularies()[n]; v.language == language {
			return v
		}
	}
	return &vocabularies()[0]
}

// homeAndAway are the two columns of a field: by their headings, else the first
// is the home team's and the second the away team's.
func (h *header) homeAndAway(field string) [2]int {
	cols := [2]int{h.col("home." + field), h.col("away." + field)}
	if cols[0] < 0 && cols[1] < 0 && h.has(field) {
		cols[0] = h.col(field)
		if second, ok := h.doubled[field]; ok {
			cols[1] = second
		}
	}
	return cols
}

// listed is a line of the list.
type listed struct {
	title   matchTitle
	boards  int32
	played  bool
	hasIMPs bool
	imps    homeAway
	impsAt  event.Position
	hasVP   bool
	vp      homeAway // hundredths
	remark  string
	row     int
}

// fill puts what the list says into a match.
func (l *listed) fill(m *event.Match) {
	if l.boards > 0 && len(m.Results) == 0 {
		m.Boards = l.boards
	}
	m.Remark = l.remark
	m.NotPlayed = m.NotPlayed && !l.played
	if l.hasIMPs {
		m.HasIMPs, m.HomeIMPs, m.AwayIMPs = true, int32(l.imps.home), int32(l.imps.away)
	}
	if l.hasVP {
		m.HasVP, m.HomeVP, m.AwayVP = true, int32(l.vp.home), int32(l.vp.away)
	}
}

// readList reads the lines of a list. Where the book has the cards of the matches
// too, these are what counts, and the list must agree with them.
func (rd *reader) readList(list *matchList) {
	for i := list.head.at + 1; i < list.sheet.Len(); i++ {
		row := list.sheet.Row(i)
		if strings.HasPrefix(row.Text(0), "#") || isTotal(row) {
			continue
		}
		home, away := row.Text(list.head.col("home")), row.Text(list.head.col("away"))
		if home == "" && away == "" || fieldOf(home, list.v) == "total" || fieldOf(home, list.v) == "home" {
			continue // a total, or prose, or the heading again
		}
		l, problem := list.line(row, home, away)
		if problem != nil {
			rd.problems.Add(*problem)
			continue
		}
		rd.addListed(list, l)
	}
}

// line reads a line of the list.
func (list *matchList) line(row cells.Row, home, away string) (*listed, *event.Problem) {
	at := func(col int) event.Position { return list.sheet.Position(row.Num, col+1) }
	fault := func(col int, text, hint string) (*listed, *event.Problem) {
		return nil, &event.Problem{At: at(col), Text: text, Hint: hint}
	}
	l := &listed{remark: row.Text(list.head.col("remarks")), row: row.Num}
	l.title = matchTitle{home: home, away: away, at: at(list.head.col("home"))}
	for which, name := range []string{home, away} {
		if name == "" {
			col := list.head.col([]string{"home", "away"}[which])
			return fault(col, "a team of this match is missing", "write its name; a team without a match that round needs no line")
		}
	}
	for field, to := range map[string]*int32{"round": &l.title.round, "boards": &l.boards, "board": &l.boards} {
		col := list.head.col(field)
		if row.ID(col) == 0 {
			continue
		}
		n, err := list.texts.ordinals.of(row.ID(col))
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

// addListed adds a line of the list to its match, or makes one of it.
func (rd *reader) addListed(list *matchList, l *listed) {
	g, turned := rd.listedGame(l)
	if g != nil && g.isOtherMeeting(l, turned) {
		g, turned = nil, false
	}
	if turned {
		l.imps, l.vp = l.imps.swapped(), l.vp.swapped()
	}
	switch {
	case g != nil && g.listed != nil:
		rd.problems.Add(event.Problem{
			At:   l.title.at,
			Text: fmt.Sprintf("%s v %s is listed twice, here and in %s", l.title.home, l.title.away, g.listed.title.at),
			Hint: "delete one of them, or correct the round",
		})
		return
	case g != nil:
		g.listed = l
		rd.compareListed(g, l)
		return
	}
	g = &game{round: l.title.round, home: l.title.home, away: l.title.away, at: l.title.at, listed: l, openNS: homeTeam, remark: l.remark}
	rd.others.games = append(rd.others.games, g)
	warn := func(text, hint string) {
		rd.problems.Add(event.Problem{Severity: event.Warning, At: list.sheet.Position(l.row, 0), Text: text, Hint: hint})
	}
	switch name := l.title.home + " v " + l.title.away; {
	case !l.played:
		text := name + " has no IMPs and counts as not played"
		if l.remark != "" {
			text += ": " + l.remark
		}
		warn(text, "")
	case rd.others.hasTeams():
		warn(name+" is in the list, but has no card", "its stated IMPs are taken")
	}
}

// listedGame finds the match that a line is about, whichever team it names
// first. Two meetings of the same teams differ in the round.
func (rd *reader) listedGame(l *listed) (g *game, turned bool) {
	for _, g := range rd.others.games {
		if g.round != l.title.round {
			continue
		}
		switch {
		case sameTeam(g.home, l.title.home) && sameTeam(g.away, l.title.away):
			return g, false
		case sameTeam(g.home, l.title.away) && sameTeam(g.away, l.title.home):
			return g, true
		}
	}
	return nil, false
}

// isOtherMeeting reports whether a line without a round is about another match
// of the same teams: home and away are exchanged, or the IMPs differ.
func (g *game) isOtherMeeting(l *listed, turned bool) bool {
	return l.title.round == 0 && g.listed != nil && (turned || g.listed.imps != l.imps || g.listed.vp != l.vp)
}

// compareListed holds the IMPs of a list against those of the match's boards.
func (rd *reader) compareListed(g *game, l *listed) {
	sum, certain := g.sum(g.boards())
	if !l.hasIMPs || !certain || sum == l.imps || sum.net() == l.imps {
		return
	}
	rd.problems.Add(event.Problem{
		At:   l.impsAt,
		Text: fmt.Sprintf("the list gives %s v %s %s IMPs, but the boards in %s come to %s", g.home, g.away, l.imps, g.at, sum),
		Hint: "correct the list or the card",
	})
}
