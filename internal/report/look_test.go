package report_test

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/report"
	"bridgecalc/internal/report/material"
	"bridgecalc/internal/settings"
)

// looks are the settings by themselves that change pages most.
func looks() map[string]settings.Settings {
	all := make(map[string]settings.Settings)
	for name, change := range map[string]func(*settings.Settings){
		"A4":       func(*settings.Settings) {},
		"letter":   func(s *settings.Settings) { s.Paper = settings.Letter },
		"large":    func(s *settings.Settings) { s.Print = settings.LargePrint },
		"contrast": func(s *settings.Settings) { s.Contrast = settings.HighContrast },
		"both":     func(s *settings.Settings) { s.Paper, s.Print = settings.Letter, settings.LargePrint },
	} {
		in := settings.Default()
		change(&in)
		all[name] = in
	}
	return all
}

// TestPDFSaysAll checks that every name, board and score can be found in the
// text of the pages, whatever they look like.
func TestPDFSaysAll(t *testing.T) {
	ev := uneven(mitchell(9, 27))
	for name, in := range looks() {
		data := writePDF(t, score(t, ev, in), in)
		checkSaysAll(t, name, ev, strings.Join(pageTexts(t, data), ""))
		if reader, err := exec.LookPath("pdftotext"); err == nil {
			cmd := exec.Command(reader, "-layout", "-", "-")
			cmd.Stdin = bytes.NewReader(data)
			text, err := cmd.Output()
			if err != nil {
				t.Fatal(name, err)
			}
			checkSaysAll(t, name+" by pdftotext", ev, string(text))
		}
	}
}

func checkSaysAll(t *testing.T, name string, ev *event.Event, text string) {
	t.Helper()
	for i := range ev.Pairs {
		if names := strings.Join(ev.Pairs[i].Names, " & "); strings.Count(text, names) < 2 {
			t.Errorf("%s: %q is not in the ranking and on a card", name, names)
		}
	}
	for i := range ev.Boards {
		if !strings.Contains(text, fmt.Sprintf("Board %d · Dealer", ev.Boards[i].Number)) {
			t.Errorf("%s: no board %d", name, ev.Boards[i].Number)
		}
		for j := range ev.Boards[i].Results {
			r := &ev.Boards[i].Results[j]
			if r.Kind == event.Played && !strings.Contains(text, strconv.Itoa(int(max(r.Score, -r.Score)))) {
				t.Errorf("%s: no score %d", name, r.Score)
			}
		}
	}
}

// TestPDFPaper checks the size of the pages.
func TestPDFPaper(t *testing.T) {
	s := score(t, mitchell(3, 3), settings.Default())
	for name, want := range map[string]string{
		"A4": "[0 0 595.28 841.89]", "letter": "[0 0 612.00 792.00]", "large": "[0 0 595.28 841.89]", "both": "[0 0 612.00 792.00]",
	} {
		data := writePDF(t, s, looks()[name])
		if !bytes.Contains(data, []byte("/MediaBox "+want)) {
			t.Errorf("%s: no page of %s", name, want)
		}
	}
}

// TestPDFOnePage checks that a list of 62 pairs is not torn apart on either
// paper, and that a large print would rather have more pages than small text.
func TestPDFOnePage(t *testing.T) {
	ev := mitchell(31, 2)
	for name, want := range map[string]bool{"A4": true, "letter": true, "contrast": true, "large": false} {
		in := looks()[name]
		in.Winners = settings.OneWinner
		page := pageTexts(t, writePDF(t, score(t, ev, in), in))[0]
		if got := strings.Contains(page, "\n1\n") && strings.Contains(page, "\n62\n"); got != want {
			t.Errorf("%s: places 1 and 62 on the first page: %v, want %v", name, got, want)
		}
	}
}

var textSizes = regexp.MustCompile(`/F\w+ ([\d.]+) Tf`)

// TestPDFLarge checks that all text of a large print is large, and that names
// are not shortened for that.
func TestPDFLarge(t *testing.T) {
	in := looks()["large"]
	data := writePDF(t, score(t, uneven(mitchell(14, 28)), in), in)
	for i, page := range pageTexts(t, data) {
		if strings.Contains(page, "…") {
			t.Errorf("page %d: something is shortened", i+1)
		}
	}
	for i, content := range contents(t, data) {
		for _, size := range textSizes.FindAllSubmatch(content, -1) {
			points, err := strconv.ParseFloat(string(size[1]), 64)
			if err != nil || points < 8 {
				t.Errorf("page %d: text of %s points", i+1, size[1])
			}
		}
	}
}

