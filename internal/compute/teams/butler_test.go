package teams

import (
	"fmt"
	"math/big"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// seated says who sat where: places in the teams' lists of players.
func seated(r event.TableResult, north, east, south, west uint8) event.TableResult {
	r.Lineup = [4]uint8{north, east, south, west}
	return r
}

// butlerLines writes a list: "1 A[0 1] 5 in 2".
func butlerLines(lines []ButlerLine) []string {
	var texts []string
	for _, l := range lines {
		tied := ""
		if l.Tied {
			tied = "="
		}
		texts = append(texts, fmt.Sprintf("%d%s %s%v %s in %d", l.Rank, tied, teamName(int(l.Team)), l.Players, l.IMPs.RatString(), l.Boards))
	}
	return texts
}

// TestButler has two matches of a round on the same board, with scores and IMPs
// that are published for pairs: 420, 230, 200, 420 and 400 against a datum of
// 330.
func TestButler(t *testing.T) {
	scores := []int32{420, 230, 200, 420, 400}
	want := []int64{3, -3, -4, 3, 2}
	var matches []event.Match
	for i, score := range scores {
		m := event.Match{Round: 1, Home: int32(2 * i), Away: int32(2*i + 1)}
		m.Results = []event.TableResult{seated(at(1, event.Open, event.Result{NS: m.Home, EW: m.Away, Score: score}), 2, 1, 1, 2)}
		matches = append(matches, m)
	}
	other := played(2, 0, 2, board{100, 100}) // another round: other cards
	b := ScoreButler(leagueOf(append(matches, other)...), settings.Default())
	if len(b.Pairs) != 10 || len(b.Players) != 20 || b.PerBoard {
		t.Fatalf("%d pairs, %d players", len(b.Pairs), len(b.Players))
	}
	for _, line := range append(b.Pairs, b.Players...) {
		imps := want[line.Team/2]
		if line.Team%2 == 1 {
			imps = -imps
		}
		if line.IMPs.Cmp(big.NewRat(imps, 1)) != 0 || line.Boards != 1 {
			t.Errorf("%s, players %v: %s IMPs, want %d", teamName(int(line.Team)), line.Players, line.IMPs.RatString(), imps)
		}
	}
}

func TestButlerLineups(t *testing.T) {
	m := event.Match{Round: 1, Home: 0, Away: 1, Results: []event.TableResult{
		// Board 1: 400 and 0, datum 200: ±5.
		seated(at(1, event.Open, open(400)), 1, 1, 2, 2), seated(at(1, event.Closed, closed(0)), 3, 3, 4, 4),
		// Board 2: 50 and 50, and the partners have changed.
		seated(at(2, event.Open, open(50)), 1, 1, 3, 2), seated(at(2, event.Closed, closed(50)), 3, 2, 4, 0),
		// Board 3: average plus for NS, average for EW.
		seated(at(3, event.Open, adjusted(open(0), event.AveragePlus, event.Average)), 2, 1, 1, 2),
		// Board 4 was played once: there is nothing to compare.
		seated(at(4, event.Open, open(620)), 1, 1, 2, 2),
	}}
	b := ScoreButler(leagueOf(m), settings.Default())
	wantPairs := []string{
		"1 A[2 3] 5 in 1", "2 A[0 1] 8 in 2", "3 A[0 2] 0 in 1", "4 B[0 1] -5 in 3", "5 B[2 3] -5 in 2",
	}
	if diff := cmp.Diff(wantPairs, butlerLines(b.Pairs)); diff != "" {
		t.Error(diff)
	}
	wantPlayers := []string{
		"1 A[3] 5 in 1", "2= A[0] 8 in 3", "2= A[1] 8 in 3", "4 A[2] 5 in 2",
		"5= B[0] -5 in 3", "5= B[1] -5 in 3", "7= B[2] -5 in 2", "7= B[3] -5 in 2",
	}
	if diff := cmp.Diff(wantPlayers, butlerLines(b.Players)); diff != "" {
		t.Error(diff)
	}
	if !b.PerBoard {
		t.Error("not by IMPs per board")
	}
}

// TestButlerRulings has a split and a weighted score at one of three tables.
func TestButlerRulings(t *testing.T) {
	m := event.Match{Round: 1, Home: 0, Away: 1, Results: []event.TableResult{
		seated(at(1, event.Open, ruled(open(0), 0)), 1, 1, 2, 2),
		seated(at(1, event.Closed, closed(170)), 3, 3, 4, 4),
	}}
	ev := leagueOf(m)
	ev.Rulings = []event.Ruling{{
		NS: weighted(event.Component{Weight: 5000, Score: 420}, event.Component{Weight: 5000, Score: -50}),
		EW: weighted(event.Component{Weight: whole, Score: 420}),
	}}
	// NS: the mean of 185 and 170 is 177.5, the datum 180: 420 is 6, −50 is −6
	// and 170 is 0. EW: the datum is 300 (295, away from zero): 420 is −3 and
	// 170 is 4.
	b := ScoreButler(ev, settings.Default())
	want := []string{"1 A[2 3] 4 in 1", "2= A[0 1] 0 in 1", "2= B[2 3] 0 in 1", "4 B[0 1] -3 in 1"}
	if diff := cmp.Diff(want, butlerLines(b.Pairs)); diff != "" {
		t.Error(diff)
	}
}
