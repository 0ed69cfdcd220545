// Package pbn reads Portable Bridge Notation, versions 1.0 to 2.1: the bytes of a
// file go in, a transcript comes out.
//
// Results stand there in two ways, and both are read: a table of all results with
// each board (ScoreTable), or a record for every table at which the board was
// played. The rules of the notation are those of the standard, chapters 2 to 5;
// what programs do beside it is said where it is dealt with.
package pbn

import (
	"bytes"
	"regexp"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/formats/complaints"
	"bridgecalc/internal/ingest/formats/transcript"
)

// headSize is how much of a file is looked at to find out what it is.
const headSize = 64 << 10

var (
	firstTag = regexp.MustCompile(`^\s*\[\s*\w+\s+"`)
	// bridgeTag tells bridge from chess, whose notation looks the same.
	bridgeTag = regexp.MustCompile(`(?m)^\s*\[\s*(?:Board|Deal|Dealer|Declarer|Contract|ScoreTable|TotalScoreTable)\s+"`)
	pbnLine   = regexp.MustCompile(`(?m)^%\s*PBN\b`)
)

// Is reports whether a file is in Portable Bridge Notation: it says so, or its
// first line is a tag and there is one of bridge.
func Is(data []byte) bool {
	head := bytes.TrimPrefix(data[:min(len(data), headSize)], []byte(byteOrderMark))
	head = bytes.ReplaceAll(head, []byte("\r"), []byte("\n"))
	for len(head) > 0 {
		line, rest, _ := bytes.Cut(head, []byte("\n"))
		line = bytes.TrimSpace(line)
		switch {
		case len(line) > 0 && line[0] == '%':
			if pbnLine.Match(line) {
				return true
			}
		case len(line) > 0 && line[0] != ';':
			return firstTag.Match(line) && bridgeTag.Match(head)
		}
		head = rest
	}
	return false
}

// resultTag tells a record with a result, or a table of them, from one of a deal.
var resultTag = regexp.MustCompile(`(?m)^\s*\[\s*(?:ScoreTable|TotalScoreTable|Result|Contract|Score)\s+"[^"?]`)

// HoldsOnlyDeals reports whether a file has the cards of boards and no results.
func HoldsOnlyDeals(data []byte) bool {
	return Is(data) && bytes.Contains(data, []byte("[Deal ")) && !resultTag.Match(data)
}

// ReadDeals reads a file of deals that stands beside results.
func ReadDeals(name string, data []byte) (*cells.Book, event.Problems) {
	return read(name, data, true)
}

// Read reads a file. Positions are its lines.
func Read(name string, data []byte) (*cells.Book, event.Problems) { return read(name, data, false) }

func read(name string, data []byte, deals bool) (*cells.Book, event.Problems) {
	text, err := decode(data)
	r := &reader{
		said:  complaints.List{File: name},
		out:   transcript.New(name),
		about: make(map[string]string), undated: make(map[string]bool),
		cards: make(map[string]dealt),
		open:  make(map[string]*record),
		deals: deals,

		scorings: make(map[string]bool),
		// Where nothing else has a score or an auction, a pass without them is
		// a pass.
		scored: strings.Contains(text, `[Score "`) || strings.Contains(text, `[Auction "`),
	}
	if err != nil {
		return r.said.Undecoded(err)
	}
	r.ownSettings(text)
	s := newScanner(r.record, r.damaged)
	s.scan(text)
	r.finish()
	return r.said.Book(r.out)
}

// reader collects what the records of a file say.
type reader struct {
	said   complaints.List
	out    *transcript.Transcript
	scored bool // some record has a score or an auction
	deals  bool // only the deals are wanted

	results  int
	about    map[string]string // settings that are written down
	undated  map[string]bool   // dates that are not understood
	scorings map[string]bool   // that are written down
	swiss    bool              // pairs are ranked by victory points
	events   []tag             // different titles
	cards    map[string]dealt  // by board
	people   people
	ranked   map[standingKey]bool
	teams    []teamRecord
	unplayed []tag              // boards, with the lines of their records
	open     map[string]*record // that lack their tricks, by who plays what
	opened   []string           // their keys, in order
	blank    []*record          // with players, and without a contract
}

