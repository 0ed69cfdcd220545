package usebio

import (
	"fmt"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
)

// dump is a book as text: a line for each row, with the line of the file and the
// cells that say something, by their headings; then the problems.
func dump(book *cells.Book, problems event.Problems) string {
	var b strings.Builder
	if book != nil {
		for _, sheet := range book.Sheets {
			fmt.Fprintf(&b, "## %s\n", sheet.Name)
			for i := 1; i < sheet.Len(); i++ {
				row := sheet.Row(i)
				fmt.Fprintf(&b, "%d:", row.Num)
				for col := range row.Len() {
					if text := row.Text(col); text != "" {
						fmt.Fprintf(&b, " %s=%q", sheet.Row(0).Text(col), text)
					}
				}
				b.WriteByte('\n')
			}
		}
	}
	for _, p := range problems {
		fmt.Fprintf(&b, "%v\n", p)
		if p.Hint != "" {
			fmt.Fprintf(&b, "    %s\n", p.Hint)
		}
	}
	return b.String()
}
