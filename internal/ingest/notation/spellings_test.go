package notation

import (
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// Spellings of directors in every language. Where a text has letters for suits or
// seats, they are those of its language.

func TestContractsInWords(t *testing.T) {
	type texts = map[string][]string // a contract, and how it is written
	for language, contracts := range map[string]texts{
		"en": {
			"4S": {"4 spades", "4 Spade", "FOUR SPADES", "four spades"}, "3NT": {"3 notrump", "3NT", "3 no trump", "3 no-trumps", "three notrump", "3 N.T."},
			"3NTX": {"3NT*", "3NT dbl", "3NT dbl.", "3NT doubled", "3NT x", "dbl 3NT", "doubled 3NT", "3 NT (dbl)"}, "4HXX": {"4H xx", "4♥ rdbl", "4 hearts redoubled", "4H**", "4♥ redbl"},
			"5DX": {"5♦ dbl", "5dx", "5 diamonds dbld"}, "1C": {"1 club", "one club"},
		},
		"fi": {
			"3NT": {"3 sangia", "3 sangi", "3sang", "kolme sangia", "3 ST"}, "2C": {"2 ristiä", "2 risti", "kaksi ristiä", "2 ri"}, "4S": {"4 pataa", "4 pata", "4 PATAA"},
			"4H": {"4 herttaa", "4 hertta"}, "5D": {"5 ruutua", "5 ruutu"}, "4HX": {"4 hertta kahdennettu", "4 herttaa kahd.", "4H tuplattu"}, "4HXX": {"4 hertta vastakahdennettu"},
		},
		"sv": {
			"4S": {"4 spader", "4 sp", "4s", "fyra spader"}, "4H": {"4 hjärter", "4 hjarter", "4 hj", "4 HJÄRTER"}, "3C": {"3 klöver", "3 kl", "3kl", "3k"}, "3D": {"3 ruter", "3 ru"},
			"3NT": {"3 sang", "3NT", "3 Sang"}, "4SX": {"4 spader dubbel", "4s dubblat", "4 sp dbl"}, "4SXX": {"4s redubblat"},
		},
		"no": {
			"4S": {"4 spar", "4 sp"}, "3NT": {"3 grand", "3NT", "3 UT"}, "4HX": {"4 hjerter doblet", "4H dobl."}, "3C": {"3 kløver", "3 klover"}, "3CXX": {"3 kløver redoblet"},
		},
		"da": {
			"4S": {"4 spar"}, "3NT": {"3 sans", "3UT", "3 ut"}, "3C": {"3 klør", "3 kl"}, "5D": {"5 ruder"}, "4HX": {"4 hjerter dobbelt", "4H doblet", "4h X"}, "4HXX": {"4h redoblet"},
		},
		"nl": {
			"4S": {"4 schoppen", "4 sch", "4 sch.", "4sch"}, "4H": {"4 harten", "4 ha", "4 har."}, "3C": {"3 klaveren", "3 klaver", "3 kl"}, "3D": {"3 ruiten", "3 ru"},
			"3NT": {"3 zonder troef", "3ZT", "3 SA", "3 sans", "3 sans atout"}, "4SX": {"4 sch ged.", "4S gedoubleerd", "4 schoppen doublet", "4s*"}, "4SXX": {"4S geredoubleerd"},
		},
		"de": {
			"4S": {"4 Pik", "4pik", "4 pi"}, "4H": {"4 Herz", "4 Coeur", "4H", "4C"}, "3D": {"3 Karo", "3 ka", "3 Karos"}, "3C": {"3 Kreuz", "3 Treff", "3 kr", "3 tr"},
			"3NT": {"3 ohne Trumpf", "3 SA", "3 ohne", "3 Sans Atout", "3oT", "drei ohne"}, "3NTX": {"3 SA kontra", "3 SA kontriert", "3SA im Kontra"}, "3NTXX": {"3 SA rekontra"},
		},
		"fr": {
			"4S": {"4 piques", "4 pique", "4 pi"}, "4H": {"4 cœurs", "4 coeur", "4 C"}, "3D": {"3 carreaux", "3 ca", "3 carreau"}, "3C": {"3 trèfles", "3 trefle", "3 tr"},
			"3NT": {"3 sans atout", "3 SA", "3 sans", "3 sans-atout", "trois sans"}, "4SX": {"4 piques contré", "4P contrés", "4 P contre"}, "4SXX": {"4P surcontré"},
		},
		"pl": {
			"4S": {"4pik", "4 piki", "4 pik"}, "4H": {"4 kiery", "4 kier"}, "2D": {"2 kara", "2 karo"}, "5C": {"5 trefli", "5 trefl", "5 trefle"}, "3NT": {"3BA", "3 bez atu", "3 ba"},
			"3NTX": {"3BA kontra", "3 BA ktr", "3BA z kontrą"}, "3NTXX": {"3BA rekontra", "3ba rktr"},
		},
		"es": {
			"4S": {"4 picas", "4 pi"}, "4H": {"4 corazones", "4 corazon"}, "3D": {"3 diamantes", "3 di"}, "3C": {"3 tréboles", "3 treboles", "3 tr"}, "3NT": {"3 sin triunfo", "3ST", "3 sin", "3 SA"},
			"4SX": {"4 picas doblado", "4P dobl."}, "4SXX": {"4P redoblado"},
		},
		"it": {
			"4S": {"4 picche", "4 pi"}, "4H": {"4 cuori", "4 cu"}, "3D": {"3 quadri", "3 qu"}, "3C": {"3 fiori", "3 fi"}, "3NT": {"3 senza", "3 SA", "3 senza atout"},
			"4SX": {"4 picche contrato", "4P contr.", "4P contrati"}, "4SXX": {"4P surcontrato"},
		},
	} {
		letters, _ := LettersOf(language)
		for want, spellings := range contracts {
			for _, text := range spellings {
				if got, err := letters.ReadContract(text); got != bid(t, want, bridge.NoSeat, Outcome{}) || err != nil {
					t.Errorf("%s: ReadContract(%q) = %+v, %v; want %s", language, text, got, err, want)
				}
			}
		}
	}
}

func TestContractsWithDeclarerAndResult(t *testing.T) {
	tests := []struct {
		language, text string
		want           string
		seat           bridge.Seat
		outcome        Outcome
	}{
		{"nl", "6 h rdbl O -1", "6HXX", bridge.East, over(-1)},
		{"nl", "4 s dbl W +1", "4SX", bridge.West, over(1)},
		{"nl", "5 r Z =", "5D", bridge.South, over(0)},
		{"en", "4 ♦ dbl +2", "4DX", bridge.NoSeat, over(2)},
		{"en", "4♠ dbl+2", "4SX", bridge.NoSeat, over(2)},
		{"en", "S 4♥ = ", "4H", bridge.South, over(0)},
		{"en", "4Hx N +1", "4HX", bridge.North, over(1)},
		{"en", "4H N x +1", "4HX", bridge.North, over(1)},
		{"en", "4H +1 N", "4H", bridge.North, over(1)},
		{"en", "4H +1 x N", "4HX", bridge.North, over(1)},
		{"en", "N dbl 4H -1", "4HX", bridge.North, over(-1)},
		{"en", "4H by N", "4H", bridge.North, Outcome{}},
		{"en", "4H/N", "4H", bridge.North, Outcome{}},
		{"en", "4H, N, +1", "4H", bridge.North, over(1)},
		{"en", "4H (N) -1", "4H", bridge.North, over(-1)},
		{"en", "3NT by S making 9", "3NT", bridge.South, over(0)},
		{"en", "3NT by South made 4", "3NT", bridge.South, over(1)},
		{"en", "4♠ made 4", "4S", bridge.NoSeat, over(0)},
		{"en", "4♠ E made 11", "4S", bridge.East, over(1)},
		{"en", "4♠ made", "4S", bridge.NoSeat, over(0)},
		{"en", "4S E down 2", "4S", bridge.East, over(-2)},
		{"en", "4S E down two", "4S", bridge.East, over(-2)},
		{"en", "4S E 1 off", "4S", bridge.East, over(-1)},
		{"en", "4S E one off", "4S", bridge.East, over(-1)},
		{"en", "4S W 2 tricks down", "4S", bridge.West, over(-2)},
		{"en", "4 heart S", "4H", bridge.South, Outcome{}},
		{"en", "4 hearts S", "4H", bridge.South, Outcome{}},
		{"en", "3 club S =", "3C", bridge.South, over(0)},
		{"en", "four spades doubled by North, down 1", "4SX", bridge.North, over(-1)},
		{"fi", "4 pataa P kotiin", "4S", bridge.North, over(0)},
		{"fi", "4 herttaa pelaa I pieti 1", "4H", bridge.East, over(-1)},
		{"fi", "3 sangia L 2 pietiä", "3NT", bridge.West, over(-2)},
		{"sv", "4 hjärter Ö hem", "4H", bridge.East, over(0)},
		{"sv", "3 ru V bet 2", "3D", bridge.West, over(-2)},
		{"sv", "3 kl dubbel N 1 bet", "3CX", bridge.North, over(-1)},
		{"no", "4 spar Ø en bet", "4S", bridge.East, over(-1)},
		{"da", "4 spar V 2 bet", "4S", bridge.West, over(-2)},
		{"da", "3 ut af S lige hjem", "3NT", bridge.South, over(0)},
		{"nl", "4 sch door Z 1 down", "4S", bridge.South, over(-1)},
		{"nl", "3SA N gemaakt", "3NT", bridge.North, over(0)},
		{"de", "4 Pik von O 1 Faller", "4S", bridge.East, over(-1)},
		{"de", "4 Herz N erfüllt", "4H", bridge.North, over(0)},
		{"fr", "4P par E chute de 2", "4S", bridge.East, over(-2)},
		{"fr", "3SA O faite", "3NT", bridge.West, over(0)},
		{"fr", "3SA O une de chute", "3NT", bridge.West, over(-1)},
		{"pl", "4 kier W bez dwóch", "4H", bridge.West, over(-2)},
		{"pl", "4pik E bez 1", "4S", bridge.East, over(-1)},
		{"pl", "3BA N swoje", "3NT", bridge.North, over(0)},
		{"pl", "3treflE=", "3C", bridge.East, over(0)},
		{"pl", "3 trefl E", "3C", bridge.East, Outcome{}},
		{"es", "4P por O multa 2", "4S", bridge.West, over(-2)},
		{"es", "3ST S cumplido", "3NT", bridge.South, over(0)},
		{"it", "4P O sotto 1", "4S", bridge.West, over(-1)},
		{"it", "3SA N meno uno", "3NT", bridge.North, over(-1)},
		{"it", "3SA N mantenuto", "3NT", bridge.North, over(0)},
	}
	for _, tt := range tests {
		letters, _ := LettersOf(tt.language)
		if got, err := letters.ReadContract(tt.text); got != bid(t, tt.want, tt.seat, tt.outcome) || err != nil {
			t.Errorf("%s: ReadContract(%q) = %+v, %v; want %s by %v, %+v", tt.language, tt.text, got, err, tt.want, tt.seat, tt.outcome)
		}
	}
}

// TestWordsOfOthers has texts that only letters of another language understand, and
// names that look like contracts.
func TestWordsOfOthers(t *testing.T) {
	for language, list := range map[string][]string{
		"en": {"4 sp V", "4 contrato", "4S contrato", "4pi", "3 tr", "Trent", "Tresa", "Six", "3NT by", "by S", "4H made 3", "1NT made 7", "4H one", "4H down", "4S N 1 2"},
		"es": {"4P contrato"},
		"de": {"4 sch N S"},
	} {
		letters, _ := LettersOf(language)
		for _, text := range list {
			if got, err := letters.ReadContract(text); err == nil {
				t.Errorf("%s: ReadContract(%q) = %+v, want an error", language, text, got)
			}
		}
	}
}

func TestKindsInWords(t *testing.T) {
	for kind, spellings := range map[CellKind][]string{
		Pass: {
			"4 passes", "4 pasy", "durchgepasst", "durchgepaßt", "rondpas", "Pas rundt", "Pasado", "passit", "4 passia", "ympäri passi", "runt pass", "thrown in", "P.O.",
			"Passe général", "passe générale", "tutti passo", "todos pasan", "PASS", "Pass.", "(pass)", "4 pass", "4xpass", "4 × pas", "Rundpass", "utpassad", "cztery pasy", "wszyscy pas", "4 mal pass",
			"neljä passia", "quatre passes", "4 passi", "4 pasos", "uitgepast", "passed out", "Passed-out", "All Pass", "rundpas",
		},
		NotPlayed: {
			"not played", "Not played.", "unplayed", "nicht gespielt", "ei pelattu", "pelaamatta", "ej spelad", "ospelad", "ikke spilt", "ikke spillet", "niet gespeeld", "non jouée", "non joue", "nie grane", "nierozegrane",
			"no jugado", "non giocata", "N.P.", "late play", "wird nachgespielt", "pelataan myöhemmin",
		},
		Ruled: {"adjusted", "ADJ", "justerad", "arbitrale score", "ajusté", "arbitrale", "oikaistu"},
	} {
		for _, text := range spellings {
			if got, err := English.ReadContract(text); got != (Cell{Kind: kind}) || err != nil {
				t.Errorf("ReadContract(%q) = %+v, %v; want kind %d", text, got, err, kind)
			}
		}
	}
}

func TestOutcomesInWords(t *testing.T) {
	made := func(n int) Outcome { return Outcome{Form: Number, N: n, Made: true} }
	for want, spellings := range map[Outcome][]string{
		over(0):          {"made", "Made", "=", "mk", "just made", "tasan", "kotiin", "hem", "jämnt", "hjem", "akkurat", "precies", "gemaakt", "erfüllt", "erfuellt", "genau", "fait", "faite", "juste", "swoje", "cumplido", "hecho", "mantenuto", "fatto", "made ="},
		over(1):          {"+1", "over 1", "1 over", "one over", "plus 1", "yli 1", "1 ylitikki", "1 överstick", "över 1", "1 overslag", "1 über", "une de mieux", "1 nadróbka", "más 1", "più 1", "+1 over", "made +1"},
		over(-1):         {"down 1", "1 off", "-1", "1 down", "minus 1", "−1", "bet 1", "1 bet", "en bet", "pieti 1", "1 down.", "1 Faller", "ein Faller", "chute 1", "une de chute", "bez 1", "bez jednej", "multa 1", "1 multa", "menos 1", "meno uno", "sotto 1", "moins 1", "en beit", "-1 down", "down -1", "miinus 1", "1 light"},
		over(-2):         {"bet 2", "2 bet", "pietiä 2", "2 pietiä", "chute de 2", "2 de chute", "bez dwóch", "down two", "multa de 2", "2 tekort", "2 tricks down", "zwei Faller", "två bet", "to bet", "2 levées de chute", "meno due"},
		made(4):          {"made 4", "making 4", "4 made", "MADE FOUR", "4 gemaakt"},
		made(10):         {"made 10", "making 10"},
		number(9):        {"9 tricks", "9 tikkiä", "9 stick", "9 slagen", "9 Stiche", "9 levées", "9 lew", "9 bazas", "9 prese", "9 stikk"},
		{Form: Unplayed}: {"not played", "late play", "ikke spilt"},
	} {
		for _, text := range spellings {
			if got, err := ReadOutcome(text); got != want || err != nil {
				t.Errorf("ReadOutcome(%q) = %+v, %v; want %+v", text, got, err, want)
			}
		}
	}
	for _, text := range []string{"down", "off", "bet", "over", "+1 down", "-1 over", "down +1", "made -1", "one", "down 14", "down 0", "down 1 2", "tricks", "tricks 9", "made down", "made 4 5", "chute"} {
		if got, err := ReadOutcome(text); err == nil {
			t.Errorf("ReadOutcome(%q) = %+v, want an error", text, got)
		}
	}
}

func TestAbove(t *testing.T) {
	tests := []struct {
		contract string
		made     int
		want     int
		ok       bool
	}{
		{"4S", 4, 0, true},
		{"4S", 5, 1, true},
		{"4S", 3, 0, false},
		{"4S", 10, 0, true},
		{"4S", 9, 0, false},
		{"4S", 7, 3, true},
		{"7NT", 7, 0, true},
		{"1NT", 7, 0, false}, // six above, or none
		{"1NT", 8, 1, true},
		{"2C", 13, 5, true},
	}
	for _, tt := range tests {
		c, _ := bridge.ParseContract(tt.contract)
		got, ok := Outcome{Form: Number, N: tt.made, Made: true}.Above(c)
		if ok != tt.ok || ok && got != over(tt.want) {
			t.Errorf("%s made %d: %+v, %t; want %d", tt.contract, tt.made, got, ok, tt.want)
		}
	}
	for text, want := range map[string]struct {
		level uint8
		n     int
		ok    bool
	}{
		"made 8 tricks": {4, -2, true}, "made 10 tricks": {4, 0, true}, "made 6 tricks": {2, -2, true}, "made 7 tricks": {1, 0, true},
		"made 4 tricks": {4, 0, false}, "made 5 tricks": {6, -7, true},
	} {
		o, err := ReadOutcome(text)
		got, ok := o.Above(bridge.Contract{Level: want.level})
		if err != nil || ok != want.ok || ok && got != over(want.n) {
			t.Errorf("%q at the level of %d: %+v, %t, %v; want %d", text, want.level, got, ok, err, want.n)
		}
	}
	if got, ok := number(9).Above(bridge.Contract{Level: 3}); got != number(9) || !ok {
		t.Errorf("a number without a word is %+v, %t", got, ok)
	}
}

func TestSeatsInWords(t *testing.T) {
	for seat, spellings := range map[bridge.Seat][]string{
		bridge.North: {"North", "Pohjoinen", "pohjoisen", "Nord", "Noord", "Północ", "polnoc", "Norte", "Nord 3", "(North)", "N."},
		bridge.East:  {"East", "Itä", "ita", "idän", "Öst", "Øst", "oest", "Oost", "Ost", "Wschód", "Este", "Est"},
		bridge.South: {"South", "Etelä", "etela", "Syd", "Sør", "Zuid", "Süd", "Sued", "Południe", "Sur", "Sud"},
		bridge.West:  {"West", "Länsi", "lansi", "Väst", "Vast", "Vest", "Zachód", "Oeste", "Ovest", "Ouest"},
	} {
		for _, text := range spellings {
			if got, err := English.ReadSeat(text); got != seat || err != nil {
				t.Errorf("ReadSeat(%q) = %v, %v; want %v", text, got, err, seat)
			}
		}
	}
}

func TestScoresOfSides(t *testing.T) {
	for text, want := range map[string]Score{
		"420 NS":   {Given: true, Points: 420, Side: bridge.NS},
		"NS 420":   {Given: true, Points: 420, Side: bridge.NS},
		"N-S 420":  {Given: true, Points: 420, Side: bridge.NS},
		"NS +420":  {Given: true, Points: 420, Side: bridge.NS},
		"NS -50":   {Given: true, Points: -50, Side: bridge.NS},
		"420 EW":   {Given: true, Points: -420, Side: bridge.EW},
		"EW: 420":  {Given: true, Points: -420, Side: bridge.EW},
		"50 ÖV":    {Given: true, Points: -50, Side: bridge.EW},
		"O/W 620":  {Given: true, Points: -620, Side: bridge.EW},
		"620 (NZ)": {Given: true, Points: 620, Side: bridge.NS},
		"1 430 PE": {Given: true, Points: 1430, Side: bridge.NS},
		"-100 EO":  {Given: true, Points: 100, Side: bridge.EW},
		"+420":     {Given: true, Points: 420},
	} {
		if got, err := ReadScore(text); got != want || err != nil {
			t.Errorf("ReadScore(%q) = %+v, %v; want %+v", text, got, err, want)
		}
	}
	for _, text := range []string{"NS", "EW -", "420 N", "420 SW", "NS 4S=", "NS 420 EW", "NS EW 420"} {
		if got, err := ReadScore(text); err == nil {
			t.Errorf("ReadScore(%q) = %+v, want an error", text, got)
		}
	}
}

func TestPairsInWords(t *testing.T) {
	for text, want := range map[string]Pair{
		"NS 1": {Number: "1", Side: bridge.NS}, "ÖV 1": {Number: "1", Side: bridge.EW}, "O/W 3": {Number: "3", Side: bridge.EW}, "N-S 4": {Number: "4", Side: bridge.NS},
		"EO 5": {Number: "5", Side: bridge.EW}, "PE 2": {Number: "2", Side: bridge.NS}, "IL 3": {Number: "3", Side: bridge.EW}, "WE 7": {Number: "7", Side: bridge.EW},
		"NZ12": {Number: "12", Side: bridge.NS}, "12 ØV": {Number: "12", Side: bridge.EW}, "Nord-Süd 3": {Number: "3", Side: bridge.NS}, "3 (EW)": {Number: "3", Side: bridge.EW},
		"Pair 7": {Number: "7"}, "pari 3": {Number: "3"}, "Par nr 4": {Number: "4"}, "Paar 5": {Number: "5"}, "Nr. 6": {Number: "6"}, "Paire 8": {Number: "8"}, "#7": {Number: "7"},
		"Par NS 3": {Number: "3", Side: bridge.NS}, "EW pair 3": {Number: "3", Side: bridge.EW}, "Pair A3": {Number: "A3"}, "N3": {Number: "N3"}, "Sub13": {Number: "SUB13"},
	} {
		if got, err := ReadPair(text); got != want || err != nil {
			t.Errorf("ReadPair(%q) = %+v, %v; want %+v", text, got, err, want)
		}
	}
	for _, text := range []string{
		"descansa", "spielfrei", "vapaa", "huilaa", "oversidder", "Oversitter", "frirunda", "wolne", "pauza", "Sit-out", "~SITOUT", "BYE", "bye.", "(bye)", "phantom", "Freilos", "setzt aus", "exempt", "repos",
		"riposo", "stilzit", "vrij", "sitter över", "no pair", "-", "0", "NS 0", "Pair 0",
	} {
		if got, err := ReadPair(text); got != (Pair{Nobody: true}) || err != nil {
			t.Errorf("ReadPair(%q) = %+v, %v; want nobody", text, got, err)
		}
	}
	for _, text := range []string{"Pair", "NS EW 3", "Par", "3 4", "NS NS 3"} {
		if got, err := ReadPair(text); err == nil {
			t.Errorf("ReadPair(%q) = %+v, want an error", text, got)
		}
	}
}

func TestSidesInWords(t *testing.T) {
	for side, spellings := range map[bridge.Side][]string{
		bridge.NS: {"NS", "N-S", "N/S", "NZ", "N/Z", "PE", "P-E", "North-South", "north/south", "Nord-Süd", "Nord-Sued", "Noord-Zuid", "Pohjois-Etelä", "Północ-Południe", "Norte-Sur", "Nord-Sud", "(NS)"},
		bridge.EW: {"EW", "E/W", "OW", "O-W", "WE", "EO", "E/O", "ÖV", "Ö-V", "Ø/V", "IL", "I-L", "East-West", "Öst-Väst", "Øst-Vest", "Ost-West", "Oost-West", "Itä-Länsi", "Est-Ovest", "Est-Ouest", "Este-Oeste"},
	} {
		for _, text := range spellings {
			if got, ok := ReadSide(text); got != side || !ok {
				t.Errorf("ReadSide(%q) = %v, %t; want %v", text, got, ok, side)
			}
		}
	}
}

func TestSplitPairs(t *testing.T) {
	for text, want := range map[string][2]string{
		"3-4": {"3", "4"}, "3 - 4": {"3", "4"}, "3 v 4": {"3", "4"}, "3 vs. 4": {"3", "4"}, "3 gegen 4": {"3", "4"}, "3 mot 4": {"3", "4"}, "3 mod 4": {"3", "4"}, "3 tegen 4": {"3", "4"},
		"3 contre 4": {"3", "4"}, "3 contra 4": {"3", "4"}, "3 contro 4": {"3", "4"}, "3 vastaan 4": {"3", "4"}, "3/4": {"3", "4"}, "3:4": {"3", "4"}, "A1-B2": {"A1", "B2"}, "3 v S4": {"3", "S4"},
		"3v4": {"3", "4"}, "12–14": {"12", "14"}, "3 versus 4": {"3", "4"},
	} {
		if ns, ew, ok := SplitPairs(text); ns != want[0] || ew != want[1] || !ok {
			t.Errorf("SplitPairs(%q) = %q, %q, %t; want %q", text, ns, ew, ok, want)
		}
	}
	for _, text := range []string{"", "3", "3 4", "3-", "-4", "3-4-5", "3 & 4", "1 2-3", "3 v Anna", "Foxes v Owls", "3.5-4", "ABCD1-2", "3 v 4 5"} {
		if ns, ew, ok := SplitPairs(text); ok {
			t.Errorf("SplitPairs(%q) = %q, %q", text, ns, ew)
		}
	}
}

func TestArtificialInWords(t *testing.T) {
	type awards struct{ NS, EW event.Award }
	plus, even, minus := event.AveragePlus, event.Average, event.AverageMinus
	hundredths := func(ns, ew int32) awards { return awards{event.Award{Percent: ns}, event.Award{Percent: ew}} }
	for want, spellings := range map[awards][]string{
		{even, even}:           {"avg", "AV*", "Ave.", "KA", "ka", "Med", "medel", "keskitulos", "snitt", "gem.", "gemiddeld", "Durchschnitt", "moyenne", "moy.", "średnia", "śr", "promedio", "media", "M=/M=", "A / A", "avg/avg", "average"},
		{plus, minus}:          {"A+/A-", "AVE+/AVE-", "M+/M-", "M+-", "ka+/ka-", "Ave plus / Ave minus", "medel+/medel-", "keskitulos + / keskitulos -", "A+; A-", "Moy+/Moy-", "śr+/śr-", "gem+ / gem-", "A+ - A-", "Med+ Med-"},
		{plus, plus}:           {"A+/A+", "M+ M+", "average plus/average plus"},
		{minus, even}:          {"A-/A", "A-=", "av-/av="},
		hundredths(5000, 5000): {"A5050", "50-50", "50/50", "50%-50%", "50,0% / 50,0%"},
		hundredths(4000, 6000): {"40-60", "40/60", "40 % - 60 %", "A4060", "40.00-60.00"},
		hundredths(6180, 3820): {"61.8%-38.2%", "61,8 % / 38,2 %", "61.8-38.2", "A61.8/38.2"},
		hundredths(6125, 4000): {"61.25%-40%"},
	} {
		for _, text := range spellings {
			ns, ew, ok, err := ReadArtificial(text)
			if got := (awards{ns, ew}); got != want || !ok || err != nil {
				t.Errorf("ReadArtificial(%q) = %v, %t, %v; want %v", text, got, ok, err, want)
			}
		}
	}
	for _, text := range []string{"M", "D", "G", "M+1", "12.10-13.10", "61.8", "61.8%", "61.8%-", "1-2", "3-4", "Anna", "Ava", "Avery", "Media Club", "6.5-93.5", "61.123%-38%"} {
		if ns, ew, ok, err := ReadArtificial(text); ok || err != nil {
			t.Errorf("ReadArtificial(%q) = %v, %v, %v; want it to be something else", text, ns, ew, err)
		}
	}
	for text, want := range map[string]event.Award{"ka+": plus, "M+": plus, "Ave plus": plus, "medel -": minus, "KA": even, "moy": even, "61,8 %": {Percent: 6180}} {
		if got, ok := ReadAward(text); got != want || !ok {
			t.Errorf("ReadAward(%q) = %v, %t; want %v", text, got, ok, want)
		}
	}
}

func TestRemarksInWords(t *testing.T) {
	for _, text := range []string{
		"Wrong direction", "wrong direction!", "väärin päin", "fel riktning", "feil retning", "forkert retning", "verkeerde richting", "falsche Richtung", "mauvaise orientation", "zły kierunek", "zly kierunek",
		"dirección equivocada", "direccion equivocada", "direzione sbagliata",
	} {
		if got, err := ReadRemark(text); got != (Remark{WrongDirection: true}) || err != nil {
			t.Errorf("ReadRemark(%q) = %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"late play", "claim", "TD called", "slow", "spilles senere"} {
		if got, err := ReadRemark(text); got != (Remark{}) || err != nil || MayChangeResult(text) && text != "late play" {
			t.Errorf("ReadRemark(%q) = %+v, %v; want nothing", text, got, err)
		}
	}
}

// TestNegations keeps a word with a negation beside it from being read as the word, unless
// both are a phrase.
func TestNegations(t *testing.T) {
	for _, text := range []string{
		"no bye", "not a bye", "ei vapaa", "ei lepo", "inte fri", "ikke fri", "kein Freilos", "geen vrij", "pas exempt", "no descansa", "non riposa", "nie pauzuje", "ingen paus",
	} {
		if got, err := ReadPair(text); err == nil {
			t.Errorf("ReadPair(%q) = %+v, want an error", text, got)
		}
	}
	for _, text := range []string{
		"not cancelled", "is not cancelled", "no void", "ei peruttu", "inte struken", "ej utgår", "ikke aflyst", "nicht gestrichen", "niet vervallen", "pas annulé",
		"no anulada", "non annullata", "nie anulowane", "not postponed", "not unplayed", "no pass", "ei passattu", "nobody passed", "no ruling", "no adjustment",
	} {
		if got, err := English.ReadContract(text); err == nil {
			t.Errorf("ReadContract(%q) = %+v, want an error", text, got)
		}
		if got, err := ReadRemark(text); got != (Remark{}) || err != nil {
			t.Errorf("ReadRemark(%q) = %+v, %v; want nothing", text, got, err)
		}
	}
	for _, text := range []string{
		"not played", "inte spelad", "ej spelad", "nicht gespielt", "ei pelattu", "no time, not played", "cancelled, not played", "n. played", "not played late", "noch nicht gespielt",
	} {
		if got, err := English.ReadContract(text); got.Kind != NotPlayed || err != nil {
			t.Errorf("ReadContract(%q) = %+v, %v; want not played", text, got, err)
		}
		if got, err := ReadRemark(text); !got.NotPlayed || err != nil {
			t.Errorf("ReadRemark(%q) = %+v, %v; want not played", text, got, err)
		}
	}
	for _, text := range []string{"nobody here", "no pair", "ei ketään", "ingen", "inget par", "kein Gegner da", "pas d'adversaire"} {
		if got, err := ReadPair(text); !got.Nobody || err != nil {
			t.Errorf("ReadPair(%q) = %+v, %v; want nobody", text, got, err)
		}
	}
}
