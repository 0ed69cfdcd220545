package blank

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/report"
)

// played are results to fill in, as the lists of the cells offer them, and what
// they mean.
var played = []struct {
	cells [4]string // contract, declarer, tricks, lead
	means string
	lead  string
}{
	{[4]string{"4♥", "N", "10", "♠7"}, "4H N 10", " S7"},
	{[4]string{"3NT", "E", "8", "♦2"}, "3NT E 8", " D2"},
	{[4]string{"PASS", "", "", ""}, "passed out", ""},
	{[4]string{"5♣X", "S", "0", ""}, "5CX S 0", " "},
	{[4]string{"1♦XX", "W", "13", "♥10"}, "1DXX W 13", " HT"},
	{[4]string{"2♠", "E", "7", "♣9"}, "2S E 7", " C9"},
}

// filling fills in a kind of blank with made-up results, and tells what an event
// is read as.
type filling struct {
	kind  string
	small Options // quickly made
	// fill gives the cells of a form as the scorer leaves them, and the results
	// that come out of it.
	fill  func(f *form, pairs int) (rows [][]string, want []string)
	shown func(ev *event.Event) []string
}

var fillings = []filling{
	{"mitchell", Options{Tables: 3, Boards: 2}, fillPairs, shown},
	{"howell", Options{Tables: 3, Boards: 2}, fillPairs, shown},
	{"travellers", Options{Tables: 3, Boards: 2}, fillPairs, shown},
	{"teams", Options{Tables: 4, Boards: 3}, fillMatch, shownMatches},
	{"chicago", Options{Boards: 6}, fillDeals, shownDeals},
	{"rubber", Options{Boards: 6}, fillDeals, shownDeals},
}

// cellsOf are the cells of a form as texts.
func cellsOf(f *form) [][]string {
	var rows [][]string
	for _, r := range f.rows {
		cells := make([]string, len(f.columns))
		for i, content := range r.cells {
			if content != nil {
				cells[i] = fmt.Sprint(content)
			}
		}
		rows = append(rows, cells)
	}
	return rows
}

// fillPairs fills in results of pairs.
func fillPairs(f *form, pairs int) (rows [][]string, want []string) {
	n, board, table := 0, "", 0
	numbers := make(map[string]int) // columns of the form, by what fills them in
	for i, name := range []string{"lead", "tricks", "declarer", "contract", "ew", "ns", "board"} {
		numbers[name] = len(f.columns) - 1 - i
	}
	rows = cellsOf(f)
	for i, r := range f.rows {
		cells := rows[i]
		switch r.kind {
		case title:
			board, table = cells[0][strings.LastIndexByte(cells[0], ' ')+1:], 0
			continue
		case header, gap:
			continue
		}
		table++
		if r.cells[numbers["ns"]] == nil { // a traveller: who plays is to be filled in too
			cells[numbers["ns"]] = fmt.Sprint(table)
			cells[numbers["ew"]] = fmt.Sprint(pairs/2 + table)
		} else {
			board = cells[numbers["board"]]
		}
		result := played[n%len(played)]
		copy(cells[numbers["contract"]:], result.cells[:])
		want = append(want, fmt.Sprintf("%s: %s v %s %s", board, cells[numbers["ns"]], cells[numbers["ew"]], result.means+result.lead))
		n++
	}
	return rows, want
}

// fillMatch fills in a match of teams that are called after the form.
func fillMatch(f *form, _ int) (rows [][]string, want []string) {
	rows = cellsOf(f)
	home, away := "Foxes "+f.sheet, "Owls "+f.sheet
	rows[0][1], rows[1][1], rows[2][1] = "3", home, away
	for i, r := range f.rows {
		if r.kind != entry {
			continue
		}
		for room, sides := range [][2]string{{home, away}, {away, home}} {
			result := played[(i+room)%len(played)]
			copy(rows[i][1+3*room:4+3*room], result.cells[:])
			want = append(want, fmt.Sprintf("3, %s v %s, %v %s: NS %s %s", home, away, event.Room(room), rows[i][0], sides[0], result.means))
		}
	}
	return rows, want
}

