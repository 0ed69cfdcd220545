package teams

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// listed is a line of the list.
type listed struct {
	title   matchTitle
	boards  int32
	played  bool
	bye     bool
	void    bool
	percent [2]int32 // of a void match, home's first, in hundredths of a percent
	given   []given
	hasIMPs bool
	imps    homeAway // hundredths
	impsAt  event.Position
	net     *event.Problem // where the IMPs are not those that the teams won: only a card states what they are
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
	m.Void, m.HomePercent, m.AwayPercent = l.void, l.percent[0], l.percent[1]
	for _, g := range l.given {
		if g.Entrant = m.Home; g.who == awayTeam {
			g.Entrant = m.Away
		}
		m.Adjustments = append(m.Adjustments, g.Adjustment)
	}
	m.NotPlayed = m.NotPlayed && !l.played
	if l.hasIMPs {
		m.HasIMPs, m.HomeIMPs, m.AwayIMPs = true, event.IMPs(l.imps.home), event.IMPs(l.imps.away)
	}
	if l.hasVP {
		m.HasVP, m.HomeVP, m.AwayVP = true, int32(l.vp.home), int32(l.vp.away)
	}
}

// readList reads the lines of a list. Where the book has the cards of the matches
// too, these are what counts, and the list must agree with them.
func (rd *Reader) readList(list *matchList) {
	list.checkUnread(rd.problems)
	for _, c := range list.Left {
		rd.problems.Add(event.Problem{
			At:   list.Sheet.Position(c.Row, c.Col),
			Text: fmt.Sprintf("this row names two teams and has numbers, but is not read as a match: %q", c.Text),
			Hint: "write it below the same headings as the other matches, or on a sheet of its own",
		})
	}
	for _, c := range list.Unclear {
		rd.problems.Add(event.Problem{
			At:   list.Sheet.Position(c.Row, c.Col),
			Text: fmt.Sprintf("this text begins with a round, but is not understood: %q", c.Text),
			Hint: "write \"Round 3\" into a cell of its own, and what else there is to say into another",
		})
	}
	for _, c := range list.Blank {
		rd.problems.Add(event.Problem{
			At:   list.Sheet.Position(c.Row, c.Col),
			Text: fmt.Sprintf("no match is read below this title of round %s", c.Text),
			Hint: "write the matches of all rounds in the same way: Home | Away | IMPs",
		})
	}
	for _, c := range list.Places {
		rd.problems.Add(event.Problem{
			At:   list.Sheet.Position(c.Row, c.Col),
			Text: fmt.Sprintf("it is not clear whether %q says that the team was at home or away", c.Text),
			Hint: "write Home or Away",
		})
	}
	for i := range list.Rows {
		row := listRow{MatchRow: &list.Rows[i], list: list}
		l, problem := list.line(&row)
		*rd.problems = append(*rd.problems, row.notes...)
		if problem != nil {
			rd.problems.Add(*problem)
			continue
		}
		rd.addListed(list, l)
	}
}

// addListed adds a line of the list to its match, or makes one of it.
func (rd *Reader) addListed(list *matchList, l *listed) {
	g, turned := rd.listedGame(l)
	if g != nil && g.isOtherMeeting(l, turned) {
		g, turned = nil, false
	}
	if turned {
		l.turn()
	}
	switch {
	case g == nil && rd.isParted(l):
		rd.problems.Add(event.Problem{
			At:   l.title.at,
			Text: fmt.Sprintf("%s v %s is given with segments in one place and without them in another", l.title.home, l.title.away),
			Hint: "number the segments in the list and in the results, or in neither",
		})
		return
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
	case l.net != nil:
		rd.problems.Add(*l.net)
		return
	}
	g = rd.begin(&l.title)
	g.listed, g.seats[0], g.remark = l, homeTeam, l.remark
	warn := func(text, hint string) {
		rd.problems.Add(event.Problem{Severity: event.Warning, At: list.Sheet.Position(l.row, 0), Text: text, Hint: hint})
	}
	switch name := l.title.home + " v " + l.title.away; {
	case !l.played:
		text := name + " has no IMPs and counts as not played"
		if l.remark != "" {
			text += ": " + l.remark
		}
		warn(text, "")
	case l.bye, l.void:
	case rd.hasTeams():
		warn(name+" is in the list, but has no card", "its stated IMPs are taken")
	}
}

// turn exchanges what a line says of home and of away.
func (l *listed) turn() {
	l.imps, l.vp = l.imps.swapped(), l.vp.swapped()
	l.percent[0], l.percent[1] = l.percent[1], l.percent[0]
	for i := range l.given {
		l.given[i].who = l.given[i].who.other()
	}
}

// isParted reports whether the match of a line is known in segments where the line
// has none, or in one piece where it has: it would count twice.
func (rd *Reader) isParted(l *listed) bool {
	if l.title.round == 0 {
		return false // they may be different meetings
	}
	other := listed{title: l.title}
	if other.title.segment = 0; l.title.segment > 0 {
		g, _ := rd.listedGame(&other)
		return g != nil
	}
	for other.title.segment < maxSegments {
		other.title.segment++
		if g, _ := rd.listedGame(&other); g != nil {
			return true
		}
	}
	return false
}

// listedGame finds the match that a line is about, whichever team it names
// first. Two meetings of the same teams differ in the round.
func (rd *Reader) listedGame(l *listed) (g *game, turned bool) {
	if g := rd.found[keyOf(&l.title)]; g != nil {
		return g, false
	}
	other := l.title
	other.home, other.away = other.away, other.home
	g = rd.found[keyOf(&other)]
	return g, g != nil
}

// isOtherMeeting reports whether a line without a round is about another match
// of the same teams: home and away are exchanged, or the IMPs differ.
func (g *game) isOtherMeeting(l *listed, turned bool) bool {
	return l.title.round == 0 && g.listed != nil && (turned || g.listed.imps != l.imps || g.listed.vp != l.vp)
}

// countsIMPs reports whether boards come to IMPs, as far as the file itself says how it
// is scored.
func (rd *Reader) countsIMPs() bool {
	in := settings.Default()
	for _, said := range rd.ev.Settings {
		if said.Key == "scoring" {
			_ = in.Set(said.Key, said.Value) // what is wrong with it is known
		}
	}
	switch in.Scoring {
	case settings.BoardAMatch, settings.Patton, settings.TotalPoints:
		return false
	}
	return true
}

// compareListed holds the IMPs of a list against those of the match's boards.
func (rd *Reader) compareListed(g *game, l *listed) {
	if !rd.countsIMPs() {
		return
	}
	sum, certain := g.sum(g.boards())
	if !l.hasIMPs || !certain || sum.inHundredths() == l.imps || sum.net().inHundredths() == l.imps {
		return
	}
	rd.problems.Add(event.Problem{
		At:   l.impsAt,
		Text: fmt.Sprintf("the list gives %s v %s %s IMPs, but the boards in %s come to %s", g.home, g.away, l.imps.ofHundredths(), g.at, sum),
		Hint: "correct the list or the card",
	})
}
