package usebio

import (
	"strings"

	"bridgecalc/internal/ingest/formats/pbn/deal"
	"bridgecalc/internal/ingest/formats/transcript"
)

// dealt is the cards of a board where they first stand.
type dealt struct {
	deal string
	line int
}

// deal writes down the four hands of a board, once.
func (r *reader) deal(n *node, board string) {
	var hands [4]string
	line := 0
	for _, hand := range n.kids {
		if hand.name != "HAND" {
			continue
		}
		seat := strings.Index("NESW", strings.ToUpper(hand.said("DIRECTION") + " ")[:1])
		if line == 0 {
			line = hand.line
		}
		if seat < 0 {
			continue // one hand is then missing
		}
		var suits []string
		for _, suit := range []string{"SPADES", "HEARTS", "DIAMONDS", "CLUBS"} {
			suits = append(suits, strings.NewReplacer(" ", "", ",", "", "-", "").Replace(hand.said(suit)))
		}
		hands[seat] = strings.Join(suits, ".")
	}
	if line == 0 {
		return
	}
	cards, err := deal.Of(hands)
	if err != nil {
		r.said.Warn(line, "the results are scored without these cards", "the deal of board %q is left out: it %v", board, err)
		return
	}
	if first, ok := r.hands[board]; !ok {
		r.hands[board] = dealt{cards, line}
		r.out.Hand(line, transcript.Hand{Board: board, Deal: cards})
	} else if first.deal != cards {
		r.said.Error(line, "export each session by itself",
			"board %q has other cards here than in line %d, so the results cannot be compared", board, first.line)
	}
}
