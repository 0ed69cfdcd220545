package table

import (
	"math/big"
	"slices"
	"strings"

	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/settings"
)

// ranking is the list of the teams, best first.
func (b *teamBuilder) ranking() Table {
	fields := b.rankingFields()
	t := Table{Columns: columnsOf(fields), Rows: make([]Row, len(b.league.Standings))}
	totals := make([]*big.Rat, len(b.league.Standings))
	for i := range b.league.Standings {
		totals[i] = b.league.Standings[i].Total.Rat()
	}
	if b.settings.RankBy == settings.RankByPrinted {
		clear(totals)
	}
	decimals := tellApart(totals, b.points)
	for i := range b.league.Standings {
		s := &b.league.Standings[i]
		t.Rows[i] = Row{Values: valuesOf(fields, placedTeam{s, i, decimals[i]}), Winner: s.Rank == 1}
	}
	return t
}

// teamExtras are what at least one team of the ranking has.
type teamExtras struct{ matches, drawn, byes, voids, imps, boards, players, penalty, bonus, carryOver bool }

func (b *teamBuilder) extras() teamExtras {
	var e teamExtras
	for i := range b.league.Standings {
		s := &b.league.Standings[i]
		e.drawn = e.drawn || s.Drawn > 0
		e.byes = e.byes || s.Byes > 0
		e.voids = e.voids || s.Voids > 0
		e.imps = e.imps || s.For != 0 || s.Against != 0
		e.boards = e.boards || s.Boards > 0
		e.players = e.players || len(b.event.Teams[s.Team].Players) > 0
		e.penalty = e.penalty || s.Adjusted < 0
		e.bonus = e.bonus || s.Adjusted > 0
		e.carryOver = e.carryOver || s.CarryOver != 0
	}
	e.matches = !b.isSingle()
	e.imps = e.imps && b.league.Scoring != settings.BoardAMatch // it is the score there
	return e
}

// placedTeam is a row of the ranking, with the decimals of its total.
type placedTeam struct {
	*teams.Standing
	at       int
	decimals int
}

