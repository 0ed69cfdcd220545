package ingest

import "testing"

// TestSlips reads the slips of German clubs as text: a title without a word for the
// board, and one heading over the scores of both sides.
func TestSlips(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name: "two slips",
			table: `
				1 Nord / -
				MP | NS | Kontrakt | Aussp. | Ergebnis | OW | MP
				2,0 | 1 | N 4♥ +1 | ♣D | 450 |  | 2 | 0,0
				0,0 | 3 | W 3NT = | ♠K |  | 400 | 4 | 2,0
				2 Ost / NS
				MP | NS | Kontrakt | Aussp. | Ergebnis | OW | MP
				2,0 | 3 | O 2♠ -1 | ♣D | 50 |  | 2 | 0,0
				0,0 | 1 | S 1NT -1 | ♠K |  | 100 | 4 | 2,0`,
			results: []string{"1: 1 v 2 4H N 11 450", "1: 3 v 4 3NT W 9 -400", "2: 3 v 2 2S E 7 50", "2: 1 v 4 1NT S 6 -100"},
		},
		{
			name: "EW alone score",
			table: `
				1 Nord / -
				MP | NS | Kontrakt | Aussp. | Ergebnis | OW | MP
				0,0 | 3 | W 3NT = | ♠K |  | 400 | 4 | 2,0`,
			results:  []string{"1: 3 v 4 3NT W 9 -400"},
			problems: []string{"club.csv: warning: one score only, so nothing compares: board 1"},
		},
		{
			name: "a title with another dealer than the board's",
			table: `
				1 Ost / -
				MP | NS | Kontrakt | Aussp. | Ergebnis | OW | MP
				2,0 | 1 | N 4♥ +1 | ♣D | 450 |  | 2 | 0,0`,
			problems: []string{"club.csv:2: there is no column for the board number"},
		},
	})
}
