package arrange

import (
	"slices"
	"strings"

	"bridgecalc/internal/ingest/notation"
)

// split finds the groups of columns below a row of headings: tables next to each
// other repeat their headings.
func (s *scanner) split(at int) []group {
	s.spread(at)
	pairRooms(s.head)
	if byStrip := s.splitStrips(at); byStrip != nil {
		return byStrip
	}
	return s.splitStrip(at)
}

// splitStrips splits columns whose first headings come again in front of other groups,
// "NS | Board 1 | Board 2 | NS | Board 3 | Board 4": those of a strip share its first
// columns only. It returns nil where some strip has no titles, or none has several groups.
func (s *scanner) splitStrips(at int) []group {
	prefix, starts := s.stripsIn()
	if len(starts) < 2 || slices.ContainsFunc(s.head, func(h Heading) bool { return h.title != nil && h.Col < prefix }) {
		return nil
	}
	heads, across := s.head, s.across
	defer func() { s.head, s.across = heads, across }()
	var groups []group
	for n, start := range starts {
		end := maxCol
		if n+1 < len(starts) {
			end = starts[n+1]
		}
		s.head = slices.DeleteFunc(slices.Clone(heads), func(h Heading) bool { return h.Col >= prefix && (h.Col < start || h.Col >= end) })
		s.across = slices.DeleteFunc(slices.Clone(across), func(t Title) bool { return t.Col < start || t.Col >= end })
		if len(s.across) == 0 && !slices.ContainsFunc(s.head, func(h Heading) bool { return h.title != nil }) {
			return nil
		}
		for _, g := range s.splitStrip(at) {
			g.strip, g.left, g.end, g.part = start, max(g.left, start), min(g.end, end), len(groups)+1
			groups = append(groups, g)
		}
	}
	if len(groups) == len(starts) || slices.ContainsFunc(groups, func(g group) bool { return g.room != "" }) {
		return nil
	}
	return groups
}

// stripsIn returns the columns of the first heading that comes again, and the
// column up to which the headings before it reach.
func (s *scanner) stripsIn() (prefix int, starts []int) {
	cols := make(map[string][]int)
	for _, h := range s.head {
		cols[keyOf(h)] = append(cols[keyOf(h)], h.Col)
	}
	for _, h := range s.head {
		if starts := cols[keyOf(h)]; h.Text != "" && len(starts) > 1 {
			return h.Col, starts
		}
	}
	return 0, nil
}

// splitStrip is split for one strip of tables, whose groups may share their first columns.
func (s *scanner) splitStrip(at int) []group {
	if byTitle := s.splitTitles(); byTitle != nil {
		return byTitle
	}
	if byRoom := splitHalves(s.head); byRoom != nil {
		return byRoom
	}
	starts, repeated := s.repeats(at)
	if len(starts) < 2 {
		starts, repeated = s.titledStarts(), nil
	}
	if len(starts) < 2 {
		return []group{newGroup(s.head, nil, "", 0, maxCol)}
	}
	var shared []Heading
	last := starts[len(starts)-1]
	behind := maxCol // where columns begin that belong to no group
	if s.hasTitlesOver(starts) {
		width := maxCol
		for n := 1; n < len(starts); n++ {
			width = min(width, starts[n]-starts[n-1])
		}
		behind = last + width
	}
	headBoards := s.headBoards(at, starts)
	lastRepeated := 0
	for _, h := range s.head {
		if repeated[keyOf(h)] {
			lastRepeated = max(lastRepeated, h.Col)
		}
	}
	own := make([][]Heading, len(starts))
	for _, h := range s.head {
		if h.Col >= behind {
			continue
		}
		if h.Col < starts[0] || behind == maxCol && !headBoards && h.Col > lastRepeated && h.Col > last && !repeated[keyOf(h)] {
			shared = append(shared, h)
			continue
		}
		n := len(starts) - 1
		for n > 0 && h.Col < starts[n] {
			n--
		}
		own[n] = append(own[n], h)
	}
	var groups []group
	for n := range starts {
		left, end := starts[n], maxCol
		if n == 0 {
			left = 0
		}
		if n+1 < len(starts) {
			end = starts[n+1]
		}
		g := newGroup(own[n], shared, "", left, end)
		g.part = n + 1
		groups = append(groups, g)
	}
	return groups
}

