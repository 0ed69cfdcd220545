package bridge

import (
	"slices"
	"testing"
)

// TestScoreTable checks every contract with every number of tricks against the published table.
func TestScoreTable(t *testing.T) {
	type cell struct {
		contract   Contract
		vulnerable bool
		tricks     int
	}
	seen := make(map[cell]bool)
	for _, row := range readCSV(t, "duplicate_scores.csv", "contract", "vulnerable", "tricks", "declarer_score") {
		c := cell{
			contract:   mustParseContract(t, row[0]),
			vulnerable: row[1] == "1",
			tricks:     atoi(t, row[2]),
		}
		seen[c] = true
		if got, want := c.contract.Score(c.tricks, c.vulnerable), atoi(t, row[3]); got != want {
			t.Errorf("%v with %d tricks, vulnerable %t: %d, want %d", c.contract, c.tricks, c.vulnerable, got, want)
		}
	}
	if want := 105 * 2 * 14; len(seen) != want {
		t.Errorf("table has %d cells, want %d", len(seen), want)
	}
}

type scoreInput struct {
	Contract   string
	Vulnerable bool
	Tricks     int // not given when passed out
}

func testDuplicateScore(t *testing.T, in scoreInput, want int) {
	if got := mustParseContract(t, in.Contract).Score(in.Tricks, in.Vulnerable); got != want {
		t.Errorf("score = %d, want %d", got, want)
	}
}

type textErrorInput struct {
	Item string
	Text string // what printed it
}

// textErrorValues is what a text printed and what the Laws say: numbers, or words where the text is
// wrong about a rule.
type textErrorValues struct {
	Printed           any
	Correct           any
	PrintedDifference int `json:"printed_difference"`
	CorrectDifference int `json:"correct_difference"`
	PrintedIMPs       int `json:"printed_imps"`
	CorrectIMPs       int `json:"correct_imps"`
}

// testTextError makes sure that mistakes which stand in print are not made here.
func testTextError(t *testing.T, in textErrorInput, want textErrorValues) {
	score := func(contract string, tricks int, vulnerable bool) int {
		return mustParseContract(t, contract).Score(tricks, vulnerable)
	}
	wantScore := func(got int) {
		t.Helper()
		if want.Correct != float64(got) || want.Printed == float64(got) {
			t.Errorf("got %d, want %v, not %v as printed", got, want.Correct, want.Printed)
		}
	}
	switch in.Item {
	case "1NXX vul 13 tricks":
		wantScore(score("1NXX", 13, true))
	case "3S just made, undoubled":
		wantScore(score("3S", 9, false))
	case "NT overtrick value missing":
		wantScore(score("1NT", 8, false) - score("1NT", 7, false))
	case "game if trick score 'exceeds' 100":
		for contract, trickScore := range map[string]int{"5C": 100, "3N": 100, "2DXX": 160, "4D": 80} {
			premium := score(contract, mustParseContract(t, contract).Target(), false) - trickScore
			premium -= mustParseContract(t, contract).insult()
			if isGame := premium == 300; isGame != (trickScore >= 100) {
				t.Errorf("%s: a trick score of %d has a premium of %d", contract, trickScore, premium)
			}
		}
	case "slam bonus not limited to bid slams":
		if got := score("5S", 12, true) - score("5S", 11, true); got != 30 {
			t.Errorf("the twelfth trick in 5S is worth %d, want 30", got)
		}
		if got := score("6S", 13, true) - score("6S", 12, true); got != 30 {
			t.Errorf("the thirteenth trick in 6S is worth %d, want 30", got)
		}
	case "IMP for 400 against datum 420":
		difference := 400 - 420
		if difference != want.CorrectDifference || IMPs(difference) != want.CorrectIMPs {
			t.Errorf("%d IMPs for %d, want %d for %d",
				IMPs(difference), difference, want.CorrectIMPs, want.CorrectDifference)
		}
		if IMPs(want.PrintedDifference) != want.PrintedIMPs {
			t.Errorf("the difference as printed, %d, is %d IMPs, want %d",
				want.PrintedDifference, IMPs(want.PrintedDifference), want.PrintedIMPs)
		}
	default:
		t.Errorf("no test for %q", in.Item)
	}
}

