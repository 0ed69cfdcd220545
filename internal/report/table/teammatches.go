package table

import (
	"strconv"
	"strings"

	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// matchList is all matches, a block for each round. The card of a single match
// says as much.
func (b *teamBuilder) matchList() Part {
	if b.isSingle() && b.hasBoards() {
		return Part{}
	}
	p := Part{Key: "matches", Title: b.words.Method.MatchesPart, Columns: b.matchColumns(), Notes: b.adjustmentNotes()}
	for _, round := range b.blocksOfRounds() {
		block := Block{Rows: make([]Row, 0, len(round.meetings))}
		if round.number > 0 {
			block.Heading = b.words.Column.Round + " " + strconv.Itoa(int(round.number))
			block.Continued = words.Fill(b.words.Team.Continued, "what", block.Heading)
			block.Bookmark = block.Heading
		}
		for _, i := range round.meetings {
			block.Rows = append(block.Rows, b.matchRow(&b.league.Meetings[i]))
		}
		p.Blocks = append(p.Blocks, block)
	}
	return p
}

// roundOfMatches is the meetings of one round, as indexes.
type roundOfMatches struct {
	number   int32
	meetings []int
}

// blocksOfRounds groups the meetings by round, in the order in which the rounds
// are first met.
func (b *teamBuilder) blocksOfRounds() []roundOfMatches {
	var rounds []roundOfMatches
	at := make(map[int32]int)
	for i := range b.league.Meetings {
		number := b.league.Meetings[i].Round
		if _, ok := at[number]; !ok {
			at[number] = len(rounds)
			rounds = append(rounds, roundOfMatches{number: number})
		}
		rounds[at[number]].meetings = append(rounds[at[number]].meetings, i)
	}
	return rounds
}

func (b *teamBuilder) matchColumns() []Column {
	w, t := &b.words.Column, &b.words.Team
	people := OnPage | InSheet
	hasIMPs, hasBoards, hasRounds := false, false, len(b.rounds()) > 0
	for i := range b.league.Meetings {
		g := &b.league.Meetings[i]
		hasIMPs = hasIMPs || g.State.HasIMPs()
		hasBoards = hasBoards || g.Boards > 0
	}
	imps, points := b.boardsWord(), b.pointsWord()
	adjusted := b.hasAdjusted()
	inIMPs, inPoints, aggregate := b.adjustment("IMP"), b.words.Method.Adjustment, people.when(b.isPatton())
	if b.givesVP() {
		inPoints = b.adjustment("VP")
	}
	// In board-a-match the points are the score; in total points they are the
	// difference of the two sums, which says less than these.
	hasIMPs = hasIMPs && b.league.Scoring != settings.BoardAMatch
	byTotals := b.league.Scoring == settings.TotalPoints
	return []Column{
		{Key: "round", Label: w.Round, Figures: true, Shown: InData | InSheet.when(hasRounds)},
		{Key: "home", Label: t.Home, Shown: InData | people},
		{Key: "away", Label: t.Away, Shown: InData | people},
		{Key: "state", Shown: InData},
		{Key: "boards", Label: w.Boards, Figures: true, Shown: InData | people.when(hasBoards)},
		{Key: "scale_boards", Figures: true, Shown: InData, Optional: true},
		{Key: "imps", Label: imps, Figures: true, Shown: OnPage.when(hasIMPs)},
		{Key: "imps_home", Group: imps, Label: t.Home, Figures: true, Shown: InData | InSheet.when(hasIMPs)},
		{Key: "imps_away", Group: imps, Label: t.Away, Figures: true, Shown: InData | InSheet.when(hasIMPs)},
		{Key: "imps_adjusted_home", Group: inIMPs, Label: t.Home, Figures: true, Shown: InData | people.when(adjusted.imps), Optional: true},
		{Key: "imps_adjusted_away", Group: inIMPs, Label: t.Away, Figures: true, Shown: InData | people.when(adjusted.imps), Optional: true},
		{Key: "aggregate", Group: t.Aggregate, Label: b.words.Card.Total, Figures: true, Shown: InData | aggregate, Optional: true},
		{Key: "aggregate_points", Group: t.Aggregate, Label: points, Figures: true, Shown: OnPage & aggregate},
		{Key: "aggregate_points_home", Group: t.Aggregate, Label: t.Home, Figures: true, Shown: InData | InSheet&aggregate, Optional: true},
		{Key: "aggregate_points_away", Group: t.Aggregate, Label: t.Away, Figures: true, Shown: InData | InSheet&aggregate, Optional: true},
		{Key: "vp", Label: points, Figures: true, Shown: OnPage.when(!byTotals)},
		{Key: "vp_home", Group: points, Label: t.Home, Figures: true, Shown: InData | InSheet},
		{Key: "vp_away", Group: points, Label: t.Away, Figures: true, Shown: InData | InSheet},
		{Key: "adjusted_home", Group: inPoints, Label: t.Home, Figures: true, Shown: InData | people.when(adjusted.points), Optional: true},
		{Key: "adjusted_away", Group: inPoints, Label: t.Away, Figures: true, Shown: InData | people.when(adjusted.points), Optional: true},
	}
}

// hasBoards reports whether a meeting was given board by board.
func (b *teamBuilder) hasBoards() bool {
	for i := range b.league.Meetings {
		if hasBoards(&b.league.Meetings[i]) {
			return true
		}
	}
	return false
}

func hasBoards(g *teams.Meeting) bool {
	for i := range g.Parts {
		if len(g.Parts[i].Boards) > 0 {
			return true
		}
	}
	return false
}

func (b *teamBuilder) matchRow(g *teams.Meeting) Row {
	var imps, homeIMPs, awayIMPs, points, homePoints, awayPoints Value
	var aggregate, byAggregate, homeByAggregate, awayByAggregate Value
	if g.State.HasIMPs() {
		homeIMPs, awayIMPs = b.boardAmount(g.Home.Line), b.boardAmount(g.Away.Line)
		imps = b.between(homeIMPs, awayIMPs)
	}
	if b.isPatton() && g.State.IsPlayed() {
		aggregate, byAggregate = b.aggregateAmount(g.Home.Aggregate()), b.aggregatePoints(g)
		homeByAggregate, awayByAggregate = b.pointsAmount(g.Home.SecondPoints), b.pointsAmount(g.Away.SecondPoints)
	}
	switch {
	case g.Away.Team == event.NoTeam:
		homePoints = b.pointsAmount(g.Home.Points)
		points = homePoints
	case counted(g):
		homePoints, awayPoints = b.pointsAmount(g.Home.Points), b.pointsAmount(g.Away.Points)
		points = b.between(homePoints, awayPoints)
	}
	return Row{
		Values: []Value{
			known(g.Round),
			b.team(g.Home.Team),
			b.opponents(g.Away.Team),
			Text(stateCode(g.State)),
			known(g.Boards),
			b.scaleBoards(g),
			imps,
			homeIMPs,
			awayIMPs,
			given(g.Home.AdjustedIMPs, b.imps),
			given(g.Away.AdjustedIMPs, b.imps),
			aggregate,
			byAggregate,
			homeByAggregate,
			awayByAggregate,
			points,
			homePoints,
			awayPoints,
			given(g.Home.Adjusted, b.points),
			given(g.Away.Adjusted, b.points),
		},
		Remark: b.stateWord(g.State),
	}
}

// scaleBoards is the number of boards by which the scale of a match goes, where that
// is another than were played.
func (b *teamBuilder) scaleBoards(g *teams.Meeting) Value {
	boards, _ := b.league.Length(g)
	if !b.givesVP() || !g.State.IsPlayed() || boards == g.Boards {
		return nil
	}
	return Whole(boards)
}

// between is what two teams got, in one: "34–21", with a sign "−3 – −3".
func (b *teamBuilder) between(home, away Value) Text {
	one, other := home.Text(b.words), away.Text(b.words)
	if strings.HasPrefix(one+other, "−") || strings.HasPrefix(other, "−") {
		return Text(one + " – " + other)
	}
	return Text(one + "–" + other)
}

// stateCode is the state of a meeting for programs.
func stateCode(s teams.State) string {
	switch s {
	case teams.Unplayed:
		return "not played"
	case teams.Unfinished:
		return "unfinished"
	case teams.Void:
		return "void"
	case teams.Bye:
		return "bye"
	}
	return "played"
}

// stateWord says why a meeting has no result; nothing of one that has.
func (b *teamBuilder) stateWord(s teams.State) string {
	switch s {
	case teams.Unplayed:
		return b.words.Traveller.NotPlayed
	case teams.Unfinished:
		return b.words.Team.Unfinished
	case teams.Void:
		return b.words.Team.Void
	}
	return "" // of a bye the column of opponents says it
}