func newGroup(own, shared []Heading, room string, left, end int) group {
	g := group{left: left, end: end, room: room}
	var key strings.Builder
	for _, h := range shared {
		g.cols = append(g.cols, h.Col)
		g.heads = append(g.heads, h)
		key.WriteString(keyOf(h) + "|")
	}
	for _, h := range own {
		g.cols = append(g.cols, h.Col)
		g.own = append(g.own, h.Col)
		g.heads = append(g.heads, h)
		key.WriteString("|" + keyOf(h))
	}
	g.key, g.ofPlayers = key.String(), areOfPlayers(g.heads)
	return g
}

// spread gives NS and EW a column each where one heading stands over both scores and, in
// a file without merged cells, the headings behind it stand one column too far to the
// left. It shows in the rows below: they are one cell longer, and the pairs of EW are
// one further to the right.
func (s *scanner) spread(at int) {
	field := func(h Heading) string {
		if len(h.Meanings) == 0 {
			return ""
		}
		return h.Meanings[0].Field
	}
	score, ew := -1, -1
	for i, h := range s.head {
		switch f := field(h); {
		case (f == "score" || f == "result") && score < 0:
			score = i
		case (f == "ew" || f == "ew.pair") && score >= 0 && ew < 0:
			ew = i
		}
	}
	if ew < 0 || ew != score+1 || s.head[ew].Col != s.head[score].Col+1 {
		return
	}
	col := s.head[score].Col
	scored, one := 0, 0
	for i := at + 1; i < min(at+1+sampleSpread, s.sheet.Len()); i++ {
		row := s.row(i)
		if isHeader(s.count(row)) {
			break
		}
		first, second, pair := s.looks.of(row.ID(col)).kinds, s.looks.of(row.ID(col+1)).kinds, s.looks.of(row.ID(col+2)).kinds
		if pair&Pair == 0 || row.ID(col) != 0 && row.ID(col+1) != 0 && first&second&Score == 0 && first&Score != 0 && second&Score == 0 {
			continue
		}
		if one++; first&Score != 0 && row.ID(col+1) == 0 || second&Score != 0 && row.ID(col) == 0 {
			scored++
		}
	}
	if scored == 0 || 2*scored < one {
		return
	}
	for i := score + 1; i < len(s.head); i++ {
		s.head[i].Col++
	}
	s.head[score].Meanings = []Meaning{{Field: "ns.score", Weight: wholeWeight}}
	second := Heading{Text: s.head[score].Text, Row: s.head[score].Row, Col: col + 1, Meanings: []Meaning{{Field: "ew.score", Weight: wholeWeight}}}
	s.head = slices.Insert(s.head, score+1, second)
}

const sampleSpread = 30 // rows

// splitTitles splits columns that are headed by titles: a board or a pair for each
// group.
func (s *scanner) splitTitles() []group {
	field := repeatedTitle(s.head)
	var titled []int // indexes of the headings
	for i, h := range s.head {
		if h.title != nil && h.title.Field == field {
			titled = append(titled, i)
		}
	}
	if len(titled) < 2 {
		return nil
	}
	width := maxCol
	for k := 1; k < len(titled); k++ {
		width = min(width, s.head[titled[k]].Col-s.head[titled[k-1]].Col)
	}
	shared := slices.Clone(s.head[:titled[0]])
	var groups []group
	for k, i := range titled {
		h := s.head[i]
		end := h.Col + width
		if k+1 < len(titled) {
			end = s.head[titled[k+1]].Col
		} else {
			for _, behind := range s.head[i+1:] {
				if behind.Col >= end {
					shared = append(shared, behind)
				}
			}
		}
		var own []Heading
		for col := h.Col; col < end; col++ {
			own = append(own, Heading{Row: h.Row, Col: col})
			if at := slices.IndexFunc(s.head, func(h Heading) bool { return h.Col == col && h.title == nil }); at >= 0 {
				own[len(own)-1] = s.head[at]
			}
		}
		g := newGroup(own, s.head[:titled[0]], "", h.Col, end)
		for _, other := range s.head[i:] {
			if other.title != nil && other.Col < end {
				g.titles = append(g.titles, *other.title)
			}
		}
		g.key = "by " + h.title.Field + g.key
		groups = append(groups, g)
	}
	return groups
}

