package arrange

import (
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// strip is a run of columns between blank ones.
type strip struct{ left, end int }

// lists finds the lists of names, and the tables of the IMPs of a match, that are next to the
// tables of a sheet. It returns
// the columns to hide while the tables are gone through, nil for none, and then those to
// hide for each list.
func (b *Book) lists(sheet *cells.Sheet) [][]bool {
	strips, width := stripsOf(sheet)
	if len(strips) < 2 {
		return [][]bool{nil}
	}
	strips = b.joinStrips(sheet, strips)
	tables := make([]bool, width)
	var lists [][]bool
	others := false
	for _, s := range strips {
		if !b.isList(sheet, s) && !b.isRankingStrip(sheet, s) && !b.isIMPStrip(sheet, s) {
			others = true
			continue
		}
		list := make([]bool, width)
		for col := range list {
			list[col] = col < s.left || col >= s.end
			tables[col] = tables[col] || !list[col]
		}
		lists = append(lists, list)
	}
	if len(lists) == 0 || !others {
		return [][]bool{nil}
	}
	return append([][]bool{tables}, lists...)
}

// joinStrips joins a strip of the numbers of pairs, "Pair NS 1", with the names in the next.
func (b *Book) joinStrips(sheet *cells.Sheet, strips []strip) []strip {
	var joined []strip
	for _, s := range strips {
		if last := len(joined) - 1; last >= 0 && b.isOfNumbers(sheet, joined[last]) && !b.isList(sheet, s) {
			if both := (strip{joined[last].left, s.end}); b.isList(sheet, both) {
				joined[last] = both
				continue
			}
		}
		joined = append(joined, s)
	}
	return joined
}

// isOfNumbers reports whether a strip is one column with words for pairs and their numbers.
func (b *Book) isOfNumbers(sheet *cells.Sheet, s strip) bool {
	const fewest = 3
	if s.end-s.left > 1 {
		return false
	}
	pairs, others := 0, 0
	for i := range sheet.Len() {
		id := sheet.Row(i).ID(s.left)
		if id == 0 {
			continue
		}
		if b.isPairTitle(id) {
			pairs++
		} else {
			others++
		}
	}
	return pairs >= fewest && pairs > others
}

// isPairTitle reports whether a text is a word for a pair and its number.
func (b *Book) isPairTitle(id cells.ID) bool {
	titles, _ := b.titles.Of(id)
	return len(titles) == 1 && isOfPair(titles[0].Field) && titles[0].Rest == ""
}

// gridStrips finds the grids that are next to each other on a sheet: in the strips between
// blank columns, or in the parts of a strip that begin alike.
func (b *Book) gridStrips(sheet *cells.Sheet) (grids []view, width int) {
	if sheet.Len() > mostGridRows {
		return nil, 0
	}
	strips, width := stripsOf(sheet)
	find := func(s strip) bool {
		hidden := make([]bool, width)
		for col := range hidden {
			hidden[col] = col < s.left || col >= s.end
		}
		g := b.findGrid(sheet, hidden)
		if g != nil {
			grids = append(grids, view{hidden: hidden, grid: g})
		}
		return g != nil
	}
	for _, s := range strips {
		if len(strips) > 1 && find(s) {
			continue
		}
		for _, part := range b.partsOf(sheet, s) {
			find(part)
		}
	}
	return grids, width
}

// partsOf returns the parts of a strip whose headings or titles begin again in some row:
// "Board | 1 - 8 | 2 - 7 | Board | 1 - 7 | 2 - 8"; nil for none.
func (b *Book) partsOf(sheet *cells.Sheet, s strip) []strip {
	for i := range sheet.Len() {
		row := sheet.Row(i)
		first := b.beginning(row.ID(s.left))
		if first == "" {
			continue
		}
		parts := []strip{{s.left, s.end}}
		for col := s.left + 1; col < s.end; col++ {
			if b.beginning(row.ID(col)) == first {
				parts[len(parts)-1].end = col
				parts = append(parts, strip{col, s.end})
			}
		}
		if len(parts) > 1 {
			return parts
		}
	}
	return nil
}

// beginning returns what a text may begin a table with: a heading, or the field of a title;
// "" for others.
func (b *Book) beginning(id cells.ID) string {
	if titles, _ := b.titles.Of(id); len(titles) == 1 {
		return "title " + titles[0].Field
	}
	if meanings, _ := b.words.Of(id); len(meanings) > 0 {
		return nameKey(b.cells.Text(id))
	}
	return ""
}

// stripsOf finds the runs of columns of a sheet that blank columns separate. Rows with
// one cell, such as titles, do not count.
func stripsOf(sheet *cells.Sheet) (strips []strip, width int) {
	const most = 2000 // rows that are looked at
	var used []bool
	for i := range min(sheet.Len(), most) {
		row := sheet.Row(i)
		for len(used) < row.Len() {
			used = append(used, false)
		}
		filled := 0
		for col := range row.Len() {
			if row.ID(col) != 0 {
				filled++
			}
		}
		for col := range row.Len() {
			used[col] = used[col] || filled > 1 && row.ID(col) != 0
		}
	}
	for col, u := range used {
		switch {
		case !u:
		case col > 0 && used[col-1]:
			strips[len(strips)-1].end = col + 1
		default:
			strips = append(strips, strip{col, col + 1})
		}
	}
	return strips, len(used)
}

// isList reports whether most rows of a strip are a number and names, each once, and again in
// a ranking below, and hardly any has a contract or a score.
func (b *Book) isList(sheet *cells.Sheet, s strip) bool {
	const fewest = 3 // rows
	rows, named, repeated, results := 0, 0, 0, 0
	count, seen, last := make(map[cells.ID]int), make(map[cells.ID]bool), 0
	scored := b.scoredColumns(sheet, s)
	for i := range sheet.Len() {
		row := sheet.Row(i)
		names, pairs, values, filled := 0, 0, 0, 0
		name := cells.ID(0)
		for col := s.left; col < s.end; col++ {
			id := row.ID(col)
			if id == 0 {
				continue
			}
			filled++
			kinds := b.looks.of(id).kinds
			meanings, _ := b.words.Of(id)
			switch {
			case b.isPairTitle(id):
				pairs++
			case len(sheet.Book().Text(id)) == 1: // the letter of a section, or a figure
				if kinds&Pair != 0 && kinds&number != 0 {
					pairs++
				}
			case kinds&Named != 0:
				names++
				pairs++
				name = id
			case kinds&number == 0 && kinds&(Bid|Cell|Status) != 0 && kinds&Pair == 0 && len(meanings) == 0, kinds&Score != 0 && scored[col]:
				values++
			case kinds&Name != 0 && len(meanings) == 0:
				names++
				name = id
			case kinds&Pair != 0:
				pairs++
			}
		}
		if filled == 0 {
			continue
		}
		rows++
		if row.Num > last+1 {
			clear(seen)
		}
		last = row.Num
		if names > 0 && pairs > 0 {
			const most = 2 // lists of the same pairs
			named++
			if count[name]++; seen[name] || count[name] > most {
				repeated++
			}
			seen[name] = true
		}
		if values > 0 {
			results++
		}
	}
	return named >= fewest-1 && 3*repeated <= named && 4*results <= named && 2*named >= rows-3
}

// isRankingStrip reports whether a strip is a ranking of pairs by their numbers: headings for
// the place and the pair, below them numbers only.
func (b *Book) isRankingStrip(sheet *cells.Sheet, s strip) bool {
	const fewest = 3 // rows
	headed, rows := false, 0
	for i := range sheet.Len() {
		row, filled := sheet.Row(i), 0
		fields := make(map[string]bool)
		numbers, others := 0, 0
		for col := s.left; col < s.end; col++ {
			id := row.ID(col)
			switch {
			case id == 0:
				continue
			case b.looks.of(id).kinds&number != 0:
				numbers++
			default:
				fields[b.meaningOf(id)] = true
				others++
			}
			filled++
		}
		switch {
		case filled == 0 || !headed && filled == 1 && others == 1: // a title
		case !headed:
			if headed = fields["rank"] && fields["pair"] && numbers == 0; !headed {
				return false
			}
		case others > 0:
			return false
		default:
			rows++
		}
	}
	return rows >= fewest
}

// isIMPStrip reports whether a strip is a table of the IMPs of two teams: below the heading of
// boards and two others a number of a board and what each team won on it, and below these perhaps
// the totals.
func (b *Book) isIMPStrip(sheet *cells.Sheet, s strip) bool {
	const width, fewest, mostIMPs = 3, 3, 24
	if s.end-s.left != width {
		return false
	}
	headed, boards := false, 0
	for i := range sheet.Len() {
		row := sheet.Row(i)
		first, one, other := row.ID(s.left), row.ID(s.left+1), row.ID(s.left+2)
		isIMPs := func(id cells.ID) bool {
			l := b.looks.of(id)
			return id == 0 || l.kinds&Whole != 0 && l.n <= mostIMPs || notation.IsDash(b.cells.Text(id))
		}
		isBoard := b.looks.of(first).kinds&Whole != 0
		switch {
		case first == 0 && one == 0 && other == 0:
		case !headed && one == 0 && other == 0 && !isBoard: // a title
		case !headed:
			headed = b.meaningOf(first) == "board" && one != 0 && other != 0 && !isIMPs(one) && !isIMPs(other)
			if !headed {
				return false
			}
		case isBoard && isIMPs(one) && isIMPs(other):
			boards++
		case isBoard:
			return false
		}
	}
	return boards >= fewest
}

// scoredColumns returns the columns of a strip in which most numbers are scores: a
// percentage of 50 and 120 matchpoints are none.
func (b *Book) scoredColumns(sheet *cells.Sheet, s strip) map[int]bool {
	scored := make(map[int]bool)
	for col := s.left; col < s.end; col++ {
		numbers, scores := 0, 0
		for i := range sheet.Len() {
			kinds := b.looks.of(sheet.Row(i).ID(col)).kinds
			if kinds&number != 0 {
				numbers++
			}
			if kinds&Score != 0 {
				scores++
			}
		}
		scored[col] = 5*scores > 3*numbers
	}
	return scored
}
