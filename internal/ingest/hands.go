package ingest

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	pbndeal "bridgecalc/internal/ingest/formats/pbn/deal"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
)

// handColumns are the headings of a sheet of hands; the first two must be there.
var handColumns = []string{"board", "deal", "optimum", "makeable"}

// parseHands reads a sheet with the cards of each board, in the notation of PBN;
// false when it is none such.
func (rd *reader) parseHands(sheet *cells.Sheet, words *headings.Memo) bool {
	if sheet.Len() == 0 {
		return false
	}
	plain := words.Of(sheet.Row(0))
	cols := make([]int, len(handColumns))
	for i, heading := range handColumns {
		cols[i] = slices.Index(plain, heading)
	}
	if cols[0] < 0 || cols[1] < 0 || !isDeal(sheet, cols[1]) {
		return false
	}
	for i := 1; i < sheet.Len(); i++ {
		row := sheet.Row(i)
		rd.addHand(sheet, row, row.Text(cols[0]), cols[1], row.Text(cols[2]), row.Text(cols[3]))
	}
	slices.SortStableFunc(rd.ev.Hands, func(a, b event.Hand) int { return int(a.Board) - int(b.Board) })
	return true
}

// isDeal tells a column of cards from one of boards, which may be headed Deal too.
func isDeal(sheet *cells.Sheet, col int) bool {
	return sheet.Len() > 1 && strings.Contains(sheet.Row(1).Text(col), ":")
}

// addHand keeps the cards of a board. Results stand without them, so that cards
// which are not understood are left out with a warning.
func (rd *reader) addHand(sheet *cells.Sheet, row cells.Row, board string, col int, optimum, makeable string) {
	warn := func(format string, args ...any) {
		rd.problems.Add(event.Problem{
			Severity: event.Warning, At: sheet.Position(row.Num, col+1), Text: fmt.Sprintf(format, args...),
			Hint: "the results are scored without these cards",
		})
	}
	number, err := notation.ReadOrdinal(board)
	if err != nil {
		warn("the cards are left out, for board %q %v", board, err)
		return
	}
	cards, err := pbndeal.Read(row.Text(col))
	if err != nil {
		warn("the deal of board %d is left out: it %v", number, err)
		return
	}
	if rd.dealt[number] {
		warn("the cards of board %d stand here a second time and are left out", number)
		return
	}
	rd.dealt[number] = true
	hand := event.Hand{Board: int32(number), Optimum: optimum, Makeable: makeableOf(makeable)}
	copy(hand.Cards[:], strings.Fields(strings.TrimPrefix(cards, "N:")))
	rd.ev.Hands = append(rd.ev.Hands, hand)
}

// makeableOf reads 20 hexadecimal digits: the tricks of N, S, E and W, each in
// notrump, spades, hearts, diamonds and clubs.
func makeableOf(text string) *[4][5]int8 {
	const digits = "0123456789abcd"
	if len(text) != 20 {
		return nil
	}
	var makeable [4][5]int8
	for i := range len(text) {
		tricks := strings.IndexByte(digits, text[i])
		if tricks < 0 {
			return nil
		}
		seat, strain := [4]int{0, 2, 1, 3}[i/5], 4-i%5 // N E S W; clubs first
		makeable[seat][strain] = int8(tricks)
	}
	return &makeable
}

// maxLeads is how many wrong leads are told one by one; of more only the first is.
const maxLeads = 8

// checkLeads warns of leads that the leader did not hold, where the cards are
// known. When most are so, the cards are of other boards.
func (rd *reader) checkLeads() {
	if len(rd.ev.Hands) == 0 {
		return
	}
	hands := make(map[int]*event.Hand, len(rd.ev.Hands))
	for i := range rd.ev.Hands {
		hands[int(rd.ev.Hands[i].Board)] = &rd.ev.Hands[i]
	}
	var wrong event.Problems
	leads := 0
	for b := range rd.ev.Boards {
		board := &rd.ev.Boards[b]
		for i := range board.Results {
			r := &board.Results[i]
			hand := hands[board.Number]
			if hand == nil || r.Lead.IsZero() || r.Declarer == bridge.NoSeat {
				continue
			}
			leads++
			if leader := r.Declarer.Next(); !holds(hand, leader, r.Lead) {
				wrong.Add(event.Problem{
					Severity: event.Warning, At: rd.pairs.LeadAt(r),
					Text: fmt.Sprintf("%v led %v on board %d, but does not hold it", leader, r.Lead, board.Number),
					Hint: "correct the lead or the declarer, or look whether the cards are those of this board",
				})
			}
		}
	}
	if len(wrong) > maxLeads {
		first := wrong[0]
		first.Text = fmt.Sprintf("%d of %d leads are not in the leader's hand; this is the first: %s", len(wrong), leads, first.Text)
		if first.Hint = "leads are often mistyped at the table, and no score hangs on them"; 2*len(wrong) > leads {
			first.Hint = "look whether the cards are those of this session"
		}
		wrong = event.Problems{first}
	}
	rd.problems = append(rd.problems, wrong...)
}

// holds reports whether a card is among those of a seat.
func holds(hand *event.Hand, seat bridge.Seat, card bridge.Card) bool {
	suits := strings.Split(hand.Cards[seat-bridge.North], ".")
	text := card.String() // the suit's letter, then that of the rank
	suit := strings.Index("SHDC", text[:1])
	return suit >= 0 && suit < len(suits) && strings.Contains(suits[suit], text[1:])
}
