package notation

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// TestCellsOfDirectors reads what directors write in cells, a file for each language. A
// line has what the cells say and, behind a colon, how they are written, parted by bars.
func TestCellsOfDirectors(t *testing.T) {
	paths, err := filepath.Glob("testdata/cells/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatal(paths, err)
	}
	for _, path := range paths {
		language := strings.TrimSuffix(filepath.Base(path), ".txt")
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			want, texts, ok := strings.Cut(strings.TrimSpace(line), ": ")
			if !ok {
				t.Fatalf("%s: no texts in %q", path, line)
			}
			for text := range strings.SplitSeq(texts, " | ") {
				if got := whatCellSays(language, want, text); got != want {
					t.Errorf("%s: %q is read as %q, want %q", language, text, got, want)
				}
			}
		}
	}
}

// whatCellSays reads a text as a cell of the kind that is wanted, and says what it means
// in the words of the test's files.
func whatCellSays(language, want, text string) string {
	letters, _ := LettersOf(language)
	kind, rest, _ := strings.Cut(want, " ")
	switch kind {
	case "nobody":
		pair, err := ReadPair(text)
		return said(map[bool]string{true: "nobody"}[pair == Pair{Nobody: true}], err)
	case "result", "made":
		return outcomeSays(text)
	case "seat":
		seat, err := letters.ReadSeat(text)
		expected, _ := letters.ReadSeat(rest)
		if seat == expected {
			return want
		}
		return said("seat "+seat.String(), err)
	case "score":
		score, err := ReadScore(text)
		return said(fmt.Sprintf("score %d", score.Points), err)
	}
	return letters.contractSays(text)
}

func said(what string, err error) string {
	if err != nil {
		return err.Error()
	}
	return what
}

func outcomeSays(text string) string {
	o, err := ReadOutcome(text)
	switch {
	case err != nil:
		return err.Error()
	case o.Made:
		return fmt.Sprintf("made %d", o.N)
	case o.Form == Number:
		return fmt.Sprintf("result %d", o.N)
	}
	return "result " + relativeText(o)
}

func relativeText(o Outcome) string {
	switch {
	case o.Form != Relative:
		return fmt.Sprintf("form %d of %d", o.Form, o.N)
	case o.N == 0:
		return "="
	}
	return fmt.Sprintf("%+d", o.N)
}

func (l Letters) contractSays(text string) string {
	cell, err := l.ReadContract(text)
	if err != nil {
		l.Order = StrainFirst
		cell, err = l.ReadContract(text)
	}
	switch {
	case err != nil:
		return err.Error()
	case cell.Kind == Artificial:
		return awardText(cell.NS) + "/" + awardText(cell.EW)
	case cell.Kind != Bid:
		return map[CellKind]string{Blank: "blank", Pass: "pass", NotPlayed: "unplayed", Ruled: "ruled", Weighted: "weighted"}[cell.Kind]
	}
	what := cell.Contract.String()
	if cell.Declarer != bridge.NoSeat {
		what += " " + l.letterOf(cell.Declarer)
	}
	switch {
	case cell.Outcome.Form == Number && cell.Outcome.N == int(cell.Contract.Level)+6:
		what += " ="
	case cell.Outcome.Form != NoOutcome:
		what += " " + relativeText(cell.Outcome)
	}
	return what
}

func awardText(a event.Award) string {
	switch a {
	case event.AveragePlus:
		return "A+"
	case event.AverageMinus:
		return "A-"
	}
	return strconv.Itoa(int(a.Percent) / 100)
}

// letterOf returns the letter of a seat.
func (l Letters) letterOf(seat bridge.Seat) string {
	for word, of := range l.Seats.seats.words {
		if of == seat && len([]rune(word)) == 1 {
			return word
		}
	}
	return seat.String()
}
