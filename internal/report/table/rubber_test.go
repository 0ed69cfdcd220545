package table_test

import (
	"testing"

	"bridgecalc/internal/compute/rubber"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// TestDeals has evenings of Chicago and rubber bridge come out as they are
// expected, from the files of testdata.
func TestDeals(t *testing.T) {
	for _, tt := range []struct {
		name, file, language string
		rules                rubber.Rules
	}{
		{"chicago", "chicago.csv", "en", rubber.ChicagoAsDuplicate},
		{"american", "american.csv", "fi", rubber.ChicagoAmerican},
		{"rubber", "rubber.csv", "en", rubber.RubberBridge},
	} {
		t.Run(tt.name, func(t *testing.T) {
			checkGolden(t, tt.name+".txt", dump(ofDeals(t, read(t, tt.file), tt.rules, tt.language)))
		})
	}
}

// TestSides checks the ranking of two sides without names, and of level ones.
func TestSides(t *testing.T) {
	ev := read(t, "rubber.csv")
	for i := range ev.Deals {
		ev.Deals[i].NS, ev.Deals[i].EW = nil, nil
	}
	for _, tt := range []struct {
		deals       int
		first, last string
	}{
		{9, "1 NS", "2 EW"},
		{2, "1 EW", "2 NS"},
		{0, "1= NS", "1= EW"}, // passed out
	} {
		some := *ev
		if some.Deals = ev.Deals[:tt.deals]; tt.deals == 0 {
			some.Deals = ev.Deals[3:4]
		}
		doc := ofDeals(t, &some, rubber.RubberBridge, "en")
		rows := doc.Rankings[0].For(table.OnPage).Rows
		for i, want := range []string{tt.first, tt.last} {
			if got := rows[i].Values[0].Text(doc.Words) + " " + rows[i].Values[1].Text(doc.Words); got != want {
				t.Errorf("%d deals: line %d is %q, want %q", tt.deals, i+1, got, want)
			}
		}
	}
}

func ofDeals(t *testing.T, ev *event.Event, rules rubber.Rules, language string) *table.Document {
	t.Helper()
	session, problems := rubber.Score(ev, rules)
	if session == nil {
		t.Fatal(problems)
	}
	st := settings.Default()
	st.Language = language
	doc := table.OfDeals(session, st, problems, load(t, language))
	checkShape(t, doc)
	return doc
}

// TestDealsInAllLanguages makes the documents in every language.
func TestDealsInAllLanguages(t *testing.T) {
	for _, language := range words.Languages() {
		ofDeals(t, read(t, "chicago.csv"), rubber.ChicagoAsDuplicate, language)
		ofDeals(t, read(t, "american.csv"), rubber.ChicagoAmerican, language)
		ofDeals(t, read(t, "rubber.csv"), rubber.RubberBridge, language)
	}
}
