package ingest

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/settings"
)

// findKey finds the setting that a key of a sheet of settings is. What the program itself
// writes into such a sheet about a scored session is known too, but no setting.
func findKey(text string) (key settings.Key, isSetting, known bool) {
	if key, ok := settings.Find(text); ok {
		return key, true, true
	}
	name, known := ownLabels()[headings.Plain(text)]
	key, isSetting = settings.Find(name)
	return key, isSetting, known
}

// eventSheetNames are what directors call the sheet of settings.
var eventSheetNames = map[string]bool{"event": true, "settings": true, "tapahtuma": true, "kilpailu": true, "asetukset": true}

// settingsHeader reports whether a row says "Key, Value".
func settingsHeader(row cells.Row, words *headings.Memo) bool {
	if row.Len() < 2 || row.Len() > 3 {
		return false
	}
	plain := words.Of(row)
	for _, v := range headings.Vocabularies() {
		key, _ := v.LookUp(plain[0])
		value, _ := v.LookUp(plain[1])
		if key.Field == "key" && value.Field == "value" {
			return true
		}
	}
	return false
}

// isEventSheet tells a sheet of settings: its name or its header says so and it
// is narrow, or most of its first cells are keys, and not always the same: "Pair | 1 | Ann & Bob".
func isEventSheet(sheet *cells.Sheet, words *headings.Memo) bool {
	const most = 100 // rows; a table of results is longer
	if sheet.Len() == 0 || sheet.Len() > most {
		return false
	}
	if hasOwnWords(sheet) {
		return true
	}
	known, pairs, keys := 0, 0, make(map[string]bool)
	for i := range sheet.Len() {
		row := sheet.Row(i)
		if row.Len() > 3 {
			return false
		}
		if row.Text(1) == "" {
			continue
		}
		pairs++
		if _, _, ok := findKey(row.Text(0)); ok {
			known++
			keys[headings.Plain(row.Text(0))] = true
		}
	}
	named := eventSheetNames[headings.Plain(sheet.Name)] || isOwnEventSheet(sheet.Name) || settingsHeader(sheet.Row(0), words)
	return pairs > 0 && (named && known > 0 || len(keys) >= 2 && known*2 > pairs)
}

// readSettings reads the settings of a book before its results: they may say what
// the results are.
func (rd *reader) readSettings(book *cells.Book, words *headings.Memo) {
	for _, sheet := range book.Sheets {
		rd.readComments(sheet)
		if isEventSheet(sheet, words) {
			rd.stateScoring(sheet)
			rd.readEventSheet(sheet, words)
		}
	}
	for _, sheet := range book.Sheets {
		if sheet.HasCells() && !slices.ContainsFunc(rd.ev.Settings, func(s event.Setting) bool { return s.Key == "date" }) {
			rd.readTitleDate(sheet)
		}
	}
}

// readTitleDate reads the day of play from the titles above a table: "Date: 24.11.2026", the
// same in two cells, or the day alone.
func (rd *reader) readTitleDate(sheet *cells.Sheet) {
	const widest = 2 // cells of a title
	for i := range min(sheet.Len(), layout.HeaderRows) {
		row := sheet.Row(i)
		if filled(row) > widest {
			return
		}
		key, value, _ := strings.Cut(row.Text(0), ":")
		at := sheet.Position(row.Num, 1)
		if value = strings.TrimSpace(value); value == "" {
			value, at = row.Text(1), sheet.Position(row.Num, 2)
		}
		found, ok := settings.Find(strings.TrimSpace(key))
		switch {
		case ok && found.Name == "date" && value != "":
			rd.setting(key, value, at, at)
			return
		case filled(row) == 1 && row.Text(0) != "":
			if _, err := notation.ReadDate(row.Text(0)); err == nil {
				at.Col = 1
				rd.setting("date", row.Text(0), at, at)
				return
			}
		}
	}
}

// readEventSheet reads a sheet of settings.
func (rd *reader) readEventSheet(sheet *cells.Sheet, words *headings.Memo) {
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
	for i := range min(sheet.Len(), layout.HeaderRows) {
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

// notInside are the settings that come too late inside the file of results, for
// it is open by then, and the paths of files that are none of its business.
var notInside = map[string]bool{"names": true, "corrections": true, "encoding": true, "logo": true, "font": true, "patton-table": true}

// setting keeps a setting; the first of two with the same key would be lost
// without a word, so that is an error.
func (rd *reader) setting(word, value string, keyAt, at event.Position) {
	key, ok, known := findKey(word)
	switch {
	case known && !ok:
		return
	case !ok:
		unknown := settings.KeyError{Key: word, Meant: settings.NearKeys(word)}
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: keyAt,
			Text: fmt.Sprintf("setting %q is not known and left out", word), Hint: unknown.Hint(),
		})
		return
	case notInside[key.Name]:
		rd.problems.Add(event.Problem{
			At: keyAt, Text: key.Name + " cannot be said inside the file of results",
			Hint: "say it with --" + key.Name + ", or in a settings file beside it",
		})
		return
	}
	for _, s := range rd.ev.Settings {
		if s.Key == key.Name && s.Value != value {
			rd.problems.Add(event.Problem{
				At:   at,
				Text: fmt.Sprintf("%s is %q here, but %q in %s", word, value, s.Value, s.At),
				Hint: "delete one of them",
			})
			return
		}
	}
	said := event.Setting{Key: key.Name, Value: value, At: at}
	if key.Name == "date" && !rd.checkDate(said) {
		return
	}
	if problem := settings.Check(said); problem != nil {
		rd.problems.Add(*problem)
	}
	rd.ev.Settings = append(rd.ev.Settings, said)
}

// checkDate warns of a day that is not understood, which is then left out, or that may be
// another; it reports whether it is understood. No result hangs on it.
func (rd *reader) checkDate(said event.Setting) bool {
	date, err := settings.ParseDate(said.Value)
	if warning := notation.WarnOfDate(said.Value, date, err); warning != "" {
		hint := "write a day such as 2026-11-30 or 30.11.2026"
		if err == nil {
			hint = "write it as " + date.Day.Format(time.DateOnly) + " if that is right"
		}
		rd.problems.Add(event.Problem{Severity: event.Warning, At: said.At, Text: warning, Hint: hint})
	}
	return err == nil
}

// applySettings takes over the title and the day; whoever scores the event
// settles the rest.
func (rd *reader) applySettings() {
	own, _ := settings.Sources{}.Settle(rd.ev.Settings) // the problems are known
	if _, ok := own.From("title"); ok {
		rd.ev.Title = own.Title
	}
	if _, ok := own.From("date"); ok {
		rd.ev.Date = own.Date
	}
}

// withSettings returns the options with what the file itself says about how it is read.
func (rd *reader) withSettings(options Options) Options {
	settled, _ := options.Said.Settle(rd.ev.Settings) // the problems are known
	if _, ok := settled.From("winners"); ok {
		options.Winners = settled.Winners
	}
	if _, ok := settled.From("letters"); ok {
		options.Letters = settled.Letters
	}
	return options
}
