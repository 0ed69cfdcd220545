package report_test

import (
	"bytes"
	"fmt"
	"math/big"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

// TestPDFFootColour checks that the foot of a page, which is drawn last, is
// not drawn in the colour of whatever was last filled there.
func TestPDFFootColour(t *testing.T) {
	settings := settings.Default()
	foot := regexp.MustCompile(`q 0\.361 g BT [\d.]+ [\d.]+ Td \(\x00P\x00a\x00g\x00e`)
	for i, content := range contents(t, writePDF(t, score(t, mitchell(5, 10), settings), settings)) {
		if !foot.Match(content) {
			t.Errorf("page %d: the foot has no colour of its own", i+1)
		}
	}
}

// TestPDFPages checks what must stand on one page.
func TestPDFPages(t *testing.T) {
	one := settings.Default()
	one.Winners = settings.OneWinner
	two := settings.Default()
	for _, tt := range []struct {
		name     string
		event    *event.Event
		settings settings.Settings
		pages    int
		// places are on the first page.
		places []string
	}{
		{"Howell of 12 pairs", howell(12, 2), two, 9, []string{"1", "12"}},
		{"Mitchell of 7 tables", mitchell(7, 28), two, 11, []string{"1", "7"}},
		{"Mitchell of 14 tables", mitchell(14, 28), two, 19, []string{"1", "14"}},
		{"62 pairs in one list", mitchell(31, 2), one, 9, []string{"1", "62"}},
		{"scores only", scoresOnly(mitchell(7, 14)), two, 8, []string{"1", "7"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			pages := pageTexts(t, writePDF(t, score(t, tt.event, tt.settings), tt.settings))
			if len(pages) != tt.pages {
				t.Errorf("%d pages, want %d", len(pages), tt.pages)
			}
			for _, place := range tt.places {
				if !strings.Contains(pages[0], "\n"+place+"\n") {
					t.Errorf("place %s is not on the first page", place)
				}
			}
			for i, page := range pages {
				number := fmt.Sprintf("Page %d of %d\n", i+1, len(pages))
				if !strings.Contains(page, number) || !strings.Contains(page, "club.xlsx · checksum 3fa9c210\n") {
					t.Errorf("page %d has no foot: %q", i+1, page[max(0, len(page)-80):])
				}
			}
		})
	}
}

// TestPDFBlocks checks that boards are not torn apart unless they must be.
func TestPDFBlocks(t *testing.T) {
	settings := settings.Default()
	pages := pageTexts(t, writePDF(t, score(t, mitchell(7, 28), settings), settings))
	if all := strings.Join(pages, ""); strings.Contains(all, "continued") {
		t.Error("a board of 7 results is torn apart")
	}
	// A card is torn apart only where it is longer than a page.
	pages = pageTexts(t, writePDF(t, score(t, howell(4, 60), settings), settings))
	all := strings.Join(pages, "")
	for pair := 1; pair <= 4; pair++ {
		heading := fmt.Sprintf("Pair %d (continued)\n", pair)
		if strings.Count(all, heading) != 1 {
			t.Errorf("%q stands %d times, want once", heading, strings.Count(all, heading))
		}
	}
	if n := strings.Count(all, "\nOpponents\n"); n != 8 {
		t.Errorf("the heads of the columns stand %d times, want over each of the 8 parts", n)
	}
}

// TestPDFFrequencies checks that the equal scores of a large field are counted.
func TestPDFFrequencies(t *testing.T) {
	settings := settings.Default()
	for tables, want := range map[int]bool{20: false, 21: true} {
		s := score(t, mitchell(tables, 2), settings)
		all := strings.Join(pageTexts(t, writePDF(t, s, settings)), "")
		if got := strings.Contains(all, "\nTimes\n"); got != want {
			t.Errorf("%d tables: counted %v, want %v", tables, got, want)
		}
	}
}

// TestPDFLetters checks that a name is not spoilt without a word.
func TestPDFLetters(t *testing.T) {
	ev := mitchell(3, 3)
	ev.Pairs[1].Names = []string{"王小明", "Bruno Amber"}
	settings := settings.Default()
	page := pageTexts(t, writePDF(t, score(t, ev, settings), settings))[0]
	if !strings.Contains(page, "Some letters in the names of pairs 2 are not in the font") {
		t.Errorf("no note of the lost letters: %q", page)
	}
}

// TestPDFPercent checks that a percentage can be found as it is written in the
// language of the document.
func TestPDFPercent(t *testing.T) {
	s := score(t, howell(4, 1), settings.Default())
	s.Lists[0].Standings[0].Score = big.NewRat(133, 1)
	s.Lists[0].Standings[0].Max = 240
	s.Lists[0].Standings[0].Percent = big.NewRat(13300, 240)
	for language, want := range map[string]string{"en": "55.4 %", "fi": "55,4 %"} {
		settings := settings.Default()
		settings.Language, settings.Decimals = language, 1
		if page := pageTexts(t, writePDF(t, s, settings))[0]; !strings.Contains(page, "\n"+want+"\n") {
			t.Errorf("%s: no %q in %q", language, want, page)
		}
	}
}

// TestPDFRounded checks the footnote for points that don't add up as printed.
func TestPDFRounded(t *testing.T) {
	const note = "The points of a board are rounded"
	settings := settings.Default()
	for name, tt := range map[string]struct {
		event *event.Event
		want  bool
	}{
		"whole":     {mitchell(7, 7), false},
		"fractions": {uneven(howell(10, 2)), true},
	} {
		pages := pageTexts(t, writePDF(t, score(t, tt.event, settings), settings))
		for i, page := range pages[1:] {
			if strings.Contains(page, "\nOpponents\n") {
				break
			}
			if strings.Contains(page, note) != tt.want {
				t.Errorf("%s: page %d: footnote %v, want %v", name, i+2, !tt.want, tt.want)
			}
		}
	}
}

// TestPDFNames draws names that break layouts and libraries.
func TestPDFNames(t *testing.T) {
	long := strings.Repeat("Maximiliana ", 5) + "Amber"
	names := []string{
		"😀 Aada 🂡", "שרה אמבר", "أحمد", "王小明 & 李小龍", "A\nB\tC\rD", "a\u0301\u0302\u0303e",
		"\xff\xfe", "", " ", "\u202Ereversed\u202C", "\uFEFF\uFFFE\uFFFF", `back\slash (paren)`,
		long, strings.Repeat("W", 300), "Nguyễn Thị", "<b>&amp;", "{n} {title}", "%s%d", "\x00",
	}
	for i, name := range names {
		ev := mitchell(3, 3)
		ev.Title = name
		ev.Sources[0].File = name + ".csv"
		for j := range ev.Pairs {
			ev.Pairs[j].Names = []string{name, names[(i+j)%len(names)]}
		}
		ev.Pairs[0].Number = name
		ev.Pairs[1].Section = name
		settings := settings.Default()
		for _, f := range report.Formats() {
			data, err := write(f, score(t, ev, settings), settings, event.Problems{{Text: name, Hint: name}})
			if err != nil {
				t.Errorf("%q: %s: %v", name, f, err)
			} else if !report.IsOurs("x"+f.Extension(), data) {
				t.Errorf("%q: %s: not recognised as ours", name, f)
			}
		}
	}

	ev := mitchell(3, 3)
	ev.Pairs[0].Names = []string{long, "Bruno Amber"}
	settings := settings.Default()
	page := pageTexts(t, writePDF(t, score(t, ev, settings), settings))[0]
	if !strings.Contains(page, "… & Bruno Amber\n") && !strings.Contains(page, long+" & Bruno Amber\n") {
		t.Errorf("a long name has swallowed the partner's: %q", page)
	}
}

// TestPDFNoNames leaves the column out.
func TestPDFNoNames(t *testing.T) {
	ev := mitchell(7, 7)
	ev.NamesGiven = false
	for i := range ev.Pairs {
		ev.Pairs[i].Names = nil
	}
	settings := settings.Default()
	if page := pageTexts(t, writePDF(t, score(t, ev, settings), settings))[0]; strings.Contains(page, "Names") {
		t.Errorf("a column of names without names: %q", page)
	}
}

// TestPDFDocument checks what readers see around the pages, and that the file
// is whole after the language was put into it.
func TestPDFDocument(t *testing.T) {
	settings := settings.Default()
	settings.Language, settings.Title = "fi", "Jäsenkilpailu"
	data := writePDF(t, score(t, mitchell(3, 3), settings), settings)

	utf16BE := func(s string) string {
		b := []byte{0xFE, 0xFF}
		for _, u := range utf16.Encode([]rune(s)) {
			b = append(b, byte(u>>8), byte(u))
		}
		return string(b)
	}
	for _, want := range []string{
		"/Lang (fi)\n",
		"/Creator (bridgecalc)",
		"/Producer (bridgecalc)",
		"/CreationDate (D:20261130000000)",
		"/ModDate (D:20261130000000)",
		"/Title (" + utf16BE("Jäsenkilpailu") + ")",
		"/Title (" + utf16BE("Tulokset") + ")",
		"/Title (" + utf16BE("Jaot") + ")",
		"/Title (" + utf16BE("Jako 3") + ")",
	} {
		if !bytes.Contains(data, []byte(want)) {
			t.Errorf("no %q in the file", want)
		}
	}

	start := regexp.MustCompile(`startxref\n(\d+)\n%%EOF\n$`).FindSubmatch(data)
	if start == nil {
		t.Fatal("no end of the file")
	}
	offset, _ := strconv.Atoi(string(start[1]))
	table := data[offset:]
	if !bytes.HasPrefix(table, []byte("xref\n")) {
		t.Fatalf("the table of objects is not at %d", offset)
	}
	for i, entry := range regexp.MustCompile(`(\d{10}) 00000 n `).FindAllSubmatch(table, -1) {
		at, _ := strconv.Atoi(string(entry[1]))
		if want := fmt.Sprintf("%d 0 obj\n", i+1); !bytes.HasPrefix(data[at:], []byte(want)) {
			t.Errorf("object %d is not at %d", i+1, at)
		}
	}
}

// TestPDFNoDate checks that nothing is dated when there is no date.
func TestPDFNoDate(t *testing.T) {
	ev := mitchell(3, 3)
	settings := settings.Default()
	dated := pageTexts(t, writePDF(t, score(t, ev, settings), settings))[0]
	ev.Date = time.Time{}
	data := writePDF(t, score(t, ev, settings), settings)
	if page := pageTexts(t, data)[0]; page != strings.Replace(dated, "30 November 2026\n", "", 1) {
		t.Errorf("without a date: %q", page)
	}
	if !bytes.Contains(data, []byte("/CreationDate (D:20000101000000)")) {
		t.Error("the properties have no fixed date")
	}
}

// TestPDFUnranked prints pairs that played nothing at the end.
func TestPDFUnranked(t *testing.T) {
	ev := mitchell(3, 3)
	for i := range ev.Boards {
		r := &ev.Boards[i].Results[0]
		*r = event.Result{NS: r.NS, EW: r.EW, Kind: event.NotPlayed, Tricks: event.NoTricks}
	}
	settings := settings.Default()
	s := score(t, ev, settings)
	if last := s.Lists[0].Standings[2]; s.Lists[0].Direction != bridge.NS || last.Percent != nil {
		t.Fatal("the event has no pair without a percentage")
	}
	if page := pageTexts(t, writePDF(t, s, settings))[0]; !strings.Contains(page, "\n–\n1\n") {
		t.Errorf("pair 1 has a place: %q", page)
	}
}
