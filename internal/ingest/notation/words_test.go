package notation

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"bridgecalc/internal/ingest/words"
)

// contractWords returns the words that stand behind a contract, by what they say.
func contractWords(w *words.Words) map[string][]string {
	return map[string][]string{
		"north": w.Seat.North, "east": w.Seat.East, "south": w.Seat.South, "west": w.Seat.West,
		"doubled": w.Contract.Doubled, "redoubled": w.Contract.Redoubled, "by": w.Phrase.By,
		"made": w.Result.Made, "down": w.Result.Down, "over": w.Result.Over, "tricks": w.Result.Tricks,
		"1": w.Count.One, "2": w.Count.Two, "3": w.Count.Three, "4": w.Count.Four, "5": w.Count.Five, "6": w.Count.Six, "7": w.Count.Seven,
		"8": w.Count.Eight, "9": w.Count.Nine, "10": w.Count.Ten, "11": w.Count.Eleven, "12": w.Count.Twelve, "13": w.Count.Thirteen,
	}
}

func suitWords(w *words.Words) map[string][]string {
	return map[string][]string{
		"clubs": w.Suit.Clubs, "diamonds": w.Suit.Diamonds, "hearts": w.Suit.Hearts, "spades": w.Suit.Spades, "notrump": w.Suit.NoTrump,
	}
}

func cellWords(w *words.Words) map[string][]string {
	return map[string][]string{
		"passed out": w.Contract.PassedOut, "not played": w.Contract.NotPlayed, "late": w.Remark.Late, "ruled": w.Award.Ruled,
		"nobody": w.Pair.Nobody, "wrong direction": w.Remark.WrongDirection, "average": w.Award.Average,
	}
}

// smallWords are those of cells that have only a few words; each column is a group.
var smallWords = map[string]func(w *words.Words) map[string][]string{
	"answer": func(w *words.Words) map[string][]string {
		return map[string][]string{"yes": w.Answer.Yes, "no": w.Answer.No}
	},
	"room": func(w *words.Words) map[string][]string {
		return map[string][]string{"open": w.Room.Open, "closed": w.Room.Closed}
	},
	"sign": func(w *words.Words) map[string][]string {
		return map[string][]string{"plus": w.Award.Plus, "minus": w.Award.Minus, "both": w.Award.Both}
	},
	"vulnerable": func(w *words.Words) map[string][]string {
		return map[string][]string{"none": w.Vulnerability.None, "all": w.Vulnerability.All, "NS": w.Side.NS, "EW": w.Side.EW}
	},
	"unit": func(w *words.Words) map[string][]string {
		return map[string][]string{"MP": w.Unit.Matchpoints, "tops": w.Unit.Tops, "%": w.Unit.Percent, "IMP": w.Unit.IMPs, "VP": w.Unit.VP}
	},
}

// TestWordsSayOneThing finds words of one language that mean something else in another.
// Such words belong to the letters of a language.
func TestWordsSayOneThing(t *testing.T) {
	groups := maps.Clone(smallWords)
	groups["contract"], groups["suit"], groups["cell"] = contractWords, suitWords, cellWords
	for name, group := range groups {
		said := make(map[string]string)
		in := make(map[string]string)
		for _, w := range words.All() {
			for kind, list := range group(w) {
				for _, word := range list {
					for _, spelled := range words.Spelled(word) {
						key := phraseOf(undot(fold(spelled)))
						if other, ok := said[key]; ok && other != kind {
							t.Errorf("%s: %q means %s in %s and %s in %s", name, word, kind, w.Language, other, in[key])
						}
						said[key], in[key] = kind, w.Language
					}
				}
			}
		}
	}
}

// TestWordsAreNoSuitWithSeat finds short words for suits and doubles that are another
// one with a seat behind it: 4HE is hearts by East. Finnish seats stand only behind
// Finnish suits, so Polish piki is not pik by itä.
func TestWordsAreNoSuitWithSeat(t *testing.T) {
	const unmistakable = 4                                             // CLUBS is not club by South
	whole := map[string]bool{"DOBL": true, "DUBL": true, "CTRE": true} // a declarer behind the shorter one is apart: "ctr E"
	for _, suits := range AllSuits() {
		for _, seats := range AllSeats() {
			if seats.Languages[0] == "fi" && !slices.Contains(suits.Languages, "fi") {
				continue
			}
			for seat := range seats.seats.words {
				if utf8.RuneCountInString(seat) > 1 {
					continue
				}
				for word := range suits.strains.words {
					before, found := strings.CutSuffix(word, seat)
					if _, isWord := suits.strains.words[before]; found && isWord && len(before) < unmistakable && word != "PIKI" {
						t.Errorf("%v: %q may be %q by %s", suits.Languages, word, before, seat)
					}
				}
				for word := range suits.doublings.words {
					before, found := strings.CutSuffix(word, seat)
					if _, isWord := suits.doublings.words[before]; found && isWord && len(before) < unmistakable && !whole[word] {
						t.Errorf("%v: %q may be %q by %s", suits.Languages, word, before, seat)
					}
				}
			}
		}
	}
}

// TestLettersOfLanguagesAreThere keeps the tables that the letters make.
func TestLettersOfLanguagesAreThere(t *testing.T) {
	var suits, seats []string
	for _, s := range AllSuits() {
		suits = append(suits, strings.Join(s.Languages, " "))
	}
	for _, s := range AllSeats() {
		seats = append(seats, strings.Join(s.Languages, " "))
	}
	if want := []string{"en fi", "sv no da", "nl", "de", "fr", "pl", "es", "it"}; !slices.Equal(suits, want) {
		t.Errorf("suits of %q, want %q", suits, want)
	}
	if want := []string{"en pl", "fi", "sv", "no da", "nl", "de", "fr es it"}; !slices.Equal(seats, want) {
		t.Errorf("seats of %q, want %q", seats, want)
	}
}
