package teams

import (
	"cmp"

	"bridgecalc/internal/event"
)

// Meeting is a match as the ranking counts it: with all its segments, or a bye.
type Meeting struct {
	Round int32
	State State
	// Implied is set for a bye that nobody wrote down: the one team without a
	// match in a round.
	Implied bool
	// Home and Away are the two teams; Away.Team is event.NoTeam for a bye.
	Home, Away Side
	Boards     int // that count, or as stated; 0 when unknown
	// Unequal is set where a ruling gives the sides of a board what is not opposite.
	Unequal bool
	// Full is the boards of the full match, where some are missing; else Boards.
	Full int
	// Comparisons is the most on a board; 0 where the boards are not known.
	Comparisons int
	Parts       []Part // the segments in the order of the event; most often one
}

// Part is a match of the event that belongs to a meeting.
type Part struct {
	Match int32 // index into Event.Matches
	// Turned says that the home team of the match is the meeting's away team, as
	// the second half of a match may have it.
	Turned bool
	Boards []Board // in the order of their numbers; none where only a total is known
}

// State says what a meeting is counted by.
type State uint8

const (
	// Unplayed meetings have no result yet, and count for nobody.
	Unplayed State = iota
	// Unfinished meetings lack a segment, and count for nobody.
	Unfinished
	// ByBoards is a meeting that was added up from its boards.
	ByBoards
	// ByIMPs is one of which the IMPs are stated, at least of a segment.
	ByIMPs
	// ByVPs is one of which only the victory points are stated.
	ByVPs
	// Void is one for which the director gave each team a part of the points.
	Void
	// Bye is a round without opponents.
	Bye
)

// IsPlayed reports whether the meeting counts as a match that was played.
func (s State) IsPlayed() bool { return s == ByBoards || s == ByIMPs || s == ByVPs }

// HasIMPs reports whether For and Against are known.
func (s State) HasIMPs() bool { return s == ByBoards || s == ByIMPs }

// Side is one team's part in a meeting.
type Side struct {
	Team int32 // index into Event.Teams, or event.NoTeam
	// For and Against are the IMPs won and lost on the boards, or the points,
	// by the scoring. In board-a-match Against is what the opponents got.
	For, Against Amount
	// Line is what a list of matches shows of the boards: For, but in an Unequal
	// meeting For less Against, as the two sides do not mirror each other.
	Line Amount
	// SecondFor and SecondAgainst are the same for Patton's aggregate.
	SecondFor, SecondAgainst Amount
	// Margin is For less Against, and AdjustedIMPs.
	Margin Amount
	// AdjustedIMPs is what the director gave or took in IMPs, where these give
	// victory points: a penalty is below zero.
	AdjustedIMPs Amount
	// SecondPoints are what Patton's aggregate gave.
	SecondPoints Amount
	// Points are what the meeting counts in the ranking: victory points, in
	// board-a-match the points, in total points the margin, by Patton For and
	// SecondPoints together. They include Adjusted.
	Points Amount
	// Adjusted is what the director gave or took of the points: a penalty is
	// below zero.
	Adjusted Amount
	// Outcome is +1 for a match won, −1 for one lost and 0 for a draw, by the
	// points before any adjustment: a penalty of either side, in whatever unit,
	// makes no winner.
	Outcome   int
	BoardsWon int
}

// Aggregate is the sum of a match by Patton, as this team sees it.
func (s *Side) Aggregate() Amount { return s.SecondFor - s.SecondAgainst }

// give gives both teams their points, by which the match is won or lost.
func (m *Meeting) give(home, away Amount) {
	m.Home.Points, m.Away.Points = home, away
	m.Home.Outcome = cmp.Compare(home, away)
	m.Away.Outcome = -m.Home.Outcome
}

// sideOf is the side of a team, nil where it did not take part.
func (m *Meeting) sideOf(team int32) (own, other *Side) {
	switch team {
	case m.Home.Team:
		return &m.Home, &m.Away
	case m.Away.Team:
		return &m.Away, &m.Home
	}
	return nil, nil
}

// parts names a match that is given in segments.
type parts struct{ round, low, high int32 }

// meetings groups the matches of the event, in their order.
func (l *scoring) meetings() []Meeting {
	var all []Meeting
	segments := make(map[parts]int)
	for i := range l.event.Matches {
		m := &l.event.Matches[i]
		if m.Home == m.Away {
			continue // told as a problem
		}
		key := parts{m.Round, min(m.Home, m.Away), max(m.Home, m.Away)}
		at, known := segments[key]
		if m.Segment == 0 || !known {
			at = len(all)
			all = append(all, Meeting{Round: m.Round, Home: Side{Team: m.Home}, Away: Side{Team: m.Away}})
			if m.Segment > 0 {
				segments[key] = at
			}
		}
		all[at].Parts = append(all[at].Parts, Part{Match: int32(i), Turned: all[at].Home.Team != m.Home})
	}
	return all
}