// TestPDFContrast checks that nothing is drawn in another colour than black and
// white.
func TestPDFContrast(t *testing.T) {
	in := looks()["contrast"]
	in.SuitColours = 4
	colours := regexp.MustCompile(`(?m)(?:^|\s)((?:[\d.]+ ){1,3})(g|G|rg|RG)\b`)
	seen := 0
	for _, content := range contents(t, writePDF(t, score(t, uneven(mitchell(9, 27)), in), in)) {
		for _, colour := range colours.FindAllSubmatch(content, -1) {
			seen++
			if black := strings.Trim(string(colour[1]), "0. "); black != "" && strings.TrimSpace(string(colour[1])) != "1.000" {
				t.Fatalf("colour %s%s", colour[1], colour[2])
			}
		}
	}
	if seen == 0 {
		t.Error("no colours are set at all")
	}
}

func TestPDFSuitColours(t *testing.T) {
	in := settings.Default()
	two := coloursOf(t, in)
	in.SuitColours = 4
	four := coloursOf(t, in)
	if len(four)-len(two) != 3 { // spades, diamonds and clubs get their own
		t.Errorf("colours of text: %v with two, %v with four", two, four)
	}
}

func coloursOf(t *testing.T, in settings.Settings) map[string]bool {
	t.Helper()
	colours := make(map[string]bool)
	text := regexp.MustCompile(`q ([\d. ]+ (?:g|rg)) BT`)
	for _, content := range contents(t, writePDF(t, score(t, mitchell(7, 28), in), in)) {
		for _, colour := range text.FindAllSubmatch(content, -1) {
			colours[string(colour[1])] = true
		}
	}
	return colours
}

// TestOwnLetters checks that suits and seats are written by the letters of the
// language, on pages and on the screen, and that such a workbook is read again.
func TestOwnLetters(t *testing.T) {
	in := settings.Default()
	in.Language, in.OwnLetters = "nl", true
	s := score(t, mitchell(5, 15), in)
	for _, f := range []report.Format{report.PDF, report.HTML} {
		data, err := write(f, s, in, nil)
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		if f == report.PDF {
			text = strings.Join(pageTexts(t, data), "")
		}
		if strings.ContainsAny(text, "♠♥♦♣") {
			t.Errorf("%s: there are signs of suits", f)
		}
		for _, want := range []string{`\b\dSA\b`, `\b\dR\b`, `\b\dK\b`, `(?:>|\n)Z(?:<|\n)`} {
			if !regexp.MustCompile(want).MatchString(text) {
				t.Errorf("%s: nothing matches %q", f, want)
			}
		}
	}
}

// dressed is settings in which the director says everything.
func dressed(t *testing.T) settings.Settings {
	t.Helper()
	in := settings.Default()
	in.Organiser, in.Director, in.Place = "Harbour Club", "Lauri Umber", "Harbour Hall"
	in.Provisional, in.Footer = "22.45", "Next week: teams"
	in.Logo = filepath.Join(t.TempDir(), "logo.png")
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 60, 20))); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(in.Logo, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return in
}

func TestHead(t *testing.T) {
	in := dressed(t)
	s := score(t, mitchell(3, 9), in)
	data := writePDF(t, s, in)
	var pages []string
	for _, page := range pageTexts(t, data) {
		if strings.Contains(page, "checksum") { // the picture is a stream, too
			pages = append(pages, page)
		}
	}
	const head = "Harbour Club\nWinter Cup, round 3\n30 November 2026 · Harbour Hall · Director: Lauri Umber\n"
	if !strings.HasPrefix(pages[0], head) {
		t.Errorf("the head is %q", pages[0][:200])
	}
	for i, page := range pages {
		for _, want := range []string{"PROVISIONAL until 22.45", "Next week: teams\n"} {
			if !strings.Contains(page, want) {
				t.Errorf("page %d: no %q", i+1, want)
			}
		}
	}
	if n := bytes.Count(data, []byte("/Subtype /Image")); n != 1 {
		t.Errorf("%d pictures, want the logo", n)
	}
	web, err := write(report.HTML, s, in, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`<img src="data:image/png;base64,`, "Harbour Club", "Harbour Hall · Director: Lauri Umber", "PROVISIONAL until 22.45", "<p>Next week: teams</p>",
	} {
		if !bytes.Contains(web, []byte(want)) {
			t.Errorf("no %q on the page for the web", want)
		}
	}
	f, _ := writeXLSX(t, mitchell(3, 9), in, nil)
	got := fmt.Sprint(rowsOf(t, f, "Event", false))
	if want := "[Organiser Harbour Club] [Venue Harbour Hall] [Director Lauri Umber] [Provisional until 22.45]"; !strings.Contains(got, want) {
		t.Errorf("the sheet of the event has %s, want %s", got, want)
	}
}

