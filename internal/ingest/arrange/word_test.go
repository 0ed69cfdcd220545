package arrange

import "testing"

// TestReadHeading has headings with what they mean first.
func TestReadHeading(t *testing.T) {
	for field, texts := range map[string][]string{
		"board":        {"Board", "Bd no.", "Board #", "Nº mano", "Jaon nro", "Bricknr", "Nr rozdania"},
		"ns":           {"NS", "N-S", "PE", "NZ"},
		"ns.pair":      {"Pair NS", "NS_PAIR_NUMBER", "Pari PE", "Coppia NS"},
		"ns.score":     {"Score NS", "NS +", "Score (N/S)"},
		"ew.score":     {"EW score", "NS -"},
		"contract":     {"Contract", "Contr.", "Sitoumus", "Kontrakt"},
		"result":       {"Result", "+/-", "Res."},
		"south":        {"South", "Player S"},
		"north":        {"North", "Player N"},
		"name":         {"Names", "Players"},
		vulnerable:     {"Vul", "Vulnerability", "Vaarassa", "Zon"},
		"remarks":      {"Remarks", "Ruling", "Adjusted", "TD", "Uwagi"},
		"doubled":      {"Dbl", "Doubled", "Kahdennettu"},
		"north.number": {"N"},
	} {
		for _, text := range texts {
			if meanings := readHeading(text, false); len(meanings) == 0 || meanings[0].Field != field {
				t.Errorf("%q means %v, want %s", text, meanings, field)
			}
		}
	}
	for _, text := range []string{"", "7", "Weather", "Ebba Frans", "4H", "12.5 %"} {
		if meanings := readHeading(text, false); len(meanings) > 0 && meanings[0].Field != "percent" {
			t.Errorf("%q means %v, want nothing", text, meanings)
		}
	}
}

// TestReadHeadingLoosely has headings with a slip or cut short.
func TestReadHeadingLoosely(t *testing.T) {
	for text, field := range map[string]string{"Leed": "lead", "Sitoumis": "contract", "Contrct": "contract", "Declarr": "declarer"} {
		if meanings := readHeading(text, true); len(meanings) == 0 || meanings[0].Field != field {
			t.Errorf("%q means %v, want %s", text, meanings, field)
		}
		if meanings := readHeading(text, false); len(meanings) > 0 {
			t.Errorf("%q means %v, want nothing where no heading is expected", text, meanings)
		}
	}
}
