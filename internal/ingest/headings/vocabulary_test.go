package headings

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/words"
)

func TestPlainWord(t *testing.T) {
	tests := map[string]string{
		"": "", "Board": "board", " NS_PAIR_NUMBER ": "nspairnumber", "N-S": "ns", "E/W": "ew", "Pelinviejä": "pelinvieja", "ÖV": "ov", "Øv": "ov",
		"Række": "raekke", "Stół": "stol", "Rozgrywający": "rozgrywajacy", "Étui": "etui", "Levées": "levees", "Sección": "seccion", "% NS": "%ns",
		"Name 1": "name1", "Bd.": "bd", "*": "", "1NS": "1ns", "O\u0308V": "ov", "nº mano": "nomano", "N.º": "no", "Donne n°": "donneno", "Außer": "ausser",
		"+/-": "+-", "+": "+", "−": "-", "±": "+-", "NS +": "ns+", "+ NS": "ns+", "(+) ÖV": "ov+", "NS -": "ns-", "Board -": "board",
		"IMPs +/-": "imps+-", "A - B": "ab",
	}
	for text, want := range tests {
		if got := Plain(text); got != want {
			t.Errorf("plainWord(%q) = %q, want %q", text, got, want)
		}
	}
}

// TestHeadings has a word above each column of a blank sheet, in every language,
// that is spelled as one writes it and is understood as what it says.
func TestHeadings(t *testing.T) {
	fields := []string{
		"board", "section", "table", "round", "ns.pair", "ew.pair", "pair", "contract", "declarer", "lead", "tricks", "result",
		"score", "ns.score", "ew.score", "percent", "rank", "name", "ns.name", "ew.name", "name1", "name2", "member", "club",
		"direction", "north", "south", "east", "west", "remarks",
	}
	for _, v := range Vocabularies() {
		for _, field := range fields {
			heading := Heading(v.Language, field)
			if first, _ := utf8.DecodeRuneInString(heading); heading == "" || unicode.IsLower(first) {
				t.Errorf("%s: %s is headed %q", v.Language, field, heading)
			}
			m, ok := v.LookUp(Plain(heading))
			if side, isPair := strings.CutSuffix(field, ".pair"); isPair {
				field = side // the side alone heads the pairs
			}
			if !ok || m.Field != field || m.Rank != 0 {
				t.Errorf("%s: %q is understood as %s, word %d, not as %s", v.Language, heading, m.Field, m.Rank, field)
			}
		}
	}
}

// TestVocabularyIsCertain takes apart every word that is made of a side's and a
// field's: there is but one way.
func TestVocabularyIsCertain(t *testing.T) {
	for _, v := range Vocabularies() {
		for _, side := range v.sides {
			for field, m := range v.Fields {
				if !sided[m.Field] {
					continue
				}
				for _, word := range []string{side.word + field, field + side.word} {
					if _, ok := v.Fields[word]; ok {
						continue
					}
					if ways := waysOf(&v, word); len(ways) != 1 {
						t.Errorf("%s: %q may be %s", v.Language, word, strings.Join(ways, " or "))
					}
				}
			}
		}
	}
}

// waysOf are the fields that a word may be made of.
func waysOf(v *Vocabulary, word string) []string {
	ways := make(map[string]bool)
	for _, side := range v.sides {
		for _, cut := range cuts {
			if rest, found := cut(word, side.word); found {
				if m, ok := v.Fields[rest]; ok && sided[m.Field] {
					ways[side.field+"."+m.Field] = true
				}
			}
		}
	}
	return slices.Sorted(maps.Keys(ways))
}

