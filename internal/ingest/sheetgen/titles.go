package sheetgen

import (
	"fmt"
	"strings"

	"bridgecalc/internal/bridge"
)

// numbered returns a title of a word and a number, in one cell or in two.
func (d *design) numbered(w word, n int) []cell {
	words := d.head.all(w)
	name := words[0]
	if d.titleForm >= 4 {
		name = words[min(1, len(words)-1)]
	}
	if d.textCase == "upper" {
		name = strings.ToUpper(name)
	}
	switch d.titleForm {
	case 1:
		return []cell{titleCell(fmt.Sprintf("%s: %d", name, n))}
	case 2:
		return []cell{titleCell(name), titleCell(n)}
	case 3:
		return []cell{titleCell(fmt.Sprintf("%d. %s", n, strings.ToLower(name)))}
	case 5:
		return []cell{titleCell(name + ":"), titleCell(n)}
	case 6:
		return []cell{titleCell(fmt.Sprintf("%s #%d", words[0], n))}
	}
	return []cell{titleCell(fmt.Sprintf("%s %d", name, n))}
}

// boardTitle returns the title of a board, perhaps with dealer and vulnerability.
func (d *design) boardTitle(board int) []cell {
	out := d.numbered(wBoardTitle, board)
	if !d.withDealer {
		return out
	}
	dealer := d.head.first(wDealer) + " " + d.note.seat(bridge.BoardDealer(board))
	vul := d.head.first(wVulnerable) + " " + d.vulnerability(board)
	switch {
	case len(out) == 1 && d.titleForm%2 == 0:
		out[0].value = fmt.Sprintf("%v, %s, %s", out[0].value, dealer, vul)
		return out
	case d.titleForm%2 == 0:
		return append(out, titleCell(dealer), titleCell(vul))
	}
	return append(out, cell{}, titleCell(dealer))
}

// sectionTitle returns the title of a section.
func (d *design) sectionTitle(name string) string { return d.head.first(wSection) + " " + name }
