package ingest

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// tongue is how a club writes its sheets in a language.
type tongue struct {
	language                        string
	board, ns, ew, contract         string
	declarer, tricks, result, score string
	name, pair                      string
	pass, notPlayed, average        string
	suits                           string // clubs, diamonds, hearts, spades, notrump
	seats                           string // north, east, south, west
}

var tongues = []tongue{
	{
		"en", "Board", "NS", "EW", "Contract", "Declarer", "Tricks", "Result", "Score", "Name", "Pair",
		"All pass", "Not played", "Average", "C D H S NT", "N E S W",
	},
	{
		"fi", "Jako", "PE", "IL", "Sitoumus", "Pelinviejä", "Tikit", "Tulos", "Pisteet", "Nimet", "Pari",
		"4 passia", "Ei pelattu", "Keskitulos", "risti ruutu hertta pata sangi", "P I E L",
	},
	{
		"sv", "Bricka", "NS", "ÖV", "Kontrakt", "Spelförare", "Stick", "Resultat", "Score", "Namn", "Par",
		"Rundpass", "Ej spelad", "Medel", "K R H S NT", "N Ö S V",
	},
	{
		"no", "Spill", "NS", "ØV", "Kontrakt", "Spillefører", "Stikk", "Resultat", "Score", "Navn", "Par",
		"Pass", "Ikke spilt", "Middel", "K R H S NT", "N Ø S V",
	},
	{
		"da", "Spil", "NS", "ØV", "Kontrakt", "Spilfører", "Stik", "Resultat", "Score", "Navn", "Par",
		"Rundpasse", "Ikke spillet", "Middel", "K R H S UT", "N Ø S V",
	},
	{
		"nl", "Spel", "NZ", "OW", "Contract", "Leider", "Slagen", "Resultaat", "Score", "Namen", "Paar",
		"Rondpas", "Niet gespeeld", "Gemiddeld", "K R H S SA", "N O Z W",
	},
	{
		"de", "Board", "NS", "OW", "Kontrakt", "Alleinspieler", "Stiche", "Resultat", "Ergebnis", "Spieler", "Paar",
		"Pass", "Nicht gespielt", "Durchschnitt", "T K C P SA", "N O S W",
	},
	{
		"fr", "Donne", "NS", "EO", "Contrat", "Déclarant", "Levées", "Résultat", "Marque", "Joueurs", "Paire",
		"Passe", "Non joué", "Moyenne", "T K C P SA", "N E S O",
	},
	{
		"pl", "Rozdanie", "NS", "WE", "Kontrakt", "Rozgrywający", "Lewy", "Wynik", "Zapis", "Gracze", "Para",
		"4 x pas", "Nie grane", "Średnia", "T karo K P BA", "N E S W",
	},
	{
		"es", "Tablilla", "NS", "EO", "Contrato", "Declarante", "Bazas", "Resultado", "Puntos", "Jugadores", "Pareja",
		"Paso", "No jugado", "Media", "T D C P ST", "N E S O",
	},
	{
		"it", "Board", "NS", "EO", "Contratto", "Dichiarante", "Prese", "Risultato", "Punti", "Giocatori", "Coppia",
		"Tutti passo", "Non giocato", "Media", "F Q C P SA", "N E S O",
	},
}

// spelling is a choice of letters for suits and seats.
type spelling struct{ suits, seats []string }

var english = spelling{strings.Fields("C D H S NT"), strings.Fields("N E S W")}

func (g *tongue) own() spelling { return spelling{strings.Fields(g.suits), strings.Fields(g.seats)} }

func (s spelling) contract(c bridge.Contract) string {
	doubled := [...]string{bridge.Undoubled: "", bridge.Doubled: "x", bridge.Redoubled: "xx"}[c.Doubling]
	strain := s.suits[c.Strain-bridge.Clubs]
	if len(strain) > 3 { // a word
		strain = " " + strain + " "
	}
	return strings.TrimSpace(fmt.Sprintf("%d%s%s", c.Level, strain, doubled))
}

func (s spelling) seat(seat bridge.Seat) string { return s.seats[seat-bridge.North] }

