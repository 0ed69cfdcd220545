package table

import (
	"slices"
	"strconv"

	"bridgecalc/internal/compute/teams"
)

const (
	// mostCrossed is the most teams whose cross table is legible on a page.
	mostCrossed = 16
	noMatch     = "–"
)

// crossTable sets the teams, best first, against each other: what each got from
// each, with the IMPs below. A single match needs none.
func (b *teamBuilder) crossTable() Part {
	w, t := &b.words.Column, &b.words.Team
	n := len(b.league.Standings)
	if b.isSingle() || n < 3 || n > mostCrossed {
		return Part{}
	}
	p := Part{
		Key:   "table",
		Title: t.TablePart,
		Columns: []Column{
			{Key: "place", Label: w.Place, Figures: true, Shown: OnPage},
			{Key: "team_once", Label: t.Team, Shown: OnPage},
			{Key: "team", Label: t.Team, Shown: InSheet},
			{Key: "counts", Label: w.Method, Shown: InSheet},
		},
	}
	for i := range n {
		number := strconv.Itoa(i + 1)
		p.Columns = append(p.Columns, Column{Key: number, Label: number, Figures: true, Shown: OnPage | InSheet})
	}
	p.Columns = append(p.Columns, Column{Key: "total", Label: b.totalWord(b.extras()), Figures: true, Shown: OnPage | InSheet})
	var block Block
	for i := range n {
		block.Rows = append(block.Rows, b.crossRows(i)...)
	}
	p.Blocks = []Block{block}
	p.Notes = []string{t.TableNote}
	if b.hasIMPs() {
		p.Notes = append(p.Notes, t.TableIMPsNote)
	}
	p.Notes = append(p.Notes, b.adjustmentNotes()...)
	return p
}

// crossRows are the rows of one team: its points, its IMPs, and the same again
// for second matches.
func (b *teamBuilder) crossRows(i int) []Row {
	standings := b.league.Standings
	own := &standings[i]
	meetings := make([][]int, len(standings))
	matches := 1
	for j := range standings {
		if j != i {
			meetings[j] = b.league.Between(own.Team, standings[j].Team)
			matches = max(matches, len(meetings[j]))
		}
	}
	rows := make([]Row, 0, 2*matches)
	for match := range matches {
		points := b.crossRow(i, b.pointsWord())
		imps := b.crossRow(i, b.boardsWord())
		for j := range standings {
			cell, below := Value(Text(noMatch)), Value(nil)
			switch {
			case j == i:
				cell, below = Own{}, Own{}
			case match < len(meetings[j]):
				cell, below = b.crossCell(&b.league.Meetings[meetings[j][match]], own.Team)
			case match > 0:
				cell = nil
			}
			points.Values = append(points.Values, cell)
			imps.Values = append(imps.Values, below)
		}
		points.Values, imps.Values = append(points.Values, nil), append(imps.Values, nil)
		if match == 0 {
			points.Winner = own.Rank == 1
			points.Values[0], points.Values[1] = b.placeOf(i), b.team(own.Team)
			points.Values[len(points.Values)-1] = b.pointsAmount(own.Total)
		}
		if rows = append(rows, points); b.hasIMPs() {
			rows = append(rows, imps)
		}
	}
	return rows
}

// hasIMPs reports whether the IMPs of any match are known, and not its points.
func (b *teamBuilder) hasIMPs() bool {
	return b.givesVP() && slices.ContainsFunc(b.league.Meetings, func(g teams.Meeting) bool { return g.State.HasIMPs() })
}

// crossRow is the beginning of a row of the cross table.
func (b *teamBuilder) crossRow(i int, counts string) Row {
	return Row{Values: []Value{nil, nil, b.team(b.league.Standings[i].Team), Text(counts)}}
}

// impsOf are the IMPs won and lost, and what the director gave or took of them:
// "20–40 (−2)".
func (b *teamBuilder) impsOf(own *teams.Side) Text {
	imps := b.between(b.boardAmount(own.For), b.boardAmount(own.Against))
	if adjusted := signed(own.AdjustedIMPs.Rat()); adjusted != nil {
		imps += Text(" (" + adjusted.Text(b.words) + ")")
	}
	return imps
}

// crossCell is what a team got from a meeting, and the IMPs of both.
func (b *teamBuilder) crossCell(g *teams.Meeting, team int32) (points, imps Value) {
	own := &g.Home
	if g.Away.Team == team {
		own = &g.Away
	}
	switch {
	case g.State == teams.Void:
		return b.pointsAmount(own.Points), nil
	case !g.State.IsPlayed():
		return Text(noMatch), nil
	case g.State.HasIMPs() && b.givesVP():
		imps = b.impsOf(own)
	}
	return b.pointsAmount(own.Points), imps
}