// fillDeals fills in deals in order. Those of Chicago have the players in columns,
// once in a chukker; those of rubber bridge have them above.
func fillDeals(f *form, _ int) (rows [][]string, want []string) {
	rows = cellsOf(f)
	players := []string{"Anna", "Ben", "Cleo", "Dan"}
	inColumns := len(f.merges) > 0
	for i, r := range f.rows {
		cells := rows[i]
		if r.kind == title {
			cells[1] = []string{"Anna", "Cleo", "Ben", "Dan"}[i]
		}
		if r.kind != entry {
			continue
		}
		n, first, dealer, honours := i-1, 7, string("NESW"[(i-1)%4]), ""
		if inColumns {
			copy(cells[3:], players)
		} else {
			n, first, dealer = i-5, 1, ""
			honours = []string{"NS 100", "EW 150", "", "EW 100", "", "NS 150"}[n%len(played)]
			cells[4] = honours
		}
		result := played[n%len(played)]
		copy(cells[first:first+3], result.cells[:])
		want = append(want, strings.TrimSpace(fmt.Sprintf("%s %s, Anna & Ben v Cleo & Dan: %s %s", cells[0], dealer, result.means, honours)))
	}
	return rows, want
}

// shown are the results of an event as fillPairs describes them.
func shown(ev *event.Event) []string {
	var all []string
	for b := range ev.Boards {
		for _, r := range ev.Boards[b].Results {
			line := fmt.Sprintf("%d: %s v %s ", ev.Boards[b].Number, ev.Pairs[r.NS].Number, ev.Pairs[r.EW].Number)
			line += outcome(r.Contract, r.Declarer, r.Tricks)
			if !r.Contract.IsPassedOut() {
				line += fmt.Sprint(" ", r.Lead)
			}
			all = append(all, line)
		}
	}
	return all
}

// shownMatches are the results of matches as fillMatch describes them.
func shownMatches(ev *event.Event) []string {
	var all []string
	for i := range ev.Matches {
		m := &ev.Matches[i]
		for _, r := range m.Results {
			all = append(all, fmt.Sprintf("%d, %s v %s, %v %d: NS %s %s",
				m.Round, ev.Teams[m.Home].Name, ev.Teams[m.Away].Name, r.Room, r.Board, ev.Teams[r.NS].Name, outcome(r.Contract, r.Declarer, r.Tricks)))
		}
	}
	return all
}

// shownDeals are deals as fillDeals describes them.
func shownDeals(ev *event.Event) []string {
	var all []string
	for i := range ev.Deals {
		d := &ev.Deals[i]
		dealer, honours := "", ""
		if d.Dealer != bridge.NoSeat {
			dealer = d.Dealer.String()
		}
		if d.Honours != 0 {
			honours = fmt.Sprint(d.HonoursSide, " ", d.Honours)
		}
		all = append(all, strings.TrimSpace(fmt.Sprintf("%d %s, %s v %s: %s %s",
			d.Number, dealer, strings.Join(d.NS, " & "), strings.Join(d.EW, " & "), outcome(d.Contract, d.Declarer, d.Tricks), honours)))
	}
	return all
}

func outcome(contract bridge.Contract, declarer bridge.Seat, tricks int8) string {
	if contract.IsPassedOut() {
		return "passed out"
	}
	return fmt.Sprintf("%v %v %d", contract, declarer, tricks)
}

// writers make each kind of file, blank and filled in.
var writers = []struct {
	extension string
	blank     func(Options) ([]byte, error)
	fill      func(t *testing.T, blank []byte, b *bundle, rows [][][]string) []byte // rows of each form
}{
	{".xlsx", Workbook, fillWorkbook},
	{".csv", CSV, fillCSV},
}

