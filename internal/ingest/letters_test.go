package ingest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// heads are headings of board, pairs, contract, declarer and tricks in some
// languages.
var heads = map[string]string{
	"en": "Board,NS,EW,Contract,Declarer,Tricks",
	"fi": "Jako,NS,EW,Sitoumus,Pelinviejä,Tikit",
	"sv": "Bricka,NS,ÖV,Kontrakt,Spelförare,Stick",
	"no": "Spill,NS,ØV,Kontrakt,Spillefører,Stikk",
	"nl": "Spel,NZ,OW,Contract,Leider,Slagen",
	"de": "Board,NS,OW,Kontrakt,Alleinspieler,Stiche",
	"fr": "Donne,NS,EO,Contrat,Déclarant,Levées",
	"pl": "Rozdanie,NS,WE,Kontrakt,Rozgrywający,Lewy",
	"es": "Tablilla,NS,EO,Contrato,Declarante,Bazas",
	"it": "Board,NS,EO,Contratto,Dichiarante,Prese",
}

// TestLettersByScore has one doubtful letter and a score that decides, whatever
// the language of the headings. On board 1 nobody is vulnerable, on board 2 NS.
func TestLettersByScore(t *testing.T) {
	tests := []struct {
		rows string // contract, declarer, tricks, score of boards 1, 2, ...
		want []string
	}{
		{"4C,N,10,130", []string{"4C N 10 130"}},
		{"4C,N,10,420", []string{"4H N 10 420"}},
		{"4K,N,10,420", []string{"4H N 10 420"}},
		{"4K,N,10,130;4R,S,10,130", []string{"4C N 10 130", "4D S 10 130"}},
		{"4K,N,10,130;4T,S,10,130", []string{"4D N 10 130", "4C S 10 130"}},
		{"4K,N,10,420;4T,S,10,130", []string{"4H N 10 420", "4C S 10 130"}},
		{"4T,S,11,150", []string{"4C S 11 150"}},
		{"4P,S,10,420", []string{"4S S 10 420"}},
		{"4P,S,10,420;P,,,0", []string{"4S S 10 420", "PASS 0"}},
		{"4F,S,10,130;4C,S,10,620", []string{"4C S 10 130", "4H S 10 620"}},
		{"4Q,S,10,130", []string{"4D S 10 130"}},
		{"4H,E,10,-420;4S,N,10,620", []string{"4H E 10 -420", "4S N 10 620"}},
		{"4H,E,10,420;4S,L,10,-420", []string{"4H S 10 420", "4S W 10 -420"}},
		{"4H,P,10,420;4S,I,10,-420", []string{"4H N 10 420", "4S E 10 -420"}},
		{"4H,Z,10,420;4S,O,10,-420", []string{"4H S 10 420", "4S E 10 -420"}},
		{"4H,V,10,-420;4S,Ö,10,-420", []string{"4H W 10 -420", "4S E 10 -420"}},
		{"4H,V,10,-420;4S,Ø,10,-420", []string{"4H W 10 -420", "4S E 10 -420"}},
		{"4H,O,10,-420;4S,W,10,-420", []string{"4H E 10 -420", "4S W 10 -420"}},
		{"4H,O,10,-420;4S,E,10,-420", []string{"4H W 10 -420", "4S E 10 -420"}},
		{"1N,N,7,90;1NN,,7,90", []string{"1NT N 7 90", "1NT N 7 90"}},
		{"1NS,,7,90;1NN,,7,90", []string{"1NT S 7 90", "1NT N 7 90"}},
		{"4CN,,10,420;4TS,,10,130", []string{"4H N 10 420", "4C S 10 130"}},
		{"S4P,,10,420;O4C,,10,-420;E4P,,10,-620", []string{"4S S 10 420", "4H W 10 -420", "4S E 10 -620"}},
		{"P4H,,10,420;E4S,,10,620;4SL,,10,-620", []string{"4H N 10 420", "4S S 10 620", "4S W 10 -620"}},
	}
	for _, tt := range tests {
		for language, head := range heads {
			var b strings.Builder
			fmt.Fprintf(&b, "%s,Score\n", head)
			for i, row := range strings.Split(tt.rows, ";") {
				fmt.Fprintf(&b, "%d,1,2,%s\n", i+1, row)
			}
			ev, problems := readTable(t, b.String())
			var want []string
			for i, result := range tt.want {
				want = append(want, fmt.Sprintf("%d: 1 v 2 %s", i+1, result))
			}
			if diff := cmp.Diff(want, shown(ev)); diff != "" || problems.HasErrors() {
				t.Errorf("%s, headings in %s: %v\n%s", tt.rows, language, said(problems), diff)
			}
		}
	}
}

