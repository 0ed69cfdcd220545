package bridge

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestReadVictoryTables(t *testing.T) {
	want := VictoryTables{
		{6, 8, VictoryTable{{0, 1500, 1500}, {3, 1650, 1350}, {45, 3000, 0}}},
		{9, 9, VictoryTable{{0, 1000, 1000}, {1, 1100, 900}}},
	}
	for name, file := range map[string]string{
		"commas":          "boards,imps from,winner,loser\n6-8,0,15,15\n6-8,3,16.5,13.50\n6-8,45,30,0\n9,0,10,10\n9,1,11,9\n",
		"semicolons":      "\ufeffboards;imps from;winner;loser\r\n6–8;0;15;15\r\n6–8;3;16,5;13,5\r\n6–8;45;30;0\r\n;;;\r\n9;0;10;10\r\n9;1;11;9\r\n",
		"tabs, no header": "6-8\t0\t15\t15\n6-8\t3\t16,5\t13,5\n6-8\t45\t30\t0\n9\t0\t10\t10\n9\t1\t11\t9",
		"mixed order":     "6-8,0,15,15\n9,0,10,10\n6-8,3,16.5,13.5\n9,1,11,9\n6-8, 45, 30, 0\n",
	} {
		t.Run(name, func(t *testing.T) {
			got, faults := ReadVictoryTables(strings.NewReader(file))
			if len(faults) > 0 {
				t.Fatal(faults)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestReadVictoryTablesFaults(t *testing.T) {
	tests := []struct {
		name, file string
		want       []string // "line 2: what is wrong"
	}{
		{"empty", "", []string{"line 0: there is no scale"}},
		{"only a heading", "boards,imps,winner,loser\n", []string{"line 1: there is no scale"}},
		{"too few values", "8,0,10\n", []string{"line 1: the line has 3 values instead of 4"}},
		{"every fault is told", "8,0,10,10\n8,x,11,9\n8,2,11.555,9\n0,0,10,10\n8,3,20000,0\n", []string{
			`line 2: IMPs "x" is not a number`,
			`line 3: winner's VPs "11.555" has more than 2 decimals`,
			`line 4: boards "0" is not 1 to 1000`,
			`line 5: winner's VPs "20000" is too large`,
		}},
		{"no draw", "8,1,11,9\n", []string{"line 1: the first line of a table must be for 0 IMPs"}},
		{"an uneven draw", "8,0,11,9\n", []string{"line 1: a draw must give both teams the same"}},
		{"down", "8,0,10,10\n8,3,11,9\n8,3,12,8\n8,4,10,9\n8,5,12,10\n", []string{
			"line 3: 3 IMPs come after 3",
			"line 4: the winner gets less than for a smaller margin",
			"line 5: the loser gets more than for a smaller margin",
		}},
		{"overlapping", "6-8,0,10,10\n8-9,0,10,10\n", []string{"line 2: the table for 6–8 boards is given already"}},
		{"boards that go down", "8-6,0,10,10\n", []string{`line 1: boards "8-6" goes down`}},
		{"quotation marks", "8,0,10,10\n8,\"1,11,9\n", []string{`line 2: the line cannot be read: extraneous or missing " in quoted-field`}},
		{"too large", "8,0,10,10\n" + strings.Repeat(" ", maxVictoryBytes), []string{"line 2: the file is larger than 1 MiB"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, faults := ReadVictoryTables(strings.NewReader(tt.file))
			var got []string
			for _, f := range faults {
				got = append(got, f.Error())
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func FuzzReadVictoryTables(f *testing.F) {
	f.Add("boards,imps from,winner,loser\n6-8,0,15,15\n6-8,3,16.5,13.5\n")
	f.Add("8;0;10,0;10\n8;1;10,5;9,5")
	f.Add("\ufeff8\t0\t1\"0\t10")
	f.Fuzz(func(t *testing.T, file string) {
		tables, faults := ReadVictoryTables(strings.NewReader(file))
		if len(faults) > 0 {
			return
		}
		for _, column := range tables {
			before := -1
			for margin := range 100 {
				home, away := column.Table.Points(margin)
				if home < before || home < away {
					t.Fatalf("%d IMPs: %d–%d after %d", margin, home, away, before)
				}
				before = home
			}
		}
	})
}
