package arrange

import (
	"fmt"
	"regexp"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// The program salliere writes results without headings, and more into its cells than
// their columns say: "A:12;vul=ew" is board 12 of section A, and "!170" is a score that
// counts whatever the contract says.

// salliereColumns are what its columns hold, in their order. Other files without
// headings have this order as well.
var salliereColumns = []string{
	"board", "ns.pair", "ew.pair", "contract", "declarer", "tricks", "ns.score", "ew.score", "ns.matchpoints", "ew.matchpoints",
}

// The columns of salliere that a row may not leave blank.
const salliereBoardCol, salliereNSCol, salliereEWCol, salliereContractCol = 0, 1, 2, 3

// salliereKinds are what the cells of these columns may be, as far as they are filled in.
var salliereKinds = []Kind{
	Whole, Pair | Nobody, Pair | Nobody, Bid | Status, Seat, Whole | Outcome, Whole | Signed, Whole | Signed, number, number,
}

// assignInOrder assigns the columns of rows without headings by their order. It reports
// whether nearly all rows have that order.
func (b *Book) assignInOrder(f *family, columns []column) bool {
	if !f.isHeadless() || len(columns) <= salliereContractCol || len(columns) > len(salliereColumns) {
		return false
	}
	rows, unfit := 0, 0
	for _, r := range f.regions {
		for _, i := range r.Rows {
			rows++
			if !b.isInOrder(r, r.Sheet.Row(int(i))) {
				unfit++
			}
		}
	}
	const most = 10 // one row in so many may be mistyped
	if unfit*most > rows && (unfit > 1 || rows < 2 || b.sharesSheet(f)) {
		return false
	}
	for i := range columns {
		columns[i].field = salliereColumns[i]
	}
	return true
}

// isHeadless reports whether a family has no headings.
func (f *family) isHeadless() bool { return f.regions[0].HeadRow == 0 }

// isStray reports whether rows without headings stand on a sheet that has headings of
// results: their columns may have another order, so they are not read by their cells.
func (b *Book) isStray(f *family) bool {
	if !f.isHeadless() {
		return false
	}
	for _, other := range b.families.all {
		if other.isHeadless() || other.regions[0].Sheet != f.regions[0].Sheet {
			continue
		}
		for _, h := range other.heads {
			if len(h.Meanings) > 0 && decisive[h.Meanings[0].Field] && h.Meanings[0].Field != "section" {
				return true
			}
		}
	}
	return false
}

// sharesSheet reports whether another family has rows on the first sheet of a family.
func (b *Book) sharesSheet(f *family) bool {
	for _, other := range b.families.all {
		if other == f {
			continue
		}
		for _, r := range other.regions {
			if r.Sheet == f.regions[0].Sheet {
				return true
			}
		}
	}
	return false
}

// isInOrder reports whether each cell of a row can be what the order of salliere says: a
// board, two different pairs and a contract, then what belongs to them or nothing.
func (b *Book) isInOrder(r *Region, row cells.Row) bool {
	for i, col := range r.cols {
		text := row.Text(col)
		if value, forced := cutForce(text); forced {
			text = value
		}
		switch _, own := readSalliereBoard(text); {
		case text == "" && i <= salliereContractCol:
			return false
		case text == "", i == salliereBoardCol && own:
		case b.looks.of(b.cells.Intern(text)).kinds&salliereKinds[i] == 0:
			return false
		}
	}
	return row.ID(r.cols[salliereNSCol]) != row.ID(r.cols[salliereEWCol])
}

// salliereBoard is a board as salliere writes it.
type salliereBoard struct{ section, number, vul string }

var salliereBoardParts = regexp.MustCompile(`^(?:(\w{1,3}):)?(\d{1,6})(?:;vul=(none|ns|ew|all))?$`)

// readSalliereBoard reads a board that is more than a number.
func readSalliereBoard(text string) (board salliereBoard, ok bool) {
	if !strings.ContainsAny(text, ":;") {
		return board, false
	}
	m := salliereBoardParts.FindStringSubmatch(text)
	if m == nil {
		return board, false
	}
	return salliereBoard{section: m[1], number: m[2], vul: m[3]}, true
}

// cutForce removes the sign of a value that salliere does not check.
func cutForce(text string) (value string, forced bool) { return strings.CutPrefix(text, "!") }

// findSalliere finds out whether rows without headings have cells that only salliere
// writes.
func (t *table) findSalliere() {
	if !t.family.isHeadless() || colOf(t.columns, "board") != salliereBoardCol {
		return
	}
	for id := range t.columns[salliereBoardCol].texts {
		if board, ok := readSalliereBoard(t.book.cells.Text(id)); ok {
			t.salliere = true
			t.fields[field.Section] = t.fields[field.Section] || board.section != ""
		}
	}
	for i := range t.columns {
		for id := range t.columns[i].texts {
			_, forced := cutForce(t.book.cells.Text(id))
			t.salliere = t.salliere || forced
		}
	}
}

// fillSalliere replaces what salliere writes into the cells of a line by what it means.
func (t *table) fillSalliere(l *lines.Line) {
	if !t.salliere {
		return
	}
	board := &l.Places[field.Board]
	if own, ok := readSalliereBoard(t.book.cells.Text(board.ID)); ok {
		l.Places[field.Section] = lines.Place{ID: t.book.cells.Intern(own.section), Row: board.Row, Col: board.Col}
		l.Places[field.Vulnerable] = lines.Place{ID: t.book.cells.Intern(own.vul), Row: board.Row, Col: board.Col}
		board.ID = t.book.cells.Intern(own.number)
	}
	forcedScore := false
	for _, f := range []field.Field{field.Contract, field.Declarer, field.Tricks, field.NSScore, field.EWScore} {
		if value, forced := cutForce(t.book.cells.Text(l.Places[f].ID)); forced {
			l.Places[f].ID = t.book.cells.Intern(value)
			forcedScore = forcedScore || f == field.NSScore || f == field.EWScore
		}
	}
	if forcedScore {
		for _, f := range []field.Field{field.Contract, field.Declarer, field.Tricks} {
			l.Places[f].ID = 0
		}
	}
}

// accountSalliere reports scores that are forced.
func (t *table) accountSalliere(problems *event.Problems) {
	if !t.salliere {
		return
	}
	for _, r := range t.family.regions {
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			for i := range t.columns {
				value, forced := cutForce(row.Text(r.cols[i]))
				if f := t.columns[i].field; forced && (f == "score" || f == "ns.score" || f == "ew.score") {
					problems.Add(event.Problem{
						Severity: event.Warning, At: r.Sheet.Position(row.Num, r.cols[i]+1),
						Text: fmt.Sprintf("the score %s is forced: it counts whatever the contract in its row is", value),
					})
				}
			}
		}
	}
}