// deal is a result of the session.
type deal struct {
	board, ns, ew int
	kind          dealKind
	contract      bridge.Contract
	declarer      bridge.Seat
	tricks        int
}

type dealKind uint8

const (
	played dealKind = iota
	passedOut
	sixtyForty
	averageBoth
	notPlayed
)

const (
	sessionPairs  = 8
	sessionBoards = 12
)

// session is a short Howell: eight pairs meet in six rounds of two boards, and
// sit now NS, now EW. On every board one side has the cards.
func session() []deal {
	special := map[[2]int]dealKind{{2, 1}: passedOut, {5, 0}: sixtyForty, {8, 3}: averageBoth, {11, 2}: notPlayed}
	doublings := map[[2]int]bridge.Doubling{
		{1, 2}: bridge.Doubled, {4, 3}: bridge.Doubled, {6, 1}: bridge.Redoubled, {9, 0}: bridge.Doubled, {12, 2}: bridge.Redoubled,
	}
	var deals []deal
	tables := make(map[int]int)
	for _, m := range howell(sessionPairs, sessionBoards/6) {
		if m.board > sessionBoards {
			continue
		}
		table := tables[m.board]
		tables[m.board]++
		d := deal{board: m.board, ns: m.ns, ew: m.ew, kind: special[[2]int{m.board, table}]}
		if m.round%3 == 0 {
			d.ns, d.ew = m.ew, m.ns
		}
		if d.kind == played {
			d.contract = bridge.Contract{
				Level: uint8(1 + (m.board*5+table*3)%5), Strain: bridge.Clubs + bridge.Strain((m.board+table*2)%5),
				Doubling: doublings[[2]int{m.board, table}],
			}
			d.declarer = bridge.North + bridge.Seat((m.board+2*table)%4)
			d.tricks = d.contract.Target() + (m.board*7+table*5)%4 - 2
		}
		deals = append(deals, d)
	}
	return deals
}

func (d *deal) score() int { return nsScore(d.board, d.contract, d.declarer, d.tricks) }

func (d *deal) relative() string {
	if over := d.tricks - d.contract.Target(); over != 0 {
		return fmt.Sprintf("%+d", over)
	}
	return "="
}

// line is the result as linesOf writes it.
func (d *deal) line(contracts bool) string {
	line := fmt.Sprintf("%d: %d v %d ", d.board, d.ns, d.ew)
	switch {
	case d.kind == notPlayed:
		return line + "not played"
	case d.kind == sixtyForty:
		return line + "60% 40%"
	case d.kind == averageBoth:
		return line + "50% 50%"
	case d.kind == passedOut && contracts:
		return line + "PASS 0"
	case contracts:
		return line + fmt.Sprintf("%v %v %d %d", d.contract, d.declarer, d.tricks, d.score())
	case d.kind == passedOut:
		return line + "0"
	}
	return line + strconv.Itoa(d.score())
}

// style is a way of writing results.
type style uint8

const (
	apart style = iota // contract, declarer, tricks
	relativeTo
	declarerFirst
	declarerLast
	scores
	styles
)

func (s style) String() string {
	return [...]string{"tricks", "relative", "declarer first", "declarer last", "scores"}[s]
}

// wholeCell reports whether one cell holds all of a result.
func (s style) wholeCell() bool { return s == declarerFirst || s == declarerLast }

// arrangement is a way of arranging them.
type arrangement uint8

const (
	flatRows arrangement = iota
	inBlocks
	inGrid
	sheetPerBoard
)

func (l arrangement) String() string {
	return [...]string{"flat", "blocks", "grid", "a sheet per board"}[l]
}

// writing is how a session is written.
type writing struct {
	*tongue
	letters     spelling
	style       style
	arrangement arrangement
	scored      bool // a score beside the contract
}

func (w *writing) String() string {
	letters := "English letters"
	if w.letters.seats[0] != "N" || w.letters.suits[0] != "C" {
		letters = "its own letters"
	}
	if w.scored {
		letters += ", scored"
	}
	return fmt.Sprintf("%s, %v, %v, %s", w.language, w.arrangement, w.style, letters)
}

