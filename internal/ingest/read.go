package ingest

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// reader gathers the results of an event from its sheets.
type reader struct {
	problems  event.Problems
	ev        *event.Event
	boards    map[int]*event.Board
	pairs     *pairs
	tables    []*table
	beside    map[besideKey][]string // names in columns of the results
	renamed   map[besideKey]bool     // pairs that have others elsewhere
	list      []named
	turned    map[int][]turned // by board
	others    others           // what is no event of pairs
	blank     []blankRow
	boardless []event.Position // rows that do not say of which board they are

	sectioned   bool             // some result has a section
	sectionless []event.Position // where a column for it is blank
}

type besideKey struct {
	pair int32
	side bridge.Side
}

func read(files []file, options Options) (*event.Event, event.Problems) {
	rd := &reader{
		ev: &event.Event{}, boards: make(map[int]*event.Board), pairs: newPairs(), beside: make(map[besideKey][]string), renamed: make(map[besideKey]bool), turned: make(map[int][]turned),
	}
	for _, f := range files {
		book, problems := cells.OpenWith(f.name, f.data, options.Encoding)
		rd.problems = append(rd.problems, problems...)
		switch {
		case book == nil:
		case f.names:
			rd.readNames(book)
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
		rd.finish(options.Winners)
	}
	return rd.ev, rd.problems
}

// readBook reads every sheet that has results or names; other sheets hold
// prose, pictures or nothing. How results are written is decided once for the
// whole book.
func (rd *reader) readBook(book *cells.Book, options Options) {
	texts := newTexts(book)
	words := newWordMemo(book)
	var incomplete event.Problems
	clues := newClueMemo(book)
	rd.readSettings(book, words)
	for _, sheet := range book.Sheets {
		isOther, lacks := rd.readOther(sheet, words, texts, clues.of(sheet))
		if isOther || lacks != nil {
			incomplete = append(incomplete, lacks...)
			continue
		}
		t, lacks := rd.readSheet(sheet, words, texts)
		incomplete = append(incomplete, lacks...)
		if t != nil {
			rd.addTable(t)
		}
	}
	rd.explain(incomplete, book)
	if rd.finishOthers(texts, options) || len(rd.tables) == 0 {
		return
	}
	letters := chooseLetters(rd.tables, texts, options.Letters, &rd.problems)
	texts.spell(letters)
	survey := surveyOf(rd.tables)
	way := survey.interpret(&rd.problems)
	for number, rows := range survey.boards {
		rd.boards[number] = &event.Board{Number: number, Results: make([]event.Result, 0, rows)}
	}
	rd.ev.Ways = survey.ways(letters, way)
	for _, t := range rd.tables {
		for e := range t.entries {
			rd.readEntry(t, e, way)
		}
	}
}

// readSheet finds out which layout a sheet has. The problems say why a sheet
// that looks like results cannot be read.
func (rd *reader) readSheet(sheet *cells.Sheet, words *wordMemo, texts *texts) (*table, event.Problems) {
	head, ok := findHeader(sheet, words)
	names := ok && head.headsNames()
	if ok && !names && len(head.missing(sheet)) == 0 && !isTableCard(sheet, &head, words, texts) {
		rd.problems = append(rd.problems, head.misspelt(sheet)...)
		rd.problems = append(rd.problems, otherHeaders(sheet, &head, words, texts)...)
		return flat(sheet, head, texts), nil
	}
	t, lacks := arranged(sheet, words, texts)
	switch {
	case names && t == nil:
		rd.list = append(rd.list, readNames(sheet, &head, &rd.problems)...)
	case names:
		rd.problems = append(rd.problems, unreadNames(t, &head)...)
	case !ok && t == nil && lacks == nil:
		return headerless(sheet, texts), nil
	case ok && t == nil && lacks == nil:
		lacks = append(head.missing(sheet), head.misspelt(sheet)...)
	}
	return t, lacks
}

// otherHeaders finds headers below the first that put the columns otherwise. A
// row with a number where the first header has the board is no header, which
// spares the results, nearly all rows, a closer look.
func otherHeaders(sheet *cells.Sheet, head *header, words *wordMemo, texts *texts) event.Problems {
	var problems event.Problems
	board := head.col("board")
	for i := head.at + 1; i < sheet.Len(); i++ {
		row := sheet.Row(i)
		if _, err := texts.ordinals.of(row.ID(board)); err == nil {
			continue
		}
		if other, ok := bestHeader(row, words); ok && other.headsResults() && !maps.Equal(other.cols, head.cols) {
			problems.Add(event.Problem{
				At:   sheet.Position(row.Num, 0),
				Text: fmt.Sprintf("a second heading, which has other columns than that in row %d", head.row.Num),
				Hint: "put the results below it on a sheet of their own, or in the same columns as those above",
			})
		}
	}
	return problems
}

func (rd *reader) addTable(t *table) {
	t.source = uint16(len(rd.ev.Sources))
	t.problems = &rd.problems
	rd.tables = append(rd.tables, t)
	rd.ev.Sources = append(rd.ev.Sources, event.Source{
		File: t.sheet.Book().Name, Sheet: t.sheet.Name,
		Layout: t.layout, Language: t.language, Read: t.headings, Unread: t.unread,
	})
}

// explain says why sheets are not read. Beside one that is read, this is worth a
// warning only.
func (rd *reader) explain(incomplete event.Problems, book *cells.Book) {
	if len(rd.ev.Sources) == 0 && len(incomplete) == 0 && len(rd.list) > 0 {
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

func (rd *reader) readNames(book *cells.Book) {
	known, said := len(rd.list), len(rd.problems)
	words := newWordMemo(book)
	for _, sheet := range book.Sheets {
		head, ok := findHeader(sheet, words)
		switch {
		case ok && head.headsNames():
			rd.list = append(rd.list, readNames(sheet, &head, &rd.problems)...)
		case !ok && sheet.Len() > 0:
			rd.list = append(rd.list, plainNames(sheet, &rd.problems)...)
		}
	}
	if len(rd.list) == known && len(rd.problems) == said {
		rd.problems.Add(event.Problem{
			At:   event.Position{File: book.Name},
			Text: "no names were found",
			Hint: "write above the columns what they hold: Pair, Name 1, Name 2",
		})
	}
}

// readEntry makes a result of an entry, if there is no error in it.
func (rd *reader) readEntry(t *table, e *entry, way interpretation) {
	if damage := t.damage(e.line); len(damage) > 0 {
		rd.problems = append(rd.problems, damage...)
		return
	}
	if !e.sound {
		if e.line.places[fBoard].id == 0 {
			rd.boardless = append(rd.boardless, t.problem(e.line, fBoard, "", "").At)
		}
		t.complain(e.line)
		return
	}
	if e.ns.Nobody || e.ew.Nobody {
		if problem := t.nobodyScores(e); problem != nil {
			rd.problems.Add(*problem)
		} else if !e.ns.Nobody || !e.ew.Nobody {
			rd.ev.SitOuts++
		}
		return
	}
	if problem := t.wrongSide(e); problem != nil {
		rd.problems.Add(*problem)
		return
	}
	r, problem := t.result(e, way)
	if e.turned {
		rd.turned[e.board] = append(rd.turned[e.board], turned{problem, t.ordinal(e.line, fTable, "table")})
		return
	}
	if problem != nil {
		rd.problems.Add(*problem)
		return
	}
	if e.blank {
		rd.blank = append(rd.blank, blankRow{t.sheet.Position(e.line.row, 0), e.board})
	}
	section := strings.ToUpper(t.text(e.line, fSection))
	if t.has(fSection) && section == "" {
		rd.sectionless = append(rd.sectionless, t.problem(e.line, fSection, "", "").At)
	}
	rd.sectioned = rd.sectioned || section != ""
	ns, ew := e.ns, e.ew
	if e.remark.WrongDirection {
		ns, ew = ew, ns
	}
	r.NS = rd.pairs.at(section, ns)
	r.EW = rd.pairs.at(section, ew)
	r.Table = t.ordinal(e.line, fTable, "table")
	r.Round = t.ordinal(e.line, fRound, "round")
	t.checkLead(e.line)
	rd.nameBeside(t, e.line, &r)
	board := rd.boards[e.board]
	board.Results = append(board.Results, r)
	rd.ev.Sources[r.Source].Results++
}

// nobodyScores finds a result in a row where one pair is nobody: a number was
// forgotten or mistyped.
func (t *table) nobodyScores(e *entry) *event.Problem {
	pair, f, what := e.ns, fNS, "NS"
	if !pair.Nobody {
		pair, f, what = e.ew, fEW, "EW"
	}
	_, _, awarded := t.awards(e)
	scored := e.cell.Kind == notation.Bid || e.score.points != 0 ||
		pair.Blank && (e.cell.Kind == notation.Pass || awarded || e.score.given)
	if !scored {
		return nil
	}
	if pair.Blank {
		return t.problem(e.line, f, "the number of the "+what+" pair is missing", hintPair)
	}
	return t.problem(e.line, f, fmt.Sprintf("%s pair %q sits out, but the row has a result", what, t.text(e.line, f)),
		"write the pair's number, or leave out the result")
}

// wrongSide finds a pair number that says the other direction than its column.
func (t *table) wrongSide(e *entry) *event.Problem {
	switch {
	case e.ns.Side == bridge.EW:
		return t.problem(e.line, fNS, fmt.Sprintf("pair %q stands in the column of NS", t.text(e.line, fNS)), hintPair)
	case e.ew.Side == bridge.NS:
		return t.problem(e.line, fEW, fmt.Sprintf("pair %q stands in the column of EW", t.text(e.line, fEW)), hintPair)
	}
	return nil
}

// ordinal reads a table or round; a result stands without it.
func (t *table) ordinal(l *line, f field, what string) int32 {
	if l.places[f].id == 0 {
		return 0
	}
	n, err := t.texts.ordinals.of(l.places[f].id)
	if err != nil {
		warning := t.notUnderstood(l, f, what, err, "write its number")
		warning.Severity = event.Warning
		t.problems.Add(*warning)
		return 0
	}
	return int32(n)
}

func (t *table) checkLead(l *line) {
	if _, err := t.texts.leads.of(l.places[fLead].id); err != nil {
		warning := t.problem(l, fLead, fmt.Sprintf("lead %q is not understood and left out", t.text(l, fLead)),
			"write SQ for the queen of spades")
		warning.Severity = event.Warning
		t.problems.Add(*warning)
	}
}

// nameBeside keeps the names that stand in columns of the results.
func (rd *reader) nameBeside(t *table, l *line, r *event.Result) {
	if t.has(fNSName) || t.has(fEWName) {
		rd.keepNames(t, l, besideKey{r.NS, bridge.NS}, fNSName)
		rd.keepNames(t, l, besideKey{r.EW, bridge.EW}, fEWName)
	}
	if t.has(fNorth) && t.has(fSouth) {
		rd.keepNames(t, l, besideKey{r.NS, bridge.NS}, fNorth, fSouth)
	}
	if t.has(fEast) && t.has(fWest) {
		rd.keepNames(t, l, besideKey{r.EW, bridge.EW}, fEast, fWest)
	}
}

// keepNames keeps the first names of a pair, and warns once of others: a
// substitute, or a number mistyped.
func (rd *reader) keepNames(t *table, l *line, key besideKey, fields ...field) {
	var names []string
	for _, f := range fields {
		if name := t.text(l, f); name != "" {
			names = append(names, name)
		}
	}
	kept := rd.beside[key]
	switch {
	case len(names) == 0:
	case kept == nil:
		rd.beside[key] = names
	case !slices.Equal(kept, names) && !rd.renamed[key]:
		rd.renamed[key] = true
		warning := t.problem(l, fields[0], fmt.Sprintf("pair %s is %s here, but %s before; the lists print those",
			rd.pairs.keys[key.pair].number, strings.Join(names, " and "), strings.Join(kept, " and ")),
			"correct the number or the names")
		warning.Severity = event.Warning
		rd.problems.Add(*warning)
	}
}
