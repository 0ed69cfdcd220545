package sheetgen

import (
	"fmt"
	"slices"
	"strings"
)

// fitGrid leaves one column of results, and names only in a list.
func (d *design) fitGrid() {
	d.twoRows, d.direction = false, directionNone
	if d.names != namesNone {
		d.names = namesList
	}
	whole := d.note.form == contractDeclarerResult || d.note.form == declarerContractResult
	if d.hasContract && whole {
		d.hasResult, d.score = true, scoreNone
		return
	}
	d.hasContract, d.hasResult, d.score = false, false, scoreSigned
}

// grids writes results into the cells of a table whose rows and columns say the board and
// the pairs.
func (d *design) grids() []*page {
	r := d.random
	forms := []string{"rounds", "rounds", "ranges"}
	if strings.HasPrefix(d.session.movement, "mitchell") {
		forms = append(forms, "columns of NS", "rows of NS")
	}
	form := pick(r, forms...)
	if form == "ranges" && d.session.perRound < 2 {
		form = "rounds"
	}
	r.record("grid", form)
	g := &grid{}
	switch form {
	case "ranges":
		d.gridOfRanges(g)
	case "columns of NS":
		d.gridOfColumns(g)
	case "rows of NS":
		d.gridOfRows(g)
	default:
		d.gridOfRounds(g)
	}
	return []*page{{name: d.sheetName(), grid: *g}}
}

// resultCell returns the only cell of a result, which is not blank.
func (d *design) resultCell(i int) cell {
	c := d.row(&d.results[i], i, only(d.columns, fContract, fScore))[0]
	if c.isEmpty() {
		c.value = d.head.first(wNotPlayed)
	}
	return c
}

// pairWords returns what the pairs of a side are called, in one cell.
func (d *design) pairWords(side word, form int) string {
	switch name, pair := d.head.first(side), strings.ToLower(d.head.first(wPair)); form {
	case 0:
		return name
	case 1:
		return name + " " + pair
	case 2:
		return name + "-" + pair
	default:
		return strings.ToUpper(pair[:1]) + pair[1:] + " " + name
	}
}

// boardRange returns which boards a table plays: "4-6".
func boardRange(boards []int, join string) string {
	if len(boards) == 1 {
		return fmt.Sprint(boards[0])
	}
	return fmt.Sprint(boards[0], join, boards[len(boards)-1])
}

// resultOf returns the index of the result of a seating on a board, or -1.
func (d *design) resultOf(st *seating, board int) int {
	return slices.IndexFunc(d.results, func(x Result) bool { return x.Board == board && x.NS == st.ns && x.EW == st.ew })
}

// gridOfRounds writes a block for each round, with a column for each table.
func (d *design) gridOfRounds(g *grid) {
	r := d.random
	tables := 0
	for i := range d.session.seatings {
		tables = max(tables, d.session.seatings[i].table)
	}
	pairs := pick(r, "one cell", "one cell", "sides", "two rows")
	rows := pick(r, "range", "in the cell")
	if d.session.movement == "barometer" {
		rows = pick(r, "title", "number")
	}
	join, words, gap := pick(r, "-", " - ", "–"), r.IntN(4), r.IntN(2)
	headed := pairs != "one cell" || r.chance(.6) || rows == "number"
	r.record("grid rows", rows)
	r.record("grid pairs", pairs)
	columns := make([]*seating, tables)
	for round := 1; ; round++ {
		clear(columns)
		found := false
		for i := range d.session.seatings {
			if st := &d.session.seatings[i]; st.round == round {
				columns[st.table-1], found = st, true
			}
		}
		if !found {
			return
		}
		title := d.numbered(wRound, round)[:1]
		if d.titleForm == 2 || d.titleForm == 5 {
			title = []cell{titleCell(fmt.Sprintf("%s %d", d.head.first(wRound), round))}
		}
		across := func(label cell, value func(st *seating) cell) {
			row := make([]cell, 2+tables)
			row[0], title = title[0], []cell{{}}
			row[1] = label
			for t, st := range columns {
				if st != nil {
					row[2+t] = value(st)
				}
			}
			g.add(row...)
		}
		if headed {
			corner := cell{}
			if rows == "number" {
				corner = cell{value: d.head.first(wBoard), role: headingRole}
			}
			across(corner, func(st *seating) cell {
				return titleCell(fmt.Sprintf("%s %d", d.head.first(wTable), st.table))
			})
		}
		ns, ew := d.sideWords(0)
		switch pairs {
		case "one cell":
			across(cell{}, func(st *seating) cell { return titleCell(fmt.Sprint(st.ns.Number, join, st.ew.Number)) })
		case "sides":
			across(cell{}, func(st *seating) cell {
				return titleCell(fmt.Sprintf("%s %d - %s %d", ns, st.ns.Number, ew, st.ew.Number))
			})
		default:
			across(titleCell(d.pairWords(wNS, words)), func(st *seating) cell { return d.number(st.ns.Number) })
			across(titleCell(d.pairWords(wEW, words)), func(st *seating) cell { return d.number(st.ew.Number) })
		}
		if rows == "range" {
			across(titleCell(d.head.first(wBoards)), func(st *seating) cell { return titleCell(boardRange(st.boards, "-")) })
		}
		for k := range d.session.perRound {
			label := cell{}
			board := 0
			for _, st := range columns {
				if st != nil {
					board = st.boards[k]
				}
			}
			switch rows {
			case "range":
				label = titleCell(fmt.Sprintf("%d. %s", k+1, strings.ToLower(d.head.first(wBoardTitle))))
			case "title":
				label = titleCell(fmt.Sprintf("%s %d", d.head.first(wBoardTitle), board))
			case "number":
				label = d.number(board)
			}
			across(label, func(st *seating) cell {
				i := d.resultOf(st, st.boards[k])
				if i < 0 {
					return cell{}
				}
				c := d.resultCell(i)
				if rows == "in the cell" && !c.isEmpty() {
					c.value = fmt.Sprintf("%s %d: %v", d.head.first(wBoardTitle), st.boards[k], c.value)
				}
				return c
			})
		}
		for range gap {
			g.add()
		}
	}
}

