// Package pbn writes a scored session of pairs or individuals in Portable Bridge
// Notation 2.1, export format: a session goes in, the bytes of a file come out. The
// same session makes the same bytes.
//
// The first record has the ranking (TotalScoreTable), each further one a board with
// its cards, where they are known, and its results (ScoreTable). The letters are
// UTF-8, as a line at the head of the file says; the standard has ISO 8859-1, which
// cannot hold all names. As it demands, no line is longer than 255 bytes: very long
// names are cut.
//
// What the format has no room for is told by its outcome: points and totals are
// always those that were computed. That holds for
//
//   - penalties, bonuses, handicaps and what was carried over, which are in the total,
//     and in columns of our own behind those of the standard: Adjustment, CarryOver, Handicap;
//   - weighted and split scores: the ruling stands as text in the place of the
//     score, or is left out where a line would become too long;
//   - fouled boards: nothing says which results were compared with each other;
//   - the matches of Swiss pairs, of which the ranking has the victory points.
//
// Settings that decide the results and are not usual are lines behind a percent sign in
// the head, which other programs pass over.
package pbn

import (
	"bytes"
	"errors"
	"strconv"
	"strings"
	"time"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

const head = `% PBN 2.1
% EXPORT
%Content-type: text/x-pbn; charset=UTF-8
%Creator: bridgecalc
`

// IsOurs reports whether a file was written by this program. Data is the whole
// file, or its beginning.
func IsOurs(data []byte) bool { return bytes.HasPrefix(data, []byte(head)) }

// scorings are the ways of scoring in the format's words. Of matchpoints, MP1 says
// that a tie is one point and MP2 that it is half a point.
var scorings = map[settings.Scoring]string{
	settings.Matchpoints: "MatchPoints;MP1",
	settings.Butler:      "IMP;Butler",
	settings.CrossIMPs:   "IMP;Cross",
	settings.Bastille:    "IMP;Bastille",
}

// Write makes the file of a session. A title or date that is empty or zero is left
// blank.
func Write(s *compute.Session, st settings.Settings, title string, date time.Time) ([]byte, error) {
	scoring, ok := scorings[s.BoardsBy]
	if !ok {
		return nil, errors.New("pbn: there is no word for this way of scoring")
	}
	if s.BoardsBy == settings.Matchpoints && st.Scale == settings.Scale105 {
		scoring = "MatchPoints;MP2"
	}
	w := &writer{session: s, event: s.Event, settings: st, sides: sidesOf(s), scoring: scoring, title: titleOf(title)}
	if !date.IsZero() {
		w.date = date.Format("2006.01.02")
	}
	w.WriteString(head)
	for _, said := range st.Decided() {
		w.WriteString("%bridgecalc: " + said.Key + " = " + said.Value + "\n")
	}
	w.about()
	w.tag("Scoring", scoring)
	w.competition()
	w.ranking()
	hands := w.hands()
	byes := w.byes()
	for b := range w.event.Boards {
		w.WriteByte('\n')
		number := w.event.Boards[b].Number
		w.board(b, hands[int32(number)], byes[int32(number)])
	}
	return w.Bytes(), nil
}

// writer is a file in the making.
type writer struct {
	bytes.Buffer
	session              *compute.Session
	event                *event.Event
	settings             settings.Settings
	sides                []bridge.Side // beside Event.Pairs
	scoring, title, date string
}

// titleOf is a title that means itself: a sign "#" before it would take over that
// of an earlier record, and a question mark alone says that there is none.
func titleOf(title string) string {
	title = clean(title)
	if strings.HasPrefix(title, "#") || title == "?" {
		return "Event " + title
	}
	return title
}

// about writes what each record says of the event.
func (w *writer) about() {
	w.tag("Event", w.title)
	w.tag("Site", titleOf(w.settings.Place))
	w.tag("Date", w.date)
}

func (w *writer) competition() {
	if w.event.Individual {
		w.tag("Competition", "Individuals")
		return
	}
	w.tag("Competition", "Pairs")
}

// board writes the record of a board: the tags that every record must have, in the
// order of the standard (chapter 3.4), and then the others.
func (w *writer) board(b int, hand *event.Hand, byes []event.Bye) {
	board := &w.event.Boards[b]
	w.about()
	w.tag("Board", strconv.Itoa(board.Number))
	for _, name := range []string{"West", "North", "East", "South"} {
		w.tag(name, "")
	}
	w.tag("Dealer", board.Marks().Dealer.String())
	w.tag("Vulnerable", board.Marks().Vul.String())
	deal := ""
	if hand != nil {
		deal = "N:" + strings.Join(hand.Cards[:], " ")
	}
	w.tag("Deal", deal)
	w.tag("Scoring", w.scoring)
	for _, name := range []string{"Declarer", "Contract", "Result"} {
		w.tag(name, "")
	}
	w.competition()
	if hand != nil {
		w.optimum(hand)
	}
	w.results(b, byes)
}

// number is what a table calls a pair: "8", and "8NS" where EW has an 8 as well.
func (w *writer) number(pair int32) string {
	p := &w.event.Pairs[pair]
	return p.Number + p.Direction.String()
}

// hands are the cards by board.
func (w *writer) hands() map[int32]*event.Hand {
	hands := make(map[int32]*event.Hand, len(w.event.Hands))
	for i := range w.event.Hands {
		hands[w.event.Hands[i].Board] = &w.event.Hands[i]
	}
	return hands
}

// byes are the pairs without opponents, by board: those of the record, or else those
// that count.
func (w *writer) byes() map[int32][]event.Bye {
	byes := make(map[int32][]event.Bye)
	all := w.event.Byes
	if len(all) == 0 {
		all = w.session.SitOuts
	}
	for _, bye := range all {
		byes[bye.Board] = append(byes[bye.Board], bye)
	}
	return byes
}
