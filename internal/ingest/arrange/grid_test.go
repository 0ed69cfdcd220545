package arrange

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGrid has tables whose cells are results, with the rows and columns that say of which
// board they are and who played.
func TestGrid(t *testing.T) {
	for _, tt := range []struct {
		name, sheet string
		want        []string // round, table, board, NS, EW, contract or score
	}{
		{
			name: "a block a round, pairs above, boards before",
			sheet: "Krs 1,4 - 1,2 - 3\njako 1,4S P +1,4S P =\njako 2,2H I =,3NT E -1\n" +
				"Krs 2,1 - 2,3 - 4\njako 3,6S I =,6S I -1\njako 4,1NT P =,2C L =\n",
			want: []string{
				"1 1 4 1 4S P +1", "1 1 2 3 4S P =", "1 2 4 1 2H I =", "1 2 2 3 3NT E -1",
				"2 3 1 2 6S I =", "2 3 3 4 6S I -1", "2 4 1 2 1NT P =", "2 4 3 4 2C L =",
			},
		},
		{
			name: "tables once, a row of pairs each round",
			sheet: "Bricka,Bord 1,Bord 2\nRond 1,1-4,2-3\n1,-50,-110\n2,110,90\n" +
				"Rond 2,1-3,4-2\n3,140,200\n4,100,-100\n",
			want: []string{
				"1 1 1 1 4 -50", "1 2 1 2 3 -110", "1 1 2 1 4 110", "1 2 2 2 3 90",
				"2 1 3 1 3 140", "2 2 3 4 2 200", "2 1 4 1 3 100", "2 2 4 4 2 -100",
			},
		},
		{
			name:  "a column a pair NS, two rows a board",
			sheet: "Board,,N/S 1,N/S 2\n1,E/W pair,5,6\n,Score,-50,460\n2,E/W pair,6,5\n,Score,1430,-100\n3,E/W pair,5,6\n,Score,100,not played\n",
			want:  []string{"1 1 5 -50", "1 2 6 460", "2 1 6 1430", "2 2 5 -100", "3 1 5 100", "3 2 6 not played"},
		},
		{
			name:  "a row a pair NS, the boards across",
			sheet: "NS,Mano,1,2,3\n1,EO,5,5,6\n,punti,-150,620,-140\n2,EO,6,6,5\n,punti,100,-50,50/50\n",
			want:  []string{"1 1 5 -150", "2 1 5 620", "3 1 6 -140", "1 2 6 100", "2 2 6 -50", "3 2 5 50/50"},
		},
		{
			name: "the boards of a table as a range, counted before the results",
			sheet: ",,Tafel 1,Tafel 2\n,NZ-paar,1,2\nRonde 1,OW-paar,3,4\n,spellen,1 t/m 2,3 t/m 4\n,1e spel,-420,420\n,2e spel,90,50\n" +
				"Ronde 2,OW-paar,4,3\n,spellen,3 t/m 4,1 t/m 2\n,1e spel,110,120\n,2e spel,-50,140\n",
			want: []string{
				"1 1 1 1 3 -420", "1 2 3 2 4 420", "1 1 2 1 3 90", "1 2 4 2 4 50",
				"2 1 3 1 4 110", "2 2 1 2 3 120", "2 1 4 1 4 -50", "2 2 2 2 3 140",
			},
		},
		{
			name: "a row a table, the boards of the range across",
			sheet: "Kierros,Pöytä,PE,IL,Jaot,1. jako,2. jako\n1,1,1,3,1-2,-450,-460\n1,2,2,4,3-4,100,-90\n" +
				"2,1,1,4,3-4,620,50\n2,2,2,3,1-2,-100,430\n",
			want: []string{
				"1 1 1 1 3 -450", "1 1 2 1 3 -460", "1 2 3 2 4 100", "1 2 4 2 4 -90",
				"2 1 3 1 4 620", "2 1 4 1 4 50", "2 2 1 2 3 -100", "2 2 2 2 3 430",
			},
		},
		{
			name:  "a range that begins with a number that also counts",
			sheet: ",,Table 1,Table 2\n,NS pair,1,2\n,EW pair,3,4\n,Boards,3-5,6-8\n,1st board,420,50\n,2nd board,90,-50\n,3rd board,110,-100\n",
			want:  []string{"1 3 1 3 420", "1 4 1 3 90", "1 5 1 3 110", "2 6 2 4 50", "2 7 2 4 -50", "2 8 2 4 -100"},
		},
		{
			name:  "pairs as heads beside the word for the boards",
			sheet: "Board,1 - 11,2 - 12,3 - 13\n1,420,450,-50\n2,620,650,-100\n",
			want:  []string{"1 1 11 420", "1 2 12 450", "1 3 13 -50", "2 1 11 620", "2 2 12 650", "2 3 13 -100"},
		},
		{
			name:  "a row of dashes, and who is vulnerable",
			sheet: "Bd,Vul,Table 1,Table 2,Table 3\nN/S pair,,1,2,3\nE/W pair,,4,5,6\n1,None,420,450,-50\n2,NS,-,-,-\n3,EW,110,140,90\n",
			want: []string{
				"1 1 1 4 420", "2 1 2 5 450", "3 1 3 6 -50", "1 2 1 4 -", "2 2 2 5 -", "3 2 3 6 -",
				"1 3 1 4 110", "2 3 2 5 140", "3 3 3 6 90",
			},
		},
		{
			name: "the board in the cell, and a table that was not in play",
			sheet: "Runde 1,Bord 1,,Bord 3\n,NS 1 - ØV 6,,NS 3 - ØV 5\n,Spill 1: 4H= N,,Spill 5: 3NT-1 V\n,Spill 2: 2S+1 N,,Spill 6: 1NT= Ø\n" +
				"Runde 2,Bord 1,Bord 2,Bord 3\n,NS 1 - ØV 5,NS 2 - ØV 6,NS 3 - ØV 4\n,Spill 3: 420,Spill 1: -50,Spill 7: 90\n",
			want: []string{
				"1 1 1 1 6 4H= N", "1 3 5 3 5 3NT-1 V", "1 1 2 1 6 2S+1 N", "1 3 6 3 5 1NT= Ø",
				"2 1 3 1 5 420", "2 2 1 2 6 -50", "2 3 7 3 4 90",
			},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			slices.Sort(tt.want) // as shown has them
			if diff := cmp.Diff(tt.want, shown(arranged(t, tt.sheet))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestGridLost has grids with a row that has lost what says of which board or of whom it is:
// each is an error.
func TestGridLost(t *testing.T) {
	const rounds = "Rond 1,1-4,2-3\n1,-50,-110\n2,110,90\nRond 2,1-3,4-2\n3,140,200\n4,100,-100\n"
	for name, sheet := range map[string]string{
		"a row moved to the right":   "Bricka,Bord 1,Bord 2\n" + rounds + ",5,420,450\n",
		"a row of boards that is no": ",,Table 1,Table 2\n,NS pair,1,2\n,EW pair,3,4\n,Boards,1-2,3-4\n,1st board,420,50\n,2nd board,90,80\n,EW pair,4,3\n,1st board,110,120\n,2nd board,-50,140\n",
	} {
		t.Run(name, func(t *testing.T) {
			b := arranged(t, sheet)
			for _, lt := range b.Tables() {
				for range lt.Lines { // as whoever reads them does
				}
			}
			if problems := b.Account(); !problems.HasErrors() {
				t.Errorf("no error: %v", problems)
			}
		})
	}
}
