// Package transcript is what the readers of other programs' files write down:
// the same few sheets, whatever the format.
//
// A reader calls New and then Result, Name, Standing and so on with the texts as
// they stand in the file and the line they stand in; Book then has one sheet for
// each kind, with headings that reading results knows. Nothing is understood
// here: contracts, scores and pairs are texts, and every check is that of any
// other sheet.
package transcript

import (
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/notation"
)

// Result is a line of a traveller. Empty texts are what the file does not say.
type Result struct {
	Board, Section, Table, Round string
	Version                      string // of a fouled board
	// NS and EW are the pairs' numbers. In an individual North, South, East and
	// West are the players' and these are empty.
	NS, EW                   string
	North, South, East, West string
	Contract, Declarer       string
	Tricks                   string // 0–13
	Relative                 string // "=", "+1", "-2": instead of Tricks
	Lead                     string
	Score                    string // from NS's side
	NSScore, EWScore         string // unsigned: instead of Score
	// Remarks is what was noted beside the result: "not played", "A+/A-",
	// "60/40", "wrong direction".
	Remarks string
	// Dealer and Vulnerable are what is marked on the board.
	Dealer, Vulnerable string
	// Points are what the file gives the sides, in the unit of Scoring.
	NSPoints, EWPoints string
}

// TeamResult is a result of a match of teams.
type TeamResult struct {
	Result
	Room       string // "open" or "closed"
	Home, Away string
	Segment    string // of its match
	Players    Players
}

// Mark takes what the file says of the marks of the board, where these are not those of its
// number.
func (r *Result) Mark(dealer, vulnerable string) {
	board, err := notation.ReadOrdinal(r.Board)
	if err != nil || board < 1 {
		return
	}
	marks := bridge.BoardMarks(board)
	if !strings.EqualFold(dealer, marks.Dealer.String()) {
		r.Dealer = dealer
	}
	if !strings.EqualFold(vulnerable, marks.Vul.String()) {
		r.Vulnerable = vulnerable
	}
}

// Deal is a deal of Chicago or rubber bridge.
type Deal struct {
	Number, Dealer             string
	Players                    Players // a side that has one name has it in the first of its seats
	Contract, Declarer, Tricks string
	Honours                    string // "NS 100"
	NSScore, EWScore           string // instead of a contract
	Remarks                    string
}

// Players are the names of those who sat North, South, East and West at a table,
// as far as they are known.
type Players [4]string

// Match is a match of which the file gives the outcome.
type Match struct {
	Round, Home, Away, HomeIMPs, AwayIMPs, HomeVP, AwayVP, Boards string
	Remarks                                                       string
	adjusted                                                      [4]string // IMPs and victory points, home and away
}

// Adjust takes what was given to the teams, or taken where there is a minus: IMPs before
// they became victory points, and these. Empty texts are nothing.
func (m *Match) Adjust(homeIMPs, awayIMPs, homeVP, awayVP string) {
	m.adjusted = [4]string{homeIMPs, awayIMPs, homeVP, awayVP}
}

// Team is a team with its players and its place.
type Team struct {
	Name         string
	Players      []string
	Place, Total string
	// Penalty, Bonus and CarryOver are amounts with their unit.
	Penalty, Bonus, CarryOver string
}

// Adjust takes an amount that is in a total: a penalty below zero, or a bonus.
func (t *Team) Adjust(amount, unit string) { t.Penalty, t.Bonus = sorted(amount, unit) }

// Name is who a pair or player is.
type Name struct {
	Section, Number, Direction string // Direction is "NS" or "EW", or empty
	Names                      [2]string
	Member                     [2]string // numbers in a federation
	Club                       string
	// Penalty and Bonus are amounts above zero with their unit, "0.5 MP"; CarryOver has
	// any sign; Handicap is in percent.
	Penalty, Bonus, CarryOver, Handicap string
}

// Adjust takes an amount that is in a total: a penalty below zero, or a bonus. The
// unit is that of the total.
func (n *Name) Adjust(amount, unit string) { n.Penalty, n.Bonus = sorted(amount, unit) }

// sorted returns an amount as a penalty or as a bonus.
func sorted(amount, unit string) (penalty, bonus string) {
	if points, isPenalty := strings.CutPrefix(amount, "-"); isPenalty {
		return points + " " + unit, ""
	}
	return "", strings.TrimPrefix(amount, "+") + " " + unit
}

