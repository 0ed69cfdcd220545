package batch

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// joinSections makes one session of the events of its sections, in which pairs
// of different sections are different pairs. The events are not used afterwards.
func joinSections(events []*event.Event) (*event.Event, event.Problems) {
	j := joiner{joined: &event.Event{}, boards: make(map[int]int), hands: make(map[int32]event.Hand), letters: make(map[string]bool)}
	for _, ev := range events {
		j.add(ev)
	}
	j.joined.Title = events[0].Title
	j.sort()
	j.problems.Sort()
	return j.joined, j.problems
}

// joiner puts events together.
type joiner struct {
	joined   *event.Event
	problems event.Problems
	boards   map[int]int // index of a board by its number
	hands    map[int32]event.Hand
	letters  map[string]bool // of the sections so far
	mixed    bool            // some section is in several files
}

// add adds the pairs and results of a section.
func (j *joiner) add(ev *event.Event) {
	to := j.joined
	if !j.fits(ev) {
		return
	}
	if len(to.Sources) == 0 {
		to.Kind, to.Individual, to.Date = ev.Kind, ev.Individual, ev.Date
	}
	goesOn := j.goesOn(ev)
	if !goesOn {
		j.name(ev)
	}
	pairs := j.addPairs(ev, goesOn)
	rulings, sources := int32(len(to.Rulings)), uint16(len(to.Sources))
	for i := range ev.Boards {
		for k := range ev.Boards[i].Results {
			r := &ev.Boards[i].Results[k]
			r.NS, r.EW, r.Ruling, r.Source = pairs[r.NS], pairs[r.EW], r.Ruling+rulings, r.Source+sources
			if ev.Individual {
				r.South, r.West = pairs[r.South], pairs[r.West]
			}
		}
		j.addBoard(&ev.Boards[i], ev.Sources[0].File)
	}
	for _, bye := range ev.Byes {
		bye.Pair = pairs[bye.Pair]
		to.Byes = append(to.Byes, bye)
	}
	for _, a := range ev.Adjustments {
		a.Entrant = pairs[a.Entrant]
		to.Adjustments = append(to.Adjustments, a)
	}
	j.addHands(ev)
	to.Rulings = append(to.Rulings, ev.Rulings...)
	to.Sources = append(to.Sources, ev.Sources...)
	to.Ways = append(to.Ways, ev.Ways...)
	to.SitOuts += ev.SitOuts
	to.NamesGiven = to.NamesGiven || ev.NamesGiven
	to.Checksum = strings.TrimSpace(to.Checksum + " " + ev.Checksum)
}

// seat tells a pair apart from all others of a session.
type seat struct {
	section, number string
	direction       bridge.Side
}

func seatOf(p *event.Pair) seat { return seat{strings.ToLower(p.Section), p.Number, p.Direction} }

// goesOn reports whether an event has results of sections that are in earlier files: it
// names them, and none of its pairs played one of its boards there, as pairs of another
// section with the same letter did.
func (j *joiner) goesOn(ev *event.Event) bool {
	known := make(map[seat]*event.Pair)
	overlap := make(map[string]bool) // by section: whether numbers need a direction
	for i := range j.joined.Pairs {
		p := &j.joined.Pairs[i]
		known[seatOf(p)] = p
		overlap[strings.ToLower(p.Section)] = p.Direction != bridge.NoSide
	}
	for i := range ev.Pairs {
		p := &ev.Pairs[i]
		isOverlap, isKnown := overlap[strings.ToLower(p.Section)]
		if p.Section == "" || !isKnown || isOverlap != (p.Direction != bridge.NoSide) {
			return false
		}
		if other := known[seatOf(p)]; other != nil && len(p.Names) > 0 && len(other.Names) > 0 && !slices.Equal(p.Names, other.Names) {
			return false
		}
	}
	type played struct {
		seat
		board int
	}
	before := make(map[played]bool)
	for _, b := range j.joined.Boards {
		for k := range b.Results {
			for _, p := range entrantsOf(&b.Results[k], ev.Individual) {
				before[played{seatOf(&j.joined.Pairs[p]), b.Number}] = true
			}
		}
	}
	for _, b := range ev.Boards {
		for k := range b.Results {
			for _, p := range entrantsOf(&b.Results[k], ev.Individual) {
				if before[played{seatOf(&ev.Pairs[p]), b.Number}] {
					return false
				}
			}
		}
	}
	return len(ev.Pairs) > 0
}

// entrantsOf are the pairs or players of a result.
func entrantsOf(r *event.Result, individual bool) []int32 {
	if individual {
		return []int32{r.NS, r.South, r.EW, r.West}
	}
	return []int32{r.NS, r.EW}
}

// addPairs adds the pairs of an event, and returns their new indexes. Where it goes on
// with sections, those that are there already are the same.
func (j *joiner) addPairs(ev *event.Event, goesOn bool) []int32 {
	to := j.joined
	known := make(map[seat]int32)
	for i := range to.Pairs {
		if goesOn {
			known[seatOf(&to.Pairs[i])] = int32(i)
		}
	}
	places := make([]int32, len(ev.Pairs))
	for i, p := range ev.Pairs {
		at, isKnown := known[seatOf(&p)]
		if !isKnown {
			at = int32(len(to.Pairs))
			to.Pairs = append(to.Pairs, p)
		} else if len(to.Pairs[at].Names) == 0 {
			to.Pairs[at].Names = p.Names
		}
		places[i] = at
	}
	j.mixed = j.mixed || goesOn
	return places
}

