// Package bbo reads the CSV files of BBO Extractor, a browser add-on that gathers
// the results of a tournament on Bridge Base Online.
//
// In go the bytes of a file, out comes a transcript. The file has parts, each
// below a line that begins with #: facts about the event, one or two rankings,
// the travellers, and who sat in for whom:
//
//	#ProgramName,BBO Extractor
//	#Title,Tuesday pairs
//	#ScoringType,MATCH_POINTS
//	#Ranking,All Players,0,Both
//	#Rank,Name,Score,pair,ID1,ID2,BBO Pts,Section
//	1,Ann+Bob,60.00,1,,,,0
//	#TravellerLines
//	#Board,North,South,East,West,Result,Contract,Declarer,Tricks,Lead,Score,Percent,nsMpts,ewMpts,calcPercent,nsPair,ewPair,section,playdata
//	1,Ann,Bob,Cid,Dee,4SN=,4S,N,10,TC,420,60.00%,6,4,60.00,1,2,,"qx||ah|Board%201|"
//	#Substitutions
//	#Pair,Name1,Name2,Played
//
// Matchpoints, cross-IMPs and a match of two teams are read.
package bbo

import (
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/charset"
	"bridgecalc/internal/ingest/csvfile"
	"bridgecalc/internal/ingest/formats/complaints"
	"bridgecalc/internal/ingest/formats/transcript"
	"bridgecalc/internal/ingest/notation"
)

const hintExport = "export the tournament anew with BBO Extractor"

// Is reports whether a file was written by BBO Extractor.
func Is(data []byte) bool {
	head := charset.Head(data)
	return strings.HasPrefix(head, "#ProgramName") && strings.Contains(csvfile.First(head), "BBO Extractor")
}

// Read reads a file of BBO Extractor.
func Read(name string, data []byte) (*cells.Book, event.Problems) {
	r := &reader{out: transcript.New(name), said: complaints.List{File: name}}
	text, err := charset.Decode(data, "")
	if err != nil {
		return r.said.Undecoded(err)
	}
	r.cut.Separator = separator(csvfile.First(text))
	for line, text := range csvfile.Numbered(text) {
		fields, err := r.cut.Split(text)
		switch {
		case err != nil:
			r.said.Error(line, "correct the line, or "+hintExport, "the line is not understood: %v", err)
		case len(fields) > 0:
			r.line(line, fields)
		}
	}
	r.finish()
	return r.said.Book(r.out)
}

// separator is what parts the first line: a spreadsheet program that has saved
// the file anew may have put another one than the comma.
func separator(first string) byte {
	if rest := strings.TrimPrefix(first, "#ProgramName"); rest != "" && strings.ContainsRune(";\t|", rune(rest[0])) {
		return rest[0]
	}
	return ','
}

// part is a part of the file.
type part uint8

const (
	facts part = iota
	ranking
	travellers
	substitutions
)

type reader struct {
	out  *transcript.Transcript
	said complaints.List
	cut  csvfile.Splitter

	part  part
	head  csvfile.Columns // of the part; nil until its heading has come
	width int             // fields of the heading

	scoring   string // as the file says it
	direction string // of the ranking at hand
	ranked    []ranked
	seated    []ranked        // those of the travellers, as they first sat down
	joined    map[string]bool // their numbers
	teams     []team
	isTeams   bool
	pairs     *numbering // made with the first traveller
	played    bool       // there are travellers
	sections  bool       // the travellers say their section

	substituted substitution
}

// line reads a line. One that begins with # begins a part or heads its columns.
func (r *reader) line(line int, fields []string) {
	word, isMark := strings.CutPrefix(fields[0], "#")
	switch {
	case !isMark:
		r.row(line, fields)
	case word == "Ranking" && r.played:
		r.said.Error(line, hintExport, "the ranking stands below the travellers")
	case word == "Ranking":
		r.begin(ranking)
		r.startRanking(fields[1:])
	case word == "TravellerLines":
		r.begin(travellers)
	case word == "Substitutions":
		r.begin(substitutions)
	case r.part == facts:
		r.fact(line, word, fields[1:])
	case r.head == nil:
		r.heading(line, fields)
	default:
		r.said.Error(line, hintExport, "%q is not expected here", fields[0])
	}
}

