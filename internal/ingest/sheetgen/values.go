package sheetgen

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// number returns a cell with a number, as text where the sheet has numbers as text.
func (d *design) number(n int) cell {
	if d.textNumbers {
		return cell{value: strconv.Itoa(n)}
	}
	return cell{value: n}
}

// decimal returns a cell with a number that a spreadsheet computed.
func (d *design) decimal(x float64, places int) cell {
	scale := math.Pow(10, float64(places))
	x = math.Round(x*scale) / scale
	if x == math.Trunc(x) && (x == 0 || !d.random.chance(d.inexact)) {
		return d.number(int(x))
	}
	if x != 0 && d.random.chance(d.inexact) {
		x = math.Nextafter(x, 2*x)
	}
	return cell{value: x}
}

// percentCell returns a percentage in the sheet's form.
func (d *design) percentCell(share float64) cell {
	switch d.percent {
	case 0:
		return cell{value: math.Round(share*10000) / 10000, format: pick(d.random, "0.00%", "0.0%")}
	case 1:
		s := strconv.FormatFloat(share*100, 'f', 2, 64)
		if d.head != &english {
			s = strings.Replace(s, ".", ",", 1)
		}
		return cell{value: s + pick(d.random, "%", " %")}
	}
	return d.decimal(share*100, 2)
}

// row returns the cells of a result in the order of the columns.
func (d *design) row(x *Result, index int, columns []column) []cell {
	out := make([]cell, len(columns))
	special := d.specialCells(x, columns)
	for i, c := range columns {
		v, ok := special[i]
		if !ok {
			v = d.value(x, c.field)
		}
		v.result = index + 1
		v.role = fieldRole(c.field)
		if s, ok := v.value.(string); ok && s != "" && d.random.chance(d.trailing) {
			v.value = s + pick(d.random, " ", "\u00a0", "  ")
		}
		out[i] = v
	}
	return out
}

func fieldRole(f field) role {
	switch f {
	case fBoard:
		return boardRole
	case fNS, fEW, fOpponents:
		return pairRole
	case fContract, fLevel, fStrain:
		return contractRole
	case fDeclarer:
		return declarerRole
	case fResult:
		return resultRole
	case fScore, fScoreNS, fScoreEW:
		return scoreRole
	}
	return otherRole
}

// specialCells returns the cells of a result without a score: where its words are
// written, and the cells that are empty.
func (d *design) specialCells(x *Result, columns []column) map[int]cell {
	passed := x.Kind == event.Played && x.Contract.IsPassedOut()
	if x.Kind == event.Played && !(passed && d.hasContract) {
		return nil
	}
	out := map[int]cell{}
	for i, c := range columns {
		switch c.field {
		case fContract, fLevel, fStrain, fDoubling, fDeclarer, fLead, fResult:
			out[i] = cell{}
		case fScore, fScoreNS, fScoreEW, fMatchpointsNS, fMatchpointsEW, fPercentNS, fPercentEW, fIMPs:
			if !passed {
				out[i] = cell{}
			}
		}
	}
	if passed && d.score == scoreTwo {
		for i, c := range columns {
			if c.field == fScoreEW {
				out[i] = cell{}
			}
		}
	}
	d.placeSpecial(x, columns, out)
	return out
}

// placeSpecial writes the words of a result without a score.
func (d *design) placeSpecial(x *Result, columns []column, out map[int]cell) {
	at := map[field]int{}
	for i, c := range columns {
		at[c.field] = i
	}
	if ns, ok := at[fScoreNS]; ok && x.Kind == event.Adjusted && d.percentSplit {
		out[ns], out[at[fScoreEW]] = d.awardCell(x.NSPercent), d.awardCell(x.EWPercent)
		return
	}
	text := textCell(d.note.special(x))
	if i, ok := at[fRemarks]; ok && x.Kind != event.Played && d.random.chance(.3) {
		out[i] = text
		return
	}
	for _, f := range []field{fContract, fLevel, fScore, fScoreNS} {
		if i, ok := at[f]; ok {
			out[i] = text
			return
		}
	}
}

// awardCell returns the artificial score of one side.
func (d *design) awardCell(percent int) cell {
	switch d.percent {
	case 0:
		return cell{value: float64(percent) / 100, format: "0%"}
	case 1:
		return textCell("A" + awardSign(percent))
	}
	return textCell(fmt.Sprintf("%d%%", percent))
}

// value returns the cell of a field of a played result.
func (d *design) value(x *Result, f field) cell {
	switch f {
	case fSection:
		return textCell(x.Section)
	case fRound:
		return d.number(x.Round)
	case fTable:
		return d.number(x.Table)
	case fBoard:
		return d.number(x.Board)
	case fDealer:
		return textCell(d.note.seat(bridge.BoardDealer(x.Board)))
	case fVulnerable:
		return textCell(d.vulnerability(x.Board))
	case fNS:
		if d.individual {
			return d.partnersCell(x.NS, x.South)
		}
		return d.pairCell(x.NS, bridge.NS)
	case fEW:
		if d.individual {
			return d.partnersCell(x.EW, x.West)
		}
		return d.pairCell(x.EW, bridge.EW)
	case fNSNames:
		return textCell(d.joinNames(x.NS))
	case fEWNames:
		return textCell(d.joinNames(x.EW))
	case fNorth, fSouth, fEast, fWest:
		return d.seatCell(x, f)
	case fRemarks:
		return d.remark()
	case fOpponents, fDirection:
		return d.cardValue(x, f)
	}
	return d.resultValue(x, f)
}

