package table

import (
	"math/big"
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
	fields := b.matchFields()
	p := Part{Key: "matches", Title: b.words.Method.MatchesPart, Columns: columnsOf(fields), Notes: b.adjustmentNotes(), Record: true}
	for _, round := range b.blocksOfRounds() {
		block := Block{Rows: make([]Row, 0, len(round.meetings))}
		if round.number > 0 {
			block.Heading = b.words.Column.Round + " " + strconv.Itoa(int(round.number))
			block.Continued = words.Fill(b.words.Team.Continued, "what", block.Heading)
			block.Bookmark = block.Heading
		}
		for _, i := range round.meetings {
			g := &b.league.Meetings[i]
			block.Rows = append(block.Rows, Row{Values: valuesOf(fields, g), Remark: b.stateWord(g.State)})
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

// matchFields returns the columns of a match.
func (b *teamBuilder) matchFields() []field[*teams.Meeting] {
	w, t := &b.words.Column, &b.words.Team
	people := OnPage | InSheet
	hasIMPs, hasBoards, hasRounds := false, false, len(b.rounds()) > 0
	for i := range b.league.Meetings {
		g := &b.league.Meetings[i]
		hasIMPs = hasIMPs || g.State.HasIMPs()
		hasBoards = hasBoards || g.Boards > 0
	}
	imps, points := b.boardsWord(), b.pointsWord()
	aggregate := people.when(b.isPatton())
	// In board-a-match the points are the score; in total points they are the
	// difference of the two sums, which says less than these.
	hasIMPs = hasIMPs && b.league.Scoring != settings.BoardAMatch
	byTotals := b.league.Scoring == settings.TotalPoints
	fields := []field[*teams.Meeting]{
		{Column{Key: "round", Label: w.Round, Figures: true, Shown: InData | InSheet.when(hasRounds)}, func(g *teams.Meeting) Value { return known(g.Round) }},
		{Column{Key: "home", Label: t.Home, Shown: InData | people}, func(g *teams.Meeting) Value { return b.team(g.Home.Team) }},
		{Column{Key: "away", Label: t.Away, Shown: InData | people}, func(g *teams.Meeting) Value { return b.opponents(g.Away.Team) }},
		{Column{Key: "state", Shown: InData}, func(g *teams.Meeting) Value { return Text(stateCode(g.State)) }},
		{Column{Key: "boards", Label: w.Boards, Figures: true, Shown: InData | people.when(hasBoards)}, func(g *teams.Meeting) Value { return known(g.Boards) }},
		{Column{Key: "scale_boards", Figures: true, Shown: InData, Optional: true}, b.scaleBoards},
		{Column{Key: "imps", Label: imps, Figures: true, Shown: OnPage.when(hasIMPs)}, b.bothIMPs},
	}
	fields = append(fields, b.ofBothTeams("imps_", imps, InData|InSheet.when(hasIMPs), false, b.impsOfSide)...)
	fields = append(fields, b.adjustedFields("imps_adjusted_", "IMP", func(s *teams.Side) teams.Amount { return s.AdjustedIMPs })...)
	fields = append(fields,
		field[*teams.Meeting]{Column{Key: "aggregate", Group: t.Aggregate, Label: b.words.Card.Total, Figures: true, Shown: InData | aggregate, Optional: true}, b.aggregateOf},
		field[*teams.Meeting]{Column{Key: "aggregate_points", Group: t.Aggregate, Label: points, Figures: true, Shown: OnPage & aggregate}, b.bothByAggregate})
	fields = append(fields, b.ofBothTeams("aggregate_points_", t.Aggregate, InData|InSheet&aggregate, true, b.byAggregateOfSide)...)
	fields = append(fields, field[*teams.Meeting]{Column{Key: "vp", Label: points, Figures: true, Shown: OnPage.when(!byTotals)}, b.bothPoints})
	fields = append(fields, b.ofBothTeams("vp_", points, InData|InSheet.when(!byTotals), false, b.pointsOfSide)...)
	unit := "MP"
	if b.givesVP() {
		unit = "VP"
	}
	return append(fields, b.adjustedFields("adjusted_", unit, func(s *teams.Side) teams.Amount { return s.Adjusted })...)
}

// ofBothTeams returns a column for each team, whose value is nil where it has none.
func (b *teamBuilder) ofBothTeams(key, group string, shown Shown, optional bool, value func(*teams.Meeting, *teams.Side) Value) []field[*teams.Meeting] {
	t := &b.words.Team
	return []field[*teams.Meeting]{
		{Column{Key: key + "home", Group: group, Label: t.Home, Figures: true, Shown: shown, Optional: optional}, func(g *teams.Meeting) Value { return value(g, &g.Home) }},
		{Column{Key: key + "away", Group: group, Label: t.Away, Figures: true, Shown: shown, Optional: optional}, func(g *teams.Meeting) Value { return value(g, &g.Away) }},
	}
}

// adjustedFields returns the columns of what the director gave or took in a unit:
// people read penalties and bonuses without signs, programs one amount with its sign.
func (b *teamBuilder) adjustedFields(key, unit string, amount func(*teams.Side) teams.Amount) []field[*teams.Meeting] {
	var penalty, bonus bool
	for i := range b.league.Meetings {
		g := &b.league.Meetings[i]
		penalty = penalty || min(amount(&g.Home), amount(&g.Away)) < 0
		bonus = bonus || max(amount(&g.Home), amount(&g.Away)) > 0
	}
	of := func(value func(*big.Rat) Value) func(*teams.Meeting, *teams.Side) Value {
		return func(_ *teams.Meeting, s *teams.Side) Value { return value(amount(s).Rat()) }
	}
	m, people := &b.words.Method, OnPage|InSheet
	fields := b.ofBothTeams(key, "", InData, true, of(signed))
	fields = append(fields, b.ofBothTeams("penalty_"+key, m.Adjustment+" "+unit, people.when(penalty), false, of(taken))...)
	return append(fields, b.ofBothTeams("bonus_"+key, m.Bonus+" "+unit, people.when(bonus), false, of(given))...)
}

func (b *teamBuilder) impsOfSide(g *teams.Meeting, s *teams.Side) Value {
	if !g.State.HasIMPs() {
		return nil
	}
	return b.boardAmount(s.Line)
}

func (b *teamBuilder) bothIMPs(g *teams.Meeting) Value {
	if !g.State.HasIMPs() {
		return nil
	}
	return b.between(b.boardAmount(g.Home.Line), b.boardAmount(g.Away.Line))
}

// pointsOfSide returns the points of a team; for a bye only one has any.
func (b *teamBuilder) pointsOfSide(g *teams.Meeting, s *teams.Side) Value {
	isBye := g.Away.Team == event.NoTeam
	if isBye && s == &g.Away || !isBye && !counted(g) {
		return nil
	}
	return b.pointsAmount(s.Points)
}

func (b *teamBuilder) bothPoints(g *teams.Meeting) Value {
	home, away := b.pointsOfSide(g, &g.Home), b.pointsOfSide(g, &g.Away)
	if home == nil || away == nil {
		return home
	}
	return b.between(home, away)
}

func (b *teamBuilder) aggregateOf(g *teams.Meeting) Value {
	if !b.isPatton() || !g.State.IsPlayed() {
		return nil
	}
	return b.aggregateAmount(g.Home.Aggregate())
}

func (b *teamBuilder) bothByAggregate(g *teams.Meeting) Value {
	if !b.isPatton() || !g.State.IsPlayed() {
		return nil
	}
	return b.aggregatePoints(g)
}

func (b *teamBuilder) byAggregateOfSide(g *teams.Meeting, s *teams.Side) Value {
	if !b.isPatton() || !g.State.IsPlayed() {
		return nil
	}
	return b.pointsAmount(s.SecondPoints)
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
