package table

import (
	"strings"

	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// cardHead is about a match, as the list of all matches has it. A sheet has it in
// one column, and what was played at a table as well: a sheet with a column for
// each would pass for a sheet of results, and all would be read twice. Of a single
// match there is no such list, so a sheet has what the director gave and took.
func (b *teamBuilder) cardHead() []field[*teams.Meeting] {
	fields := []field[*teams.Meeting]{
		{Column{Key: "match", Label: b.words.Team.CardsPart, Shown: InSheet}, func(g *teams.Meeting) Value { return Text(b.cardHeading(g)) }},
	}
	for _, f := range b.matchFields() {
		if !b.isSingle() || !strings.Contains(f.Key, "adjusted") {
			f.Shown &= InData
		}
		f.Shown &^= OnPage
		fields = append(fields, f)
	}
	return fields
}

func (b *teamBuilder) cardFields() []field[*cardLine] {
	w, t := &b.words.Column, &b.words.Team
	people := OnPage | InSheet
	known := b.known
	fields := []field[*cardLine]{
		{Column{Key: "segment", Label: t.Segment, Figures: true, Shown: InData | InSheet.when(known.segments), Optional: true}, func(l *cardLine) Value { return l.segment }},
		{Column{Key: "board", Label: w.Board, Figures: true, Shown: everywhere}, func(l *cardLine) Value { return l.board }},
		{Column{Key: "dealer", Shown: InData, Optional: true}, func(l *cardLine) Value { return b.statedDealer(l.stated) }},
		{Column{Key: "vul", Shown: InData, Optional: true}, func(l *cardLine) Value { return b.statedVulnerability(l.stated) }},
		{Column{Key: "ns", Label: t.OpenNS, Shown: InData | people.when(known.turned)}, func(l *cardLine) Value { return l.openNS }},
	}
	fields = append(fields, b.roomFields("open_", t.OpenRoom, 0)...)
	fields = append(fields, b.roomFields("closed_", t.ClosedRoom, 1)...)
	return append(fields, []field[*cardLine]{
		{Column{Key: "home_won", Group: b.boardsWord(), Label: t.Home, Figures: true, Shown: OnPage}, func(l *cardLine) Value { return l.homeWon }},
		{Column{Key: "away_won", Group: b.boardsWord(), Label: t.Away, Figures: true, Shown: OnPage}, func(l *cardLine) Value { return l.awayWon }},
		{Column{Key: "home_points", Group: b.boardsWord(), Label: t.Home, Figures: true, Shown: InData | InSheet}, func(l *cardLine) Value { return l.homePoints }},
		{Column{Key: "away_points", Group: b.boardsWord(), Label: t.Away, Figures: true, Shown: InData | InSheet}, func(l *cardLine) Value { return l.awayPoints }},
		{Column{Key: "aggregate", Label: t.Aggregate, Figures: true, Shown: everywhere.when(b.league.Scoring == settings.Patton), Optional: true}, func(l *cardLine) Value { return l.aggregate }},
		{Column{Key: "standing", Label: t.Running, Figures: true, Shown: OnPage}, func(l *cardLine) Value { return l.standing }},
		{Column{Key: "home_sum", Group: t.Running, Label: t.Home, Figures: true, Shown: InData | InSheet}, func(l *cardLine) Value { return l.homeSum }},
		{Column{Key: "away_sum", Group: t.Running, Label: t.Away, Figures: true, Shown: InData | InSheet}, func(l *cardLine) Value { return l.awaySum }},
		{Column{Key: "state", Label: w.Remark, Shown: InData | InSheet.when(known.uncounted), Optional: true}, func(l *cardLine) Value { return l.state }},
	}...)
}

// roomFields returns the columns of a room.
func (b *teamBuilder) roomFields(key, group string, room int) []field[*cardLine] {
	w := &b.words.Column
	people := OnPage | InSheet
	known := b.known
	of := func(value func(*roomLine) Value) func(*cardLine) Value {
		return func(l *cardLine) Value { return value(&l.rooms[room]) }
	}
	return []field[*cardLine]{
		{Column{Key: key + "table", Group: group, Label: w.Table, Figures: true, Shown: InData | InSheet.when(known.tables), Optional: true}, of(func(r *roomLine) Value { return r.table })},
		{Column{Key: key + "north", Shown: InData, Optional: true}, of(func(r *roomLine) Value { return r.players[0] })},
		{Column{Key: key + "east", Shown: InData, Optional: true}, of(func(r *roomLine) Value { return r.players[1] })},
		{Column{Key: key + "south", Shown: InData, Optional: true}, of(func(r *roomLine) Value { return r.players[2] })},
		{Column{Key: key + "west", Shown: InData, Optional: true}, of(func(r *roomLine) Value { return r.players[3] })},
		{Column{Key: key + "play", Label: group, Shown: InSheet.when(known.contract)}, of(func(r *roomLine) Value { return r.play })},
		{Column{Key: key + "contract", Group: group, Label: w.Contract, Shown: InData | OnPage.when(known.contract)}, of(func(r *roomLine) Value { return r.contract })},
		{Column{Key: key + "declarer", Group: group, Label: w.Declarer, Short: w.DeclarerShort, Shown: InData | OnPage.when(known.contract)}, of(func(r *roomLine) Value { return r.declarer })},
		{Column{Key: key + "result", Group: group, Label: w.Tricks, Shown: OnPage.when(known.contract)}, of(func(r *roomLine) Value { return r.result })},
		{Column{Key: key + "tricks", Group: group, Label: w.Tricks, Figures: true, Shown: InData}, of(func(r *roomLine) Value { return r.tricks })},
		{Column{Key: key + "lead", Group: group, Label: w.Lead, Shown: InData | InSheet.when(known.lead)}, of(func(r *roomLine) Value { return r.lead })},
		{Column{Key: key + "score", Group: group, Label: w.Score, Figures: true, Shown: InData}, of(func(r *roomLine) Value { return r.score })},
		{Column{Key: key + "ns", Group: group, Label: w.NS, Figures: true, Shown: people}, of(func(r *roomLine) Value { return r.ns })},
		{Column{Key: key + "ew", Group: group, Label: w.EW, Figures: true, Shown: people}, of(func(r *roomLine) Value { return r.ew })},
		{Column{Key: key + "ruling", Shown: InData, Optional: true}, of(func(r *roomLine) Value { return r.ruling })},
		{Column{Key: key + "status", Shown: InData, Optional: true}, of(func(r *roomLine) Value { return r.status })},
	}
}

// boardKnowledge is what at least one result of the matches says.
type boardKnowledge struct {
	contract, lead, tables, segments, turned, uncounted, lineups, marks, remarks bool
}

func (b *teamBuilder) knownOfBoards() boardKnowledge {
	var k boardKnowledge
	for i := range b.league.Meetings {
		g := &b.league.Meetings[i]
		k.segments = k.segments || len(g.Parts) > 1
		for _, part := range g.Parts {
			for _, board := range part.Boards {
				k.tables = k.tables || len(board.Results) > 2
				k.uncounted = k.uncounted || board.State != teams.Counts
			}
			for _, r := range b.event.Matches[part.Match].Results {
				k.contract = k.contract || r.HasContract
				k.lead = k.lead || !r.Lead.IsZero()
				k.lineups = k.lineups || r.Lineup != [4]uint8{}
				k.marks = k.marks || r.Stated != nil
				k.remarks = k.remarks || r.Kind != event.Played
				k.turned = k.turned || (r.Room == event.Open) != (r.NS == g.Home.Team)
			}
		}
	}
	return k
}
