package compute

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/compute/victory"
	"bridgecalc/internal/settings"
)

// Match is a match of two pairs in Swiss pairs: the boards that they played
// against each other in a round.
type Match struct {
	Round int32 // 0 when unknown
	// Boards is the number of boards that count; for a bye, of those that the
	// pair sat out.
	Boards int
	Sides  []Share // two, the pair with the lower index first; one for a bye
}

// Share is what one pair got of a match.
type Share struct {
	Pair    int      // index into Event.Pairs
	Percent *big.Rat // of the matchpoints of the match; nil in IMPs, and for a bye
	IMPs    *big.Rat // on the boards of the match, not rounded; nil in matchpoints, and for a bye
	VP      int      // hundredths of a victory point
}

// swissBoards are the settings that the boards of Swiss pairs are scored by.
func swissBoards(s settings.Settings) settings.Settings {
	s.Scoring = cmp.Or(s.SwissBoards, settings.Matchpoints)
	if s.Winners == settings.AutoWinners {
		s.Winners = settings.OneWinner
	}
	return s
}

// matchKey tells matches apart.
type matchKey struct {
	round int32
	pairs [2]int32 // the second is -1 for a bye
}

// tallyOfMatch is what the pairs of a match have on its boards.
type tallyOfMatch struct {
	boards int
	points [2]big.Rat
	tops   [2]int64
}

// matches puts the boards of Swiss pairs together to matches, in the order of
// rounds and pairs, and shares the victory points of each.
func (f *field) matches(s *Session) ([]Match, error) {
	tallies := f.tallyMatches(s)
	share, err := f.sharer()
	if err != nil {
		return nil, err
	}
	var matches []Match
	for key, t := range tallies {
		m := Match{Round: key.round, Boards: t.boards}
		for side, pair := range key.pairs {
			share, err := share(t, side)
			if err != nil {
				return nil, err
			}
			share.Pair = int(pair)
			m.Sides = append(m.Sides, share)
		}
		matches = append(matches, m)
	}
	byes := f.byes()
	if len(byes) == 0 {
		byes = f.missingMatches(s)
	}
	matches = append(matches, byes...)
	slices.SortFunc(matches, func(a, b Match) int {
		return cmp.Or(cmp.Compare(a.Round, b.Round), cmp.Compare(a.Sides[0].Pair, b.Sides[0].Pair),
			cmp.Compare(a.Sides[len(a.Sides)-1].Pair, b.Sides[len(b.Sides)-1].Pair))
	})
	return matches, nil
}

// tallyMatches adds up the boards of each match.
func (f *field) tallyMatches(s *Session) map[matchKey]*tallyOfMatch {
	tallies := make(map[matchKey]*tallyOfMatch)
	for i := range s.Boards {
		for j := range s.Boards[i].Lines {
			r, line := &f.event.Boards[i].Results[j], &s.Boards[i].Lines[j]
			if line.NS == nil && line.EW == nil {
				continue
			}
			key, first := matchKey{r.Round, [2]int32{r.NS, r.EW}}, ns
			if r.EW < r.NS {
				key.pairs, first = [2]int32{r.EW, r.NS}, ew
			}
			t := tallies[key]
			if t == nil {
				t = new(tallyOfMatch)
				tallies[key] = t
			}
			t.boards++
			for side := range key.pairs {
				seat := first ^ side
				if line.points(seat) == nil {
					continue
				}
				t.points[side].Add(&t.points[side], line.points(seat))
				t.tops[side] += int64(line.top(seat))
			}
		}
	}
	return tallies
}