// fillWorkbook types into the blank cells of a workbook's forms, and the names of
// the pairs. Of merged cells only the first can be typed into.
func fillWorkbook(t *testing.T, blank []byte, b *bundle, rows [][][]string) []byte {
	t.Helper()
	file, err := excelize.OpenReader(bytes.NewReader(blank))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	set := func(sheet, cell string, value any) {
		t.Helper()
		before, err := file.GetCellValue(sheet, cell)
		if err == nil && before == "" {
			err = file.SetCellValue(sheet, cell, value)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for n := range b.forms {
		f := &b.forms[n]
		for i, row := range rows[n] {
			for col, value := range row {
				isMerged := slices.ContainsFunc(f.merges, func(m merge) bool { return m.col == col && m.first < i && i <= m.last })
				if value != "" && !isMerged {
					set(f.sheet, fmt.Sprint(columnName(col), i+1), value)
				}
			}
		}
	}
	for pair := range b.pairs {
		set(namesSheet, fmt.Sprint("B", pair+2), "Anna Alku")
		set(namesSheet, fmt.Sprint("C", pair+2), "Lasse Loppu")
	}
	out, err := file.WriteToBuffer()
	if err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// fillCSV writes a CSV file anew, as the blank one was.
func fillCSV(t *testing.T, blank []byte, b *bundle, forms [][][]string) []byte {
	t.Helper()
	out := new(bytes.Buffer)
	w := csv.NewWriter(out)
	w.UseCRLF = true
	if bytes.IndexByte(blank, ';') >= 0 {
		w.Comma = ';'
	}
	reader := csv.NewReader(bytes.NewReader(blank[len("\uFEFF"):]))
	reader.Comma = w.Comma
	lines, err := reader.ReadAll()
	rows := slices.Concat(make([][]string, len(b.comments())), forms[0])
	if err != nil || len(lines) != len(rows) {
		t.Fatalf("%d rows of %d, error %v", len(lines), len(rows), err)
	}
	for i, line := range lines {
		for col := range line {
			if line[col] == "" && rows[i] != nil {
				line[col] = rows[i][col]
			}
		}
	}
	if err := w.WriteAll(lines); err != nil {
		t.Fatal(err)
	}
	return append([]byte("\uFEFF"), out.Bytes()...)
}

// TestFilledBlanks fills in every blank in every language and reads it.
func TestFilledBlanks(t *testing.T) {
	for _, filling := range fillings {
		for _, language := range ingest.Languages() {
			for _, w := range writers {
				t.Run(filling.kind+w.extension+" "+language, func(t *testing.T) {
					t.Parallel()
					o := Options{Kind: filling.kind, Language: language}
					if language != "en" {
						o.Tables, o.Boards = filling.small.Tables, filling.small.Boards
					}
					if filling.kind == "teams" && w.extension == ".csv" {
						o.Tables = 2
					}
					b, err := bundleOf(o)
					if err != nil {
						t.Fatal(err)
					}
					blank, err := w.blank(o)
					if err != nil {
						t.Fatal(err)
					}
					var rows [][][]string
					var want []string
					for i := range b.forms {
						filled, results := filling.fill(&b.forms[i], b.pairs)
						rows, want = append(rows, filled), append(want, results...)
					}
					name := "session" + w.extension // which says nothing of what it is
					ev := read(t, name, map[string][]byte{name: w.fill(t, blank, &b, rows)})
					got := filling.shown(ev)
					slices.Sort(want)
					slices.Sort(got)
					if diff := cmp.Diff(want, got); diff != "" {
						t.Error(diff)
					}
					if b.pairs > 0 && w.extension == ".xlsx" && !ev.NamesGiven {
						t.Error("the names were not read")
					}
					if got := settingOf(ev, "scoring"); got != b.scoring {
						t.Errorf("the scoring is read as %q", got)
					}
				})
			}
		}
	}
}

func settingOf(ev *event.Event, key string) string {
	for _, s := range ev.Settings {
		if s.Key == key {
			return s.Value
		}
	}
	return ""
}

// TestSeating turns the teams of the open room in every language.
func TestSeating(t *testing.T) {
	for _, language := range ingest.Languages() {
		o := Options{Kind: "teams", Language: language, Tables: 2, Boards: 2}
		b, err := bundleOf(o)
		if err != nil {
			t.Fatal(err)
		}
		f := &b.forms[0]
		room, _, _ := strings.Cut(seating(language), ":")
		f.rows[3].cells[0] = fmt.Sprintf("%s: %s %s", room, heading(language, "away"), heading(language, "ns.pair"))
		rows, _ := fillMatch(f, 0)
		out := new(bytes.Buffer)
		if err := csv.NewWriter(out).WriteAll(rows); err != nil {
			t.Fatal(err)
		}
		ev := read(t, "club.csv", map[string][]byte{"club.csv": out.Bytes()})
		for _, r := range ev.Matches[0].Results {
			if isAway := r.NS == ev.Matches[0].Away; isAway != (r.Room == event.Open) {
				t.Errorf("%s: in the %v, %s sit NS", language, r.Room, ev.Teams[r.NS].Name)
			}
		}
	}
}

// TestChukker looks at who deals and who is vulnerable.
func TestChukker(t *testing.T) {
	b, err := bundleOf(Options{Kind: "chicago", Language: "sv", Boards: 6})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, cells := range cellsOf(&b.forms[0]) {
		got = append(got, strings.Join(cells[:3], " "))
	}
	want := []string{"Bricka Giv Zon", "1 Nord –", "2 Öst NS", "3 Syd ÖV", "4 Väst NS + ÖV", "5 Nord –", "6 Öst NS"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestFilledCorrections fills in a list of corrections and puts it beside results.
func TestFilledCorrections(t *testing.T) {
	results := "Board,NS,EW,Contract,By,Tricks\n"
	values := map[string]string{"contract": "4♠", "declarer": "S", "tricks": "9", "score": "620", "artificial": "60/40", "trust": "score"}
	for board := range corrected.entries() {
		results += fmt.Sprintf("%d,1,2,PASS,,\n%d,3,4,2H,N,10\n", board+1, board+1)
	}
	results = strings.Replace(results, "4,3,4,2H,N,10", "4,3,4,4H,N,10", 1) // whose score is corrected
	for _, language := range ingest.Languages() {
		for _, w := range writers {
			o := Options{Kind: "corrections", Language: language}
			b, err := bundleOf(o)
			if err != nil {
				t.Fatal(err)
			}
			blank, err := w.blank(o)
			if err != nil {
				t.Fatal(err)
			}
			rows := cellsOf(&b.forms[0])
			var want []string
			for i, what := range corrected.entries() {
				rows[i+1] = []string{fmt.Sprint(i + 1), "3", "4", what.(string), values[what.(string)], "a slip"}
				want = append(want, fmt.Sprint(i+1, " 3 v 4 ", what, " ", values[what.(string)], " a slip"))
			}
			ev := read(t, "club.csv", map[string][]byte{
				"club.csv": []byte(results), "club-corrections" + w.extension: w.fill(t, blank, &b, [][][]string{rows}),
			})
			var got []string
			for _, c := range ev.Corrections {
				got = append(got, fmt.Sprintf("%d %s v %s %s %s %s", c.Board, c.NS, c.EW, c.What, c.Value, c.Reason))
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s%s: %s", language, w.extension, diff)
			}
		}
	}
}

// TestEventSheet fills in what is played, in every language.
func TestEventSheet(t *testing.T) {
	for _, language := range ingest.Languages() {
		data, err := Workbook(Options{Kind: "rubber", Language: language})
		if err != nil {
			t.Fatal(err)
		}
		file, err := excelize.OpenReader(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		for cell, value := range map[string]string{"B1": "Evening", "B2": "24.11.2026"} {
			if err := file.SetCellValue(eventSheet, cell, value); err != nil {
				t.Fatal(err)
			}
		}
		out, err := file.WriteToBuffer()
		if err != nil {
			t.Fatal(err)
		}
		ev := read(t, "club.xlsx", map[string][]byte{"club.xlsx": out.Bytes()})
		if ev.Title != "Evening" || ev.Date.Format("2.1.2006") != "24.11.2026" || settingOf(ev, "scoring") != "rubber" {
			t.Errorf("%s: %q of %v, %v", language, ev.Title, ev.Date, ev.Settings)
		}
	}
}

// read reads a file of results that has no errors, and those beside it.
func read(t *testing.T, name string, files map[string][]byte) *event.Event {
	t.Helper()
	folder := t.TempDir()
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	ev, problems, err := ingest.Read(filepath.Join(folder, name), ingest.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range problems {
		if p.Severity == event.Error || strings.Contains(p.Text, "not read") {
			t.Error(p)
		}
	}
	return ev
}

// TestFilledNames fills in the list of names and puts it beside results.
func TestFilledNames(t *testing.T) {
	const results = "Board,NS,EW,Contract,By,Tricks\n1,1,2,PASS,,\n1,3,4,4H,N,10\n"
	for _, language := range ingest.Languages() {
		for _, w := range writers {
			o := Options{Kind: "names", Language: language, Tables: 2}
			b, err := bundleOf(o)
			if err != nil {
				t.Fatal(err)
			}
			blank, err := w.blank(o)
			if err != nil {
				t.Fatal(err)
			}
			var rows [][]string
			for i, r := range b.forms[0].rows {
				number := fmt.Sprint(r.cells[0])
				rows = append(rows, []string{number, "Anna " + number, "Lasse " + number})
				if i == 0 {
					rows[0] = []string{number, fmt.Sprint(r.cells[1]), fmt.Sprint(r.cells[2])}
				}
			}
			ev := read(t, "club.csv", map[string][]byte{"club.csv": []byte(results), "club-names" + w.extension: w.fill(t, blank, &b, [][][]string{rows})})
			for _, pair := range ev.Pairs {
				if diff := cmp.Diff([]string{"Anna " + pair.Number, "Lasse " + pair.Number}, pair.Names); diff != "" {
					t.Errorf("%s, pair %s: %s", language, pair.Number, diff)
				}
			}
		}
	}
}

// TestUnfilledBlanks reads what nobody filled in: that is all there is to say.
func TestUnfilledBlanks(t *testing.T) {
	for _, tt := range []struct {
		options Options
		want    string // the only problem, or the first of as many as there are deals
	}{
		{Options{Kind: "howell"}, "there are no results below the heading"},
		{Options{Kind: "teams", Tables: 2}, "the teams of this match are not named"},
		{Options{Kind: "rubber", Boards: 1}, "deal 1 has no result and counts as not played"},
	} {
		for _, w := range writers {
			tt.options.Language = "en"
			data, err := w.blank(tt.options)
			if err != nil {
				t.Fatal(err)
			}
			path := filepath.Join(t.TempDir(), "club"+w.extension)
			if err := os.WriteFile(path, data, 0o644); err != nil {
				t.Fatal(err)
			}
			_, problems, err := ingest.Read(path, ingest.Options{})
			problems = slices.DeleteFunc(problems, func(p event.Problem) bool { return strings.Contains(p.Text, "not applied yet") })
			if err != nil || len(problems) != 1 || problems[0].Text != tt.want {
				t.Errorf("%s%s: %v, error %v", tt.options.Kind, w.extension, problems, err)
			}
		}
	}
}

// TestUnusedCard leaves one match of two blank.
func TestUnusedCard(t *testing.T) {
	o := Options{Kind: "teams", Language: "fi", Tables: 4, Boards: 2}
	b, err := bundleOf(o)
	if err != nil {
		t.Fatal(err)
	}
	blank, err := Workbook(o)
	if err != nil {
		t.Fatal(err)
	}
	rows, _ := fillMatch(&b.forms[0], 0)
	path := filepath.Join(t.TempDir(), "club.xlsx")
	if err := os.WriteFile(path, fillWorkbook(t, blank, &b, [][][]string{rows, nil}), 0o644); err != nil {
		t.Fatal(err)
	}
	ev, problems, err := ingest.Read(path, ingest.Options{})
	if err != nil || len(ev.Matches) != 1 || len(problems) != 1 ||
		problems[0].String() != "club.xlsx:Ottelu 2!6: warning: this card is not read: the teams of this match are not named" {
		t.Errorf("%d matches, %v, error %v", len(ev.Matches), problems, err)
	}
}

// TestOffers reads what the lists offer with the letters of every language: it is
// the same in all of them.
func TestOffers(t *testing.T) {
	if n := len(contracts.entries()); n != 106 {
		t.Errorf("%d contracts are offered", n)
	}
	for _, language := range ingest.Languages() {
		letters, ok := notation.LettersOf(language)
		if !ok {
			t.Fatalf("no letters in %s", language)
		}
		for i, contract := range contracts.entries() {
			cell, err := letters.ReadContract(contract.(string))
			var want bridge.Contract
			if i > 0 {
				want = bridge.Contract{
					Level: uint8((i-1)/5%7 + 1), Strain: bridge.Strain((i - 1) % 5), Doubling: bridge.Doubling((i - 1) / 35),
				}
			}
			if err != nil || cell.Contract != want {
				t.Errorf("%s: %q is read as %v, error %v", language, contract, cell.Contract, err)
			}
		}
	}
}

// TestLists has every cell that is to be filled in offer what it may hold.
func TestLists(t *testing.T) {
	results := []string{"Results", "Names", "Event", "Lists"}
	for _, tt := range []struct {
		options Options
		offers  []string // of the first sheet
		sheets  []string
	}{
		{
			Options{Kind: "mitchell"},
			[]string{"F2:F197 Lists!$A$1:$A$106", "G2:G197 Lists!$B$1:$B$4", "H2:H197 Lists!$C$1:$C$14"},
			results,
		},
		{
			Options{Kind: "travellers", Tables: 2, Boards: 2},
			[]string{"C3:C4 C8:C9 Lists!$A$1:$A$106", "D3:D4 D8:D9 Lists!$B$1:$B$4", "E3:E4 E8:E9 Lists!$C$1:$C$14"},
			results,
		},
		{
			Options{Kind: "teams", Tables: 4, Boards: 2},
			[]string{
				"B7:B8 Lists!$A$1:$A$106", "C7:C8 Lists!$B$1:$B$4", "D7:D8 Lists!$C$1:$C$14",
				"E7:E8 Lists!$A$1:$A$106", "F7:F8 Lists!$B$1:$B$4", "G7:G8 Lists!$C$1:$C$14",
			},
			[]string{"Match 1", "Match 2", "Event", "Lists"},
		},
		{
			Options{Kind: "chicago", Boards: 4},
			[]string{"H2:H5 Lists!$A$1:$A$106", "I2:I5 Lists!$B$1:$B$4", "J2:J5 Lists!$C$1:$C$14"},
			[]string{"Chicago", "Event", "Lists"},
		},
		{
			Options{Kind: "rubber", Boards: 4},
			[]string{"B6:B9 Lists!$A$1:$A$106", "C6:C9 Lists!$B$1:$B$4", "D6:D9 Lists!$C$1:$C$14", "E6:E9 Lists!$D$1:$D$4"},
			[]string{"Rubber", "Event", "Lists"},
		},
		{Options{Kind: "names"}, nil, []string{"Names"}},
		{Options{Kind: "corrections"}, []string{"D2:D21 Lists!$E$1:$E$6"}, []string{"Corrections", "Lists"}},
	} {
		tt.options.Language = "en"
		data, err := Workbook(tt.options)
		if err != nil {
			t.Fatal(err)
		}
		file, err := excelize.OpenReader(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		validations, err := file.GetDataValidations(tt.sheets[0])
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, v := range validations {
			got = append(got, v.Sqref+" "+v.Formula1)
		}
		if diff := cmp.Diff(tt.offers, got); diff != "" {
			t.Error(diff)
		}
		if diff := cmp.Diff(tt.sheets, file.GetSheetList()); diff != "" {
			t.Error(diff)
		}
	}
}

// TestSameBytes makes each blank twice.
func TestSameBytes(t *testing.T) {
	for _, k := range Kinds() {
		for _, w := range writers {
			o := Options{Kind: k.Name, Language: "fi"}
			one, err := w.blank(o)
			if err != nil {
				t.Fatal(err)
			}
			two, err := w.blank(o)
			if err != nil || !bytes.Equal(one, two) {
				t.Errorf("%s%s: not the same bytes again, error %v", k.Name, w.extension, err)
			}
			// Scoring replaces what is ours; a blank that was filled in is not.
			if report.IsOurs("club-results"+w.extension, one) {
				t.Errorf("%s%s is taken for a result list", k.Name, w.extension)
			}
		}
	}
}

func TestRefused(t *testing.T) {
	for _, tt := range []struct {
		options Options
		want    string
	}{
		{Options{Kind: "swiss", Language: "en"}, `there is no blank sheet "swiss"`},
		{Options{Kind: "howell", Language: "xx"}, `there are no headings in the language "xx"`},
		{Options{Kind: "howell", Language: "en", Tables: 11}, "the blank sheet howell has 2 to 10 tables, not 11"},
		{Options{Kind: "mitchell", Language: "en", Boards: -1}, "the blank sheet mitchell has 1 to 16 boards, not -1"},
		{Options{Kind: "names", Language: "en", Boards: 3}, "the blank sheet names has no boards"},
		{Options{Kind: "teams", Language: "en", Tables: 5}, "a match is played at two tables, and 5 do not come out even"},
		{Options{Kind: "rubber", Language: "en", Tables: 2}, "the blank sheet rubber has no tables"},
	} {
		for _, w := range writers {
			_, err := w.blank(tt.options)
			var refused *Error
			if !errors.As(err, &refused) || refused.Text != tt.want {
				t.Errorf("%+v: error %v", tt.options, err)
			}
		}
	}
}

// TestLargest makes the largest blanks there are.
func TestLargest(t *testing.T) {
	for _, k := range kinds {
		o := Options{Kind: k.Name, Language: "de", Tables: k.tables.most, Boards: k.boards.most}
		write := CSV
		if k.Name == "teams" {
			write = Workbook
		}
		if _, err := write(o); err != nil {
			t.Errorf("%s: %v", k.Name, err)
		}
	}
}

// TestOneMatch has the CSV file of a match refuse more of them.
func TestOneMatch(t *testing.T) {
	o := Options{Kind: "teams", Language: "en", Tables: 4}
	var refused *Error
	if _, err := CSV(o); !errors.As(err, &refused) || refused.Text != "a CSV file holds one match, of 2 tables" {
		t.Errorf("4 tables: error %v", err)
	}
	o.Tables = 0
	data, err := CSV(o)
	if n := bytes.Count(data, []byte("Open room:")); err != nil || n != 1 {
		t.Errorf("%d matches, error %v", n, err)
	}
}
