// Package dbf reads the dBASE tables that scoring programs of German clubs keep
// their sessions in.
//
// In go the bytes of a table, out comes a transcript; a problem names the record,
// counted from 1. The columns go by their names, in any order:
//
//	results   BOARD PAIRNS PAIREW NS_EW CONTRACT RESULT LEADCARD RESVAL_NS MPS_NS MPS_EW
//	matches   BOARD HOME_NS VISIT_EW VISIT_NS HOME_EW, and CONTRACT_H CONTRACT_V and so on
//	names     P_NUMMER NAME1 NAME2
//
// Contracts have German letters ("4 P", "3 K X", "1 SA"), NS_EW is the declarer's
// seat, and RESULT is relative ("=", "+1"). The names stand in a table of their
// own, which is a list of names like any other.
package dbf

import (
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/formats/complaints"
	"bridgecalc/internal/ingest/formats/transcript"
)

const hintCopy = "copy the file anew from the scoring program, which must be closed"

// Is reports whether a file is a dBASE table.
func Is(data []byte) bool { return looksLike(data) }

// Read reads a table.
func Read(name string, data []byte) (*cells.Book, event.Problems) {
	said := complaints.List{File: name}
	t, err := open(data)
	if err != nil {
		return said.Refuse(hintCopy, "the dBASE table is damaged: %v", err)
	}
	out := transcript.New(name)
	var row func(*transcript.Transcript, *complaints.List, int, record)
	var columns []string
	switch {
	case t.has("BOARD", "PAIRNS", "PAIREW"):
		row, columns = pairsResult, resultColumns
	case t.has("BOARD", "HOME_NS", "VISIT_EW", "VISIT_NS", "HOME_EW"):
		row, columns = teamsResults, teamColumns
	case t.has("P_NUMMER", "NAME1", "NAME2"):
		row, columns = pairName, nameColumns
	default:
		return said.Refuse("the table of the results has the columns BOARD, PAIRNS, PAIREW, CONTRACT and RESULT",
			"the dBASE table has neither results nor names")
	}
	for _, column := range columns {
		if f, ok := t.named(column); ok && !strings.ContainsRune("CNFIL", rune(f.kind)) {
			return said.Refuse("export the table as CSV", "the column %s is of the kind %q, which is not read", f.name, f.kind)
		}
	}
	for n, r := range t.rows() {
		row(out, &said, n, r)
	}
	return said.Book(out)
}

// has reports whether the table has all of these columns.
func (t *table) has(names ...string) bool {
	for _, name := range names {
		if _, ok := t.named(name); !ok {
			return false
		}
	}
	return true
}