// Amount is a number that a file gives; empty when it is zero or a mark for none.
func Amount(text string) string {
	if strings.Trim(text, "+-0.,") == "" {
		return ""
	}
	return text
}

// Standing is a line of the file's own ranking.
type Standing struct {
	Section, Number, Direction, Place, Score, Percent string
}

// Hand is the cards of a board.
type Hand struct {
	Board    string
	Deal     string // as in PBN: "N:AKQ.T98.7654.32 …"
	Optimum  string // "NS 420"
	Makeable string // tricks of N S E W in NT S H D C, as 20 hexadecimal digits
}

// WordHeading is above the words of the file itself on the sheet Event.
const WordHeading = "In the file's words"

// Transcript is one file, as far as it is written down.
type Transcript struct {
	book                                         *cells.Book
	results, teams, matches, names, ranks, hands sheet
	squads, amounts, event, deals                sheet
}

// sheet is one of the book's sheets to be. Only columns that say something in
// some row come into the book: a column for NS's score would let the reader look
// nowhere else for scores.
type sheet struct {
	name     string
	headings []string
	rows     []row
	used     []bool // beside headings
}

type row struct {
	line  int
	texts []string
}

// New begins the transcript of a file.
func New(name string) *Transcript {
	result := []string{
		"Board", "Section", "Table", "Round", "Version", "NS", "EW", "N number", "S number", "E number", "W number",
		"Contract", "By", "Tricks", "Result", "Lead", "Score", "NS score", "EW score", "Remarks", "Dealer", "Vul", "NS MP", "EW MP",
	}
	return &Transcript{
		book:    cells.NewBook(name),
		results: sheet{name: "Results", headings: result},
		teams:   sheet{name: "Matches", headings: append([]string{"Room", "Home", "Away", "Segment", "North", "South", "East", "West"}, result...)},
		matches: sheet{name: "Match list", headings: []string{"Round", "Home", "Away", "Home IMPs", "Away IMPs", "Home VP", "Away VP", "Boards", "Remarks", "Penalty IMP home", "Bonus IMP home", "Penalty IMP away", "Bonus IMP away", "Penalty VP home", "Bonus VP home", "Penalty VP away", "Bonus VP away"}},
		squads:  sheet{name: "Teams", headings: []string{"Place", "Team", "Players", "Total", "Penalty", "Bonus", "Carry-over"}},
		names:   sheet{name: "Names", headings: []string{"Section", "Pair", "Direction", "Name 1", "Name 2", "Member 1", "Member 2", "Club", "Penalty", "Bonus", "Carry-over", "Handicap"}},
		amounts: sheet{name: "Amounts", headings: []string{"Section", "Pair", "Direction", "Penalty", "Bonus", "Carry-over", "Handicap"}},
		ranks:   sheet{name: "Ranking", headings: []string{"Section", "Pair", "Direction", "Place", "Total", "Percent"}},
		hands:   sheet{name: "Hands", headings: []string{"Board", "Deal", "Optimum", "Makeable"}},
		// A sheet of deals has contracts, even where only scores are known.
		deals: sheet{
			name:     "Deals",
			headings: []string{"Deal", "Dealer", "North", "South", "East", "West", "Contract", "By", "Tricks", "Honours", "Score NS", "Score EW", "Remarks"},
			used:     []bool{6: true, 12: false},
		},
		// Values stand in the second column, even where there are none.
		event: sheet{name: "Event", headings: []string{"Key", "Value", WordHeading}, used: []bool{true, true, false}},
	}
}

// put appends a row.
func (s *sheet) put(line int, texts ...string) {
	if s.used == nil {
		s.used = make([]bool, len(s.headings))
	}
	for i, text := range texts {
		s.used[i] = s.used[i] || text != ""
	}
	s.rows = append(s.rows, row{line, texts})
}

// writeTo adds the sheet to a book, if it has any row.
func (s *sheet) writeTo(book *cells.Book) error {
	if len(s.rows) == 0 {
		return nil
	}
	written := book.AddLines(s.name)
	picked := make([]string, 0, len(s.headings)) // for one row after the other
	if err := written.Append(s.rows[0].line, s.pick(picked, s.headings)...); err != nil {
		return err
	}
	for _, r := range s.rows {
		if err := written.Append(r.line, s.pick(picked, r.texts)...); err != nil {
			return err
		}
	}
	return nil
}

