package teams

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/lines"
)

// flatRow is a row of results that says itself who plays.
type flatRow struct {
	t   *titled
	num int
}

func (r *flatRow) text(field string) string {
	text, _, _ := r.t.Text(r.num, field)
	return strings.TrimSpace(text)
}

func (r *flatRow) at(field string) event.Position {
	_, row, col := r.t.Text(r.num, field)
	return r.t.Sheet.Position(row, col+1)
}

// sitting is a table in a round.
type sitting struct{ section, round, table string }

// meetingAt is two teams at a board, whichever of them sits NS.
type meetingAt struct{ section, round, low, high string }

// readFlat reads rows of which each says who plays.
func (rd *Reader) readFlat(t *titled, way lines.Way) {
	for e := range t.Entries {
		row := flatRow{t, e.Line.Row}
		m, problem := rd.rowTitle(&row)
		if problem != nil {
			rd.problems.Add(*problem)
			continue
		}
		if !m.hasTeams() {
			rd.problems.Add(event.Problem{At: m.at, Text: "the teams of this result are not named", Hint: "fill in Home and Away, or write the match as “Foxes v Owls”"})
			continue
		}
		g := rd.gameOf(&m)
		rd.sit(g, &m)
		if rd.readRoom(g, t.Table, e, m.room, way, row.lineup(&m)) && m.part > 0 && m.openNS != neither {
			g.parts[int32(e.Board)] = m.part
		}
	}
}

// rowTitle is what a row says of its match. The problem says what it lacks.
func (rd *Reader) rowTitle(r *flatRow) (m matchTitle, problem *event.Problem) {
	m = r.t.title
	m.at = r.t.Sheet.Position(r.num, 0)
	if problem = readParts(&m, r.text, r.at); problem != nil {
		return m, problem
	}
	names := matchTitle{}
	switch {
	case r.t.HasColumn("home") && r.t.HasColumn("away"):
		names.home, names.away, names.at = r.text("home"), r.text("away"), r.at("home")
	case r.t.HasColumn("match"):
		if home, away, ok := arrange.Versus(r.text("match"), true); ok {
			names.home, names.away, names.at = home, away, r.at("match")
		}
	}
	if names.home == "" && names.away == "" && r.t.HasSides() {
		return m, rd.takeSides(r, &m)
	}
	if names.at != (event.Position{}) {
		m.home, m.away, m.at = names.home, names.away, names.at
	}
	if !m.hasTeams() {
		return m, nil
	}
	if problem := r.takeRoom(&m); problem != nil {
		return m, problem
	}
	return m, r.seats(&m)
}

// readParts reads the round and the part of the match.
func readParts(m *matchTitle, text func(field string) string, at func(field string) event.Position) *event.Problem {
	var err error
	if text("round") != "" {
		if m.round, m.segment, err = readRound(text("round")); err != nil {
			return &event.Problem{At: at("round"), Text: fmt.Sprintf("round %q %v", text("round"), err), Hint: "write its number"}
		}
	}
	if text("segment") != "" {
		if m.segment, err = readSegment(text("segment")); err != nil {
			return &event.Problem{At: at("segment"), Text: fmt.Sprintf("segment %q %v", text("segment"), err), Hint: "write its number"}
		}
	}
	return nil
}

// closedTables is what the number of a table in the closed room is above that of
// the same match in the open room, where rooms are told by their tables.
const closedTables = 100

// takeRoom finds the room of a row: in its own column; else tables above 100 are in
// the closed room; else the home team sits NS in the open room, as is the custom.
func (r *flatRow) takeRoom(m *matchTitle) *event.Problem {
	if r.t.title.hasRoom && r.text("room") == "" {
		return nil
	}
	if r.text("room") != "" || !r.t.HasColumn("table") && !r.t.HasSides() {
		var ok bool
		if m.room, ok = roomOf(r.text("room"), r.t.Language); !ok {
			return &event.Problem{At: r.at("room"), Text: fmt.Sprintf("room %q is not understood", r.text("room")), Hint: "write open or closed"}
		}
		return nil
	}
	table, err := strconv.Atoi(r.text("table"))
	ns, ew := r.text("ns.side"), r.text("ew.side")
	switch {
	case err == nil && table > closedTables, sameTeam(ns, m.away), sameTeam(ew, m.home):
		m.room = event.Closed
	case err == nil, sameTeam(ns, m.home), sameTeam(ew, m.away):
		m.room = event.Open
	default:
		return &event.Problem{
			At: r.at("board"), Text: "it is not said in which room this board was played",
			Hint: "add a column Room, or write the team that sat NS into a column NS",
		}
	}
	return nil
}

// seats reads who sits NS, where columns NS and EW have the names of the teams.
func (r *flatRow) seats(m *matchTitle) *event.Problem {
	for _, column := range []struct {
		field string
		isNS  bool
	}{{"ns.side", true}, {"ew.side", false}} {
		var who team
		switch name := r.text(column.field); {
		case sameTeam(name, m.home):
			who = homeTeam
		case sameTeam(name, m.away):
			who = awayTeam
		default:
			continue // a pair's number or its names
		}
		if column.isNS != (m.room == event.Open) {
			who = who.other()
		}
		if m.openNS != neither && m.openNS != who && r.t.title.openNS == neither {
			return &event.Problem{At: r.at(column.field), Text: "NS and EW are the same team", Hint: "correct one of them"}
		}
		m.openNS = who
	}
	return nil
}

