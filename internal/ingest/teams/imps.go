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

// impSigns finds out whose IMPs a lone column shows: the way that most boards
// agree with.
func (c *card) impSigns(g *game) impSigns {
	var votes [unsignedIMPs + 1]int
	unsigned := true
	for _, i := range c.boards {
		row := c.sheet.Row(i)
		board, err := c.texts.Ordinals.Of(row.ID(c.cols.board))
		score, failed := c.texts.Scores.Of(row.ID(c.cols.imps[0]))
		margin, ok := g.margin(int32(board))
		if err != nil || failed != nil || !ok || !score.Given {
			continue
		}
		unsigned = unsigned && score.Points >= 0
		for way, fits := range []bool{score.Points == margin, score.Points == -margin, score.Points == max(margin, -margin)} {
			if fits {
				votes[way]++
			}
		}
	}
	switch {
	case unsigned && votes[unsignedIMPs] > votes[homeIMPs]:
		return unsignedIMPs
	case votes[awayIMPs] > votes[homeIMPs]:
		return awayIMPs
	}
	return homeIMPs
}