func (b *teamBuilder) rankingFields() []field[placedTeam] {
	w, t, m := &b.words.Column, &b.words.Team, &b.words.Method
	people := OnPage | InSheet
	has := b.extras()
	byBoards := b.league.Scoring == settings.BoardAMatch || slices.Contains(b.league.Tiebreaks, settings.ByBoardsWon)
	played := InData | people.when(has.matches)
	return []field[placedTeam]{
		{Column{Key: "place", Label: w.Place, Figures: true, Shown: OnPage}, func(s placedTeam) Value { return b.placeOf(s.at) }},
		{Column{Key: "rank", Label: w.Place, Figures: true, Shown: InSheet | InData}, func(s placedTeam) Value { return known(s.Rank) }},
		{Column{Key: "tied", Label: w.Tied, Shown: InSheet | InData}, func(s placedTeam) Value { return Tied(s.Tied) }},
		{Column{Key: "id", Label: t.Team, Shown: everywhere}, func(s placedTeam) Value { return b.team(s.Team) }},
		{Column{Key: "players", Label: t.Players, Shown: OnPage.when(has.players)}, func(s placedTeam) Value { return Text(strings.Join(b.players(s.Team), ", ")) }},
		{Column{Key: "names", Label: t.Players, Shown: InData | InSheet.when(has.players)}, func(s placedTeam) Value { return b.players(s.Team) }},
		{Column{Key: "played", Label: t.Played, Figures: true, Shown: played}, func(s placedTeam) Value { return Whole(s.Played) }},
		{Column{Key: "won", Label: t.Won, Figures: true, Shown: played}, func(s placedTeam) Value { return Whole(s.Won) }},
		{Column{Key: "drawn", Label: t.Drawn, Figures: true, Shown: InData | people.when(has.matches && has.drawn)}, func(s placedTeam) Value { return Whole(s.Drawn) }},
		{Column{Key: "lost", Label: t.Lost, Figures: true, Shown: played}, func(s placedTeam) Value { return Whole(s.Lost) }},
		{Column{Key: "byes", Label: t.Byes, Figures: true, Shown: InData | people.when(has.byes)}, func(s placedTeam) Value { return Whole(s.Byes) }},
		{Column{Key: "voids", Label: t.Voids, Figures: true, Shown: InData | people.when(has.voids)}, func(s placedTeam) Value { return Whole(s.Voids) }},
		{Column{Key: "boards", Label: w.Boards, Figures: true, Shown: InData | InSheet.when(has.boards)}, func(s placedTeam) Value { return known(s.Boards) }},
		{Column{Key: "boards_won", Label: t.BoardsWon, Figures: true, Shown: InData | people.when(byBoards), Optional: true}, boardsWon},
		{Column{Key: "for_against", Label: b.boardsWord(), Figures: true, Shown: OnPage.when(has.imps)}, func(s placedTeam) Value { return b.between(b.boardAmount(s.For), b.boardAmount(s.Against)) }},
		{Column{Key: "for", Group: b.boardsWord(), Label: t.For, Figures: true, Shown: InData | InSheet.when(has.imps)}, func(s placedTeam) Value { return b.boardAmount(s.For) }},
		{Column{Key: "against", Group: b.boardsWord(), Label: t.Against, Figures: true, Shown: InData | InSheet.when(has.imps)}, func(s placedTeam) Value { return b.boardAmount(s.Against) }},
		{Column{Key: "aggregate_points", Label: t.Aggregate, Figures: true, Shown: InData | people.when(b.isPatton()), Optional: true}, b.byAggregate},
		{Column{Key: "points", Label: b.pointsWord(), Figures: true, Shown: InData | people.when(has.amounts())}, func(s placedTeam) Value { return b.pointsAmount(s.Points) }},
		{Column{Key: "penalties", Shown: InData}, func(s placedTeam) Value { return signed(s.Adjusted.Rat()) }},
		{Column{Key: "penalty", Label: b.inUnit(m.Adjustment), Figures: true, Shown: people.when(has.penalty)}, func(s placedTeam) Value { return taken(s.Adjusted.Rat()) }},
		{Column{Key: "bonus", Label: b.inUnit(m.Bonus), Figures: true, Shown: people.when(has.bonus)}, func(s placedTeam) Value { return given(s.Adjusted.Rat()) }},
		{Column{Key: "carry_over", Label: b.inUnit(m.Carried), Figures: true, Shown: InData | people.when(has.carryOver)}, carriedOver},
		{Column{Key: "score", Label: b.totalWord(has), Figures: true, Shown: everywhere}, func(s placedTeam) Value { return Number{s.Total.Rat(), s.decimals} }},
		{Column{Key: "exact", Shown: InData}, func(s placedTeam) Value { return Fraction{s.Total.Rat()} }},
	}
}

// amounts reports whether the total is more than the points of the matches.
func (e *teamExtras) amounts() bool { return e.penalty || e.bonus || e.carryOver }

// inUnit adds to a word the unit of the points of matches, as amounts are read with it.
func (b *teamBuilder) inUnit(word string) string {
	if b.givesVP() {
		return word + " (VP)"
	}
	return word + " (MP)"
}

// totalWord heads what the teams are ranked by.
func (b *teamBuilder) totalWord(has teamExtras) string {
	if has.amounts() {
		return b.words.Card.Total
	}
	return b.pointsWord()
}

// carriedOver returns what a team has from an earlier stage.
func carriedOver(s placedTeam) Value {
	if s.CarryOver == 0 {
		return nil
	}
	carried := s.CarryOver.Rat()
	return Number{carried, amountDecimals(carried)}
}

// byAggregate is what Patton's aggregates gave a team.
func (b *teamBuilder) byAggregate(s placedTeam) Value {
	if !b.isPatton() {
		return nil
	}
	return b.pointsAmount(s.SecondPoints)
}

// boardsWon is how many boards a team won; nothing where some of its matches were
// not given board by board.
func boardsWon(s placedTeam) Value {
	if !s.KnowsBoards() {
		return nil
	}
	return Whole(s.BoardsWon)
}

// placeOf is the place of a standing with the last of the places that are
// shared.
func (b *teamBuilder) placeOf(i int) Place {
	rank := b.league.Standings[i].Rank
	if rank == 0 {
		return Place{}
	}
	last := i
	for last+1 < len(b.league.Standings) && b.league.Standings[last+1].Rank == rank {
		last++
	}
	return Place{First: rank, Last: last + 1}
}

// players are the members of a team.
func (b *teamBuilder) players(team int32) Names {
	names := make(Names, len(b.event.Teams[team].Players))
	for i, name := range b.event.Teams[team].Players {
		names[i] = clean(name)
	}
	return names
}
