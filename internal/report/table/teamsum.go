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

// segmentRow ends a segment: what it gave, and how the match stands.
func (b *teamBuilder) segmentRow(number int, home, away, homeSum, awaySum teams.Amount) Row {
	row := b.totalRow(b.words.Team.Segment+" "+strconv.Itoa(number), b.boardAmount(home), b.boardAmount(away))
	row.Values[standingValue] = b.running(homeSum, awaySum)
	return row
}

// sumRows end a match that was not given in segments, and one in which the boards
// are not all that counts: their sum, then what Patton's aggregate gives, what
// the director gave or took in the unit of the boards, and all that together.
func (b *teamBuilder) sumRows(g *teams.Meeting, home, away teams.Amount) []Row {
	homeGiven, awayGiven, decimals := g.Home.Adjusted, g.Away.Adjusted, b.points
	if b.givesVP() {
		homeGiven, awayGiven, decimals = g.Home.AdjustedIMPs, g.Away.AdjustedIMPs, b.imps
	}
	isGiven := homeGiven != 0 || awayGiven != 0
	hasMore := g.State.IsPlayed() && (b.isPatton() || isGiven)
	if len(g.Parts) > 1 && !hasMore {
		return nil // the last segment says how it ended
	}
	sum := b.totalRow(b.words.Card.Total, b.boardAmount(home), b.boardAmount(away))
	if b.isPatton() {
		sum.Values[aggregateValue] = b.aggregateAmount(g.Home.Aggregate())
	}
	rows := []Row{sum}
	if hasMore && b.isPatton() {
		rows = append(rows, b.totalRow(b.words.Team.Aggregate, b.pointsAmount(g.Home.SecondPoints), b.pointsAmount(g.Away.SecondPoints)))
	}
	if isGiven {
		rows = append(rows, b.totalRow(b.words.Method.Adjustment, given(homeGiven, decimals), given(awayGiven, decimals)))
	}
	if hasMore && !b.givesVP() {
		rows = append(rows, b.totalRow(b.pointsWord(), b.pointsAmount(g.Home.Points), b.pointsAmount(g.Away.Points)))
	}
	return rows
}

// totalRow is a sum of both teams.
func (b *teamBuilder) totalRow(remark string, home, away Value) Row {
	row := Row{Values: make([]Value, firstOutcome+outcomeValues), Remark: remark, Total: true}
	row.Values[firstOutcome], row.Values[firstOutcome+1] = home, away
	return row
}

// running is how a match stands: "34–21".
func (b *teamBuilder) running(home, away teams.Amount) Value {
	return b.between(b.boardAmount(home), b.boardAmount(away))
}
