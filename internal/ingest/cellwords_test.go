package ingest

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// TestWaysToWrite has whole sheets, each with a way to write that holds for all of it.
func TestWaysToWrite(t *testing.T) {
	for _, tt := range []tableTest{
		{
			name: "strain first",
			table: `
				Jako,NS,EW,Sitoumus,Pelinviejä,Tikit,Pisteet
				1,1,2,H4,N,10,420
				2,1,2,NT3x,S,8,-200
				3,1,2,S4D,W,10,-790
				4,1,2,♣5,E,10,100
				`,
			results: []string{"1: 1 v 2 4H N 10 420", "2: 1 v 2 3NTX S 8 -200", "3: 1 v 2 4SX W 10 -790", "4: 1 v 2 5C E 10 100"},
		},
		{
			name: "level first, with a contract that might begin with its strain",
			table: `
				Board,NS,EW,Contract,Tricks,Score
				1,1,2,S4D,10,130
				2,1,2,N4H,10,620
				3,1,2,W3NT,9,-600
				`,
			results: []string{"1: 1 v 2 4D S 10 130", "2: 1 v 2 4H N 10 620", "3: 1 v 2 3NT W 9 -600"},
		},
		{
			name: "both orders, and one that may be either",
			table: `
				Board,NS,EW,Contract,Declarer,Tricks
				1,1,2,4H,N,10
				2,1,2,H4,N,10
				3,1,2,S4D,S,10
				`,
			problems: []string{`club.csv:D4: contract "S4D" is not understood`},
		},
		{
			name: "diamonds doubled in Swedish",
			table: `
				Bricka,NS,ÖV,Kontrakt,Spelförare,Stick,Poäng
				1,1,2,3RD,N,9,470
				2,1,2,2K,V,8,-90
				`,
			results: []string{"1: 1 v 2 3DX N 9 470", "2: 1 v 2 2C W 8 -90"},
		},
		{
			name: "hearts as he with a column of declarers",
			table: `
				Bricka,NS,EW,Kontrakt,Spelförare,Stick
				1,1,2,4he,N,10
				2,1,2,3sp,S,9
				`,
			results: []string{"1: 1 v 2 4H N 10 420", "2: 1 v 2 3S S 9 140"},
		},
		{
			name: "hearts as he where East is no E",
			table: `
				Bricka,NS,ÖV,Kontrakt,Av,Resultat
				1,1,2,4he,N,=
				2,1,2,3 kl,Ö,bet en
				3,1,2,2ru,V,hem
				`,
			results: []string{"1: 1 v 2 4H N 10 420", "2: 1 v 2 3C E 8 50", "3: 1 v 2 2D W 8 -90"},
		},
		{
			name: "an explained abbreviation",
			table: `
				Jako,NS,EW,Sitoumus,Pelinviejä,Tikit
				1,1,2,4H,N,10
				2,1,2,XP,,
				3,1,2,KT,,

				"XP = ei pelattu, KT = keskitulos"
				`,
			results: []string{"1: 1 v 2 4H N 10 420", "2: 1 v 2 not played", "3: 1 v 2 50% 50%"},
		},
		{
			name: "artificial scores as people write them",
			table: `
				Board,NS,EW,Contract,Declarer,Tricks
				1,1,2,4H,N,10
				2,1,2,40:60,,
				3,1,2,A+/A- (60/40),,
				4,1,2,arb. 60%/arb. 40%,,
				5,1,2,adjusted A+/A-,,
				6,1,2,average 50/50 (director),,
				`,
			results: []string{"1: 1 v 2 4H N 10 420", "2: 1 v 2 40% 60%", "3: 1 v 2 60%+ 40%-", "4: 1 v 2 60% 40%", "5: 1 v 2 60%+ 40%-", "6: 1 v 2 50% 50%"},
		},
		{
			name: "rulings with their percentages beside them",
			table: `
				Jako,NS,EW,Sitoumus,Pelinviejä,Tulos,Pisteet,NS %,EW %
				1,1,2,4H,N,=,420,100,0
				2,1,2,tuomio,,,,60,40
				3,1,2,tuomarin päätös,,,,"40,0","60,0"
				`,
			results: []string{"1: 1 v 2 4H N 10 420", "2: 1 v 2 60% 40%", "3: 1 v 2 40% 60%"},
		},
		{
			name: "a ruling with percentages of another score",
			table: `
				Jako,NS,EW,Sitoumus,Pelinviejä,Tulos,Pisteet,NS %,EW %
				1,1,2,4H,N,=,420,100,0
				2,1,2,tuomio,,,,"66,7","33,3"
				3,1,2,tuomio,,,,60,
				`,
			problems: []string{"club.csv:D3: the artificial score is missing", "club.csv:D4: the artificial score is missing"},
		},
		{
			name: "a column of dealers under the word for declarers",
			table: `
				Mano,Dich.,NS,EO,Contratto,Giocante,Prese,Punti NS
				1,N,1,2,4C,O,10,-420
				2,E,1,2,4P,N,10,620
				3,S,1,2,4C,O,10,-620
				4,O,1,2,4P,N,10,620
				5,N,1,2,4C,O,10,-420
				6,E,1,2,4P,N,10,420
				7,S,1,2,4C,O,10,-620
				8,O,1,2,4P,N,10,420
				`,
			results: []string{
				"1: 1 v 2 4H W 10 -420", "2: 1 v 2 4S N 10 620", "3: 1 v 2 4H W 10 -620", "4: 1 v 2 4S N 10 620",
				"5: 1 v 2 4H W 10 -420", "6: 1 v 2 4S N 10 420", "7: 1 v 2 4H W 10 -620", "8: 1 v 2 4S N 10 420",
			},
		},
		{
			name: "a result that may be made or an average",
			table: `
				Spel,NZ,OW,Contract,Leider,Res
				1,1,2,4H,N,gem.
				2,1,2,4H,N,+1
				`,
			problems: []string{`club.csv:F2: result "gem." may say that the contract was made, or that the score is an average`},
		},
		{
			name: "contract, declarer, result and score in one cell",
			table: `
				Board,NS,EW,Contract
				1,1,2,4H-N = (420)
				2,1,2,4S W -2 (+100)
				3,1,2,3NT-E +1 -630
				`,
			results: []string{"1: 1 v 2 4H N 10 420", "2: 1 v 2 4S W 8 100", "3: 1 v 2 3NT E 10 -630"},
		},
		{
			name: "a score in the cell that is not that of the contract",
			table: `
				Board,NS,EW,Contract
				1,1,2,4H-N = (420)
				2,1,2,4S W -2 (+200)
				3,1,2,3NT-E +1 -630
				`,
			problems: []string{"club.csv:D3: the score in this cell is 200, but 4S by W with 8 tricks is 100"},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			ev, problems := readTable(t, tt.table)
			var errs []string
			for _, said := range said(problems) {
				if !strings.Contains(said, "warning") {
					errs = append(errs, said)
				}
			}
			if diff := cmp.Diff(tt.problems, errs, cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(tt.results, shown(ev), cmpopts.EquateEmpty()); diff != "" && tt.problems == nil {
				t.Error(diff)
			}
		})
	}
}
