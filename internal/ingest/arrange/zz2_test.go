package arrange

import (
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/lines"
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestZList(t *testing.T) {
	for _, p := range strings.Fields(os.Getenv("SHOW")) {
		data, _ := os.ReadFile(p)
		book, _ := cells.OpenWith(p, data, "")
		b := NewBook(book, lines.NewTexts(book))
		for _, s := range book.Sheets {
			b.Add(s)
		}
		b.Settle()
		fmt.Println("==", p, "pairs", b.HasPairs())
		for _, s := range book.Sheets {
			fmt.Println(s.Name, b.parts(s), b.sheetBoards(s))
			for _, l := range b.matchLists(s) {
				fmt.Println(l.Kind, l.Headed, len(l.Rows), len(l.Standings), l.Headings, l.isLeague())
				for i := range l.Rows {
					if i < 6 {
						fmt.Println("  ", l.Rows[i].Row.Num, l.Rows[i].Bye, l.Rows[i].Fields)
					}
				}
			}
		}
	}
}
