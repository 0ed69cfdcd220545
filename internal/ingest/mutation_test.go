package ingest

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/longer"
)

// victim is a session without anything to complain of, a line for each row.
func victim() []string {
	rows := []string{"Board,NS,EW,Contract,By,Tricks"}
	contracts := []string{"4H,N,10", "3NT,W,8", "2SX,E,7", "5D,S,11", "6C,N,11", "1NT,W,7"}
	for i, m := range howell(6, 2) {
		rows = append(rows, fmt.Sprintf("%d,%d,%d,%s", m.board, m.ns, m.ew, contracts[i%len(contracts)]))
	}
	return rows
}

// TestMutatedWorkbooks changes a workbook in ways that leave it a sound one, or
// nearly so. It reads to the results that its cells hold, or there is an error.
func TestMutatedWorkbooks(t *testing.T) {
	t.Parallel()
	rows := victim()
	whole := []byte(workbook(t, [2]string{"Club", strings.Join(rows, "\n")}))
	all := resultsOf(t, "club.xlsx", whole)
	r := rand.New(rand.NewPCG(1, 2))
	read := 0
	for i := range longer.Times(t, 150) {
		data, dropped, what := mutatedWorkbook(t, r, whole)
		want := all
		if dropped > 0 { // rows from 1, the first holds the headings
			want = resultsOf(t, "club.csv", []byte(strings.Join(slices.Delete(slices.Clone(rows), dropped-1, dropped), "\n")))
		}
		ev, problems := readBytes("club.xlsx", data)
		if problems.HasErrors() {
			continue
		}
		read++
		if diff := cmp.Diff(want, shown(ev), cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("change %d, %s, reads without an error, but otherwise:\n%s", i, what, diff)
		}
	}
	if read == 0 {
		t.Error("none of the changed workbooks can be read")
	}
}

func readBytes(name string, data []byte) (*event.Event, event.Problems) {
	return read([]file{{name: name, data: data}}, Options{Show: showNothing})
}

func resultsOf(t *testing.T, name string, data []byte) []string {
	t.Helper()
	ev, problems := readBytes(name, data)
	if problems.HasErrors() {
		t.Fatal(problems)
	}
	return shown(ev)
}

var (
	rowElement  = regexp.MustCompile(`<row [^>]*>.*?</row>`)
	cellElement = regexp.MustCompile(`<c [^>]*>.*?</c>`)
	dimension   = regexp.MustCompile(`<dimension ref="[^"]*"`)
	rowNumber   = regexp.MustCompile(`<row r="\d+"`)
	textCounts  = regexp.MustCompile(`ount="\d+"`)
	textItem    = regexp.MustCompile(`<si>.*?</si>`)
)

// mutatedWorkbook is a workbook with one change, the row that it lost if that is
// the change, and what was done.
func mutatedWorkbook(t *testing.T, r *rand.Rand, whole []byte) (data []byte, dropped int, what string) {
	t.Helper()
	const sheet, texts = "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"
	one := func(part string, pattern *regexp.Regexp, change func(found string) string) []byte {
		return repacked(t, whole, part, func(xml string) string {
			found := pattern.FindAllStringIndex(xml, -1)
			if len(found) == 0 {
				t.Fatalf("%s has no %v", part, pattern)
			}
			at := found[r.IntN(len(found))]
			return xml[:at[0]] + change(xml[at[0]:at[1]]) + xml[at[1]:]
		})
	}
	number := func() string { return []string{"0", "1", "2", "7", "31", "4000000000", "-1", "x", ""}[r.IntN(9)] }
	switch r.IntN(9) {
	case 0:
		ref := []string{"A1", "A1:B2", "C3:D4", "A1:XFD1048576", "A1:ZZZZ9", "nothing", ""}[r.IntN(7)]
		return one(sheet, dimension, func(string) string { return `<dimension ref="` + ref + `"` }), 0, "the dimension " + ref
	case 1:
		return one(sheet, rowNumber, func(row string) string { return row + ` hidden="1"` }), 0, "a hidden row"
	case 2:
		data := one(sheet, rowElement, func(row string) string {
			fmt.Sscanf(row, `<row r="%d"`, &dropped)
			return ""
		})
		return data, dropped, fmt.Sprintf("without row %d", dropped)
	case 3:
		return one(sheet, cellElement, func(string) string { return "" }), 0, "without a cell"
	case 4:
		return one(sheet, rowNumber, func(string) string { return `<row r="` + number() + `"` }), 0, "another row number"
	case 5:
		return one(sheet, cellElement, func(cell string) string { return cell + cell }), 0, "a cell twice"
	case 6:
		return one(texts, textCounts, func(string) string { return `ount="` + number() + `"` }), 0, "another count of texts"
	case 7:
		xml := one(texts, textItem, func(string) string { return "" })
		return xml, 0, "without a shared text"
	}
	data = bytes.Clone(whole)
	at := r.IntN(len(data))
	data[at] ^= 1 << r.IntN(8)
	return data, 0, fmt.Sprintf("a bit of byte %d", at)
}

