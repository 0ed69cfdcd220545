package ingest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/ingest/headings"
)

// twoResults are the rows below most headers of the tests, and what they come out as.
const twoResults = "1,1,2,4H,N,10\n1,3,4,3NT,W,8\n"

var twoResultsShown = []string{"1: 1 v 2 4H N 10 420", "1: 3 v 4 3NT W 8 50"}

func TestHeaderWords(t *testing.T) {
	headers := map[string][]string{
		"en": {
			"Board,NS,EW,Contract,By,Tricks",
			"Board,NS,EW,Contract,Declarer,Tricks",
			"Bd,N-S,E-W,Bid,Decl,Tks",
			"Board No.,Pair NS,Pair EW,Con,Dec,Made",
			"board_number,ns_pair,ew_pair,contract,declarer,tricks_taken",
			"BOARD_NUMBER,NS_PAIR_NUMBER,EW_PAIR_NUMBER,CONTRACT,PLAYED_BY,TRICKS",
			"Board,PairNS,PairEW,Contract,NS/EW,Tricks",
			"Deal,N/S pair,E/W pair,Cont.,Played by,Tricks won",
			" BRD ,NS no,EW no,Contract,by,tricks",
			"Board,North-South,East-West,Contract,By,Tricks",
		},
		"fi": {
			"Jako,NS,EW,Sitoumus,Pelinviejä,Tikit",
			"JAKO NRO,PE,IL,SITOUMUS,PELINVIEJÄ,TIKIT",
			"Jakonumero,NS-pari,EW-pari,Sitoumus,Pelinvieja,Tikit",
			"Jako,Pari NS,Pari EW,Contract,By,Tikit",
		},
		"sv": {"Bricka,NS,ÖV,Kontrakt,Spelförare,Stick", "Bricknr,Par NS,Par ÖV,Kontrakt,Spelförare,Stick"},
		"no": {"Spill,NS,ØV,Kontrakt,Spillefører,Stikk", "Spillnr,NS par,ØV par,Kontr,Spillefører,Stikk"},
		"da": {"Spil,NS,ØV,Kontrakt,Spilfører,Stik", "Spilnr.,NS,ØV,Kont,Spilfører,Stik"},
		"nl": {"Spel,NZ,OW,Contract,Leider,Slagen", "Spelnr,Paar NZ,Paar OW,Contract,Door,Slagen"},
		"de": {"Board,NS,OW,Kontrakt,Von,Stiche", "Board-Nr.,Paar NS,Paar OW,Kontrakt,Alleinspieler,Stiche"},
		"fr": {"Donne,NS,EO,Contrat,Déclarant,Levées", "Étui,Paire NS,Paire EO,Contrat,Par,Plis"},
		"pl": {"Rozdanie,NS,WE,Kontrakt,Rozgrywający,Lewy", "Rozdanie,Para NS,Para WE,Kontrakt,Rozgrywający,Lewy"},
		"es": {"Tablilla,NS,EO,Contrato,Declarante,Bazas", "Mano,Pareja NS,Pareja EO,Contrato,Por,Bazas"},
		"it": {"Board,NS,EO,Contratto,Dichiarante,Prese", "Mano,Coppia NS,Coppia EO,Contratto,Dichiarante,Prese"},
	}
	if len(headers) != len(headings.Languages()) {
		t.Errorf("%d languages are tested, there are %d", len(headers), len(headings.Languages()))
	}
	for language, lines := range headers {
		for _, line := range lines {
			t.Run(language+" "+line, func(t *testing.T) {
				got := shown(mustRead(t, line+"\n"+twoResults))
				if diff := cmp.Diff(twoResultsShown, got); diff != "" {
					t.Error(diff)
				}
			})
		}
	}
}

func TestHeaderAnywhere(t *testing.T) {
	const header = "Board,NS,EW,Contract,By,Tricks\n"
	title := "Tuesday club,,\nDirector: Pekka Passari\n\n7 tables; Mitchell\nNS and EW: read the contract,the board and the score\n"
	got := shown(mustRead(t, title+header+twoResults))
	if diff := cmp.Diff(twoResultsShown, got); diff != "" {
		t.Error(diff)
	}
	// However many rows stand above them.
	got = shown(mustRead(t, strings.Repeat("prose\n\n", 100)+header+twoResults))
	if diff := cmp.Diff(twoResultsShown, got); diff != "" {
		t.Error(diff)
	}
	// Rows above the headings that look like results are an error.
	_, problems := readTable(t, "4,3,2026\n1,5,6,4H,N,10\n"+header+twoResults)
	if diff := cmp.Diff([]string{noHeadings}, said(problems)); diff != "" {
		t.Error(diff)
	}
}

// TestHeaderBelowAnother takes the row that says most.
func TestHeaderBelowAnother(t *testing.T) {
	got := shown(mustRead(t, "Board,Contract,Score,NS\n\nBoard,NS,EW,Contract,By,Tricks\n"+twoResults))
	if diff := cmp.Diff(twoResultsShown, got); diff != "" {
		t.Error(diff)
	}
}

