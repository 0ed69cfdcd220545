package arrange

import (
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/lines"
	"fmt"
	"os"
	"testing"
)

func TestZRow(t *testing.T) {
	data, _ := os.ReadFile(os.Getenv("SHOW"))
	book, _ := cells.OpenWith("x.xlsx", data, "")
	b := NewBook(book, lines.NewTexts(book))
	sheet := book.Sheets[0]
	b.Add(sheet)
	s := &scanner{sheet: sheet, looks: b.looks, words: &b.words, titles: &b.titles, rooms: &b.rooms, families: &b.families}
	for i := range sheet.Len() {
		r := sheet.Row(i)
		if r.Num > 8 {
			break
		}
		fmt.Println(r.Num, s.count(r), s.titlesIn(r), s.roomHeadings(i) != nil)
		for c := range r.Len() {
			fmt.Print(r.Text(c), " ", b.looks.of(r.ID(c)).kinds&datum, s.isWord(r.ID(c)), s.isSign(r.ID(c)), " | ")
		}
		fmt.Println()
	}
	fmt.Println(IsBye("–"))
}
