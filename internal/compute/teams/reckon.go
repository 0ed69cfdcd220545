package teams

import (
	"fmt"
	"math/big"
	"strconv"

	"bridgecalc/internal/compute/victory"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// reckon works out the points of a meeting that was played.
func (l *scoring) reckon(g *Meeting) {
	m := &l.event.Matches[g.Parts[0].Match]
	switch {
	case l.rules.givesVP() && g.State == ByVPs:
		l.takeStated(g, m)
	case l.rules.givesVP():
		l.toVictoryPoints(g, m)
	case g.State != ByBoards:
		l.fail(m.At, fmt.Sprintf("%s has no results of single boards, which this scoring needs", l.nameOf(g)),
			`give the boards, or set "scoring" to teams`)
	case l.rules.Scoring == settings.Patton:
		l.toPatton(g, m)
	case l.rules.Scoring == settings.TotalPoints:
		g.give(g.Home.Margin, g.Away.Margin)
	default:
		g.give(g.Home.For, g.Away.For)
	}
	g.Home.Points = mismatched(g.Home.Points, m.HomeMismatch, l.scale.Pool())
	g.Away.Points = mismatched(g.Away.Points, m.AwayMismatch, l.scale.Pool())
	for i := range g.Parts {
		l.adjust(g, &l.event.Matches[g.Parts[i].Match])
	}
}

// toVictoryPoints turns the margins into victory points. Margins that are not
// whole are rounded, halves away from zero. The two are opposite unless a ruling
// has it otherwise, and then each team has its own. Who won goes by the margins
// before penalties.
func (l *scoring) toVictoryPoints(g *Meeting, m *event.Match) {
	if g.Boards == 0 && m.HasVP && len(g.Parts) == 1 {
		l.takeStated(g, m)
		return
	}
	points := l.scaleFor(g, m)
	if points == nil {
		return
	}
	home, away := l.marginOf(g, &g.Home), l.marginOf(g, &g.Away)
	g.give(worth(points, home), worth(points, away))
	g.Home.Points = worth(points, home.Add(home, g.Home.AdjustedIMPs.Rat()))
	g.Away.Points = worth(points, away.Add(away, g.Away.AdjustedIMPs.Rat()))
}

// scaleFor is the scale for a meeting; nil, which is told, where there is none.
func (l *scoring) scaleFor(g *Meeting, m *event.Match) victory.Points {
	points := l.scale.Of(l.lengthOf(g))
	switch {
	case points != nil:
	case g.Boards == 0:
		l.fail(m.At, fmt.Sprintf("it is not said how many boards %s had, and victory points go by that", l.nameOf(g)), "add a column “Boards”")
	case l.scale.Kind == settings.VPTable:
		l.fail(m.At, fmt.Sprintf("your own scale has no lines for a match of %d boards", l.lengthOf(g)), "add them to the file")
	default:
		l.fail(m.At, fmt.Sprintf("the scale %s has no table for a match of %d boards", nameOfScale(l.scale.Kind), l.lengthOf(g)),
			`set "vp" to another scale, or to a CSV file of your own`)
	}
	return points
}

// takeStated takes the victory points as they are stated.
func (l *scoring) takeStated(g *Meeting, m *event.Match) {
	switch {
	case len(g.Parts) > 1:
		l.fail(m.At, l.nameOf(g)+" is given in segments, so their IMPs are needed: victory points of segments do not add up", "give the IMPs of each segment")
	case int(max(m.HomeVP, m.AwayVP)) > l.scale.Most():
		l.fail(m.At, fmt.Sprintf("%s %s is no result on the scale %s", vpText(m.HomeVP), vpText(m.AwayVP), nameOfScale(l.scale.Kind)), `correct it, or set "vp" to the scale of this event`)
	}
	g.give(Hundredths(int(m.HomeVP)), Hundredths(int(m.AwayVP)))
}

// toPatton adds the second half of a match by Patton to its board-a-match
// points: victory points for the aggregate, by the director's own table.
func (l *scoring) toPatton(g *Meeting, m *event.Match) {
	if len(l.scale.Tables) == 0 || l.scale.Kind != settings.VPTable {
		if !l.toldPatton {
			l.toldPatton = true
			l.fail(m.At, "Patton needs a table that turns the aggregate into points", `set "patton-table" to a CSV file of yours: boards, from, winner, loser`)
		}
		return
	}
	points := l.scaleFor(g, m)
	if points == nil {
		return
	}
	for _, side := range []*Side{&g.Home, &g.Away} {
		side.SecondPoints = worth(points, side.Aggregate().Rat())
	}
	g.give(g.Home.For+g.Home.SecondPoints, g.Away.For+g.Away.SecondPoints)
}

// giveBye gives a team its points for a round without opponents.
func (l *scoring) giveBye(g *Meeting, m *event.Match) {
	l.adjust(g, m)
	if l.rules.givesVP() {
		g.Home.Points += Hundredths(l.rules.ByeVP)
		if m.HasVP && int(m.HomeVP) != l.rules.ByeVP {
			l.warn(m.At, fmt.Sprintf("the file gives %s %s victory points, but it counts %s", l.nameOf(g), vpText(m.HomeVP), vpText(int32(l.rules.ByeVP))),
				`set "bye-vp" to what a bye gives`)
		}
		return
	}
	l.warn(m.At, fmt.Sprintf("%s has a bye, which gives nothing in this scoring", l.event.Teams[g.Home.Team].Name), "give the team its points as a bonus")
}

// share gives each team its part of a match that is void: EBU White Book
// 3.3.6.1.
func (l *scoring) share(g *Meeting, m *event.Match) {
	if !l.rules.givesVP() {
		l.fail(m.At, l.nameOf(g)+" is void, but there are no victory points to share", "give the teams a bonus or a penalty")
		return
	}
	pool := Hundredths(l.scale.Pool())
	g.Home.Points = pool / whole * Amount(m.HomePercent)
	g.Away.Points = pool / whole * Amount(m.AwayPercent)
	l.adjust(g, m)
}

// adjust adds what the director gave or took of the points of a match.
func (l *scoring) adjust(g *Meeting, m *event.Match) {
	for i := range m.Adjustments {
		a := &m.Adjustments[i]
		own, _ := g.sideOf(a.Entrant)
		switch {
		case a.Unit == event.InIMPs && l.rules.givesVP() && g.State.HasIMPs() && g.Boards > 0:
			// It is in the margin.
		case l.countsIn(a.Unit):
			own.Adjusted += thousandths(a.Amount)
			own.Points += thousandths(a.Amount)
		default:
			l.fail(a.At, fmt.Sprintf("an adjustment in %s does not fit %s", unitName(a.Unit), l.nameOf(g)), "give it in "+l.unit())
		}
	}
}

// refuseAdjustments tells that adjustments of a match which does not count would
// be lost.
func (l *scoring) refuseAdjustments(g *Meeting) {
	for i := range g.Parts {
		for _, a := range l.event.Matches[g.Parts[i].Match].Adjustments {
			l.fail(a.At, fmt.Sprintf("an adjustment is for %s, which was not played", l.nameOf(g)), "give it for the whole event")
		}
	}
}

// mismatched is the points of a team that met the wrong opponents: EBU White
// Book 3.5.2. A quarter of the pool and three quarters of what it got go to a
// team that met too strong ones; a quarter of what is above a quarter of the
// pool is taken from one that met too weak ones.
func mismatched(points Amount, mismatch event.Mismatch, pool int) Amount {
	quarter := Hundredths(pool) / 4
	switch mismatch {
	case event.TooStrong:
		return quarter + points/4*3
	case event.TooWeak:
		return points - max(points-quarter, 0)/4
	}
	return points
}

// worth is what a team gets for its margin, which is rounded to a whole one first.
func worth(points victory.Points, margin *big.Rat) Amount {
	return Hundredths(points.Own(rounded(margin)))
}

// rounded returns the nearest whole number, halves away from zero.
func rounded(margin *big.Rat) int {
	n, _ := strconv.Atoi(margin.FloatString(0))
	return n
}

// nameOfScale is a scale as the settings call it.
func nameOfScale(kind settings.VPKind) string {
	return [...]string{"wbf", "wbf-discrete", "acbl20", "acbl30", "old25", "half", "your own table"}[kind]
}
