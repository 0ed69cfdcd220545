package sheetgen

import (
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
)

// field is what a column holds.
type field uint8

const (
	fSection field = iota
	fRound
	fTable
	fBoard
	fDealer
	fVulnerable
	fNS
	fNSNames
	fNorth
	fSouth
	fEW
	fEWNames
	fEast
	fWest
	fContract
	fLevel
	fStrain
	fDoubling
	fDeclarer
	fLead
	fResult
	fScore
	fScoreNS
	fScoreEW
	fMatchpointsNS
	fMatchpointsEW
	fPercentNS
	fPercentEW
	fIMPs
	fRemarks
	fOpponents
	fDirection
	fOpponentNames
)

// column is a column of a table.
type column struct {
	field   field
	heading string
	top     string // the heading above, in two rows
}

// design is how a session of pairs is written.
type design struct {
	random       *random
	session      *session
	results      []Result
	head         *language
	note         *notation
	cells        *language
	columns      []column
	hasContract  bool
	hasResult    bool
	hasHeadings  bool
	bare         bool // without headings, in the usual order
	twoRows      bool
	lying        bool // tables lie on their side
	textCase     string
	punctuation  string
	slip         float64 // chance of a slip in a heading
	score        scoreForm
	names        namesForm
	direction    directionForm
	nameJoin     string
	cardNames    cardNames
	withDealer   bool // in the titles
	titleForm    int
	percent      int
	textNumbers  bool
	trailing     float64 // chance of a trailing space
	inexact      float64 // chance of a number such as 10.000000000000002
	percentSplit bool    // artificial scores as percentages in two columns
	hold         string  // values held until the next: no, blank, merged
	pairForm     int
	sortedBy     string
	// sectionInPair is set when the section is before the number of each pair: A1.
	sectionInPair bool
	// directionColumn and sectionColumn are set when the list of names has columns
	// for them.
	directionColumn, sectionColumn bool
	arrangement                    string
	viewer                         ID // the pair whose card is written
	individual                     bool
	players                        playersForm
	partnerJoin                    string // between the two players of a side in one cell
	declarerByName                 bool   // the declarer is the name of a player of an individual
}

// scoreForm is how scores are written.
type scoreForm uint8

const (
	scoreSigned      scoreForm = iota // one column, from NS's side
	scoreDeclarer                     // one column, from the declarer's side
	scoreTwo                          // two columns, without signs
	scoreTwoSigned                    // two columns with opposite signs
	scoreNone                         // no column
	scorePair                         // from the side of the pair whose card it is
	scoreSignedPlus                   // one column, with plus signs as text
	scoreTwoWithZero                  // two columns, the loser has 0
)

func (f scoreForm) String() string {
	return [...]string{"signed", "declarer's", "two columns", "two signed columns", "none", "pair's", "signed with plus", "two columns with 0"}[f]
}

// namesForm is where the names of the pairs are.
type namesForm uint8

const (
	namesNone    namesForm = iota
	namesInCell            // 3 Smith & Jones
	namesBeside            // a column of names for each side
	namesPlayers           // a column for each player
	namesList              // a list of pairs
)

func (f namesForm) String() string {
	return [...]string{"none", "in the pair's cell", "a column beside", "a column per player", "a list"}[f]
}

// directionForm is how a pair's direction is in its cell.
type directionForm uint8

const (
	directionNone   directionForm = iota
	directionBefore               // NS 1
	directionAfter                // 1 NS
	directionGlued                // NS1
)

// drawDesign draws all choices of a sheet of pairs, except its arrangement.
func drawDesign(r *random, s *session, arrangement string) *design {
	d := &design{random: r, session: s, results: s.results(), arrangement: arrangement}
	d.drawLanguages()
	d.note = drawNotation(r, d.cells)
	d.drawContents()
	d.drawNamesForm()
	d.drawLook()
	d.fitArrangement()
	d.drawColumns()
	d.note.record()
	r.record("score", d.score)
	r.record("names", d.names)
	return d
}

