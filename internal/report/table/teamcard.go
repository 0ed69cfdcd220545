package table

import (
	"strconv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// matchCards are the matches that were given board by board: both rooms, what
// each board gave, and how the match stood after it. The card of a single match
// stands for the list of matches.
func (b *teamBuilder) matchCards() Part {
	head, fields := b.cardHead(), b.cardFields()
	p := Part{
		Key:     "cards",
		Title:   b.words.Team.CardsPart,
		Head:    columnsOf(head),
		Columns: columnsOf(fields),
		Rows:    "results",
	}
	if b.isSingle() {
		p.Key = "matches"
	}
	for i := range b.league.Meetings {
		if g := &b.league.Meetings[i]; hasBoards(g) {
			p.Blocks = append(p.Blocks, b.matchCard(g, head, fields))
		}
	}
	if len(p.Blocks) > 0 {
		p.Notes = append([]string{b.words.Team.CardNote}, b.adjustmentNotes()...)
	}
	return p
}

// cardHeading names a match: "Round 3 · Foxes – Bears".
func (b *teamBuilder) cardHeading(g *teams.Meeting) string {
	if g.Round > 0 {
		return b.words.Column.Round + " " + strconv.Itoa(int(g.Round)) + separator + b.nameOf(g)
	}
	return b.nameOf(g)
}

// cardLine is a row of a card: the tables of a board and what it gave, or a sum.
type cardLine struct {
	segment, board, openNS                   Value
	stated                                   *bridge.Marks // of the board, where they are not those of its number
	rooms                                    [2]roomLine   // open, closed
	homeWon, awayWon, homePoints, awayPoints Value
	aggregate, standing, homeSum, awaySum    Value
	state                                    Value
	remark                                   string // of a sum
}

// matchCard is one match.
func (b *teamBuilder) matchCard(g *teams.Meeting, head []field[*teams.Meeting], fields []field[*cardLine]) Block {
	heading := b.cardHeading(g)
	block := Block{
		Heading:   heading,
		Beside:    b.outcome(g),
		Continued: words.Fill(b.words.Team.Continued, "what", heading),
		Bookmark:  heading,
		Head:      valuesOf(head, g),
	}
	var lines []cardLine
	var home, away teams.Amount
	for i := range g.Parts {
		part := &g.Parts[i]
		homeBefore, awayBefore := home, away
		if len(part.Boards) == 0 {
			home, away = b.addStated(g, part, home, away)
		}
		for j := range part.Boards {
			lines = append(lines, b.boardLines(g, part, &part.Boards[j], &home, &away)...)
		}
		if len(g.Parts) > 1 {
			lines = append(lines, b.segmentLine(i+1, home-homeBefore, away-awayBefore, home, away))
		}
	}
	lines = append(lines, b.sumLines(g, home, away)...)
	for i := range lines {
		block.Rows = append(block.Rows, Row{Values: valuesOf(fields, &lines[i]), Remark: lines[i].remark, Total: lines[i].remark != ""})
	}
	return block
}

// addStated adds the IMPs of a segment of which only these are known.
func (b *teamBuilder) addStated(g *teams.Meeting, part *teams.Part, home, away teams.Amount) (teams.Amount, teams.Amount) {
	m := &b.event.Matches[part.Match]
	homeGot, awayGot := teams.Hundredths(int(m.HomeIMPs)), teams.Hundredths(int(m.AwayIMPs))
	if part.Turned {
		homeGot, awayGot = awayGot, homeGot
	}
	if g.Unequal {
		homeGot, awayGot = homeGot-awayGot, awayGot-homeGot
	}
	return home + homeGot, away + awayGot
}

// boardLines are the rows of a board, one for each pair of tables. The last has
// what the board gave; it is added to what the teams have so far.
func (b *teamBuilder) boardLines(g *teams.Meeting, part *teams.Part, board *teams.Board, home, away *teams.Amount) []cardLine {
	open, closed := b.roomsOf(part, board)
	segment := Value(nil)
	if len(g.Parts) > 1 {
		segment = known(b.event.Matches[part.Match].Segment)
	}
	lines := make([]cardLine, max(len(open), len(closed)))
	for i := range lines {
		l := &lines[i]
		l.segment, l.board = segment, Whole(board.Number)
		for room, results := range [2][]*event.TableResult{open, closed} {
			if i < len(results) {
				l.stated, l.openNS = results[i].Stated, b.openNS(g, results[i])
				l.rooms[room] = b.roomOf(results[i], board.State)
			}
		}
	}
	b.setOutcome(&lines[len(lines)-1], g, part, board, home, away)
	return lines
}

// setOutcome sets what a board gave and how the match stands, or why it does not
// count. IMPs are at the side that won them, but where a ruling makes the sides
// unequal each has its own, won and lost.
func (b *teamBuilder) setOutcome(l *cardLine, g *teams.Meeting, part *teams.Part, board *teams.Board, home, away *teams.Amount) {
	if board.State != teams.Counts {
		l.state = Term{boardStateCode(board.State), b.boardState(board.State)}
		if board.State != teams.NotPlayed { // which the rooms say
			l.homeWon = Remark(b.boardState(board.State))
		}
		return
	}
	homeGot, awayGot, aggregate := board.Home, board.Away, board.HomeSecond
	if part.Turned {
		homeGot, awayGot, aggregate = awayGot, homeGot, board.AwaySecond
	}
	if !b.sharesBoards() && !g.Unequal {
		homeGot, awayGot = max(homeGot, 0), max(awayGot, 0)
	}
	*home, *away = *home+homeGot, *away+awayGot
	l.homeWon, l.awayWon = b.won(homeGot), b.won(awayGot)
	l.homePoints, l.awayPoints = b.boardAmount(homeGot), b.boardAmount(awayGot)
	l.aggregate = b.aggregateAmount(aggregate)
	l.standing = b.running(*home, *away)
	l.homeSum, l.awaySum = b.boardAmount(*home), b.boardAmount(*away)
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
