package layout

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// salliere says more in its cells than their columns: "A:12;vul=ew" is board 12 of
// section A, and "!170" a score that counts whatever the contract says.

// ownBoard is a board as salliere writes it.
type ownBoard struct {
	section, number, vul string
}

var ownBoardParts = regexp.MustCompile(`^(?:(\w{1,3}):)?(\d{1,6})(?:;vul=(none|ns|ew|all))?$`)

// readOwnBoard reads a board that is more than a number.
func readOwnBoard(text string) (ownBoard, bool) {
	if !strings.ContainsAny(text, ":;") {
		return ownBoard{}, false
	}
	m := ownBoardParts.FindStringSubmatch(text)
	if m == nil {
		return ownBoard{}, false
	}
	return ownBoard{section: m[1], number: m[2], vul: m[3]}, true
}

// problem finds a board whose vulnerability is not that of its number, from which
// it is scored.
func (b ownBoard) problem(at event.Position) *event.Problem {
	number, err := strconv.Atoi(b.number)
	if vul := bridge.BoardVulnerability(number); err == nil && b.vul != "" && b.vul != strings.ToLower(vul.String()) {
		return &event.Problem{
			At:   at,
			Text: fmt.Sprintf("board %d is said to have %q vulnerable, but by its number it is %q", number, b.vul, strings.ToLower(vul.String())),
			Hint: "boards are scored by their numbers: correct the vulnerability, or give the board a number that has it",
		}
	}
	return nil
}

// cutForce takes off the sign of a value that salliere does not check.
func cutForce(text string) (value string, forced bool) { return strings.CutPrefix(text, "!") }

// ownProblems are what is wrong in the ways of writing that only salliere has, and
// warnings of scores that are forced. own is false where there is nothing of these.
func ownProblems(sheet *cells.Sheet) (problems event.Problems, own bool) {
	for i := range sheet.Len() {
		row := sheet.Row(i)
		if board, ok := readOwnBoard(row.Text(0)); ok {
			own = true
			if problem := board.problem(sheet.Position(row.Num, 1)); problem != nil {
				problems.Add(*problem)
			}
		}
		for col := 3; col < min(row.Len(), len(unheadedOrder)); col++ {
			value, forced := cutForce(row.Text(col))
			own = own || forced
			if forced && isScoreCol(col) {
				problems.Add(event.Problem{
					Severity: event.Warning,
					At:       sheet.Position(row.Num, col+1),
					Text:     fmt.Sprintf("the score %s is forced: it counts whatever the contract beside it says, which is left out", value),
				})
			}
		}
	}
	return problems, own
}

func isScoreCol(col int) bool {
	return unheadedOrder[col] == field.NSScore || unheadedOrder[col] == field.EWScore
}

// mendOwn makes the lines of a table say what salliere's cells mean.
func mendOwn(t *lines.Table) {
	asWritten := t.Lines
	t.Lines = func(yield func(*lines.Line) bool) {
		for l := range asWritten {
			mendOwnLine(t, l)
			if !yield(l) {
				return
			}
		}
	}
	for l := range t.Lines {
		t.Fields[field.Section] = t.Fields[field.Section] || l.Places[field.Section].ID != 0
	}
}

func mendOwnLine(t *lines.Table, l *lines.Line) {
	book := t.Sheet.Book()
	board := &l.Places[field.Board]
	l.Places[field.Section] = lines.Place{Row: board.Row, Col: board.Col}
	if own, ok := readOwnBoard(book.Text(board.ID)); ok {
		board.ID = book.Intern(own.number)
		l.Places[field.Section].ID = book.Intern(own.section)
	}
	forcedScore := false
	for col, f := range unheadedOrder[3:] {
		value, forced := cutForce(book.Text(l.Places[f].ID))
		if forced {
			l.Places[f].ID = book.Intern(value)
			forcedScore = forcedScore || isScoreCol(col+3)
		}
	}
	if forcedScore {
		for _, f := range []field.Field{field.Contract, field.Declarer, field.Tricks} {
			l.Places[f].ID = 0
		}
	}
}
