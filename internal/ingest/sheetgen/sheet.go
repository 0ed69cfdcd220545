package sheetgen

import (
	"math/rand/v2"
	"strings"
)

// Sheet is a drawn session with the file it is written to.
type Sheet struct {
	Kind    Kind
	Truth   Truth
	pages   []*page
	text    *textForm // nil: a workbook
	choices []string
}

// Draw draws a session of a kind and a sheet that holds it. The same state of rng
// gives the same sheet.
func Draw(rng *rand.Rand, kind Kind) *Sheet {
	r := &random{Rand: rng}
	var s *Sheet
	switch kind {
	case Damaged:
		s = drawPairs(r)
		s.damage(r)
	case Individual:
		s = drawIndividual(r)
	case League:
		s = drawLeague(r)
	case Teams:
		s = drawTeams(r)
	default:
		s = drawPairs(r)
	}
	s.Kind, s.Truth.Kind = kind, kind
	s.drawFile(r)
	s.choices = r.choices
	return s
}

// Extension returns the extension that the sheet's file has: ".xlsx" or ".csv".
func (s *Sheet) Extension() string {
	if s.text != nil {
		return ".csv"
	}
	return ".xlsx"
}

// Write writes the sheet to a file, in the form that Extension names.
func (s *Sheet) Write(path string) error {
	if s.text != nil {
		return s.text.write(path, s.pages[0])
	}
	return writeBook(path, s.pages)
}

// Choices returns what was drawn for the sheet, in one line.
func (s *Sheet) Choices() string { return strings.Join(s.choices, "; ") }

// Choice returns the value of one choice, or "".
func (s *Sheet) Choice(name string) string {
	return (&random{choices: s.choices}).choice(name)
}

// drawFile draws whether the sheet is a workbook or a text file.
func (s *Sheet) drawFile(r *random) {
	if len(s.pages) > 1 || !r.chance(.2) {
		r.record("file", "xlsx")
		return
	}
	t := &textForm{separator: pick(r, ';', ';', ',', '\t'), bom: r.chance(.3), crlf: r.chance(.5)}
	t.decimalComma = t.separator != ',' && r.chance(.5)
	t.windows1252 = r.chance(.15)
	s.text = t
	r.record("file", "csv "+string(t.separator))
}

// arrangements are the arrangements of a session of pairs, with their weights.
var arrangements = []weighted[string]{
	{"flat", 30},
	{"travellers", 30},
	{"table cards", 14},
	{"wide boards", 10},
	{"wide pairs", 6},
	{"pair cards", 10},
	{"grid", 10},
}

// drawPairs draws a session of pairs and its sheet.
func drawPairs(r *random) *Sheet {
	arrangement := pickWeighted(r, arrangements...)
	r.record("arrangement", arrangement)
	s := drawSession(r, arrangement)
	d := drawDesign(r, s, arrangement)
	out := &Sheet{}
	switch arrangement {
	case "travellers":
		out.pages = d.travellers()
	case "table cards":
		out.pages = d.tableCards()
	case "wide boards":
		out.pages = d.wideBoards()
	case "wide pairs":
		out.pages = d.widePairs()
	case "pair cards":
		out.pages = d.pairCards()
	case "grid":
		out.pages = d.grids()
	default:
		out.pages = d.flat()
	}
	out.pages = d.addNames(out.pages)
	out.pages = d.decorate(out.pages)
	out.Truth = d.truth()
	return out
}

// truth returns what was played, as far as the sheet holds it.
func (d *design) truth() Truth {
	t := Truth{
		Results: d.results, Overlap: d.session.overlap, Sections: len(d.session.sections) > 1,
		HasContracts: d.hasContract, HasTricks: d.hasContract && d.hasResult,
	}
	if d.names == namesNone {
		return t
	}
	met := map[ID]bool{}
	for i := range d.results {
		met[d.results[i].NS], met[d.results[i].EW] = true, true
	}
	for _, id := range d.session.pairs {
		if met[id] {
			t.Entrants = append(t.Entrants, Entrant{ID: id, Names: d.session.names[id]})
		}
	}
	return t
}
