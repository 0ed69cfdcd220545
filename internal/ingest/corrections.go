package ingest

import (
	"fmt"
	"path/filepath"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/ingest/lines"
)

// CorrectionsSuffix ends the name of a file of corrections, before its extension:
// club-corrections.csv belongs to club.csv.
const CorrectionsSuffix = "-corrections"

// headsCorrections reports whether this is the header of a list of corrections.
func headsCorrections(h *layout.Header) bool { return h.Has("board", "what", "value") }

// correctionsHeader finds the header of a list of corrections.
func correctionsHeader(sheet *cells.Sheet, words *headings.Memo) (layout.Header, bool) {
	return layout.FindRow(sheet, words, headsCorrections)
}

// readCorrections reads a list of corrections; false when the sheet is none.
func (rd *reader) readCorrections(sheet *cells.Sheet, words *headings.Memo, texts *lines.Texts) bool {
	head, ok := correctionsHeader(sheet, words)
	if !ok {
		return false
	}
	for i := head.At + 1; i < sheet.Len(); i++ {
		row := sheet.Row(i)
		c := event.Correction{
			NS: row.Text(head.Col("ns.pair")), EW: row.Text(head.Col("ew.pair")),
			What: row.Text(head.Col("what")), Value: row.Text(head.Col("value")), Reason: row.Text(head.Col("reason")),
			At: sheet.Position(row.Num, head.Col("value")+1),
		}
		if c.What == "" && c.Value == "" {
			continue // prose, or a line that is not filled in
		}
		board, err := texts.Ordinals.Of(row.ID(head.Col("board")))
		if err != nil {
			rd.problems.Add(event.Problem{
				At:   sheet.Position(row.Num, head.Col("board")+1),
				Text: fmt.Sprintf("board %q %v", row.Text(head.Col("board")), err), Hint: "write the number of the board that is corrected",
			})
			continue
		}
		if c.What == "" {
			rd.problems.Add(event.Problem{
				At:   sheet.Position(row.Num, head.Col("what")+1),
				Text: "it is not said what is corrected", Hint: "write contract, declarer, tricks, score, artificial or trust",
			})
			continue
		}
		c.Board = int32(board)
		if problem := lines.CheckCorrection(&c); problem != nil {
			rd.problems.Add(*problem)
			continue
		}
		rd.ev.Corrections = append(rd.ev.Corrections, c)
	}
	return true
}

// readCorrectionsFile reads a file of corrections that lies beside the results.
func (rd *reader) readCorrectionsFile(book *cells.Book) {
	words, texts := headings.NewMemo(book), lines.NewTexts(book)
	found := false
	for _, sheet := range book.Sheets {
		found = rd.readCorrections(sheet, words, texts) || found
	}
	if !found {
		rd.problems.Add(event.Problem{
			At:   event.Position{File: filepath.Base(book.Name)},
			Text: "no corrections were found",
			Hint: "write above the columns what they hold: Board, NS, EW, What, Value, Reason",
		})
	}
}

// warnCorrections says that results of other contests than pairs stand uncorrected.
func (rd *reader) warnCorrections() {
	n := len(rd.ev.Corrections)
	if n == 0 || rd.ev.Kind == event.Pairs {
		return
	}
	text := "the correction here is not applied: only results of pairs are corrected"
	if n > 1 {
		text = fmt.Sprintf("the %d corrections here are not applied: only results of pairs are corrected", n)
	}
	at := rd.ev.Corrections[0].At
	at.Row, at.Col = 0, 0
	rd.problems.Add(event.Problem{Severity: event.Warning, At: at, Text: text, Hint: "correct the results themselves"})
}