// resultHead heads the columns of resultCells.
func (w *writing) resultHead() []string {
	var head []string
	switch w.style {
	case apart:
		head = []string{w.contract, w.declarer, w.tricks}
	case relativeTo:
		head = []string{w.contract, w.declarer, w.result}
	case declarerFirst, declarerLast:
		head = []string{w.contract}
	case scores:
		return []string{w.score}
	}
	if w.scored {
		head = append(head, w.score)
	}
	return head
}

func (w *writing) resultCells(d *deal) []string {
	cells := make([]string, len(w.resultHead()))
	if d.kind != played {
		cells[0] = map[dealKind]string{passedOut: w.pass, sixtyForty: "60/40", averageBoth: w.average, notPlayed: w.notPlayed}[d.kind]
		if d.kind == passedOut && w.style == scores {
			cells[0] = "0"
		}
		return cells
	}
	contract, seat := w.letters.contract(d.contract), w.letters.seat(d.declarer)
	switch w.style {
	case apart:
		cells[0], cells[1], cells[2] = contract, seat, strconv.Itoa(d.tricks)
	case relativeTo:
		cells[0], cells[1], cells[2] = contract, seat, d.relative()
	case declarerFirst:
		cells[0] = seat + contract + d.relative()
	case declarerLast:
		cells[0] = contract + seat + d.relative()
	}
	if w.scored || w.style == scores {
		cells[len(cells)-1] = strconv.Itoa(d.score())
	}
	return cells
}

// pairNames have letters outside of ASCII.
var pairNames = []string{
	"Élise & Rémi", "Jörg & Björn", "Päivi & Väinö", "Zoë & René", "Märta & Åke", "Noël & Chloé", "Jürgen & Grün", "Ñata & Iñigo",
}

// sheets writes the session, with the sheets' names.
func (w *writing) sheets(deals []deal) (names []string, sheets [][][]string) {
	title := [][]string{{"Évènement d'été: Pöytäjuhla"}, {}}
	switch w.arrangement {
	case inGrid:
		return []string{"1"}, [][][]string{append(title, w.grid(deals)...)}
	case flatRows:
		rows := append(title, slices.Concat([]string{w.board, w.ns, w.ew, w.ns + " " + w.name, w.ew + " " + w.name}, w.resultHead()))
		for i := range deals {
			d := &deals[i]
			pairs := []string{strconv.Itoa(d.board), strconv.Itoa(d.ns), strconv.Itoa(d.ew), pairNames[d.ns-1], pairNames[d.ew-1]}
			rows = append(rows, append(pairs, w.resultCells(d)...))
		}
		return []string{"1"}, [][][]string{rows}
	}
	rows := title
	for board := 1; board <= sessionBoards; board++ {
		name := fmt.Sprintf("%s %d", w.board, board)
		if w.arrangement == sheetPerBoard {
			rows = nil
		} else {
			rows = append(rows, []string{name})
		}
		rows = append(rows, slices.Concat([]string{w.ns, w.ew, w.ns + " " + w.name, w.ew + " " + w.name}, w.resultHead()))
		for i := range deals {
			if d := &deals[i]; d.board == board {
				pairs := []string{strconv.Itoa(d.ns), strconv.Itoa(d.ew), pairNames[d.ns-1], pairNames[d.ew-1]}
				rows = append(rows, append(pairs, w.resultCells(d)...))
			}
		}
		rows = append(rows, []string{})
		if w.arrangement == sheetPerBoard {
			names, sheets = append(names, name), append(sheets, rows)
		}
	}
	if w.arrangement == inBlocks {
		return []string{"1"}, [][][]string{rows}
	}
	return names, sheets
}

// grid has a row per pair with what it did as NS.
func (w *writing) grid(deals []deal) [][]string {
	head := []string{w.ns, w.name}
	below := []string{"", ""}
	for board := range sessionBoards {
		head = append(head, fmt.Sprintf("%s %d", w.board, board+1), "")
		below = append(below, w.ew, w.result)
	}
	rows := [][]string{head, below}
	for pair := range sessionPairs {
		row := make([]string, len(head))
		row[0], row[1] = strconv.Itoa(pair+1), pairNames[pair]
		for i := range deals {
			if d := &deals[i]; d.ns == pair+1 {
				row[2*d.board], row[2*d.board+1] = strconv.Itoa(d.ew), w.resultCells(d)[0]
			}
		}
		rows = append(rows, row)
	}
	return rows
}

