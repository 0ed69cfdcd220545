package html

// keepLinks drops the links that lead nowhere: to boards and cards that are not
// on the page, such as the boards of a match of teams.
func (v *view) keepLinks() {
	there := make(map[string]bool)
	for _, blocks := range [][]block{v.Boards, v.Cards} {
		for i := range blocks {
			there[blocks[i].Anchor] = true
		}
	}
	for g := range v.grids {
		for i := range g.Rows {
			for j := range g.Rows[i].Cells {
				if c := &g.Rows[i].Cells[j]; !there[c.Link] {
					c.Link = ""
				}
			}
		}
	}
}

// grids are all tables of the page.
func (v *view) grids(yield func(*grid) bool) {
	for i := range v.Rankings {
		if !yield(&v.Rankings[i].Table) {
			return
		}
	}
	all := [][]block{v.Boards, v.Cards}
	for i := range v.Parts {
		if single := v.Parts[i].Single; single != nil && !yield(single) {
			return
		}
		all = append(all, v.Parts[i].Blocks)
	}
	for _, blocks := range all {
		for i := range blocks {
			if !yield(&blocks[i].Table) {
				return
			}
		}
	}
}