func TestColumnsInAnyOrder(t *testing.T) {
	rows := [][]string{
		{"Board", "NS", "EW", "Contract", "By", "Tricks", "Lead", "Round", "Table", "NS Score", "EW Score", "Comment", "Weather"},
		{"1", "1", "2", "4H", "N", "10", "SQ", "1", "1", "420", "", "fine", "3"},
		{"1", "3", "4", "3NT", "W", "8", "D4", "1", "2", "50", "", "", "-1"},
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		order := random.Perm(len(rows[0]))
		var b strings.Builder
		for _, row := range rows {
			for i, col := range order {
				if i > 0 {
					b.WriteByte(';')
				}
				b.WriteString(row[col])
			}
			b.WriteByte('\n')
		}
		t.Run(fmt.Sprint(order), func(t *testing.T) {
			ev, problems := readTable(t, b.String())
			if len(problems) != 1 || problems[0].Text != `heading "Weather" is not known, and its column is not read` {
				t.Fatal(said(problems))
			}
			if diff := cmp.Diff(twoResultsShown, shown(ev)); diff != "" {
				t.Error(diff)
			}
			r := ev.Boards[0].Results[1]
			if r.Round != 1 || r.Table != 2 || r.Lead.String() != "D4" || r.Row != 3 {
				t.Errorf("round %d, table %d, lead %v, row %d; want 1, 2, D4 and 3", r.Round, r.Table, r.Lead, r.Row)
			}
		})
	}
}

func TestMissingColumns(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name:     "board",
			table:    "Title\nNS,EW,Contract,By,Tricks\n1,2,4H,N,10\n",
			problems: []string{"club.csv:2: there is no column for the board number"},
		},
		{
			name:     "NS",
			table:    "Board,EW,Contract,By,Tricks\n1,2,4H,N,10\n",
			problems: []string{"club.csv:1: there is no column for the number of the NS pair"},
		},
		{
			name:     "EW",
			table:    "Board,NS,Contract,By,Tricks\n1,2,4H,N,10\n",
			problems: []string{"club.csv:1: there is no column for the number of the EW pair"},
		},
		{
			name:     "both pairs",
			table:    "Board,Contract,By,Tricks,Pair\n1,4H,N,10,3\n",
			problems: []string{"club.csv:1: the sheet does not state which pairs sat NS and EW, or against whom they played"},
		},
		{
			name:     "contract and score",
			table:    "Board,NS,EW,By,Tricks\n1,1,2,N,10\n",
			problems: []string{"club.csv:1: there is no column for the contract or the score"},
		},
		{
			name:     "everything",
			table:    "Nimi,Koti,Puhelin\nAnna,Espoo,1\n",
			problems: []string{"club.csv: no table of results was found"},
		},
		{
			name:     "declarer",
			table:    "Board,NS,EW,Contract,Tricks\n1,1,2,4H,10\n1,3,4,PASS,\n",
			problems: []string{"club.csv:D2: the declarer is missing"},
		},
		{
			name:     "tricks",
			table:    "Board,NS,EW,Contract,By\n1,1,2,4H,N\n1,3,4,PASS,\n",
			problems: []string{"club.csv:D2: the tricks are missing"},
		},
		{
			name:     "matchpoints are no scores",
			table:    "Board,NS,EW,NS MP,EW MP\n1,1,2,4,0\n",
			problems: []string{"club.csv:1: there is no column for the contract or the score"},
		},
	})
}

// TestMissingColumnsHint says what to write, and which headings there are.
func TestMissingColumnsHint(t *testing.T) {
	_, problems := readTable(t, "Nr,Board,NS,Contract,By,Tricks,Notes\n1,1,2,4H,N,10,x\n")
	if len(problems) != 1 {
		t.Fatal(said(problems))
	}
	want := "write EW above it; the headings found are: Nr, Board, NS, Contract, By, Tricks, Notes"
	if problems[0].Hint != want {
		t.Errorf("got  %s\nwant %s", problems[0].Hint, want)
	}
}

func TestDoubledColumns(t *testing.T) {
	runTableTests(t, []tableTest{
		{
			name:     "the same heading twice",
			table:    "Board,NS,EW,Contract,By,Tricks,Contract\n1,1,2,4H,N,10,4S\n",
			problems: []string{`club.csv:G1: column "Contract" says the same as column "Contract"`},
		},
		{
			name:     "two that matter",
			table:    "Board,Board,NS,EW,Contract,By,Tricks,Tricks\n1,1,1,2,4H,N,10,9\n",
			problems: []string{`club.csv:B1: column "Board" says the same as column "Board"`, `club.csv:H1: column "Tricks" says the same as column "Tricks"`},
		},
		{
			name:    "two that do not matter",
			table:   "Board,NS,EW,Contract,By,Tricks,Lead,Lead\n" + strings.ReplaceAll(twoResults, "\n", ",S2,H3\n"),
			results: twoResultsShown,
		},
		{
			name:     "the surer word wins",
			table:    "Bd,Board,NS,EW,Contract,By,Tricks\nx,1,1,2,4H,N,10\ny,1,3,4,3NT,W,8\n",
			results:  twoResultsShown,
			problems: []string{`club.csv:A1: warning: column "Bd" says the same as column "Board"`},
		},
		{
			name:    "the surer word wins over two others",
			table:   "Bd,Bd,Board,NS,EW,Contract,By,Tricks\nx,x,1,1,2,4H,N,10\ny,y,1,3,4,3NT,W,8\n",
			results: twoResultsShown,
			problems: []string{
				`club.csv:A1: warning: column "Bd" says the same as column "Board"`,
				`club.csv:B1: warning: column "Bd" says the same as column "Board"`,
			},
		},
		{
			name:    "matchpoints beside no score",
			table:   "Board,NS,EW,Contract,By,Tricks,NS MP,EW MP\n1,1,2,4H,N,10,2,0\n1,3,4,3NT,W,8,0,2\n",
			results: twoResultsShown,
		},
		{
			name:    "sides alone head pairs, then scores, then points",
			table:   "Board,NS,EW,Contract,By,Tricks,NS,EW,NS,EW\n1,1,2,4H,N,10,420,,2,0\n1,3,4,3NT,W,8,50,,0,2\n",
			results: twoResultsShown,
		},
	})
}
