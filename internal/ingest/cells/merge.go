package cells

import (
	"regexp"
	"slices"
	"sort"
)

// merge is a cell that reaches down over the rows below it, in one column.
// Directors merge the number of a round or a pair over its boards.
type merge struct {
	row, last int32 // from 1
	col       int16 // from 1
}

// fillDown writes the texts of merged cells into the rows that they reach over.
// Rows that hold nothing else stay away, and so does a text that the merging
// has hidden: it is kept as it was.
func (s *Sheet) fillDown(merges []merge) error {
	slices.SortFunc(merges, func(a, b merge) int { return int(a.col) - int(b.col) })
	for _, m := range merges {
		if err := s.fill(m); err != nil {
			return err
		}
	}
	return nil
}

func (s *Sheet) fill(m merge) error {
	at := s.from(m.row)
	if at == len(s.rows) || s.rows[at].num != m.row {
		return nil
	}
	id := s.Row(at).ID(int(m.col) - 1)
	mark, marked := s.marks[place{m.row, m.col}]
	if id == 0 && !marked {
		return nil
	}
	for at++; at < len(s.rows) && s.rows[at].num <= m.last; at++ {
		if err := s.book.spend(1); err != nil {
			return err
		}
		if s.Row(at).ID(int(m.col)-1) != 0 {
			continue
		}
		if marked {
			if err := s.mark(int(s.rows[at].num), int(m.col), mark); err != nil {
				return err
			}
		}
		if err := s.set(at, int(m.col)-1, id); err != nil {
			return err
		}
	}
	return nil
}

// from is the index of the first row with this number or a higher one.
func (s *Sheet) from(num int32) int {
	return sort.Search(len(s.rows), func(i int) bool { return s.rows[i].num >= num })
}

// set gives a cell of a row its text. A row that becomes longer moves to the
// end, where there is room.
func (s *Sheet) set(row, col int, id ID) error {
	r := &s.rows[row]
	if id == 0 {
		return nil
	}
	if col >= int(r.end-r.start) {
		if err := s.book.spend(col + 1); err != nil {
			return err
		}
		old := s.ids[r.start:r.end]
		r.start = uint32(len(s.ids))
		s.ids = append(s.ids, old...)
		s.ids = append(s.ids, make([]ID, col+1-len(old))...)
		r.end = uint32(len(s.ids))
	}
	s.ids[int(r.start)+col] = id
	return nil
}

// ditto is a cell that repeats the one above it: ", -"-, 〃.
var ditto = regexp.MustCompile(`^[-–—\s]*(?:"|''|”|“|″|〃)[-–—\s]*$`)

// FillDittos gives cells that repeat the one above them its text.
func (b *Book) FillDittos() error {
	const longest = 8 // bytes
	dittos := make(map[ID]bool)
	for id, text := range b.texts.texts {
		if len(text) <= longest && ditto.MatchString(text) {
			dittos[ID(id)] = true
		}
	}
	if len(dittos) == 0 {
		return nil
	}
	for _, s := range b.Sheets {
		for i := 1; i < len(s.rows); i++ {
			row, above := s.Row(i), s.Row(i-1)
			for col, id := range row.ids {
				if !dittos[id] || above.ID(col) == 0 || row.Num != above.Num+1 {
					continue
				}
				if err := s.set(i, col, above.ID(col)); err != nil {
					return err
				}
			}
		}
	}
	return nil
}
