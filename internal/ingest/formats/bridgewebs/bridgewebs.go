// Package bridgewebs reads the CSV files, of the kind "std1", that scoring
// programs write for BridgeWebs, where clubs publish their results.
//
// In go the bytes of a file, out comes a transcript. The first line decides what
// parts the fields. A ranking, or one for NS and one for EW, has a value for each
// board behind the pair, X where it did not play it; below stand the travellers:
//
//	#Version;std1
//	#Title;Tuesday pairs
//	#Date;10/03/2026
//	#Scores
//	Position;Pair;Name1;Name2;Score;Tops;Percent;Boards
//	1;2;Ann;Bob;6;8;75;2;1;X;3
//	#Travellers
//	NS;EW;NSScore;EWScore;NSPts;EWPts;Contract;Tricks;Declarer;Lead
//	#Board;1
//	1;2;420;;0;2;4S;10;N;HK
package bridgewebs

import (
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/charset"
	"bridgecalc/internal/ingest/csvfile"
	"bridgecalc/internal/ingest/formats/complaints"
	"bridgecalc/internal/ingest/formats/transcript"
)

const (
	mark       = "#Version"
	separators = ";,\t|"
	hintExport = "export the session anew for BridgeWebs"
)

// Is reports whether a file is one for BridgeWebs.
func Is(data []byte) bool {
	first := csvfile.First(charset.Head(data))
	rest, ok := strings.CutPrefix(first, mark)
	if !ok || rest == "" || !strings.Contains(separators, rest[:1]) {
		return false
	}
	version, _, _ := strings.Cut(rest[1:], rest[:1])
	return strings.HasPrefix(strings.Trim(version, `" `), "std")
}

// Read reads a file for BridgeWebs.
func Read(name string, data []byte) (*cells.Book, event.Problems) {
	r := &reader{out: transcript.New(name), said: complaints.List{File: name}}
	text, err := charset.Decode(data, "")
	if err != nil {
		return r.said.Undecoded(err)
	}
	r.cut.Separator = ';'
	if first := strings.TrimPrefix(csvfile.First(text), mark); first != "" {
		r.cut.Separator = first[0]
	}
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

// part is a part of the file.
type part uint8

const (
	facts part = iota
	scores
	travellers
)

type reader struct {
	out  *transcript.Transcript
	said complaints.List
	cut  csvfile.Splitter

	part   part
	head   csvfile.Columns // of the part; nil until its heading has come
	width  int             // fields of the heading
	board  string          // whose results follow
	played bool            // there are results

	rankings [][]ranked
	points   map[seat]points // of the boards that rankings may have values for
}

// line reads a line. One that begins with # begins a part, or a board.
func (r *reader) line(line int, fields []string) {
	word, isMark := strings.CutPrefix(fields[0], "#")
	switch word = strings.ToLower(word); {
	case !isMark && r.part == facts:
		r.said.Error(line, hintExport, "the line belongs to no part of the file")
	case !isMark && r.head == nil:
		r.heading(line, fields)
	case !isMark && r.part == scores:
		r.score(line, fields)
	case !isMark:
		r.traveller(line, fields)
	case word == "scores":
		r.begin(scores)
		r.rankings = append(r.rankings, nil)
	case word == "travellers":
		r.begin(travellers)
	case word == "board" && r.part == travellers:
		r.startBoard(line, fields[1:])
	default:
		r.fact(line, word, fields[1:])
	}
}

func (r *reader) begin(p part) { r.part, r.head, r.board = p, nil, "" }

// needed are the columns that a part cannot be read without.
var needed = map[part][]string{
	scores:     {"pair"},
	travellers: {"ns", "ew", "nsscore", "ewscore"},
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

// fact reads what the file says of the event; most of it is for the web page.
func (r *reader) fact(line int, word string, values []string) {
	if len(values) == 0 {
		return
	}
	switch word {
	case "title":
		r.out.Setting(line, "title", strings.Join(values, string(r.cut.Separator)+" "))
	case "date":
		r.out.Setting(line, "date", r.said.Date(line, values[0], "2/1/2006"))
	}
}

func (r *reader) startBoard(line int, fields []string) {
	if len(fields) == 0 {
		r.said.Error(line, "write its number: #Board"+string(r.cut.Separator)+"7", "the board has no number")
		return
	}
	r.board = fields[0]
}

func (r *reader) finish() {
	if !r.played {
		r.said.Error(0, "export the session with its travellers", "the file has no travellers, so there is nothing to score")
	}
	r.writeRankings()
}