// TestOneMeaningIsFirst finds words that are in two lists of a language at the same
// place, so that nothing says which meaning is the likelier one.
func TestOneMeaningIsFirst(t *testing.T) {
	for _, w := range words.All() {
		for name, table := range map[string]map[string][]string{"heading": w.Heading, "side": sideWords(w)} {
			type meaning struct {
				Meaning
				word string
			}
			best := make(map[string]meaning)
			for field, list := range table {
				for rank, word := range list {
					plain := Plain(word)
					other, ok := best[plain]
					if ok && other.Field != field && (other.Rank == rank || name == "side") {
						t.Errorf("%s: %s %q means %s and %s", w.Language, name, word, other.Field, field)
					}
					if !ok || rank < other.Rank {
						best[plain] = meaning{Meaning{field, rank}, word}
					}
					if plain == "" {
						t.Errorf("%s: %s %q has no letters", w.Language, name, word)
					}
				}
			}
		}
	}
}

func TestNearest(t *testing.T) {
	for _, tt := range []struct{ language, heading, want string }{
		{"en", "Contarct", "Contract"},
		{"en", "Trick", ""}, // known
		{"fi", "Pelinvijeä", "Pelinviejä"},
		{"fi", "Pöyty", "Pöytä"},
		{"en", "Weather", ""},
		{"en", "", ""},
	} {
		for _, v := range Vocabularies() {
			if _, known := v.LookUp(Plain(tt.heading)); v.Language != tt.language || known {
				continue
			}
			if got := v.Nearest(Plain(tt.heading)); got != tt.want {
				t.Errorf("nearest to %q in %s is %q, want %q", tt.heading, tt.language, got, tt.want)
			}
		}
	}
}

