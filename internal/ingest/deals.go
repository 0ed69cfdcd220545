package ingest

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// dealSheet is a sheet of deals in the order of play. Its table leaves the scores
// out: they go by another vulnerability than those of boards, so they must not
// judge how results are written.
type dealSheet struct {
	*table
	head header
	row  cells.Row // of the deal at hand
	// ns and ew are the columns of names, from 0, that stand in every row.
	ns, ew []int
	// nsScore and ewScore are those of the sides' scores, from 0; -1 for none.
	nsScore, ewScore int
}

// rubberWords name the game in titles, sheet names and settings.
var rubberWords = []string{"chicago", "rubber", "robberi", "kotibridge", "rubberbridge"}

// headsDeals reports whether this may be the header of deals in order.
func (h *header) headsDeals() bool {
	return h.has("board", "contract") && !h.hasAny("section", "table", "home", "away", "room")
}

// dealsOf finds a sheet of Chicago or rubber bridge; nil when it is none. Only
// that has honours; else the sheet, a title or a setting says it, or there is a
// dealer and who sits where, and no numbers of pairs.
func dealsOf(sheet *cells.Sheet, words *wordMemo, texts *texts, settings []event.Setting) *dealSheet {
	head, ok := findRow(sheet, words, (*header).headsDeals)
	if !ok {
		return nil
	}
	honours := head.hasAny("honours", "ns.honours", "ew.honours")
	dealer := head.has("dealer") && !head.hasAny("ns.pair", "ew.pair")
	if !honours && !dealer && !saysRubber(sheet, &head, settings) {
		return nil
	}
	d := &dealSheet{head: head, nsScore: head.col("ns.score"), ewScore: head.col("ew.score")}
	d.placeNames()
	d.table = &table{sheet: sheet, layout: "deals in order", language: head.language, texts: texts}
	var columns []column
	for _, c := range columnsOf(&head) {
		switch c.field {
		case fBoard, fContract, fDeclarer, fTricks, fResult, fLead, fRemarks:
			columns = append(columns, c)
			d.cols[c.field], d.fields[c.field] = c.col+1, true
		}
	}
	d.lines = func(yield func(*line) bool) {
		var l line
		for i := head.at + 1; i < sheet.Len(); i++ {
			d.row = sheet.Row(i)
			l.set(d.row, columns)
			if isFlatResult(d.row, &l, texts) && !yield(&l) {
				return
			}
		}
	}
	return d
}

// placeNames finds the columns of names. Columns headed NS and EW alone have
// names before the contract, and scores behind it.
func (d *dealSheet) placeNames() {
	h := &d.head
	d.ns, d.ew = h.columnsOf("north", "south"), h.columnsOf("east", "west")
	if len(d.ns) == 0 {
		d.ns, d.ew = h.columnsOf("ns.name"), h.columnsOf("ew.name")
	}
	if !h.has("ns.pair", "ew.pair") {
		return
	}
	if h.col("ns.pair") > h.col("contract") {
		d.nsScore, d.ewScore = h.col("ns.pair"), h.col("ew.pair")
	} else if len(d.ns) == 0 {
		d.ns, d.ew = h.columnsOf("ns.pair"), h.columnsOf("ew.pair")
	}
}

// columnsOf are the columns of some fields, as far as there are any.
func (h *header) columnsOf(fields ...string) []int {
	var cols []int
	for _, field := range fields {
		if h.has(field) {
			cols = append(cols, h.col(field))
		}
	}
	return cols
}

// saysRubber reports whether the sheet's name, a title or a setting names the
// game.
func saysRubber(sheet *cells.Sheet, head *header, settings []event.Setting) bool {
	if namesRubber(sheet.Name) || saysScoring(settings) {
		return true
	}
	for i := range head.at {
		for col := range sheet.Row(i).Len() {
			if namesRubber(sheet.Row(i).Text(col)) {
				return true
			}
		}
	}
	return false
}

// saysScoring reports whether a setting names the game.
func saysScoring(settings []event.Setting) bool {
	return slices.ContainsFunc(settings, func(s event.Setting) bool { return s.Key == "scoring" && namesRubber(s.Value) })
}