// gridOfRanges writes a row for each table and round, with a column for each of its
// boards.
func (d *design) gridOfRanges(g *grid) {
	r := d.random
	words, join := r.IntN(4), pick(r, "-", "–", " - ")
	heads := []cell{}
	for _, s := range []string{d.head.first(wRound), d.head.first(wTable), d.pairWords(wNS, words), d.pairWords(wEW, words), d.head.first(wBoards)} {
		heads = append(heads, cell{value: s, role: headingRole})
	}
	for k := range d.session.perRound {
		heads = append(heads, cell{value: fmt.Sprintf("%d. %s", k+1, strings.ToLower(d.head.first(wBoardTitle))), role: headingRole})
	}
	g.add(heads...)
	for i := range d.session.seatings {
		st := &d.session.seatings[i]
		row := []cell{d.number(st.round), d.number(st.table), d.number(st.ns.Number), d.number(st.ew.Number), titleCell(boardRange(st.boards, join))}
		for _, b := range st.boards {
			c := cell{}
			if n := d.resultOf(st, b); n >= 0 {
				c = d.resultCell(n)
			}
			row = append(row, c)
		}
		g.add(row...)
	}
}

// gridOfColumns writes two rows for each board, the pair EW and the result, with a column
// for each pair NS.
func (d *design) gridOfColumns(g *grid) {
	words := 1 + d.random.IntN(3)
	ns := d.pairsNS()
	head := []cell{{value: d.head.first(wBoard), role: headingRole}, {}}
	for _, id := range ns {
		head = append(head, titleCell(fmt.Sprintf("%s %d", d.head.first(wNS), id.Number)))
	}
	g.add(head...)
	for _, b := range d.session.boards {
		opponents := []cell{d.number(b), titleCell(d.pairWords(wEW, words))}
		scores := []cell{{}, titleCell(d.outcomeWord())}
		for _, id := range ns {
			x, y := d.meeting(id, b)
			opponents, scores = append(opponents, x), append(scores, y)
		}
		g.add(opponents...)
		g.add(scores...)
	}
}

// gridOfRows writes two rows for each pair NS, the pair EW and the result, with a column
// for each board.
func (d *design) gridOfRows(g *grid) {
	words := 1 + d.random.IntN(3)
	head := []cell{{value: d.pairWords(wNS, words), role: headingRole}, {value: d.head.first(wBoard), role: headingRole}}
	for _, b := range d.session.boards {
		head = append(head, d.number(b))
	}
	g.add(head...)
	for _, id := range d.pairsNS() {
		opponents := []cell{d.number(id.Number), titleCell(d.pairWords(wEW, words))}
		scores := []cell{{}, titleCell(d.outcomeWord())}
		for _, b := range d.session.boards {
			x, y := d.meeting(id, b)
			opponents, scores = append(opponents, x), append(scores, y)
		}
		g.add(opponents...)
		g.add(scores...)
	}
}

func (d *design) outcomeWord() string {
	if d.hasContract {
		return d.head.first(wContract)
	}
	return d.head.first(wScore)
}

// meeting returns the opponents of a pair NS on a board and the result, in two cells.
func (d *design) meeting(ns ID, board int) (opponents, result cell) {
	i := slices.IndexFunc(d.results, func(x Result) bool { return x.NS == ns && x.Board == board })
	if i < 0 {
		return cell{}, cell{}
	}
	return d.number(d.results[i].EW.Number), d.resultCell(i)
}

// pairsNS returns the pairs that sat North-South, in the order of their numbers.
func (d *design) pairsNS() []ID {
	var ids []ID
	for i := range d.results {
		if id := d.results[i].NS; !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	slices.SortFunc(ids, func(a, b ID) int { return a.Number - b.Number })
	return ids
}