// takeSides finds the match of a row that has the two teams in the columns of NS and EW:
// the home team is the one that sits NS in the open room.
func (rd *Reader) takeSides(r *flatRow, m *matchTitle) *event.Problem {
	ns, ew := rd.teamNamed(r.text("ns.side")), rd.teamNamed(r.text("ew.side"))
	m.at = r.at("ns.side")
	if ns == "" || ew == "" {
		return &event.Problem{At: m.at, Text: "a team of this result is missing", Hint: "write the number or the name of the team"}
	}
	section, round, table := r.text("section"), r.text("round"), r.text("table")
	if section != "" && rd.hasSections() {
		ns, ew = section+ns, section+ew
	}
	key := meetingAt{section, round, min(teamKey(ns), teamKey(ew)), max(teamKey(ns), teamKey(ew))}
	switch {
	case r.text("room") != "":
		room, ok := roomOf(r.text("room"), r.t.Language)
		if !ok {
			return &event.Problem{At: r.at("room"), Text: fmt.Sprintf("room %q is not understood", r.text("room")), Hint: "write open or closed"}
		}
		m.room = room
	case r.t.title.hasRoom:
	case closedByTable(table) != neither && rd.hasPartner(table):
		m.room = event.Open
		if closedByTable(table) == awayTeam {
			m.room = event.Closed
			first, seen := rd.first[sitting{section, round, openTable(table)}]
			if seen && sameTeam(first, ns) { // NS in the closed room are the other team, whichever was entered
				ns, ew = ew, ns
			}
		} else {
			rd.first[sitting{section, round, table}] = ns
		}
	default: // those who sat NS at the first table of the match did so in the open room
		home, seen := rd.metAt[key]
		if !seen {
			home = teamKey(ns)
		}
		m.room = event.Open
		if home != teamKey(ns) {
			m.room = event.Closed
		}
	}
	home, seen := rd.metAt[key]
	if !seen {
		home = teamKey(ns)
		if m.room == event.Closed {
			home = teamKey(ew)
		}
		rd.metAt[key] = home
	}
	m.home, m.away = ns, ew
	nsTeam := homeTeam
	if home != teamKey(ns) {
		m.home, m.away, nsTeam = ew, ns, awayTeam
	}
	if m.openNS = nsTeam; m.room == event.Closed {
		m.openNS = nsTeam.other()
	}
	return nil
}

// lettered tables: "1a" is in the open room and "1b" in the closed one.
var letteredTable = regexp.MustCompile(`(?i)^\s*([0-9]+)\s*([abocz])\s*$`)

// closedByTable is the home team where a table is in the open room, and the away team
// where it is in the closed room; neither where its number does not say.
func closedByTable(table string) team {
	if m := letteredTable.FindStringSubmatch(table); m != nil {
		if strings.EqualFold(m[2], "a") || strings.EqualFold(m[2], "o") {
			return homeTeam
		}
		return awayTeam
	}
	n, err := strconv.Atoi(strings.TrimSpace(table))
	switch {
	case err != nil:
		return neither
	case n > closedTables:
		return awayTeam
	}
	return homeTeam
}

// openTable is the table of the same match in the open room.
func openTable(table string) string {
	if m := letteredTable.FindStringSubmatch(table); m != nil {
		return strings.TrimSpace(table)[:len(m[1])] + "a"
	}
	n, _ := strconv.Atoi(strings.TrimSpace(table))
	return strconv.Itoa(n - closedTables)
}

// hasPartner reports whether the other table of a match is among the tables.
func (rd *Reader) hasPartner(table string) bool {
	if letteredTable.MatchString(table) {
		return true
	}
	n, err := strconv.Atoi(strings.TrimSpace(table))
	return err == nil && (rd.tableNumbers[n+closedTables] || n > closedTables && rd.tableNumbers[n-closedTables])
}

// lineup is who sat at the table of a row: a name in a column for each seat, or the
// names of each pair in one.
func (r *flatRow) lineup(m *matchTitle) lineup {
	names := m.players[m.room]
	for seat, field := range [4]string{"north", "east", "south", "west"} {
		if text := r.text(field); text != "" {
			names[seat] = text
		}
	}
	for _, pair := range []struct {
		side   string
		places [2]int
	}{{"ns", [2]int{north, south}}, {"ew", [2]int{east, west}}} {
		for _, column := range []string{".name", ".pair"} {
			text := r.text(pair.side + column)
			if text == "" || names[pair.places[0]] != "" || names[pair.places[1]] != "" || sameTeam(text, m.home) || sameTeam(text, m.away) {
				continue
			}
			if first, second, ok := pairOf(text); ok {
				names[pair.places[0]], names[pair.places[1]] = first, second
			}
		}
	}
	return names
}
