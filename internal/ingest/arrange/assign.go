package arrange

import (
	"cmp"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/settings"
)

// column is a column of a family with what it holds.
type column struct {
	Heading
	profile
	field string // what it holds; empty where that is not known
	plus  bool   // what the pair of the row scored, or lost
	// rival is a field that the heading says, but that another column holds.
	rival string
	// choice is what the director chose it to hold: the number of the choice, from 1.
	choice int
}

// option is a reading of one column.
type option struct {
	col    int
	field  string
	weight int
	worth  float64
}

// assign decides what the columns of a family hold: by their headings, as far as the
// cells agree.
func (b *Book) assign(f *family) []column {
	columns := make([]column, len(f.heads))
	profiles := b.profiles(f)
	var options []option
	titled := map[string]bool{"ns.pair": f.isGiven("ns.pair"), "ew.pair": f.isGiven("ew.pair")}
	taken := make(map[string]bool)
	for i := range columns {
		columns[i] = column{Heading: f.heads[i], profile: profiles[i]}
		if b.choose(f, i, &columns[i]) {
			if field := columns[i].field; field != settings.Ignored && taken[field] {
				columns[i].field, columns[i].rival = "", field
			}
			taken[columns[i].field] = true
		}
	}
	isIndividual := b.placeChanging(f, columns)
	if isIndividual {
		for _, field := range []string{"ns.pair", "ew.pair", "pairs", "pair", "opponent"} {
			titled[field] = true // the players are those of its pairs
		}
	}
	for i := range columns {
		if columns[i].choice > 0 {
			continue
		}
		if columns[i].field != "" {
			taken[columns[i].field] = true
			continue
		}
		for _, o := range optionsOf(i, &columns[i]) {
			if !titled[o.field] { // which a title says of all rows
				options = append(options, o)
			}
		}
	}
	slices.SortStableFunc(options, func(x, y option) int {
		return cmp.Or(cmp.Compare(y.worth, x.worth), x.col-y.col)
	})
	for _, o := range options {
		c := &columns[o.col]
		switch {
		case c.field != "" || o.worth < leastWorth:
		case !taken[o.field]:
			c.field, taken[o.field] = o.field, true
		case c.rival == "":
			c.rival = o.field
		}
	}
	b.settleDealer(f, columns)
	dropPairs(columns)
	nameOwnSide(columns)
	numberSides(columns)
	b.placeSided(columns)
	placeScores(columns)
	placeBoards(columns)
	dropNobody(columns)
	if placePlayers(columns); isIndividual {
		b.dropRepeated(f, columns)
	}
	placeDeclarer(f, columns)
	dropMakeable(columns)
	settleSeats(columns)
	settleDoubled(columns)
	if away := colOf(columns, "away"); away >= 0 && colOf(columns, "home") < 0 && colOf(columns, "opponent") < 0 && columns[away].share(Pair|Named) > 0.7 {
		columns[away].field = "opponent"
	}
	plus, minus := colOf(columns, "plus"), colOf(columns, "minus")
	if plus >= 0 && minus >= 0 && colOf(columns, "score") < 0 && colOf(columns, "ns.score") < 0 && (columns[plus].looksScored() || columns[minus].looksScored() || columns[plus].fit("score") > unknownFit && columns[minus].fit("score") > unknownFit) {
		columns[plus].field, columns[minus].field = "ns.score", "ew.score"
		columns[plus].plus = true
	}
	if plus >= 0 && minus < 0 && colOf(columns, "score") < 0 && colOf(columns, "ns.score") < 0 {
		columns[plus].field = "score"
	}
	if ns := colOf(columns, "ns.score"); ns >= 0 && colOf(columns, "ew.score") < 0 && colOf(columns, "score") < 0 {
		columns[ns].field = "score" // whose sign it has, the contracts tell
	}
	return columns
}

