package notation

import (
	"errors"
	"unique"

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
	// Weighted is a weighted or split score.
	Weighted
)

// Cell is what a contract cell says. Many systems write the declarer or the
// result into the same cell: "S3NT+2", "4HEx-3".
type Cell struct {
	Kind     CellKind
	Contract bridge.Contract
	Declarer bridge.Seat // NoSeat when the cell does not tell
	Outcome  Outcome     // NoOutcome when the cell does not tell
	NS, EW   event.Award // for Artificial
	// Ruling is only for Weighted. Equal rulings have equal handles.
	Ruling unique.Handle[Ruling]
}

var (
	doublings = map[string]bridge.Doubling{
		"X": bridge.Doubled, "XX": bridge.Redoubled, "*": bridge.Doubled, "**": bridge.Redoubled,
	}
	passes = wordSet("PASS P AP ALLPASS PASSOUT PASSEDOUT P.O. PO PASSI 4PASSIA 4PASSI RUNDPASS RUNDPASSE RONDPAS " +
		"PAS PASSE PASSEGÉNÉRALE PASO PASSO TUTTIPASSO 4XPAS")
	notPlayed = wordSet("NP NOTPLAYED NOPLAY EIPELATTU EJSPELAD EJSPELAT IKKESPILT IKKESPILLET NIETGESPEELD " +
		"NICHTGESPIELT NONJOUÉ NONJOUÉE NIEGRANE NOJUGADO NOJUGADA NONGIOCATO NONGIOCATA")
	ruled = wordSet("ADJ ADJUSTED ARB ARTIFICIAL")
)

func wordSet(list string) map[string]bool {
	words := make(map[string]bool)
	addWords(words, list, true)
	return words
}

var errContract = errors.New("is not understood")

// ReadContract reads a contract cell: a contract, perhaps with declarer and
// result ("4HX", "4 Spades x", "N 4♥ +1", "3NTW="), a pass-out, a board that was
// not played, or an artificial score.
func (l Letters) ReadContract(text string) (Cell, error) {
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
	if ruling, ok, err := l.readRuling(text); err != nil {
		return Cell{}, err
	} else if ok {
		return ruledCell(ruling), nil
	}
	if hasPartedDigits(text) {
		return Cell{}, errContract
	}
	return l.readBid(s)
}

// ruledCell is a cell with a ruling; one that gives both sides artificial scores is
// no other than these.
func ruledCell(r Ruling) Cell {
	if r.NS.Components[0].Weight == 0 && r.EW.Components[0].Weight == 0 {
		return Cell{Kind: Artificial, NS: r.NS.Award, EW: r.EW.Award}
	}
	return Cell{Kind: Weighted, Ruling: unique.Make(r)}
}

// MayBeContract reports whether a text is a contract or a pass-out in the letters
// of some language.
func MayBeContract(text string) bool {
	cell, err := anyLetters.ReadContract(text)
	return err == nil && (cell.Kind == Bid || cell.Kind == Pass)
}

// readBid reads [seat] level strain [double] [seat] [double] [result].
func (l Letters) readBid(s string) (Cell, error) {
	cell := Cell{Kind: Bid}
	var seated, doubled, ok bool
	cell.Declarer, s, seated = cutPrefix(s, l.Seats.seats)
	if s == "" || s[0] < '1' || s[0] > '7' {
		return Cell{}, errContract
	}
	cell.Contract.Level = s[0] - '0'
	if cell.Contract.Strain, s, ok = cutPrefix(s[1:], l.Suits.strains); !ok {
		return Cell{}, errContract
	}
	cell.Contract.Doubling, s, doubled = cutPrefix(s, doublings)
	if !seated {
		cell.Declarer, s, seated = cutPrefix(s, l.Seats.seats)
	}
	if seated && !doubled {
		cell.Contract.Doubling, s, _ = cutPrefix(s, doublings)
	}
	outcome, err := ReadOutcome(s)
	if err != nil || outcome.Form >= Adjusted {
		return Cell{}, errContract
	}
	cell.Outcome = outcome
	return cell, nil
}
