package lines

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

// IsIndividual reports whether each of the four players has a number.
func (t *Table) IsIndividual() bool { return t.Fields[field.SouthNumber] && t.Fields[field.WestNumber] }

// readPartners reads the numbers of South and West, and reports whether both are
// understood.
func (t *Table) readPartners(l *Line, e *Entry) bool {
	south, southErr := t.Texts.Pairs.Of(l.Places[field.SouthNumber].ID)
	west, westErr := t.Texts.Pairs.Of(l.Places[field.WestNumber].ID)
	e.Partners = &[2]notation.Pair{south, west}
	return southErr == nil && westErr == nil
}

// readDeclarer reads the declarer: a seat, or in an individual the number or the name of one of
// the four players.
func (t *Table) readDeclarer(l *Line) (bridge.Seat, error) {
	seat, err := t.Texts.Seats.Of(l.Places[field.Declarer].ID)
	if err == nil || !t.IsIndividual() {
		return seat, err
	}
	if player := t.seatOf(l, t.Text(l, field.Declarer)); player != bridge.NoSeat {
		return player, nil
	}
	return seat, err
}

// playerFields are the number and the name of the player at each seat.
var playerFields = map[bridge.Seat][2]field.Field{
	bridge.North: {field.NS, field.North}, bridge.East: {field.EW, field.East},
	bridge.South: {field.SouthNumber, field.South}, bridge.West: {field.WestNumber, field.West},
}

// seatOf returns the seat of the player of a line whom a text means; bridge.NoSeat where it
// is none, or may be several.
func (t *Table) seatOf(l *Line, text string) bridge.Seat {
	exact, called := bridge.NoSeat, bridge.NoSeat
	isClear := true
	for _, seat := range []bridge.Seat{bridge.North, bridge.East, bridge.South, bridge.West} {
		number, name := t.Text(l, playerFields[seat][0]), t.Text(l, playerFields[seat][1])
		if name == "" {
			name = t.Texts.Players[number]
		}
		if number == text || strings.EqualFold(name, text) {
			exact = seat
		}
		if notation.IsCalled(name, text) {
			isClear = called == bridge.NoSeat
			called = seat
		}
	}
	switch {
	case exact != bridge.NoSeat:
		return exact
	case isClear:
		return called
	}
	return bridge.NoSeat
}

// entrant is how a message calls who stands in a field.
func (t *Table) entrant(f field.Field) string {
	if t.IsIndividual() {
		return map[field.Field]string{
			field.NS: "North player", field.SouthNumber: "South player", field.EW: "East player", field.WestNumber: "West player",
		}[f]
	}
	if f == field.NS {
		return "NS pair"
	}
	return "EW pair"
}

func (t *Table) hintEntrant() string {
	if t.IsIndividual() {
		return "write the player's number: 7, or 0 for nobody"
	}
	return HintPair
}

// Seat is an entrant of a line with the field that it stands in.
type Seat struct {
	Field field.Field
	notation.Pair
}

// Seats are who played a line: NS and EW, or the four players of an individual.
func (t *Table) Seats(e *Entry) []Seat {
	if t.IsIndividual() {
		return []Seat{{field.NS, e.NS}, {field.SouthNumber, e.Partners[0]}, {field.EW, e.EW}, {field.WestNumber, e.Partners[1]}}
	}
	return []Seat{{field.NS, e.NS}, {field.EW, e.EW}}
}

// LacksEntrant reports whether somebody at the table is nobody.
func (e *Entry) LacksEntrant() bool {
	return e.NS.Nobody || e.EW.Nobody || e.Partners != nil && (e.Partners[0].Nobody || e.Partners[1].Nobody)
}

// NobodyScores finds a result in a row where one pair is nobody: a number was
// forgotten or mistyped.
func (t *Table) NobodyScores(e *Entry) *event.Problem {
	seats := t.Seats(e)
	seat := seats[slices.IndexFunc(seats, func(s Seat) bool { return s.Nobody })]
	what := t.entrant(seat.Field)
	_, _, awarded := t.Awards(e)
	_, ruled := t.ruledField(e)
	scored := e.cell.Kind == notation.Bid || ruled || e.score.points != 0 ||
		seat.Blank && (e.cell.Kind == notation.Pass || awarded || e.score.given)
	if !scored {
		return nil
	}
	if seat.Blank {
		return t.Problem(e.Line, seat.Field, "the number of the "+what+" is missing", t.hintEntrant())
	}
	return t.Problem(e.Line, seat.Field, fmt.Sprintf("%s %q sits out, but the row has a result", what, t.Text(e.Line, seat.Field)),
		"write the pair's number, or leave out the result")
}

// WrongSide finds a pair number that says the other direction than its column.
func (t *Table) WrongSide(e *Entry) *event.Problem {
	switch {
	case e.NS.Side == bridge.EW:
		return t.Problem(e.Line, field.NS, fmt.Sprintf("pair %q stands in the column of NS", t.Text(e.Line, field.NS)), HintPair)
	case e.EW.Side == bridge.NS:
		return t.Problem(e.Line, field.EW, fmt.Sprintf("pair %q stands in the column of EW", t.Text(e.Line, field.EW)), HintPair)
	}
	return nil
}
