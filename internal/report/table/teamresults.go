package table

import (
	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
)

// tableResult is what a board of a match came to at one table.
type tableResult struct {
	*event.TableResult
	meeting                    *teams.Meeting
	segment                    int32
	contract, declarer, tricks Value
	score                      Value
	remark                     Value
	players                    [4]Value // North, East, South and West
}

// tableResults are the results of all matches, a row each: the record from which
// sheets are read again.
func (b *teamBuilder) tableResults() Table {
	fields := b.tableResultFields()
	t := Table{Columns: columnsOf(fields)}
	for i := range b.league.Meetings {
		g := &b.league.Meetings[i]
		for _, part := range g.Parts {
			m := &b.event.Matches[part.Match]
			for j := range m.Results {
				t.Rows = append(t.Rows, Row{Values: valuesOf(fields, b.tableResult(g, m, &m.Results[j]))})
			}
		}
	}
	return t
}

func (b *teamBuilder) tableResult(g *teams.Meeting, m *event.Match, r *event.TableResult) tableResult {
	t := tableResult{TableResult: r, meeting: g, segment: m.Segment, players: b.seatedPlayers(r)}
	t.contract, t.declarer, _, t.tricks = b.contract(&r.Result)
	t.score, _, _ = scores(&r.Result)
	t.remark = b.writtenRemark(&r.Result)
	return t
}

func (b *teamBuilder) tableResultFields() []field[tableResult] {
	w, t, m := &b.words.Column, &b.words.Team, &b.words.Method
	has := b.known
	return []field[tableResult]{
		{Column{Key: "round", Label: w.Round, Figures: true, Shown: InSheet.when(len(b.rounds()) > 0)}, func(r tableResult) Value { return known(r.meeting.Round) }},
		{Column{Key: "home", Label: t.Home, Shown: InSheet}, func(r tableResult) Value { return b.team(r.meeting.Home.Team) }},
		{Column{Key: "away", Label: t.Away, Shown: InSheet}, func(r tableResult) Value { return b.team(r.meeting.Away.Team) }},
		{Column{Key: "segment", Label: t.Segment, Figures: true, Shown: InSheet.when(has.segments)}, func(r tableResult) Value { return known(r.segment) }},
		{Column{Key: "room", Label: t.Room, Shown: InSheet}, func(r tableResult) Value { return b.room(r.Room) }},
		{Column{Key: "table", Label: w.Table, Figures: true, Shown: InSheet.when(has.tables)}, func(r tableResult) Value { return known(r.Table) }},
		{Column{Key: "board", Label: w.Board, Figures: true, Shown: InSheet}, func(r tableResult) Value { return Whole(r.Board) }},
		{Column{Key: "ns", Label: w.NS, Shown: InSheet}, func(r tableResult) Value { return b.team(r.NS) }},
		{Column{Key: "ew", Label: w.EW, Shown: InSheet}, func(r tableResult) Value { return b.team(r.EW) }},
		{Column{Key: "north", Label: m.North, Shown: InSheet.when(has.lineups)}, func(r tableResult) Value { return r.players[0] }},
		{Column{Key: "east", Label: m.East, Shown: InSheet.when(has.lineups)}, func(r tableResult) Value { return r.players[1] }},
		{Column{Key: "south", Label: m.South, Shown: InSheet.when(has.lineups)}, func(r tableResult) Value { return r.players[2] }},
		{Column{Key: "west", Label: m.West, Shown: InSheet.when(has.lineups)}, func(r tableResult) Value { return r.players[3] }},
		{Column{Key: "dealer", Label: w.Dealer, Shown: InSheet.when(has.marks)}, func(r tableResult) Value { return b.statedDealer(r.Stated) }},
		{Column{Key: "vul", Label: w.Vulnerable, Shown: InSheet.when(has.marks)}, func(r tableResult) Value { return b.statedVulnerability(r.Stated) }},
		{Column{Key: "contract", Label: w.Contract, Shown: InSheet.when(has.contract)}, func(r tableResult) Value { return r.contract }},
		{Column{Key: "declarer", Label: w.Declarer, Shown: InSheet.when(has.contract)}, func(r tableResult) Value { return r.declarer }},
		{Column{Key: "tricks", Label: w.Tricks, Figures: true, Shown: InSheet.when(has.contract)}, func(r tableResult) Value { return r.tricks }},
		{Column{Key: "lead", Label: w.Lead, Shown: InSheet.when(has.lead)}, func(r tableResult) Value { return Card(r.Lead) }},
		{Column{Key: "score", Label: w.Score, Figures: true, Shown: InSheet}, func(r tableResult) Value { return r.score }},
		{Column{Key: "remark", Label: w.Remark, Shown: InSheet.when(has.remarks)}, func(r tableResult) Value { return r.remark }},
	}
}
