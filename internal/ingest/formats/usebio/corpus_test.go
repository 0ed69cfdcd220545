package usebio

import (
	"math/big"
	"os"
	"path/filepath"
	"testing"

	"bridgecalc/internal/ingest/cells"
)

// corpusVariable names a folder of files that other systems exported. They are no
// part of the project, so the tests of them run only where somebody has them.
const corpusVariable = "BRIDGECALC_CORPUS"

// rows are the cells of a sheet by their headings.
func rows(book *cells.Book, name string) []map[string]string {
	var all []map[string]string
	for _, sheet := range book.Sheets {
		for i := 1; sheet.Name == name && i < sheet.Len(); i++ {
			row := make(map[string]string)
			for col := range sheet.Row(i).Len() {
				row[sheet.Row(0).Text(col)] = sheet.Row(i).Text(col)
			}
			all = append(all, row)
		}
	}
	return all
}

// TestCorpus reads real files, and adds up the points of each pair: they come to
// the totals that the files state, as far as these are sums.
func TestCorpus(t *testing.T) {
	folder := os.Getenv(corpusVariable)
	if folder == "" {
		t.Skipf("%s names no folder of real files", corpusVariable)
	}
	tests := []struct {
		file                       string
		results, rulings, entrants int
		within                     string // how far sums of rounded points may be off; empty: not compared
	}{
		{"butler_howell.xml", 140, 0, 8, "0"},
		{"cross_imp_howell.xml", 108, 0, 9, "1/5"},
		{"mp_howell.xml", 161, 1, 12, ""},   // totals with boards that were not played
		{"mp_mitchell.xml", 512, 0, 38, ""}, // the points of single results are whole numbers
		{"mp_mitchell_adjusted.xml", 567, 4, 42, "1/2"},
		{"salliere_score_only.xml", 192, 0, 16, ""}, // without totals
	}
	for _, tt := range tests {
		t.Run(tt.file, func(t *testing.T) {
			data, err := os.ReadFile(filepath.Join(folder, "usebio", tt.file))
			if err != nil {
				t.Fatal(err)
			}
			book, problems := Read(tt.file, data)
			if !Is(data) || book == nil || len(problems) > 0 {
				t.Fatal(problems)
			}
			results, ranking := rows(book, "Results"), rows(book, "Ranking")
			sums := make(map[string]*big.Rat)
			rulings := 0
			for _, row := range results {
				if row["Remarks"] != "" {
					rulings++
				}
				add(t, sums, row["NS"], row["NS MP"])
				add(t, sums, row["EW"], row["EW MP"])
			}
			if len(results) != tt.results || rulings != tt.rulings || len(ranking) != tt.entrants || len(rows(book, "Names")) != tt.entrants {
				t.Errorf("%d results, %d rulings, %d entrants; want %d, %d, %d", len(results), rulings, len(ranking), tt.results, tt.rulings, tt.entrants)
			}
			within, ok := new(big.Rat).SetString(tt.within)
			for _, row := range ranking {
				if !ok {
					break
				}
				total, _ := new(big.Rat).SetString(row["Total"])
				if off := new(big.Rat).Sub(total, sums[row["Pair"]]); off.Abs(off).Cmp(within) > 0 {
					t.Errorf("pair %s: the points come to %s, the file says %s", row["Pair"], sums[row["Pair"]].FloatString(2), row["Total"])
				}
			}
		})
	}
}

func add(t *testing.T, sums map[string]*big.Rat, pair, points string) {
	t.Helper()
	n, ok := new(big.Rat).SetString(points)
	if !ok {
		t.Fatalf("pair %s has %q points", pair, points)
	}
	if sums[pair] == nil {
		sums[pair] = new(big.Rat)
	}
	sums[pair].Add(sums[pair], n)
}