func namesRubber(text string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(text, isBetweenWords), func(word string) bool {
		return slices.Contains(rubberWords, plainWord(word))
	})
}

// readDeals reads all deals in order.
func (rd *reader) readDeals(way interpretation) {
	ev := rd.ev
	for _, d := range rd.others.deals {
		sides := d.namesAbove()
		for e := range d.entries {
			if !e.sound {
				d.complain(e.line)
				continue
			}
			deal, problem := d.deal(e, way, sides)
			if problem != nil {
				rd.problems.Add(*problem)
				if problem.Severity == event.Error {
					continue
				}
			}
			if n := len(ev.Deals); n > 0 && deal.Number != ev.Deals[n-1].Number+1 {
				rd.problems.Add(event.Problem{
					At:   deal.At,
					Text: fmt.Sprintf("deal %d follows deal %d; the deals must be in the order of play", deal.Number, ev.Deals[n-1].Number),
					Hint: "number them 1, 2, 3 and so on",
				})
			}
			ev.Deals = append(ev.Deals, deal)
			ev.Sources[d.source].Results++
		}
	}
	if len(ev.Deals) == 0 && !rd.problems.HasErrors() {
		rd.problems.Add(event.Problem{At: rd.others.first, Text: "there are no deals below the heading", Hint: "write one row per deal"})
	}
}

// sideNames are the names on each side.
type sideNames struct{ ns, ew []string }

// namesAbove reads names that stand once, in titles: "North: Ebba", "NS: Ebba &
// Frans".
func (d *dealSheet) namesAbove() sideNames {
	v := vocabularyOf(d.head.language)
	found := make(map[string]string)
	for i := range d.head.at {
		row := d.sheet.Row(i)
		for col := range row.Len() {
			key, value, hasColon := strings.Cut(row.Text(col), ":")
			if value = strings.TrimSpace(value); value == "" {
				value = row.Text(col + 1)
			}
			if f := fieldOf(key, v); f != "" && (hasColon || fieldOf(value, v) == "") {
				found[strings.TrimSuffix(f, ".name")] = value
			}
		}
	}
	return sideNames{sideOf(found, "ns", "north", "south"), sideOf(found, "ew", "east", "west")}
}

func sideOf(found map[string]string, side, first, second string) []string {
	names := []string{found[first], found[second]}
	if names[0] == "" && names[1] == "" {
		names = []string{found[side]}
	}
	return slices.DeleteFunc(names, func(name string) bool { return name == "" })
}

// deal makes a deal of a sound entry, or says why it cannot.
func (d *dealSheet) deal(e *entry, way interpretation, above sideNames) (event.Deal, *event.Problem) {
	deal := event.Deal{Number: int32(e.board), Tricks: event.NoTricks, At: d.sheet.Position(e.line.row, int(e.line.resultCol()))}
	deal.NS, deal.EW = d.names(d.ns, above.ns), d.names(d.ew, above.ew)
	r, problem := d.result(e, way)
	if problem != nil && problem.Severity == event.Error {
		return deal, problem
	}
	if e.blank {
		problem = d.problem(e.line, fContract, fmt.Sprintf("deal %d has no result and counts as not played", e.board), "delete the row, or write what was played")
		problem.Severity = event.Warning
	}
	if r.Kind == event.Adjusted {
		return deal, d.problem(e.line, fContract, "an artificial score has no meaning where nothing is compared", hintContract)
	}
	deal.Kind, deal.HasContract, deal.Contract, deal.Declarer, deal.Tricks = r.Kind, r.HasContract, r.Contract, r.Declarer, r.Tricks
	for _, read := range []func(*event.Deal) *event.Problem{d.readDealer, d.readScore, d.readHonours} {
		if fault := read(&deal); fault != nil {
			return deal, fault
		}
	}
	return deal, problem
}

