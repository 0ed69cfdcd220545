// Package usebio writes a scored session of pairs or individuals, or matches of teams,
// as USEBIO 1.2, the XML that British and other scoring programs and web pages read: a
// session or a league goes in, the bytes of a file come out. The same session makes the
// same bytes.
//
// Elements stand in the order in which other programs write them. What the format
// has no room for is told by its outcome: points and totals are always those that
// were computed. That holds for
//
//   - penalties and bonuses: they are in TOTAL_SCORE, and beside it as ADJUSTMENT, from
//     which they are read again as one amount;
//   - what was carried over, which is in TOTAL_SCORE and in CARRY_OVER, of our own;
//   - weighted and split scores: the ruling stands as text in the place of the score;
//   - average plus and minus: A6040 where that is what they were worth, and "A+/A-"
//     where a pair's own average made them more or less;
//   - fouled boards: nothing says which results were compared with each other;
//   - boards without opponents, which other programs get only where they count: as an
//     artificial score against pair 0;
//   - who sat where in a match of teams;
//   - tables and rounds, and what can be made with the cards, which are left out,
//     except for the rounds of Swiss pairs.
//
// What is lost so, apart from tables, rounds and fouled boards, is in processing
// instructions, from which this program reads it again.
//
// A board that was not played has NP in the place of the score and no points.
package usebio

import (
	"bytes"
	"errors"
	"runtime/debug"
	"strconv"
	"time"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/settings"
)

const (
	head = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">
<USEBIO Version="1.2">
`
	mark = "\n<PROGRAM_NAME>bridgecalc</PROGRAM_NAME>\n"
)

// IsOurs reports whether a file was written by this program. Data is the whole
// file.
func IsOurs(data []byte) bool {
	return bytes.HasPrefix(data, []byte(head)) && bytes.Contains(data, []byte(mark)) && bytes.HasSuffix(data, []byte("</USEBIO>\n"))
}

// Write makes the file of a session. A title or date that is empty or zero is left
// blank.
func Write(s *compute.Session, st settings.Settings, title string, date time.Time) ([]byte, error) {
	kind, ok := kinds[s.BoardsBy]
	if !ok {
		return nil, errors.New("usebio: there is no word for this way of scoring")
	}
	w := &writer{session: s, event: s.Event, settings: st, standings: standingsOf(s), kind: kind, contest: contestOf(s, kind)}
	w.WriteString(head)
	w.settingsOf(st)
	w.open("CLUB")
	w.put("CLUB_NAME", st.Organiser)
	w.put("CLUB_ID_NUMBER", st.ClubNumber)
	w.close("CLUB")
	w.openAs("EVENT", "EVENT_TYPE", w.contest)
	w.about(title, date)
	w.sections()
	w.close("EVENT")
	w.hands()
	w.close("USEBIO")
	return w.Bytes(), nil
}

// kind is a way of scoring in the format's words.
type kind struct {
	contest string // EVENT_TYPE of pairs
	method  string // BOARD_SCORING_METHOD
	points  string // ending of the elements of a result's points
}

// kinds has a word of our own for Bastille, which the format does not know.
var kinds = map[settings.Scoring]kind{
	settings.Matchpoints: {"MP_PAIRS", "MATCH_POINTS", "MATCH_POINTS"},
	settings.Butler:      {"BUTLER_PAIRS", "BUTLER_IMPS", "BUTLER_POINTS"},
	settings.CrossIMPs:   {"CROSS_IMP", "CROSS_IMPS", "CROSS_IMP_POINTS"},
	settings.Bastille:    {"PAIRS", "BASTILLE", "IMPS"},
}

func contestOf(s *compute.Session, k kind) string {
	switch {
	case s.Event.Individual:
		return "INDIVIDUAL"
	case s.Method == settings.SwissPairs:
		return "SWISS_PAIRS"
	}
	return k.contest
}

// about writes what is said of a session as a whole.
func (w *writer) about(title string, date time.Time) {
	w.describe(title, date, strconv.Itoa(max(1, len(w.session.Lists))))
	w.put("SESSION_COUNT", "1")
	w.put("SECTION_COUNT", strconv.Itoa(len(w.sectionNames())))
	w.put("BOARD_SCORING_METHOD", w.kind.method)
}

// describe writes what is said of any event; how many lists of winners it has is left
// out where that is empty.
func (w *writer) describe(title string, date time.Time, winners string) {
	w.put("EVENT_DESCRIPTION", title)
	w.WriteString(mark[1:])
	w.put("PROGRAM_VERSION", version())
	w.say("WINNER_TYPE", winners)
	w.put("TITLE", title)
	day := ""
	if !date.IsZero() {
		day = date.Format("02/01/2006")
	}
	w.put("DATE", day)
	w.put("VENUE", w.settings.Place)
	w.put("MPS_AWARDED_FLAG", "N")
}

// settingsOf writes the settings that decide the results and are not usual, as
// processing instructions, which other programs pass over.
func (w *writer) settingsOf(st settings.Settings) {
	for _, said := range st.Decided() {
		if said.Key != "winners" { // which the format has
			w.own(said.Key, said.Value)
		}
	}
}

// version is that of the program as it was built.
func version() string {
	const unreleased = "(devel)"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != unreleased {
		return info.Main.Version
	}
	return "development"
}

// sectionNames are the names of the sections, in order; one without a name where
// there are none.
func (w *writer) sectionNames() []string {
	var names []string
	for i := range w.event.Pairs { // sorted by section
		if name := w.event.Pairs[i].Section; i == 0 || name != names[len(names)-1] {
			names = append(names, name)
		}
	}
	return names
}

// sections writes the pairs and the results of each section.
func (w *writer) sections() {
	names := w.sectionNames()
	if len(names) == 1 && names[0] == "" {
		w.section("")
		return
	}
	w.openAs("SESSION", "SESSION_ID", "1")
	for _, name := range names {
		w.openAs("SECTION", "SECTION_ID", name)
		w.section(name)
		w.close("SECTION")
	}
	w.close("SESSION")
}

func (w *writer) section(name string) {
	w.participants(name)
	if w.contest == "SWISS_PAIRS" {
		w.matches(name)
		w.swissByes(name)
		return
	}
	w.boards(name)
}

// number is what results call a pair: "8", and "8NS" where EW has an 8 as well.
func (w *writer) number(pair int32) string {
	p := &w.event.Pairs[pair]
	return p.Number + p.Direction.String()
}

// sides are the two of a table.
var sides = [2]bridge.Side{bridge.NS, bridge.EW}