// dropMakeable takes columns headed N, E, S and W for the tricks that each could take
// where pairs have numbers of their own.
func dropMakeable(columns []column) {
	seats := []string{"north.number", "east.number", "south.number", "west.number"}
	if colOf(columns, "ns.pair") < 0 || colOf(columns, "ew.pair") < 0 || colOf(columns, seats[0]) < 0 {
		return
	}
	for _, seat := range seats {
		if i := colOf(columns, seat); i >= 0 {
			columns[i].field = "makeable"
		}
	}
}

// dropNobody takes columns for partners in which nobody has a number for columns that a
// program writes for individuals, and leaves blank or zero for pairs.
func dropNobody(columns []column) {
	south, west := colOf(columns, "south.number"), colOf(columns, "west.number")
	if south >= 0 && west >= 0 && columns[south].share(Pair|Name) == 0 && columns[west].share(Pair|Name) == 0 {
		columns[south].field, columns[west].field = "nobody", "nobody"
	}
}

// settleSeats settles what columns of seats are: declarers where there are contracts, and
// a number that stands alone is that of a pair.
func settleSeats(columns []column) {
	if colOf(columns, "declarer") < 0 && (colOf(columns, "contract") >= 0 || colOf(columns, "level") >= 0) {
		for _, f := range []string{"direction", "sitting"} {
			if i := colOf(columns, f); i >= 0 && columns[i].share(Seat) > 0.9 && columns[i].share(Side) < 0.1 {
				columns[i].field = "declarer"
				break
			}
		}
	}
	lone := -1
	for _, seat := range []string{"north.number", "east.number", "south.number", "west.number"} {
		if i := colOf(columns, seat); i >= 0 && lone >= 0 {
			return
		} else if i >= 0 {
			lone = i
		}
	}
	if lone >= 0 && colOf(columns, "pair") < 0 && colOf(columns, "ns.pair") < 0 {
		columns[lone].field = "pair"
	}
}

// settleDealer finds the column of the dealer where it has a word that may head that of the
// declarer, which another column can hold: its seats are those that the boards have.
func (b *Book) settleDealer(f *family, columns []column) {
	declarer, board := colOf(columns, "declarer"), colOf(columns, "board")
	other := slices.IndexFunc(columns, func(c column) bool { return c.rival == "declarer" })
	if declarer < 0 || board < 0 || other < 0 || columns[declarer].choice > 0 {
		return
	}
	switch isDealer := b.dealt(f, board, declarer); {
	case isDealer == b.dealt(f, board, other):
		return
	case isDealer:
		columns[declarer].field, columns[other].field, columns[other].rival = "dealer", "declarer", ""
	default:
		columns[other].field, columns[other].rival = "dealer", ""
	}
}

// dealt reports whether a column holds the dealers of the boards in another one.
func (b *Book) dealt(f *family, board, col int) bool {
	const enough = 8 // rows
	rows := 0
	for _, r := range f.regions {
		for _, i := range r.Rows {
			row := r.Sheet.Row(int(i))
			number, err := notation.ReadOrdinal(row.Text(r.cols[board]))
			text := row.Text(r.cols[col])
			if err != nil || text == "" {
				continue
			}
			if !mayBeSeat(text, bridge.BoardDealer(number)) {
				return false
			}
			rows++
		}
	}
	return rows >= enough
}

// neverDoubled are fields whose columns hold no marks of doubling, even where nothing else
// stands in them: those are mistakes.
var neverDoubled = map[string]bool{
	"board": true, "pair": true, "pairs": true, "ns.pair": true, "ew.pair": true,
	"declarer": true, "tricks": true, "result": true, "score": true, "ns.score": true, "ew.score": true,
}

