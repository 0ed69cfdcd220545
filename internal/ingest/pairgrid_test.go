package ingest

import (
	"strings"
	"testing"
)

// TestGridWithoutOpponents finds the opponents by their equal results.
func TestGridWithoutOpponents(t *testing.T) {
	const head = "Pair,Names,1,2\n"
	runTableTests(t, []tableTest{
		{
			name:  "two tables",
			table: head + "1N,Wren & Finch,N4H=,W3NT-1\n2N,Otter & Mole,S3C+1,PASS\n\n" + head + "1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,S3C+1,W3NT-1\n",
			results: []string{
				"1: NS 1 v EW 1 4H N 10 420", "1: NS 2 v EW 2 3C S 10 130", "2: NS 1 v EW 2 3NT W 8 50", "2: NS 2 v EW 1 PASS 0",
			},
		},
		{
			name:    "one table, in Swedish, with blanks",
			table:   "Par,Namn,1,2\n1N,Ann & Bo,N4H=,N3NT=\n2N,Cia & Dag,S3K+1,PASS\n1Ö,Eva & Finn,N4H=,N 3NT =\n2Ö,Gun & Hans,S3K+1,PASS\n",
			results: []string{"1: NS 1 v EW 1 4H N 10 420", "1: NS 2 v EW 2 3C S 10 130", "2: NS 1 v EW 1 3NT N 9 600", "2: NS 2 v EW 2 PASS 0"},
		},
		{
			name:  "equal results",
			table: head + "1N,Wren & Finch,N4H=,W3NT-1\n2N,Otter & Mole,N4H=,PASS\n1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,N4H=,W3NT-1\n",
			problems: []string{
				`club.csv:C2: NS 1, NS 2, EW 1 and EW 2 have the same result "N4H=" on board 1, so it is not certain who met whom`,
			},
		},
		{
			name:  "a result of one side only",
			table: head + "1N,Wren & Finch,N4H=,W3NT-1\n2N,Otter & Mole,N3C=,PASS\n1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,N3C+1,W3NT-1\n",
			problems: []string{
				`club.csv:C3: no pair that sat EW has the result "N3C=" on board 1`, `club.csv:C5: no pair that sat NS has the result "N3C+1" on board 1`,
			},
		},
		{
			name:  "two pairs EW with the result of one NS",
			table: head + "1N,Wren & Finch,N4H=,W3NT-1\n2N,Otter & Mole,N3C=,PASS\n1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,N4H=,W3NT-1\n",
			problems: []string{
				`club.csv:C2: NS 1, EW 1 and EW 2 have the same result "N4H=" on board 1, so it is not certain who met whom`,
				`club.csv:C3: no pair that sat EW has the result "N3C=" on board 1`,
			},
		},
		{
			name: "equal results of pairs who met on the other board of the set",
			table: `
				Pair,1,2,3
				NS 1,N4H=,N2S=,W3NT-1
				NS 2,N4H+1,PASS,W2D=
				NS 3,N4H-1,PASS,PASS
				EW 4,N4H=,N2S=,W2D=
				EW 5,N4H+1,PASS,PASS
				EW 6,N4H-1,PASS,W3NT-1`,
			results: []string{
				"1: 1 v 4 4H N 10 420", "1: 2 v 5 4H N 11 450", "1: 3 v 6 4H N 9 -50",
				"2: 1 v 4 2S N 8 110", "2: 2 v 5 PASS 0", "2: 3 v 6 PASS 0",
				"3: 1 v 6 3NT W 8 100", "3: 2 v 4 2D W 8 -90", "3: 3 v 5 PASS 0",
			},
		},
		{
			name: "equal results of pairs who met on no other board",
			table: `
				Pair,1,2
				NS 1,N4H=,N2S=
				NS 2,N4H+1,PASS
				NS 3,N4H-1,PASS
				EW 4,N4H=,PASS
				EW 5,N4H+1,PASS
				EW 6,N4H-1,N2S=`,
			problems: []string{`club.csv:C3: NS 2, NS 3, EW 4 and EW 5 have the same result "PASS" on board 2, so it is not certain who met whom`},
		},
		{
			name: "equal results in a round that a title states",
			table: `
				,Round 1,,Round 2,
				Pair,1,2,3,4
				NS 1,N4H=,PASS,N2S=,N2H=
				NS 2,N4H+1,PASS,N2S+1,N2H+1
				EW 4,N4H=,PASS,N2S+1,N2H+1
				EW 5,N4H+1,PASS,N2S=,N2H=`,
			results: []string{
				"1: 1 v 4 4H N 10 420", "1: 2 v 5 4H N 11 450", "2: 1 v 4 PASS 0", "2: 2 v 5 PASS 0",
				"3: 1 v 5 2S N 8 110", "3: 2 v 4 2S N 9 140", "4: 1 v 5 2H N 8 110", "4: 2 v 4 2H N 9 140",
			},
		},
		{
			name: "two sections",
			table: `
				Section A
				Pair,1,2
				NS 1,N4H=,N2S=
				NS 2,N4H+1,PASS
				EW 1,N4H=,N2S=
				EW 2,N4H+1,PASS

				Section B
				Pair,1,2
				NS 1,N4H+1,PASS
				NS 2,N4H=,N2S=
				EW 1,N4H+1,PASS
				EW 2,N4H=,N2S=`,
			results: []string{
				"1: A NS 1 v A EW 1 4H N 10 420", "1: A NS 2 v A EW 2 4H N 11 450", "1: B NS 1 v B EW 1 4H N 11 450", "1: B NS 2 v B EW 2 4H N 10 420",
				"2: A NS 1 v A EW 1 2S N 8 110", "2: A NS 2 v A EW 2 PASS 0", "2: B NS 1 v B EW 1 PASS 0", "2: B NS 2 v B EW 2 2S N 8 110",
			},
		},
		{
			name:  "a pair that sat out among the others",
			table: head + "1N,Wren & Finch,N4H=,W3NT-1\n0,sit-out,-,-\n2N,Otter & Mole,S3C+1,PASS\n1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,S3C+1,W3NT-1\n",
			results: []string{
				"1: NS 1 v EW 1 4H N 10 420", "1: NS 2 v EW 2 3C S 10 130", "2: NS 1 v EW 2 3NT W 8 50", "2: NS 2 v EW 1 PASS 0",
			},
		},
		{
			name: "rounds next to each other, each with its pairs",
			table: `
				Ronde 1,,,Ronde 2,,
				Paar,1,2,Paar,3,4
				1N,N4H=,W3SA-1,2N,N4S=,W3SA-1
				2N,S3K+1,PAS,1N,S3H+1,PAS
				1O,N4H=,PAS,1O,S3H+1,PAS
				2O,S3K+1,W3SA-1,2O,N4S=,W3SA-1`,
			results: []string{
				"1: NS 1 v EW 1 4H N 10 420", "1: NS 2 v EW 2 3C S 10 130", "2: NS 1 v EW 2 3NT W 8 50", "2: NS 2 v EW 1 PASS 0",
				"3: NS 2 v EW 2 4S N 10 420", "3: NS 1 v EW 1 3H S 10 170", "4: NS 2 v EW 2 3NT W 8 100", "4: NS 1 v EW 1 PASS 0",
			},
		},
		{
			name: "boards next to each other, without titles",
			table: `
				Pair,1,2,,Pair,3
				NS 1,N4H=,N2S=,,NS 2,N4H+1
				NS 2,N4H+1,N2S+1,,NS 1,N4H=
				EW 3,N4H=,N2S+1,,EW 4,N4H+1
				EW 4,N4H+1,N2S=,,EW 3,N4H=`,
			results: []string{
				"1: 1 v 3 4H N 10 420", "1: 2 v 4 4H N 11 450", "2: 1 v 4 2S N 8 110", "2: 2 v 3 2S N 9 140", "3: 2 v 4 4H N 11 450", "3: 1 v 3 4H N 10 420",
			},
		},
		{
			name: "NS next to EW",
			table: `
				Pair,1,2,,Pair,1,2
				NS 1,N4H=,N2S=,,EW 3,N4H=,N2S+1
				NS 2,N4H+1,N2S+1,,EW 4,N4H+1,N2S=`,
			results: []string{"1: 1 v 3 4H N 10 420", "1: 2 v 4 4H N 11 450", "2: 1 v 4 2S N 8 110", "2: 2 v 3 2S N 9 140"},
		},
		{
			name:     "a row without a pair",
			table:    head + "1N,Wren & Finch,N4H=,W3NT-1\n,Otter & Mole,S3C+1,PASS\n1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,S3C+1,W3NT-1\n",
			problems: []string{"club.csv:A3: the results of this row are not read: the pair has no number"},
		},
		{
			name:     "a pair that cannot be read",
			table:    head + "1N,Wren & Finch,N4H=,W3NT-1\n??,Otter & Mole,S3C+1,PASS\n1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,S3C+1,W3NT-1\n",
			problems: []string{`club.csv:A3: the results of this row are not read: "??" is not a pair and its side`},
		},
		{
			name:     "a letter of no seat",
			table:    head + "1N,Wren & Finch,N4H=,W3NT-1\n2X,Otter & Mole,S3C+1,PASS\n1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,S3C+1,W3NT-1\n",
			problems: []string{`club.csv:A3: the results of this row are not read: "2X" is not a pair and its side`},
		},
		{
			name:     "a pair without its side",
			table:    head + "1N,Wren & Finch,N4H=,W3NT-1\n2,Otter & Mole,S3C+1,PASS\n1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,S3C+1,W3NT-1\n",
			problems: []string{`club.csv:A3: the results of this row are not read: "2" is not a pair and its side`},
		},
		{
			name:  "pairs without sides, two of them with the same result",
			table: head + "1N,Wren & Finch,N4H=,W3NT-1\n2N,Otter & Mole,S3C+1,PASS\n1E,Hare & Stoat,N4H=,PASS\n2,Lark & Robin,S3C+1,W3NT-1\n9,Owl & Jay,N4H=,\n",
			problems: []string{
				`club.csv:A5: the results of this row are not read: "2" is not a pair and its side`,
				`club.csv:A6: the results of this row are not read: "9" is not a pair and its side`,
			},
		},
		{
			name:  "a mistyped result",
			table: head + "1N,Wren & Finch,N4H=,W3NT-1\n2N,Otter & Mole,whatever,PASS\n1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,S3C+1,W3NT-1\n",
			problems: []string{
				`club.csv:C3: no pair that sat EW has the result "whatever" on board 1`, `club.csv:C5: no pair that sat NS has the result "S3C+1" on board 1`,
			},
		},
		{
			name:  "totals, and pairs that sat out",
			table: head + "1N,Wren & Finch,N4H=,W3NT-1\n2N,Otter & Mole,S3C+1,PASS\n1E,Hare & Stoat,N4H=,PASS\n2E,Lark & Robin,S3C+1,W3NT-1\nAverage,,N4H=,\n0,sit-out,-,\n3N,Owl & Jay,,\nTotal,,4,4\n",
			results: []string{
				"1: NS 1 v EW 1 4H N 10 420", "1: NS 2 v EW 2 3C S 10 130", "2: NS 1 v EW 2 3NT W 8 50", "2: NS 2 v EW 1 PASS 0",
			},
		},
	})
}

