package layout

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
)

// TestHeaderOtherWords finds the fields beyond those that every sheet has.
func TestHeaderOtherWords(t *testing.T) {
	tests := []struct {
		language, header string
		want             map[string]int
	}{
		{"en", "Section,Table,Round,Lead,Result,Score", map[string]int{"section": 3, "table": 4, "round": 5, "lead": 6, "result": 7, "score": 8}},
		{"en", "NS Score,EW Score,NS MP,EW MP", map[string]int{"ns.score": 3, "ew.score": 4, "ns.matchpoints": 5, "ew.matchpoints": 6}},
		{"en", "Score NS,Score EW,% NS,% EW", map[string]int{"ns.score": 3, "ew.score": 4, "ns.percent": 5, "ew.percent": 6}},
		{"en", "NS,EW", map[string]int{"ns.score": 3, "ew.score": 4}},
		{"en", "Names NS,Names EW,North,South,East,West", map[string]int{"ns.name": 3, "ew.name": 4, "north": 5, "south": 6, "east": 7, "west": 8}},
		{"en", "Remarks,Erased", map[string]int{"remarks": 3, "erased": 4}},
		{"en", "NS points,EW points", map[string]int{"ns.score": 3, "ew.score": 4}},
		{"en", "Points", map[string]int{"score": 3}},
		{"en", "Score,Points", map[string]int{"score": 3, "points": 4}},
		{"fi", "Lohko,Pöytä,Kierros,Lähtö,Tulos,Pisteet", map[string]int{"section": 3, "table": 4, "round": 5, "lead": 6, "result": 7, "score": 8}},
		{"fi", "NS pisteet,EW pisteet,NS nimet,EW nimet", map[string]int{"ns.score": 3, "ew.score": 4, "ns.name": 5, "ew.name": 6}},
		{"sv", "Sektion,Bord,Rond,Utspel,Resultat,Score", map[string]int{"section": 3, "table": 4, "round": 5, "lead": 6, "result": 7, "score": 8}},
		{"no", "Seksjon,Bord,Runde,Utspill,Resultat,Score", map[string]int{"section": 3, "table": 4, "round": 5, "lead": 6, "result": 7, "score": 8}},
		{"da", "Række,Bord,Runde,Udspil,Resultat,Score", map[string]int{"section": 3, "table": 4, "round": 5, "lead": 6, "result": 7, "score": 8}},
		{"nl", "Lijn,Tafel,Ronde,Uitkomst,Uitslag,Score", map[string]int{"section": 3, "table": 4, "round": 5, "lead": 6, "result": 7, "score": 8}},
		{"de", "Abschnitt,Tisch,Runde,Ausspiel,Resultat,Ergebnis", map[string]int{"section": 3, "table": 4, "round": 5, "lead": 6, "result": 7, "score": 8}},
		{"fr", "Ligne,Table,Tour,Entame,Résultat,Marque", map[string]int{"section": 3, "table": 4, "round": 5, "lead": 6, "result": 7, "score": 8}},
		{"pl", "Sektor,Stół,Runda,Wist,Wynik,Zapis", map[string]int{"section": 3, "table": 4, "round": 5, "lead": 6, "result": 7, "score": 8}},
		{"es", "Sección,Mesa,Ronda,Salida,Resultado,Puntos", map[string]int{"section": 3, "table": 4, "round": 5, "lead": 6, "result": 7, "score": 8}},
		{"it", "Girone,Tavolo,Turno,Attacco,Risultato,Punti", map[string]int{"section": 3, "table": 4, "round": 5, "lead": 6, "result": 7, "score": 8}},
	}
	// The words that are needed besides, in the language of the test.
	needed := map[string]string{
		"en": "Board,NS,EW", "fi": "Jako,NS,EW", "sv": "Bricka,NS,ÖV", "no": "Spill,NS,ØV", "da": "Spil,NS,ØV", "nl": "Spel,NZ,OW",
		"de": "Board,NS,OW", "fr": "Donne,NS,EO", "pl": "Rozdanie,NS,WE", "es": "Tablilla,NS,EO", "it": "Mano,NS,EO",
	}
	for _, tt := range tests {
		t.Run(tt.language+" "+tt.header, func(t *testing.T) {
			head := headOf(t, needed[tt.language]+","+tt.header+"\n")
			want := map[string]int{"board": 0, "ns.pair": 1, "ew.pair": 2}
			for field, col := range tt.want {
				want[field] = col
			}
			if diff := cmp.Diff(want, head.Cols); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// headOf is the header of a table.
func headOf(t testing.TB, table string) Header {
	t.Helper()
	book, problems := cells.Open("club.csv", []byte(table))
	if book == nil {
		t.Fatal(problems)
	}
	head, ok := FindHeader(book.Sheets[0], headings.NewMemo(book))
	if !ok {
		t.Fatalf("no header in %q", table)
	}
	return head
}
