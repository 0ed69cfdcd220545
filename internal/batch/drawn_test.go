package batch

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// contest is a kind of event that drawn events are of.
type contest string

var drawnKinds = []contest{
	"Mitchell", "Mitchell with one winner", "Howell", "sections", "Butler", "cross-IMPs", "Swiss pairs", "individual",
	"match", "league with boards", "list of matches", "Chicago", "rubber",
}

// drawn is an event that was drawn, as the files of a director.
type drawn struct {
	kind           contest
	results, names string // the text of both files; no names where that is empty
	amounts        []amount
}

// amount is a penalty, a bonus or the like that was drawn.
type amount struct {
	who, kind, text string // "Ann Ash & Bob Bay", "Penalty", "1.5"
}

// drawing draws an event.
type drawing struct {
	*rand.Rand
	kind    contest
	amounts []amount
	marks   map[int]string // the cells Vul and Dealer of a board
}

// draw draws an event of a kind.
func draw(r *rand.Rand, kind contest) drawn {
	d := &drawing{Rand: r, kind: kind, marks: make(map[int]string)}
	e := drawn{kind: kind}
	switch kind {
	case "match", "league with boards":
		e.results, e.names = d.teams()
	case "list of matches":
		e.results, e.names = d.list()
	case "individual":
		e.results, e.names = d.individual()
	case "Chicago", "rubber":
		e.results = d.deals()
	default:
		e.results, e.names = d.pairs()
	}
	e.amounts = d.amounts
	return e
}

// one returns one of several texts.
func (d *drawing) one(texts ...string) string { return texts[d.IntN(len(texts))] }

// chance reports true so many times of a hundred.
func (d *drawing) chance(percent int) bool { return d.IntN(100) < percent }

// head returns the lines above a table.
func (d *drawing) head(settings ...string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# title: %s\n# date: 2026-11-%02d\n", d.one("Winter Cup", `Owls & "Friends"`, "Øst–Vest, del 2"), 1+d.IntN(30))
	for _, s := range settings {
		b.WriteString("# " + s + "\n")
	}
	return b.String()
}

var (
	givenNames = []string{"Ann", "Bo", "Cyd", "Dag", "Eva", "Finn", "Gro", "Hal", "Ida", "Jon", "Kai", "Liv", "Zoë", "Łucja", "Ørjan", "Šárka"}
	surnames   = []string{"Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gorse", "Hazel", "Ivy", "Juniper", "Kauri", "Larch", "de la Vigne", "O'Oak", "Møller", "Lind-Pine"}
)

// person returns the name of the player numbered n, the same each time.
func person(n int) string {
	return givenNames[n%len(givenNames)] + " " + surnames[(n/len(givenNames)+n)%len(surnames)]
}

// result returns the cells Contract, By, Result and Lead of a result at a table.
func (d *drawing) result() string {
	if d.chance(4) {
		return "PASS,,,"
	}
	level := 1 + d.IntN(7)
	contract := fmt.Sprint(level) + d.one("C", "D", "H", "S", "NT") + d.one("", "", "", "X", "XX")
	lead := d.one("", "S", "H", "D", "C")
	if lead != "" {
		lead += d.one("A", "K", "Q", "J", "T", "9", "2")
	}
	return fmt.Sprintf("%s,%s,%+d,%s", contract, d.one("N", "E", "S", "W"), max(-4, min(7-level, 3-level+d.IntN(3))), lead)
}

// marked returns the cells Vul and Dealer of a board, which one board in a few has other than
// its number says.
func (d *drawing) marked(board int) string {
	cells, known := d.marks[board]
	if !known {
		cells = ","
		if d.chance(15) {
			cells = d.one("None", "NS", "EW", "All", "") + "," + d.one("N", "E", "S", "W", "")
		}
		d.marks[board] = cells
	}
	return cells
}

// ruling returns what a director wrote in place of a result.
func (d *drawing) ruling() string {
	return d.one("60/40", "A+/A-", "A-/A+", "A+/A+", "50/50", "62.5/37.5", "NP", "60% 140 + 40% -100", "NS +140; EW -170", "EW A- / NS 60% 110 + 40% -100", "A+/60") + ",,,"
}

// seating is who meets whom at the tables of a round, and on which boards.
type seating struct {
	round, table, ns, ew int
	boards               []int
}

// mitchell returns a movement in which NS stay; tables are odd in number.
func mitchell(tables, rounds, perRound, offset int) []seating {
	var all []seating
	for round := range rounds {
		for table := range tables {
			s := seating{round: round + 1, table: table + 1, ns: table + 1, ew: (table-round+tables)%tables + 1 + offset}
			for i := range perRound {
				s.boards = append(s.boards, (table+round)%tables*perRound+i+1)
			}
			all = append(all, s)
		}
	}
	return all
}

