package textfile

import (
	"bytes"
	"encoding/csv"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding/unicode"
	"pgregory.net/rapid"
)

func TestText(t *testing.T) {
	utf16 := func(order unicode.Endianness, text string) string {
		encoded, err := unicode.UTF16(order, unicode.UseBOM).NewEncoder().String(text)
		if err != nil {
			t.Fatal(err)
		}
		return encoded
	}
	for data, want := range map[string]string{
		"":                                    "",
		"Räven":                               "Räven",
		"\uFEFFRäven":                         "Räven",
		"R\xE4ven":                            "Räven",
		utf16(unicode.LittleEndian, "Räven"):  "Räven",
		utf16(unicode.BigEndian, "Räven\r\n"): "Räven\r\n",
	} {
		if got, err := Text([]byte(data)); got != want || err != nil {
			t.Errorf("Text(%q) = %q, %v; want %q", data, got, err, want)
		}
	}
	for _, data := range []string{"a\x00b", "\x81", "\uFEFF\xE4", utf16(unicode.LittleEndian, "a") + "\x00", "\xFF\xFE\x00\xD8"} {
		if got, err := Text([]byte(data)); err == nil {
			t.Errorf("Text(%q) = %q, want an error", data, got)
		}
	}
}

func TestHead(t *testing.T) {
	long := "#Mark\n" + strings.Repeat("ä", 4000)
	if got := Head([]byte(long)); got != "#Mark" {
		t.Errorf("the head is %d bytes", len(got))
	}
	if got := Head([]byte("#Mark\x00")); got != "" {
		t.Errorf("the head of no text is %q", got)
	}
}

func TestNumbered(t *testing.T) {
	var got []string
	for n, line := range Numbered("a\r\nb\nc\rd\n\n\re") {
		got = append(got, strings.Repeat("+", n)+line)
	}
	want := []string{"+a", "++b", "+++c", "++++d", "+++++", "++++++", "+++++++e"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	for _, text := range []string{"", "a", "a\n", "a\r\n"} {
		count := 0
		for range Numbered(text) {
			count++
		}
		if want := min(len(text), 1); count != want || First(text) != text[:want] {
			t.Errorf("%q has %d lines, the first is %q", text, count, First(text))
		}
	}
}

func TestSplit(t *testing.T) {
	tests := map[string][]string{
		"":             {},
		",,":           {},
		" a , b,":      {"a", "b"},
		`"a,b",c`:      {"a,b", "c"},
		`"a ""b"" c",`: {`a "b" c`},
		`"a "b" c",d`:  {`a "b" c`, "d"},
		`a "b",c`:      {`a "b"`, "c"},
		`"",""`:        {},
		`x,"",y`:       {"x", "", "y"},
		`"""a""",b`:    {`"a"`, "b"},
	}
	for line, want := range tests {
		cut := Splitter{Separator: ','}
		got, err := cut.Split(line)
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			t.Errorf("Split(%q): %v\n%s", line, err, diff)
		}
	}
	for line, want := range map[string]error{
		`"a,b`: errQuote, `"`: errQuote, `a,"b"c`: errQuote, strings.Repeat(",", maxFields): errFields,
	} {
		cut := Splitter{Separator: ','}
		if got, err := cut.Split(line); err != want {
			t.Errorf("Split(%.20q) = %q, %v; want %v", line, got, err, want)
		}
	}
}

// TestSplitAsCSV holds what is cut against encoding/csv.
func TestSplitAsCSV(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		fields := rapid.SliceOfN(rapid.StringMatching(`[a-c";ä]([a-c";ä ]{0,6}[a-c";ä])?`), 1, 6).Draw(t, "fields")
		var line bytes.Buffer
		w := csv.NewWriter(&line)
		w.Comma = ';'
		if err := w.Write(fields); err != nil {
			t.Fatal(err)
		}
		w.Flush()
		cut := Splitter{Separator: ';'}
		got, err := cut.Split(strings.TrimSuffix(line.String(), "\n"))
		if diff := cmp.Diff(fields, got); diff != "" || err != nil {
			t.Fatalf("%s: %v\n%s", line.String(), err, diff)
		}
	})
}

func FuzzSplit(f *testing.F) {
	for _, line := range []string{"a,b", `"a,b",c`, `"a""b"`, `"`, `a"b,c`, ",,", `"a"b,c"`} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		if strings.ContainsAny(line, "\r\n") {
			return
		}
		cut := Splitter{Separator: ','}
		got, err := cut.Split(line)
		r := csv.NewReader(strings.NewReader(line))
		want, csvErr := r.Read()
		switch {
		case csvErr == io.EOF, err == errFields:
			return
		case csvErr == nil && err != nil:
			t.Fatalf("Split(%q): %v, but it is good CSV", line, err)
		case csvErr != nil:
			return // stray quotation marks: csv refuses them
		}
		for i := range want {
			want[i] = strings.TrimSpace(want[i])
		}
		for len(want) > 0 && want[len(want)-1] == "" {
			want = want[:len(want)-1]
		}
		if !slices.Equal(got, want) {
			t.Errorf("Split(%q) = %q, want %q", line, got, want)
		}
	})
}

func TestColumns(t *testing.T) {
	columns, err := Heading([]string{"#Board", "", "NS", ""})
	if err != nil {
		t.Fatal(err)
	}
	fields := []string{"7", "x"}
	if board, ns, none := columns.Of(fields, "board"), columns.Of(fields, "ns"), columns.Of(fields, "ew"); board != "7" || ns != "" || none != "" {
		t.Errorf("the fields are %q, %q and %q", board, ns, none)
	}
	if got := columns.Missing("board", "ns"); got != "" {
		t.Errorf("%q is missing", got)
	}
	if got := columns.Missing("board", "ew"); got != "ew" {
		t.Errorf("%q is missing, want ew", got)
	}
	if _, err := Heading([]string{"NS", "ns"}); err == nil {
		t.Error("a heading may have a word twice")
	}
}