// repeatedTitle returns the field of most of the titles among headings, which several have:
// "Round 1 | N | E | S | W | Board 1 | Board 2" heads boards. It is "" where none is repeated.
func repeatedTitle(heads []Heading) string {
	const several = 2
	field, most := "", several-1
	times := make(map[string]int)
	for _, h := range heads {
		if h.title == nil {
			continue
		}
		if times[h.title.Field]++; times[h.title.Field] > most {
			field, most = h.title.Field, times[h.title.Field]
		}
	}
	return field
}

// keyOf returns a heading without the accidents of typing.
func keyOf(h Heading) string { return strings.ToLower(strings.Join(strings.Fields(h.Text), "")) }

// splitRooms splits columns whose headings name the two rooms of a match.
func splitRooms(heads []Heading) []group {
	rooms := map[string][]Heading{}
	var shared []Heading
	for _, h := range heads {
		if len(h.Meanings) > 0 && h.Meanings[0].Room != "" {
			rooms[h.Meanings[0].Room] = append(rooms[h.Meanings[0].Room], h)
		} else {
			shared = append(shared, h)
		}
	}
	if len(rooms) < 2 {
		return nil
	}
	var groups []group
	for _, room := range []string{"open", "closed"} {
		own := rooms[room]
		g := newGroup(own, shared, room, own[0].Col, own[0].Col+1)
		g.key = ""
		for _, h := range g.heads {
			if len(h.Meanings) > 0 {
				g.key += "|" + h.Meanings[0].Field
			} else {
				g.key += "|" + keyOf(h)
			}
		}
		groups = append(groups, g)
	}
	return groups
}

// repeats returns the columns at which the headings begin again, and the headings
// that are repeated.
func (s *scanner) repeats(at int) (starts []int, repeated map[string]bool) {
	cols := make(map[string][]int)
	for _, h := range s.head {
		if BeginsWithIMPs(h.Text) && s.hasIMPsBeside(h.Col) {
			continue // those of the two teams
		}
		if h.Text != "" {
			cols[keyOf(h)] = append(cols[keyOf(h)], h.Col)
		}
	}
	most := usualRepeats(cols)
	if most < 2 {
		return nil, nil
	}
	repeated = make(map[string]bool)
	for key, at := range cols {
		each := len(at) / most // NS and EW may head the pairs and again their scores
		if len(at)%most != 0 {
			continue
		}
		repeated[key] = true
		firsts := make([]int, most)
		for n := range firsts {
			firsts[n] = at[n*each]
		}
		if starts == nil || firsts[0] < starts[0] {
			starts = firsts
		}
	}
	for key := range repeated {
		for k, col := range cols[key] {
			n := k * most / len(cols[key])
			end := maxCol
			if n+1 < len(starts) {
				end = starts[n+1]
			}
			if col < starts[n] || col >= end {
				return nil, nil
			}
		}
	}
	if !s.hasTitlesOver(starts) && !s.headBoards(at, starts) && (len(repeated) == 1 || !s.repeatsOutcome(repeated)) {
		return nil, nil
	}
	for key := range repeated {
		if !s.hasTitlesOver(starts) && !s.areAlike(at, cols[key]) {
			return nil, nil
		}
	}
	return starts, repeated
}

// headBoards reports whether in each of the groups that begin at some columns a number
// heads contracts: that of a board.
func (s *scanner) headBoards(at int, starts []int) bool {
	if at+1 >= s.sheet.Len() {
		return false
	}
	below := s.row(at + 1)
	for n, start := range starts {
		end := maxCol
		if n+1 < len(starts) {
			end = starts[n+1]
		}
		if !slices.ContainsFunc(s.head, func(h Heading) bool {
			_, err := notation.ReadOrdinal(h.Text)
			kinds := s.looks.of(below.ID(h.Col)).kinds
			return h.Col >= start && h.Col < end && err == nil && kinds&(Bid|Status) != 0 && kinds&number == 0
		}) {
			return false
		}
	}
	return true
}

// repeatsOutcome reports whether one of the repeated headings says what a result was.
// Sides alone head pairs, then scores, then points.
func (s *scanner) repeatsOutcome(repeated map[string]bool) bool {
	for _, h := range s.head {
		if !repeated[keyOf(h)] || len(h.Meanings) == 0 {
			continue
		}
		switch f := h.Meanings[0].Field; f {
		case "ns", "ew", "pair", "ns.pair", "ew.pair", "board", "name", "ns.name", "ew.name", "matchpoints", "imps", "percent", "":
		default:
			return true
		}
	}
	return false
}

