// Package bridgemate reads what the Bridgemate terminals collected: a database
// (.bws), or its tables as a folder of sheets.
//
// In go the bytes of the database, or sheets by the names of their tables; out
// comes a transcript. These tables are read, and their columns by name:
//
//	ReceivedData   ID Section Table Round Board PairNS PairEW NS/EW Contract Result LeadCard Remarks DateLog Erased, South West
//	Section        ID Letter MissingPair
//	RoundData      Section Table Round NSPair EWPair
//	PlayerNumbers  Section Table Direction Number Name Round
//	PlayerNames    ID Name strID
//	HandRecord     Section Board NorthSpades … WestClubs
//
// Only the first is needed. A problem names the row of its table: of a database
// counted from 1, of a sheet as the sheet counts.
package bridgemate

import (
	"errors"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/formats/complaints"
	"bridgecalc/internal/ingest/formats/transcript"
	"bridgecalc/internal/ingest/jet"
)

// ResultsTable is the table that has the results.
const ResultsTable = received

// The tables that are read.
const (
	received   = "ReceivedData"
	sections   = "Section"
	roundData  = "RoundData"
	numbers    = "PlayerNumbers"
	players    = "PlayerNames"
	handRecord = "HandRecord"
)

var tableNames = []string{received, sections, roundData, numbers, players, handRecord}

// otherTables are those that a database has besides.
var otherTables = []string{"BiddingData", "Clients", "HandEvaluation", "IntermediateData", "PlayData", "Session", "Settings", "Tables"}

// TableNamed finds the table of a database that has this name, in capitals or not.
func TableNamed(name string) (string, bool) {
	for _, table := range slices.Concat(tableNames, otherTables) {
		if strings.EqualFold(table, name) {
			return table, true
		}
	}
	return "", false
}

// Reads reports whether a table is one that is read.
func Reads(table string) bool { return slices.Contains(tableNames, table) }

const (
	hintCopy   = "copy the file anew from the computer of the Bridgemates, with their program closed"
	hintRepair = "copy the file anew with the Bridgemates' program closed; if that does not help, repair the copy in Access"
	hintTables = "export the table too, if names and rounds are wanted"
)

// Is reports whether a file is an Access database.
func Is(data []byte) bool { return jet.Is(data) }

// Read reads a database.
func Read(name string, data []byte) (*cells.Book, event.Problems) {
	said := complaints.List{File: name}
	d, err := jet.Open(data)
	switch {
	case errors.Is(err, jet.ErrEncrypted):
		return said.Refuse("save it without a password", "%v", err)
	case err != nil:
		return said.Refuse(hintCopy, "the database is damaged: %v", err)
	case !d.Has(received):
		return said.Refuse("give the .bws file of the session", "the database has no table %s, so it is not of Bridgemates", received)
	}
	all := make(tables)
	for _, table := range tableNames {
		if !d.Has(table) {
			continue
		}
		t, err := fromDatabase(d, table)
		if err != nil {
			return said.Refuse(hintRepair, "the database is damaged: %v", err)
		}
		if t.uncounted {
			said.Warn(0, "see that there are as many results as there should be",
				"the database states that table %s has no rows, but %d are there, and are read", table, len(t.rows))
		}
		all[table] = t
	}
	return read(name, all, said)
}

// ReadTables reads the tables of a database that were exported one by one. They
// go by their names in the database; others are let be.
func ReadTables(name string, sheets map[string]*cells.Sheet) (*cells.Book, event.Problems) {
	said := complaints.List{File: name}
	all := make(tables)
	for _, table := range tableNames {
		if sheet := sheets[table]; sheet != nil {
			all[table] = fromSheet(sheet)
		}
	}
	if all[received] == nil {
		return said.Refuse("export the table "+received, "there is no table %s, which has the results", received)
	}
	return read(name, all, said)
}

// reader is one file on its way.
type reader struct {
	tables   tables
	out      *transcript.Transcript
	said     complaints.List
	sections map[string]*section // by ID
	rounds   map[seat]pairing
	notices  map[notice]int
}

func read(name string, all tables, said complaints.List) (*cells.Book, event.Problems) {
	r := &reader{tables: all, out: transcript.New(name), said: said, notices: make(map[notice]int)}
	for _, table := range []string{sections, roundData, numbers} {
		if all[table] == nil {
			r.said.Warn(0, hintTables, "there is no table %s; the results are read without it", table)
		}
	}
	r.readSections()
	r.readRounds()
	results := r.readResults()
	r.findTeams(results)
	r.findTwoLists(results)
	r.checkRepeats(results)
	r.writeDate(results)
	r.write(results)
	r.writeNames(results)
	r.writeHands()
	r.sayRest()
	return r.said.Book(r.out)
}

// notice is a kind of warning of which a file may have very many.
type notice string

const maxNotices = 10 // of each kind, in full

// notice warns of a row, or counts it where the same was said often enough.
func (r *reader) notice(kind notice, line int, hint, format string, args ...any) {
	if r.notices[kind]++; r.notices[kind] <= maxNotices {
		r.said.Warn(line, hint, format, args...)
	}
}

func (r *reader) sayRest() {
	for _, kind := range []notice{reentered, unscheduled, missingPlayed, otherTeams, nameless} {
		if more := r.notices[kind] - maxNotices; more > 0 {
			r.said.Warn(0, "look at the rows named before", "%d more rows: %s", more, string(kind))
		}
	}
}
