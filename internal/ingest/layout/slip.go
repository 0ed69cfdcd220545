package layout

import (
	"regexp"
	"strconv"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

// German clubs print a slip for each board: its title is "1 Nord / -", which says
// board, dealer and vulnerability, and its heading "Ergebnis" stands over two
// columns, the scores of NS and of EW. Saved as text, the headings are then one
// fewer than the cells below them.

var slipTitleParts = regexp.MustCompile(`^([1-9]\d{0,2})\s+(\pL+)\s*/`)

// slipTitle reads the title of a slip, alone in its row. The dealer must be that
// of the board: other rows begin with a number, too.
func slipTitle(row cells.Row) []title {
	if row.Len() != 1 {
		return nil
	}
	m := slipTitleParts.FindStringSubmatch(row.Text(0))
	if m == nil {
		return nil
	}
	board, err := strconv.Atoi(m[1])
	if err != nil || !mayBeSeat(m[2], bridge.BoardDealer(board)) {
		return nil
	}
	return []title{{field: field.Board, number: m[1]}}
}

// mayBeSeat reports whether a word is a seat's in some language.
func mayBeSeat(word string, seat bridge.Seat) bool {
	for _, seats := range notation.AllSeats() {
		letters := notation.Letters{Suits: notation.English.Suits, Seats: seats}
		if read, err := letters.ReadSeat(word); err == nil && read == seat {
			return true
		}
	}
	return false
}

// spread gives NS and EW a score column each where one heading stands over both. It
// shows in the rows below: NS score, nothing stands below EW, and the pair is one
// further to the right; or EW score below their heading, and the row is one cell
// longer than the headings.
func (h *Header) spread(sheet *cells.Sheet, at int) {
	score, ns, ew := h.Col("score"), h.Col("ns.pair"), h.Col("ew.pair")
	if score < 0 {
		score = h.Col("result")
	}
	if score < 0 || ns < 0 || ns > score || ew != score+1 {
		return
	}
	isSpread := false
	for i := at + 1; i < min(sheet.Len(), at+1+HeaderRows); i++ {
		row := sheet.Row(i)
		if !isPairText(row.Text(ns)) {
			break
		}
		if row.ID(score) != 0 && row.ID(ew) != 0 {
			return
		}
		scored := isScoreText(row.Text(score)) || row.Len() == h.Row.Len()+1 && isScoreText(row.Text(ew))
		isSpread = isSpread || scored && isPairText(row.Text(ew+1))
	}
	if !isSpread {
		return
	}
	for name, col := range h.Cols {
		if col > score {
			h.Cols[name] = col + 1
		}
	}
	delete(h.Cols, "score")
	delete(h.Cols, "result")
	h.Cols["ns.score"], h.Cols["ew.score"] = score, score+1
}

func isPairText(text string) bool {
	pair, err := notation.ReadPair(text)
	return err == nil && !pair.Nobody
}

func isScoreText(text string) bool {
	score, err := notation.ReadScore(text)
	return err == nil && score.Points != 0 && score.Points%10 == 0
}
