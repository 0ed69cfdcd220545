package ingest

import (
	"fmt"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/formats/transcript"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/notation"
)

// parseStated reads a sheet that says what the results came to, or what the cards
// were; false when it is none such.
func (rd *reader) parseStated(sheet *cells.Sheet, words *headings.Memo) bool {
	return rd.parseRanking(sheet, words) || rd.parseHands(sheet, words)
}

// parseRanking reads a ranking: a line for each pair with its place. One that has
// names too is a list of names as well, and one with columns that are not known may
// be a grid of results; these are not done with.
func (rd *reader) parseRanking(sheet *cells.Sheet, words *headings.Memo) bool {
	head, ok := layout.FindRow(sheet, words, headsRanking)
	if !ok {
		return false
	}
	standings, strange, others := rd.ev.Stated.Standings, 0, 0
	score := head.Col("total")
	for _, field := range []string{"matchpoints", "imps", "vp", "points", "score"} {
		if score < 0 {
			score = head.Col(field)
		}
	}
	for i := head.At + 1; i < sheet.Len(); i++ {
		row := sheet.Row(i)
		number := row.Text(head.Col("pair"))
		s := event.StatedStanding{
			Section: strings.ToUpper(row.Text(head.Col("section"))), Number: number, Direction: row.Text(head.Col("direction")),
			Score: row.Text(score), Percent: row.Text(head.Col("percent")), Place: row.Text(head.Col("rank")),
			At: sheet.Position(row.Num, head.Col("pair")+1),
		}
		if number == "" || s.Score+s.Percent+s.Place == "" || headings.IsTotal(row) {
			if filled(row) >= wide && !headings.IsTotal(row) {
				others++
			}
			continue
		}
		if _, err := notation.ReadPair(number); err != nil {
			strange++
		}
		standings = append(standings, s)
	}
	if 2*strange > len(standings)-len(rd.ev.Stated.Standings) {
		return false // the heading above those of a table: "Pair" above "NS" and "EW"
	}
	rd.ev.Stated.Standings = standings
	return len(head.Cols) == filled(head.Row) && !head.HasAny("name", "name1") && others+strange == 0 && !hasTableAbove(sheet, head.At)
}

// wide is how many cells the rows of a table have at least.
const wide = 3

// hasTableAbove reports whether a table stands above a row: the ranking below it is only a
// part of the sheet.
func hasTableAbove(sheet *cells.Sheet, at int) bool {
	const fewest = 3 // rows
	rows := 0
	for i := range at {
		if filled(sheet.Row(i)) >= wide {
			rows++
		}
	}
	return rows >= fewest
}

// filled is the number of cells of a row that hold something.
func filled(row cells.Row) int {
	n := 0
	for col := range row.Len() {
		if row.ID(col) != 0 {
			n++
		}
	}
	return n
}

// headsRanking tells the header of a ranking from that of results and of names.
func headsRanking(h *layout.Header) bool {
	return h.Has("pair") && h.HasAny("rank", "percent", "total") &&
		h.HasAny("total", "percent", "matchpoints", "imps", "vp", "points", "score") &&
		!h.HasAny("board", "ns.pair", "ew.pair", "pairs", "contract", "round", "home")
}

// stateScoring keeps the word in which a file of another program says how it was
// scored; it stands beside what that means here.
func (rd *reader) stateScoring(sheet *cells.Sheet) {
	for i := 1; hasOwnWords(sheet) && i < sheet.Len(); i++ {
		row := sheet.Row(i)
		if word := row.Text(2); word != "" && rd.ev.Stated.Scoring == "" {
			rd.ev.Stated.Scoring, rd.worded = word, sheet.Position(row.Num, 3)
		}
	}
}

// hasOwnWords reports whether a sheet of settings has the words of a file of
// another program beside what they mean here.
func hasOwnWords(sheet *cells.Sheet) bool {
	return !sheet.HasCells() && sheet.Len() > 0 && sheet.Row(0).Text(2) == transcript.WordHeading
}

// checkScoring refuses to score by matchpoints, or in whatever way is ordinary,
// what a file says to be scored in a way that is not certain.
func (rd *reader) checkScoring(options Options) {
	settled, _ := options.Said.Settle(rd.ev.Settings) // the problems are known
	if _, said := settled.From("scoring"); said || rd.ev.Stated.Scoring == "" {
		return
	}
	rd.problems.Add(event.Problem{
		At:   rd.worded,
		Text: fmt.Sprintf("the file calls its scoring %q, and it is not certain what that is", rd.ev.Stated.Scoring),
		Hint: "say it with --scoring: mp, butler or ximp for pairs, teams for matches of teams",
	})
}

// settleStated says what the points of the results are, as far as the sheet left
// that to the way of scoring: files of other programs have one pair of columns for
// the points of any kind.
func (rd *reader) settleStated(options Options) {
	rd.checkScoring(options)
	scoring := ""
	for _, s := range rd.ev.Settings {
		if s.Key == "scoring" {
			scoring = strings.ToLower(s.Value)
		}
	}
	kinds := map[string]string{}
	switch scoring {
	case "butler", "ximp":
		kinds["matchpoints"], kinds["imps"], kinds["points"] = scoring, scoring, scoring
	case "mp", "":
		kinds["points"] = "matchpoints"
	}
	for i := range rd.ev.Stated.Points {
		p := &rd.ev.Stated.Points[i]
		if kind := kinds[p.Kind]; kind != "" {
			p.Kind = kind
		}
	}
}