// TestScoreProperties checks what holds for every contract whatever the numbers in the table.
func TestScoreProperties(t *testing.T) {
	for contract := range allContracts {
		if contract.IsPassedOut() {
			continue
		}
		for _, vulnerable := range []bool{false, true} {
			for tricks := range 14 {
				score := contract.Score(tricks, vulnerable)
				check := func(holds bool, property string) {
					t.Helper()
					if !holds {
						t.Errorf("%v with %d tricks, vulnerable %t, scores %d: %s",
							contract, tricks, vulnerable, score, property)
					}
				}
				made := tricks >= contract.Target()
				check(made == (score > 0), "positive when made, negative when down")
				check(score%10 == 0, "a multiple of 10")
				check(score < contract.Score(tricks+1, vulnerable), "less than with one trick more")
				if vulnerable {
					check(abs(score) >= abs(contract.Score(tricks, false)), "no smaller than when not vulnerable")
				}
				if contract.Doubling < Redoubled {
					doubled := contract
					doubled.Doubling++
					raised := doubled.Score(tricks, vulnerable)
					check(abs(raised) > abs(score) && made == (raised > 0), "a double raises the stakes")
				}
			}
		}
	}
}

// TestScoreOutOfRange pins down what the documentation promises beyond 0–13 tricks.
func TestScoreOutOfRange(t *testing.T) {
	tests := []struct {
		contract   string
		tricks     int
		vulnerable bool
		want       int
	}{
		{"7NT", 14, false, 1520 + 30},
		{"7NTX", -1, true, -3800 - 300},
		{"PASS", 13, true, 0},
		{"PASS", -1, true, 0},
	}
	for _, tt := range tests {
		if got := mustParseContract(t, tt.contract).Score(tt.tricks, tt.vulnerable); got != tt.want {
			t.Errorf("%s with %d tricks, vulnerable %t: %d, want %d",
				tt.contract, tt.tricks, tt.vulnerable, got, tt.want)
		}
	}
}

type legalScoresInput struct{ Vulnerable bool }

type legalScores struct {
	Count  int
	Values []int
}

func testLegalScores(t *testing.T, in legalScoresInput, want legalScores) {
	if len(want.Values) != want.Count {
		t.Fatalf("%d values, want %d", len(want.Values), want.Count)
	}
	// The published lists are of boards that were played, so 0 is not in them.
	var got []int
	for score := -10_000; score <= 10_000; score++ {
		if score != 0 && IsPossibleScore(score, in.Vulnerable) {
			got = append(got, score)
		}
	}
	if !slices.Equal(got, want.Values) {
		t.Errorf("possible scores are %v, want %v", got, want.Values)
	}
}

func TestIsPossibleScore(t *testing.T) {
	tests := []struct {
		name       string
		score      int
		vulnerable bool
		want       bool
	}{
		{"passed out", 0, false, true},
		{"passed out, vulnerable", 0, true, true},
		{"one down", -50, false, true},
		{"one down is 100 when vulnerable", -50, true, false},
		{"smallest partscore", 70, true, true},
		{"no contract scores 60", 60, false, false},
		{"not a multiple of ten", 425, false, false},
		{"game", 420, false, true},
		{"game is 620 when vulnerable", 420, true, false},
		{"the most there is to lose", -7600, true, true},
		{"more than there is to lose", -8200, true, false},
		{"the most there is to win", 3160, true, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := IsPossibleScore(tt.score, tt.vulnerable); got != tt.want {
				t.Errorf("IsPossibleScore(%d, %t) = %t", tt.score, tt.vulnerable, got)
			}
		})
	}
}

func TestScoreDoesNotAllocate(t *testing.T) {
	contract := mustParseContract(t, "4HX")
	if n := testing.AllocsPerRun(100, func() { contract.Score(11, true) }); n != 0 {
		t.Errorf("Score allocates %v times", n)
	}
}

func abs(n int) int { return max(n, -n) }

func BenchmarkContractScore(b *testing.B) {
	contracts := slices.Collect(allContracts)
	i := 0
	for b.Loop() {
		contracts[i%len(contracts)].Score(i%14, i&1 == 0)
		i++
	}
}
