package csvfile

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

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
		`a, "b, c" ,d`: {"a", "b, c", "d"},
		`a, "b "c" d"`: {"a", `b "c" d`},
	}
	for line, want := range tests {
		cut := Splitter{Separator: ','}
		got, err := cut.Split(line)
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			t.Errorf("Split(%q): %v\n%s", line, err, diff)
		}
	}
	for line, want := range map[string]error{
		`"a,b`: ErrOpen, `"`: ErrOpen, `a,"b"c`: ErrQuote, `a"b,c`: ErrQuote, `Smith "J, K" X`: ErrQuote, strings.Repeat(",", maxFields): errFields,
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

func TestRead(t *testing.T) {
	tests := []struct {
		name, text string
		want       []string
	}{
		{"lines", "a,b\nc,d", []string{"1: a|b", "2: c|d"}},
		{"CR LF", "a,b\r\n\r\nc,\"d\"\r\n", []string{"1: a|b", "3: c|d"}},
		{"CR", "a,b\r\rc,\"d\re\"\r", []string{"1: a|b", "3: c|d\ne"}},
		{"CR CR LF", "a,b\r\r\nc\r\r\n", []string{"1: a|b", "2: c"}},
		{"line breaks within a cell", "a,\"b\r\nc\"\r\nd\n", []string{"1: a|b\nc", "2: d"}},
		{"a quotation mark within a cell", "a \"b\",c\nd\n", []string{"1: a \"b\"|c", "2: d"}},
		{"within a cell of one line", "\"a \"b\" c\",d\n\"e\",f\n", []string{`1: a "b" c|d`, "2: e|f"}},
		{"one is missing before", "a,b\nc d\",e\nf\n", []string{"1: a|b", "2: " + ErrQuote.Error(), "3: f"}},
		{"one is missing behind", "\"a,b\n\"c\",d\n", []string{"1: " + ErrQuote.Error(), "2: c|d"}},
		{"one is missing behind, and closed below", "a,\"b \"c\nd\",e\n", []string{"1: " + ErrQuote.Error(), "2: " + ErrQuote.Error()}},
		{"never closed", "a\n\"b,c\nd\n", []string{"1: a", "2: " + ErrOpen.Error(), "3: d"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var got []string
			r := NewReader(UnixLines(tt.text), ',')
			for {
				fields, err := r.Read()
				if err == io.EOF {
					break
				}
				text := strings.Join(fields, "|")
				if err != nil {
					text = err.Error()
				}
				got = append(got, fmt.Sprintf("%d: %s", r.Row(), text))
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// FuzzRead compares the rows with those of encoding/csv, where that reads all.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"a,b\n1,2\n", "a,\"b\nc\"\n\nd", "\r\n\n,\na\r", "\"a\"\"b\",c\n", "a\r,b\n", "\"a\" ,b\n", "\"\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		text = UnixLines(text)
		theirs := csv.NewReader(strings.NewReader(text))
		theirs.FieldsPerRecord = -1
		want, err := theirs.ReadAll()
		ours := NewReader(text, ',')
		var got [][]string
		for err == nil {
			fields, readErr := ours.Read()
			if readErr == io.EOF {
				break
			}
			if readErr != nil {
				t.Fatalf("%q: %v, but it is good CSV", text, readErr)
			}
			got = append(got, slices.Clone(fields))
		}
		if err == nil && !slices.EqualFunc(got, want, func(a, b []string) bool {
			return slices.EqualFunc(a, b, func(a, b string) bool { return strings.TrimSpace(a) == strings.TrimSpace(b) })
		}) {
			t.Errorf("%q is\n%q, want\n%q", text, got, want)
		}
		lines := NewReader(text, ',') // what Line returns are the same rows
		for _, row := range got {
			if line, ok := lines.Line(); ok {
				if strings.Join(row, ",") != line {
					t.Errorf("%q: the line is %q, the row %q", text, line, row)
				}
			} else if fields, err := lines.Read(); err != nil || !slices.Equal(fields, row) {
				t.Errorf("%q: %q, %v, want %q", text, fields, err, row)
			}
		}
		for range strings.Count(text, "\n") + 2 { // whatever the text is, the rows end
			if _, err := ours.Read(); err == io.EOF {
				return
			}
		}
		t.Errorf("%q has no end", text)
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
