package ingest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/formats/dealfile"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
)

// HandsSuffix may end the name of a file of hand records, before its extension:
// club-hands.pbn belongs to club.csv, as club.pbn does.
const HandsSuffix = "-hands"

// handsFile finds the file of hand records that belongs to an input; empty where there is
// none.
func handsFile(path, explicit string) string {
	if explicit != "" {
		return explicit
	}
	stem := strings.TrimSuffix(path, filepath.Ext(path))
	for _, suffix := range []string{HandsSuffix, ""} {
		for _, extension := range dealfile.Extensions {
			if beside := stem + suffix + extension; beside != path && IsHands(beside) {
				return beside
			}
		}
	}
	return ""
}

// IsHands reports whether a file holds hand records and no results.
func IsHands(path string) bool {
	if !slices.Contains(dealfile.Extensions, strings.ToLower(filepath.Ext(path))) {
		return false
	}
	info, err := os.Stat(path)
	if err != nil || info.IsDir() || info.Size() > cells.MaxFileSize {
		return false
	}
	data, err := os.ReadFile(path)
	return err == nil && dealfile.Is(data)
}

// HandsBelong reports whether a file of hand records belongs to an input by its name.
func HandsBelong(hands, input string) bool {
	stem := func(path string) string { return strings.ToLower(strings.TrimSuffix(path, filepath.Ext(path))) }
	return strings.TrimSuffix(stem(hands), HandsSuffix) == stem(input)
}

// readHandsFile reads the cards of the boards from a file of their own. Results stand
// without them, so that what is wrong there is a warning.
func (rd *reader) readHandsFile(f file) {
	book, problems := dealfile.Read(f.name, f.data)
	for _, p := range problems {
		p.Severity = event.Warning
		rd.problems.Add(p)
	}
	if book == nil {
		return
	}
	words := headings.NewMemo(book)
	for _, sheet := range book.Sheets {
		if rd.parseHands(sheet, words) {
			rd.handsFrom = f.name
		}
	}
}

// checkHands warns of hand records that are not those of the boards that were played.
func (rd *reader) checkHands() {
	if rd.handsFrom == "" {
		return
	}
	var missing []string
	for i := range rd.ev.Boards {
		if n := rd.ev.Boards[i].Number; !rd.dealt[n] {
			missing = append(missing, strconv.Itoa(n))
		}
	}
	at := event.Position{File: rd.handsFrom}
	switch {
	case len(missing) == 0:
	case len(missing) == len(rd.ev.Boards):
		rd.ev.Hands = nil
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: at, Text: "the hand records are of none of the boards that were played, and are left out",
			Hint: "give those of this session",
		})
	default:
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: at, Text: fmt.Sprintf("there are no cards of board %s", lines.Enumerate(missing)),
			Hint: "look whether the hand records are those of this session",
		})
	}
}
