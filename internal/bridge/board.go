package bridge

import "fmt"

// Vulnerability says which sides are vulnerable on a board. The zero value is [NoneVul].
type Vulnerability uint8

// The four vulnerabilities.
const (
	NoneVul Vulnerability = iota
	NSVul
	EWVul
	AllVul
)

// String returns "None", "NS", "EW" or "All".
func (v Vulnerability) String() string {
	switch v {
	case NoneVul:
		return "None"
	case NSVul:
		return "NS"
	case EWVul:
		return "EW"
	case AllVul:
		return "All"
	}
	return fmt.Sprintf("Vulnerability(%d)", uint8(v))
}

// Of reports whether the side is vulnerable; NoSide never is.
func (v Vulnerability) Of(side Side) bool {
	switch side {
	case NS:
		return v == NSVul || v == AllVul
	case EW:
		return v == EWVul || v == AllVul
	default:
		return false
	}
}

// boardCycle is the number of boards after which dealer and vulnerability repeat.
const boardCycle = 16

// boardVulnerabilities is what boards 1–16 are marked with by Law 2.
var boardVulnerabilities = [boardCycle]Vulnerability{
	NoneVul, NSVul, EWVul, AllVul,
	NSVul, EWVul, AllVul, NoneVul,
	EWVul, AllVul, NoneVul, NSVul,
	AllVul, NoneVul, NSVul, EWVul,
}

// boardDealers is who deals boards 1–4 by Law 2.
var boardDealers = [...]Seat{North, East, South, West}

// BoardDealer returns the dealer of a board by Law 2. Boards are numbered from 1; the cycle of 16
// repeats without end, and below 1 as well.
func BoardDealer(board int) Seat {
	return boardDealers[boardIndex(board)%len(boardDealers)]
}

// BoardVulnerability returns the vulnerability of a board by Law 2. Boards are numbered from 1; the
// cycle of 16 repeats without end, and below 1 as well.
func BoardVulnerability(board int) Vulnerability {
	return boardVulnerabilities[boardIndex(board)]
}

// Marks are what is marked on a board: who deals, and who is vulnerable.
type Marks struct {
	Dealer Seat
	Vul    Vulnerability
}

// BoardMarks returns the marks of a board by Law 2.
func BoardMarks(board int) Marks { return Marks{BoardDealer(board), BoardVulnerability(board)} }

// boardIndex returns the board's place in the cycle, 0–15. The second remainder keeps a board
// number below 1, which no table has, from becoming a negative index.
func boardIndex(board int) int {
	return ((board-1)%boardCycle + boardCycle) % boardCycle
}