// seatCell returns the cell of the player in a seat.
func (d *design) seatCell(x *Result, f field) cell {
	if d.individual {
		return d.playerCell(map[field]ID{fNorth: x.NS, fSouth: x.South, fEast: x.EW, fWest: x.West}[f])
	}
	switch f {
	case fNorth, fSouth:
		return textCell(d.session.names[x.NS][(f-fNorth)%2])
	}
	return textCell(d.session.names[x.EW][(f-fEast)%2])
}

// resultValue returns the cell of a field of contract, result, score or points.
func (d *design) resultValue(x *Result, f field) cell {
	switch f {
	case fContract:
		return textCell(d.note.joined(x))
	case fLevel:
		return d.number(int(x.Contract.Level))
	case fStrain:
		return textCell(d.note.inCase(d.note.strain(x.Contract.Strain)))
	case fDoubling:
		return textCell(d.note.inCase(d.note.doubling(x.Contract.Doubling)))
	case fDeclarer:
		if d.declarerByName && x.Declarer != bridge.NoSeat {
			return d.playerCell(x.playerAt(x.Declarer))
		}
		return textCell(d.note.seat(x.Declarer))
	case fLead:
		if d.random.chance(.2) {
			return cell{}
		}
		return textCell(d.note.card(x.Lead))
	case fResult:
		return d.note.resultCell(x.Contract, x.Tricks)
	case fScore, fScoreNS, fScoreEW:
		return d.scoreCell(x, f)
	case fMatchpointsNS:
		return d.decimal(x.Points.mp, 1)
	case fMatchpointsEW:
		return d.decimal(x.Points.top-x.Points.mp, 1)
	case fPercentNS:
		return d.percentCell(x.Points.share())
	case fPercentEW:
		return d.percentCell(1 - x.Points.share())
	case fIMPs:
		return d.decimal(x.Points.imps, 2)
	}
	return cell{}
}

// share returns the matchpoints as a share of a top.
func (p points) share() float64 {
	if p.top == 0 {
		return .5
	}
	return p.mp / p.top
}

// vulnerability returns the vulnerability of a board.
func (d *design) vulnerability(board int) string {
	switch bridge.BoardVulnerability(board) {
	case bridge.NSVul:
		return d.sideName(bridge.NS)
	case bridge.EWVul:
		return d.sideName(bridge.EW)
	case bridge.AllVul:
		return d.cells.first(wAllVulnerable)
	}
	return d.cells.first(wNoneVulnerable)
}

// scoreCell returns the cell of a score column.
func (d *design) scoreCell(x *Result, f field) cell {
	score := x.Score
	switch {
	case f == fScore && d.score == scoreDeclarer:
		return d.number(x.declarerScore())
	case f == fScore && d.score == scorePair && d.viewer == x.EW:
		return d.number(-score)
	case f == fScore && d.score == scoreSignedPlus:
		return textCell(signed(score, d.note.minus))
	case f == fScore:
		return d.number(score)
	}
	if f == fScoreEW {
		score = -score
	}
	switch {
	case d.score == scoreTwoSigned, score > 0:
		return d.number(score)
	case d.score == scoreTwoWithZero, score == 0:
		return d.number(0)
	}
	return cell{}
}

// signed returns a number with its sign.
func signed(n int, minus string) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return minus + strconv.Itoa(-n)
	}
	return "0"
}

// remark returns a remark, or no cell.
func (d *design) remark() cell {
	if d.random.chance(.75) {
		return cell{}
	}
	return textCell(pick(d.random, "slow", "claim", "TD called", "late play", "revoke", "?", "OK", "nice defence", "hurry up"))
}

// joinNames returns the names of a pair in one text.
func (d *design) joinNames(id ID) string { return strings.Join(d.session.names[id], d.nameJoin) }

// pairCell returns the cell of a pair in a column of its side.
func (d *design) pairCell(id ID, side bridge.Side) cell {
	number := d.pairNumber(id)
	switch d.direction {
	case directionBefore:
		number = d.sideName(side) + " " + number
	case directionAfter:
		number += " " + d.sideName(side)
	case directionGlued:
		number = d.sideName(side) + number
	}
	if d.names == namesInCell {
		return textCell(d.numberAndNames(number, id))
	}
	if d.direction == directionNone && !d.sectionInPair {
		return d.number(id.Number)
	}
	return textCell(number)
}

// pairNumber returns the number of a pair, after its section where it belongs there.
func (d *design) pairNumber(id ID) string {
	if d.sectionInPair {
		return id.Section + strconv.Itoa(id.Number)
	}
	return strconv.Itoa(id.Number)
}

// numberAndNames returns a pair's number and names in one text.
func (d *design) numberAndNames(number string, id ID) string {
	names := d.joinNames(id)
	if d.direction != directionNone && d.pairForm != 2 {
		return number + " " + names
	}
	switch d.pairForm {
	case 0:
		return number + ". " + names
	case 1:
		return number + ": " + names
	case 2:
		return names + " (" + number + ")"
	}
	return number + " " + names
}
