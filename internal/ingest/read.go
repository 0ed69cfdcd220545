package ingest

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/deals"
	"bridgecalc/internal/ingest/flood"
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
	limit    *flood.Limiter
	dealt    map[int]bool // boards whose cards are known
	// handsFrom is the file of hand records that they are from; empty where they stand with the results.
	handsFrom string
	// worded is where a file says in its own words how it was scored.
	worded   event.Position
	took     string // what the sheet at hand was taken for by a reader of other sheets
	overview overview
}

func newReader() *reader {
	rd := &reader{ev: &event.Event{}, dealt: make(map[int]bool)}
	rd.limit = flood.NewLimiter()
	rd.pairs = pairs.NewReader(rd.ev, &rd.problems, rd.limit)
	rd.teams = teams.NewReader(rd.ev, &rd.problems)
	rd.deals = deals.NewReader(rd.ev, &rd.problems)
	return rd
}

func read(files []file, options Options) (*event.Event, event.Problems) {
	rd := newReader()
	slices.SortStableFunc(files, func(a, b file) int { return cmp.Compare(a.order(), b.order()) })
	for _, f := range files {
		checksum := checksumOf(f.data)
		if f.hands {
			rd.readHandsFile(f)
			continue
		}
		book, problems := open(f, options)
		rd.problems = append(rd.problems, problems...)
		if book != nil {
			rd.cutStruck(book)
		}
		switch {
		case book == nil:
		case f.names && rd.teams.ReadBeside(book):
		case f.names:
			rd.pairs.ReadNames(book)
		case f.corrections:
			rd.readCorrectionsFile(book)
		default:
			rd.ev.Checksum = <-checksum
			rd.ev.Title = f.title()
			rd.readBook(book, options)
		}
	}
	if len(rd.ev.Sources) == 0 {
		rd.limit.Tell(&rd.problems)
		options.show(rd)
		return nil, rd.problems
	}
	rd.applySettings()
	rd.warnCorrections()
	rd.settleStated(options)
	if rd.ev.Kind == event.Pairs {
		rd.pairs.Finish(rd.withSettings(options).Winners)
		rd.checkHands()
		rd.checkLeads()
	}
	rd.limit.Tell(&rd.problems)
	options.show(rd)
	return rd.ev, rd.problems
}

// checksumOf works out what tells this file from others while it is read.
func checksumOf(data []byte) <-chan string {
	checksum := make(chan string, 1)
	go func() {
		sum := sha256.Sum256(data)
		checksum <- hex.EncodeToString(sum[:4])
	}()
	return checksum
}

// open makes sheets of a file: those of another scoring program's format, or of
// the spreadsheet that it is.
func open(f file, options Options) (*cells.Book, event.Problems) {
	if len(f.tables) > 0 {
		return openTables(f, options)
	}
	if book, problems, ok := formats.Read(f.name, f.data, options.Encoding); ok {
		return book, problems
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
	options = rd.withSettings(options)
	settled, _ := options.Said.Settle(rd.ev.Settings) // the problems are known
	rd.deals.UseSettings(settled.Settings)
	arranged := arrange.NewBook(book, texts)
	arranged.SetColumns(settled.ColumnFields())
	if len(settled.Headings) > 0 {
		words, clues = headings.NewMemoWith(book, arranged.Replace), layout.NewCluesWith(book, arranged.Replace)
	}
	if err := errors.Join(book.FillDittos(), arranged.TurnTables()); err != nil {
		rd.problems.Add(event.Problem{At: event.Position{File: book.Name}, Text: err.Error()})
		return
	}
	rd.overview = overview{book, arranged, make(map[*cells.Sheet]string)}
	var without []*cells.Sheet // sheets without results
	var beside []*cells.Sheet  // sheets that are read, and hold no results
	for _, sheet := range book.Sheets {
		if repeatsResults(sheet) {
			rd.overview.others[sheet] = "repeats the results of other sheets, not read"
			continue
		}
		isOther, lacks := rd.parseOther(sheet, words, texts, clues.Of(sheet))
		if isOther || lacks != nil {
			incomplete = append(incomplete, lacks...)
			rd.overview.others[sheet] = rd.took
			switch {
			case lacks == nil && rd.took != tookDeals:
				beside = append(beside, sheet)
			case lacks != nil:
				rd.overview.others[sheet] = "not read: " + lacks[0].Text
			}
			continue
		}
		arranged.Add(sheet)
		without = append(without, sheet)
	}
	arranged.Settle()
	ofTeams := rd.teams.Gather(arranged, rd.deals.Has())
	for _, t := range arranged.Tables() {
		rd.pairs.Add(t)
		without = slices.DeleteFunc(without, func(s *cells.Sheet) bool { return s == t.Sheet })
	}
	var lists []arrange.Entrant
	if !ofTeams {
		lists = arranged.Lists()
		rd.pairs.AddEntrants(lists, words)
	}
	for _, sheet := range without {
		if rd.teams.Reads(sheet) || slices.ContainsFunc(lists, func(e arrange.Entrant) bool { return e.Sheet == sheet }) {
			beside = append(beside, sheet)
		} else {
			rd.checkUnread(sheet, words)
		}
	}
	for _, sheet := range beside {
		if sheet.HasHidden() && !rd.teams.HasResults(sheet) && sheet.Name != blankLists {
			rd.noteHidden(sheet)
		}
	}
	reading := lines.Options{Letters: options.Letters, Vulnerability: settled.Vulnerability, Trust: settled.Trust}
	isOther := rd.readOthers(texts, reading)
	if !isOther {
		reading.Corrections = rd.ev.Corrections
		rd.pairs.ReadResults(texts, reading)
	}
	unread := arranged.Account()
	rd.problems = append(rd.problems, unread...)
	if !unread.HasErrors() {
		rd.explain(incomplete, book)
	}
	rd.problems = append(rd.problems, arranged.UnusedColumns(isOther)...)
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
