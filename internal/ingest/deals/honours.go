package deals

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// readHonours reads the honours of a hand, 100 or 150, and whose they are.
func (d *session) readHonours(deal *event.Deal) *event.Problem {
	for _, column := range []struct {
		field string
		side  bridge.Side
	}{{"honours", bridge.NoSide}, {"ns.honours", bridge.NS}, {"ew.honours", bridge.EW}} {
		col := d.head.Col(column.field)
		text := d.row.Text(col)
		if text == "" || text == "0" || text == "-" {
			continue
		}
		points, side, err := d.honoursOf(text)
		if side == bridge.NoSide {
			side = column.side
		}
		switch {
		case err != nil:
			return d.fault(col, fmt.Sprintf("honours %q %v", text, err), hintHonours)
		case side == bridge.NoSide:
			return d.fault(col, fmt.Sprintf("honours %q do not say whose they are", text), hintHonours)
		case deal.Honours != 0:
			return d.fault(col, "both sides cannot have honours on one deal", hintHonours)
		case !deal.HasContract || deal.Contract.IsPassedOut():
			return d.fault(col, "honours count only where a contract was played", "leave the cell blank")
		case points == 100 && deal.Contract.Strain == bridge.NoTrump:
			return d.fault(col, "at notrump, honours are four aces: 150", hintHonours)
		}
		deal.Honours, deal.HonoursSide = int32(points), side
	}
	return nil
}

const hintHonours = "write 100 or 150 and the side: NS 100"

// honoursOf reads "100", "NS 100", "150 EW", "100 W".
func (d *session) honoursOf(text string) (points int, side bridge.Side, err error) {
	digits := strings.Trim(strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return r
		}
		return ' '
	}, text), " ")
	points, err = strconv.Atoi(digits)
	if err != nil || points != 100 && points != 150 {
		return 0, side, errors.New("are not 100 or 150")
	}
	word := strings.TrimSpace(strings.Replace(text, digits, "", 1))
	if word == "" {
		return points, bridge.NoSide, nil
	}
	switch meant := headings.Of(d.head.Language).FieldOf(word); meant {
	case "ns":
		return points, bridge.NS, nil
	case "ew":
		return points, bridge.EW, nil
	}
	seat, err := notation.English.ReadSeat(word)
	if id := d.Sheet.Book().Intern(word); err != nil || d.Language != "en" {
		seat, err = d.Texts.Seats.Of(id)
	}
	if err != nil {
		return points, side, errors.New("do not say whose they are")
	}
	return points, seat.Side(), nil
}