func (r *reader) begin(p part) { r.part, r.head = p, nil }

// needed are the columns that a part cannot be read without.
var needed = map[part][]string{
	ranking:       {"rank"},
	travellers:    {"board", "north", "south", "east", "west", "result", "score"},
	substitutions: {"pair", "name1", "name2"},
}

func (r *reader) heading(line int, fields []string) {
	head, err := csvfile.Heading(fields)
	if err != nil {
		r.said.Error(line, hintExport, "%v", err)
		return
	}
	if word := head.Missing(needed[r.part]...); word != "" {
		r.said.Error(line, hintExport, "the column %q is missing", word)
		return
	}
	r.head, r.width = head, len(fields)
}

// row reads a line below a heading. The add-on may write one field more than the
// heading has; more of them, or the play in the place of another field, mean that
// a name holds the separator.
func (r *reader) row(line int, fields []string) {
	play, hasPlay := r.head["playdata"]
	switch {
	case r.part == facts:
		r.said.Error(line, hintExport, "the line belongs to no part of the file")
	case r.head == nil:
		r.said.Error(line, hintExport, "the line has no heading above it that is understood")
	case len(fields) > r.width+1, hasPlay && len(fields) > play+1 && strings.Contains(fields[play+1], "|"):
		r.said.Error(line, "put a name that has a "+string(r.cut.Separator)+" in it into quotation marks",
			"the line has %d fields, but its heading %d", len(fields), r.width)
	case r.part == ranking:
		r.rankingRow(line, fields)
	case r.part == travellers:
		r.traveller(line, fields)
	case r.part == substitutions:
		r.substitution(line, fields)
	}
}

// fact reads what the file says of the event.
func (r *reader) fact(line int, word string, values []string) {
	if len(values) == 0 {
		return
	}
	value := strings.Join(values, string(r.cut.Separator)+" ") // titles may have commas
	switch word {
	case "Title":
		r.out.Setting(line, "title", value)
	case "Host":
		r.out.Setting(line, "organiser", value)
	case "Date":
		r.out.Setting(line, "date", r.said.Date(line, values[0], "2006-01-02"))
	case "EventType":
		if values[0] == "SWISS_TEAMS" {
			r.said.Error(line, "enter the results of the matches as a list of matches", "the file is of a Swiss for teams, which does not say who the teams are")
		}
	case "ScoringType":
		r.scoringType(line, values[0])
	}
}

func (r *reader) scoringType(line int, value string) {
	r.scoring = value
	switch value {
	case "MATCH_POINTS":
		r.out.Scoring(line, "mp", value)
	case "CROSS_IMPS":
		r.out.Scoring(line, "ximp", value)
	case "IMPS": // only of matches of teams
		r.out.Scoring(line, "teams", value)
	default:
		r.said.Error(line, "BBO Extractor writes MATCH_POINTS, CROSS_IMPS or IMPS", "the scoring %q is not known", value)
	}
}

// finish writes down what only the whole file tells.
func (r *reader) finish() {
	r.endSubstitution()
	if !r.played {
		r.said.Error(0, hintExport, "the file has no travellers")
	}
	if r.scoring == "IMPS" && !r.isTeams {
		r.said.Error(0, hintExport, "the scoring is IMPS, but there is no ranking of teams")
	}
	r.joinUnranked()
	r.writeRanking()
}

// isAdjusted reports whether a text is an artificial score, "A==" or "A6040".
func isAdjusted(text string) bool {
	_, _, ok, err := notation.ReadArtificial(text)
	return ok && err == nil
}
