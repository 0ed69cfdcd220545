package teams

import (
	"fmt"

	"bridgecalc/internal/event"
)

// homeAway are the IMPs of the two teams.
type homeAway struct{ home, away int }

// ofMargin gives a margin to the team that has it.
func ofMargin(margin int) homeAway {
	if margin < 0 {
		return homeAway{away: -margin}
	}
	return homeAway{home: margin}
}

func (h homeAway) swapped() homeAway { return homeAway{h.away, h.home} }

func (h *homeAway) add(more homeAway) { h.home, h.away = h.home+more.home, h.away+more.away }

// net leaves the margin only, as a total is often written.
func (h homeAway) net() homeAway { return ofMargin(h.home - h.away) }

func (h homeAway) String() string { return fmt.Sprintf("%d–%d", h.home, h.away) }

// inHundredths returns whole IMPs as the list has them.
func (h homeAway) inHundredths() homeAway { return homeAway{100 * h.home, 100 * h.away} }

// ofHundredths writes IMPs of the list with as many decimals as they need.
func (h homeAway) ofHundredths() string {
	return event.IMPs(h.home).String() + "–" + event.IMPs(h.away).String()
}

// impSigns is whose IMPs a lone column shows.
type impSigns uint8

const (
	homeIMPs impSigns = iota
	awayIMPs
	unsignedIMPs // only how many; the scores tell whose
)