// settleDoubled settles what a column of marks is in a table of contracts, whatever word
// heads it, "Contract" or "Contre": it says which contracts were doubled.
func settleDoubled(columns []column) {
	if colOf(columns, "doubled") >= 0 || colOf(columns, "level") < 0 && colOf(columns, "strain") < 0 && colOf(columns, "contract") < 0 {
		return
	}
	for i := range columns {
		c := &columns[i]
		if c.filled == 0 || c.choice > 0 || c.share(Doubling) < 1 || c.share(number) > 0 || neverDoubled[c.field] || c.field == "contract" && colOf(columns, "level") < 0 {
			continue
		}
		c.field = "doubled"
		return
	}
}

// nameOwnSide gives the pair of a row its side where the opponents have theirs.
func nameOwnSide(columns []column) {
	pair, ns, ew := colOf(columns, "pair"), colOf(columns, "ns.pair"), colOf(columns, "ew.pair")
	if pair < 0 || (ns < 0) == (ew < 0) || numberWords[headings.Plain(columns[pair].Text)] { // "Nr" numbers the rows
		return
	}
	side := "ns"
	if ns >= 0 {
		side = "ew"
	}
	columns[pair].field = side + ".pair"
	if name := colOf(columns, "name"); name >= 0 && name < max(ns, ew) {
		columns[name].field = side + ".name"
	}
}

// dropPairs drops a column for both pairs whose cells are not, where each has its own.
func dropPairs(columns []column) {
	both := colOf(columns, "pairs")
	if both >= 0 && columns[both].choice == 0 && columns[both].share(Both) < 0.5 && colOf(columns, "ns.pair") >= 0 && colOf(columns, "ew.pair") >= 0 {
		columns[both].field = ""
	}
}

// numberSides gives columns of pairs the side of the names next to them: "Pair | North-South
// | Pair | East-West".
func numberSides(columns []column) {
	var found [2]int
	for n, side := range []string{"ns", "ew"} {
		name := colOf(columns, side+".name")
		if name < 0 || colOf(columns, side+".pair") >= 0 {
			return
		}
		found[n] = name - 1
		if !isOfPairs(columns, name-1) {
			found[n] = name + 1
		}
		if !isOfPairs(columns, found[n]) {
			return
		}
	}
	columns[found[0]].field, columns[found[1]].field = "ns.pair", "ew.pair"
}

// placeSided gives columns of pairs whose cells all have one direction, "NS 1", that
// direction, where no other column has it.
func (b *Book) placeSided(columns []column) {
	for i := range columns {
		c := &columns[i]
		if c.choice > 0 || c.filled == 0 || c.field != "" && c.field != "pair" && c.field != "opponent" {
			continue
		}
		side := b.sideOfPairs(c)
		if side == bridge.NoSide || side == bridge.EW && c.field == "pair" && colOf(columns, "opponent") >= 0 {
			continue // no direction, or a card of EW, whose scores are theirs
		}
		if field := strings.ToLower(side.String()) + ".pair"; colOf(columns, field) < 0 {
			c.field = field
		}
	}
}

// sideOfPairs returns the direction that all pairs of a column have.
func (b *Book) sideOfPairs(c *column) bridge.Side {
	side := bridge.NoSide
	for id := range c.texts {
		pair, err := notation.ReadPair(b.cells.Text(id))
		if err != nil || pair.Side == bridge.NoSide && !pair.Nobody || side != bridge.NoSide && pair.Side != bridge.NoSide && pair.Side != side {
			return bridge.NoSide
		}
		if pair.Side != bridge.NoSide {
			side = pair.Side
		}
	}
	return side
}

// isOfPairs reports whether a column is headed as one of pairs, and its cells agree.
func isOfPairs(columns []column, i int) bool {
	return i >= 0 && i < len(columns) && columns[i].means("pair") && columns[i].share(Pair) > 0.9 && columns[i].share(Name) == 0
}

// insistence is how well cells fit at least what a known heading says of them. Cells that
// are then not understood are reported.
const insistence = 0.2

// isGiven reports whether titles give a field to all regions of a family.
func (f *family) isGiven(field string) bool {
	for _, r := range f.regions {
		if r.Given[field].Text == "" {
			return false
		}
	}
	return true
}

