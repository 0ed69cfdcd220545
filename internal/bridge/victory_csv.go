package bridge

import (
	"bufio"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Limits of a file with a scale of victory points.
const (
	maxVictoryBytes  = 1 << 20
	maxVictorySteps  = 10_000
	maxVictoryBoards = 1000
	maxVictoryNumber = 10_000 // IMPs, and victory points
)

// VictoryFault is what is wrong in a file with a scale of victory points, and where.
type VictoryFault struct {
	Line, Column int // from 1; Column is 0 where the whole line is meant
	Text         string
	Hint         string
}

// Error is the place and what is wrong there.
func (f VictoryFault) Error() string { return fmt.Sprintf("line %d: %s", f.Line, f.Text) }

// ReadVictoryTables reads a director's own scale of victory points: lines of comma-separated values
// "boards, imps from, winner, loser", with or without a heading. Semicolons and tabs separate as
// well. Boards are a number, or the first and last of several ("6-8"); the victory points have up
// to two decimals. All that is wrong is told; then the tables are not to be used.
//
// Text in UTF-8 goes in, of at most 1 MiB.
func ReadVictoryTables(r io.Reader) (VictoryTables, []VictoryFault) {
	input := bufio.NewReader(io.LimitReader(r, maxVictoryBytes+1))
	if mark, _ := input.Peek(3); string(mark) == "\ufeff" {
		input.Discard(3)
	}
	first, _ := input.Peek(200)
	lines := csv.NewReader(input)
	lines.Comma = separatorOf(string(first))
	lines.FieldsPerRecord = -1
	lines.TrimLeadingSpace = lines.Comma != '\t'
	t := victoryReader{lines: lines}
	for count := 0; t.next(count == 0); count++ {
		if count == maxVictorySteps {
			t.fault(0, fmt.Sprintf("there are more than %d lines", maxVictorySteps), "")
			break
		}
	}
	if lines.InputOffset() > maxVictoryBytes {
		t.fault(0, "the file is larger than 1 MiB", "")
	}
	if len(t.tables) == 0 && len(t.faults) == 0 {
		t.fault(0, "there is no scale", hintVictoryLine)
	}
	return t.tables, t.faults
}

const hintVictoryLine = "write lines of boards, IMPs from, winner, loser: 8,0,10,10"

// separatorOf tells which separator the first line is written with.
func separatorOf(text string) rune {
	first, _, _ := strings.Cut(text, "\n")
	for _, separator := range []rune{';', '\t'} {
		if strings.ContainsRune(first, separator) {
			return separator
		}
	}
	return ','
}

// victoryReader gathers the tables line by line.
type victoryReader struct {
	lines  *csv.Reader
	line   int
	tables VictoryTables
	faults []VictoryFault
}

func (t *victoryReader) fault(column int, text, hint string) {
	t.faults = append(t.faults, VictoryFault{Line: t.line, Column: column, Text: text, Hint: hint})
}

// next reads a line; false at the end.
func (t *victoryReader) next(first bool) bool {
	fields, err := t.lines.Read()
	if parse := new(csv.ParseError); errors.As(err, &parse) {
		t.line = parse.Line
		t.fault(parse.Column, "the line cannot be read: "+parse.Err.Error(), hintVictoryLine)
		return false
	}
	if err != nil {
		if err != io.EOF {
			t.fault(0, err.Error(), "")
		}
		return false
	}
	t.line, _ = t.lines.FieldPos(0)
	for i := range fields {
		fields[i] = strings.TrimSpace(fields[i])
	}
	if first && isVictoryHeading(fields) || strings.Join(fields, "") == "" {
		return true
	}
	t.take(fields)
	return true
}

// isVictoryHeading reports whether no field has a digit.
func isVictoryHeading(fields []string) bool {
	return !strings.ContainsAny(strings.Join(fields, ""), "0123456789")
}

// take reads the fields of a line and adds its step.
func (t *victoryReader) take(fields []string) {
	if len(fields) != 4 {
		t.fault(0, fmt.Sprintf("the line has %d values instead of 4", len(fields)), hintVictoryLine)
		return
	}
	boards, err := readBoards(fields[0])
	if err != nil {
		t.fault(1, fmt.Sprintf("boards %q %v", fields[0], err), `write a number, or the first and the last: "6-8"`)
		return
	}
	var step VictoryStep
	for i, number := range []struct {
		what     string
		to       *int
		decimals int
	}{{"IMPs", &step.From, 0}, {"winner's VPs", &step.Winner, 2}, {"loser's VPs", &step.Loser, 2}} {
		if *number.to, err = readDecimal(fields[i+1], number.decimals); err != nil {
			t.fault(i+2, fmt.Sprintf("%s %q %v", number.what, fields[i+1], err), "write a number")
			return
		}
	}
	t.add(boards, step)
}

// add adds a step to the table of its boards.
func (t *victoryReader) add(boards [2]int, step VictoryStep) {
	for i := range t.tables {
		column := &t.tables[i]
		switch {
		case column.MinBoards == boards[0] && column.MaxBoards == boards[1]:
			if t.follows(step, column.Table[len(column.Table)-1]) {
				column.Table = append(column.Table, step)
			}
			return
		case column.MinBoards <= boards[1] && boards[0] <= column.MaxBoards:
			t.fault(1, fmt.Sprintf("the table for %d–%d boards is given already", column.MinBoards, column.MaxBoards), "give each number of boards one table")
			return
		}
	}
	switch {
	case step.From != 0:
		t.fault(2, "the first line of a table must be for 0 IMPs", "add the line for a draw")
	case step.Winner != step.Loser:
		t.fault(3, "a draw must give both teams the same", "correct one of the two")
	default:
		t.tables = append(t.tables, VictoryColumn{boards[0], boards[1], VictoryTable{step}})
	}
}

// follows checks a step against the one before it.
func (t *victoryReader) follows(step, before VictoryStep) bool {
	switch {
	case step.From <= before.From:
		t.fault(2, fmt.Sprintf("%d IMPs come after %d", step.From, before.From), "let the IMPs go up from line to line")
	case step.Winner < before.Winner:
		t.fault(3, "the winner gets less than for a smaller margin", "correct the VPs")
	case step.Loser > before.Loser:
		t.fault(4, "the loser gets more than for a smaller margin", "correct the VPs")
	default:
		return true
	}
	return false
}

// readBoards reads "8", or "6-8".
func readBoards(text string) (boards [2]int, err error) {
	first, last, isRange := strings.Cut(strings.ReplaceAll(text, "–", "-"), "-")
	if !isRange {
		last = first
	}
	for i, number := range []string{first, last} {
		n, err := strconv.Atoi(strings.TrimSpace(number))
		if err != nil || n < 1 || n > maxVictoryBoards {
			return boards, fmt.Errorf("is not 1 to %d", maxVictoryBoards)
		}
		boards[i] = n
	}
	if boards[0] > boards[1] {
		return boards, errors.New("goes down")
	}
	return boards, nil
}

// readDecimal reads a number with so many decimals at most, as whole units of the last one.
func readDecimal(text string, decimals int) (int, error) {
	whole, fraction, _ := strings.Cut(strings.Replace(text, ",", ".", 1), ".")
	if len(fraction) > decimals {
		return 0, fmt.Errorf("has more than %d decimals", decimals)
	}
	digits := whole + fraction + strings.Repeat("0", decimals-len(fraction))
	n, err := strconv.ParseUint(digits, 10, 31)
	limit := uint64(maxVictoryNumber)
	for range decimals {
		limit *= 10
	}
	switch {
	case err != nil:
		return 0, errors.New("is not a number")
	case n > limit:
		return 0, errors.New("is too large")
	}
	return int(n), nil
}