// howell returns a movement in which every pair meets every other; the number of
// pairs is even. All tables of a round play the same boards.
func howell(pairs, perRound, rounds int) []seating {
	var all []seating
	for round := range min(rounds, pairs-1) {
		for table := range pairs / 2 {
			a, b := (round+table)%(pairs-1), (round-table+pairs-1)%(pairs-1)
			if table == 0 {
				b = pairs - 1
			}
			s := seating{round: round + 1, table: table + 1, ns: a + 1, ew: b + 1}
			if (round+table)%2 == 1 {
				s.ns, s.ew = s.ew, s.ns
			}
			for i := range perRound {
				s.boards = append(s.boards, round*perRound+i+1)
			}
			all = append(all, s)
		}
	}
	return all
}

// pairs draws an event of pairs.
func (d *drawing) pairs() (results, names string) {
	var settings []string
	offset := d.one("0", "0", "20")
	var movements [][]seating
	newMitchell := func() []seating {
		tables, over := 3+2*d.IntN(3), 0
		if offset != "0" {
			over = 20
		}
		return mitchell(tables, 2+d.IntN(tables-1), 1+d.IntN(3), over)
	}
	switch d.kind {
	case "Mitchell", "Mitchell with one winner":
		movements = append(movements, newMitchell())
		settings = append(settings, "winners: "+map[bool]string{true: "2", false: "1"}[d.kind == "Mitchell"])
	case "sections":
		movements = append(movements, newMitchell(), newMitchell())
	case "Howell":
		movements = append(movements, howell(6+2*d.IntN(3), 1+d.IntN(3), 9))
	case "Swiss pairs":
		movements = append(movements, howell(6+2*d.IntN(3), 4+d.IntN(4), 3))
		settings = append(settings, "scoring: swiss-pairs")
	default:
		if d.chance(50) {
			movements = append(movements, newMitchell())
		} else {
			movements = append(movements, howell(6+2*d.IntN(3), 2, 9))
		}
		settings = append(settings, "scoring: "+map[contest]string{"Butler": "butler", "cross-IMPs": "ximp"}[d.kind])
	}
	var rows strings.Builder
	settings = append(settings, "sitout: "+d.one("own", "50", "60"))
	rows.WriteString(d.head(settings...) + "Section,Round,Table,Board,Vul,Dealer,NS,EW,Contract,By,Result,Lead\n")
	var list strings.Builder
	list.WriteString("Section,Direction,Pair,Name 1,Name 2,Penalty,Bonus,Carry-forward,Handicap\n")
	unit := map[contest]string{"Butler": "IMP", "cross-IMPs": "IMP", "Swiss pairs": "VP"}[d.kind]
	if unit == "" {
		unit = "MP"
	}
	people := 0
	for m, movement := range movements {
		section := ""
		if d.kind == "sections" {
			section = string(rune('A' + m))
		}
		isTwoWay := slices.ContainsFunc(movement, func(s seating) bool { return s.ns == 1 && s.round > 1 }) &&
			!slices.ContainsFunc(movement, func(s seating) bool { return s.ns != s.table })
		absent := 0 // a pair that did not come: its opponents sit out
		switch {
		case offset == "0" && isTwoWay || !d.chance(30): // where 2 is a pair of each side
		case isTwoWay:
			absent = 22
		default:
			absent = 2
		}
		d.table(&rows, section, movement, absent)
		seen := make(map[string]bool)
		for _, s := range movement {
			for _, sat := range []struct {
				side string
				pair int
			}{{"NS", s.ns}, {"EW", s.ew}} {
				direction := ""
				if isTwoWay {
					direction = sat.side
				}
				key := fmt.Sprint(direction, sat.pair)
				if seen[key] || sat.pair == absent {
					continue
				}
				seen[key] = true
				people += 2
				d.entry(&list, fmt.Sprintf("%s,%s,%d", section, direction, sat.pair), person(people)+","+person(people+1), person(people)+" & "+person(people+1), unit, unit == "MP")
			}
		}
	}
	return rows.String(), list.String()
}