// TestWrongMaterial checks that the caller is told which file is wrong.
func TestWrongMaterial(t *testing.T) {
	path := filepath.Join(t.TempDir(), "wrong")
	if err := os.WriteFile(path, []byte("nothing of the kind"), 0o600); err != nil {
		t.Fatal(err)
	}
	logo, font := settings.Default(), settings.Default()
	logo.Logo, font.Font = path, path
	for f, in := range map[report.Format]settings.Settings{report.PDF: logo, report.HTML: logo, "pdf ": font} {
		_, err := write(report.Format(strings.TrimSpace(string(f))), score(t, mitchell(3, 3), in), in, nil)
		var wrong *material.Error
		if !errors.As(err, &wrong) || wrong.Path != path {
			t.Errorf("%s: error %v, want one about the file", f, err)
		}
	}
}

func TestCardsSeparate(t *testing.T) {
	in := settings.Default()
	in.Cards = settings.CardsSeparate
	all := strings.Join(pageTexts(t, writePDF(t, score(t, mitchell(3, 9), in), in)), "")
	if strings.Contains(all, "\nOpponents\n") {
		t.Error("the cards are in the document, too")
	}
}

func TestPhoneCard(t *testing.T) {
	in := settings.Default()
	in.CardSize = settings.CardOnPhone
	ev := uneven(mitchell(9, 27))
	ev.Pairs[1].Names = []string{strings.Repeat("Maximiliana ", 5), "Bruno Amber"}
	results, err := report.OfPairs(score(t, ev, in), in, nil)
	if err != nil {
		t.Fatal(err)
	}
	cards, err := results.Cards()
	if err != nil {
		t.Fatal(err)
	}
	for _, card := range cards {
		if !bytes.Contains(card.Data, []byte("/MediaBox [0 0 255.00 530.00]")) {
			t.Errorf("%s: the page is not that of a phone", card.Name)
		}
		all := strings.Join(pageTexts(t, card.Data), "")
		for _, content := range contents(t, card.Data) {
			for _, size := range textSizes.FindAllSubmatch(content, -1) {
				if points, err := strconv.ParseFloat(string(size[1]), 64); err != nil || points < 7.5 {
					t.Errorf("%s: text of %s points", card.Name, size[1])
				}
			}
		}
		for board := 1; board <= 27; board++ {
			if !strings.Contains(all, fmt.Sprintf("\n%d\n", board)) {
				t.Errorf("%s: no board %d", card.Name, board)
			}
		}
		if !strings.Contains(all, "\nTotal\n") || strings.Count(all, " · ") < 27 {
			t.Errorf("%s: no total or no opponents", card.Name)
		}
	}
}

// dealt adds the cards of every board.
func dealt(ev *event.Event) *event.Event {
	for i := range ev.Boards {
		ev.Hands = append(ev.Hands, event.Hand{
			Board:   int32(ev.Boards[i].Number),
			Cards:   [4]string{"AKQ.T98.7654.J32", "JT9.AKQJ.AKQ.T98", "8765432..JT98.AK", ".765432.32.Q7654"},
			Optimum: "NS 420", Makeable: &[4][5]int8{{7, 8, 9, 11, 12}, {6, 5, 4, 3, 6}, {7, 8, 9, 11, 12}, {6, 5, 4, 3, 5}},
		})
	}
	return ev
}