// fitArrangement changes the choices that an arrangement has no room for.
func (d *design) fitArrangement() {
	switch d.arrangement {
	case "flat":
		if d.random.chance(.06) && len(d.session.sections) == 1 && d.names != namesBeside && d.names != namesPlayers && d.hasContract && d.hasResult {
			d.makeBare()
		}
	case "wide boards", "wide pairs":
		d.twoRows = false
		if d.names == namesPlayers {
			d.names = namesBeside
		}
	case "grid":
		d.fitGrid()
	case "pair cards":
		d.twoRows = false
		d.evenAwards()
		if d.hasContract && d.score == scoreNone {
			return
		}
		d.score = pick(d.random, scorePair, scorePair, scoreSigned)
	}
}

// makeBare makes the sheet one without headings. The pairs, contracts and signed
// scores then say what each column is.
func (d *design) makeBare() {
	d.bare, d.hasHeadings, d.twoRows = true, false, false
	d.score = pick(d.random, scoreSigned, scoreNone)
	d.random.record("headings", "none")
}

func (d *design) drawLanguages() {
	r := d.random
	d.head = pick(r, languages...)
	d.cells = d.head
	switch r.IntN(10) {
	case 0:
		d.head = &english
	case 1:
		d.cells = &english
	}
	r.record("language", d.head.code)
	r.record("cells", d.cells.code)
}

// drawContents draws which of contract, result and score a sheet has.
func (d *design) drawContents() {
	r := d.random
	d.hasContract = !r.chance(.2)
	d.score = pick(r, scoreSigned, scoreSigned, scoreTwo, scoreTwo, scoreTwoSigned, scoreDeclarer, scoreSignedPlus, scoreTwoWithZero)
	d.hasResult = d.hasContract
	if !d.hasContract {
		if d.score == scoreDeclarer {
			d.score = scoreSigned
		}
		return
	}
	switch {
	case r.chance(.3):
		d.score = scoreNone
	case r.chance(.08) && !d.note.form.hasResult():
		d.hasResult = false
	}
	if d.head == &polish && d.cells != &polish && d.score == scoreNone && d.note.suitStyle == "letters" {
		d.score = scoreSigned
	}
}

func (d *design) drawNamesForm() {
	r := d.random
	d.names = pickWeighted(r, weighted[namesForm]{namesNone, 3}, weighted[namesForm]{namesInCell, 2}, weighted[namesForm]{namesBeside, 2}, weighted[namesForm]{namesPlayers, 1}, weighted[namesForm]{namesList, 5})
	d.direction = pickWeighted(r, weighted[directionForm]{directionNone, 7}, weighted[directionForm]{directionBefore, 1}, weighted[directionForm]{directionAfter, 1}, weighted[directionForm]{directionGlued, 1})
	if d.session.movement == "howell" || d.session.movement == "barometer" {
		d.direction = directionNone
	}
	d.sectionInPair = len(d.session.sections) > 1 && d.direction == directionNone && r.chance(.3)
	r.record("section in pair", d.sectionInPair)
	d.nameJoin = pick(r, " & ", " / ", " - ", " – ", "; ", ", ", " + ", "/", "&", " "+d.cells.first(wAnd)+" ", " "+d.cells.first(wAnd)+" ")
	if d.session.nameForm == surnameFirst && strings.Contains(d.nameJoin, ",") {
		d.nameJoin = " & "
	}
	d.pairForm = r.IntN(5)
}

func (d *design) drawLook() {
	r := d.random
	d.hasHeadings = true
	d.textCase = pickWeighted(r, weighted[string]{"as it is", 6}, weighted[string]{"lower", 2}, weighted[string]{"upper", 2})
	d.punctuation = pickWeighted(r, weighted[string]{"", 12}, weighted[string]{":", 1}, weighted[string]{".", 1})
	if r.chance(.06) {
		d.slip = .2
	}
	d.titleForm = r.IntN(8)
	d.withDealer = r.chance(.2)
	d.percent = r.IntN(4)
	d.textNumbers = r.chance(.05)
	if r.chance(.07) {
		d.trailing = .15
	}
	if r.chance(.1) {
		d.inexact = .3
	}
	d.percentSplit = r.chance(.5)
	d.twoRows = r.chance(.12)
	r.record("heading case", d.textCase)
	if d.slip > 0 {
		r.record("slips", d.slip)
	}
	if d.textNumbers {
		r.record("numbers", "as text")
	}
	if d.trailing > 0 {
		r.record("trailing spaces", true)
	}
}

