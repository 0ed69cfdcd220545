package blank

import "testing"

// TestMitchell lets no pair come to a set of boards or to an opponent twice, and
// has every pair at one table in every round.
func TestMitchell(t *testing.T) {
	for tables := 3; tables <= 20; tables++ {
		type key struct{ a, b int }
		sets, met := make(map[key]bool), make(map[key]bool)
		rounds := mitchellRounds(tables)
		if want := tables - (tables+1)%2; len(rounds) != want {
			t.Errorf("%d tables: %d rounds", tables, len(rounds))
		}
		for r, round := range rounds {
			seated := make(map[int]bool)
			for n, m := range round {
				if m.ns != n+1 {
					t.Errorf("%d tables, round %d: pair %d sits NS at table %d", tables, r+1, m.ns, n+1)
				}
				for _, pair := range []int{m.ns, m.ew} {
					if seated[pair] || sets[key{pair, m.set}] {
						t.Errorf("%d tables, round %d: pair %d is there twice, or comes to set %d again", tables, r+1, pair, m.set)
					}
					seated[pair], sets[key{pair, m.set}] = true, true
				}
				if met[key{m.ns, m.ew}] {
					t.Errorf("%d tables, round %d: pairs %d and %d meet again", tables, r+1, m.ns, m.ew)
				}
				met[key{m.ns, m.ew}] = true
			}
			if len(seated) != 2*tables {
				t.Errorf("%d tables, round %d: %d pairs", tables, r+1, len(seated))
			}
		}
	}
}

// TestMitchellMoves follows a pair and a set of boards from the first round to the
// second.
func TestMitchellMoves(t *testing.T) {
	rounds := mitchellRounds(7)
	if first, second := rounds[0][2], rounds[1][3]; first.ew != second.ew {
		t.Errorf("EW %d moves from table 3 to another than table 4, where EW %d comes", first.ew, second.ew)
	}
	if first, second := rounds[0][2], rounds[1][1]; first.set != second.set {
		t.Errorf("boards %d move from table 3 to another than table 2, where boards %d come", first.set, second.set)
	}
}

// TestHowell lets every pair meet every other once, in every round one.
func TestHowell(t *testing.T) {
	for tables := 2; tables <= 10; tables++ {
		met := make(map[[2]int]int)
		same := make(map[[2]int]int)
		for r, round := range howellRounds(tables) {
			way := make(map[int]bool)
			for _, m := range round {
				met[[2]int{min(m.ns, m.ew), max(m.ns, m.ew)}]++
				way[m.ns], way[m.ew] = true, false
				if m.set != r {
					t.Errorf("%d tables, round %d: boards %d", tables, r+1, m.set)
				}
			}
			if len(way) != 2*tables {
				t.Errorf("%d tables, round %d: %d pairs", tables, r+1, len(way))
			}
			for a := range way {
				for b := range a {
					if b > 0 && way[a] == way[b] {
						same[[2]int{b, a}]++
					}
				}
			}
		}
		least, most := 2*tables, 0
		for a := 2; a <= 2*tables; a++ {
			for b := 1; b < a; b++ {
				if n := met[[2]int{b, a}]; n != 1 {
					t.Errorf("%d tables: pairs %d and %d meet %d times", tables, b, a, n)
				}
				least, most = min(least, same[[2]int{b, a}]), max(most, same[[2]int{b, a}])
			}
		}
		evenest := tables == 2 || tables == 4 || tables == 6 || tables == 10
		if most-least > 4 || evenest && least != most {
			t.Errorf("%d tables: any two pairs sit the same way %d to %d times", tables, least, most)
		}
	}
}
