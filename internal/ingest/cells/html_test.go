package cells

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

func TestPage(t *testing.T) {
	tests := []struct {
		name, page string
		want       []string
	}{
		{
			"a table", "<html><body><table><tr><th>Board</th><th>NS</th></tr><tr><td> 1 </td><td>3&nbsp;</td></tr></table></body></html>",
			[]string{"Sheet1 1: Board | NS", "Sheet1 2: 1 | 3"},
		},
		{
			"nothing closed", "<TABLE BORDER=1><TR><TD>Board<TD>NS<TR><TD>1<TD>3<TR><TD>2<TD>5</TABLE>",
			[]string{"Sheet1 1: Board | NS", "Sheet1 2: 1 | 3", "Sheet1 3: 2 | 5"},
		},
		{
			"tables with headings", "<h2>Board 7</h2><p>Dealer South, all vulnerable</p><table><tr><td>NS<td>EW<tr><td>1<td>2</table>" +
				"<h2>Board <b>8</b></h2><table><tr><td>NS<td>EW<tr><td>1<td>2</table>",
			[]string{"Board 7 1: Dealer South, all vulnerable", "Board 7 2: NS | EW", "Board 7 3: 1 | 2", "Board 8 1: NS | EW", "Board 8 2: 1 | 2"},
		},
		{
			"captions", "<h1>Club</h1><table><caption>Results</caption><tr><td>NS<td>EW<tr><td>1<td>2</table><table><caption>results</caption><tr><td>NS<td>EW<tr><td>3<td>4</table>",
			[]string{"Results 1: NS | EW", "Results 2: 1 | 2", "results (2) 1: NS | EW", "results (2) 2: 3 | 4"},
		},
		{
			"merged cells", "<table><tr><th>Round<th colspan=2>Pairs<th>Score<tr><td rowspan=2>1<td>3<td>4<td>50<tr><td>5<td>6<td>-50<tr><td>2<td>3<td>5<td>0</table>",
			[]string{"Sheet1 1: Round | Pairs |  | Score", "Sheet1 2: 1 | 3 | 4 | 50", "Sheet1 3: 1 | 5 | 6 | -50", "Sheet1 4: 2 | 3 | 5 | 0"},
		},
		{
			"a page that is arranged in tables",
			"<table><tr><td><h3>Tuesday</h3></td></tr><tr><td>Mitchell<br>13 tables</td></tr><tr><td><table><tr><td>Board<td>NS<tr><td>1<td>3</table></td></tr></table>",
			[]string{"Tuesday 1: Mitchell 13 tables", "Tuesday 2: Board | NS", "Tuesday 3: 1 | 3"},
		},
		{
			"a table of texts is text above the next", "<table><tr><td>Owls Bridge Club</table><table><tr><td>Board<td>NS<tr><td>1<td>3</table>",
			[]string{"Sheet1 1: Owls Bridge Club", "Sheet1 2: Board | NS", "Sheet1 3: 1 | 3"},
		},
		{
			"lines within a cell", "<table><tr><td>Pair<td>Names<tr><td>1<td>Ann Ash<br/>Bo Birch<tr><td>2<td><p>Cy   Cedar</p>\n<p>Di\nDogwood</p></table>",
			[]string{"Sheet1 1: Pair | Names", "Sheet1 2: 1 | Ann Ash\nBo Birch", "Sheet1 3: 2 | Cy Cedar\nDi Dogwood"},
		},
		{
			"suits", "<table><tr><td>Contract<td>By<tr><td>4<font color=red>&hearts;</font><td>N<tr><td>3<img src='img/S.gif'><td>E<tr><td>2<img alt=D src=x.png>x<td>W</table>",
			[]string{"Sheet1 1: Contract | By", "Sheet1 2: 4♥ | N", "Sheet1 3: 3♠ | E", "Sheet1 4: 2Dx | W"},
		},
		{
			"scripts and styles", "<style>td{}</style><script>var x = '<table>';</script><table><tr><td>Board<td>NS<tr><td>1<script>2</script><td>3<select><option>4<tr><td>5<td>6</table>",
			[]string{"Sheet1 1: Board | NS", "Sheet1 2: 1 | 3", "Sheet1 3: 5 | 6"},
		},
		{"rows without a table row", "<table><td>Board<td>NS<tr><td>1<td>3</table>", []string{"Sheet1 1: Board | NS", "Sheet1 2: 1 | 3"}},
		{"cut short", "<table><tr><td>Board<td>NS<tr><td>1<td>3", []string{"Sheet1 1: Board | NS", "Sheet1 2: 1 | 3"}},
		{
			"plain text", "<h1>Results</h1><pre>Board  NS  EW\n1      3   4\n2      <b>3</b>   &amp;\n</pre><p>Bye</p>",
			[]string{"1: Board | NS | EW", "2: 1 | 3 | 4", "3: 2 | 3 | &"},
		},
		{
			"rows in one cell", "<table><tr><td>Board<td>NS<td>EW<tr><td>1<td>3<td>4<tr><td>2;3;4</table>",
			[]string{"Sheet1 1: Board | NS | EW", "Sheet1 2: 1 | 3 | 4", "Sheet1 3: 2 | 3 | 4"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for _, name := range []string{"club.html", "club.xls"} {
				if diff := cmp.Diff(tt.want, lines(mustOpen(t, name, []byte(tt.page)))); diff != "" {
					t.Error(diff)
				}
			}
		})
	}
}

