package table

import (
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// matchCards are the matches that were given board by board: both rooms, what
// each board gave, and how the match stood after it. The card of a single match
// stands for the list of matches.
func (b *teamBuilder) matchCards() Part {
	p := Part{
		Key:     "cards",
		Title:   b.words.Team.CardsPart,
		Head:    b.cardHead(),
		Columns: b.cardColumns(),
		Rows:    "results",
	}
	if b.isSingle() {
		p.Key = "matches"
	}
	for i := range b.league.Meetings {
		if g := &b.league.Meetings[i]; hasBoards(g) {
			p.Blocks = append(p.Blocks, b.matchCard(g))
		}
	}
	if len(p.Blocks) > 0 {
		p.Notes = []string{b.words.Team.CardNote}
	}
	return p
}

// matchCard is one match.
func (b *teamBuilder) matchCard(g *teams.Meeting) Block {
	names := string(b.team(g.Home.Team)) + " – " + string(b.team(g.Away.Team))
	heading := names
	if g.Round > 0 {
		heading = b.words.Column.Round + " " + strconv.Itoa(int(g.Round)) + separator + names
	}
	block := Block{
		Heading:   heading,
		Beside:    b.outcome(g),
		Continued: words.Fill(b.words.Team.Continued, "what", heading),
		Bookmark:  heading,
		Head:      append([]Value{Text(heading)}, b.matchRow(g).Values...),
	}
	var home, away teams.Amount
	for i := range g.Parts {
		part := &g.Parts[i]
		homeBefore, awayBefore := home, away
		if len(part.Boards) == 0 {
			home, away = b.addStated(part, home, away)
		}
		for j := range part.Boards {
			block.Rows = append(block.Rows, b.boardRows(g, part, &part.Boards[j], &home, &away)...)
		}
		if len(g.Parts) > 1 {
			block.Rows = append(block.Rows, b.segmentRow(i+1, home-homeBefore, away-awayBefore, home, away))
		}
	}
	if len(g.Parts) == 1 {
		block.Rows = append(block.Rows, b.totalRow(b.words.Card.Total, home, away, nil))
	}
	return block
}

// addStated adds the IMPs of a segment of which only these are known.
func (b *teamBuilder) addStated(part *teams.Part, home, away teams.Amount) (teams.Amount, teams.Amount) {
	m := &b.event.Matches[part.Match]
	homeGot, awayGot := teams.Amount(m.HomeIMPs)*teams.One, teams.Amount(m.AwayIMPs)*teams.One
	if part.Turned {
		homeGot, awayGot = awayGot, homeGot
	}
	return home + homeGot, away + awayGot
}

// outcome is how a match ended: "34–21 IMPs · 13.75–6.25 VP".
func (b *teamBuilder) outcome(g *teams.Meeting) string {
	if !g.State.IsPlayed() {
		return b.stateWord(g.State)
	}
	boards := string(b.between(b.boardAmount(g.Home.For), b.boardAmount(g.Away.For))) + " " + b.boardsWord()
	points := string(b.between(b.pointsAmount(g.Home.Points), b.pointsAmount(g.Away.Points))) + " " + b.pointsWord()
	switch {
	case b.league.Scoring == settings.TotalPoints:
		return boards
	case b.league.Scoring == settings.BoardAMatch, !g.State.HasIMPs():
		return points
	}
	return boards + separator + points
}

// segmentRow ends a segment: what it gave, and how the match stands.
func (b *teamBuilder) segmentRow(number int, home, away, homeSum, awaySum teams.Amount) Row {
	return b.totalRow(b.words.Team.Segment+" "+strconv.Itoa(number), home, away, b.running(homeSum, awaySum))
}

func (b *teamBuilder) totalRow(remark string, home, away teams.Amount, standing Value) Row {
	return Row{
		Values: append(make([]Value, 3+2*roomValues), b.boardAmount(home), b.boardAmount(away), nil, nil, nil, standing, nil, nil, nil),
		Remark: remark,
		Total:  true,
	}
}

// running is how a match stands: "34–21".
func (b *teamBuilder) running(home, away teams.Amount) Value {
	return b.between(b.boardAmount(home), b.boardAmount(away))
}

const (
	roomValues    = 11 // columns about a room
	outcomeValues = 9  // columns about what a board gave
)

// boardRows are the rows of a board, one for each pair of tables. The last has
// what the board gave; it is added to what the teams have so far.
func (b *teamBuilder) boardRows(g *teams.Meeting, part *teams.Part, board *teams.Board, home, away *teams.Amount) []Row {
	open, closed := b.roomsOf(part, board)
	segment := Value(nil)
	if len(g.Parts) > 1 {
		segment = known(b.event.Matches[part.Match].Segment)
	}
	rows := make([]Row, 0, max(len(open), len(closed)))
	for i := range cap(rows) {
		var remarks []string
		row := Row{Values: []Value{segment, Whole(board.Number), nil}}
		for _, room := range [][]*event.TableResult{open, closed} {
			var r *event.TableResult
			if i < len(room) {
				r = room[i]
				row.Values[2] = b.openNS(g, r)
			}
			values, remark := b.roomOf(r)
			row.Values = append(row.Values, values...)
			if r != nil && r.Kind == event.NotPlayed && board.State == teams.Counts {
				remark = "" // a ruling at the other table holds for both
			}
			if remark != "" && !slices.Contains(remarks, remark) {
				remarks = append(remarks, remark)
			}
		}
		rows = append(rows, b.withRemarks(row, remarks))
	}
	last := len(rows) - 1
	for i := range rows[:last] {
		rows[i].Values = append(rows[i].Values, make([]Value, outcomeValues)...)
	}
	rows[last] = b.withOutcome(rows[last], part, board, home, away)
	return rows
}

// roomsOf are the results of a board in the two rooms. Those of one table are
// set beside those of the same place in the other room.
func (b *teamBuilder) roomsOf(part *teams.Part, board *teams.Board) (open, closed []*event.TableResult) {
	results := b.event.Matches[part.Match].Results
	for _, i := range board.Results {
		if r := &results[i]; r.Room == event.Open {
			open = append(open, r)
		} else {
			closed = append(closed, r)
		}
	}
	return open, closed
}

// openNS is the team that sat North-South in the open room when a result came
// about.
func (b *teamBuilder) openNS(g *teams.Meeting, r *event.TableResult) Value {
	team := r.NS
	if r.Room == event.Closed {
		team = r.EW
	}
	return b.team(team)
}

// roomOf is what a table came to, and what is said of a result without a score.
func (b *teamBuilder) roomOf(r *event.TableResult) (values []Value, remark string) {
	if r == nil {
		return make([]Value, roomValues), ""
	}
	contract, declarer, result, tricks := b.contract(&r.Result)
	score, ns, ew := scores(&r.Result)
	var ruling Value
	switch r.Kind {
	case event.Adjusted:
		ruling = Text(awardsCode(&r.Result))
	case event.Ruled:
		ruling = Text(rulingCode(&b.event.Rulings[r.Ruling]))
	}
	return []Value{known(r.Table), b.play(contract, declarer, result), contract, declarer, result, tricks, Card(r.Lead), score, ns, ew, ruling}, b.remark(&r.Result)
}

// withOutcome adds what a board gave and how the match stands, or why it does
// not count.
func (b *teamBuilder) withOutcome(row Row, part *teams.Part, board *teams.Board, home, away *teams.Amount) Row {
	if board.State != teams.Counts {
		row.Values = append(row.Values, append(make([]Value, outcomeValues-1), Text(boardStateCode(board.State)))...)
		return b.withRemarks(row, []string{b.boardState(board.State)})
	}
	homeGot, awayGot, aggregate := board.Home, board.Away, board.HomeSecond
	if part.Turned {
		homeGot, awayGot, aggregate = awayGot, homeGot, board.AwaySecond
	}
	if !b.sharesBoards() {
		homeGot, awayGot = max(homeGot, 0), max(awayGot, 0)
	}
	*home, *away = *home+homeGot, *away+awayGot
	row.Values = append(row.Values,
		b.won(homeGot), b.won(awayGot),
		b.boardAmount(homeGot), b.boardAmount(awayGot),
		b.boardAmount(aggregate),
		b.running(*home, *away),
		b.boardAmount(*home), b.boardAmount(*away),
		nil)
	return row
}

// won is what a team got from a board on the page: where IMPs are won, blank for
// the team that won none, as on a card filled in by hand.
func (b *teamBuilder) won(a teams.Amount) Value {
	if a == 0 && !b.sharesBoards() {
		return nil
	}
	return b.boardAmount(a)
}

// sharesBoards reports whether the teams share what there is to win on a board.
func (b *teamBuilder) sharesBoards() bool {
	return b.league.Scoring == settings.BoardAMatch || b.league.Scoring == settings.Patton
}

// withRemarks adds remarks to a row. They stand in the place of what is missing,
// so that of a pass-out, which has no declarer, must not be it.
func (b *teamBuilder) withRemarks(row Row, remarks []string) Row {
	if len(remarks) == 0 {
		return row
	}
	if row.Remark = strings.Join(remarks, separator); row.Remark == "" {
		return row
	}
	for i, value := range row.Values {
		if c, ok := value.(Contract); ok && c.IsPassedOut() {
			row.Values[i+1], row.Values[i+2] = Text(noMatch), Text(noMatch)
		}
	}
	return row
}

func boardStateCode(s teams.BoardState) string {
	switch s {
	case teams.NotPlayed:
		return "not played"
	case teams.OneTable:
		return "one table"
	case teams.SameSeats:
		return "same seats"
	case teams.Fouled:
		return "fouled"
	}
	return ""
}

// boardState says why a board does not count.
func (b *teamBuilder) boardState(s teams.BoardState) string {
	w := &b.words.Team
	switch s {
	case teams.NotPlayed:
		return b.words.Traveller.NotPlayed
	case teams.OneTable:
		return w.OneTable
	case teams.SameSeats:
		return w.SameSeats
	case teams.Fouled:
		return w.Fouled
	}
	return ""
}
