package pairs

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/ingest/words"
)

// extra is what a list says of a pair beside its names.
type extra struct {
	who         named
	adjustments []event.Adjustment // their entrant is not known yet
	handicap    int32              // hundredths of a percent
	unranked    bool
	substitute  bool
	members     []string
	club        string
}

// says reports whether there is anything in it.
func (x *extra) says() bool {
	return len(x.adjustments) > 0 || x.handicap != 0 || x.unranked || x.substitute || len(x.members) > 0 || x.club != ""
}

// headsAdjustments reports whether this is the header of a list of penalties and the
// like.
func headsAdjustments(h *layout.Header) bool {
	return h.Has("pair") && (len(amountColumns(h)) > 0 || h.Has("handicap")) &&
		!h.HasAny("name", "name1", "ns.pair", "ew.pair", "pairs", "contract", "score", "ns.score", "home")
}

// ParseAdjustments reads a list of penalties, bonuses and carry-overs; false when
// the sheet is none, or a ranking as well.
func (rd *Reader) ParseAdjustments(sheet *cells.Sheet, memo *headings.Memo) bool {
	head, ok := layout.FindRow(sheet, memo, headsAdjustments)
	if !ok {
		return false
	}
	list := readNames(sheet, &head, rd.problems)
	rd.addExtras(sheet, &head, list)
	rd.reportNoPair(sheet, &head, list)
	return !head.HasAny("rank", "percent", "total")
}

// FirstAdjustment is where the first penalty, bonus or carry-over of a pair stands;
// false where there is none.
func (rd *Reader) FirstAdjustment() (event.Position, bool) {
	for i := range rd.extras {
		if given := rd.extras[i].adjustments; len(given) > 0 {
			return given[0].At, true
		}
	}
	return event.Position{}, false
}

// reportNoPair reports amounts that are no pair's.
func (rd *Reader) reportNoPair(sheet *cells.Sheet, head *layout.Header, list []named) {
	for i := head.At + 1; i < sheet.Len(); i++ {
		if len(list) > 0 && list[0].index == i {
			list = list[1:]
			continue
		}
		row := sheet.Row(i)
		for _, c := range amountColumns(head) {
			if amount, err := notation.ReadAmount(row.Text(c.Col)); err == nil && amount.Thousandths != 0 && !headings.IsTotal(row) {
				rd.problems.Add(event.Problem{
					At:   sheet.Position(row.Num, head.Col("pair")+1),
					Text: fmt.Sprintf("%q is no %s, and %s is %s", row.Text(head.Col("pair")), noun(rd.ev), head.Row.Text(c.Col), row.Text(c.Col)),
					Hint: lines.HintPair,
				})
			}
		}
	}
}

// addExtras reads what else stands in the rows of a list of pairs.
func (rd *Reader) addExtras(sheet *cells.Sheet, head *layout.Header, list []named) {
	amounts := newAmountReader(sheet, head, rd.problems)
	members := memberColumns(head)
	if len(amounts.columns)+len(members) == 0 && !head.HasAny("handicap", "unranked", "substitute", "remarks", "club") {
		return
	}
	for _, who := range list {
		row := sheet.Row(who.index)
		x := extra{who: who, adjustments: amounts.of(row), handicap: rd.handicap(sheet, head, row)}
		x.unranked = rd.ticked(sheet, head, row, "unranked")
		x.substitute = rd.ticked(sheet, head, row, "substitute")
		x.members, x.club = membersIn(row, members), row.Text(head.Col("club"))
		if x.says() {
			rd.extras = append(rd.extras, x)
		}
	}
}

// memberColumns returns the columns with the numbers of players in their federation, in the
// order of the players: "Member number", "Member 1".
func memberColumns(head *layout.Header) []int {
	var cols []int
	for col := range head.Row.Len() {
		text := strings.TrimRight(headings.Plain(head.Row.Text(col)), "123456")
		is := func(word string) bool { return headings.Plain(word) == text }
		if text != "" && slices.ContainsFunc(words.All(), func(w *words.Words) bool { return slices.ContainsFunc(w.Heading["member"], is) }) {
			cols = append(cols, col)
		}
	}
	return cols
}