// sharer is how one side of a match is turned into victory points: a percentage
// by the scale for pairs, IMPs by that for teams after rounding to whole ones,
// halves away from zero.
func (f *field) sharer() (func(t *tallyOfMatch, side int) (Share, error), error) {
	if f.method.inIMPs() {
		kind := f.settings.VP.Kind
		if kind == settings.VPTable {
			return nil, errors.New("this scale of victory points (vp) is not for matches of pairs: write wbf, wbf-discrete, acbl20, acbl30, old25 or half")
		}
		scale := victory.New(kind, nil)
		return func(t *tallyOfMatch, side int) (Share, error) {
			share := scale.Of(t.boards)
			if share == nil {
				return Share{}, fmt.Errorf("this scale of victory points (vp) has no part for a match of %d boards", t.boards)
			}
			imps := &t.points[side]
			return Share{IMPs: imps, VP: share.Own(int(Round(imps, 0).Num().Int64()))}, nil
		}, nil
	}
	scale, err := newPercentScale(f.settings.VP)
	if err != nil {
		return nil, err
	}
	return func(t *tallyOfMatch, side int) (Share, error) {
		percent := percent(&t.points[side], int(t.tops[side]))
		if percent == nil {
			percent = big.NewRat(50, 1) // no board of the match counts for this side
		}
		points, err := scale.points(percent, t.boards)
		return Share{Percent: percent, VP: 100 * points}, err
	}, nil
}

// byes are the rounds in which a pair had no opponents. A board tells its round
// by those who played it.
func (f *field) byes() []Match {
	rounds := make(map[int32]int32)
	for i := range f.event.Boards {
		b := &f.event.Boards[i]
		for j := range b.Results {
			rounds[int32(b.Number)] = max(rounds[int32(b.Number)], b.Results[j].Round)
		}
	}
	at := make(map[matchKey]int)
	var byes []Match
	for _, bye := range f.event.Byes {
		key := matchKey{rounds[bye.Board], [2]int32{bye.Pair, -1}}
		i, known := at[key]
		if !known {
			i = len(byes)
			at[key] = i
			byes = append(byes, Match{
				Round: key.round,
				Sides: []Share{{Pair: int(bye.Pair), VP: f.settings.ByeVP}},
			})
		}
		byes[i].Boards++
	}
	return byes
}

// missingMatches returns a bye for each round in which one pair has no match, where
// the record names no byes. Where several have none a warning says that none of them
// gets points for it.
func (f *field) missingMatches(s *Session) []Match {
	plays := make(map[int32][]bool) // by round, of each pair
	sat := make([]bool, len(f.event.Pairs))
	for i := range f.event.Boards {
		for j := range f.event.Boards[i].Results {
			r := &f.event.Boards[i].Results[j]
			if plays[r.Round] == nil {
				plays[r.Round] = make([]bool, len(sat))
			}
			for _, pair := range [2]int32{r.NS, r.EW} {
				plays[r.Round][pair], sat[pair] = true, true
			}
		}
	}
	var byes []Match
	var unclear []string
	for _, round := range slices.Sorted(maps.Keys(plays)) {
		var missing []int
		for pair, does := range plays[round] {
			if !does && sat[pair] {
				missing = append(missing, pair)
			}
		}
		switch {
		case round == 0 || len(missing) == 0:
		case len(missing) == 1:
			byes = append(byes, Match{Round: round, Sides: []Share{{Pair: missing[0], VP: f.settings.ByeVP}}})
		default:
			unclear = append(unclear, strconv.Itoa(int(round)))
		}
	}
	if len(unclear) > 0 {
		s.Warnings = append(s.Warnings, Warning{
			Text: "several pairs have no match, so the setting bye-vp has no effect: round " + strings.Join(unclear, ", "),
			Hint: "add a row for each pair that had a bye, with 0 in place of its opponents",
		})
	}
	return byes
}

// swissContenders adds up the victory points of all pairs.
func (f *field) swissContenders(matches []Match, tallies []tally, all []adjustments) []contender {
	contenders := make([]contender, len(tallies))
	for pair := range contenders {
		contenders[pair].Standing = Standing{Pair: pair, Boards: tallies[pair].boards(), Score: new(big.Rat)}
	}
	for _, m := range matches {
		for _, share := range m.Sides {
			s := &contenders[share.Pair].Standing
			s.Score.Add(s.Score, big.NewRat(int64(share.VP), 100))
			s.Matches++
		}
	}
	for pair := range contenders {
		contenders[pair].adjust(all[pair])
	}
	return contenders
}
