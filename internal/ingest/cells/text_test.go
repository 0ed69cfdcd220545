package cells

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

func encode(t testing.TB, e encoding.Encoding, text string) []byte {
	t.Helper()
	data, err := e.NewEncoder().Bytes([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestEncodings(t *testing.T) {
	const text = "Jako;NS;EW;Sitoumus;Pelinviejä;Nimi\n1;1;2;4H;N;Yrjö Öst\n"
	want := []string{"1: Jako | NS | EW | Sitoumus | Pelinviejä | Nimi", "2: 1 | 1 | 2 | 4H | N | Yrjö Öst"}
	tests := []struct {
		name string
		data []byte
	}{
		{"UTF-8", []byte(text)},
		{"UTF-8 with BOM", []byte("\uFEFF" + text)},
		{"UTF-16 LE with BOM", encode(t, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), text)},
		{"UTF-16 BE with BOM", encode(t, unicode.UTF16(unicode.BigEndian, unicode.UseBOM), text)},
		{"UTF-16 LE", encode(t, unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM), text)},
		{"UTF-16 BE", encode(t, unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM), text)},
		{"windows-1252", encode(t, charmap.Windows1252, text)},
		{"ISO-8859-1", encode(t, charmap.ISO8859_1, text)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(want, lines(mustOpen(t, "club.csv", tt.data))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestEncodingsOfSigns(t *testing.T) {
	tests := []struct {
		name string
		data []byte
		want string
	}{
		{"euro sign, dash and quotes of windows-1252", []byte("\x80,\x96,\x93x\x94\n"), "1: € | – | “x”"},
		{"suit symbols", []byte("4♥,3♠,2♦,1♣\n"), "1: 4♥ | 3♠ | 2♦ | 1♣"},
		{"suit symbols in UTF-16", encode(t, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), "4♥\t−100\n"), "1: 4♥ | −100"},
		{"a short file in UTF-16 with BOM", []byte("\xFF\xFEa\x00"), "1: a"},
		{"one letter beyond ASCII", []byte("Bokm\xE5l,x\n"), "1: Bokmål | x"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff([]string{tt.want}, lines(mustOpen(t, "club.csv", tt.data))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestBrokenEncodings refuses what the byte order mark does not hold: nothing is
// read with letters missing.
func TestBrokenEncodings(t *testing.T) {
	for _, tt := range []struct{ name, data, want string }{
		{"UTF-8 by its BOM, but not within", "\uFEFFa,b\n1,\xE4\n", "club.csv:2: the byte 0xE4 is not a character in UTF-8"},
		{"UTF-16 cut within a letter", "\xFF\xFEa\x00,\x00b", "club.csv:1: half a character in UTF-16 at the end"},
		{"a byte that no encoding has", "a,b\n1,\x81\n", "club.csv:2: the byte 0x81 is not a character in windows-1252"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if p := refusal(t, "club.csv", []byte(tt.data)); p.String() != tt.want {
				t.Errorf("got  %v\nwant %s", p, tt.want)
			}
		})
	}
}

func TestSeparators(t *testing.T) {
	want := []string{"1: Board | NS | EW | Score", "2: 1 | 3 | 4 | 42,5", "3: 2 | 3 | 4 | -50"}
	for _, separator := range []string{",", ";", "\t", "|"} {
		t.Run(fmt.Sprintf("%q", separator), func(t *testing.T) {
			text := strings.ReplaceAll("Board;NS;EW;Score\n1;3;4;\"42,5\"\n2;3;4;-50\n", ";", separator)
			if diff := cmp.Diff(want, lines(mustOpen(t, "club.csv", []byte(text)))); diff != "" {
				t.Error(diff)
			}
		})
	}
	tests := []struct {
		name, text string
		want       []string
	}{
		{
			"decimal commas",
			"Pari;%\n1;55,4\n2;44,6\n",
			[]string{"1: Pari | %", "2: 1 | 55,4", "3: 2 | 44,6"},
		},
		{
			"commas in names",
			"Pair;Names\n1;Ess, Ebba\n2;Fyra, Frans\n3;Mr. A; \n",
			[]string{"1: Pair | Names", "2: 1 | Ess, Ebba", "3: 2 | Fyra, Frans", "4: 3 | Mr. A"},
		},
		{
			"a title with other signs",
			"Club evening; Tuesday; 3 tables; Mitchell\n\nBoard,NS,EW\n1,1,2\n2,1,2\n3,1,2\n",
			[]string{"1: Club evening; Tuesday; 3 tables; Mitchell", "3: Board | NS | EW", "4: 1 | 1 | 2", "5: 2 | 1 | 2", "6: 3 | 1 | 2"},
		},
		{
			"separators within quotes",
			"a;\"b,b,b,b\"\nc;\"d,d,d,d\"\n",
			[]string{"1: a | b,b,b,b", "2: c | d,d,d,d"},
		},
		{
			"no separator at all",
			"one\ntwo\n",
			[]string{"1: one", "2: two"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, lines(mustOpen(t, "club.csv", []byte(tt.text)))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestSepLine takes the line off that tells Excel the separator; Excel does not
// count it as a row.
func TestSepLine(t *testing.T) {
	want := []string{"1: a | b,c", "3: d | e"}
	for _, text := range []string{
		"sep=;\na;b,c\n\nd;e\n",
		"SEP=;\r\na;b,c\r\n\r\nd;e\r\n",
		"\uFEFFsep=;\na;b,c\n\nd;e\n",
		"sep=\t\na\tb,c\n\nd\te\n",
		"sep=|\ra|b,c\r\rd|e\r",
		"sep=^\na^b,c\n\nd^e\n",
	} {
		if diff := cmp.Diff(want, lines(mustOpen(t, "club.csv", []byte(text)))); diff != "" {
			t.Errorf("%q:\n%s", text, diff)
		}
	}
}

func TestRowNumbers(t *testing.T) {
	tests := []struct {
		name, text string
		want       []string
	}{
		{"LF", "a,b\nc,d\n", []string{"1: a | b", "2: c | d"}},
		{"CRLF", "a,b\r\nc,d\r\n", []string{"1: a | b", "2: c | d"}},
		{"CR", "a,b\rc,d\r", []string{"1: a | b", "2: c | d"}},
		{"CR with a quoted cell", "a,\"b\rb\"\r\rc,d", []string{"1: a | b\nb", "3: c | d"}},
		{"no line break at the end", "a,b\nc,d", []string{"1: a | b", "2: c | d"}},
		{"blank lines", "\n\na,b\n\n\nc,d\n\n", []string{"3: a | b", "6: c | d"}},
		{"blank lines with CRLF", "\r\n\r\na,b\r\n\r\nc,d\r\n", []string{"3: a | b", "5: c | d"}},
		{"lines of separators or spaces", ",,\n  \na,b\n , \nc,d\n", []string{"3: a | b", "5: c | d"}},
		{"spaces around", "  a , b\t\n", []string{"1: a | b"}},
		{"a no-break space around", "\u00A0a\u00A0,b\n", []string{"1: a | b"}},
		{"quotes", "\"a\",\"b\"\"c\"\"\"\n\"\",d\n", []string{`1: a | b"c"`, "2:  | d"}},
		{
			"line breaks within quotes",
			"a,\"two\nlines\"\nb,\"three\r\nmore\r\nlines\"\n\nc,d\n\"e\n\n\",f\ng\n",
			[]string{"1: a | two\nlines", "2: b | three\nmore\nlines", "4: c | d", "5: e | f", "6: g"},
		},
		{"rows of different lengths", "a\nb,c,d\ne,f\n", []string{"1: a", "2: b | c | d", "3: e | f"}},
		{"end of file of MS-DOS", "a,b\r\n\x1A", []string{"1: a | b", "2: \x1A"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, lines(mustOpen(t, "club.csv", []byte(tt.text)))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestQuotesOutOfPlace(t *testing.T) {
	tests := []struct {
		name, text, want string
	}{
		{"within a cell", "a,b\nc,d \"e\n", "club.csv:2: a quotation mark is missing or out of place"},
		{"after a quoted cell", "a,b\n\n\"c\"d,e\n", "club.csv:3: a quotation mark is missing or out of place"},
		{"after a cell of two lines", "a,\"b\nb\"\n\nc,d\"\n", "club.csv:3: a quotation mark is missing or out of place"},
		{"not closed", "a,b\n\"c,d\ne,f\ng,h\n", "club.csv:2: a cell that begins with a quotation mark is not closed"},
		{"not closed on the last line", "a,b\nc,\"d\n", "club.csv:2: a cell that begins with a quotation mark is not closed"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := refusal(t, "club.csv", []byte(tt.text)).String(); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}
