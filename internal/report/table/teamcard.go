package table

import (
	"strconv"

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
		p.Notes = append([]string{b.words.Team.CardNote}, b.adjustmentNotes()...)
	}
	return p
}

// matchCard is one match.
func (b *teamBuilder) matchCard(g *teams.Meeting) Block {
	names := b.nameOf(g)
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
	block.Rows = append(block.Rows, b.sumRows(g, home, away)...)
	return block
}

// addStated adds the IMPs of a segment of which only these are known.
func (b *teamBuilder) addStated(part *teams.Part, home, away teams.Amount) (teams.Amount, teams.Amount) {
	m := &b.event.Matches[part.Match]
	homeGot, awayGot := teams.Hundredths(int(m.HomeIMPs)), teams.Hundredths(int(m.AwayIMPs))
	if part.Turned {
		homeGot, awayGot = awayGot, homeGot
	}
	return home + homeGot, away + awayGot
}

// The columns of a card: first what is said of the board, then the rooms, then
// what the board gave.
const (
	firstOutcome   = 3 + 2*roomValues
	outcomeValues  = 9
	aggregateValue = firstOutcome + 4
	standingValue  = firstOutcome + 5
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
		row := Row{Values: []Value{segment, Whole(board.Number), nil}}
		for _, room := range [][]*event.TableResult{open, closed} {
			if i >= len(room) {
				row.Values = append(row.Values, make([]Value, roomValues)...)
				continue
			}
			row.Values[2] = b.openNS(g, room[i])
			row.Values = append(row.Values, b.roomOf(room[i], board.State)...)
		}
		rows = append(rows, row)
	}
	last := len(rows) - 1
	for i := range rows[:last] {
		rows[i].Values = append(rows[i].Values, make([]Value, outcomeValues)...)
	}
	rows[last] = b.withOutcome(rows[last], part, board, home, away)
	return rows
}

// withOutcome adds what a board gave and how the match stands, or why it does
// not count.
func (b *teamBuilder) withOutcome(row Row, part *teams.Part, board *teams.Board, home, away *teams.Amount) Row {
	if board.State != teams.Counts {
		values := make([]Value, outcomeValues)
		values[outcomeValues-1] = Term{boardStateCode(board.State), b.boardState(board.State)}
		if board.State != teams.NotPlayed { // which the rooms say
			values[0] = Remark(b.boardState(board.State))
		}
		row.Values = append(row.Values, values...)
		return row
	}
	homeGot, awayGot, aggregate := board.Home, board.Away, board.HomeSecond
	if part.Turned {
		homeGot, awayGot, aggregate = awayGot, homeGot, board.AwaySecond
	}
	if !b.sharesBoards() && !b.league.IsUnequal(board) {
		homeGot, awayGot = max(homeGot, 0), max(awayGot, 0)
	}
	*home, *away = *home+homeGot, *away+awayGot
	row.Values = append(row.Values,
		b.won(homeGot), b.won(awayGot),
		b.boardAmount(homeGot), b.boardAmount(awayGot),
		b.aggregateAmount(aggregate),
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