// membersIn returns the numbers in these columns of a row; nil where all are blank.
func membersIn(row cells.Row, cols []int) []string {
	var members []string
	for i, col := range cols {
		if text := row.Text(col); text != "" {
			members = append(append(members, make([]string, i-len(members))...), text)
		}
	}
	return members
}

// handicap reads a pair's handicap, in hundredths of a percent.
func (rd *Reader) handicap(sheet *cells.Sheet, head *layout.Header, row cells.Row) int32 {
	text := row.Text(head.Col("handicap"))
	if text == "" || text == "-" {
		return 0
	}
	handicap, err := notation.ReadPercent(text)
	if err != nil {
		rd.problems.Add(event.Problem{
			At: sheet.Position(row.Num, head.Col("handicap")+1), Text: fmt.Sprintf("handicap %q %v", text, err),
			Hint: "write the percentage that is added: 2.5",
		})
	}
	return handicap
}

// ticked reports whether a column of yes and no is ticked, or the remarks say the
// same in words.
func (rd *Reader) ticked(sheet *cells.Sheet, head *layout.Header, row cells.Row, field string) bool {
	vocabulary := headings.Of(head.Language)
	if vocabulary.FieldOf(row.Text(head.Col("remarks"))) == field {
		return true
	}
	text := row.Text(head.Col(field))
	ticked, ok := notation.ReadYes(text)
	if !ok && vocabulary.FieldOf(text) != field {
		rd.problems.Add(event.Problem{
			At:   sheet.Position(row.Num, head.Col(field)+1),
			Text: fmt.Sprintf("%s %q is neither yes nor no", head.Row.Text(head.Col(field)), text), Hint: "write x, or leave it blank",
		})
	}
	return ticked || !ok
}

// settleExtras gives the settled pairs what the lists say of them.
func (rd *Reader) settleExtras() {
	for i := range rd.ev.Pairs {
		p := &rd.ev.Pairs[i]
		p.Substitute = notation.IsSubstitute(p.Number)
	}
	if len(rd.extras) == 0 {
		return
	}
	index := newByNumber(rd.ev.Pairs)
	for i := range rd.extras {
		x := &rd.extras[i]
		matches := index.matching(rd.ev.Pairs, &x.who)
		switch {
		case len(matches) == 0 && (len(x.adjustments) > 0 || len(x.who.names) == 0):
			rd.problems.Add(event.Problem{
				At:   x.who.at,
				Text: fmt.Sprintf("%s %s has no results", noun(rd.ev), x.who.number), Hint: lines.HintPair,
			})
		case len(matches) > 1 && x.who.side == bridge.NoSide:
			rd.problems.Add(event.Problem{
				At:   x.who.at,
				Text: fmt.Sprintf("there are %d pairs %s; it is not said which is meant", len(matches), x.who.number),
				Hint: "add a column Direction with NS or EW, or a column Section",
			})
		default:
			for _, pair := range matches {
				rd.give(int32(pair), x)
			}
		}
	}
}

// give gives a pair its adjustments and the rest.
func (rd *Reader) give(pair int32, x *extra) {
	p := &rd.ev.Pairs[pair]
	if x.handicap != 0 {
		p.Handicap = x.handicap
	}
	if len(x.members) > 0 {
		p.Members = x.members
	}
	p.Club = cmp.Or(p.Club, x.club)
	p.Unranked = p.Unranked || x.unranked
	p.Substitute = p.Substitute || x.substitute
	for _, a := range x.adjustments {
		a.Entrant = pair
		rd.ev.Adjustments = append(rd.ev.Adjustments, a)
	}
}
