package ingest

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/agnivade/levenshtein"
	"github.com/pelletier/go-toml/v2"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/settings"
)

//go:embed settings.toml
var settingsTOML []byte

// settingKeys are the keys by their plain words in all languages.
var settingKeys = sync.OnceValue(func() map[string]string {
	var file map[string]map[string][]string
	if err := toml.Unmarshal(settingsTOML, &file); err != nil {
		panic(fmt.Sprintf("settings.toml: %v", err)) // embedded: a fault of ours
	}
	keys := make(map[string]string)
	for key, byLanguage := range file {
		for _, words := range byLanguage {
			for _, word := range words {
				keys[plainWord(word)] = key
			}
		}
	}
	return keys
})

// printedOnly are the settings that no figure hangs on.
var printedOnly = map[string]bool{"title": true, "date": true, "director": true, "organiser": true, "place": true}

// defaults are the values that say what is done anyhow.
var defaults = map[string][]string{
	"scoring": {"mp", "matchpoints", "matchpoints210", "pairs"}, "scale": {"210"}, "unequal": {"neuberg"}, "averages": {"variable"},
	"sitout": {"own"}, "winners": {"auto"}, "field": {"all"}, "expected": {"auto"}, "tiebreak": {"none"},
}

func isDefault(s event.Setting) bool { return slices.Contains(defaults[s.Key], plainWord(s.Value)) }

// eventSheetNames are what directors call the sheet of settings.
var eventSheetNames = map[string]bool{"event": true, "settings": true, "tapahtuma": true, "kilpailu": true, "asetukset": true}

// settingsHeader reports whether a row says "Key, Value".
func settingsHeader(row cells.Row, words *wordMemo) bool {
	if row.Len() < 2 || row.Len() > 3 {
		return false
	}
	plain := words.of(row)
	for _, v := range vocabularies() {
		key, _ := v.lookUp(plain[0])
		value, _ := v.lookUp(plain[1])
		if key.field == "key" && value.field == "value" {
			return true
		}
	}
	return false
}

// isEventSheet tells a sheet of settings: its name or its header says so and it
// is narrow, or most of its first cells are keys.
func isEventSheet(sheet *cells.Sheet, words *wordMemo) bool {
	const most = 100 // rows; a table of results is longer
	if sheet.Len() == 0 || sheet.Len() > most {
		return false
	}
	known, pairs := 0, 0
	for i := range sheet.Len() {
		row := sheet.Row(i)
		if row.Len() > 3 {
			return false
		}
		if row.Text(1) == "" {
			continue
		}
		pairs++
		if _, ok := settingKeys()[plainWord(row.Text(0))]; ok {
			known++
		}
	}
	named := eventSheetNames[plainWord(sheet.Name)] || settingsHeader(sheet.Row(0), words)
	return pairs > 0 && (named && known > 0 || known >= 2 && known*2 > pairs)
}

// readSettings reads the settings of a book before its results: they may say what
// the results are.
func (rd *reader) readSettings(book *cells.Book, words *wordMemo) {
	for _, sheet := range book.Sheets {
		rd.readComments(sheet)
		if isEventSheet(sheet, words) {
			rd.readEventSheet(sheet, words)
		}
	}
}

// readEventSheet reads a sheet of settings.
func (rd *reader) readEventSheet(sheet *cells.Sheet, words *wordMemo) {
	for i := range sheet.Len() {
		row := sheet.Row(i)
		key, value := row.Text(0), row.Text(1)
		if key == "" || value == "" || strings.HasPrefix(key, "#") || i == 0 && settingsHeader(row, words) {
			continue
		}
		rd.setting(key, value, sheet.Position(row.Num, 1), sheet.Position(row.Num, 2))
	}
}

// readComments reads the lines "# key: value" above a table.
func (rd *reader) readComments(sheet *cells.Sheet) {
	for i := range min(sheet.Len(), headerRows) {
		row := sheet.Row(i)
		line, isComment := strings.CutPrefix(row.Text(0), "#")
		if !isComment {
			return
		}
		key, value, ok := strings.Cut(wholeLine(line, row), ":")
		key, value = strings.TrimSpace(key), strings.TrimSpace(value)
		if !ok || value == "" || !mayBeKey(key) {
			continue
		}
		at := sheet.Position(row.Num, 1)
		rd.setting(key, value, at, at)
	}
}

