package notation

import (
	"errors"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// CellKind says what a contract cell holds.
type CellKind uint8

const (
	Blank CellKind = iota
	Bid            // a contract
	Pass           // passed out
	NotPlayed
	Artificial
	// Ruled says that there is an artificial score, in another cell.
	Ruled
)

// Cell is what a contract cell says. Many systems write the declarer or the
// result into the same cell: "S3NT+2", "4HEx-3".
type Cell struct {
	Kind     CellKind
	Contract bridge.Contract
	Declarer bridge.Seat // NoSeat when the cell does not tell
	Outcome  Outcome     // NoOutcome when the cell does not tell
	NS, EW   event.Award // for Artificial
}

var (
	strains = map[string]bridge.Strain{
		"C": bridge.Clubs, "CLUB": bridge.Clubs, "CLUBS": bridge.Clubs, "RISTI": bridge.Clubs,
		"D": bridge.Diamonds, "DIAMOND": bridge.Diamonds, "DIAMONDS": bridge.Diamonds, "RUUTU": bridge.Diamonds,
		"H": bridge.Hearts, "HEART": bridge.Hearts, "HEARTS": bridge.Hearts, "HERTTA": bridge.Hearts,
		"S": bridge.Spades, "SPADE": bridge.Spades, "SPADES": bridge.Spades, "PATA": bridge.Spades,
		"N": bridge.NoTrump, "NT": bridge.NoTrump, "SA": bridge.NoTrump, "ST": bridge.NoTrump,
		"NOTRUMP": bridge.NoTrump, "NOTRUMPS": bridge.NoTrump, "SANG": bridge.NoTrump, "SANGI": bridge.NoTrump,
	}
	doublings = map[string]bridge.Doubling{
		"X": bridge.Doubled, "XX": bridge.Redoubled, "*": bridge.Doubled, "**": bridge.Redoubled,
	}
	passes = map[string]bool{
		"PASS": true, "P": true, "AP": true, "ALLPASS": true, "PASSOUT": true, "PASSEDOUT": true,
		"P.O.": true, "PO": true, "PASSI": true, "4PASSIA": true, "4PASSI": true,
	}
	notPlayed = map[string]bool{
		"NP": true, "NOTPLAYED": true, "NOPLAY": true, "EIPELATTU": true, "NIETGESPEELD": true,
		"NICHTGESPIELT": true, "NOJUGADO": true,
	}
	ruled = map[string]bool{"ADJ": true, "ADJUSTED": true, "ARB": true, "ARTIFICIAL": true}
)

var errContract = errors.New("is not understood")

// ReadContract reads a contract cell: a contract, perhaps with declarer and
// result ("4HX", "4 Spades x", "N 4♥ +1", "3NTW="), a pass-out, a board that was
// not played, or an artificial score.
func ReadContract(text string) (Cell, error) {
	s := fold(text)
	switch {
	case s == "" || s == "-" || s == "--":
		return Cell{}, nil
	case passes[s]:
		return Cell{Kind: Pass}, nil
	case notPlayed[s]:
		return Cell{Kind: NotPlayed}, nil
	case ruled[s]:
		return Cell{Kind: Ruled}, nil
	}
	if ns, ew, ok, err := readArtificial(s); ok {
		return Cell{Kind: Artificial, NS: ns, EW: ew}, err
	}
	return readBid(s)
}

// readBid reads [seat] level strain [double] [seat] [double] [result].
func readBid(s string) (Cell, error) {
	cell := Cell{Kind: Bid}
	var seated, doubled, ok bool
	cell.Declarer, s, seated = cutPrefix(s, seats)
	if s == "" || s[0] < '1' || s[0] > '7' {
		return Cell{}, errContract
	}
	cell.Contract.Level = s[0] - '0'
	if cell.Contract.Strain, s, ok = cutPrefix(s[1:], strains); !ok {
		return Cell{}, errContract
	}
	cell.Contract.Doubling, s, doubled = cutPrefix(s, doublings)
	if !seated {
		cell.Declarer, s, seated = cutPrefix(s, seats)
	}
	if seated && !doubled {
		cell.Contract.Doubling, s, _ = cutPrefix(s, doublings)
	}
	outcome, err := ReadOutcome(s)
	if err != nil || outcome.Form == Adjusted {
		return Cell{}, errContract
	}
	cell.Outcome = outcome
	return cell, nil
}
