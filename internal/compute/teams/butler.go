package teams

import (
	"cmp"
	"math/big"
	"slices"

	"bridgecalc/internal/compute/compare"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Butler is how pairs and players did on the cards that they held, whatever
// their team-mates did: each result against the datum of its board over all
// tables of the round.
type Butler struct {
	Pairs, Players []ButlerLine // best first
	// PerBoard says that they are ranked by IMPs per board, as they did not all
	// play the same number; else by IMPs.
	PerBoard bool
}

// ButlerLine is one pair, or one player.
type ButlerLine struct {
	Team int32 // index into Event.Teams
	// Players are the one or two of them: indexes into Team.Players, ascending.
	Players []int
	Boards  int      // that count
	IMPs    *big.Rat // the sum
	Rank    int      // from 1; who is level shares the best place
	Tied    bool
}

// perBoard is the IMPs per board.
func (b *ButlerLine) perBoard() *big.Rat {
	return new(big.Rat).Quo(b.IMPs, big.NewRat(int64(b.Boards), 1))
}

// ScoreButler makes the Butler of an event of matches board by board. It takes
// boards of the same round, number and version for the same cards: whether the
// matches of a round have the same boards is for the caller to know. Of the
// settings count Trim, DatumRound and AplusIMPs. Results count for those whom
// their Lineup names; without any, the lists are empty.
func ScoreButler(ev *event.Event, s settings.Settings) *Butler {
	l := &scoring{event: ev, rules: Rules{Settings: s}}
	tallies := newTallies()
	for _, group := range l.sameBoards() {
		for side := range 2 {
			l.butler(group, side, tallies)
		}
	}
	b := &Butler{}
	perBoard := func(lines []ButlerLine) bool {
		return slices.ContainsFunc(lines, func(line ButlerLine) bool { return line.Boards != lines[0].Boards })
	}
	b.Pairs, b.Players = tallies.lines(2), tallies.lines(1)
	b.PerBoard = perBoard(b.Pairs) || perBoard(b.Players)
	rankButler(b.Pairs, b.PerBoard)
	rankButler(b.Players, b.PerBoard)
	return b
}

// sameBoards groups the results of the event that had the same cards, in the
// order of the event.
func (l *scoring) sameBoards() [][]*event.TableResult {
	type cards struct {
		round, board int32
		version      uint8
	}
	at := make(map[cards]int)
	var groups [][]*event.TableResult
	for i := range l.event.Matches {
		m := &l.event.Matches[i]
		for j := range m.Results {
			r := &m.Results[j]
			if r.Kind == event.NotPlayed {
				continue
			}
			key := cards{m.Round, r.Board, r.Version}
			if _, ok := at[key]; !ok {
				at[key] = len(groups)
				groups = append(groups, nil)
			}
			groups[at[key]] = append(groups[at[key]], r)
		}
	}
	return groups
}

// butler scores one side of a board, NS or EW, against its datum. A score that
// is alone compares with nothing and does not count.
func (l *scoring) butler(group []*event.TableResult, side int, tallies *tallies) {
	weights := make(map[int32]int64)
	scores := 0
	for _, r := range group {
		if _, awarded := l.awardOf(&r.Result, teamAt(r, side)); !awarded {
			scores++
			for _, c := range l.componentsOf(&r.Result, teamAt(r, side)) {
				weights[seenBy(side, c.Score)] += int64(c.Weight)
			}
		}
	}
	worth := make(map[int32]*big.Rat)
	if scores > 1 {
		frequency := compare.NewFrequency(weights)
		points := compare.Butler(frequency, compare.Size{Expected: scores, Largest: true}, l.rules.Settings).Points
		for i, c := range frequency {
			worth[c.Score] = points[i]
		}
	}
	award := averageIMPs(cmp.Or(l.rules.AplusIMPs, 3))
	for _, r := range group {
		team := teamAt(r, side)
		a, awarded := l.awardOf(&r.Result, team)
		switch {
		case awarded:
			tallies.add(r, side, award(a.Percent).Rat())
		case scores > 1:
			imps := new(big.Rat)
			for _, c := range l.componentsOf(&r.Result, team) {
				part := big.NewRat(int64(c.Weight), whole)
				imps.Add(imps, part.Mul(part, worth[seenBy(side, c.Score)]))
			}
			tallies.add(r, side, imps)
		}
	}
}

// teamAt is the team on a side, 0 for NS and 1 for EW.
func teamAt(r *event.TableResult, side int) int32 { return [2]int32{r.NS, r.EW}[side] }

// seenBy is a score from NS's side as a side sees it.
func seenBy(side int, score int32) int32 {
	if side == 1 {
		return -score
	}
	return score
}

// who names a player of a team, or a pair: places in Team.Players from 1, the
// second 0 for a player alone.
type who struct {
	team          int32
	first, second uint8
}

// tallies add up the IMPs of pairs and players.
type tallies struct {
	at  map[who]int
	all []ButlerLine
}

func newTallies() *tallies { return &tallies{at: make(map[who]int)} }

// add gives IMPs to those who sat on a side, as far as they are known.
func (t *tallies) add(r *event.TableResult, side int, imps *big.Rat) {
	first, second := r.Lineup[side], r.Lineup[side+2]
	team := teamAt(r, side)
	for _, player := range []uint8{first, second} {
		if player > 0 {
			t.addTo(who{team, player, 0}, imps)
		}
	}
	if first > 0 && second > 0 && first != second {
		t.addTo(who{team, min(first, second), max(first, second)}, imps)
	}
}

func (t *tallies) addTo(w who, imps *big.Rat) {
	i, ok := t.at[w]
	if !ok {
		i = len(t.all)
		t.at[w] = i
		players := []int{int(w.first) - 1}
		if w.second > 0 {
			players = append(players, int(w.second)-1)
		}
		t.all = append(t.all, ButlerLine{Team: w.team, Players: players, IMPs: new(big.Rat)})
	}
	t.all[i].Boards++
	t.all[i].IMPs.Add(t.all[i].IMPs, imps)
}

// lines are those of pairs, 2, or of players, 1.
func (t *tallies) lines(players int) []ButlerLine {
	var lines []ButlerLine
	for _, line := range t.all {
		if len(line.Players) == players {
			lines = append(lines, line)
		}
	}
	return lines
}

// rankButler puts lines in order, best first; those that are level stand by team
// and player.
func rankButler(lines []ButlerLine, perBoard bool) {
	figures := make(map[*big.Rat]*big.Rat, len(lines)) // by IMPs, which stay with their line
	for i := range lines {
		figures[lines[i].IMPs] = lines[i].IMPs
		if perBoard {
			figures[lines[i].IMPs] = lines[i].perBoard()
		}
	}
	compareLines := func(a, b ButlerLine) int { return figures[b.IMPs].Cmp(figures[a.IMPs]) }
	slices.SortFunc(lines, func(a, b ButlerLine) int {
		return cmp.Or(compareLines(a, b), cmp.Compare(a.Team, b.Team), slices.Compare(a.Players, b.Players))
	})
	for i := range lines {
		lines[i].Rank = i + 1
		if i > 0 && compareLines(lines[i-1], lines[i]) == 0 {
			lines[i].Rank, lines[i].Tied, lines[i-1].Tied = lines[i-1].Rank, true, true
		}
	}
}