func TestPageEncodings(t *testing.T) {
	const page = "<html><head>%s</head><table><tr><td>Pari<td>Nimi<tr><td>1<td>Väinö</table>"
	polish := strings.ReplaceAll(fmt.Sprintf(page, `<meta charset="windows-1250">`), "Väinö", "Łucja")
	for name, data := range map[string][]byte{
		"UTF-8":              []byte(fmt.Sprintf(page, "")),
		"UTF-8 by another":   []byte(fmt.Sprintf(page, "<meta charset='iso-8859-1'>")),
		"windows-1252":       encode(t, charmap.Windows1252, fmt.Sprintf(page, "")),
		"declared as UTF-8":  encode(t, charmap.Windows1252, fmt.Sprintf(page, `<meta http-equiv=Content-Type content="text/html; charset=utf-8">`)),
		"declared as Mac":    encode(t, charmap.Macintosh, fmt.Sprintf(page, `<meta http-equiv=Content-Type content="text/html; charset=macintosh">`)),
		"UTF-16":             encode(t, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), fmt.Sprintf(page, "")),
		"UTF-16 without BOM": encode(t, unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM), fmt.Sprintf(page, "")),
	} {
		if got := lines(mustOpen(t, "club.html", data)); len(got) != 2 || got[1] != "Sheet1 2: 1 | Väinö" {
			t.Errorf("%s: %q", name, got)
		}
	}
	if got := lines(mustOpen(t, "club.html", encode(t, charmap.Windows1250, polish))); got[1] != "Sheet1 2: 1 | Łucja" {
		t.Errorf("%q", got)
	}
	book, problems := OpenWith("club.html", encode(t, charmap.ISO8859_2, strings.ReplaceAll(polish, "windows-1250", "utf-8")), "iso-8859-2")
	if book == nil || lines(book)[1] != "Sheet1 2: 1 | Łucja" {
		t.Errorf("%v", problems)
	}
}

func TestPageMarks(t *testing.T) {
	book := mustOpen(t, "club.html", []byte("<p>Tuesday</p><table><tr><td>Board<td>NS<tr style='display: none'><td>1<td>3<tr><td><s>2</s><td><del>4</del> 5<tr><td><s>6<td>7</table>"))
	if diff := cmp.Diff([]string{"A4 struck ", "B4 struck 5", "A5 struck "}, marksOf(book)); diff != "" {
		t.Error(diff)
	}
	checkHidden(t, book, "rows 3 columns")
}

// TestHostilePages are small, or soon read; to take them as they are would need
// hours, or all memory.
func TestHostilePages(t *testing.T) {
	const table = "<table><tr><td>a<td>b<tr><td>c<td>d</table>"
	tests := map[string]string{
		"tables within tables":    strings.Repeat("<table><tr><td>", 100_000),
		"wide cells":              "<table>" + strings.Repeat("<tr><td colspan=1000>a", 100_000),
		"wide cells in a row":     "<table><tr>" + strings.Repeat("<td colspan=1000>a", 1000),
		"cells that reach down":   "<table>" + strings.Repeat("<tr>"+strings.Repeat("<td rowspan=1000>a", 10), 10_000),
		"many tables":             strings.Repeat(table, 10_000),
		"many elements":           strings.Repeat("<div><s><h1>", 1_000_000) + table,
		"a long text":             strings.Repeat("a ", 4<<20) + table,
		"a long cell":             "<table><tr><td>a<td>" + strings.Repeat("b ", 4<<20) + "<tr><td>c<td>d</table>",
		"many attributes":         "<table " + strings.Repeat("a=b ", 1_000_000) + ">" + table,
		"many texts above tables": strings.Repeat("<table><tr><td>a", 40) + strings.Repeat("<p>a</p>", 1_000_000),
	}
	for name, page := range tests {
		t.Run(name, func(t *testing.T) {
			start := time.Now()
			book, problems := Open("x", []byte(page))
			if took := time.Since(start); took > 5*slower*time.Second {
				t.Errorf("it takes %v", took)
			}
			if (book == nil) == (len(problems) == 0) {
				t.Errorf("%v and %v", book, problems)
			}
		})
	}
}

func FuzzPage(f *testing.F) {
	for _, page := range []string{
		"<table><tr><td>a<td>b<tr><td>c<td>d</table>", "<h1>a</h1>b<table><caption>c<tr><td rowspan=2 colspan=3>d<td>e<tr><td>f</td></tr></table>",
		"<table><tr><td><table><tr><td>a<td>b<tr><td>c<td>d</table></td></tr></table>", "<table><td><s>a</s><br>b<img src=s.gif><tr style=display:none><td>c<td>d<select>",
	} {
		f.Add([]byte(page))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		book, refusal := openPage("fuzz", data, nil)
		if (book == nil) == (refusal == nil) {
			t.Fatalf("%q: %v and %v", data, book, refusal)
		}
		checkBook(t, book)
	})
}

// checkBook checks that the rows of every sheet are in their order and end with a
// text, and that no two sheets have the same name.
func checkBook(t *testing.T, book *Book) {
	t.Helper()
	if book == nil {
		return
	}
	names := make(map[string]bool)
	for _, sheet := range book.Sheets {
		last := 0
		for i := range sheet.Len() {
			row := sheet.Row(i)
			if row.Num <= last || row.Num > maxRows || row.Len() == 0 || row.ID(row.Len()-1) == 0 {
				t.Errorf("row %d after row %d, %d cells", row.Num, last, row.Len())
			}
			last = row.Num
		}
		if names[strings.ToLower(sheet.Name)] {
			t.Errorf("two sheets are called %q", sheet.Name)
		}
		names[strings.ToLower(sheet.Name)] = true
	}
}