// wholeLine puts together what the commas of a text parted.
func wholeLine(first string, row cells.Row) string {
	cells := []string{first}
	for col := 1; col < row.Len(); col++ {
		cells = append(cells, row.Text(col))
	}
	return strings.Join(cells, ", ")
}

// mayBeKey tells a key from a sentence with a colon, or a time of day.
func mayBeKey(key string) bool {
	const longest = 2 // words
	return key != "" && len(strings.Fields(key)) <= longest && !strings.ContainsAny(key, "0123456789,")
}

// setting keeps a setting; the first of two with the same key would be lost
// without a word, so that is an error.
func (rd *reader) setting(key, value string, keyAt, at event.Position) {
	word := plainWord(key)
	known, ok := settingKeys()[word]
	if !ok {
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: keyAt,
			Text: fmt.Sprintf("setting %q is not known and left out", key), Hint: nearKeys(word),
		})
		return
	}
	if known == "written" {
		return
	}
	for _, s := range rd.ev.Settings {
		if s.Key == known && s.Value != value {
			rd.problems.Add(event.Problem{
				At:   at,
				Text: fmt.Sprintf("%s is %q here, but %q in %s", key, value, s.Value, s.At),
				Hint: "delete one of them",
			})
			return
		}
	}
	rd.ev.Settings = append(rd.ev.Settings, event.Setting{Key: known, Value: value, At: at})
}

// nearKeys are the keys that a word may have been meant for.
func nearKeys(word string) string {
	var near []string
	for known, key := range settingKeys() {
		if d := levenshtein.ComputeDistance(word, known); d <= 2 && d < len(known)-1 || strings.HasPrefix(known, word) && len(word) > 2 {
			near = append(near, key)
		}
	}
	slices.Sort(near)
	near = slices.Compact(near)
	if len(near) == 0 {
		return "the keys are: title, date, scoring, director, organiser, sitout, winners and so on"
	}
	return "did you mean " + strings.Join(near, " or ") + "?"
}

// applySettings takes over the title and the day, and refuses settings that
// nothing is made of yet: a director who writes "Scoring: butler" must not take
// matchpoints for it. Contests that are not scored yet need no such word.
func (rd *reader) applySettings() {
	var kept []string
	var first event.Position
	for _, s := range rd.ev.Settings {
		switch {
		case s.Key == "title":
			rd.ev.Title = s.Value
		case s.Key == "date":
			date, err := readDate(s.Value)
			if err != nil {
				rd.problems.Add(event.Problem{At: s.At, Text: err.Error(), Hint: "write it as 2026-11-30 or 30.11.2026"})
			}
			rd.ev.Date = date
		case !printedOnly[s.Key] && !isDefault(s):
			if kept = append(kept, s.Key+" "+s.Value); len(kept) == 1 {
				first = s.At
			}
		}
	}
	if len(kept) > 0 && rd.ev.Kind == event.Pairs {
		rd.problems.Add(event.Problem{
			At:   first,
			Text: "these settings ask for what cannot be done yet: " + enumerate(kept),
			Hint: "take them out to score by matchpoints; what the command is told with its flags is applied",
		})
	}
}

// Days that a spreadsheet's serial number may stand for: 1950 and 2100.
const (
	firstSerial = 18_264
	lastSerial  = 73_050
)

// readDate reads a day as a director writes it, or as the serial number that a
// spreadsheet keeps: days since the end of 1899, the time of day as a fraction.
func readDate(text string) (time.Time, error) {
	if serial, err := strconv.ParseFloat(text, 64); err == nil && serial >= firstSerial && serial < lastSerial {
		return time.Date(1899, time.December, 30, 0, 0, 0, 0, time.UTC).AddDate(0, 0, int(serial)), nil
	}
	day, _, _ := strings.Cut(text, "T")
	if fields := strings.Fields(day); len(fields) > 1 && strings.Contains(fields[len(fields)-1], ":") {
		day = strings.Join(fields[:len(fields)-1], " ") // the time of day
	}
	if date, err := settings.ParseDate(strings.ReplaceAll(day, " ", "")); err == nil {
		return date, nil
	}
	return time.Time{}, fmt.Errorf("date %q is not understood", text)
}