// TestSpellings looks up what directors write above columns, in each language.
func TestSpellings(t *testing.T) {
	tests := map[string]map[string][]string{ // language, field, spellings
		"en": {
			"board":     {"BD", "Bd.", "bd no.", "Board #", "Board No", "Brd", "Number of board", "No. of board", "Deal", "hand"},
			"contract":  {"cont", "CON.", "Contr.", "bid", "Final contract"},
			"declarer":  {"by", "Dclr", "PLAYED BY", "decl.", "Dec"},
			"tricks":    {"trk", "tks", "Tricks made", "made", "TRICKS TAKEN"},
			"result":    {"+/-", "Res.", "RESULT"},
			"ns.score":  {"NS +", "+ NS", "ns score", "Score NS", "Score (N-S)", "Score for N/S", "North-South score", "NS result", "NS +/-", "Scores N-S"},
			"ew.score":  {"ew score", "EW +", "EW -", "NS -", "Score E/W", "East/West score"},
			"ns.pair":   {"NS pair", "Pair NS", "N/S pair no", "NS no.", "Pair no NS", "Pair NS no", "NS number"},
			"ns":        {"N-S", "north/south", "N/S"},
			"ns.points": {"pts NS", "NS pts", "Points for NS", "N-S Points"},
			"pair":      {"Pair", "Pair #", "Pair no.", "No.", "#pair"},
			"name1":     {"First player", "Player 1", "1st player"},
			"name2":     {"Partner", "Second player", "Player B", "Names 2", "2nd player"},
			"home":      {"Home", "home team", "Team A"},
			"away":      {"visitors", "Opponents", "Team B"},
			"home.imps": {"Home IMPs", "IMPs home team"},
			"away.imps": {"Visitors' IMPs", "Away IMPs"},
			"away.vp":   {"VPs visitors", "Away VP"},
			"imps":      {"IMPs", "imps +/-", "IMP"},
			"rank":      {"Pos.", "Place", "Standings"},
			"won":       {"won", "Wins"},
			"lead":      {"Opening lead", "ld"},
			"total":     {"Total", "TOT", "Grand total"},
		},
		"fi": {
			"board":     {"Jaon numero", "Jaon nro", "jako #", "JAKO", "Jakonro", "Numero jaon", "Jako n:o"},
			"round":     {"Krs", "krs.", "Kierros"},
			"pair":      {"Parin nro", "nro", "Parin numero"},
			"contract":  {"SIT.", "Sitoum.", "sitoumus"},
			"declarer":  {"Viejä", "Pel.", "PELINVIEJÄ", "Pelinvieja", "Pelasi"},
			"tricks":    {"tikkejä", "Tikit", "TIKKIÄ"},
			"result":    {"Tulos", "+/-"},
			"ns.score":  {"Pisteet PE", "pisteet NS", "PE +", "NS pist."},
			"ew.score":  {"Pisteet IL", "ew pisteet", "IL +"},
			"ew":        {"I-L", "IL", "Itä-Länsi"},
			"name":      {"Pelaajat", "Pelaaja"},
			"open":      {"Avo", "Avoin huone"},
			"away":      {"Vierasjoukkue", "Vastustajat"},
			"home.imps": {"KOTI IMPIT", "IMPit koti"},
		},
		"sv": {
			"board": {"givnr", "Bricknr", "Bricka nr.", "Brickans nr"}, "contract": {"Bud", "Kontr.", "kontrakt"},
			"declarer": {"spelf.", "Av", "spelförare", "Spelforare", "Spelfoerare"}, "tricks": {"antal stick", "Stick"},
			"ns.points": {"NS-poäng", "Poäng NS", "poang ns"}, "round": {"runda", "Rond"}, "name": {"spelare"}, "open": {"Öppet", "Öppna rummet"},
			"ew": {"Ö-V", "öst/väst"}, "ew.pair": {"Par ÖV", "par öv nr"}, "home": {"HEMMALAG"},
		},
		"no": {
			"board": {"spillnr.", "Spill nr"}, "contract": {"melding", "Meld."}, "declarer": {"spillef.", "Spilt av", "av", "Spillefoerer"}, "tricks": {"stikk", "Antall stikk"},
			"ns.points": {"Poeng NS"}, "ew.score": {"Score ØV", "ØV score"}, "open": {"Åpent", "Aapent"}, "bye": {"Oversitter"},
		},
		"da": {
			"board": {"SPIL NR.", "Spilnr"}, "contract": {"Melding", "meld."}, "declarer": {"AF", "spilf.", "Spilfører"}, "tricks": {"STIK", "antal stik"},
			"boards": {"Antal spil"}, "ew": {"Ø/V"}, "ew.name": {"ØV NAVNE"}, "away": {"Ude"},
		},
		"nl": {
			"board": {"spelnr.", "Spel nr."}, "contract": {"contr.", "Bod"}, "declarer": {"gespeeld door", "DOOR"}, "result": {"resultaat", "uitslag", "Res."}, "tricks": {"Slagen"},
			"dealer": {"Gever"}, "ns.score": {"SCORE NZ", "NZ +"}, "ns.points": {"Punten NZ"}, "lead": {"Uitkomst"}, "home": {"THUISTEAM"}, "ew.name": {"OW namen"}, "lost": {"VERLIES"},
		},
		"de": {
			"board": {"Board-Nr.", "Brd", "Nr. Board"}, "contract": {"Kontr.", "KONTRAKT"}, "declarer": {"von", "durch", "Spielführer", "Spielfuehrer", "Alleinspieler"},
			"score": {"Erg.", "Ergebnis"}, "lead": {"AS", "Ausspiel"}, "tricks": {"Stiche"}, "points": {"Pkt.", "Punkte"}, "vp": {"SP", "Siegpunkte", "VP"},
			"away": {"Gegner", "GASTMANNSCHAFT"}, "segment": {"Halbzeit"}, "ns.points": {"Punkte für NS", "Pkt. NS"}, "played": {"Kämpfe"},
		},
		"fr": {
			"board": {"étui", "donne n°", "N° donne", "numéro de donne", "ETUI"}, "contract": {"Contrat", "contr."}, "declarer": {"décl.", "joué par", "PAR", "déclarant"},
			"result": {"rés.", "Résultat"}, "tricks": {"levées", "Plis"}, "score": {"Marque"}, "lead": {"entame"}, "ns.points": {"Pts NS", "Points pour NS"}, "ew.score": {"Score EO", "EO +"},
			"ns.name": {"NS NOMS"}, "vp": {"PV"}, "pair": {"N°", "Paire n°"}, "boards": {"Nb donnes"}, "open": {"Salle ouverte"},
		},
		"pl": {
			"board": {"rozd.", "rozdanie nr", "Nr rozdania"}, "pair": {"nr", "Nr pary"}, "declarer": {"rozgr.", "ROZGRYWAJĄCY"}, "contract": {"kontr."}, "lead": {"wist"}, "tricks": {"lewy"},
			"ns.score": {"zapis NS", "NS +"}, "ew.score": {"Zapis WE"}, "result": {"wynik"}, "open": {"Pokój otwarty"}, "ew.name": {"WE NAZWISKA"},
		},
		"es": {
			"board": {"nº mano", "Mano", "tablilla", "Número de mano", "n.º mano"}, "contract": {"contr.", "Contrato"}, "declarer": {"decl.", "jugado por"}, "tricks": {"bazas"},
			"result": {"resultado"}, "score": {"puntos"}, "lead": {"salida"}, "vp": {"PV"}, "round": {"vuelta", "Ronda"}, "match": {"encuentro"}, "bye": {"descansa"},
			"ew.pair": {"pareja eo"}, "boards": {"Nº manos"}, "pair": {"Nº"}, "home.vp": {"PV local"},
		},
		"it": {
			"board": {"board n.", "mano", "N. board"}, "contract": {"contr."}, "declarer": {"dich.", "giocato da"}, "tricks": {"prese"}, "result": {"ris."}, "score": {"punti"},
			"lead": {"attacco"}, "ns.score": {"Punti NS", "Punteggio per NS"}, "closed": {"Sala chiusa"}, "rank": {"Classifica"},
		},
	}
	for language, fields := range tests {
		for field, spellings := range fields {
			for _, text := range spellings {
				if got := Of(language).FieldOf(text); got != field {
					t.Errorf("%s: %q is %q, want %s", language, text, got, field)
				}
			}
		}
	}
}

