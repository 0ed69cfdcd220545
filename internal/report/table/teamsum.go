package table

import (
	"strconv"

	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/settings"
)

// outcome is how a match ended: "34–21 IMPs · 13.75–6.25 VPs".
func (b *teamBuilder) outcome(g *teams.Meeting) string {
	if !g.State.IsPlayed() {
		return b.stateWord(g.State)
	}
	boards := string(b.between(b.boardAmount(g.Home.Line), b.boardAmount(g.Away.Line))) + " " + b.boardsWord()
	points := string(b.between(b.pointsAmount(g.Home.Points), b.pointsAmount(g.Away.Points))) + " " + b.pointsWord()
	switch {
	case b.league.Scoring == settings.TotalPoints:
		return boards
	case b.league.Scoring == settings.BoardAMatch, !g.State.HasIMPs():
		return points
	case b.isPatton():
		boards += separator + string(b.aggregatePoints(g)) + " " + b.words.Team.Aggregate
	}
	return boards + separator + points
}

// isPatton reports whether the aggregate of a match gives further points.
func (b *teamBuilder) isPatton() bool { return b.league.Scoring == settings.Patton }

// aggregateAmount is an amount of what Patton's aggregate adds up.
func (b *teamBuilder) aggregateAmount(a teams.Amount) Number { return Number{a.Rat(), b.sums} }

// aggregatePoints is what the aggregate gave both teams: "5–3".
func (b *teamBuilder) aggregatePoints(g *teams.Meeting) Text {
	return b.between(b.pointsAmount(g.Home.SecondPoints), b.pointsAmount(g.Away.SecondPoints))
}

// segmentLine ends a segment: what it gave, and how the match stands.
func (b *teamBuilder) segmentLine(number int, home, away, homeSum, awaySum teams.Amount) cardLine {
	line := totalLine(b.words.Team.Segment+" "+strconv.Itoa(number), b.boardAmount(home), b.boardAmount(away))
	line.standing = b.running(homeSum, awaySum)
	return line
}

// sumLines end a match that was not given in segments, and one in which the boards
// are not all that counts: their sum, then what Patton's aggregate gives, what
// the director gave or took in the unit of the boards, and all that together.
func (b *teamBuilder) sumLines(g *teams.Meeting, home, away teams.Amount) []cardLine {
	homeGiven, awayGiven := g.Home.Adjusted, g.Away.Adjusted
	if b.givesVP() {
		homeGiven, awayGiven = g.Home.AdjustedIMPs, g.Away.AdjustedIMPs
	}
	isGiven := homeGiven != 0 || awayGiven != 0
	hasMore := g.State.IsPlayed() && (b.isPatton() || isGiven)
	if len(g.Parts) > 1 && !hasMore {
		return nil // the last segment says how it ended
	}
	sum := totalLine(b.words.Card.Total, b.boardAmount(home), b.boardAmount(away))
	if b.isPatton() {
		sum.aggregate = b.aggregateAmount(g.Home.Aggregate())
	}
	lines := []cardLine{sum}
	if hasMore && b.isPatton() {
		lines = append(lines, totalLine(b.words.Team.Aggregate, b.pointsAmount(g.Home.SecondPoints), b.pointsAmount(g.Away.SecondPoints)))
	}
	if isGiven {
		lines = append(lines, totalLine(b.words.Method.Adjustments, signed(homeGiven.Rat()), signed(awayGiven.Rat())))
	}
	if hasMore && !b.givesVP() {
		lines = append(lines, totalLine(b.pointsWord(), b.pointsAmount(g.Home.Points), b.pointsAmount(g.Away.Points)))
	}
	return lines
}

// totalLine is a sum of both teams.
func totalLine(remark string, home, away Value) cardLine {
	return cardLine{homeWon: home, awayWon: away, remark: remark}
}

// running is how a match stands: "34–21".
func (b *teamBuilder) running(home, away teams.Amount) Value {
	return b.between(b.boardAmount(home), b.boardAmount(away))
}