// textFile writes rows as a spreadsheet program does: all of equal length.
func textFile(rows [][]string, separator string) string {
	width := 0
	for _, row := range rows {
		width = max(width, len(row))
	}
	var b strings.Builder
	for _, row := range rows {
		b.WriteString(strings.Join(append(slices.Clone(row), make([]string, width-len(row))...), separator))
		b.WriteString("\r\n")
	}
	return b.String()
}

// encodings are the ways of writing characters. What Western Europe's old one
// lacks loses its accent, as directors there type it.
var encodings = []struct {
	name   string
	encode func(text string) []byte
}{
	{"UTF-8", func(text string) []byte { return []byte(text) }},
	{"UTF-8 BOM", func(text string) []byte { return []byte("\uFEFF" + text) }},
	{"UTF-16LE", func(text string) []byte { return encoded(unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), text) }},
	{"windows-1252", func(text string) []byte {
		return encoded(charmap.Windows1252, strings.NewReplacer("ą", "a", "Średnia", "A").Replace(text))
	}},
}

func encoded(e encoding.Encoding, text string) []byte {
	data, err := e.NewEncoder().Bytes([]byte(text))
	if err != nil {
		panic(err)
	}
	return data
}

// want is what every way of writing the session is to be read as.
type want struct {
	lines     [2][]string // without and with contracts
	standings []string
}

func wanted(t *testing.T, deals []deal) want {
	t.Helper()
	var w want
	for i := range deals {
		d := &deals[i]
		for contracts, lines := range [][]string{w.lines[0], w.lines[1]} {
			w.lines[contracts] = append(lines, d.line(contracts == 1))
		}
	}
	w.standings = standingsOf(t, eventOf(deals))
	slices.Sort(w.lines[0])
	slices.Sort(w.lines[1])
	return w
}

// eventOf makes the event without reading anything.
func eventOf(deals []deal) *event.Event {
	ev := &event.Event{Boards: make([]event.Board, sessionBoards)}
	for pair := range sessionPairs {
		ev.Pairs = append(ev.Pairs, event.Pair{Number: strconv.Itoa(pair + 1)})
	}
	for i := range deals {
		d := &deals[i]
		r := event.Result{NS: int32(d.ns - 1), EW: int32(d.ew - 1)}
		switch d.kind {
		case played:
			r.Score = int32(d.score())
		case sixtyForty:
			r.Kind, r.NSAward, r.EWAward = event.Adjusted, event.Award{Percent: 60_00}, event.Award{Percent: 40_00}
		case averageBoth:
			r.Kind, r.NSAward, r.EWAward = event.Adjusted, event.Average, event.Average
		case notPlayed:
			r.Kind = event.NotPlayed
		}
		board := &ev.Boards[d.board-1]
		board.Number = d.board
		board.Results = append(board.Results, r)
	}
	return ev
}

func standingsOf(t *testing.T, ev *event.Event) []string {
	t.Helper()
	scored, err := compute.Score(context.Background(), ev, settings.Settings{})
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, list := range scored.Lists {
		for _, s := range list.Standings {
			lines = append(lines, fmt.Sprintf("%d pair %s: %s of %d", s.Rank, ev.Pairs[s.Pair].Number, s.Score.RatString(), s.Max))
		}
	}
	return lines
}

// check reads a file that says all of the session.
func (w *want) check(t *testing.T, name string, data []byte, contracts, named bool) {
	t.Helper()
	ev, problems := read([]file{{name: name, data: data}}, Options{})
	for _, p := range problems {
		if p.Severity == event.Error {
			t.Error(p)
		}
	}
	if t.Failed() {
		return
	}
	want := w.lines[0]
	if contracts {
		want = w.lines[1]
	}
	lines := shown(ev)
	slices.Sort(lines)
	if diff := cmp.Diff(want, lines); diff != "" {
		t.Fatal(diff)
	}
	if diff := cmp.Diff(w.standings, standingsOf(t, ev)); diff != "" {
		t.Error(diff)
	}
	for i := range ev.Pairs {
		if diff := cmp.Diff(strings.Split(pairNames[i], " & "), ev.Pairs[i].Names); named && diff != "" {
			t.Error(diff)
		}
	}
}