// titledStarts returns the columns of the titles above a row of headings where each
// stands over headings of its own; nil otherwise.
func (s *scanner) titledStarts() []int {
	var starts []int
	for _, t := range s.across {
		if t.Field == s.across[0].Field && (len(starts) == 0 || t.Col > starts[len(starts)-1]) {
			starts = append(starts, t.Col)
		}
	}
	for n, start := range starts {
		end := maxCol
		if n+1 < len(starts) {
			end = starts[n+1]
		}
		if !slices.ContainsFunc(s.head, func(h Heading) bool { return h.Col >= start && h.Col < end }) {
			return nil
		}
	}
	return starts
}

// hasTitlesOver reports whether titles stand over the groups that begin at the columns.
func (s *scanner) hasTitlesOver(starts []int) bool {
	over := 0
	for _, t := range s.across {
		if t.Col >= starts[0] {
			over++
		}
	}
	return over >= len(starts)
}

// areAlike reports whether columns hold values of the same kind, as far as the rows
// below tell.
func (s *scanner) areAlike(at int, cols []int) bool {
	const sample = 60
	var filled, scores, names, decimals []int
	for range cols {
		filled, scores, names, decimals = append(filled, 0), append(scores, 0), append(names, 0), append(decimals, 0)
	}
	for i := at + 1; i < min(at+1+sample, s.sheet.Len()); i++ {
		row := s.row(i)
		if n := s.count(row); isHeader(n) {
			continue
		}
		for n, col := range cols {
			id := row.ID(col)
			if id == 0 {
				continue
			}
			filled[n]++
			switch kinds := s.looks.of(id).kinds; {
			case kinds&(Score|Status) != 0 || kinds&Whole != 0 && s.looks.of(id).n == 0:
				scores[n]++
			case kinds&Name != 0:
				names[n]++
			case kinds&Decimal != 0:
				decimals[n]++
			}
		}
	}
	const few = 5 // cells that say nothing
	for n := 1; n < len(cols); n++ {
		for _, kind := range [][]int{scores, names, decimals} {
			if min(filled[0], filled[n]) > few && areFar(kind[0], filled[0], kind[n], filled[n]) {
				return false
			}
		}
	}
	return true
}

// areFar reports whether one of two shares is small and the other large.
func areFar(a, ofA, b, ofB int) bool {
	isSmall := func(n, of int) bool { return 4*n <= of }
	isLarge := func(n, of int) bool { return 4*n >= 3*of }
	return isSmall(a, ofA) && isLarge(b, ofB) || isLarge(a, ofA) && isSmall(b, ofB)
}

// families are the groups of columns with the same headings, wherever they stand in
// a book: what their columns hold is decided together.
type families struct {
	all   []*family
	index map[string]*family
}

// family is the regions below the same headings.
type family struct {
	key      string
	heads    []Heading // of its first region
	regions  []*Region
	language string // of most of its headings
	table    *table
	listed   bool      // it is a list of names
	named    bool      // titles give players their names, and no numbers
	ofTeams  bool      // it is results of teams, board by board
	taken    bool      // another reader takes it
	atTables bool      // the NS pairs have the numbers of their tables
	pairGrid *pairGrid // nil where it is none
	// noLetters says that the director's letters are not about this family.
	noLetters bool
}

func (f *families) add(g *group, r *Region) {
	fam := f.index[g.key]
	if fam == nil || len(fam.heads) != len(g.heads) {
		fam = &family{key: g.key, heads: slices.Clone(g.heads), language: g.language}
		if f.index == nil {
			f.index = make(map[string]*family)
		}
		f.index[g.key] = fam
		f.all = append(f.all, fam)
	}
	fam.regions = append(fam.regions, r)
}

// usualRepeats returns how many times most of the repeated headings stand in a row.
func usualRepeats(cols map[string][]int) int {
	keys := make(map[int]int)
	for _, at := range cols {
		keys[len(at)]++
	}
	best := 0
	for times, n := range keys {
		if times > 1 && (best == 0 || n > keys[best] || n == keys[best] && times < best) {
			best = times
		}
	}
	return best
}

// hasIMPsBeside reports whether the column next to one of IMPs has IMPs, too: one for each
// team.
func (s *scanner) hasIMPsBeside(col int) bool {
	return slices.ContainsFunc(s.head, func(h Heading) bool {
		return (h.Col == col-1 || h.Col == col+1) && BeginsWithIMPs(h.Text)
	})
}
