package notation

import (
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// TestReadWordsOfEveryLanguage reads what stands in place of a contract.
func TestReadWordsOfEveryLanguage(t *testing.T) {
	tests := map[CellKind][]string{
		Blank: {"---", "-----", "– – –"},
		Pass: {
			"P/O", "P-O", "Pass 0", "pass 0", "4 pass 0", "passattu", "4xpassi", "pass hela vägen", "pass hele veien", "Pas hele vejen", "allen passen",
			"alle gepasst", "P. gén.", "passé partout", "4xpas", "cztery razy pas", "paso de todos", "passo di tutti",
		},
		NotPlayed: {
			"N/P", "not played (late)", "Not played - late", "not played: no time", "did not play", "late", "ei pel.", "ei ehditty pelata", "ei pelattu (aika)",
			"ej sp.", "ej spelad (tid)", "ikke nådd", "ikke spillet, tid", "N/G", "niet gesp.", "nicht gesp. (Zeit)", "nicht gespielt – Zeit", "NJ", "N/J",
			"pas de temps", "brak czasu", "nie zdążono", "no jug.", "sin tiempo", "non gioc.", "tempo scaduto",
		},
		Ruled: {
			"director's decision", "TD ruling", "tuomio", "tuomarin päätös", "Just.", "TL-beslut", "TL-avgjørelse", "kendelse", "arb. score", "WL-beslissing",
			"TL-Entscheid", "künstl. Score", "décision de l'arbitre", "ajust.", "decyzja sędziego", "Adjudicado", "decisión del árbitro", "decisione dell'arbitro",
		},
	}
	for want, spellings := range tests {
		for _, text := range spellings {
			if got, err := English.ReadContract(text); got.Kind != want || err != nil {
				t.Errorf("English.ReadContract(%q) = %+v, %v; want the kind %d", text, got, err, want)
			}
		}
	}
	for _, text := range []string{"not played (60)", "not played 3NT", "Pass 10", "Pass 1", "P=", "played"} {
		if got, err := English.ReadContract(text); err == nil {
			t.Errorf("English.ReadContract(%q) = %+v, want an error", text, got)
		}
	}
}

// TestReadAwardsWithWords reads artificial scores with words and sides.
func TestReadAwardsWithWords(t *testing.T) {
	half, sixty, forty := event.Award{Percent: 5000}, event.Award{Percent: 6000}, event.Award{Percent: 4000}
	average := event.Average
	for _, tt := range []struct {
		ns, ew event.Award
		texts  []string
	}{
		{half, half, []string{"ARBITRAL 50-50", "arb. 50/50", "TL-Entscheid: 50:50"}},
		{forty, sixty, []string{"TL-Entscheid: 40:60", "NS 40% EW 60%", "NS 40%, EW 60%", "EW 60% NS 40%", "40%|60%", "40% 60%", "tuomio 40/60"}},
		{sixty, forty, []string{"Avg 60/40", "śr. 60/40", "60 % / 40 %", "60%:40%", "Moy. 60/40", "adjusted: 60/40", "NZ 60% OW 40%"}},
		{average, average, []string{"śr.", "Moy.", "Med.", "Promedio", "prom.", "medel", "snitt", "gem.", "média"}},
		{event.AverageMinus, event.AveragePlus, []string{"KA- / KA+", "P-/P+", "A-:A+", "Moy.- / Moy.+", "adj. A-/A+"}},
	} {
		for _, text := range tt.texts {
			ns, ew, ok, err := ReadArtificial(text)
			if ns != tt.ns || ew != tt.ew || !ok || err != nil {
				t.Errorf("ReadArtificial(%q) = %v, %v, %t, %v; want %v, %v", text, ns, ew, ok, err, tt.ns, tt.ew)
			}
			if o, err := ReadOutcome(text); o.Form != Adjusted || err != nil {
				t.Errorf("ReadOutcome(%q) = %+v, %v", text, o, err)
			}
		}
	}
	for text, want := range map[string]event.Award{
		"média +": event.AveragePlus, "Moy. -": event.AverageMinus, "śr.": average, "P+": event.AveragePlus, "40 %": forty, "arb. 60%": sixty, "AVG": average,
	} {
		if got, ok := ReadAward(text); got != want || !ok {
			t.Errorf("ReadAward(%q) = %v, %t; want %v", text, got, ok, want)
		}
	}
	for _, text := range []string{"52:48", "12:8", "P=", "P", "NS 60% EW", "40:60", "3-4", "Avg 3/4"} {
		if ns, ew, ok, err := ReadArtificial(text); ok || err != nil {
			t.Errorf("ReadArtificial(%q) = %v, %v, %t, %v; want none", text, ns, ew, ok, err)
		}
	}
}

func TestReadResult(t *testing.T) {
	made := func(n int) Outcome { return Outcome{Form: Number, N: n, Made: true} }
	for text, want := range map[string]Outcome{
		"±0": over(0), "C": over(0), "c": over(0), "C=": over(0), "C+1": over(1), "C-2": over(-2), "c −3": over(-3), "C - 1": over(-1), "m.i.": over(0), "juste fait": over(0), "hjemgang": over(0), "kotiin": over(0), "contract gemaakt": over(0),
		"1 nadr.": over(1), "2 Überstiche": over(2), "en plus": over(1), "2 en plus": over(2), "1 extra trick": over(1), "2 levées de mieux": over(2),
		"1 Faller": over(-1), "chute 3": over(-3), "bet 2": over(-2), "1 multa": over(-1), "2 pietiä": over(-2), "3 en moins": over(-3), "2 prese in meno": over(-2),
		"mkg 2": made(2), "made 4": made(4), "Made 4": made(4), "gemaakt 10": made(10),
		"-----": {}, "pass": {Form: PassedOut}, "Pass 0": {Form: PassedOut}, "P/O": {Form: PassedOut},
		"tuomio": {Form: RuledResult}, "Just.": {Form: RuledResult}, "ADJ": {Form: RuledResult}, "not played (late)": {Form: Unplayed},
	} {
		if got, err := ReadResult(text); got != want || err != nil {
			t.Errorf("ReadResult(%q) = %+v, %v; want %+v", text, got, err, want)
		}
	}
	for _, text := range []string{"just", "±1", "en", "plus", "D", "CC"} { // German made, Nordic adjusted
		if got, err := ReadResult(text); err == nil {
			t.Errorf("ReadResult(%q) = %+v, want an error", text, got)
		}
	}
}

// TestReadDoubles reads doubles as directors write them, in the letters of a language.
func TestReadDoubles(t *testing.T) {
	for _, tt := range []struct {
		language, text, contract string
		declarer                 bridge.Seat
		outcome                  Outcome
	}{
		{"de", "4PX", "4SX", bridge.NoSeat, Outcome{}},
		{"pl", "4PX", "4SX", bridge.NoSeat, Outcome{}},
		{"en", "3NTrd", "3NTXX", bridge.NoSeat, Outcome{}},
		{"sv", "5KRD-1", "5CXX", bridge.NoSeat, over(-1)},
		{"sv", "4sp D", "4SX", bridge.NoSeat, Outcome{}},
		{"en", "1 ♣ D", "1CX", bridge.NoSeat, Outcome{}},
		{"de", "1 ♣ RD", "1CXX", bridge.NoSeat, Outcome{}},
		{"en", "4SD N -1", "4SX", bridge.North, over(-1)},
		{"en", "4HD N-1", "4HX", bridge.North, over(-1)},
		{"en", "4H W dn -1", "4H", bridge.West, over(-1)},
		{"en", "4H dn 1", "4H", bridge.NoSeat, over(-1)},
		{"en", "2D D", "2DX", bridge.NoSeat, Outcome{}},
		{"en", "4S W R", "4SXX", bridge.West, Outcome{}},
		{"de", "2He!", "2HX", bridge.NoSeat, Outcome{}},
		{"sv", "2He N", "2H", bridge.North, Outcome{}},
		{"en", "2He", "2H", bridge.East, Outcome{}},
		{"nl", "1ha!", "1HX", bridge.NoSeat, Outcome{}},
		{"it", "4 picche ! N", "4SX", bridge.North, Outcome{}},
		{"fr", "1sans atoutx", "1NTX", bridge.NoSeat, Outcome{}},
		{"fr", "1sans atoutxx O -1", "1NTXX", bridge.West, over(-1)},
		{"fr", "1 SA O contrate", "1NTX", bridge.West, Outcome{}},
		{"pl", "1 trefl z kontrą", "1CX", bridge.NoSeat, Outcome{}},
		{"de", "1 Herz kontriert", "1HX", bridge.NoSeat, Outcome{}},
		{"de", "1 Treff im Kontra von Ost, 1 Faller", "1CX", bridge.East, over(-1)},
		{"en", "4♠ doubled by North, making 5", "4SX", bridge.North, over(1)},
		{"en", "2♠= by S", "2S", bridge.South, over(0)},
		{"en", "3nt = E", "3NT", bridge.East, over(0)},
		{"en", "2♥+1, S", "2H", bridge.South, over(1)},
		{"en", "4S +1, E", "4S", bridge.East, over(1)},
		{"nl", "3SA gedoubleerd", "3NTX", bridge.NoSeat, Outcome{}},
		{"fi", "4 pata kahd.", "4SX", bridge.NoSeat, Outcome{}},
		{"fi", "4 pata vastakahd.", "4SXX", bridge.NoSeat, Outcome{}},
		{"nl", "4HXX O C", "4HXX", bridge.East, over(0)},
		{"fr", "4P ctr E", "4SX", bridge.East, Outcome{}},
		{"fr", "4P ctrE", "4SX", bridge.East, Outcome{}},
		{"fr", "4P ctré", "4SX", bridge.NoSeat, Outcome{}},
		{"nl", "3SA C", "3NT", bridge.NoSeat, over(0)},
		{"nl", "3SA O C-2", "3NT", bridge.East, over(-2)},
		{"nl", "4ha! Z C+1", "4HX", bridge.South, over(1)},
		{"en", "4H ±0", "4H", bridge.NoSeat, over(0)},
	} {
		letters, _ := LettersOf(tt.language)
		want := bid(t, tt.contract, tt.declarer, tt.outcome)
		if got, err := letters.ReadContract(tt.text); got != want || err != nil {
			t.Errorf("%s: ReadContract(%q) = %+v, %v; want %+v", tt.language, tt.text, got, err, want)
		}
	}
	for _, seats := range AllSeats() { // a title
		if got, err := (Letters{Suits: English.Suits, Seats: seats}).ReadContract("1 Nord / -"); err == nil {
			t.Errorf("%v: ReadContract(1 Nord / -) = %+v, want an error", seats.Languages, got)
		}
	}
	if got, err := English.ReadContract("4HDN-1"); err == nil { // dn -1, or doubled by North
		t.Errorf("ReadContract(4HDN-1) = %+v, want an error", got)
	}
	for language, text := range map[string]string{
		"de": "5KRD-1", "fr": "4TRD", "en": "4S D1", "nl": "3NT +3!", "es": "4SDx", "it": "3SA C", "fi": "4HDD", "sv": "4kr",
	} {
		letters, _ := LettersOf(language)
		if got, err := letters.ReadContract(text); err == nil {
			t.Errorf("%s: ReadContract(%q) = %+v, want an error", language, text, got)
		}
	}
	for _, text := range []string{"2nd", "3rd"} {
		if MayBeContract(text) {
			t.Errorf("MayBeContract(%q) = true", text)
		}
	}
}