// table writes the results of a movement.
func (d *drawing) table(rows *strings.Builder, section string, movement []seating, absent int) {
	for _, s := range movement {
		for _, board := range s.boards {
			cells := d.result()
			switch {
			case s.ns == absent || s.ew == absent:
				ns, ew := fmt.Sprint(s.ns), fmt.Sprint(s.ew)
				nobody, cells := "", "bye,,,"
				if d.chance(50) {
					nobody, cells = "0", d.one("60/40", "A+/A-", "A-/A+", "A+/A+", "62.5/37.5", "0%/NP", "NP/100%", "05%/05%")+",,,"
				}
				if s.ns == absent {
					ns = nobody
				} else {
					ew = nobody
				}
				fmt.Fprintf(rows, "%s,%d,%d,%d,%s,%s,%s,%s\n", section, s.round, s.table, board, d.marked(board), ns, ew, cells)
				continue
			case d.chance(8):
				cells = d.ruling()
			}
			fmt.Fprintf(rows, "%s,%d,%d,%d,%s,%d,%d,%s\n", section, s.round, s.table, board, d.marked(board), s.ns, s.ew, cells)
		}
	}
}

// entry writes a line of the list of names, perhaps with amounts.
func (d *drawing) entry(list *strings.Builder, number, names, who, unit string, hasHandicap bool) {
	texts := make([]string, 4)
	for i, kind := range []string{"Penalty", "Bonus", "Carry-forward", "Handicap"} {
		if !d.chance(12) || i == 3 && !hasHandicap || i == 1 && texts[0] != "" {
			continue
		}
		text := d.one("1", "0.5", "2.25", "3", "0.125", "10")
		if i == 3 {
			text = d.one("1", "2.5", "-3.25")
			texts[i] = text
		} else {
			texts[i] = text + " " + unit
		}
		d.amounts = append(d.amounts, amount{who, kind, text})
	}
	fmt.Fprintf(list, "%s,%s,%s\n", number, names, strings.Join(texts, ","))
}

// individual draws an event in which players change partners.
func (d *drawing) individual() (results, names string) {
	players := 8 + 4*d.IntN(2)
	var rows, list strings.Builder
	rows.WriteString(d.head() + "Round,Table,Board,Vul,Dealer,N,S,E,W,Contract,By,Result,Lead\n")
	list.WriteString("Number,Name,Penalty,Bonus,Carry-forward,Handicap\n")
	for round := range 3 {
		for table := range players / 4 {
			order := []int{4*table + 1, 4*table + 2 + round/2, 4*table + 3 - round/2, 4*table + 4}
			if round == 1 { // other players meet
				order = []int{table + 1, players/4 + table + 1, players/2 + table + 1, 3*players/4 + table + 1}
			}
			for i := range 2 {
				cells := d.result()
				if d.chance(8) {
					cells = d.one("60/40", "A+/A-", "NP") + ",,,"
				}
				board := 2*round + i + 1
				fmt.Fprintf(&rows, "%d,%d,%d,%s,%d,%d,%d,%d,%s\n", round+1, table+1, board, d.marked(board), order[0], order[1], order[2], order[3], cells)
			}
		}
	}
	for p := range players {
		d.entry(&list, fmt.Sprint(p+1), person(p), person(p), "MP", true)
	}
	return rows.String(), list.String()
}

// teamNames are the names of teams.
var teamNames = []string{"Owls", "Foxes", "Bears & Co", "Øst", "Stoats", "Lynxes"}

// teams draws matches with their boards.
func (d *drawing) teams() (results, names string) {
	n, rounds := 4, 3
	if d.kind == "match" {
		n, rounds = 2, 1
	}
	var rows strings.Builder
	var settings []string
	rulings := []string{"60/40", "A+/A-", "NP"}
	switch d.IntN(6) {
	case 0:
		settings = append(settings, "scoring: bam")
	case 1: // which has no artificial scores
		settings, rulings = append(settings, "scoring: total"), []string{"NP"}
	}
	named := d.chance(60)
	rows.WriteString(d.head(settings...) + "Round,Home,Away,Board,Vul,Dealer,Room,NS,EW,North,South,East,West,Contract,By,Result,Lead\n")
	for round := range rounds {
		for _, s := range howell(n, 1, rounds) {
			if s.round != round+1 {
				continue
			}
			home, away := teamNames[s.ns-1], teamNames[s.ew-1]
			for board := range 8 {
				ruling := ""
				if d.chance(8) {
					ruling = d.one(rulings...)
				}
				for _, room := range []string{"Open", "Closed"} {
					ns, ew, cells := home, away, d.result()
					if room == "Closed" {
						ns, ew = away, home
					}
					switch {
					case ruling == "":
					case room == "Closed": // the same for each team
						cells = map[string]string{"60/40": "40/60", "A+/A-": "A-/A+", "NP": "NP"}[ruling] + ",,,"
					default:
						cells = ruling + ",,,"
					}
					fmt.Fprintf(&rows, "%d,%s,%s,%d,%s,%s,%s,%s,%s,%s\n", round+1, home, away, board+1, d.marked(board+1), room, ns, ew, d.lineup(named, board/4, ns, ew), cells)
				}
			}
		}
	}
	return rows.String(), d.squads(n, len(settings) == 0)
}

