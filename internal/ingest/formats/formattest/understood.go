package formattest

import (
	"testing"

	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// cellIs says whether a text under a heading is one that reading results
// understands, in the letters of some language. Blank cells are not asked.
var cellIs = map[string]func(text string) bool{
	"Board":    func(text string) bool { _, err := notation.ReadOrdinal(text); return err == nil },
	"Round":    func(text string) bool { _, err := notation.ReadOrdinal(text); return err == nil },
	"NS":       isPair,
	"EW":       isPair,
	"Contract": notation.MayBeContract,
	"Tricks":   isOutcome,
	"Result":   isOutcome,
	"Score":    isScore,
	"NS score": isScore,
	"EW score": isScore,
	"Remarks":  isRemark,
}

func isPair(text string) bool { _, err := notation.ReadPair(text); return err == nil }

func isOutcome(text string) bool { _, err := notation.ReadOutcome(text); return err == nil }

func isScore(text string) bool {
	_, isAward := notation.ReadAward(text)
	_, err := notation.ReadScore(text)
	return isAward || err == nil
}

func isRemark(text string) bool {
	remark, err := notation.ReadRemark(text)
	return err == nil && remark != notation.Remark{}
}

// understood checks the results of a book, cell by cell.
func understood(t *testing.T, book *cells.Book) {
	t.Helper()
	if book == nil {
		return
	}
	for _, sheet := range book.Sheets {
		if sheet.Name != "Results" {
			continue
		}
		head := sheet.Row(0)
		for i := 1; i < sheet.Len(); i++ {
			row := sheet.Row(i)
			for col := range row.Len() {
				is, text := cellIs[head.Text(col)], row.Text(col)
				if is != nil && text != "" && !is(text) {
					t.Errorf("line %d: %s %q would not be understood", row.Num, head.Text(col), text)
				}
			}
		}
	}
}