// TestNoHeadings has words that look like headings in one language and are none in
// another.
func TestNoHeadings(t *testing.T) {
	for language, list := range map[string][]string{
		"en": {"Nord", "claim", "Anna", "Les Renards", "12", "4H", "Øst", "Pass", "-"},
		"pl": {"Nord", "Club Otters"},
		"fi": {"Bears", "Åbo 4"},
	} {
		for _, text := range list {
			if m, ok := Of(language).LookUp(Plain(text)); ok {
				t.Errorf("%s: %q is %s", language, text, m.Field)
			}
		}
	}
}

// TestNamesOfOnePlayer looks up headings of two columns of names.
func TestNamesOfOnePlayer(t *testing.T) {
	for language, list := range map[string][]string{
		"en": {"Names 1", "Player 1", "NS names 1", "Names 1 NS"}, "fi": {"Nimet 1", "Nimi 1", "Pelaajat 1"}, "sv": {"Namn 1"}, "da": {"Navne 1"}, "nl": {"Namen 1"}, "de": {"Namen 1"},
		"fr": {"Noms 1"}, "pl": {"Nazwiska 1"}, "es": {"Nombres 1"}, "it": {"Nomi 1"},
	} {
		for _, text := range list {
			if got := Of(language).FieldOf(text); got != "name1" && got != "ns.name1" {
				t.Errorf("%s: %q is %q", language, text, got)
			}
		}
	}
}