// TestLettersOfEqualScore has clubs or diamonds, whose scores are the same: the
// language of the headings decides, or nothing.
func TestLettersOfEqualScore(t *testing.T) {
	for language, want := range map[string]string{"nl": "4C", "sv": "4C", "no": "4C", "de": "4D", "fr": "4D", "en": "", "it": "", "pl": ""} {
		ev, problems := readTable(t, heads[language]+",Score\n1,1,2,4K,N,10,130\n2,1,2,3NT,N,9,600\n")
		if want == "" {
			checkDoubt(t, problems, "club.csv:D2", "4K")
			continue
		}
		if diff := cmp.Diff([]string{"1: 1 v 2 " + want + " N 10 130", "2: 1 v 2 3NT N 9 600"}, shown(ev)); diff != "" || problems.HasErrors() {
			t.Errorf("headings in %s: %v\n%s", language, said(problems), diff)
		}
	}
}

// checkDoubt looks for the error that says which cell is in doubt.
func checkDoubt(t *testing.T, problems event.Problems, cell, text string) {
	t.Helper()
	for _, p := range problems {
		if p.Severity == event.Error && strings.HasPrefix(p.String(), fmt.Sprintf("%s: %q may be ", cell, text)) &&
			strings.HasSuffix(p.Text, "and nothing in the file decides") && strings.Contains(p.Hint, "--letters ") {
			return
		}
	}
	t.Errorf("nothing says that %s is in doubt: %v", cell, said(problems))
}