// pick adds the texts of the columns in use.
func (s *sheet) pick(picked, texts []string) []string {
	for i, used := range s.used {
		if used {
			picked = append(picked, texts[i])
		}
	}
	return picked
}

func (r *Result) texts() []string {
	return []string{
		r.Board, r.Section, r.Table, r.Round, r.Version, r.NS, r.EW, r.North, r.South, r.East, r.West,
		r.Contract, r.Declarer, r.Tricks, r.Relative, r.Lead, r.Score, r.NSScore, r.EWScore, r.Remarks, r.Dealer, r.Vulnerable, r.NSPoints, r.EWPoints,
	}
}

// Result writes down a line of a traveller, which stands in a line of the file.
func (t *Transcript) Result(line int, r Result) { t.results.put(line, r.texts()...) }

// TeamResult writes down a result of a match.
func (t *Transcript) TeamResult(line int, r TeamResult) {
	t.teams.put(line, slices.Concat([]string{r.Room, r.Home, r.Away, r.Segment}, r.Players[:], r.texts())...)
}

// Match writes down the outcome of a match.
func (t *Transcript) Match(line int, m Match) {
	texts := []string{m.Round, m.Home, m.Away, m.HomeIMPs, m.AwayIMPs, m.HomeVP, m.AwayVP, m.Boards, m.Remarks}
	for i, amount := range m.adjusted {
		var penalty, bonus string
		if amount != "" {
			penalty, bonus = sorted(amount, [...]string{"IMP", "IMP", "VP", "VP"}[i])
		}
		texts = append(texts, penalty, bonus)
	}
	t.matches.put(line, texts...)
}

// Team writes down a team.
func (t *Transcript) Team(line int, team Team) {
	t.squads.put(line, team.Place, team.Name, strings.Join(team.Players, "; "), team.Total, team.Penalty, team.Bonus, team.CarryOver)
}

// Name writes down who a pair or player is, and what it has beside its boards; one of
// whom only the latter is said has its names elsewhere.
func (t *Transcript) Name(line int, n Name) {
	if n.Names[0] == "" && n.Penalty+n.Bonus+n.CarryOver+n.Handicap != "" {
		t.amounts.put(line, n.Section, n.Number, n.Direction, n.Penalty, n.Bonus, n.CarryOver, n.Handicap)
		return
	}
	t.names.put(line, n.Section, n.Number, n.Direction, n.Names[0], n.Names[1], n.Member[0], n.Member[1], n.Club, n.Penalty, n.Bonus, n.CarryOver, n.Handicap)
}

// Deal writes down a deal of Chicago or rubber bridge, in the order of play.
func (t *Transcript) Deal(line int, d Deal) {
	t.deals.put(line, slices.Concat([]string{d.Number, d.Dealer}, d.Players[:], []string{d.Contract, d.Declarer, d.Tricks, d.Honours, d.NSScore, d.EWScore, d.Remarks})...)
}

// Standing writes down a line of the file's own ranking.
func (t *Transcript) Standing(line int, s Standing) {
	t.ranks.put(line, s.Section, s.Number, s.Direction, s.Place, s.Score, s.Percent)
}

// Hand writes down the cards of a board.
func (t *Transcript) Hand(line int, h Hand) {
	t.hands.put(line, h.Board, h.Deal, h.Optimum, h.Makeable)
}

// Setting writes down something about the event: "title", "date", "director",
// "organiser".
func (t *Transcript) Setting(line int, key, value string) {
	if value != "" {
		t.event.put(line, key, value, "")
	}
}

// Scoring writes down how the event was scored: in the program's word (mp, butler,
// ximp and so on), where it is certain, and in the file's own.
func (t *Transcript) Scoring(line int, method, word string) {
	if method+word != "" {
		t.event.put(line, "scoring", method, word)
	}
}

// Book is the sheets; call it once, when all is written down. The error says that
// the file has more than is read.
func (t *Transcript) Book() (*cells.Book, error) {
	for _, s := range []*sheet{&t.event, &t.results, &t.teams, &t.matches, &t.squads, &t.names, &t.amounts, &t.ranks, &t.hands, &t.deals} {
		if err := s.writeTo(t.book); err != nil {
			return nil, err
		}
	}
	return t.book, nil
}
