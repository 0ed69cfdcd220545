package ingest

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/lines"
)

func TestZShow(t *testing.T) {
	for _, path := range strings.Fields(os.Getenv("SHOW")) {
		f, _, _ := load(path)
		book, problems := open(f, Options{})
		if book == nil {
			fmt.Println(path, problems)
			continue
		}
		texts := lines.NewTexts(book)
		b := arrange.NewBook(book, texts)
		for _, s := range book.Sheets {
			b.Add(s)
		}
		b.Settle()
		fmt.Println("=====", path)
		for _, s := range book.Sheets {
			sh := b.Show()
			sh.Sheet(s)
			fmt.Println(sh)
		}
	}
}