// repacked is an archive with a part changed.
func repacked(t *testing.T, whole []byte, part string, change func(string) string) []byte {
	t.Helper()
	old, err := zip.NewReader(bytes.NewReader(whole), int64(len(whole)))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range old.File {
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		if f.Name == part {
			body = []byte(change(string(body)))
		}
		copied, err := w.Create(f.Name)
		if err == nil {
			_, err = copied.Write(body)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// TestMutatedTexts changes bytes of a text file. Every row that looks like a result
// is one, with the board and the pairs that its cells hold, or there is an error.
func TestMutatedTexts(t *testing.T) {
	t.Parallel()
	whole := strings.Join(victim(), "\n")
	r := rand.New(rand.NewPCG(3, 4))
	read := 0
	for range longer.Times(t, 700) {
		data := mutatedText(r, whole)
		ev, problems := readBytes("club.csv", []byte(data))
		if problems.HasErrors() || ev.Kind != event.Pairs {
			continue
		}
		read++
		if problem := lostRow(ev, data); problem != "" {
			t.Fatalf("%s\n%v\n%q", problem, problems, data)
		}
	}
	if read < 50 {
		t.Errorf("%d of the changed files can be read", read)
	}
}

func mutatedText(r *rand.Rand, whole string) string {
	data := []byte(whole)
	for range 1 + r.IntN(2) {
		at := r.IntN(len(data))
		end := min(len(data), at+1+r.IntN(8))
		switch r.IntN(6) {
		case 0:
			data[at] = byte(r.IntN(256))
		case 1:
			data[at] = ",;\t\n\r 0123456789NESWHDCXT+-=#."[r.IntN(30)]
		case 2:
			data = slices.Delete(data, at, end)
		case 3:
			data = slices.Insert(data, at, bytes.Clone(data[at:end])...)
		case 4:
			data = data[:at+1]
		case 5:
			lines := bytes.SplitAfter(data, []byte("\n"))
			i, j := r.IntN(len(lines)), r.IntN(len(lines))
			lines[i], lines[j] = lines[j], lines[i]
			data = bytes.Join(lines, nil)
		}
	}
	return string(data)
}

// lostRow finds a row of the file, read as simply as can be, that is no result of
// the event. Only rows below the headings as they were count.
func lostRow(ev *event.Event, data string) string {
	read := make(map[int]string)
	for b := range ev.Boards {
		for _, r := range ev.Boards[b].Results {
			read[int(r.Row)] = fmt.Sprintf("%d,%s,%s", ev.Boards[b].Number, ev.Pairs[r.NS].Number, ev.Pairs[r.EW].Number)
		}
	}
	headed := false
	for i, line := range strings.Split(data, "\n") {
		cells := strings.Split(strings.TrimSpace(line), ",")
		switch {
		case line == victim()[0]:
			headed = true
		case headed && len(cells) == 6 && isResultRow.MatchString(line) && read[i+1] != strings.Join(cells[:3], ","):
			return fmt.Sprintf("row %d, %q, is read as %q", i+1, line, read[i+1])
		}
	}
	return ""
}

var isResultRow = regexp.MustCompile(`^[1-9]\d?,[1-9],[1-9],`)
