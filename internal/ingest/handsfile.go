package ingest

import (
	"cmp"
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

// handsOf returns the results that a file of hand records belongs to, in lower case without
// extension; ok is false where its name is not that of such a file.
func handsOf(name string) (results string, ok bool) {
	stem, extension := cutExtension(name)
	return strings.TrimSuffix(strings.ToLower(stem), HandsSuffix), slices.Contains(dealfile.Extensions, strings.ToLower(extension))
}

func cutExtension(name string) (stem, extension string) {
	extension = filepath.Ext(name)
	return strings.TrimSuffix(name, extension), extension
}

// compareHands orders the files of hand records of one session as they are tried: those with
// the suffix first, then by the kind of file.
func compareHands(a, b string) int {
	rank := func(name string) int {
		stem, extension := cutExtension(strings.ToLower(name))
		n := slices.Index(dealfile.Extensions, extension)
		if !strings.HasSuffix(stem, HandsSuffix) {
			n += len(dealfile.Extensions)
		}
		return n
	}
	return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(a, b))
}

// handsFiles returns the files of hand records that belong to an input: the one that is
// named, if any, and those that lie beside it. The first of them counts.
func (f *Folders) handsFiles(path, explicit string) []string {
	var found []string
	if explicit != "" {
		found = append(found, explicit)
	}
	folder, name := filepath.Split(path)
	results, _ := handsOf(name)
	for _, beside := range f.in(filepath.Dir(path)).hands[results] {
		if hands := filepath.Join(folder, beside); beside != name && !isSame(hands, explicit) && IsHands(hands) {
			found = append(found, hands)
		}
	}
	return found
}

// isSame reports whether two paths lead to one file.
func isSame(a, b string) bool {
	first, err := os.Stat(a)
	if err != nil {
		return false
	}
	second, err := os.Stat(b)
	return err == nil && os.SameFile(first, second)
}

// secondHands warns of a file of hand records that is not read, as there is another.
func secondHands(path, read string) event.Problem {
	return event.Problem{
		Severity: event.Warning, At: event.Position{File: filepath.Base(path)},
		Text: "these hand records are left out: those of " + filepath.Base(read) + " are taken",
		Hint: "keep one file of hand records for each session",
	}
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

// HandsBelong reports whether a file of hand records lies beside an input and belongs to it
// by its name.
func HandsBelong(hands, input string) bool {
	results, ok := handsOf(filepath.Base(hands))
	stem, _ := cutExtension(filepath.Base(input))
	return ok && results == strings.ToLower(stem) && filepath.Dir(hands) == filepath.Dir(input)
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
