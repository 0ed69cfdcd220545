package table

import (
	"math/big"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// ruling is how a weighted or split score is printed, from the sides of the
// table: "60 % 420, 40 % −50"; split ones with a stroke between NS and EW.
func (b *builder) ruling(r *event.Ruling) string {
	ns := b.assigned(&r.NS, bridge.NS)
	if slices.Equal(r.NS.Components, r.EW.Components) && r.NS.Award == r.EW.Award {
		return ns
	}
	return ns + " / " + b.assigned(&r.EW, bridge.EW)
}

// ownRuling is the part of one side.
func (b *builder) ownRuling(r *event.Ruling, side bridge.Side) string {
	if side == bridge.EW {
		return b.assigned(&r.EW, side)
	}
	return b.assigned(&r.NS, side)
}

// assigned is what one side got, its scores seen from it.
func (b *builder) assigned(a *event.Assigned, side bridge.Side) string {
	if len(a.Components) == 0 {
		return b.awardText(a.Award)
	}
	var parts []string
	for _, c := range a.Components {
		score := c.Score
		if side == bridge.EW {
			score = -score
		}
		text := Whole(score).Text(b.words)
		if len(a.Components) > 1 {
			text = b.words.Percent(weight(c)) + " " + text
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, ", ")
}

// rulingCode is a ruling for programs, every score from NS's side:
// "60% 420 + 40% -50", and "420/-50" where it is split.
func rulingCode(r *event.Ruling) string {
	code := func(a *event.Assigned) string {
		if len(a.Components) == 0 {
			return awardCode(a.Award)
		}
		var parts []string
		for _, c := range a.Components {
			parts = append(parts, weight(c)+"% "+round(big.NewRat(int64(c.Score), 1), 0))
		}
		return strings.Join(parts, " + ")
	}
	ns, ew := code(&r.NS), code(&r.EW)
	if ns == ew {
		return ns
	}
	return ns + " / " + ew
}

// weight is that of a component in percent, with as many decimals as it needs.
func weight(c event.Component) string {
	return percentCode(event.Award{Percent: c.Weight})
}