func (r *reader) damaged(line int, text string) {
	r.said.Error(line, "mend the line, or export the file again", "%s", text)
}

// record writes down what one record says.
func (r *reader) record(rec *record) {
	r.describe(rec)
	r.hand(rec)
	r.ranking(rec)
	switch {
	case rec.has("ScoreTable"):
		r.scoreTable(rec)
	case rec.value("Contract") != "" || rec.value("Score") != "" || rec.value("Result") != "":
		r.oneResult(rec)
	case rec.has("Contract") && rec.value("Board") != "" && rec.hasPlayers() && rec.value("HomeTeam")+rec.value("VisitTeam") == "":
		r.blank = append(r.blank, rec)
	}
}

// oneResult writes down the result of a record. One that lacks its tricks waits for a
// later record of the same table, which some programs write when the play is over.
func (r *reader) oneResult(rec *record) {
	key := ""
	for _, name := range []string{"Section", "Table", "Room", "Round", "Board", "PairNS", "PairEW", "North", "East", "South", "West", "HomeTeam", "VisitTeam"} {
		key += rec.value(name) + "\x00"
	}
	open, isOpen := r.open[key]
	lacks := rec.value("Contract") != "" && !strings.EqualFold(rec.value("Contract"), "pass") && rec.value("Result")+rec.value("Score") == ""
	switch {
	case lacks && !isOpen:
		r.open[key] = rec
		r.opened = append(r.opened, key)
		return
	case isOpen && !lacks:
		delete(r.open, key)
		r.said.Warn(open.line, "see that the later one is right",
			"board %s has no result here, but one of the same players in line %d, which counts", rec.value("Board"), rec.line)
	}
	r.single(rec)
}

// finishOpen writes down the records that lack their tricks.
func (r *reader) finishOpen() {
	for _, key := range r.opened {
		if rec := r.open[key]; rec != nil {
			delete(r.open, key)
			r.single(rec)
		}
	}
}

// hasPlayers reports whether a record says who played NS and EW.
func (rec *record) hasPlayers() bool {
	return rec.value("PairNS")+rec.value("North")+rec.value("South") != "" && rec.value("PairEW")+rec.value("East")+rec.value("West") != ""
}

// finishBlank writes down the records that name players and have no contract: among
// results, these are tables that did not play.
func (r *reader) finishBlank() {
	if r.results == 0 {
		return // deals, with players' names perhaps
	}
	for _, rec := range r.blank {
		result := transcript.Result{
			Board: rec.value("Board"), Section: rec.value("Section"), Table: rec.value("Table"), Round: rec.value("Round"), Remarks: "not played",
		}
		if r.seat(rec, &result) {
			r.result(rec.line, result)
			r.said.Warn(rec.line, "write the contract and the result where the board was played",
				"board %s has players here, but no contract, and counts as not played", result.Board)
		}
	}
}

// boardOf is the board of a record with results.
func (r *reader) boardOf(rec *record) (string, bool) {
	board := rec.value("Board")
	if board == "" {
		r.said.Error(rec.line, "write the number of the board into the record", "there are results here, but no [Board]")
	}
	return board, board != ""
}

// takeMarks gives a result the marks of its board; deals of rubber bridge have their own.
func takeMarks(result *transcript.Result, rec *record) {
	if scoring := scoringOf(rec); scoring != "rubber" && scoring != "chicago" {
		result.Mark(rec.value("Dealer"), rec.value("Vulnerable"))
	}
}

// finish writes down what only the whole file tells.
func (r *reader) finish() {
	r.finishOpen()
	r.finishTeams()
	r.finishBlank()
	r.finishNames()
	r.tellUnplayed()
	r.tellEvents()
	switch {
	case r.results > 0 || r.said.HasErrors() || r.deals && len(r.cards) > 0:
	case len(r.cards) > 0:
		r.said.Error(0, "give the file of the results; this one can only stand beside it", "there are deals here, but no results")
	default:
		r.said.Error(0, "export it with the results, not only the names", "there are no results in this file")
	}
}