// everyWriting is every language, arrangement, style and choice of letters; every
// other one states the score too.
func everyWriting(layouts ...arrangement) []writing {
	var all []writing
	for i := range tongues {
		for _, arrangement := range layouts {
			for style := range styles {
				if arrangement == inGrid && !style.wholeCell() {
					continue
				}
				for _, letters := range []spelling{english, tongues[i].own()} {
					if letters.seats[0] == "N" && tongues[i].language == "en" && len(all)%2 > 0 {
						continue
					}
					all = append(all, writing{&tongues[i], letters, style, arrangement, len(all)%2 == 0 && arrangement != inGrid})
				}
			}
		}
	}
	return all
}

// TestCombinations writes one session in every way there is; what is read is
// always the same.
func TestCombinations(t *testing.T) {
	deals := session()
	want := wanted(t, deals)
	n := 0
	for i, w := range everyWriting(flatRows, inBlocks, inGrid) {
		_, sheets := w.sheets(deals)
		for s, separator := range []string{",", ";", "\t", "|"} {
			for e, encoding := range encodings {
				if turn := i + i/24; (s+e+turn)%4 != 0 || (s+turn/4)%2 != 0 {
					continue // two of sixteen, others for the next writing and language
				}
				n++
				t.Run(fmt.Sprintf("%v, %q, %s", &w, separator, encoding.name), func(t *testing.T) {
					t.Parallel()
					want.check(t, "club.csv", encoding.encode(textFile(sheets[0], separator)), w.style != scores, true)
				})
			}
		}
	}
	t.Logf("%d combinations", n)
}

// TestWorkbookCombinations does so in workbooks, where numbers are numbers.
func TestWorkbookCombinations(t *testing.T) {
	deals := session()
	want := wanted(t, deals)
	for i, w := range everyWriting(flatRows, inBlocks, inGrid, sheetPerBoard) {
		if i%5 != 0 {
			continue
		}
		t.Run(w.String(), func(t *testing.T) {
			t.Parallel()
			names, sheets := w.sheets(deals)
			want.check(t, "club.xlsx", workbookFile(t, names, sheets), w.style != scores, true)
		})
	}
}

func workbookFile(t *testing.T, names []string, sheets [][][]string) []byte {
	t.Helper()
	file := excelize.NewFile()
	defer file.Close()
	set := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	for i, name := range names {
		if i == 0 {
			set(file.SetSheetName("Sheet1", name))
		} else if _, err := file.NewSheet(name); err != nil {
			t.Fatal(err)
		}
		for row, texts := range sheets[i] {
			for col, text := range texts {
				cell, err := excelize.CoordinatesToCellName(col+1, row+1)
				set(err)
				switch n, err := strconv.Atoi(text); {
				case text == "":
				case err == nil && !strings.HasPrefix(text, "+"):
					set(file.SetCellInt(name, cell, int64(n)))
				default:
					set(file.SetCellStr(name, cell, text))
				}
			}
		}
	}
	var buffer bytes.Buffer
	set(file.Write(&buffer))
	return buffer.Bytes()
}

