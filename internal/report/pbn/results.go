package pbn

import (
	"cmp"
	"math/big"
	"strconv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/written"
	"bridgecalc/internal/settings"
)

// result is a row of a ScoreTable.
type result struct {
	section, table, round            string
	pairs                            []string // NS and EW; of individuals N, S, E, W
	contract, declarer, tricks, lead string
	scores, points, percents         [2]string
}

// results writes the ScoreTable of a board (chapter 5.9).
func (w *writer) results(b int, byes []event.Bye) {
	board := &w.event.Boards[b]
	rows := make([][]string, 0, len(board.Results)+len(byes))
	for i := range board.Results {
		rows = append(rows, w.result(&board.Results[i], &w.session.Boards[b].Lines[i]).row())
	}
	for i := range byes {
		rows = append(rows, w.bye(&byes[i]).row())
	}
	w.table("ScoreTable", w.columns(), rows)
}

// columns are those of a ScoreTable.
func (w *writer) columns() []column {
	const widestScore = 7 // of a ruling, more
	points := "IMP"
	if w.session.BoardsBy == settings.Matchpoints {
		points = "MP"
	}
	columns := []column{{name: "Section"}, {name: "Table", right: true}, {name: "Round", right: true}}
	ids := []string{"PairId_NS", "PairId_EW"}
	if w.event.Individual {
		ids = []string{"PlayerId_North", "PlayerId_South", "PlayerId_East", "PlayerId_West"}
	}
	for _, id := range ids {
		columns = append(columns, column{name: id, right: true, always: true})
	}
	columns = append(columns, column{name: "Contract", always: true}, column{name: "Declarer", always: true},
		column{name: "Result", right: true, always: true}, column{name: "Lead"})
	for _, name := range []string{"Score", points, "Percentage"} {
		columns = append(columns,
			column{name: name + "_NS", right: true, widest: widestScore, always: name == "Score"},
			column{name: name + "_EW", right: true, widest: widestScore, always: name == "Score"})
	}
	return columns
}

func (r *result) row() []string {
	row := append([]string{r.section, r.table, r.round}, r.pairs...)
	row = append(row, r.contract, r.declarer, r.tricks, r.lead)
	for _, sides := range [][2]string{r.scores, r.points, r.percents} {
		row = append(row, sides[0], sides[1])
	}
	return row
}

// result makes the row of a result.
func (w *writer) result(r *event.Result, line *compute.Line) *result {
	row := &result{
		section: token(w.event.Pairs[r.NS].Section), table: ordinal(r.Table), round: ordinal(r.Round),
		pairs: []string{token(w.number(r.NS)), token(w.number(r.EW))},
	}
	if w.event.Individual {
		row.pairs = []string{token(w.number(r.NS)), token(w.number(r.South)), token(w.number(r.EW)), token(w.number(r.West))}
	}
	row.worth(line)
	switch r.Kind {
	case event.Played:
		row.played(r)
	case event.NotPlayed:
		row.scores = [2]string{quote("NP", maxToken), quote("NP", maxToken)}
	case event.Adjusted:
		row.adjusted(r)
	case event.Ruled:
		row.ruled(&w.event.Rulings[r.Ruling])
	}
	return row
}

// ordinal is the number of a table or round; empty where it is not known.
func ordinal(n int32) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(int(n))
}

// worth fills in what a result was worth.
func (row *result) worth(line *compute.Line) {
	tops := [2]int32{line.NSTop, line.EWTop}
	for side, points := range [2]*big.Rat{line.NS, line.EW} {
		if points == nil {
			continue
		}
		row.points[side] = fixed(points, decimals)
		if tops[side] > 0 {
			row.percents[side] = fixed(new(big.Rat).Mul(points, big.NewRat(100, int64(tops[side]))), decimals)
		}
	}
}

// played fills in what happened at the table: the score stands with those who won
// it.
func (row *result) played(r *event.Result) {
	if r.HasContract {
		row.contract = r.Contract.String()
		if !r.Contract.IsPassedOut() {
			row.declarer, row.lead = r.Declarer.String(), r.Lead.String()
			if r.Tricks != event.NoTricks {
				row.tricks = strconv.Itoa(int(r.Tricks))
			}
		}
	}
	if r.Score < 0 {
		row.scores[1] = strconv.Itoa(int(-r.Score))
	} else {
		row.scores[0] = strconv.Itoa(int(r.Score))
	}
}

// artificial marks points that were not won at the table, chapter 5.2.
func (row *result) artificial() {
	for side := range row.points {
		for _, text := range []*string{&row.points[side], &row.percents[side]} {
			if *text != "" {
				*text = "^" + *text
			}
		}
	}
}

// adjusted fills in artificial scores: as percentages, or in words where a pair's
// own average may change what they are worth.
func (row *result) adjusted(r *event.Result) {
	row.artificial()
	if r.NSAward.Rule != event.Plain || r.EWAward.Rule != event.Plain {
		row.scores = [2]string{quote(written.Side(r.NSAward), maxToken), quote(written.Side(r.EWAward), maxToken)}
		return
	}
	row.percents = [2]string{"^" + written.Percent(r.NSAward.Percent), "^" + written.Percent(r.EWAward.Percent)}
}

// ruled fills in a weighted or split score.
func (row *result) ruled(r *event.Ruling) {
	row.artificial()
	row.percents = [2]string{}
	if text := written.Ruling(r); len(text) <= maxRuling {
		row.scores[0] = quote(text, maxLine)
	}
}

// bye is the row of a pair that had no opponents: "Bye" is in place of both
// scores, or of that of nobody where the record gives the pair an award.
func (w *writer) bye(out *event.Bye) *result {
	const bye = `"Bye"`
	p := &w.event.Pairs[out.Pair]
	row := &result{section: token(p.Section), pairs: make([]string, 2), scores: [2]string{bye, bye}}
	if w.event.Individual {
		row.pairs = make([]string, 4)
	}
	side := at(cmp.Or(out.Side, w.sides[out.Pair]) == bridge.EW)
	row.pairs[side*len(row.pairs)/2] = token(w.number(out.Pair))
	switch {
	case out.Award != nil:
		row.scores[side] = quote(written.Side(*out.Award), maxToken)
		row.percents[side] = "^" + written.Percent(out.Award.Percent)
	case w.settings.SitOut.Counts:
		row.percents[side] = "^" + written.Percent(w.settings.SitOut.Percent)
	}
	return row
}

// maxRuling is how long the text of a ruling may be for its line to be no longer
// than lines are.
const maxRuling = 90
