package usebio

import (
	"strconv"
	"strings"
)

// hands writes the cards of the boards, where they are known.
func (w *writer) hands() {
	if len(w.event.Hands) == 0 {
		return
	}
	// Seats and suits in the order of their names, as other programs have them;
	// Event.Hands has N E S W and spades first.
	seats := []struct {
		name string
		at   int
	}{{"East", 1}, {"North", 0}, {"South", 2}, {"West", 3}}
	suits := []string{"SPADES", "HEARTS", "DIAMONDS", "CLUBS"}
	w.open("HANDSET")
	for i := range w.event.Hands {
		hand := &w.event.Hands[i]
		w.open("BOARD")
		w.put("BOARD_NUMBER", strconv.Itoa(int(hand.Board)))
		for _, seat := range seats {
			cards := strings.Split(hand.Cards[seat.at], ".")
			if len(cards) != len(suits) {
				continue
			}
			w.open("HAND")
			w.put("DIRECTION", seat.name)
			for suit := len(suits) - 1; suit >= 0; suit-- {
				w.put(suits[suit], cards[suit])
			}
			w.close("HAND")
		}
		w.close("BOARD")
	}
	w.close("HANDSET")
}
