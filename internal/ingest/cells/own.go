package cells

import "strings"

// ownMark ends the last line of a text that the program itself wrote.
const ownMark = " · bridgecalc"

// splitOwn makes sheets of a text that the program wrote: it holds the sheets of a
// workbook, one below the other, each but the first below its name and a blank line.
func (b *Book) splitOwn() {
	whole := b.Sheets[0]
	last := whole.Len() - 1
	if last < 0 || !strings.HasSuffix(whole.Row(last).Text(0), ownMark) || whole.Row(last).Len() > 1 {
		return
	}
	b.Sheets = nil
	part := func(name string, from, to int) {
		if from < to {
			b.Sheets = append(b.Sheets, &Sheet{Name: name, book: b, rows: whole.rows[from:to], ids: whole.ids})
		}
	}
	name, from := "", 0
	for i := 1; i < last; i++ {
		if row := whole.Row(i); row.Len() == 1 && row.Num > whole.Row(i-1).Num+1 {
			part(name, from, i)
			name, from = row.Text(0), i+1
		}
	}
	part(name, from, last)
}