// lineup returns the cells North, South, East and West of a table of teams: the players of
// the squads, who change seats in the second half; one of them may be unknown.
func (d *drawing) lineup(named bool, half int, ns, ew string) string {
	names := make([]string, 4)
	for i := range names {
		team := slices.Index(teamNames, []string{ns, ew}[i/2])
		if named && !d.chance(4) {
			names[i] = person(4*team + (i+half+i/2*2)%4)
		}
	}
	return strings.Join(names, ",")
}

// deals draws an evening of Chicago or rubber bridge.
func (d *drawing) deals() string {
	var rows strings.Builder
	settings := []string{"scoring: " + map[contest]string{"Chicago": "chicago", "rubber": "rubber"}[d.kind]}
	isDuplicate := d.kind == "Chicago" && d.chance(50)
	if d.kind == "Chicago" && !isDuplicate {
		settings = append(settings, "chicago: us")
	}
	rows.WriteString(d.head(settings...) + "Deal,Dealer,North,South,East,West,Contract,By,Tricks,Honours,NS score,EW score\n")
	names := []string{person(0), person(1), person(2), person(3)}
	switch d.IntN(3) {
	case 0: // who sat on a side, in one cell
		names[1], names[3] = "", ""
	case 1:
		names[1] = ""
	}
	for deal := range 4 + 4*d.IntN(4) {
		dealer := ""
		if d.kind == "Chicago" && (isDuplicate || deal == 0) {
			dealer = string("NESW"[deal%4])
		}
		fmt.Fprintf(&rows, "%d,%s,%s,", deal+1, dealer, strings.Join(names, ","))
		switch {
		case d.chance(5) && isDuplicate:
			rows.WriteString("Not played,,,,,\n")
		case d.chance(10) && isDuplicate:
			rows.WriteString(",,,," + d.one("420,", ",100", "90,", ",1430") + "\n")
		case d.chance(5):
			rows.WriteString("PASS,,,,,\n")
		default:
			level, honours := 1+d.IntN(7), ""
			if !isDuplicate && d.chance(20) {
				honours = d.one("NS", "EW") + " " + d.one("100", "150")
			}
			fmt.Fprintf(&rows, "%d%s%s,%s,%d,%s,,\n", level, d.one("C", "D", "H", "S"), d.one("", "", "X", "XX"), d.one("N", "E", "S", "W"), 6+level+d.IntN(3)-2+max(0, 7-level)/4, honours)
		}
	}
	return rows.String()
}

// squads draws the players of teams and what is given to them.
func (d *drawing) squads(n int, inVP bool) string {
	var list strings.Builder
	list.WriteString("Team,Player 1,Player 2,Player 3,Player 4,Penalty,Bonus,Carry-forward\n")
	for team := range n {
		texts := make([]string, 3)
		for i, kind := range []string{"Penalty", "Bonus", "Carry-forward"} {
			if inVP && d.chance(20) && (i != 1 || texts[0] == "") {
				text := d.one("1", "0.5", "2.25", "3")
				texts[i] = text + " VP"
				d.amounts = append(d.amounts, amount{teamNames[team], kind, text})
			}
		}
		fmt.Fprintf(&list, "%s,%s,%s,%s,%s,%s\n", teamNames[team], person(4*team), person(4*team+1), person(4*team+2), person(4*team+3), strings.Join(texts, ","))
	}
	return list.String()
}

// list draws matches of which only the outcome is known.
func (d *drawing) list() (results, names string) {
	var rows strings.Builder
	rows.WriteString(d.head() + "Round,Home,Away,Boards,IMPs home,IMPs away\n")
	n := 4 + 2*d.IntN(2)
	for _, s := range howell(n, 1, 3) {
		home, away := teamNames[s.ns-1], teamNames[s.ew-1]
		if d.chance(8) {
			fmt.Fprintf(&rows, "%d,%s,%s,16,,\n", s.round, home, away)
			continue
		}
		fmt.Fprintf(&rows, "%d,%s,%s,16,%d,%d\n", s.round, home, away, d.IntN(60), d.IntN(60))
	}
	return rows.String(), d.squads(n, true)
}