const leastWorth = 12

// optionsOf returns the readings of a column that its heading leaves.
func optionsOf(i int, c *column) []option {
	var options []option
	for k, m := range c.Meanings {
		for n, e := range expand(m.Field) {
			weight := m.Weight - e.less
			fit := c.fit(e.field)
			if k == 0 && n == 0 && weight >= partsWeight-5 { // a known word counts even where cells are mistyped
				fit = max(fit, insistence)
			}
			worth := float64(weight) * fit
			known := slices.IndexFunc(options, func(o option) bool { return o.field == e.field })
			if known < 0 {
				options = append(options, option{i, e.field, weight, worth})
			} else if worth > options[known].worth {
				options[known].weight, options[known].worth = weight, worth
			}
		}
	}
	return options
}

// expansion is a field that a heading may stand for, and how much less sure it is.
type expansion struct {
	field string
	less  int
}

// expand returns the fields that a heading may stand for: NS heads pairs, scores or
// points.
func expand(field string) []expansion {
	if more := expansions[field]; more != nil {
		return more
	}
	return []expansion{{field, 0}}
}

var expansions = map[string][]expansion{
	"ns":           {{"ns.pair", 5}, {"ns.score", 15}, {"ns.points", 22}, {"ns.name", 24}},
	"ew":           {{"ew.pair", 5}, {"ew.score", 15}, {"ew.points", 22}, {"ew.name", 24}},
	"points":       {{"score", 8}, {"points", 12}},
	"ns.points":    {{"ns.score", 4}, {"ns.points", 8}},
	"ew.points":    {{"ew.score", 4}, {"ew.points", 8}},
	"result":       {{"result", 0}, {"contract", 12}, {"score", 15}},
	"score":        {{"score", 0}, {"contract", 25}, {"points", 50}},
	"ns.score":     {{"ns.score", 0}, {"ns.points", 45}},
	"ew.score":     {{"ew.score", 0}, {"ew.points", 45}},
	"section":      {{"section", 0}, {"direction", 10}},
	"seat":         {{"declarer", 0}, {"pairs", 5}, {"direction", 10}},
	"north":        {{"north", 0}, {"north.number", 0}},
	"south":        {{"south", 0}, {"south.number", 0}},
	"east":         {{"east", 0}, {"east.number", 0}},
	"west":         {{"west", 0}, {"west.number", 0}},
	"north.number": {{"north.number", 0}, {"north", 5}},
	"south.number": {{"south.number", 0}, {"south", 5}},
	"east.number":  {{"east.number", 0}, {"east", 5}},
	"west.number":  {{"west.number", 0}, {"west", 5}},
	"name":         {{"name", 0}, {"name1", 30}, {"name2", 31}, {"declarer", 20}},
	"name1":        {{"name1", 0}, {"declarer", 25}},
	"name2":        {{"name2", 0}, {"declarer", 25}},
	"boards":       {{"boards", 0}, {"board", 20}},
	"team":         {{"team", 0}, {"home", 30}, {"away", 31}},
	"ns.total":     {{"ns.total", 0}, {"ns.score", 10}},
	"ew.total":     {{"ew.total", 0}, {"ew.score", 10}},
	"rank":         {{"rank", 0}, {"sitting", 10}, {"round", 40}, {"table", 41}},
	"direction":    {{"direction", 0}, {"sitting", 5}},
	"doubled":      {{"doubled", 0}, {"opponent", 10}},
	"opponent":     {{"opponent", 0}, {"ew.pair", 45}},
	"away":         {{"away", 0}, {"opponent", 5}},
	"down":         {{"down", 0}, {"result", 45}},
	"total":        {{"total", 0}, {"score", 35}},
}

// col returns the index of the column that holds a field, or -1.
func colOf(columns []column, field string) int {
	return slices.IndexFunc(columns, func(c column) bool { return c.field == field })
}
