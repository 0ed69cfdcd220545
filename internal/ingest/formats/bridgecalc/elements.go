package bridgecalc

import (
	"cmp"
	"encoding/json"
	"regexp"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/formats/transcript"
)

// list is one of the standings.
type list struct {
	Name    string
	Entries []entry
}

// entry is a pair, a player or a team.
type entry struct {
	ID, Section, Direction string
	Rank                   json.Number
	Score                  json.Number
	Percent                string
	Names                  []string
	Adjustment             json.Number
	Penalties              json.Number // of teams
	CarryOver              json.Number `json:"carry_over"`
	Handicap               json.Number
}

func (r *reader) standing(l *list) {
	for i := range l.Entries {
		e := &l.Entries[i]
		if r.teams {
			r.team(e)
			continue
		}
		if e.Section != "" && isOfSection(l.Name, e) {
			continue // its list repeats the overall one
		}
		n := transcript.Name{Section: e.Section, Number: e.ID, Direction: e.Direction, Handicap: e.Handicap.String()}
		copy(n.Names[:], e.Names)
		if len(e.Names) > len(n.Names) {
			n.Names[1] = strings.Join(e.Names[1:], " & ")
		}
		if e.Adjustment != "" {
			n.Adjust(e.Adjustment.String(), r.unit())
		}
		if e.CarryOver != "" {
			n.CarryOver = e.CarryOver.String() + " " + r.unit()
		}
		r.out.Name(r.line, n)
	}
}

// isOfSection reports whether a list is that of an entrant's section: "A", "A NS".
func isOfSection(name string, e *entry) bool {
	return name == e.Section || name == e.Section+" "+e.Direction
}

// team writes down a team with its players.
func (r *reader) team(e *entry) {
	unit := "VP"
	switch r.scoring {
	case "bam", "total", "patton":
		unit = "MP"
	}
	t := transcript.Team{Name: e.ID, Players: e.Names, Place: e.Rank.String(), Total: e.Score.String()}
	if e.Penalties != "" {
		t.Adjust(e.Penalties.String(), unit)
	}
	if e.CarryOver != "" {
		t.CarryOver = e.CarryOver.String() + " " + unit
	}
	r.out.Team(r.line, t)
}

// board is a board with its results.
type board struct {
	Board       json.Number
	Dealer, Vul string
	Results     []result
}

// result is a result of pairs or of players.
type result struct {
	Section, NS, South, EW, West string
	Table, Round                 json.Number
	Version                      string // of a fouled board
	outcome
}

// outcome is what a table came to on a board.
type outcome struct {
	Contract, Declarer, Lead   string
	Tricks, Score              json.Number
	Artificial, Ruling, Status string
}

func (r *reader) board(b *board) {
	for i := range b.Results {
		res := &b.Results[i]
		t := transcript.Result{Board: b.Board.String(), Section: res.Section, Table: res.Table.String(), Round: res.Round.String(), Version: res.Version}
		if res.South != "" {
			t.North, t.South, t.East, t.West = res.NS, res.South, res.EW, res.West
		} else {
			t.NS, t.EW = res.NS, res.EW
		}
		t.Mark(b.Dealer, b.Vul)
		res.put(&t)
		r.results++
		r.out.Result(r.line, t)
	}
}

// sitOut is a board on which a pair had no opponents.
type sitOut struct {
	Board                         json.Number
	ID, Section, Direction, Award string
}

func (r *reader) sitOut(s *sitOut) {
	const nothing = "NP"
	t := transcript.Result{Board: s.Board.String(), Section: s.Section, NS: s.ID, EW: event.Nobody}
	ns, ew := share(s.Award), nothing
	if s.Direction == "EW" {
		t.NS, t.EW = t.EW, t.NS
		ns, ew = ew, ns
	}
	if s.Award != "" {
		t.Remarks = ns + "/" + ew
	}
	r.out.Result(r.line, t)
}

// put writes down what a table came to.
func (o *outcome) put(t *transcript.Result) {
	t.Contract, t.Declarer, t.Lead, t.Tricks, t.Score = o.Contract, o.Declarer, o.Lead, o.Tricks.String(), o.Score.String()
	t.Remarks = cmp.Or(artificial(o.Artificial), ruling(o.Ruling), o.Status)
}

// artificialScore tells an artificial score from a weighted or split one.
var artificialScore = regexp.MustCompile(`^(A|NP/)[^ ]*$`)

// artificial is an artificial score as sheets have it: "60/40" for "A6040", and
// "62.5/37.5" for "A62.5/37.5".
func artificial(code string) string {
	plain, isPlain := strings.CutPrefix(code, "A")
	switch {
	case !isPlain || strings.HasPrefix(plain, "+") || strings.HasPrefix(plain, "-"):
		ns, ew, _ := strings.Cut(code, "/")
		if code == "" {
			return ""
		}
		return share(ns) + "/" + share(ew)
	case strings.Contains(plain, "/"):
		ns, ew, _ := strings.Cut(plain, "/")
		return share(ns) + "/" + share(ew)
	}
	return plain[:len(plain)/2] + "/" + plain[len(plain)/2:]
}

// share is the part of one side: a word, or a percentage of two digits at least, as a
// single one is a score.
func share(code string) string {
	n, err := strconv.ParseFloat(code, 64)
	switch {
	case err != nil:
		return code
	case n > 0 && n < 10:
		code = "0" + code
	}
	return code + "%"
}

// ruling is a weighted or split score with its sides, every score from its own.
func ruling(code string) string {
	ns, ew, isSplit := strings.Cut(code, " / ")
	if !isSplit {
		return code
	}
	return "NS " + assigned(ns, false) + ", EW " + assigned(ew, true)
}

// assigned is what one side was given: an artificial score, or scores from its side.
func assigned(code string, turned bool) string {
	var parts []string
	for part := range strings.SplitSeq(code, " + ") {
		weight, score, ok := strings.Cut(part, "% ")
		if !ok {
			return share(code)
		}
		if turned {
			score = negated(score)
		}
		if weight != "100" {
			score = share(weight) + " " + score
		}
		parts = append(parts, score)
	}
	return strings.Join(parts, " + ")
}

func negated(score string) string {
	if plain, below := strings.CutPrefix(score, "-"); below {
		return plain
	}
	if score == "0" {
		return score
	}
	return "-" + score
}
