package teams

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/arrange"
	"bridgecalc/internal/ingest/cells"
)

// gatherRoster collects the names of teams from lines and columns.
func (rd *Reader) gatherRoster() {
	r := newRoster()
	rd.roster = r
	w := &who{roster: r}
	for _, t := range rd.tables {
		for row := range t.RowsOf {
			for _, f := range []string{"home", "away"} {
				if text, _, _ := t.Text(row.Num, f); text != "" && !isNumber(text) {
					r.add(r.sure, text)
				}
			}
			if t.HasSides() && !t.HasColumn("home") {
				for _, f := range []string{"ns.side", "ew.side"} {
					if text, _, _ := t.Text(row.Num, f); text != "" && !isNumber(text) {
						r.add(r.sure, text)
					}
				}
			}
		}
	}
	all := rd.lines()
	for i := range all {
		w.collect(w.joinSides(cellsOf(&all[i])))
	}
	rd.collectHeadings(all)
	w.names = r.all()
	type found struct {
		home, away string
		sheet      *cells.Sheet
	}
	var sure, doubtful []found
	named := make(map[*cells.Sheet]bool) // sheets that name teams for sure
	take := func(text string, sheet *cells.Sheet) {
		home, away, isSure, ok := w.versus(text)
		switch {
		case !ok:
			named[sheet] = named[sheet] || r.has(text)
		case isSure || r.has(home) || r.has(away):
			sure = append(sure, found{home, away, sheet})
			named[sheet] = true
		default:
			doubtful = append(doubtful, found{home, away, sheet})
		}
	}
	for i := range all {
		for _, c := range cellsOf(&all[i]) {
			if seats := w.seatsIn(c.text, nil); len(seats) == 0 {
				take(c.text, all[i].Sheet)
			} else {
				named[all[i].Sheet] = named[all[i].Sheet] || slices.ContainsFunc(seats, func(s seat) bool { return s.isNamed() || r.has(s.rest) })
			}
		}
	}
	for _, t := range rd.tables {
		take(t.Sheet.Name, t.Sheet)
	}
	for _, f := range doubtful {
		if !named[f.sheet] && !isTitle(f.home) && !isTitle(f.away) {
			sure = append(sure, f)
		}
	}
	for _, f := range sure {
		r.add(r.sure, f.home)
		r.add(r.sure, f.away)
	}
	for key, name := range r.likely { // such as the name of a team with a player behind it
		if _, ok := r.sure[key]; !ok && len(r.sure) >= 2 && (len(sure) > 0 || rd.isNamed(r, name)) {
			delete(r.likely, key)
		}
	}
}

// collectHeadings gathers the two teams of headings of IMPs that a line names as well: other
// words may be in front of them there, "League match Foxes – Owls".
func (rd *Reader) collectHeadings(all []arrange.Line) {
	type heading struct {
		sheet      *cells.Sheet
		home, away string
	}
	seen := make(map[heading]bool)
	for _, t := range rd.tables {
		if len(t.IMPs) != 2 {
			continue
		}
		h := heading{t.Sheet, teamOfHeading(t.IMPs[0].Text), teamOfHeading(t.IMPs[1].Text)}
		if h.home == "" || h.away == "" || seen[h] {
			continue
		}
		seen[h] = true
		w := &who{roster: newRoster(), names: []string{h.home, h.away}}
		if len(h.away) > len(h.home) {
			slices.Reverse(w.names)
		}
		for i := range all {
			if all[i].Sheet != t.Sheet {
				continue
			}
			for _, c := range cellsOf(&all[i]) {
				if home, away, _, ok := w.versus(c.text); ok && slices.Contains(w.names, home) && slices.Contains(w.names, away) {
					rd.roster.add(rd.roster.sure, writtenIn(c.text, home))
					rd.roster.add(rd.roster.sure, writtenIn(c.text, away))
				}
			}
		}
	}
}

// writtenIn returns a name as a text has it: headings may be in capitals.
func writtenIn(text, name string) string {
	lower, key := strings.ToLower(text), strings.ToLower(name)
	if at := strings.Index(lower, key); at >= 0 && len(lower) == len(text) {
		return text[at : at+len(key)]
	}
	return name
}

// isNamed reports whether a likely name begins with that of a team which is sure.
func (rd *Reader) isNamed(r *roster, name string) bool {
	for key := range r.sure {
		if strings.HasPrefix(teamKey(name), key) {
			return true
		}
	}
	return false
}

// isNamed reports whether a seat names its team, and not only as the home or the away team.
func (t *seat) isNamed() bool { return t.team != "" && t.team != "home" && t.team != "away" }

// isTitle reports whether a text has a number of something, or is one.
func isTitle(text string) bool {
	return strings.ContainsAny(text, "0123456789") && (isNumber(text) || arrange.HasTitle(text))
}

// lines returns the lines of the sheets with results.
func (rd *Reader) lines() []arrange.Line {
	var all []arrange.Line
	var last *cells.Sheet
	for _, t := range rd.tables {
		if t.Sheet != last {
			all = append(all, rd.book.LinesOf(t.Sheet)...)
			last = t.Sheet
		}
	}
	return all
}
