package report_test

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
	"bridgecalc/templates"
)

func writeHTML(t *testing.T, ev *event.Event, settings settings.Settings) string {
	t.Helper()
	data, err := write(report.HTML, score(t, ev, settings), settings, nil)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// writeContestHTML is the page of a file of matches or deals.
func writeContestHTML(t *testing.T, name string) string {
	t.Helper()
	return string(writeContest(t, readContest(t, filepath.Join("table", "testdata", name)), report.HTML, "en"))
}

// TestHTMLTeams checks what only pages of teams have.
func TestHTMLTeams(t *testing.T) {
	page := writeContestHTML(t, "swiss.csv")
	for _, want := range []string{
		`<td class="own"></td>`,
		`<td class="id">Owls<br><small>`, // the players
	} {
		if !strings.Contains(page, want) {
			t.Errorf("no %s", want)
		}
	}
}

// TestGoldenHTML leaves out the style and the script, which are files.
func TestGoldenHTML(t *testing.T) {
	page := writeHTML(t, small(), settings.Default())
	for _, tag := range []string{"style", "script"} {
		page = regexp.MustCompile(`(?s)<`+tag+`>.*</`+tag+`>`).ReplaceAllString(page, "<"+tag+"></"+tag+">")
	}
	checkGolden(t, "small.html", page)
}

// parse checks that a page is well formed, and counts its elements.
func parse(t *testing.T, page string) map[string]int {
	t.Helper()
	for _, name := range []string{"style.css", "script.js"} { // neither is XML
		text, err := fs.ReadFile(templates.Page(), name)
		if err != nil {
			t.Fatal(err)
		}
		page = strings.Replace(page, string(text), "", 1)
	}
	counts := make(map[string]int)
	page = regexp.MustCompile(`<((?:meta|link) [^>]*)>`).ReplaceAllString(page, "<$1/>")
	d := xml.NewDecoder(strings.NewReader(page))
	for {
		token, err := d.Token()
		if err == io.EOF {
			return counts
		}
		if err != nil {
			t.Fatal(err)
		}
		if start, ok := token.(xml.StartElement); ok {
			counts[start.Name.Local]++
			for _, attr := range start.Attr {
				if strings.HasPrefix(attr.Name.Local, "on") {
					t.Errorf("<%s> runs %q", start.Name.Local, attr.Value)
				}
			}
		}
	}
}

// TestHTMLHostile checks that no name breaks out of its cell.
func TestHTMLHostile(t *testing.T) {
	plain := parse(t, writeHTML(t, mitchell(3, 3), settings.Default()))
	for _, name := range []string{
		`<script>alert(1)</script>`, `</td></table><img src=x onerror=alert(1)>`, `" onmouseover="alert(1)`,
		`' onclick='x`, `</title><b>`, `<!-- `, `]]>`, `javascript:alert(1)`, `{{.Title}}`, "\x00<b>", "&lt;b&gt;",
		"\u2028</script>", "</style>",
	} {
		ev := mitchell(3, 3)
		ev.Title, ev.Checksum = name, name
		ev.Sources[0].File = name
		for i := range ev.Pairs {
			ev.Pairs[i].Names = []string{name, name}
			ev.Pairs[i].Number = name + ev.Pairs[i].Number
		}
		ev.Pairs[0].Section = name
		got := parse(t, writeHTML(t, ev, settings.Default()))
		for _, tag := range []string{"script", "img", "b", "style", "title", "table"} {
			if got[tag] != plain[tag] {
				t.Errorf("%q: %d elements %s, want %d", name, got[tag], tag, plain[tag])
			}
		}
	}
}

// TestHTMLAlone checks that a page needs nothing else, and that its links lead
// somewhere.
func TestHTMLAlone(t *testing.T) {
	page := writeHTML(t, uneven(mitchell(5, 10)), settings.Default())
	if found := regexp.MustCompile(`(src|href)="[^"#][^"]*"|url\(|@import|https?:`).FindAllString(page, -1); len(found) != 1 {
		t.Errorf("the page refers to %q, want only its empty icon", found)
	}
	anchors := make(map[string]bool)
	for _, id := range regexp.MustCompile(` id="([^"]*)"`).FindAllStringSubmatch(page, -1) {
		if anchors[id[1]] {
			t.Errorf("two anchors %q", id[1])
		}
		anchors[id[1]] = true
	}
	for _, link := range regexp.MustCompile(` href="#([^"]*)"`).FindAllStringSubmatch(page, -1) {
		if !anchors[link[1]] {
			t.Errorf("a link leads to %q, which is not there", link[1])
		}
	}
}

// TestHTMLLayout opens pages in a browser, where there is one, as wide as a
// phone and as a screen, with all boards and cards open.
func TestHTMLLayout(t *testing.T) {
	t.Parallel()
	browser, err := exec.LookPath("chromium")
	if err != nil {
		t.Skip("there is no chromium here")
	}
	long := mitchell(3, 3)
	for i := range long.Pairs {
		long.Pairs[i].Names = []string{strings.Repeat("W", 60), strings.Repeat("Maximiliana ", 5)}
	}
	uneven := uneven(mitchell(14, 10))
	fi := settings.Default()
	fi.Language = "fi"
	large := looks()["both"]
	pages := []string{
		writeHTML(t, uneven, settings.Default()),
		writeHTML(t, uneven, fi),
		writeHTML(t, howell(6, 1), settings.Default()),
		writeHTML(t, sections(), fi),
		writeHTML(t, mitchell(30, 2), settings.Default()), // frequencies
		writeHTML(t, long, settings.Default()),
		writeHTML(t, scoresOnly(mitchell(7, 7)), settings.Default()),
		writeHTML(t, dealt(mitchell(3, 6)), dressed(t)),
		writeHTML(t, mitchell(9, 27), large),
		writeContestHTML(t, "swiss.csv"),
		writeContestHTML(t, "rubber.csv"),
	}
	for _, width := range []int{390, 1280} {
		for i, got := range widthsIn(t, browser, pages, width) {
			if got > width {
				t.Errorf("page %d: %d pixels wide on a screen of %d", i, got, width)
			}
		}
	}
}

// widthsIn are how wide pages come out on a screen of a width.
func widthsIn(t *testing.T, browser string, pages []string, width int) []int {
	t.Helper()
	quoted, err := json.Marshal(pages) // with <, > and & as codes
	if err != nil {
		t.Fatal(err)
	}
	frames := fmt.Sprintf(`<!DOCTYPE html><title>none</title>
<script>
const widths = [];
const pages = %s;
pages.forEach((page, i) => {
  const frame = document.createElement("iframe");
  frame.style = "border:0; width:%dpx; height:800px";
  frame.srcdoc = page;
  frame.onload = () => {
    for (const block of frame.contentDocument.querySelectorAll("details")) block.open = true;
    widths[i] = frame.contentDocument.documentElement.scrollWidth;
    if (widths.filter(Boolean).length === pages.length) document.title = JSON.stringify(widths);
  };
  document.documentElement.append(frame);
});
</script>`, quoted, width)
	dir := t.TempDir()
	path := filepath.Join(dir, "frames.html")
	if err := os.WriteFile(path, []byte(frames), 0o600); err != nil {
		t.Fatal(err)
	}
	dom, err := exec.Command(browser, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir="+dir,
		"--virtual-time-budget=5000", "--window-size=1400,900", "--dump-dom", "file://"+path).Output()
	if err != nil {
		t.Skipf("the browser doesn't work here: %v", err)
	}
	title := regexp.MustCompile(`<title>(\[.*?\])</title>`).FindSubmatch(dom)
	if title == nil {
		t.Fatalf("the pages were not measured: %.200s", dom)
	}
	var widths []int
	if err := json.Unmarshal(title[1], &widths); err != nil {
		t.Fatal(err)
	}
	return widths
}

// TestHTMLLinks checks that every link on a page leads somewhere, also where the
// cards are left out.
func TestHTMLLinks(t *testing.T) {
	anchors := regexp.MustCompile(`<(?:div|section) id="([^"]+)"`)
	links := regexp.MustCompile(`href="#([^"]+)"`)
	in := settings.Default()
	for _, page := range []string{
		writeHTML(t, mitchell(5, 15), in),
		writeHTML(t, mitchell(151, 2), in),
		writeContestHTML(t, "swiss.csv"),
	} {
		there := make(map[string]bool)
		for _, anchor := range anchors.FindAllStringSubmatch(page, -1) {
			there[anchor[1]] = true
		}
		found := links.FindAllStringSubmatch(page, -1)
		for _, link := range found {
			if !there[link[1]] {
				t.Fatalf("nothing on the page is called %s", link[1])
			}
		}
		if len(found) == 0 {
			t.Error("no links at all")
		}
	}
}
