package bridgemate

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/formats/formattest"
	"bridgecalc/internal/ingest/jet/jettest"
)

const heading = "ID,Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result,LeadCard,Remarks,DateLog,Erased\n"

// movement has pairs 1 to 4 of a Howell, or in section 2 a Mitchell of which
// each number is two pairs.
const movement = "Section,Table,Round,NSPair,EWPair,LowBoard,HighBoard\n1,1,1,1,2,1,2\n1,2,1,3,4,1,2\n1,1,2,4,1,3,4\n1,2,2,2,3,3,4\n2,1,1,1,1,1,2\n"

const lettered = "ID,Letter,Tables,MissingPair\n1,\"A  \",2,0\n2,\"B  \",2,0\n"

func TestResults(t *testing.T) {
	tests := []struct {
		name   string
		tables map[string]string
		want   string // as formattest.Dump writes it
	}{
		{
			"results as they are",
			map[string]string{
				received: heading +
					"1,1,1,1,1,1,2,1,N,4 S x,-1,HA,,01/19/26 00:00:00,0\n" +
					"2,1,2,1,1,3,4,4,E,PASS,,,,01/19/26 00:00:00,0\n" +
					"3,2,1,1,1,1,1,,,,,,Not played,,0\n",
				roundData: movement, sections: lettered, numbers: "Section,Table,Direction,Number,Name,Round\n",
			},
			`== Event
2: Key="date" Value="2026-01-19"
== Results
2: Board="1" Section="A" Table="1" Round="1" NS="1" EW="2" Contract="4 S x" By="N" Result="-1" Lead="HA"
3: Board="1" Section="A" Table="2" Round="1" NS="3" EW="4" Contract="PASS" By="E"
4: Board="1" Section="B" Table="1" Round="1" NS="1" EW="1" Remarks="Not played"
`,
		},
		{
			"results alone, on a day that may be a month",
			map[string]string{received: heading + "1,7,1,1,1,1,2,1,N,3 NT,=,,Wrong direction,01/02/26 00:00:00,0\n"},
			`a: warning: there is no table Section; the results are read without it
	export the table too, if names and rounds are wanted
a: warning: there is no table RoundData; the results are read without it
	export the table too, if names and rounds are wanted
a: warning: there is no table PlayerNumbers; the results are read without it
	export the table too, if names and rounds are wanted
a:2: warning: the date "01/02/26" does not say which day it is, and is left out
	set it with --date
== Results
2: Board="1" Section="7" Table="1" Round="1" NS="1" EW="2" Contract="3 NT" By="N" Result="=" Remarks="Wrong direction"
`,
		},
		{
			"entered again, erased, other pairs than the movement has",
			map[string]string{
				received: heading +
					"12,1,1,1,1,1,2,1,N,4 S,+1,,,,0\n" +
					"11,1,1,1,1,1,2,1,N,4 S,=,,,,0\n" +
					"13,1,2,1,1,3,4,4,E,2 C,=,,,,1\n" +
					"14,1,2,1,2,4,3,4,E,2 C,=,,,,0\n" +
					"15,1,2,5,9,4,3,4,E,2 C,=,,,,0\n",
				roundData: movement, sections: lettered, numbers: "Section\n",
			},
			`a:4: warning: results that were erased at the table are left out: 1, the first in this row
	nothing, if they were erased on purpose
a:3: warning: board 1 of round 1 at table 1 of section A was entered again: ID 12 counts, not ID 11
	look which of them is right; erase the later one if it is wrong
a:5: warning: pairs 4 and 3 are not those of the movement, which has 3 and 4 at table 2 in round 1
	look whether the pairs of this row are the right ones; the row counts as it is
a:6: warning: table RoundData has no round 5 at table 2 of section A
	look whether the pairs of this row are the right ones; the row counts as it is
== Results
2: Board="1" Section="A" Table="1" Round="1" NS="1" EW="2" Contract="4 S" By="N" Result="+1"
5: Board="2" Section="A" Table="2" Round="1" NS="4" EW="3" Contract="2 C" By="E" Result="="
6: Board="9" Section="A" Table="2" Round="5" NS="4" EW="3" Contract="2 C" By="E" Result="="
`,
		},
		{
			"the missing pair",
			map[string]string{
				received: heading + "1,1,1,1,1,1,2,,,,,,,,0\n2,1,1,1,2,1,2,1,N,1 C,=,,,,0\n3,1,2,1,1,3,0,,,,,,,,0\n",
				sections: "ID,Letter,MissingPair\n1,A,2\n", roundData: "Section,Table,Round,NSPair,EWPair\n1,1,1,1,2\n1,2,1,3,0\n", numbers: "Section\n",
			},
			`a:3: warning: pair 2 of section A is said to be missing, but has a result
	look at the movement; the result counts
== Results
2: Board="1" Section="A" Table="1" Round="1" NS="1" EW="0"
3: Board="2" Section="A" Table="1" Round="1" NS="1" EW="2" Contract="1 C" By="N" Result="="
4: Board="1" Section="A" Table="2" Round="1" NS="3" EW="0"
`,
		},
		{
			"numbers of boards that begin anew",
			map[string]string{
				received:  heading + "1,1,1,1,1,1,2,1,N,1 C,=,,,,0\n2,1,1,2,1,1,3,1,N,1 C,=,,,,0\n",
				roundData: "Section\n", sections: lettered, numbers: "Section\n",
			},
			`a:3: NS 1 of section A has board 1 twice: in round 1 (ID 1) and in round 2 (ID 2)
	if the numbers of boards begin anew within the session, export each part by itself; else erase the wrong result
`,
		},
		{
			"an individual",
			map[string]string{
				received:  "ID,Section,Table,Round,Board,PairNS,PairEW,South,West,NS/EW,Contract,Result\n1,1,1,1,1,1,2,3,4,N,1 C,=\n",
				roundData: "Section,Table,Round,NSPair,EWPair,South,West\n1,1,1,1,2,3,4\n", sections: lettered,
				numbers: "Section,Table,Direction,Number,Name,Round\n1,1,N,,Ebba Gold,0\n1,1,W,,Max Tall,0\n",
			},
			`== Results
2: Board="1" Section="A" Table="1" Round="1" N number="1" S number="3" E number="2" W number="4" Contract="1 C" By="N" Result="="
== Names
2: Section="A" Pair="1" Name 1="Ebba Gold"
3: Section="A" Pair="4" Name 1="Max Tall"
`,
		},
		{
			"teams",
			map[string]string{
				received:  heading + "1,1,1,1,1,1,2,1,N,3 NT,=,,,,0\n2,1,101,1,1,2,1,1,N,3 NT,-1,,,,0\n",
				roundData: "Section,Table,Round,NSPair,EWPair\n1,1,1,1,2\n1,101,1,2,1\n", sections: lettered, numbers: "Section\n",
			},
			`== Matches
2: Room="open" Home="1" Away="2" Board="1" Section="A" Table="1" Round="1" NS="1" EW="2" Contract="3 NT" By="N" Result="="
3: Room="closed" Home="1" Away="2" Board="1" Section="A" Table="1" Round="1" NS="2" EW="1" Contract="3 NT" By="N" Result="-1"
`,
		},
		{
			"line-ups of teams, of which one goes on and the other changes",
			map[string]string{
				received: heading + "1,1,1,1,1,1,2,1,N,3 NT,=,,,,0\n2,1,101,1,1,2,1,1,N,3 NT,-1,,,,0\n" +
					"3,1,1,2,2,1,2,1,N,1 C,=,,,,0\n4,1,101,2,2,2,1,1,N,1 C,-1,,,,0\n" +
					"5,1,1,3,3,3,4,1,N,1 C,=,,,,0\n6,1,101,3,3,4,3,1,N,1 C,-1,,,,0\n",
				roundData: "Section\n", sections: lettered, players: "ID,strID,Name\n17,17,Flora Fog\n",
				numbers: "Section,Table,Direction,Number,Name,Round\n1,1,N,,Ebba Gold,0\n1,1,E,17,,1\n1,101,W,,Max Tall,0\n1,101,S,,Gro Dark,1\n1,101,W,,Ida Ink,2\n1,1,X,,Nobody,0\n",
			},
			`== Matches
2: Room="open" Home="1" Away="2" North="Ebba Gold" East="Flora Fog" Board="1" Section="A" Table="1" Round="1" NS="1" EW="2" Contract="3 NT" By="N" Result="="
3: Room="closed" Home="1" Away="2" South="Gro Dark" West="Max Tall" Board="1" Section="A" Table="1" Round="1" NS="2" EW="1" Contract="3 NT" By="N" Result="-1"
4: Room="open" Home="1" Away="2" North="Ebba Gold" East="Flora Fog" Board="2" Section="A" Table="1" Round="2" NS="1" EW="2" Contract="1 C" By="N" Result="="
5: Room="closed" Home="1" Away="2" South="Gro Dark" West="Ida Ink" Board="2" Section="A" Table="1" Round="2" NS="2" EW="1" Contract="1 C" By="N" Result="-1"
6: Room="open" Home="3" Away="4" Board="3" Section="A" Table="1" Round="3" NS="3" EW="4" Contract="1 C" By="N" Result="="
7: Room="closed" Home="3" Away="4" Board="3" Section="A" Table="1" Round="3" NS="4" EW="3" Contract="1 C" By="N" Result="-1"
`,
		},
		{
			"teams in two sections",
			map[string]string{
				received: heading + "1,1,1,1,1,1,2,1,N,1 C,=,,,,0\n2,1,101,1,1,2,1,1,N,1 C,=,,,,0\n" +
					"3,2,1,1,1,1,2,1,N,1 C,=,,,,0\n4,2,101,1,1,2,1,1,N,1 C,=,,,,0\n",
				roundData: "Section,Table,Round,NSPair,EWPair\n1,1,1,1,2\n1,101,1,2,1\n2,1,1,1,2\n2,101,1,2,1\n",
				sections:  "ID,Letter\n1,A\n2,B\n", numbers: "Section\n",
			},
			`== Matches
2: Room="open" Home="A1" Away="A2" Board="1" Section="A" Table="1" Round="1" NS="A1" EW="A2" Contract="1 C" By="N" Result="="
3: Room="closed" Home="A1" Away="A2" Board="1" Section="A" Table="1" Round="1" NS="A2" EW="A1" Contract="1 C" By="N" Result="="
4: Room="open" Home="B1" Away="B2" Board="1" Section="B" Table="1" Round="1" NS="B1" EW="B2" Contract="1 C" By="N" Result="="
5: Room="closed" Home="B1" Away="B2" Board="1" Section="B" Table="1" Round="1" NS="B2" EW="B1" Contract="1 C" By="N" Result="="
`,
		},
		{
			"a table above 100 whose other room is not there",
			map[string]string{
				received:  heading + "1,1,1,1,1,1,2,1,N,3 NT,=,,,,0\n2,1,101,1,2,3,4,1,N,3 NT,-1,,,,0\n",
				roundData: "Section,Table,Round,NSPair,EWPair\n1,1,1,1,2\n1,101,1,3,4\n", sections: lettered, numbers: "Section\n",
			},
			`== Results
2: Board="1" Section="A" Table="1" Round="1" NS="1" EW="2" Contract="3 NT" By="N" Result="="
3: Board="2" Section="A" Table="101" Round="1" NS="3" EW="4" Contract="3 NT" By="N" Result="-1"
`,
		},
		{
			"cards",
			map[string]string{
				received:  heading + "1,1,1,1,1,1,2,1,N,3 NT,=,,,,0\n",
				roundData: movement, sections: lettered, numbers: "Section\n",
				handRecord: "Section,Board," + strings.Join(handColumns(), ",") +
					"\n1,1,AKQ,10987,65,432,J,,,,,,,,,,,\n2,1,AKQ,T987,65,432,J,,,,,,,,,,,\n1,2,A,,,,,,,,,,,,,,,\n2,2,K,,,,,,,,,,,,,,,\n",
			},
			`a:5: warning: table HandRecord has other cards for board 2 than in row 4; its cards are left out
	if the sections had other cards, they must not be compared with each other: give them one by one
== Results
2: Board="1" Section="A" Table="1" Round="1" NS="1" EW="2" Contract="3 NT" By="N" Result="="
== Hands
2: Board="1" Deal="N:AKQ.T987.65.432 J... ... ..."
`,
		},
		{
			"a table that was cut, and sections with one letter",
			map[string]string{
				received: "ID,Section,Table,Round,Board,PairNS,PairEW,Contract,Result\n",
				sections: "ID,Letter\n1,A\n2,A\n", roundData: "Section\n", numbers: "Section\n",
			},
			`a:3: table Section: sections 1 and 2 both have the letter A
	give each section a letter of its own
a: table ReceivedData has no column NS/EW
	export the whole table
a: table ReceivedData has no results
	give the file of a session that was played
`,
		},
		{
			"other tables",
			map[string]string{sections: lettered},
			"a: there is no table ReceivedData, which has the results\n\texport the table ReceivedData\n",
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			book, problems := ReadTables("a", sheets(t, test.tables))
			formattest.Check(t, "a", book, problems)
			if diff := cmp.Diff(test.want, formattest.Dump(book, problems)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestNames joins a seat to a pair by the movement, and a number to a name.
func TestNames(t *testing.T) {
	book, problems := ReadTables("a", sheets(t, map[string]string{
		received:  heading + "1,1,1,1,1,1,2,1,N,3 NT,=,,,,0\n2,2,1,1,1,1,1,1,N,3 NT,=,,,,0\n",
		roundData: movement, sections: lettered,
		numbers: "Section,Table,Direction,Number,Name,Round\n" +
			"1,1,W,77,,2\n1,1,N,11,Ebba Gold,0\n1,1,S,12,,0\n1,1,E,13,Not In The List,1\n1,1,W,99,,1\n1,1,N,55,Someone Later,3\n" +
			"2,1,N,0,Bea Blue,0\n2,1,E,,Olga Green,0\n",
		players: "ID,Name,strID\n12,Frans Grey,12\n4711,Piet Red,77\n",
	}))
	if len(problems) != 1 || problems[0].Text != "table PlayerNumbers: player number 99 at table 1 has no name in the tables" || problems[0].At.Row != 6 {
		t.Error(problems)
	}
	want := `== Names
3: Section="A" Pair="1" Name 1="Ebba Gold" Name 2="Frans Grey" Member 1="11" Member 2="12"
5: Section="A" Pair="2" Name 1="Not In The List" Member 1="13"
8: Section="B" Pair="1" Direction="NS" Name 1="Bea Blue"
9: Section="B" Pair="1" Direction="EW" Name 1="Olga Green"
`
	_, names, _ := strings.Cut(formattest.Dump(book, problems), "== Names")
	if diff := cmp.Diff(want, "== Names"+names); diff != "" {
		t.Error(diff)
	}
}

// Warnings of one kind come to a sum where a file has very many.
func TestManyWarnings(t *testing.T) {
	rows := heading
	for i := range 500 {
		rows += fmt.Sprintf("%d,1,9,%d,%d,1,2,1,N,1 C,=,,,,0\n", i, i, i+1)
	}
	book, problems := ReadTables("a", sheets(t, map[string]string{received: rows, roundData: movement, sections: lettered, numbers: "Section\n"}))
	if book == nil || len(problems) != maxNotices+1 || problems[maxNotices].Text != "490 more rows: the pairs are not those of the movement" {
		t.Error(problems)
	}
}

// TestDatabase reads the same tables from a database and from sheets.
func TestDatabase(t *testing.T) {
	csv := map[string]string{
		received: heading + "1,1,1,1,1,1,2,1,N,4 S x,-1,,,2026-01-19 00:00:00,0\n2,1,2,1,1,3,4,4,E,PASS,,,,2026-01-19 00:00:00,1\n",
		sections: lettered, roundData: movement,
		numbers: "Section,Table,Direction,Number,Name,Round\n1,1,N,11,Ebba Gold,0\n",
	}
	want, problems := ReadTables("a", sheets(t, csv))
	if want == nil {
		t.Fatal(problems)
	}
	for _, format := range jettest.Formats {
		data := session(format)
		if !Is(data) {
			t.Error("not taken for a database")
		}
		got, problems := Read("a", data)
		formattest.Check(t, "a", got, problems)
		if got == nil {
			t.Fatal(problems)
		}
		if diff := cmp.Diff(bookTexts(want), bookTexts(got)); diff != "" {
			t.Error(diff)
		}
		if problems[0].At.Row != 2 {
			t.Errorf("the erased result is in row 2: %v", problems[0])
		}
	}
}

func TestOtherDatabases(t *testing.T) {
	tests := map[string][]byte{
		"the database has no table ReceivedData": jettest.Build(jettest.Jet4),
		"the database is damaged":                session(jettest.Jet4)[:5000],
	}
	for want, data := range tests {
		book, problems := Read("a", data)
		formattest.Check(t, "a", book, problems)
		if len(problems) != 1 || !strings.Contains(problems[0].Text, want) {
			t.Errorf("%v; want %s", problems, want)
		}
	}
}

// session is a database of one session.
func session(format jettest.Format) []byte {
	const day = 46041
	columns := func(names string, types ...jettest.Type) []jettest.Column {
		var all []jettest.Column
		for i, name := range strings.Split(names, ",") {
			all = append(all, jettest.Column{Name: name, Type: types[i]})
		}
		return all
	}
	const num, text, yes, date = jettest.Integer, jettest.Text, jettest.Boolean, jettest.DateTime
	return jettest.Build(
		format,
		jettest.Table{
			Name:    received,
			Columns: columns(strings.TrimSpace(heading), jettest.Long, num, num, num, num, num, num, num, text, text, text, text, text, date, yes),
			Rows: jettest.Rows(
				[]any{1, 1, 1, 1, 1, 1, 2, 1, "N", "4 S x", "-1", nil, nil, float64(day), false},
				[]any{2, 1, 2, 1, 1, 3, 4, 4, "E", "PASS", nil, nil, nil, float64(day), true},
			),
		},
		jettest.Table{
			Name: sections, Columns: columns("ID,Letter,Tables,MissingPair", num, text, num, num),
			Rows: jettest.Rows([]any{1, "A  ", 2, 0}, []any{2, "B  ", 2, 0}),
		},
		jettest.Table{
			Name: roundData, Columns: columns("Section,Table,Round,NSPair,EWPair", num, num, num, num, num),
			Rows: jettest.Rows([]any{1, 1, 1, 1, 2}, []any{1, 2, 1, 3, 4}, []any{1, 1, 2, 4, 1}, []any{1, 2, 2, 2, 3}, []any{2, 1, 1, 1, 1}),
		},
		jettest.Table{
			Name: numbers, Columns: columns("Section,Table,Direction,Number,Name,Round", num, num, text, text, text, num),
			Rows: jettest.Rows([]any{1, 1, "N", "11", "Ebba Gold", 0}),
		},
	)
}

func sheets(t testing.TB, tables map[string]string) map[string]*cells.Sheet {
	t.Helper()
	all := make(map[string]*cells.Sheet)
	for name, csv := range tables {
		all[name] = sheet(t, csv)
	}
	return all
}

func FuzzRead(f *testing.F) {
	for _, format := range jettest.Formats {
		f.Add(session(format))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		book, problems := Read("fuzz", data)
		formattest.Check(t, "fuzz", book, problems)
	})
}

func FuzzReadTables(f *testing.F) {
	f.Add(heading+"1,1,1,1,1,1,2,1,N,4 S x,-1,,,,0\n", movement, lettered, "Section,Table,Direction,Number,Name,Round\n1,1,N,11,Ebba Gold,0\n")
	f.Add(heading+"1,1,1,1,1,1,2,1,N,4 S,=,,,,0\n2,1,101,1,1,2,1,1,N,4 S,=,,,,0\n", movement, lettered, "Section")
	f.Fuzz(func(t *testing.T, results, rounds, letters, names string) {
		all := make(map[string]*cells.Sheet)
		for name, csv := range map[string]string{received: results, roundData: rounds, sections: letters, numbers: names} {
			if book, _ := cells.Open(name, []byte(csv)); book != nil && len(book.Sheets) > 0 {
				all[name] = book.Sheets[0]
			}
		}
		book, problems := ReadTables("fuzz", all)
		formattest.Check(t, "fuzz", book, problems)
	})
}

// TestMutations changes bytes of a sound database.
func TestMutations(t *testing.T) {
	sound := session(jettest.Jet3)
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		data := append([]byte(nil), sound...)
		for range 1 + random.IntN(5) {
			binary.LittleEndian.PutUint16(data[24+random.IntN(len(data)-26):], uint16(random.IntN(0x1000)))
		}
		book, problems := Read("mutated", data)
		formattest.Check(t, "mutated", book, problems)
	}
}

func BenchmarkRead(b *testing.B) {
	for _, rows := range []int{12_000, 120_000} {
		table := jettest.Table{Name: received}
		for name := range strings.SplitSeq(strings.TrimSpace(heading), ",") {
			table.Columns = append(table.Columns, jettest.Column{Name: name, Type: jettest.Text})
		}
		for i := range rows {
			round, table2 := fmt.Sprint(i/1000+1), fmt.Sprint(i%1000/2+1)
			pair := fmt.Sprint(i)
			table.Rows = append(table.Rows, jettest.Row{Values: []any{pair, "1", table2, round, fmt.Sprint(i%2 + 1), pair, pair, "1", "N", "4 S x", "-1", nil, nil, nil, "0"}})
		}
		data := jettest.Build(jettest.Jet4, table)
		b.Run(fmt.Sprintf("%d kB", len(data)/1000), func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			for b.Loop() {
				if book, problems := Read("bench", data); book == nil {
					b.Fatal(problems)
				}
			}
		})
	}
}
