// Package ecats reads the files that scoring programs send to ECatsBridge for
// simultaneous pairs: R.txt, the results, and P.txt, the names.
//
// In go the bytes of one of them, out comes a transcript. The fields of a line are
// parted by tabs, and a tab stands before the first; texts are in quotation marks.
// R.txt has
//
//	0 or a number of the record, "", section, board, NS, EW, NS score, EW score, 0, contract, tricks,
//	declarer, NS matchpoints, EW matchpoints, adjustment ("A6040"), session, 0, round
//
// and P.txt has
//
//	0, 0, pair, both names, name, name, "NS" or "EW"
//
// Of both ECats itself reads the numbers; the texts may be blank. Names come from
// P.txt alone, so it is a list of names like any other.
package ecats

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

const hintExport = "export the session anew for ECats"

// kind is which of the files it is.
type kind uint8

const (
	none kind = iota
	results
	names
	club // C.txt: who sends the results
)

// Fields of the lines, which begin with a tab.
const (
	resultFields = 18
	nameFields   = 7
	clubFields   = 18
)

// Is reports whether a file is one for ECats.
func Is(data []byte) bool {
	cut := csvfile.Splitter{Separator: '\t'}
	return kindOf(&cut, csvfile.First(charset.Head(data))) != none
}

// kindOf tells the files apart by their first line. No field is left out in it,
// even where it is blank, so the tabs count.
func kindOf(cut *csvfile.Splitter, first string) kind {
	tabs := strings.Count(first, "\t")
	fields, err := cut.Split(first)
	if err != nil || !strings.HasPrefix(first, "\t") || len(fields) < nameFields {
		return none
	}
	switch {
	case tabs == clubFields && isTruth(fields[2]):
		return club
	case tabs == resultFields && (fields[1] == "0" || areNumbers(fields[1]) && fields[2] == "") && areNumbers(fields[4]) && len(fields) > 8 &&
		areNumbers(strings.TrimPrefix(fields[7], "-"), strings.TrimPrefix(fields[8], "-")):
		return results
	case tabs == nameFields && fields[1] == "0" && fields[2] == "0" && areNumbers(fields[3]):
		return names
	}
	return none
}

func isTruth(text string) bool {
	return strings.EqualFold(text, "true") || strings.EqualFold(text, "false")
}

func areNumbers(texts ...string) bool {
	for _, text := range texts {
		if text == "" || strings.Trim(text, "0123456789") != "" {
			return false
		}
	}
	return true
}

// Read reads a file for ECats.
func Read(name string, data []byte) (*cells.Book, event.Problems) {
	r := &reader{out: transcript.New(name), said: complaints.List{File: name}, cut: csvfile.Splitter{Separator: '\t'}}
	text, err := charset.Decode(data, "")
	if err != nil {
		return r.said.Undecoded(err)
	}
	var fieldsOf int
	var row func(line int, fields []string)
	switch kindOf(&r.cut, csvfile.First(text)) {
	case results:
		fieldsOf, row = resultFields, r.result
	case names:
		fieldsOf, row = nameFields, r.name
	case club:
		return r.said.Refuse("the results are in R.txt, the names in P.txt", "this is the file about the club for ECats, which has no results")
	default:
		return r.said.Refuse(hintExport, "this is no file for ECats")
	}
	for line, text := range csvfile.Numbered(text) {
		r.line(line, text, fieldsOf, row)
	}
	r.writeNames()
	return r.said.Book(r.out)
}

type reader struct {
	out  *transcript.Transcript
	said complaints.List
	cut  csvfile.Splitter

	names        []pair
	hasNS, hasEW bool
	fields       [resultFields + 1]string // of the line at hand, blank ones too
}

// pair is a line of P.txt.
type pair struct {
	line int
	transcript.Name
}

func (r *reader) line(line int, text string, fieldsOf int, row func(line int, fields []string)) {
	fields, err := r.cut.Split(text)
	switch {
	case err != nil:
		r.said.Error(line, "correct the line, or "+hintExport, "the line is not understood: %v", err)
	case len(fields) == 0:
	case fields[0] != "":
		r.said.Error(line, hintExport, "the line does not begin with a tab")
	case len(fields) > fieldsOf+1:
		r.said.Error(line, hintExport, "the line has %d fields, but %d belong there", len(fields)-1, fieldsOf)
	default:
		r.fields = [resultFields + 1]string{}
		copy(r.fields[:], fields)
		row(line, r.fields[:])
	}
}

// result reads a line of R.txt. The adjustment stands in the place of the scores,
// which are then 0.
func (r *reader) result(line int, fields []string) {
	result := transcript.Result{
		Section: said(fields[3]), Board: fields[4], NS: fields[5], EW: fields[6], Round: round(fields[18]),
		NSPoints: fields[13], EWPoints: fields[14],
	}
	if adjustment := said(fields[15]); adjustment != "" {
		result.Remarks = adjustment
		if _, _, ok, err := notation.ReadArtificial(adjustment); !ok || err != nil {
			r.said.Error(line, "it is written as A6040, NS first", "the adjustment %q is not understood", adjustment)
		}
	} else {
		result.NSScore, result.EWScore = fields[7], fields[8]
		if result.Contract = said(fields[10]); result.Contract != "" {
			result.Tricks, result.Declarer = said(fields[11]), said(fields[12])
		}
	}
	r.out.Result(line, result)
}

// said is a text, or nothing where a program writes what it calls nothing.
func said(text string) string {
	if text == "null" || text == "-1" {
		return ""
	}
	return text
}

// round is 0 where a program does not say it.
func round(text string) string {
	if text == "0" {
		return ""
	}
	return text
}

// name reads a line of P.txt.
func (r *reader) name(line int, fields []string) {
	p := pair{line, transcript.Name{Number: fields[3], Direction: fields[7], Names: [2]string{fields[5], fields[6]}}}
	if p.Names[0] == "" {
		p.Names = [2]string{fields[4]}
	}
	r.hasNS = r.hasNS || p.Direction == "NS"
	r.hasEW = r.hasEW || p.Direction == "EW"
	r.names = append(r.names, p)
}

// writeNames writes the names. Programs write "NS" for every pair where there is
// one list of winners, so the directions count only where both stand there.
func (r *reader) writeNames() {
	for _, p := range r.names {
		if !r.hasNS || !r.hasEW {
			p.Direction = ""
		}
		r.out.Name(p.line, p.Name)
	}
}
