package sheetgen

import (
	"fmt"
	"slices"
	"strconv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// playersForm is how a sheet names the players of an individual.
type playersForm uint8

const (
	playersByNumber playersForm = iota // numbers only
	playersListed                      // numbers and a list of names
	playersByName                      // names only
)

func (f playersForm) String() string {
	return [...]string{"numbers", "numbers and a list", "names"}[f]
}

// drawIndividual draws an individual session and its sheet.
func drawIndividual(r *random) *Sheet {
	arrangement := pickWeighted(r, weighted[string]{"individual flat", 4}, weighted[string]{"individual travellers", 4}, weighted[string]{"individual cards", 3})
	r.record("arrangement", arrangement)
	form := pick(r, playersByNumber, playersListed, playersByName)
	r.record("players", form)
	d := &design{random: r, session: &session{random: r, sections: []string{""}, names: map[ID][]string{}, natural: map[int]natural{}}, arrangement: arrangement, individual: true, players: form}
	d.results = d.session.playIndividual()
	d.drawLanguages()
	d.note = drawNotation(r, d.cells)
	d.drawContents()
	d.drawLook()
	d.twoRows = false
	d.drawIndividualColumns()
	d.note.record()
	r.record("score", d.score)
	out := &Sheet{}
	switch arrangement {
	case "individual travellers":
		out.pages = d.travellers()
	case "individual cards":
		out.pages = d.individualCards()
	default:
		out.pages = d.flat()
	}
	switch {
	case form == playersListed:
		out.pages = d.addPlayers(out.pages)
	case form == playersByName && len(out.pages) == 1 && r.chance(.3):
		d.addStandings(out.pages[0])
	}
	out.pages = d.decorate(out.pages)
	out.Truth = d.individualTruth()
	return out
}

// playIndividual draws the players, who sits where, and the results.
func (s *session) playIndividual() []Result {
	r := s.random
	tables := pick(r, 2, 2, 3, 4)
	rounds := r.between(4, 7)
	s.perRound, s.firstSet = pick(r, 2, 2, 3), 1
	people := drawPeople(r, 4*tables)
	for i, p := range people {
		id := ID{Number: i + 1}
		s.pairs = append(s.pairs, id)
		s.names[id] = []string{s.fullName(p)}
	}
	var out []Result
	for round := range rounds {
		seats := r.Perm(4 * tables)
		for t := range tables {
			for _, b := range s.set(round) {
				if _, ok := s.natural[b]; !ok {
					s.natural[b] = drawNatural(r)
					s.boards = append(s.boards, b)
				}
				x := s.play(b)
				x.Round, x.Table = round+1, t+1
				x.NS, x.EW = ID{Number: seats[4*t] + 1}, ID{Number: seats[4*t+1] + 1}
				x.South, x.West = ID{Number: seats[4*t+2] + 1}, ID{Number: seats[4*t+3] + 1}
				out = append(out, x)
			}
		}
	}
	compareScores(out)
	return out
}

// drawIndividualColumns draws the columns of an individual and their order.
func (d *design) drawIndividualColumns() {
	r := d.random
	var groups []group
	if r.chance(.5) {
		groups = append(groups, group{fRound})
	}
	if r.chance(.4) {
		groups = append(groups, group{fTable})
	}
	seats := group{fNorth, fEast, fSouth, fWest}
	if r.chance(.4) {
		seats = group{fNorth, fSouth, fEast, fWest}
	}
	if d.arrangement == "individual flat" && r.chance(.25) {
		seats = group{fNS, fEW}
		d.partnerJoin = pick(r, " & ", " / ", " + ")
		r.record("partners", d.partnerJoin)
	}
	groups = append(groups, group{fBoard}, seats)
	groups = append(groups, d.contractGroups()...)
	if d.players == playersByName && r.chance(.2) {
		d.declarerByName = true
		r.record("declarer", "by name")
	}
	if r.chance(.2) {
		groups = append(groups, group{fRemarks})
	}
	d.orderGroups(groups)
	for _, f := range slices.Concat(groups...) {
		d.columns = append(d.columns, column{field: f})
	}
	d.drawHeadings()
	if r.chance(.4) {
		d.shortSeats()
	}
	r.record("columns", d.headings())
}

// shortSeats makes the headings of the seats letters.
func (d *design) shortSeats() {
	letters := []rune(d.head.seats)
	index := map[field]int{fNorth: 0, fEast: 1, fSouth: 2, fWest: 3}
	for i, c := range d.columns {
		if n, ok := index[c.field]; ok {
			d.columns[i].heading = d.look(string(letters[n]))
		}
	}
}

// playerCell returns the cell of a player.
func (d *design) playerCell(id ID) cell {
	if d.players == playersByName {
		return textCell(d.session.names[id][0])
	}
	return d.number(id.Number)
}

// partnersCell returns the cell of two partners.
func (d *design) partnersCell(first, second ID) cell {
	if d.players == playersByName {
		return textCell(d.session.names[first][0] + d.partnerJoin + d.session.names[second][0])
	}
	return textCell(strconv.Itoa(first.Number) + d.partnerJoin + strconv.Itoa(second.Number))
}

// playerAt returns the player of an individual at a seat.
func (x *Result) playerAt(seat bridge.Seat) ID {
	return map[bridge.Seat]ID{bridge.North: x.NS, bridge.East: x.EW, bridge.South: x.South, bridge.West: x.West}[seat]
}

// addStandings writes a ranking without headings below the results: places, names and points.
func (d *design) addStandings(p *page) {
	d.random.record("standings", "below")
	g := &grid{}
	g.add(titleCell(pick(d.random, d.head.all(wStandings)...)))
	points := 20 * len(d.session.pairs)
	for place, id := range d.session.pairs {
		points -= d.random.between(1, 9)
		g.add(d.number(place+1), textCell(d.session.names[id][0]), d.number(points))
	}
	p.below(1, g)
}

// individualCards writes a table for each table and round, with the players in its
// title.
func (d *design) individualCards() []*page {
	r := d.random
	form := r.IntN(2)
	columns := without(d.columns, fRound, fTable, fNorth, fEast, fSouth, fWest)
	var blocks []block
	for i := range d.results {
		x := &d.results[i]
		last := len(blocks) - 1
		if last >= 0 && d.results[blocks[last].rows[0]].Round == x.Round && d.results[blocks[last].rows[0]].Table == x.Table {
			blocks[last].rows = append(blocks[last].rows, i)
			continue
		}
		blocks = append(blocks, block{title: d.individualTitle(x, form), rows: []int{i}})
	}
	if len(columns) >= len(blocks[0].title) && r.chance(.3) { // else titles of tables next to each other overlap
		return []*page{d.tile(blocks, columns, r.between(2, 3))}
	}
	return d.parts(blocks, columns, false)
}

// individualTitle returns the title of a card.
func (d *design) individualTitle(x *Result, form int) []cell {
	out := textCells(fmt.Sprintf("%s %d", d.head.first(wRound), x.Round), fmt.Sprintf("%s %d", d.head.first(wTable), x.Table))
	if form == 1 {
		out = textCells(fmt.Sprintf("%s %d, %s %d", d.head.first(wRound), x.Round, d.head.first(wTable), x.Table))
	}
	for i, id := range []ID{x.NS, x.EW, x.South, x.West} {
		seat := d.head.first(wNorth + word(i))
		out = append(out, titleCell(seat+pick(d.random, " ", ": ")+d.playerCell(id).text(false)))
	}
	return out
}

// addPlayers writes the list of players.
func (d *design) addPlayers(pages []*page) []*page {
	r := d.random
	g := &grid{}
	number := pick(r, d.head.first(wNumber), d.head.first(wPlayer))
	g.add(cell{value: d.look(number), role: headingRole}, cell{value: d.look(d.head.first(wName)), role: headingRole})
	for _, id := range d.session.pairs {
		g.add(d.number(id.Number), textCell(d.session.names[id][0]))
	}
	if len(pages) == 1 && r.chance(.3) {
		r.record("list at", "beside")
		pages[0].place(0, pages[0].width()+1, g)
		return pages
	}
	r.record("list at", "another sheet")
	return append(pages, &page{name: pick(r, d.head.first(wNames), d.head.first(wPlayer), "Names"), grid: *g})
}

// individualTruth returns what was played in an individual.
func (d *design) individualTruth() Truth {
	t := Truth{Results: d.results, HasContracts: d.hasContract, HasTricks: d.hasContract && d.hasResult, ByName: d.players == playersByName}
	if d.players == playersByNumber {
		return t
	}
	for _, id := range d.session.pairs {
		t.Entrants = append(t.Entrants, Entrant{ID: id, Names: d.session.names[id]})
	}
	return t
}

// playerName returns the name by which a player is compared, or the number.
func (t *Truth) playerName(id ID) string {
	if t.ByName {
		for _, e := range t.Entrants {
			if e.ID == id {
				return bareNames(e.Names)
			}
		}
	}
	return strconv.Itoa(id.Number)
}

// compareIndividual judges an individual.
func compareIndividual(t *Truth, ev *event.Event, problems event.Problems) (Verdict, string) {
	if ev.Kind != event.Pairs || !ev.Individual {
		return Wrong, fmt.Sprintf("read as %v", ev.Kind)
	}
	want, got := t.lines(), readLines(t, ev)
	optional := t.optional(problems)
	if text := differ(want, got, optional, line.played); text != "" {
		return Wrong, text
	}
	if text := differ(want, got, optional, func(l line) line { return l }); text != "" {
		return Partial, text
	}
	if t.ByName {
		return Right, ""
	}
	if text := compareNames(t, ev); text != "" {
		return Names, text
	}
	return Right, ""
}
