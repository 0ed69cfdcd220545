package report_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"text/tabwriter"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/event"
	"bridgecalc/internal/report"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

var update = flag.Bool("update", false, "rewrite the golden files in testdata")

func checkGolden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s differs (-want +got); run with -update if that is right:\n%s", path, diff)
	}
}

var someProblems = event.Problems{
	{
		Severity: event.Warning,
		At:       event.Position{File: "club.xlsx", Sheet: "Results", Row: 14, Col: 4},
		Text:     "board 5 was played only once",
		Hint:     "look whether results are missing",
	},
	{Severity: event.Warning, At: event.Position{File: "names.csv", Row: 3}, Text: "pair 9 played nothing"},
	{Severity: event.Warning, At: event.Position{File: "names.csv"}, Text: "no e-mail addresses"},
}

func TestGoldenJSON(t *testing.T) {
	settings := settings.Default()
	got, err := write(report.JSON, score(t, small(), settings), settings, someProblems)
	if err != nil {
		t.Fatal(err)
	}
	checkGolden(t, "small.json", string(got))
}

// TestGoldenTables checks what is shown, apart from how.
func TestGoldenTables(t *testing.T) {
	one := settings.Default()
	one.Winners = settings.OneWinner
	one.Title, one.Decimals = "Own title", 1
	fi := settings.Default()
	fi.Language = "fi"
	for _, tt := range []struct {
		name     string
		event    *event.Event
		settings settings.Settings
	}{
		{"small", small(), settings.Default()},
		{"small-one-winner", small(), one},
		{"small-finnish", small(), fi},
		{"howell", howell(6, 1), settings.Default()},
		{"scores-only", scoresOnly(mitchell(3, 3)), settings.Default()},
		{"sections", sections(), settings.Default()},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w, err := words.Load(tt.settings.Language)
			if err != nil {
				t.Fatal(err)
			}
			doc := table.OfPairs(score(t, tt.event, tt.settings), tt.settings, someProblems, w)
			checkGolden(t, tt.name+".txt", dump(doc))
		})
	}
}

// dump is a document as plain text.
func dump(doc *table.Document) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s\n%s\n", doc.Title, doc.Words.Date(doc.Date), doc.Facts)
	for _, ranking := range doc.Rankings {
		fmt.Fprintf(&b, "\n%s: %s\n", ranking.Key, ranking.Heading)
		dumpTable(&b, doc, ranking.For(table.OnPage))
	}
	fmt.Fprintf(&b, "\n%s\n", strings.Join(doc.Notes, "\n"))
	for i := range doc.Travellers.Boards {
		board := &doc.Travellers.Boards[i]
		fmt.Fprintf(&b, "\n%s\n", board.Heading)
		results := doc.Travellers.Results(board)
		dumpTable(&b, doc, results.For(table.OnPage))
	}
	fmt.Fprintf(&b, "\n%s\n", strings.Join(doc.Travellers.Notes, "\n"))
	for i := range doc.Cards.Cards {
		card := &doc.Cards.Cards[i]
		fmt.Fprintf(&b, "\n%s · %s · %s\n", card.Heading, card.Names, card.Summary)
		part := doc.Cards.Table(card)
		dumpTable(&b, doc, part.For(table.OnPage))
	}
	fmt.Fprintf(&b, "\n%s\n\n", strings.Join(doc.Cards.Notes, "\n"))
	dumpTable(&b, doc, doc.Matrix)
	b.WriteString("\n")
	dumpTable(&b, doc, doc.Event)
	b.WriteString("\n")
	dumpTable(&b, doc, doc.Problems)
	return b.String()
}

func dumpTable(b *strings.Builder, doc *table.Document, t table.Table) {
	const padding = 2
	w := tabwriter.NewWriter(b, 0, 0, padding, ' ', 0)
	for _, c := range t.Columns {
		fmt.Fprintf(w, "%s\t", strings.TrimSpace(c.Group+" "+c.Label))
	}
	fmt.Fprintln(w)
	for _, row := range t.Rows {
		for _, value := range row.Values {
			if value != nil {
				fmt.Fprint(w, value.Text(doc.Words))
			}
			fmt.Fprint(w, "\t")
		}
		if row.Winner {
			fmt.Fprint(w, "winner")
		}
		if row.Total {
			fmt.Fprint(w, "= ")
		}
		fmt.Fprintln(w, row.Remark)
	}
	w.Flush()
}