// TestNothingIsDropped spoils one cell after the other of the first boards: each
// time the row is named, as an error, or a warning where the result is blank.
func TestNothingIsDropped(t *testing.T) {
	deals := session()
	for _, arrangement := range []arrangement{flatRows, inBlocks, inGrid} {
		for _, style := range []style{apart, declarerLast, scores} {
			if style.wholeCell() != (arrangement == inGrid) {
				continue
			}
			w := writing{&tongues[0], english, style, arrangement, false}
			_, sheets := w.sheets(deals)
			rows := sheets[0]
			ev, _ := read([]file{{name: "club.csv", data: []byte(textFile(rows, ";"))}}, Options{})
			whole := countingLines(ev)
			for row := range min(len(rows), 7) {
				for col, cell := range rows[row] {
					if !isPartOfResult(&w, rows, row, col) {
						continue
					}
					for _, spoilt := range []string{"", "1?"} {
						rows[row][col] = spoilt
						ev, problems := read([]file{{name: "club.csv", data: []byte(textFile(rows, ";"))}}, Options{})
						if slices.Equal(countingLines(ev), whole) {
							continue // it was the board that was not played
						}
						if !slices.ContainsFunc(problems, func(p event.Problem) bool { return p.At.Row == row+1 }) {
							t.Errorf("%v: %q instead of %q in row %d, column %d, and only this is said: %v", &w, spoilt, cell, row+1, col+1, said(problems))
						}
					}
					rows[row][col] = cell
				}
			}
		}
	}
}

// countingLines are the results but for boards that were not played.
func countingLines(ev *event.Event) []string {
	return slices.DeleteFunc(shown(ev), func(line string) bool { return strings.HasSuffix(line, "not played") })
}

// isPartOfResult reports whether a cell of a written session holds a pair, a
// contract, a declarer, tricks or a score.
func isPartOfResult(w *writing, rows [][]string, row, col int) bool {
	cell := rows[row][col]
	switch {
	case cell == "" || row < 3 || strings.Contains(cell, "&") || len(rows[row]) < 3:
		return false
	case w.arrangement == inGrid:
		return row >= 4 && col < 8
	}
	_, err := strconv.Atoi(rows[row][1]) // the pair of EW, or of NS
	return err == nil
}

// TestWordsForScores has words where a score would stand.
func TestWordsForScores(t *testing.T) {
	const one, two, beside = "Board,NS,EW,Score\n1,1,2,420\n", "Board,NS,EW,NS score,EW score\n1,1,2,420,\n", "Board,NS,EW,Contract,By,Tricks,Score\n1,1,2,4H,N,10,420\n"
	runTableTests(t, []tableTest{
		{name: "not played", table: one + "1,3,4,ei pelattu\n2,1,3,50\n2,4,2,NP\n", results: []string{
			"1: 1 v 2 420", "1: 3 v 4 not played", "2: 1 v 3 50", "2: 4 v 2 not played",
		}, problems: []string{"club.csv: warning: one score only, so nothing compares: board 1, 2", "club.csv: warning: fewer than 2 boards: pair 2 (1), 3 (1), 4 (0)"}},
		{name: "passed out", table: one + "1,3,4,All pass\n", results: []string{"1: 1 v 2 420", "1: 3 v 4 0"}},
		{name: "passed out, in two columns", table: two + "1,3,4,PASS,PASS\n1,5,6,PASS,\n1,7,8,,PASS\n", results: []string{
			"1: 1 v 2 420", "1: 3 v 4 0", "1: 5 v 6 0", "1: 7 v 8 0",
		}},
		{name: "not played, in two columns", table: two + "1,3,4,NP,NP\n2,1,2,NP,0\n2,3,4,420,\n", problems: []string{
			"club.csv:D5: no contract scores 420 for NS on board 2 (NS vulnerable)",
		}},
		{name: "two that differ", table: two + "1,3,4,NP,PASS\n1,5,6,NP,50\n", problems: []string{
			`club.csv:D3: score "NP" is not a number`, `club.csv:D4: score "NP" is not a number`,
		}},
		{name: "beside a contract", table: beside + "1,3,4,4H,N,10,NP\n1,5,6,PASS,,,NP\n1,7,8,4H,N,10,PASS\n", problems: []string{
			"club.csv:G3: the score says not played, but there is a contract, 4H",
			"club.csv:G4: the score says not played, but the board was passed out",
			"club.csv:G5: the score is 0 for NS, but 4H by N, not vulnerable, with 10 tricks is 420 for NS",
		}},
		{name: "beside a board that was not played", table: beside + "1,3,4,NP,,,420\n", problems: []string{
			"club.csv:G3: the score says 420, but the board was not played",
		}},
	})
}
