package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

const everywhere = table.OnPage | table.InSheet | table.InData

// league is a document of a contest without pairs: a table of all matches and a
// card for each.
func league(t *testing.T, ranking bool) *table.Document {
	t.Helper()
	w, err := words.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	d := &table.Document{
		Words: w, Settings: settings.Default(), Title: "Spring League", Source: "league.xlsx", Checksum: "3fa9c210",
		Event: table.Table{
			Columns: []table.Column{{Key: "title", Label: "Title", Shown: everywhere}, {Key: "rounds", Label: "Rounds", Shown: everywhere}},
			Rows:    []table.Row{{Values: []table.Value{table.Text("Spring League"), table.Whole(2)}}},
		},
		Parts: []table.Part{
			{
				Key: "rounds", Title: "Round by round",
				Columns: []table.Column{
					{Key: "team", Label: "Team", Shown: everywhere},
					{Key: "vp", Label: "VPs", Figures: true, Shown: everywhere},
				},
				Blocks: []table.Block{{Rows: []table.Row{
					{Values: []table.Value{table.Text("Amber"), table.Whole(13)}, Winner: true},
					{Values: []table.Value{table.Text("Indigo"), table.Whole(7)}},
				}}},
				Notes: []string{"One point for each."},
			},
			{
				Key: "matches", Title: "Match cards: all of [them]", Rows: "boards",
				Head: []table.Column{
					{Key: "home", Label: "Home", Shown: everywhere},
					{Key: "imps", Label: "IMPs", Figures: true, Shown: table.InData},
				},
				Columns: []table.Column{
					{Key: "board", Label: "Board", Figures: true, Shown: everywhere},
					{Key: "swing", Label: "Swing", Figures: true, Shown: everywhere, Optional: true},
				},
			},
			{Key: "nothing", Title: "Nothing"},
		},
	}
	for _, home := range []string{"Amber", "Indigo"} {
		d.Parts[1].Blocks = append(d.Parts[1].Blocks, table.Block{
			Heading: home + " v all", Beside: "34–21", Continued: home + " (continued)", Bookmark: home,
			Head: []table.Value{table.Text(home), table.Whole(34)},
			Rows: []table.Row{
				{Values: []table.Value{table.Whole(1), table.Whole(6)}},
				{Values: []table.Value{table.Whole(2), nil}, Remark: "played at one table only"},
				{Values: []table.Value{nil, table.Whole(6)}, Remark: "Total", Total: true},
			},
		})
	}
	if ranking {
		d.Rankings = []table.Ranking{{Key: "All", Table: table.Table{Columns: d.Parts[0].Columns, Rows: d.Parts[0].Blocks[0].Rows}}}
	}
	return d
}

func TestPartsJSON(t *testing.T) {
	data, err := writeJSON(league(t, false))
	if err != nil {
		t.Fatal(err)
	}
	var compact bytes.Buffer
	if err := json.Compact(&compact, data); err != nil {
		t.Fatal(err)
	}
	want := `{"generator":"bridgecalc","event":{"title":"Spring League","rounds":2},` +
		`"rounds":[{"team":"Amber","vp":13},{"team":"Indigo","vp":7}],` +
		`"matches":[` +
		`{"home":"Amber","imps":34,"boards":[{"board":1,"swing":6},{"board":2}]},` +
		`{"home":"Indigo","imps":34,"boards":[{"board":1,"swing":6},{"board":2}]}],` +
		`"nothing":[],"problems":[]}`
	if diff := cmp.Diff(want, compact.String()); diff != "" {
		t.Errorf("JSON (-want +got):\n%s", diff)
	}
	data, err = writeJSON(league(t, true))
	if err != nil || !bytes.Contains(data, []byte(`"standings": [`)) || bytes.Contains(data, []byte(`"boards": []`)) {
		t.Errorf("with a ranking: error %v, %s", err, data)
	}
}

func TestPartsCSV(t *testing.T) {
	want := []string{"\uFEFFTeam,VPs", "Amber,13", "Indigo,7", "league.xlsx · checksum 3fa9c210 · bridgecalc", ""}
	for _, ranking := range []bool{false, true} {
		data, err := writeCSV(league(t, ranking))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, strings.Split(string(data), "\r\n")); diff != "" {
			t.Errorf("ranking %v (-want +got):\n%s", ranking, diff)
		}
	}
}

func TestPartsWorkbook(t *testing.T) {
	data, err := (&Results{doc: league(t, false)}).Write(XLSX)
	if err != nil {
		t.Fatal(err)
	}
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	sheets := []string{"Round by round", "Match cards- all of -them-", "Event"}
	if diff := cmp.Diff(sheets, f.GetSheetList()); diff != "" {
		t.Errorf("sheets (-want +got):\n%s", diff)
	}
	rows, err := f.GetRows(sheets[1])
	if err != nil {
		t.Fatal(err)
	}
	want := [][]string{
		{"Home", "Board", "Swing", "Remark"},
		{"Amber", "1", "6"},
		{"Amber", "2", "", "played at one table only"},
		{"Indigo", "1", "6"},
		{"Indigo", "2", "", "played at one table only"},
	}
	if diff := cmp.Diff(want, rows); diff != "" {
		t.Errorf("match cards (-want +got):\n%s", diff)
	}
}

// TestPartsOnPages checks that every part is there, and nothing that the
// contest doesn't have.
func TestPartsOnPages(t *testing.T) {
	for _, ranking := range []bool{false, true} {
		doc := league(t, ranking)
		page, err := (&Results{doc: doc}).Write(HTML)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{
			`<a href="#part-1">Round by round</a>`, `<section id="part-2">`, "<h2>Match cards: all of [them]</h2>",
			"<summary><b>Amber v all</b> <span>34–21</span></summary>", "One point for each.",
		} {
			if !bytes.Contains(page, []byte(want)) {
				t.Errorf("no %q on the page", want)
			}
		}
		for word, want := range map[string]bool{
			`<a href="#ranking">`: ranking, `<section id="boards">`: false, `<section id="cards">`: false, ">Nothing<": false,
		} {
			if bytes.Contains(page, []byte(word)) != want {
				t.Errorf("ranking %v: %q on the page: %v", ranking, word, !want)
			}
		}
		printed, err := (&Results{doc: doc}).Write(PDF)
		if err != nil {
			t.Fatal(err)
		}
		// The ranking, the table and the cards are short enough for one.
		if got := bytes.Count(printed, []byte("/Type /Page\n")); got != 1 {
			t.Errorf("ranking %v: %d pages, want 1", ranking, got)
		}
	}
}

// TestTooManyRows checks that a workbook is refused whose sheets would be cut off.
func TestTooManyRows(t *testing.T) {
	doc := &table.Document{Travellers: table.Travellers{Boards: []table.Board{{Rows: make([]table.Row, 1<<20)}}}}
	var unfit *UnfitError
	if _, err := (&Results{doc: doc}).Write(XLSX); !errors.As(err, &unfit) || unfit.Format != XLSX {
		t.Errorf("a million results in a workbook: %v", err)
	}
}