// names are those of a side in the row at hand, else those above the table.
func (d *dealSheet) names(cols []int, above []string) []string {
	var names []string
	for _, col := range cols {
		if name := d.row.Text(col); name != "" {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return above
	}
	return names
}

func (d *dealSheet) fault(col int, text, hint string) *event.Problem {
	return &event.Problem{At: d.sheet.Position(d.row.Num, col+1), Text: text, Hint: hint}
}

// readDealer reads the dealer: a seat, or the name of the player there.
func (d *dealSheet) readDealer(deal *event.Deal) *event.Problem {
	col := d.head.col("dealer")
	text := d.row.Text(col)
	if text == "" {
		return nil
	}
	for side, names := range [][]string{deal.NS, deal.EW} {
		for i, name := range names {
			if len(names) == 2 && name == text {
				deal.Dealer = [][]bridge.Seat{{bridge.North, bridge.South}, {bridge.East, bridge.West}}[side][i]
				return nil
			}
		}
	}
	seat, err := d.texts.seats.of(d.row.ID(col))
	if err != nil {
		return d.fault(col, fmt.Sprintf("dealer %q %v", text, err), hintSeat)
	}
	deal.Dealer = seat
	return nil
}

// readScore reads the score of the sides' own columns. In rubber bridge both may
// have one on a deal, such as honours.
func (d *dealSheet) readScore(deal *event.Deal) *event.Problem {
	for _, side := range []struct{ col, sign int }{{d.nsScore, 1}, {d.ewScore, -1}} {
		score, err := d.texts.scores.of(d.row.ID(side.col))
		if err != nil {
			return d.fault(side.col, fmt.Sprintf("score %q %v", d.row.Text(side.col), err), hintScore)
		}
		if score.Given && (deal.Score == 0 || side.sign*score.Points != int(deal.Score)) {
			deal.HasScore = true
			deal.Score += int32(side.sign * score.Points)
		}
	}
	return nil
}

// readHonours reads the honours of a hand, 100 or 150, and whose they are.
func (d *dealSheet) readHonours(deal *event.Deal) *event.Problem {
	for _, column := range []struct {
		field string
		side  bridge.Side
	}{{"honours", bridge.NoSide}, {"ns.honours", bridge.NS}, {"ew.honours", bridge.EW}} {
		col := d.head.col(column.field)
		text := d.row.Text(col)
		if text == "" || text == "0" || text == "-" {
			continue
		}
		points, side, err := d.honoursOf(text)
		if side == bridge.NoSide {
			side = column.side
		}
		switch {
		case err != nil:
			return d.fault(col, fmt.Sprintf("honours %q %v", text, err), hintHonours)
		case side == bridge.NoSide:
			return d.fault(col, fmt.Sprintf("honours %q do not say whose they are", text), hintHonours)
		case deal.Honours != 0:
			return d.fault(col, "both sides cannot have honours on one deal", hintHonours)
		case !deal.HasContract || deal.Contract.IsPassedOut():
			return d.fault(col, "honours count only where a contract was played", "leave the cell blank")
		case points == 100 && deal.Contract.Strain == bridge.NoTrump:
			return d.fault(col, "at notrump, honours are four aces: 150", hintHonours)
		}
		deal.Honours, deal.HonoursSide = int32(points), side
	}
	return nil
}

const hintHonours = "write 100 or 150 and the side: NS 100"

// honoursOf reads "100", "NS 100", "150 EW", "100 W".
func (d *dealSheet) honoursOf(text string) (points int, side bridge.Side, err error) {
	digits := strings.Trim(strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return r
		}
		return ' '
	}, text), " ")
	points, err = strconv.Atoi(digits)
	if err != nil || points != 100 && points != 150 {
		return 0, side, errors.New("are not 100 or 150")
	}
	word := strings.TrimSpace(strings.Replace(text, digits, "", 1))
	if word == "" {
		return points, bridge.NoSide, nil
	}
	switch meant := fieldOf(word, vocabularyOf(d.head.language)); meant {
	case "ns":
		return points, bridge.NS, nil
	case "ew":
		return points, bridge.EW, nil
	}
	seat, err := notation.English.ReadSeat(word)
	if id := d.sheet.Book().Intern(word); err != nil || d.language != "en" {
		seat, err = d.texts.seats.of(id)
	}
	if err != nil {
		return points, side, errors.New("do not say whose they are")
	}
	return points, seat.Side(), nil
}
