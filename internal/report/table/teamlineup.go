package table

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
)

// lineups are who sat where in each match, as far as it is known.
func (b *teamBuilder) lineups() Part {
	w, t := &b.words.Column, &b.words.Team
	p := Part{
		Key:   "lineups",
		Title: t.LineupsPart,
		Columns: []Column{
			{Key: "round", Label: w.Round, Figures: true, Shown: everywhere.when(len(b.rounds()) > 0)},
			{Key: "match", Label: t.MatchColumn, Shown: InSheet.when(!b.isSingle())},
			{Key: "room", Label: t.Room, Shown: everywhere},
			{Key: "boards", Label: w.Boards, Figures: true, Shown: everywhere},
			{Key: "ns_team", Group: w.NS, Label: t.Team, Shown: everywhere},
			{Key: "ns_names", Group: w.NS, Label: w.Names, Shown: everywhere},
			{Key: "ew_team", Group: w.EW, Label: t.Team, Shown: everywhere},
			{Key: "ew_names", Group: w.EW, Label: w.Names, Shown: everywhere},
		},
	}
	var block Block
	for i := range b.league.Meetings {
		block.Rows = append(block.Rows, b.lineupRows(&b.league.Meetings[i])...)
	}
	if len(block.Rows) > 0 {
		p.Blocks = []Block{block}
	}
	return p
}

// seated is who sat at a table of a room.
type seated struct {
	room   event.Room
	ns, ew int32
	lineup [4]uint8
}

// lineupRows are the line-ups of a match, in the order in which they are met.
func (b *teamBuilder) lineupRows(g *teams.Meeting) []Row {
	var order []seated
	boards := make(map[seated][]int)
	for _, part := range g.Parts {
		results := b.event.Matches[part.Match].Results
		for i := range results {
			r := &results[i]
			if r.Lineup == [4]uint8{} {
				continue
			}
			who := seated{r.Room, r.NS, r.EW, r.Lineup}
			if boards[who] == nil {
				order = append(order, who)
			}
			boards[who] = append(boards[who], int(r.Board))
		}
	}
	match := Text(string(b.team(g.Home.Team)) + " – " + string(b.team(g.Away.Team)))
	rows := make([]Row, len(order))
	for i, who := range order {
		rows[i].Values = []Value{
			known(g.Round),
			match,
			b.room(who.room),
			b.boardNumbers(boards[who]),
			b.team(who.ns),
			b.seatedNames(who.ns, who.lineup[0], who.lineup[2]),
			b.team(who.ew),
			b.seatedNames(who.ew, who.lineup[1], who.lineup[3]),
		}
	}
	return rows
}

// boardNumbers lists boards: "1–12" for people, "1 2 3" for programs.
func (b *teamBuilder) boardNumbers(numbers []int) Value {
	slices.Sort(numbers)
	numbers = slices.Compact(numbers)
	return Term{strings.Trim(fmt.Sprint(numbers), "[]"), b.words.Numbers(numbers)}
}

// seatedPlayers are who sat North, East, South and West; nil where nobody is known.
func (b *teamBuilder) seatedPlayers(r *event.TableResult) (players [4]Value) {
	for seat, place := range r.Lineup {
		team := r.NS
		if seat%2 == 1 {
			team = r.EW
		}
		if place > 0 {
			players[seat] = Text(clean(b.event.Teams[team].Players[place-1]))
		}
	}
	return players
}

// seatedNames are the players of a team at a table; places are from 1.
func (b *teamBuilder) seatedNames(team int32, places ...uint8) Names {
	var names Names
	for _, place := range places {
		if place > 0 {
			names = append(names, clean(b.event.Teams[team].Players[place-1]))
		}
	}
	return names
}

// room is the word for a room.
func (b *teamBuilder) room(room event.Room) Term {
	if room == event.Open {
		return Term{"open", b.words.Team.OpenRoom}
	}
	return Term{"closed", b.words.Team.ClosedRoom}
}