// fits reports whether an event can be a section beside those so far.
func (j *joiner) fits(ev *event.Event) bool {
	at := event.Position{File: ev.Sources[0].File}
	switch {
	case ev.Kind != event.Pairs:
		j.problems.Add(event.Problem{
			At: at, Text: fmt.Sprintf("this is %v, which has no sections", ev.Kind), Hint: "leave --sections out",
		})
	case len(j.joined.Sources) > 0 && ev.Individual != j.joined.Individual:
		j.problems.Add(event.Problem{
			At: at, Text: "one of the sections is an individual, and another is not", Hint: "score them by themselves",
		})
	default:
		return true
	}
	return false
}

// name gives the sections of an event names that no other has: a file that does
// not name its section gets the next letter.
func (j *joiner) name(ev *event.Event) {
	own := make(map[string]bool)
	for _, p := range ev.Pairs {
		own[p.Section] = true
	}
	name := make(map[string]string)
	for section := range own {
		switch {
		case section != "" && !j.letters[strings.ToLower(section)]:
			name[section] = section
		case len(own) == 1:
			name[section] = j.freeLetter()
		default:
			name[section] = section
			j.problems.Add(event.Problem{
				At:   event.Position{File: ev.Sources[0].File},
				Text: fmt.Sprintf("section %q is in an earlier file too", section),
				Hint: "give the sections of each file other letters",
			})
		}
	}
	for i := range ev.Pairs {
		ev.Pairs[i].Section = name[ev.Pairs[i].Section]
	}
	for _, section := range name {
		j.letters[strings.ToLower(section)] = true
	}
}

// freeLetter is the first that no section has: A to Z, then numbers.
func (j *joiner) freeLetter() string {
	for letter := 'A'; letter <= 'Z'; letter++ {
		if !j.letters[strings.ToLower(string(letter))] {
			return string(letter)
		}
	}
	n := 1
	for j.letters[fmt.Sprint(n)] {
		n++
	}
	return fmt.Sprint(n)
}

// addBoard adds the results of a board. If it is marked otherwise than in an earlier file,
// they cannot be compared.
func (j *joiner) addBoard(b *event.Board, file string) {
	i, known := j.boards[b.Number]
	if !known {
		i = len(j.joined.Boards)
		j.boards[b.Number] = i
		j.joined.Boards = append(j.joined.Boards, event.Board{Number: b.Number, Stated: b.Stated})
	}
	board := &j.joined.Boards[i]
	if here, before := b.Marks(), board.Marks(); here.Vul != before.Vul {
		j.problems.Add(event.Problem{
			At:   event.Position{File: file},
			Text: fmt.Sprintf("board %d has %v vulnerable here, and %v in an earlier section", b.Number, here.Vul, before.Vul),
			Hint: "correct the vulnerability in one of them, or score them by themselves",
		})
	}
	board.Results = append(board.Results, b.Results...)
}

// addHands keeps the cards of each board; if they differ, the sections did not
// play the same boards and cannot be compared.
func (j *joiner) addHands(ev *event.Event) {
	for _, hand := range ev.Hands {
		other, known := j.hands[hand.Board]
		switch {
		case !known:
			j.hands[hand.Board] = hand
			j.joined.Hands = append(j.joined.Hands, hand)
		case other.Cards != hand.Cards:
			j.problems.Add(event.Problem{
				At:   event.Position{File: ev.Sources[0].File},
				Text: fmt.Sprintf("board %d has other cards here than in an earlier section", hand.Board),
				Hint: "sections that did not play the same boards are events of their own: score them by themselves",
			})
		}
	}
}

// sort puts the pairs in the order that events have, and the boards.
func (j *joiner) sort() {
	to := j.joined
	order := make([]int32, len(to.Pairs)) // new to old
	for i := range order {
		order[i] = int32(i)
	}
	slices.SortStableFunc(order, func(a, b int32) int {
		x, y := &to.Pairs[a], &to.Pairs[b]
		if bySection := cmp.Compare(strings.ToLower(x.Section), strings.ToLower(y.Section)); bySection != 0 || !j.mixed {
			return bySection
		}
		return cmp.Or(cmp.Compare(x.Direction, y.Direction), cmp.Compare(len(x.Number), len(y.Number)), cmp.Compare(x.Number, y.Number))
	})
	place := make([]int32, len(order)) // old to new
	pairs := make([]event.Pair, len(order))
	for i, old := range order {
		place[old], pairs[i] = int32(i), to.Pairs[old]
	}
	to.Pairs = pairs
	for i := range to.Boards {
		for k := range to.Boards[i].Results {
			r := &to.Boards[i].Results[k]
			r.NS, r.EW = place[r.NS], place[r.EW]
			if to.Individual {
				r.South, r.West = place[r.South], place[r.West]
			}
		}
	}
	for i := range to.Byes {
		to.Byes[i].Pair = place[to.Byes[i].Pair]
	}
	for i := range to.Adjustments {
		to.Adjustments[i].Entrant = place[to.Adjustments[i].Entrant]
	}
	slices.SortFunc(to.Boards, func(a, b event.Board) int { return cmp.Compare(a.Number, b.Number) })
	slices.SortFunc(to.Hands, func(a, b event.Hand) int { return cmp.Compare(a.Board, b.Board) })
}
