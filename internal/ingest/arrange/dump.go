package arrange

import (
	"fmt"
	"io"
)

func (b *Book) Dump(w io.Writer) {
	for _, sheet := range b.cells.Sheets[:min(12, len(b.cells.Sheets))] {
		fmt.Fprintln(w, "--", sheet.Name)
		for i, c := range b.classes[sheet][:min(9, len(b.classes[sheet]))] {
			row := sheet.Row(i)
			fmt.Fprintf(w, "  %d %s ", row.Num, [...]string{"blank", "comment", "HEAD", "TITLE", "data", "total", "text"}[c])
			for col := range min(row.Len(), 16) {
				fmt.Fprintf(w, "|%s", row.Text(col))
			}
			fmt.Fprintln(w)
		}
	}
	for _, f := range b.families.all {
		rows := 0
		for _, r := range f.regions {
			rows += len(r.Rows)
		}
		fmt.Fprintf(w, "FAMILY %s lang %s: %d regions, %d rows results=%v\n", f.key, f.language, len(f.regions), rows, f.table.holdsResults())
		for n := range min(3, len(f.regions)) {
			fmt.Fprintf(w, "   %s cols %v rows %v ", f.regions[n].Sheet.Name, f.regions[n].cols, f.regions[n].Rows[:min(4, len(f.regions[n].Rows))])
			for k, t := range f.regions[n].Given {
				fmt.Fprintf(w, "%s=%s(%d,%d) ", k, t.Text, t.Row, t.Col)
			}
			fmt.Fprintln(w)
		}
		for i, c := range f.table.columns {
			fmt.Fprintf(w, "   %2d %-20s -> %-14s rival %s filled %d/%d ", i, c.Text, c.field, c.rival, c.filled, c.rows)
			for _, m := range c.Meanings {
				fmt.Fprintf(w, " %s%s:%d(%.2f)", m.Room, m.Field, m.Weight, c.fit(m.Field))
			}
			fmt.Fprintln(w)
		}
		for _, c := range f.table.carried {
			fmt.Fprintln(w, "   carried", c.cols)
		}
	}
}