func TestMeanings(t *testing.T) {
	tests := []struct {
		language, heading string
		want              []string
	}{
		{"fi", "Pelaaja", []string{"name", "declarer"}},
		{"fi", "Tulos", []string{"result", "score"}},
		{"sv", "Resultat", []string{"result", "score"}},
		{"es", "Puntos", []string{"score", "points"}},
		{"es", "Puntos NS", []string{"ns.score", "ns.points"}},
		{"fr", "Équipe", []string{"pair", "team"}},
		{"en", "+", []string{"ns.score"}},
		{"en", "−", []string{"ew.score"}},
		{"en", "Contract", []string{"contract"}},
		{"en", "Weather", nil},
		{"en", "", nil},
	}
	for _, tt := range tests {
		var got []string
		for _, m := range Of(tt.language).Meanings(Plain(tt.heading)) {
			got = append(got, m.Field)
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q means %q, want %q", tt.language, tt.heading, got, tt.want)
		}
	}
}

func TestReadRoom(t *testing.T) {
	tests := []struct {
		language string
		room     event.Room
		texts    []string
	}{
		{"en", event.Open, []string{"Open", "Open room", "O", "OR", "open rm"}},
		{"en", event.Closed, []string{"closed", "Closed room", "C", "C/R"}},
		{"fi", event.Open, []string{"Avo", "Avoin", "A", "Avoimen huoneen"}},
		{"fi", event.Closed, []string{"Suljettu", "S", "sulj.", "Umpi"}},
		{"sv", event.Open, []string{"Öppet", "Öppna rummet", "Ö", "Open"}},
		{"sv", event.Closed, []string{"Slutet", "S", "SR"}},
		{"no", event.Open, []string{"Åpent", "Åpent rom", "Å"}},
		{"nl", event.Closed, []string{"Gesloten", "GK", "G"}},
		{"de", event.Open, []string{"Offen", "OR", "Offener Raum"}},
		{"fr", event.Open, []string{"Salle ouverte", "O", "SO"}},
		{"fr", event.Closed, []string{"F", "Fermée", "fermee"}},
		{"pl", event.Open, []string{"O", "Otwarty", "PO"}},
		{"pl", event.Closed, []string{"Z", "Zamknięty", "PZ"}},
		{"es", event.Open, []string{"Abierta", "A"}},
		{"it", event.Closed, []string{"Chiusa", "SC"}},
	}
	for _, tt := range tests {
		for _, text := range tt.texts {
			if room, ok := Of(tt.language).ReadRoom(text); room != tt.room || !ok {
				t.Errorf("%s: ReadRoom(%q) = %v, %t; want %v", tt.language, text, room, ok, tt.room)
			}
		}
	}
	for _, text := range []string{"", "Z", "Board", "Open contract", "1"} {
		if room, ok := Of("en").ReadRoom(text); ok {
			t.Errorf("ReadRoom(%q) = %v", text, room)
		}
	}
}

// TestTitlesSayOneThing finds words for boards, tables, rounds and sections that mean
// another of them in another language: titles are read in every language at once.
func TestTitlesSayOneThing(t *testing.T) {
	seen, in := make(map[string]string), make(map[string]string)
	for _, w := range words.All() {
		for _, field := range []string{"board", "table", "round", "section"} {
			for _, word := range w.Heading[field] {
				plain := Plain(word)
				if m := Of(w.Language).Fields[plain]; m.Field != field {
					continue // its likelier meaning is another
				}
				if other, ok := seen[plain]; ok && other != field {
					t.Errorf("%q means %s in %s and %s in %s", word, field, w.Language, other, in[plain])
				}
				seen[plain], in[plain] = field, w.Language
			}
		}
	}
}

// TestNote looks up a heading of remarks that is one of matchpoints in French.
func TestNote(t *testing.T) {
	want := map[string]string{"en": "remarks", "da": "remarks", "it": "remarks", "fr": "matchpoints"}
	for _, v := range Vocabularies() {
		if m, _ := v.LookUp("note"); want[v.Language] != "" && m.Field != want[v.Language] {
			t.Errorf("%s: Note is understood as %s, not as %s", v.Language, m.Field, want[v.Language])
		}
	}
}