// TestLettersWithoutScore decides by the other letters, the leads or the headings,
// or refuses.
func TestLettersWithoutScore(t *testing.T) {
	tests := []struct {
		name, language, rows string // contract, declarer, tricks of boards 1, 2, ...
		want                 []string
		doubt                string // the cell and its text
	}{
		{name: "K beside R", language: "en", rows: "4K,N,10;4R,S,10", want: []string{"4C N", "4D S"}},
		{name: "K beside T", language: "en", rows: "4K,N,10;4T,S,10;3C,N,9", want: []string{"4D N", "4C S", "3H N"}},
		{name: "K, in Dutch", language: "nl", rows: "4K,N,10", want: []string{"4C N"}},
		{name: "K, in Swedish", language: "sv", rows: "4K,N,10", want: []string{"4C N"}},
		{name: "K, in French", language: "fr", rows: "4K,N,10", want: []string{"4D N"}},
		{name: "K, in Polish", language: "pl", rows: "4K,N,10", want: []string{"4H N"}},
		{name: "K, in English", language: "en", rows: "3NT,N,9;4K,N,10", doubt: "D3 4K"},
		{name: "K and Z", language: "en", rows: "4K,Z,10", doubt: "D2 4K"},
		{name: "C, in English", language: "en", rows: "4C,N,10", want: []string{"4C N"}},
		{name: "C, in Finnish", language: "fi", rows: "4C,N,10", want: []string{"4C N"}},
		{name: "C, in French", language: "fr", rows: "4C,N,10", doubt: "D2 4C"},
		{name: "C beside P, in English", language: "en", rows: "4C,N,10;4P,S,10", want: []string{"4H N", "4S S"}},
		{name: "C beside D and P", language: "en", rows: "4C,N,10;4P,S,10;4D,E,10", want: []string{"4H N", "4S S", "4D E"}},
		{name: "C beside H", language: "fr", rows: "4C,N,10;4H,S,10;4S,S,10", want: []string{"4C N", "4H S", "4S S"}},
		{name: "T", language: "en", rows: "4T,N,10", want: []string{"4C N"}},
		{name: "P", language: "en", rows: "4P,N,10;P,,", want: []string{"4S N", "PASS"}},
		{name: "R", language: "en", rows: "4R,N,10", want: []string{"4D N"}},
		{name: "E beside W", language: "fi", rows: "4H,E,10;4H,W,10", want: []string{"4H E", "4H W"}},
		{name: "E beside L", language: "en", rows: "4H,E,10;4H,L,10", want: []string{"4H S", "4H W"}},
		{name: "E, in English", language: "en", rows: "4H,E,10", want: []string{"4H E"}},
		{name: "E, in Finnish", language: "fi", rows: "4H,E,10", doubt: "E2 E"},
		{name: "E, in French, with English suits", language: "fr", rows: "4S,E,10", want: []string{"4S E"}},
		{name: "O beside Z", language: "fr", rows: "4S,O,10;4S,Z,10", want: []string{"4S E", "4S S"}},
		{name: "O beside E", language: "nl", rows: "4S,O,10;4S,E,10", want: []string{"4S W", "4S E"}},
		{name: "O beside W", language: "fr", rows: "4S,O,10;4S,W,10", want: []string{"4S E", "4S W"}},
		{name: "O, in German", language: "de", rows: "4P,O,10", want: []string{"4S E"}},
		{name: "O, in French", language: "fr", rows: "4P,O,10", want: []string{"4S W"}},
		{name: "O, in English", language: "en", rows: "4P,O,10", doubt: "E2 O"},
		{name: "O, in English, with German suits", language: "en", rows: "4P,O,10;3K,N,9;2H,S,8", want: []string{"4S E", "3D N", "2H S"}},
		{name: "O, in English, with French suits", language: "en", rows: "4P,O,10;3K,N,9;2C,S,8;2T,S,8", doubt: "E2 O"},
		{name: "O, in English, with English suits", language: "en", rows: "4S,O,10;3D,N,9;2H,S,8", doubt: "E2 O"},
		{name: "V", language: "en", rows: "4S,V,10", want: []string{"4S W"}},
		{name: "Z", language: "en", rows: "4S,Z,10", want: []string{"4S S"}},
		{name: "I, L and P", language: "en", rows: "4S,I,10;4S,L,10;4S,P,10", want: []string{"4S E", "4S W", "4S N"}},
		{name: "N", language: "en", rows: "1N,N,7;1NN,,7", want: []string{"1NT N", "1NT N"}},
		{name: "the first doubtful cell", language: "en", rows: "3NT,O,9;4K,N,10", doubt: "E2 O"},
		{name: "symbols", language: "fr", rows: "4♥,N,10;4♠,S,10", want: []string{"4H N", "4S S"}},
		{name: "words", language: "en", rows: "4 kier,N,10;4 pik,S,10;3 karo,W,9", want: []string{"4H N", "4S S", "3D W"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var b strings.Builder
			fmt.Fprintln(&b, heads[tt.language])
			for i, row := range strings.Split(tt.rows, ";") {
				fmt.Fprintf(&b, "%d,1,2,%s\n", i+1, row)
			}
			ev, problems := readTable(t, b.String())
			if tt.doubt != "" {
				cell, text, _ := strings.Cut(tt.doubt, " ")
				checkDoubt(t, problems, "club.csv:"+cell, text)
				return
			}
			if problems.HasErrors() {
				t.Fatal(said(problems))
			}
			var got []string
			for _, line := range shown(ev) {
				words := strings.Fields(line)
				got = append(got, strings.Join(words[4:len(words)-2+boolInt(words[4] == "PASS")], " "))
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestLettersX has a lone X, which one system writes for not played and others
// for doubled.
func TestLettersX(t *testing.T) {
	runTableTests(t, []tableTest{{
		name:     "X",
		table:    "Board,NS,EW,Contract,By,Tricks\n1,1,2,4HX,N,10\n1,3,4,X,,\n",
		problems: []string{`club.csv:D3: contract "X" is not understood`},
	}})
}

// TestLettersForced reads what is in doubt in the language that the director
// names.
func TestLettersForced(t *testing.T) {
	const contract = "Board,NS,EW,Contract,Declarer,Tricks\n1,1,2,4%s,%s,10\n"
	tests := []struct{ language, suit, seat, want string }{
		{"en", "C", "N", "4C N"},
		{"fr", "C", "N", "4H N"},
		{"es", "C", "N", "4H N"},
		{"it", "C", "N", "4H N"},
		{"de", "C", "N", "4H N"},
		{"nl", "K", "N", "4C N"},
		{"sv", "K", "N", "4C N"},
		{"no", "K", "N", "4C N"},
		{"da", "K", "N", "4C N"},
		{"fr", "K", "N", "4D N"},
		{"de", "K", "N", "4D N"},
		{"pl", "K", "N", "4H N"},
		{"fi", "S", "E", "4S S"},
		{"en", "S", "E", "4S E"},
		{"pl", "P", "E", "4S E"},
		{"nl", "S", "O", "4S E"},
		{"de", "P", "O", "4S E"},
		{"fr", "P", "O", "4S W"},
		{"es", "P", "O", "4S W"},
		{"it", "P", "O", "4S W"},
		{"nl", "S", "E", "4S E"},
		{"sv", "K", "E", "4C E"},
	}
	for _, tt := range tests {
		ev, problems := readFiles(t, Options{Letters: tt.language}, "club.csv", map[string]string{"club.csv": fmt.Sprintf(contract, tt.suit, tt.seat)})
		if got := shown(ev); problems.HasErrors() || len(got) != 1 || !strings.HasPrefix(got[0], "1: 1 v 2 "+tt.want+" 10 ") {
			t.Errorf("%s, 4%s by %s: %v, %v; want %s", tt.language, tt.suit, tt.seat, got, said(problems), tt.want)
		}
	}
	for language, want := range map[string]string{
		"nl": `club.csv:D2: contract "4T" is not understood`, "fr": "", "en": `club.csv:D2: contract "4T" is not understood`,
	} {
		_, problems := readFiles(t, Options{Letters: language}, "club.csv", map[string]string{"club.csv": fmt.Sprintf(contract, "T", "N")})
		if got := said(problems); (want == "") == problems.HasErrors() || want != "" && !slices.Contains(got, want) {
			t.Errorf("4T in %s: %v", language, got)
		}
	}
}

// TestLettersOfEveryLanguage writes a session in a language's own letters, with
// scores, below English headings.
func TestLettersOfEveryLanguage(t *testing.T) {
	deals := session()
	want := wanted(t, deals)
	for i := range tongues {
		g := tongues[0]
		g.pass, g.notPlayed = tongues[i].pass, tongues[i].notPlayed
		for _, style := range []style{apart, relativeTo, declarerFirst, declarerLast} {
			for _, arrangement := range []arrangement{flatRows, inBlocks} {
				w := writing{&g, tongues[i].own(), style, arrangement, true}
				t.Run(tongues[i].language+" "+w.String(), func(t *testing.T) {
					_, sheets := w.sheets(deals)
					want.check(t, "club.csv", []byte(textFile(sheets[0], ",")), true, true)
				})
			}
		}
	}
}

// TestLeads reads leads in the ranks of the language, under headings that may be
// in another one.
func TestLeads(t *testing.T) {
	cards := func(suits string, ranks ...string) (leads, want []string) {
		for i, suit := range strings.Fields(suits) {
			for j, rank := range ranks {
				leads = append(leads, suit+rank)
				want = append(want, bridge.Card{Suit: bridge.Clubs + bridge.Strain(i), Rank: uint8(14 - j)}.String())
			}
		}
		return leads, want
	}
	tests := []struct{ language, suits, seats, ranks string }{
		{"en", "C D H S", "N E S W", "A K Q J 10 9"},
		{"fi", "C D H S", "P I E L", "A K Q J 10 9"},
		{"nl", "K R H S", "N O Z W", "A H V B 10 9"},
		{"sv", "K R H S", "N Ö S V", "E K D kn 10 9"},
		{"da", "K R H S", "N Ø S V", "E K D Kn 10 9"},
		{"de", "T K C P", "N O S W", "A K D B 10 9"},
		{"fr", "T K C P", "N E S O", "A R D V 10 9"},
		{"pl", "T ♦ K P", "N E S W", "A K D W 10 9"},
		{"es", "T D C P", "N E S O", "A R D V 10 9"},
		{"it", "F Q C P", "N E S O", "A R D F 10 9"},
		{"nl", "♣ ♦ ♥ ♠", "N O Z W", "A H V B 10 9"},
		{"fr", "♣ ♦ ♥ ♠", "N E S O", "A R D V 10 9"},
		{"sv", "♣ ♦ ♥ ♠", "N Ö S V", "E K D KN 10 9"},
	}
	for _, tt := range tests {
		suits, seats := strings.Fields(tt.suits), strings.Fields(tt.seats)
		leads, want := cards(tt.suits, strings.Fields(tt.ranks)...)
		var b strings.Builder
		b.WriteString("Board,NS,EW,Contract,By,Lead,Tricks,Score\n")
		for i, lead := range leads {
			contract := bridge.Contract{Level: 4, Strain: bridge.Clubs + bridge.Strain(i%4)}
			seat := bridge.North + bridge.Seat(i%4)
			fmt.Fprintf(&b, "%d,1,2,4%s,%s,%s,10,%d\n", i+1, suits[i%4], seats[i%4], lead, nsScore(i+1, contract, seat, 10))
		}
		ev, problems := readTable(t, b.String())
		var got []string
		if ev != nil {
			for _, board := range ev.Boards {
				got = append(got, board.Results[0].Lead.String())
			}
		}
		if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" || problems.HasErrors() {
			t.Errorf("%s, %s: %v\n%s", tt.language, tt.suits, said(problems), diff)
		}
	}
}

// TestLeadsDecide has contracts that could be in two languages, and leads that
// are in one.
func TestLeadsDecide(t *testing.T) {
	const sheet = "Donne,NS,EO,Contrat,Déclarant,Levées,Entame\n1,1,2,4C,N,10,%s\n1,3,4,3SA,S,9,%s\n"
	for leads, want := range map[[2]string]string{{"SA", "HQ"}: "1: 1 v 2 4C N 10 130", {"PR", "TD"}: "1: 1 v 2 4H N 10 420"} {
		ev, problems := readTable(t, fmt.Sprintf(sheet, leads[0], leads[1]))
		if got := shown(ev); problems.HasErrors() || got[0] != want {
			t.Errorf("leads %v: %v, %v; want %s", leads, got, said(problems), want)
		}
	}
}

// TestLettersByScoreAlone has contracts and scores, but no tricks.
func TestLettersByScoreAlone(t *testing.T) {
	for score, want := range map[int]string{420: "4H N 10 420", 130: "4C N 10 130"} {
		ev, problems := readTable(t, fmt.Sprintf("Donne,NS,EO,Contrat,Déclarant,Score\n1,1,2,4C,N,%d\n", score))
		if diff := cmp.Diff([]string{"1: 1 v 2 " + want}, shown(ev)); diff != "" || problems.HasErrors() {
			t.Error(said(problems), diff)
		}
	}
}
