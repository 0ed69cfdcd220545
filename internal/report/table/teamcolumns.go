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
func (b *teamBuilder) cardHead() []Column {
	columns := []Column{{Key: "match", Label: b.words.Team.CardsPart, Shown: InSheet}}
	for _, c := range b.matchColumns() {
		if !b.isSingle() || !strings.Contains(c.Key, "adjusted") {
			c.Shown &= InData
		}
		c.Shown &^= OnPage
		columns = append(columns, c)
	}
	return columns
}

func (b *teamBuilder) cardColumns() []Column {
	w, t := &b.words.Column, &b.words.Team
	people := OnPage | InSheet
	known := b.known
	columns := []Column{
		{Key: "segment", Label: t.Segment, Figures: true, Shown: InData | InSheet.when(known.segments), Optional: true},
		{Key: "board", Label: w.Board, Figures: true, Shown: everywhere},
		{Key: "ns", Label: t.OpenNS, Shown: InData | people.when(known.turned)},
	}
	for _, room := range []struct{ key, group string }{{"open_", t.OpenRoom}, {"closed_", t.ClosedRoom}} {
		columns = append(columns,
			Column{Key: room.key + "table", Group: room.group, Label: w.Table, Figures: true, Shown: InData | InSheet.when(known.tables), Optional: true},
			Column{Key: room.key + "play", Label: room.group, Shown: InSheet.when(known.contract)},
			Column{Key: room.key + "contract", Group: room.group, Label: w.Contract, Shown: InData | OnPage.when(known.contract)},
			Column{Key: room.key + "declarer", Group: room.group, Label: w.Declarer, Short: w.DeclarerShort, Shown: InData | OnPage.when(known.contract)},
			Column{Key: room.key + "result", Group: room.group, Label: w.Tricks, Shown: OnPage.when(known.contract)},
			Column{Key: room.key + "tricks", Group: room.group, Label: w.Tricks, Figures: true, Shown: InData},
			Column{Key: room.key + "lead", Group: room.group, Label: w.Lead, Shown: InData | InSheet.when(known.lead)},
			Column{Key: room.key + "score", Group: room.group, Label: w.Score, Figures: true, Shown: InData},
			Column{Key: room.key + "ns", Group: room.group, Label: w.NS, Figures: true, Shown: people},
			Column{Key: room.key + "ew", Group: room.group, Label: w.EW, Figures: true, Shown: people},
			Column{Key: room.key + "ruling", Shown: InData, Optional: true})
	}
	return append(columns,
		Column{Key: "home_won", Group: b.boardsWord(), Label: t.Home, Figures: true, Shown: OnPage},
		Column{Key: "away_won", Group: b.boardsWord(), Label: t.Away, Figures: true, Shown: OnPage},
		Column{Key: "home_points", Group: b.boardsWord(), Label: t.Home, Figures: true, Shown: InData | InSheet},
		Column{Key: "away_points", Group: b.boardsWord(), Label: t.Away, Figures: true, Shown: InData | InSheet},
		Column{Key: "aggregate", Label: t.Aggregate, Figures: true, Shown: everywhere.when(b.league.Scoring == settings.Patton), Optional: true},
		Column{Key: "standing", Label: t.Running, Figures: true, Shown: OnPage},
		Column{Key: "home_sum", Group: t.Running, Label: t.Home, Figures: true, Shown: InData | InSheet},
		Column{Key: "away_sum", Group: t.Running, Label: t.Away, Figures: true, Shown: InData | InSheet},
		Column{Key: "state", Label: w.Remark, Shown: InData | InSheet.when(known.uncounted), Optional: true})
}

// boardKnowledge is what at least one result of the matches says.
type boardKnowledge struct{ contract, lead, tables, segments, turned, uncounted bool }

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
				k.turned = k.turned || (r.Room == event.Open) != (r.NS == g.Home.Team)
			}
		}
	}
	return k
}
