package lines

import (
	"errors"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// Texts remember what the cells of a book mean: a session of 300,000 results
// has a few hundred different contracts. The letters hold for the whole book.
type Texts struct {
	Book      *cells.Book
	Ordinals  cells.Memo[int]
	Pairs     cells.Memo[notation.Pair]
	Contracts cells.Memo[notation.Cell]
	Outcomes  cells.Memo[notation.Outcome]
	Seats     cells.Memo[bridge.Seat]
	// Players are the names of the players of an individual by number, as a list gives them.
	Players map[string]string
	leads   cells.Memo[bridge.Card]
	Scores  cells.Memo[notation.Score]
	remarks cells.Memo[notation.Remark]
	awards  cells.Memo[event.Award] // of one side; an error for anything else
	rulings cells.Memo[ruling]
	legend  notation.Legend
}

// ruling is an artificial score of both sides, if it is one.
type ruling struct {
	given  bool
	ns, ew event.Award
}

func readRuling(text string) (ruling, error) {
	ns, ew, ok, err := notation.ReadArtificial(text)
	return ruling{ok, ns, ew}, err
}

func readAward(text string) (event.Award, error) {
	award, ok := notation.ReadAward(text)
	if !ok {
		return award, errors.New("is no artificial score")
	}
	return award, nil
}

// NewTexts begins with English letters; they are good enough to tell results
// from other rows.
func NewTexts(book *cells.Book) *Texts {
	t := &Texts{
		Book:     book,
		Ordinals: cells.NewMemo(book, notation.ReadOrdinal),
		Pairs:    cells.NewMemo(book, notation.ReadPair),
		Scores:   cells.NewMemo(book, notation.ReadScore),
		awards:   cells.NewMemo(book, readAward),
		rulings:  cells.NewMemo(book, readRuling),
		legend:   notation.ReadLegend(book.All),
	}
	t.Outcomes = cells.NewMemo(book, written(t.legend, notation.ReadResult))
	t.remarks = cells.NewMemo(book, written(t.legend, notation.ReadRemark))
	t.spell(notation.English)
	return t
}

// spell sets the letters.
func (t *Texts) spell(letters notation.Letters) {
	t.Contracts = cells.NewMemo(t.Book, written(t.legend, letters.ReadContract))
	t.Seats = cells.NewMemo(t.Book, letters.ReadSeat)
	t.leads = cells.NewMemo(t.Book, letters.ReadLead)
}

// written reads a text with the abbreviations of a legend written out.
func written[V any](legend notation.Legend, read func(text string) (V, error)) func(text string) (V, error) {
	if len(legend) == 0 {
		return read
	}
	return func(text string) (V, error) { return read(legend.WriteOut(text)) }
}

// IsPair reports whether a text is the number of a pair that plays.
func (t *Texts) IsPair(id cells.ID) bool {
	pair, err := t.Pairs.Of(id)
	return err == nil && !pair.Nobody
}
