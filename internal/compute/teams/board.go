package teams

import (
	"slices"

	"bridgecalc/internal/event"
)

// Board is one board of a match: what its tables come to beside each other.
type Board struct {
	Number int32
	State  BoardState
	// Home and Away are what each team gets: IMPs, board-a-match points or the
	// difference in points, by the scoring. Away is −Home (in board-a-match, what
	// Home leaves) unless a ruling has it otherwise.
	Home, Away Amount
	// HomeSecond and AwaySecond are the points or IMPs for Patton's aggregate.
	HomeSecond, AwaySecond Amount
	// Comparisons is how many pairs of tables were compared: one for teams of four,
	// four for teams of eight.
	Comparisons int
	// Results are indexes into the Results of the event's match.
	Results []int32
}

// BoardState says whether a board counts, and if not, why.
type BoardState uint8

const (
	// Counts is a board that was played, or that has artificial scores.
	Counts BoardState = iota
	// NotPlayed is a board without a result at any table.
	NotPlayed
	// OneTable is a board that only one table has a result for.
	OneTable
	// SameSeats is a board on which a team sat the same way at both tables, so
	// that it was compared with nothing.
	SameSeats
	// Fouled is a board whose tables played other cards than each other.
	Fouled
)

// boards compares all boards of a match, in the order of their numbers.
func (l *scoring) boards(m *event.Match) []Board {
	order := make([]int32, len(m.Results))
	for i := range order {
		order[i] = int32(i)
	}
	slices.SortStableFunc(order, func(a, b int32) int { return int(m.Results[a].Board - m.Results[b].Board) })
	var boards []Board
	for len(order) > 0 {
		n := 1
		for n < len(order) && m.Results[order[n]].Board == m.Results[order[0]].Board {
			n++
		}
		boards = append(boards, l.board(m, order[:n:n]))
		order = order[n:]
	}
	return boards
}

// board compares the tables of one board: each at which the home team sat NS
// with each at which it sat EW. For teams of four that is one comparison; for
// more it is several, and they add up.
func (l *scoring) board(m *event.Match, results []int32) Board {
	b := Board{Number: m.Results[results[0]].Board, Results: results}
	var homeNS, awayNS []*event.Result
	awarded := false
	for _, i := range results {
		r := &m.Results[i].Result
		if r.Kind == event.NotPlayed {
			continue
		}
		awarded = awarded || l.isAwarded(r)
		if r.NS == m.Home {
			homeNS = append(homeNS, r)
		} else {
			awayNS = append(awayNS, r)
		}
	}
	played := len(homeNS) + len(awayNS)
	switch {
	case played == 0:
		b.State = NotPlayed
	case len(homeNS) > 0 && len(awayNS) > 0:
		b.State = Fouled // until two tables are found with the same cards
		for _, open := range homeNS {
			for _, closed := range awayNS {
				l.compare(m, &b, open, closed)
			}
		}
	case awarded && played == 1: // a ruling for the board stands at one table only
		l.compare(m, &b, append(homeNS, awayNS...)[0], nil)
		b.State = Counts
	case played == 1:
		b.State = OneTable
	default:
		b.State = SameSeats
	}
	if l.rules.KnockOut {
		l.balance(&b)
	}
	return b
}

// isUnequal reports whether a ruling gives the sides what is not opposite: two
// averages minus, or scores that differ. In board-a-match it is what does not add up
// to all there is to win.
func (l *scoring) isUnequal(b *Board) bool { return b.Home != l.opposite(b, b.Away) }

// opposite returns what the other side gets where one gets an amount.
func (l *scoring) opposite(b *Board, points Amount) Amount {
	if l.scorer.shared {
		return l.scorer.win*Amount(b.Comparisons) - points
	}
	return -points
}

// balance gives each side the average of its own score and the opposite of the
// other's (Law 12C4).
func (l *scoring) balance(b *Board) {
	home := (b.Home + l.opposite(b, b.Away)) / 2
	b.Home, b.Away = home, l.opposite(b, home)
	second := (b.HomeSecond - b.AwaySecond) / 2
	b.HomeSecond, b.AwaySecond = second, -second
}

// compare adds the comparison of two tables: home sat NS at the first, unless
// there is but one.
func (l *scoring) compare(m *event.Match, b *Board, open, closed *event.Result) {
	if closed != nil && open.Version != closed.Version {
		return
	}
	b.State = Counts
	b.Comparisons++
	for _, side := range []struct {
		team          int32
		first, second *Amount
	}{{m.Home, &b.Home, &b.HomeSecond}, {m.Away, &b.Away, &b.AwaySecond}} {
		first, second := l.worth(side.team, open, closed)
		*side.first += first
		*side.second += second
	}
}

// worth is what two tables give one team, as this team sees them: the first
// figure by the scoring, the second for Patton.
func (l *scoring) worth(team int32, open, closed *event.Result) (first, second Amount) {
	award, awarded := l.awardOf(open, team)
	if closed != nil && !awarded {
		award, awarded = l.awardOf(closed, team)
	}
	if awarded {
		if l.scorer.award == nil || award == event.NoAward {
			return 0, 0 // the former is told as a problem
		}
		first = l.scorer.award(award.Percent)
		if l.scorer.second != nil {
			second = l.scorer.secondAward(award.Percent)
		}
		return first, second
	}
	own, other := l.componentsOf(open, team), l.componentsOf(closed, team)
	for _, a := range own {
		for _, b := range other {
			difference := int(a.Score) - int(b.Score)
			if open.EW == team {
				difference = -difference
			}
			weight := Amount(a.Weight) * Amount(b.Weight)
			first += l.scorer.score(difference) / half * weight
			if l.scorer.second != nil {
				second += l.scorer.second(difference) / half * weight
			}
		}
	}
	return first, second
}
