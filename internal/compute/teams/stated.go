package teams

import (
	"fmt"
	"strings"

	"bridgecalc/internal/compute/victory"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// checkStated holds the outcomes that the file states against those that were
// worked out.
func (l *scoring) checkStated(meetings []Meeting) {
	var wrong, near []*Meeting
	for i := range meetings {
		g := &meetings[i]
		if len(g.Parts) != 1 || !g.State.IsPlayed() {
			continue
		}
		m := &l.event.Matches[g.Parts[0].Match]
		l.checkIMPs(g, m)
		switch {
		case !l.statesVP(g, m):
		case g.State == ByVPs || g.Boards == 0:
			if int(m.HomeVP+m.AwayVP) != l.scale.Pool() && l.scale.Kind != settings.VPOld25 && l.scale.Kind != settings.VPTable {
				l.warn(m.At, fmt.Sprintf("the victory points of %s, %s and %s, are not %s together", l.nameOf(g), vpText(m.HomeVP), vpText(m.AwayVP), vpText(int32(l.scale.Pool()))),
					"look whether a penalty is in them")
			}
		case l.scale.Of(l.lengthOf(g)) != nil && !l.agrees(g, m, l.scale.Of(l.lengthOf(g))):
			if l.scale.Kind == settings.VPContinuous && isNear(g, m) {
				near = append(near, g)
			} else {
				wrong = append(wrong, g)
			}
		}
	}
	if len(near) > 0 {
		l.tellNear(near)
	}
	if len(wrong) > 0 {
		l.tellVPs(meetings, wrong)
	}
}

// statesVP reports whether a match states victory points that only its IMPs
// have a part in.
func (l *scoring) statesVP(g *Meeting, m *event.Match) bool {
	return l.rules.givesVP() && m.HasVP && len(m.Adjustments) == 0 &&
		m.HomeMismatch == event.NoMismatch && m.AwayMismatch == event.NoMismatch
}

// agrees reports whether the stated victory points are those of a scale.
func (l *scoring) agrees(g *Meeting, m *event.Match, points victory.Points) bool {
	if points == nil {
		return false
	}
	home, away := l.statedBy(g, points)
	return home == int(m.HomeVP) && away == int(m.AwayVP)
}

// statedBy returns what a scale gives the sides for their margins, in hundredths.
func (l *scoring) statedBy(g *Meeting, points victory.Points) (home, away int) {
	homeMargin, awayMargin := l.marginOf(g, &g.Home), l.marginOf(g, &g.Away)
	home = points.Own(rounded(homeMargin.Add(homeMargin, g.Home.AdjustedIMPs.Rat())))
	away = points.Own(rounded(awayMargin.Add(awayMargin, g.Away.AdjustedIMPs.Rat())))
	return home, away
}

// isNear reports whether the stated victory points are but a hundredth off.
func isNear(g *Meeting, m *event.Match) bool {
	const hundredth = One / 100
	home, away := g.Home.Points-Hundredths(int(m.HomeVP)), g.Away.Points-Hundredths(int(m.AwayVP))
	return max(home, -home, away, -away) <= hundredth
}

// tellNear tells of victory points that are a hundredth off. Many programs round
// the formula of the scale and leave out the step that makes the published table
// of it; what the file then states is no mistake in the IMPs.
func (l *scoring) tellNear(near []*Meeting) {
	g := near[0]
	m := &l.event.Matches[g.Parts[0].Match]
	l.warn(m.At, fmt.Sprintf("the victory points in the file are a hundredth off the published table in %d of the matches, the first of them %s: %s–%s for %s–%s",
		len(near), l.nameOf(g), vpText(m.HomeVP), vpText(m.AwayVP), g.Home.Points.Rat().FloatString(2), g.Away.Points.Rat().FloatString(2)),
		"the published points are counted")
}

// tellVPs tells which stated victory points are wrong. Where all of them fit
// another scale it is the scale that is wrong, and told once.
func (l *scoring) tellVPs(meetings []Meeting, wrong []*Meeting) {
	if kind, ok := l.fittingScale(meetings); ok {
		m := &l.event.Matches[wrong[0].Parts[0].Match]
		l.fail(m.At, fmt.Sprintf("the victory points in the file are not those of the scale %s; all of them fit %s", nameOfScale(l.scale.Kind), nameOfScale(kind)),
			fmt.Sprintf("set \"vp\" to %s", nameOfScale(kind)))
		return
	}
	for _, g := range wrong {
		m := &l.event.Matches[g.Parts[0].Match]
		home, away := l.statedBy(g, l.scale.Of(l.lengthOf(g)))
		l.fail(m.At, fmt.Sprintf("the file gives %s %s–%s VPs, but a margin of %d IMPs over %d boards is %s–%s on the scale %s",
			l.nameOf(g), vpText(m.HomeVP), vpText(m.AwayVP), max(g.Home.Margin, -g.Home.Margin).Rounded(), l.lengthOf(g),
			vpText(int32(home)), vpText(int32(away)), nameOfScale(l.scale.Kind)),
			`correct the IMPs, the VPs or the number of boards, or set "vp" to the scale of this event`)
	}
}

// fittingScale looks for a scale on which all stated victory points are right.
func (l *scoring) fittingScale(meetings []Meeting) (settings.VPKind, bool) {
	for kind := settings.VPContinuous; kind < settings.VPTable; kind++ {
		other := victory.New(kind, nil)
		fits := true
		for i := range meetings {
			g := &meetings[i]
			m := &l.event.Matches[g.Parts[0].Match]
			if len(g.Parts) == 1 && g.State.HasIMPs() && g.Boards > 0 && l.statesVP(g, m) && !l.agrees(g, m, other.Of(l.lengthOf(g))) {
				fits = false
				break
			}
		}
		if fits {
			return kind, true
		}
	}
	return 0, false
}

// checkIMPs holds stated IMPs against the boards where there are rulings among
// them: the others were checked when they were read. The total may be of what
// each team won, or of the margin, or as a list of matches has it.
func (l *scoring) checkIMPs(g *Meeting, m *event.Match) {
	if g.State != ByBoards || !m.HasIMPs || !l.rules.givesVP() || !l.hasRulings(m) {
		return
	}
	won, lost := g.Home.For, g.Away.For
	margin := won - g.Home.Against
	isMargin := min(m.HomeIMPs, m.AwayIMPs) == 0
	isLine := isStated(g.Home.Line, m.HomeIMPs) && isStated(g.Away.Line, m.AwayIMPs)
	if isLine || isStated(won, m.HomeIMPs) && isStated(lost, m.AwayIMPs) || isMargin && isStated(margin, m.HomeIMPs-m.AwayIMPs) {
		return
	}
	l.fail(m.At, fmt.Sprintf("the file gives %s %s–%s IMPs, but its boards with their rulings come to %s–%s", l.nameOf(g),
		impText(Hundredths(int(m.HomeIMPs))), impText(Hundredths(int(m.AwayIMPs))), impText(won), impText(lost)),
		"correct the total, or the board that is wrong")
}

// isStated reports whether IMPs are those that a file states, which may round them.
func isStated(imps Amount, stated event.IMPs) bool {
	return imps == Hundredths(int(stated)) || event.WholeIMPs(imps.Rounded()) == stated
}

// impText writes IMPs with as many decimals as they need, and two at most.
func impText(imps Amount) string {
	return strings.TrimSuffix(strings.TrimRight(imps.Rat().FloatString(2), "0"), ".")
}

// hasRulings reports whether some board of a match has no plain score.
func (l *scoring) hasRulings(m *event.Match) bool {
	for i := range m.Results {
		if k := m.Results[i].Kind; k == event.Adjusted || k == event.Ruled {
			return true
		}
	}
	return false
}
