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
	t := Table{Columns: b.rankingColumns(), Rows: make([]Row, len(b.league.Standings))}
	totals := make([]*big.Rat, len(b.league.Standings))
	for i := range b.league.Standings {
		totals[i] = b.league.Standings[i].Total.Rat()
	}
	if b.settings.RankBy == settings.RankByPrinted {
		clear(totals)
	}
	decimals := tellApart(totals, b.points)
	for i := range b.league.Standings {
		t.Rows[i] = b.standing(i, decimals[i])
	}
	return t
}

// teamExtras are what at least one team of the ranking has.
type teamExtras struct{ matches, drawn, byes, voids, imps, boards, players, adjusted, carryOver bool }

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
		e.adjusted = e.adjusted || s.Adjusted != 0
		e.carryOver = e.carryOver || s.CarryOver != 0
	}
	e.matches = !b.isSingle()
	e.imps = e.imps && b.league.Scoring != settings.BoardAMatch // it is the score there
	return e
}

func (b *teamBuilder) rankingColumns() []Column {
	w, t, m := &b.words.Column, &b.words.Team, &b.words.Method
	people := OnPage | InSheet
	has := b.extras()
	byBoards := b.league.Scoring == settings.BoardAMatch || slices.Contains(b.league.Tiebreaks, settings.ByBoardsWon)
	return []Column{
		{Key: "place", Label: w.Place, Figures: true, Shown: OnPage},
		{Key: "rank", Label: w.Place, Figures: true, Shown: InSheet | InData},
		{Key: "tied", Label: w.Tied, Shown: InSheet | InData},
		{Key: "id", Label: t.Team, Shown: everywhere},
		{Key: "players", Label: t.Players, Shown: people.when(has.players)},
		{Key: "names", Shown: InData},
		{Key: "played", Label: t.Played, Figures: true, Shown: InData | people.when(has.matches)},
		{Key: "won", Label: t.Won, Figures: true, Shown: InData | people.when(has.matches)},
		{Key: "drawn", Label: t.Drawn, Figures: true, Shown: InData | people.when(has.matches && has.drawn)},
		{Key: "lost", Label: t.Lost, Figures: true, Shown: InData | people.when(has.matches)},
		{Key: "byes", Label: t.Byes, Figures: true, Shown: InData | people.when(has.byes)},
		{Key: "voids", Label: t.Voids, Figures: true, Shown: InData | people.when(has.voids)},
		{Key: "boards", Label: w.Boards, Figures: true, Shown: InData | InSheet.when(has.boards)},
		{Key: "boards_won", Label: t.BoardsWon, Figures: true, Shown: InData | people.when(byBoards), Optional: true},
		{Key: "for_against", Label: b.boardsWord(), Figures: true, Shown: OnPage.when(has.imps)},
		{Key: "for", Group: b.boardsWord(), Label: t.For, Figures: true, Shown: InData | InSheet.when(has.imps)},
		{Key: "against", Group: b.boardsWord(), Label: t.Against, Figures: true, Shown: InData | InSheet.when(has.imps)},
		{Key: "aggregate_points", Label: t.Aggregate, Figures: true, Shown: InData | people.when(b.isPatton()), Optional: true},
		{Key: "points", Label: b.pointsWord(), Figures: true, Shown: InData | people.when(has.adjusted || has.carryOver)},
		{Key: "penalties", Label: m.Adjustment, Figures: true, Shown: InData | people.when(has.adjusted)},
		{Key: "carry_over", Label: m.Carried, Figures: true, Shown: InData | people.when(has.carryOver)},
		{Key: "score", Label: b.totalWord(has), Figures: true, Shown: everywhere},
		{Key: "exact", Shown: InData},
	}
}

// totalWord heads what the teams are ranked by.
func (b *teamBuilder) totalWord(has teamExtras) string {
	if has.adjusted || has.carryOver {
		return b.words.Card.Total
	}
	return b.pointsWord()
}

func (b *teamBuilder) standing(i, decimals int) Row {
	s := &b.league.Standings[i]
	return Row{
		Values: []Value{
			b.placeOf(i),
			known(s.Rank),
			Tied(s.Tied),
			b.team(s.Team),
			Text(strings.Join(b.players(s.Team), ", ")),
			b.players(s.Team),
			Whole(s.Played),
			Whole(s.Won),
			Whole(s.Drawn),
			Whole(s.Lost),
			Whole(s.Byes),
			Whole(s.Voids),
			known(s.Boards),
			b.boardsWon(s),
			b.between(b.boardAmount(s.For), b.boardAmount(s.Against)),
			b.boardAmount(s.For),
			b.boardAmount(s.Against),
			b.byAggregate(s),
			b.pointsAmount(s.Points),
			given(s.Adjusted, b.points),
			b.nonzero(s.CarryOver),
			Number{s.Total.Rat(), decimals},
			Fraction{s.Total.Rat()},
		},
		Winner: s.Rank == 1,
	}
}

// byAggregate is what Patton's aggregates gave a team.
func (b *teamBuilder) byAggregate(s *teams.Standing) Value {
	if !b.isPatton() {
		return nil
	}
	return b.pointsAmount(s.SecondPoints)
}

// boardsWon is how many boards a team won; nothing where some of its matches were
// not given board by board.
func (b *teamBuilder) boardsWon(s *teams.Standing) Value {
	if !s.KnowsBoards() {
		return nil
	}
	return Whole(s.BoardsWon)
}

// nonzero is points, and nothing where there are none.
func (b *teamBuilder) nonzero(a teams.Amount) Value {
	if a == 0 {
		return nil
	}
	return b.pointsAmount(a)
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
