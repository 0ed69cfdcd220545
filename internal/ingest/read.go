package ingest

import (
	"crypto/sha256"
	"encoding/hex"
	"path/filepath"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/deals"
	"bridgecalc/internal/ingest/formats"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/pairs"
	"bridgecalc/internal/ingest/teams"
)

// reader reads the files of an event. Every sheet goes to the reader of the
// contest that it is about.
type reader struct {
	problems event.Problems
	ev       *event.Event
	pairs    *pairs.Reader
	teams    *teams.Reader
	deals    *deals.Reader
}

func newReader() *reader {
	rd := &reader{ev: &event.Event{}}
	rd.pairs = pairs.NewReader(rd.ev, &rd.problems)
	rd.teams = teams.NewReader(rd.ev, &rd.problems)
	rd.deals = deals.NewReader(rd.ev, &rd.problems)
	return rd
}

func read(files []file, options Options) (*event.Event, event.Problems) {
	rd := newReader()
	for _, f := range files {
		book, problems := open(f, options)
		rd.problems = append(rd.problems, problems...)
		switch {
		case book == nil:
		case f.names:
			rd.pairs.ReadNames(book)
		case f.corrections:
			rd.readCorrectionsFile(book)
		default:
			sum := sha256.Sum256(f.data)
			rd.ev.Checksum = hex.EncodeToString(sum[:4])
			rd.ev.Title = strings.TrimSuffix(f.name, filepath.Ext(f.name))
			rd.readBook(book, options)
		}
	}
	if len(rd.ev.Sources) == 0 {
		return nil, rd.problems
	}
	rd.applySettings()
	rd.warnCorrections()
	if rd.ev.Kind == event.Pairs {
		rd.pairs.Finish(rd.told(options).Winners)
	}
	return rd.ev, rd.problems
}

// open makes sheets of a file: those of another scoring program's format, or of
// the spreadsheet that it is.
func open(f file, options Options) (*cells.Book, event.Problems) {
	if format, ok := formats.Of(f.data); ok && options.Encoding == "" {
		return format.Read(f.name, f.data)
	}
	return cells.OpenWith(f.name, f.data, options.Encoding)
}

// readBook reads every sheet that has results or names; other sheets hold
// prose, pictures or nothing. How results are written is decided once for the
// whole book.
func (rd *reader) readBook(book *cells.Book, options Options) {
	texts := lines.NewTexts(book)
	words := headings.NewMemo(book)
	var incomplete event.Problems
	clues := layout.NewClues(book)
	rd.readSettings(book, words)
	options = rd.told(options)
	for _, sheet := range book.Sheets {
		isOther, lacks := rd.takeOther(sheet, words, texts, clues.Of(sheet))
		if isOther || lacks != nil {
			incomplete = append(incomplete, lacks...)
			continue
		}
		t, lacks := rd.readSheet(sheet, words, texts)
		incomplete = append(incomplete, lacks...)
		if t != nil {
			rd.pairs.Add(t)
		}
	}
	rd.explain(incomplete, book)
	if !rd.readOthers(texts, options.Letters) {
		rd.pairs.ReadResults(texts, options.Letters)
	}
}

// readSheet finds out which layout a sheet has. The problems say why a sheet
// that looks like results cannot be read.
func (rd *reader) readSheet(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts) (*lines.Table, event.Problems) {
	head, ok := layout.FindHeader(sheet, words)
	if ok && head.Has("north.number", "south.number") {
		return nil, event.Problems{{
			At:   sheet.Position(head.Row.Num, 0),
			Text: "this is an individual, in which partners change: it is not scored yet",
			Hint: "give each partnership a number and export the event as one of pairs",
		}}
	}
	names := ok && head.HeadsNames()
	if ok && !names && len(head.Missing(sheet)) == 0 && !layout.IsTableCard(sheet, &head, words, texts) {
		rd.problems = append(rd.problems, head.Misspelt(sheet)...)
		rd.problems = append(rd.problems, layout.OtherHeaders(sheet, &head, words, texts)...)
		return layout.Flat(sheet, head, texts), nil
	}
	t, lacks := layout.Arranged(sheet, words, texts)
	switch {
	case names && t == nil:
		rd.pairs.AddNames(sheet, &head)
	case names:
		rd.problems = append(rd.problems, layout.UnreadNames(t, &head)...)
	case !ok && t == nil && lacks == nil:
		return layout.Headerless(sheet, texts), nil
	case ok && t == nil && lacks == nil:
		lacks = append(head.Missing(sheet), head.Misspelt(sheet)...)
	}
	return t, lacks
}

// explain says why sheets are not read. Beside one that is read, this is worth a
// warning only.
func (rd *reader) explain(incomplete event.Problems, book *cells.Book) {
	if len(rd.ev.Sources) == 0 && len(incomplete) == 0 && rd.pairs.HasNames() {
		incomplete.Add(event.Problem{
			At:   event.Position{File: book.Name},
			Text: "there are names here, but no results",
			Hint: "name the file of the results; the names belong beside it, in a file whose name ends in " + NamesSuffix,
		})
	}
	if len(rd.ev.Sources) == 0 && len(incomplete) == 0 {
		incomplete.Add(event.Problem{
			At:   event.Position{File: book.Name},
			Text: "no table of results was found",
			Hint: "write above the columns what they hold: Board, NS, EW, Contract, By, Tricks",
		})
	}
	for _, problem := range incomplete {
		if len(rd.ev.Sources) > 0 && problem.Severity == event.Error {
			problem.Severity = event.Warning
			problem.Text = "this sheet is not read: " + problem.Text
		}
		rd.problems.Add(problem)
	}
}