// group is a list of fields that stay together.
type group []field

// drawColumns draws the columns and their order.
func (d *design) drawColumns() {
	r := d.random
	groups := d.pairGroups()
	groups = append(groups, d.contractGroups()...)
	if !d.bare {
		groups = append(groups, d.extraGroups()...)
		d.orderGroups(groups)
	}
	var fields []field
	for _, g := range groups {
		fields = append(fields, g...)
	}
	d.columns = make([]column, len(fields))
	for i, f := range fields {
		d.columns[i].field = f
	}
	d.drawHeadings()
	r.record("columns", d.headings())
}

// pairGroups returns the columns before the contract.
func (d *design) pairGroups() []group {
	r := d.random
	var out []group
	if d.bare {
		return []group{{fBoard}, {fNS, fEW}}
	}
	if len(d.session.sections) > 1 && !d.sectionInPair {
		out = append(out, group{fSection})
	}
	if r.chance(.45) {
		out = append(out, group{fRound})
	}
	if r.chance(.35) {
		out = append(out, group{fTable})
	}
	out = append(out, group{fBoard})
	if r.chance(.08) {
		out = append(out, group{fDealer})
	}
	if r.chance(.08) {
		out = append(out, group{fVulnerable})
	}
	switch d.names {
	case namesBeside:
		return append(out, group{fNS, fNSNames}, group{fEW, fEWNames})
	case namesPlayers:
		return append(out, group{fNS, fNorth, fSouth}, group{fEW, fEast, fWest})
	}
	return append(out, group{fNS, fEW})
}

// contractGroups returns the columns of contract, result and score.
func (d *design) contractGroups() []group {
	r := d.random
	var g group
	if d.hasContract {
		g = append(g, fContract)
		if d.note.form == contractInSeveralCells {
			g = group{fLevel, fStrain, fDoubling}
		}
		if !d.note.form.hasDeclarer() {
			g = append(g, fDeclarer)
		}
		if r.chance(.25) && !d.bare {
			g = append(g, fLead)
		}
		if d.hasResult && !d.note.form.hasResult() {
			g = append(g, fResult)
		}
	}
	out := []group{g}
	switch d.score {
	case scoreSigned, scoreDeclarer, scoreSignedPlus, scorePair:
		out = append(out, group{fScore})
	case scoreTwo, scoreTwoSigned, scoreTwoWithZero:
		out = append(out, group{fScoreNS, fScoreEW})
	}
	return out
}

// extraGroups returns the columns that say nothing about the result itself.
func (d *design) extraGroups() []group {
	r := d.random
	var out []group
	switch r.IntN(8) {
	case 0:
		out = append(out, group{fMatchpointsNS, fMatchpointsEW})
	case 1:
		out = append(out, group{fMatchpointsNS})
	case 2:
		out = append(out, group{fIMPs})
	}
	switch r.IntN(10) {
	case 0:
		out = append(out, group{fPercentNS, fPercentEW})
	case 1:
		out = append(out, group{fPercentNS})
	}
	if r.chance(.2) {
		out = append(out, group{fRemarks})
	}
	return out
}

// orderGroups changes the order of the columns.
func (d *design) orderGroups(groups []group) {
	r := d.random
	switch r.IntN(12) {
	case 0:
		slices.Reverse(groups)
		r.record("order", "reversed")
	case 1, 2:
		r.Shuffle(len(groups), func(i, j int) { groups[i], groups[j] = groups[j], groups[i] })
		r.record("order", "shuffled")
	}
}

// without returns the columns without those of some fields.
func without(columns []column, fields ...field) []column {
	return slices.DeleteFunc(slices.Clone(columns), func(c column) bool { return slices.Contains(fields, c.field) })
}

// sideName returns the letters of a side in the language of the cells.
func (d *design) sideName(side bridge.Side) string {
	if side == bridge.EW {
		return d.cells.first(wEW)
	}
	return d.cells.first(wNS)
}