// play adds up the parts of a meeting, and works out its points.
func (l *scoring) play(g *Meeting) {
	first := &l.event.Matches[g.Parts[0].Match]
	switch {
	case first.Away == event.NoTeam:
		g.State = Bye
		l.giveBye(g, first)
		return
	case first.Void:
		g.State = Void
		l.share(g, first)
		return
	}
	g.State = l.playParts(g)
	if !g.State.IsPlayed() {
		l.refuseAdjustments(g)
		return
	}
	for _, side := range []*Side{&g.Home, &g.Away} {
		side.Margin = side.For - side.Against + side.AdjustedIMPs
		side.Line = side.For
		if g.Unequal && !l.scorer.shared {
			side.Line -= side.Against
		}
	}
	g.Full = max(g.Boards, l.listed(g))
}

// listed returns how many boards a meeting should have by what is said of it: those
// that are listed, with and without a result, or as stated.
func (l *scoring) listed(g *Meeting) int {
	sum := 0
	for i := range g.Parts {
		p := &g.Parts[i]
		sum += max(len(p.Boards), int(l.event.Matches[p.Match].Boards))
	}
	return sum
}

// playParts adds up the parts, and tells what the meeting is counted by. Where
// the length of one part is unknown, that of the meeting is.
func (l *scoring) playParts(g *Meeting) State {
	states, lengthKnown := make(map[State]int), true
	for i := range g.Parts {
		state := l.playPart(g, &g.Parts[i])
		states[state]++
		lengthKnown = lengthKnown && (state == ByBoards || l.event.Matches[g.Parts[i].Match].Boards > 0)
	}
	if !lengthKnown {
		g.Boards = 0
	}
	switch {
	case states[Unplayed] == len(g.Parts):
		return Unplayed
	case states[Unplayed] > 0:
		l.warn(l.event.Matches[g.Parts[0].Match].At, l.nameOf(g)+" lacks a segment and does not count yet", "add it, or delete the others")
		return Unfinished
	case states[ByVPs] > 0:
		return ByVPs
	case states[ByIMPs] > 0:
		return ByIMPs
	}
	return ByBoards
}

// playPart adds a part to its meeting.
func (l *scoring) playPart(g *Meeting, p *Part) State {
	m := &l.event.Matches[p.Match]
	home, away := &g.Home, &g.Away
	if p.Turned {
		home, away = away, home
	}
	for i := range m.Adjustments {
		if a := &m.Adjustments[i]; a.Unit == event.InIMPs {
			own, _ := g.sideOf(a.Entrant)
			own.AdjustedIMPs += thousandths(a.Amount)
		}
	}
	p.Boards = l.boards(m)
	counted := 0
	for i := range p.Boards {
		if p.Boards[i].State == Counts {
			l.addBoard(home, away, &p.Boards[i])
			g.Unequal = g.Unequal || l.isUnequal(&p.Boards[i])
			g.Comparisons = max(g.Comparisons, p.Boards[i].Comparisons)
			counted++
		}
	}
	switch {
	case counted > 0:
		g.Boards += counted
		return ByBoards
	case len(m.Results) > 0 && !m.NotPlayed:
		l.warn(m.At, l.nameOf(g)+" has no board that counts, and counts as not played", "write what the boards came to at both tables")
		return Unplayed
	case m.HasIMPs:
		g.Boards += int(m.Boards)
		home.For, home.Against = home.For+Hundredths(int(m.HomeIMPs)), home.Against+Hundredths(int(m.AwayIMPs))
		away.For, away.Against = away.For+Hundredths(int(m.AwayIMPs)), away.Against+Hundredths(int(m.HomeIMPs))
		return ByIMPs
	case m.HasVP:
		g.Boards += int(m.Boards)
		return ByVPs
	}
	return Unplayed
}

// addBoard adds a board that counts.
func (l *scoring) addBoard(home, away *Side, b *Board) {
	for _, side := range []struct {
		own, other       *Side
		points, opposite Amount
		second           Amount
	}{{home, away, b.Home, b.Away, b.HomeSecond}, {away, home, b.Away, b.Home, b.AwaySecond}} {
		if l.scorer.shared {
			side.own.For, side.own.Against = side.own.For+side.points, side.own.Against+side.opposite
		} else {
			side.own.For, side.own.Against = side.own.For+max(side.points, 0), side.own.Against+max(-side.points, 0)
		}
		side.own.SecondFor += max(side.second, 0)
		side.own.SecondAgainst += max(-side.second, 0)
		if cmp.Compare(side.points, side.opposite) > 0 {
			side.own.BoardsWon++
		}
	}
}
