// Package dealfile reads files that hold the cards of boards and no results: PBN,
// Duplimate's .dup, and the .lin files of BBO. The bytes of a file go in, a transcript
// comes out.
package dealfile

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/formats/complaints"
	"bridgecalc/internal/ingest/formats/pbn"
	"bridgecalc/internal/ingest/formats/pbn/deal"
	"bridgecalc/internal/ingest/formats/transcript"
)

// Extensions are those of such files, in the order in which they are looked for.
var Extensions = []string{".pbn", ".dup", ".lin", ".dlm"}

// Is reports whether a file has the cards of boards and no results.
func Is(data []byte) bool {
	return isDup(data) || isLin(data) || isDlm(data) || pbn.HoldsOnlyDeals(data)
}

// Read reads a file. Positions are its lines, or the numbers of its records.
func Read(name string, data []byte) (*cells.Book, event.Problems) {
	r := &reader{said: complaints.List{File: name}, out: transcript.New(name)}
	switch {
	case isDup(data):
		r.dup(data)
	case isLin(data):
		r.lin(string(data))
	case isDlm(data):
		return r.said.Refuse("save the hand records as PBN, which Duplimate and dealing programs do too", "this is a file of Duplimate's .dlm format, which is not read")
	default:
		return pbn.ReadDeals(name, data)
	}
	return r.said.Book(r.out)
}

type reader struct {
	said complaints.List
	out  *transcript.Transcript
}

// hand writes down the cards of a board.
func (r *reader) hand(line, board int, hands [4]string) {
	cards, err := deal.Of(hands)
	if err != nil {
		r.leftOut(line, board, err)
		return
	}
	r.out.Hand(line, transcript.Hand{Board: strconv.Itoa(board), Deal: cards})
}

// leftOut warns of a deal that is not read.
func (r *reader) leftOut(line, board int, why error) {
	r.said.Warn(line, "the results are scored without these cards", "the deal of board %d is left out: it %v", board, why)
}

const (
	ranks     = "AKQJT98765432"
	suitCards = 13
)

// dupRecord is the length of a deal in Duplimate's format: the cards of North, East and
// South as numbers of two digits, 01 for the ace of spades to 52 for the two of clubs; the
// four hands again for a screen; and at the end what the machine needs, with the lowest
// board of the set in the third to fifth of its bytes.
const (
	dupRecord = 156
	dupCards  = 78
	dupLowest = 148
)

var dupDigits = regexp.MustCompile(`^\d{78}$`)

func isDup(data []byte) bool {
	return len(data) >= dupRecord && len(bytes.TrimRight(data, "\x00\x1a\r\n"))%dupRecord == 0 && dupDigits.Match(data[:dupCards])
}

func (r *reader) dup(data []byte) {
	lowest, err := strconv.Atoi(string(bytes.TrimSpace(data[dupLowest : dupLowest+3])))
	if err != nil || lowest < 1 {
		r.said.Error(1, "save the hand records as PBN", "the file does not say which board is its first")
		return
	}
	for n := 0; (n+1)*dupRecord <= len(data); n++ {
		hands, err := dupHands(data[n*dupRecord : (n+1)*dupRecord])
		if err != nil {
			r.leftOut(n+1, lowest+n, err)
			continue
		}
		r.hand(n+1, lowest+n, hands)
	}
}

// dupHands returns the hands of North, East, South and West of a record.
func dupHands(record []byte) (hands [4]string, err error) {
	var holder [4 * suitCards]int // West holds what nobody else does
	for i := range holder {
		holder[i] = 3
	}
	for i := range 3 * suitCards {
		digits := string(record[2*i : 2*i+2])
		card, err := strconv.Atoi(digits)
		if err != nil || card < 1 || card > len(holder) {
			return hands, fmt.Errorf("has no card %q", digits)
		}
		holder[card-1] = i / suitCards
	}
	for seat := range hands {
		var suits [4]string
		for card, held := range holder {
			if held == seat {
				suits[card/suitCards] += ranks[card%suitCards : card%suitCards+1]
			}
		}
		hands[seat] = strings.Join(suits[:], ".")
	}
	return hands, nil
}

// In a .lin file "md" has the dealer, 1 for South, and the hands of South, West, North and
// East, the last of which may be left out; "ah" has the name of the board, and "qx" its place
// in a match.
var (
	linDeal  = regexp.MustCompile(`(?i)\bmd\|[1-4]?([^|]*)\|`)
	linNamed = regexp.MustCompile(`(?i)\bah\|\D*(\d+)[^|]*\|`)
	linTable = regexp.MustCompile(`(?i)\bqx\|[a-z]?(\d+)[^|]*\|`)
)

func isLin(data []byte) bool { return linDeal.Match(data[:min(len(data), 64<<10)]) }

func (r *reader) lin(text string) {
	seen := make(map[string]bool)
	deals := linDeal.FindAllStringSubmatchIndex(text, -1)
	for n, at := range deals {
		line := 1 + strings.Count(text[:at[0]], "\n")
		from, end := 0, len(text)
		if n > 0 {
			from = deals[n-1][1]
		}
		if n+1 < len(deals) {
			end = deals[n+1][0]
		}
		board := boardOf(text[at[1]:end], text[from:at[0]])
		hands := text[at[2]:at[3]]
		if board == 0 {
			r.said.Warn(line, "write the board as ah|Board 7|", "a deal does not say of which board it is, and is left out")
			continue
		}
		if key := fmt.Sprint(board, hands); seen[key] {
			continue // the same board at another table
		} else {
			seen[key] = true
		}
		r.hand(line, board, linHands(hands))
	}
}

// boardOf returns the number of a board: that of its name, which is behind the cards, or
// else of its place in a match, which is before them.
func boardOf(behind, before string) int {
	found := linNamed.FindStringSubmatch(behind)
	if places := linTable.FindAllStringSubmatch(before, -1); found == nil && len(places) > 0 {
		found = places[len(places)-1]
	}
	if found == nil {
		return 0
	}
	n, _ := strconv.Atoi(found[1])
	return n
}

// linHands returns the hands of North, East, South and West of "S…,S…,S…,".
func linHands(text string) [4]string {
	var hands [4]string // South, West, North, East
	for i, hand := range strings.SplitN(strings.ToUpper(text), ",", 4) {
		hands[i] = linHand(hand)
	}
	if strings.Trim(hands[3], ".") == "" {
		hands[3] = theRest(hands[:3])
	}
	return [4]string{hands[2], hands[3], hands[0], hands[1]}
}

// linHand turns "SAKQHT98D765C432" into "AKQ.T98.765.432".
func linHand(text string) string {
	var suits [4]string
	at := -1
	for _, c := range text {
		if suit := strings.IndexRune("SHDC", c); suit >= 0 {
			at = suit
		} else if at >= 0 {
			suits[at] += string(c)
		}
	}
	return strings.Join(suits[:], ".")
}

// theRest returns the cards that none of the hands has.
func theRest(hands []string) string {
	var suits [4]string
	for suit := range suits {
		for _, rank := range ranks {
			held := false
			for _, hand := range hands {
				if parts := strings.Split(hand, "."); suit < len(parts) && strings.ContainsRune(parts[suit], rank) {
					held = true
				}
			}
			if !held {
				suits[suit] += string(rank)
			}
		}
	}
	return strings.Join(suits[:], ".")
}

var dlmBoard = regexp.MustCompile(`(?m)^Board \d+=[a-p]{26}`)

func isDlm(data []byte) bool {
	return bytes.Contains(data[:min(len(data), 4096)], []byte("[Document]")) && dlmBoard.Match(data)
}
