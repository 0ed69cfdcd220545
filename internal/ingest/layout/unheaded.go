package layout

import (
	"fmt"
	"regexp"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

const hintColumns = "copy the list into a spreadsheet, a result in each row, and write above the columns Board, NS, EW, Contract, By and Tricks"

// Unheaded says what a sheet lacks that has no headings to read it by, but looks
// like results: in one problem, whatever the number of its rows. There is none for
// a sheet of anything else.
func Unheaded(sheet *cells.Sheet, texts *lines.Texts) event.Problems {
	var grids, results, spaced []int // numbers of rows
	rows := min(sheet.Len(), SearchedRows)
	for i := range rows {
		row := sheet.Row(i)
		switch bids, declared := bidsIn(row, texts); {
		case declared > 1:
			grids = append(grids, row.Num)
		case bids > 0:
			results = append(results, row.Num)
		case row.Len() == 1 && hasSpacedBid(row.Text(0)):
			spaced = append(spaced, row.Num)
		}
	}
	const fewest = 2 // of rows; in prose a contract is named now and then
	isMost := func(found []int) bool { return len(found) >= fewest && 2*len(found) >= rows }
	switch {
	case isMost(grids):
		return event.Problems{{
			At:   sheet.Position(grids[0], 0),
			Text: "each row holds results of many boards, but the table does not say whom the pairs or teams met on them",
			Hint: "give each board a column for the opponents and one for the result, headed EW and Result",
		}}
	case isMost(results):
		return event.Problems{{
			At:   sheet.Position(results[0], 0),
			Text: "from this row on there are contracts, but no headings that say where the board and the pairs stand",
			Hint: hintColumns,
		}}
	case isMost(spaced):
		return event.Problems{spacedProblem(sheet, spaced[0])}
	}
	return nil
}

// bidsIn counts the contracts in a row, and those that come with a declarer.
func bidsIn(row cells.Row, texts *lines.Texts) (bids, declared int) {
	for col := range row.Len() {
		cell, err := texts.Contracts.At(row.ID(col))
		if err != nil || cell.Kind != notation.Bid {
			continue
		}
		bids++
		if cell.Declarer != bridge.NoSeat {
			declared++
		}
	}
	return bids, declared
}

// hasSpacedBid reports whether a line of text has a contract between spaces.
func hasSpacedBid(text string) bool {
	const most = 40 // words; a line of results has far fewer
	words := strings.Fields(text)
	for _, word := range words[:min(len(words), most)] {
		if notation.MayBeContract(word) {
			return true
		}
	}
	return false
}

var wideSpace = regexp.MustCompile(`\s{2,}`)

// spacedProblem is about a list whose columns are parted by spaces only. The
// headings, if any, stand above its first result.
func spacedProblem(sheet *cells.Sheet, first int) event.Problem {
	problem := event.Problem{
		At:   sheet.Position(first, 0),
		Text: "the columns are parted by spaces only, and no headings say where the board and the pairs stand",
		Hint: hintColumns,
	}
	for i := 0; i < sheet.Len() && sheet.Row(i).Num < first; i++ {
		row := sheet.Row(i)
		found := wideSpace.Split(row.Text(0), -1)
		fields, known := knownFields(found)
		if known < 3 {
			continue
		}
		problem.At = sheet.Position(row.Num, 0)
		problem.Text = "the columns are parted by spaces only, so it is not certain where each begins"
		if !fields["board"] {
			problem.Text = fmt.Sprintf("there is no column for the board number; the headings found, parted by spaces only, are: %s", strings.Join(found, ", "))
		}
	}
	return problem
}

// knownFields are the fields that the words name in the language that has most of
// them, and how many these are.
func knownFields(words []string) (fields map[string]bool, known int) {
	for _, v := range headings.Vocabularies() {
		named := make(map[string]bool)
		for _, word := range words {
			if f := v.FieldOf(word); f != "" {
				named[f] = true
			}
		}
		if len(named) > known {
			fields, known = named, len(named)
		}
	}
	return fields, known
}