// TestGridWithoutOpponentsEdits edits each cell of a grid: with a pair or a result that is
// not there, or not understood, nothing is scored.
func TestGridWithoutOpponentsEdits(t *testing.T) {
	rows := [][]string{
		{"Pair", "Names", "1", "2", "3"},
		{"1N", "Wren & Finch", "N4H=", "N2S=", "W3NT-1"},
		{"2N", "Otter & Mole", "N4H+1", "S2S+1", "W2D="},
		{"3N", "Owl & Jay", "N4H-1", "PASS", "N1NT="},
		{"1E", "Hare & Stoat", "N4H=", "N2S=", "W2D="},
		{"2E", "Lark & Robin", "N4H+1", "S2S+1", "N1NT="},
		{"3E", "Rook & Heron", "N4H-1", "PASS", "W3NT-1"},
	}
	written := func() string {
		var lines []string
		for _, row := range rows {
			lines = append(lines, strings.Join(row, ","))
		}
		return strings.Join(lines, "\n")
	}
	if ev := mustRead(t, written()); len(shown(ev)) != 9 {
		t.Fatalf("%d results", len(shown(ev)))
	}
	for n, row := range rows[1:] {
		for col, was := range row {
			if rows[0][col] == "Names" {
				continue
			}
			for _, text := range []string{"", "?", "7", rows[1+(n+1)%6][col]} {
				if row[col] = text; text == was {
					continue
				}
				if _, problems := readTable(t, written()); !problems.HasErrors() {
					t.Errorf("%q in place of %q: no error\n%s", text, was, written())
				}
			}
			row[col] = was
		}
	}
}