// TestDeals checks the cards of the boards that are known.
func TestDeals(t *testing.T) {
	ev := dealt(mitchell(7, 14))
	ev.Hands = append(ev.Hands[2:3], event.Hand{Board: 5, Cards: [4]string{"AKQ", "", "", ""}}) // not four suits
	in := settings.Default()
	s := score(t, ev, in)
	pages := pageTexts(t, writePDF(t, s, in))
	all := strings.Join(pages, "")
	for _, want := range []string{"Board 3 · Dealer S · EW vulnerable\nN\n♠\nAKQ\n♥\n1098\n", "\n–\n♥\n765432\n", "\nOptimum NS 420\n", "\nNS\n7\n8\n9\n11\n12\nE\n6\n"} {
		if strings.Count(all, want) != 1 {
			t.Errorf("%q stands %d times in the pages", want, strings.Count(all, want))
		}
	}
	if strings.Contains(all, "continued") {
		t.Error("a board is torn apart")
	}
	page := writeHTML(t, ev, in)
	for _, want := range []string{`<div class="deal">`, `<span class="hearts">♥</span> 1098`, "<p>Optimum NS 420</p>", "<td>11</td>"} {
		if !strings.Contains(page, want) {
			t.Errorf("no %q on the page for the web", want)
		}
	}
	if n := strings.Count(page, `<div class="deal">`); n != 1 {
		t.Errorf("%d deals, want 1", n)
	}
}

// TestProblemsShown checks that what is left to look at is said where people
// read, and that very many problems don't fill the pages.
func TestProblemsShown(t *testing.T) {
	in := settings.Default()
	s := score(t, mitchell(3, 3), in)
	many := someProblems
	for i := range 300 {
		many = append(many, event.Problem{Severity: event.Warning, At: event.Position{File: "x.csv", Row: i + 1}, Text: strings.Repeat("long ", 60)})
	}
	data, err := write(report.PDF, s, in, many)
	if err != nil {
		t.Fatal(err)
	}
	pages := pageTexts(t, data)
	last := strings.Join(pages, "")
	web, err := write(report.HTML, s, in, many)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"club.xlsx, Results, D14", "board 5 was played only once", "look whether results are missing", "names.csv, 3", "and 103 more problems"} {
		if !strings.Contains(last, want) || !bytes.Contains(web, []byte(want)) {
			t.Errorf("no %q", want)
		}
	}
	if plain := writePDF(t, s, in); strings.Contains(strings.Join(pageTexts(t, plain), ""), "\nProblems\n") {
		t.Error("a page of problems without any")
	}
}

// TestHTMLManyCards checks that a page with very many pairs leaves their cards
// out and says so.
func TestHTMLManyCards(t *testing.T) {
	in := settings.Default()
	for tables, want := range map[int]bool{150: true, 151: false} {
		page := writeHTML(t, mitchell(tables, 2), in)
		if got := strings.Contains(page, `<section id="cards">`); got != want {
			t.Errorf("%d pairs: cards %v, want %v", 2*tables, got, want)
		}
		if got := strings.Contains(page, "The personal cards of 302 pairs"); got == want {
			t.Errorf("%d pairs: a note %v, want %v", 2*tables, got, !want)
		}
	}
}

// TestOffice opens a workbook with an office program, where there is one.
func TestOffice(t *testing.T) {
	t.Parallel()
	office, err := exec.LookPath("soffice")
	if err != nil {
		t.Skip("there is no soffice here")
	}
	_, data := writeXLSX(t, small(), settings.Default(), someProblems)
	dir := t.TempDir()
	path := filepath.Join(dir, "club.xlsx")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, format := range []string{"pdf", "csv:Text - txt - csv (StarCalc):44,34,76,1"} {
		cmd := exec.Command(office, "-env:UserInstallation=file://"+dir+"/profile", "--headless",
			"--convert-to", format, "--outdir", dir, path)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Skipf("the program doesn't work here: %v: %s", err, out)
		}
	}
	list, err := os.ReadFile(filepath.Join(dir, "club.csv"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"Place","Tied","Pair"`, `"Aada Sininen & Bruno Amber",4,14,16,87.50%`, `"=SUM(A1:A9) & -Inka Vihreä"`} {
		if !strings.Contains(string(list), want) {
			t.Errorf("no %q in the ranking:\n%s", want, list)
		}
	}
	printed, err := os.ReadFile(filepath.Join(dir, "club.pdf"))
	if err != nil || !bytes.HasPrefix(printed, []byte("%PDF-")) {
		t.Errorf("not printed: %v", err)
	}
}
