package table

import (
	"fmt"
	"iter"
	"math/big"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute"
	"bridgecalc/internal/compute/series"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// OfSeries builds what is shown of an event of several sessions: its ranking.
// The lists of each session are documents of their own.
func OfSeries(r *series.Ranking, sessions []*compute.Session, st settings.Settings, problems event.Problems, w *words.Words) *Document {
	s := &seriesBuilder{ranking: r, sessions: sessions, words: w, decimals: decimalsOfSessions(r, st)}
	first := &builder{session: sessions[0], event: sessions[0].Event, words: w, settings: st, decimals: st.Decimals}
	d := &Document{
		Words:    w,
		Settings: st,
		Title:    clean(st.Title),
		Date:     st.Date,
		Facts: strings.Join([]string{
			first.methodName(), words.Count(w.Series.Sessions, len(sessions)), words.Count(w.Facts.Pairs, entrantsOf(r)),
		}, separator),
	}
	var files, checksums []string
	for _, session := range sessions {
		s.boards = append(s.boards, boardsOf(session))
		files = append(files, sources(session.Event))
		checksums = append(checksums, session.Event.Checksum)
	}
	d.Source, d.Checksum = strings.Join(files, ", "), strings.Join(checksums, " ")
	d.Event = s.about(d, first)
	d.Rankings = s.rankings(first)
	d.Notes = s.notes()
	d.Problems = first.problems(problems)
	return d
}

type seriesBuilder struct {
	ranking  *series.Ranking
	sessions []*compute.Session
	boards   [][]int // by session and pair
	// decimals are those of the results of a session.
	words    *words.Words
	decimals int
}

// decimalsOfSessions are those of what sessions are put together in.
func decimalsOfSessions(r *series.Ranking, st settings.Settings) int {
	if r.Unit == series.InPercent {
		return st.Decimals
	}
	var all []*big.Rat
	for s := range standingsOf(r) {
		all = append(append(all, s.Results...), s.CarryOver)
	}
	return decimalsOf(all)
}

// standingsOf returns the entrants of all lists.
func standingsOf(r *series.Ranking) iter.Seq[*series.Standing] {
	return func(yield func(*series.Standing) bool) {
		for i := range r.Lists {
			for j := range r.Lists[i].Standings {
				if !yield(&r.Lists[i].Standings[j]) {
					return
				}
			}
		}
	}
}

// entrantsOf counts the entrants of all lists.
func entrantsOf(r *series.Ranking) int {
	n := 0
	for i := range r.Lists {
		n += len(r.Lists[i].Standings)
	}
	return n
}

func (s *seriesBuilder) about(d *Document, first *builder) Table {
	w := s.words.Column
	return Table{
		Columns: []Column{
			{Key: "title", Label: w.Title, Shown: everywhere},
			{Key: "date", Label: w.Date, Shown: everywhere},
			{Key: "scoring", Label: w.Method, Shown: everywhere},
			{Key: "pairs", Label: first.entrantsWord(), Shown: everywhere},
			{Key: "sessions", Shown: InData},
			{Key: "required", Shown: InData},
			{Key: "source", Label: w.Input, Shown: everywhere},
			{Key: "checksum", Label: w.Checksum, Shown: everywhere},
		},
		Rows: []Row{{Values: []Value{
			Text(d.Title), Date(d.Date),
			Term{first.methodCode(), first.methodName()},
			Whole(entrantsOf(s.ranking)), Whole(len(s.sessions)), Whole(s.ranking.Required), Text(d.Source), Text(d.Checksum),
		}}},
	}
}

// rankings returns the lists of winners.
func (s *seriesBuilder) rankings(first *builder) []Ranking {
	var rankings []Ranking
	for i := range s.ranking.Lists {
		list := &s.ranking.Lists[i]
		r := Ranking{Key: "All", Table: s.table(first, list)}
		switch list.Direction {
		case bridge.NS:
			r.Key, r.Heading = list.Direction.String(), s.words.List.NS
		case bridge.EW:
			r.Key, r.Heading = list.Direction.String(), s.words.List.EW
		}
		rankings = append(rankings, r)
	}
	return rankings
}

// table returns a list, with a column for each session.
func (s *seriesBuilder) table(first *builder, list *series.List) Table {
	w := s.words.Column
	people := OnPage | InSheet
	percent := s.ranking.Unit == series.InPercent
	named, sections, directions := s.has()
	listed := list.Direction != bridge.NoSide
	t := Table{Columns: []Column{
		{Key: "place", Label: w.Place, Figures: true, Shown: OnPage},
		{Key: "rank", Label: w.Place, Figures: true, Shown: InSheet | InData},
		{Key: "tied", Label: w.Tied, Shown: InSheet | InData},
		{Key: "id", Label: first.entrantWord(), Figures: true, Shown: InData | people.when(!named)},
		{Key: "section", Label: w.Section, Shown: InData | people.when(sections && !named)},
		{Key: "direction", Label: w.Direction, Shown: InData | InSheet.when(listed) | people.when(directions && !listed && !named)},
		{Key: "names", Label: w.Names, Shown: InData | people.when(named)},
		{Key: "boards", Label: w.Boards, Figures: true, Shown: InData | InSheet},
	}}
	for i := range s.sessions {
		label := words.Fill(s.words.Series.Session, "n", strconv.Itoa(i+1))
		key := fmt.Sprintf("session_%d", i+1)
		t.Columns = append(t.Columns,
			Column{Key: key, Label: label, Short: strconv.Itoa(i + 1), Figures: true, Shown: OnPage},
			Column{Key: key, Label: label, Figures: true, Shown: InSheet | InData})
	}
	t.Columns = append(t.Columns,
		Column{Key: "carry_over", Label: s.words.Method.Carried, Figures: true, Shown: everywhere.when(s.ranking.Kind == settings.CarryForward), Optional: true},
		Column{Key: "counted", Shown: InData.when(s.ranking.Kind == settings.BestSessions), Optional: true},
		Column{Key: "score", Label: s.words.Series.Total, Figures: true, Shown: InData | people.when(!percent)},
		Column{Key: "max", Shown: InData},
		Column{Key: "percent", Label: s.words.Series.Total, Figures: true, Shown: InData | people.when(percent)},
		Column{Key: "exact", Shown: InData})
	totals := make([]*big.Rat, len(list.Standings))
	for i := range list.Standings {
		totals[i] = list.Standings[i].Total
	}
	for i, decimals := range tellApart(totals, s.decimals) {
		t.Rows = append(t.Rows, s.row(list, i, decimals))
	}
	return t
}

func (s *seriesBuilder) row(list *series.List, i, decimals int) Row {
	e := &list.Standings[i]
	direction := list.Direction
	if direction == bridge.NoSide {
		direction = e.Direction
	}
	names := make(Names, len(e.Names))
	for j, name := range e.Names {
		names[j] = clean(name)
	}
	number := clean(e.Number)
	values := []Value{
		s.place(list, i), known(e.Rank), Tied(e.Tied),
		ID{Number: number, Shown: number, Pair: noPair},
		Text(clean(e.Section)), s.direction(direction), names, Whole(s.played(e)),
	}
	for j := range s.sessions {
		result := s.figure(e.Results[j], s.decimals)
		shown := result
		if result != nil && !e.Counted[j] {
			shown = Text("(" + result.Text(s.words) + ")")
		}
		values = append(values, shown, result)
	}
	var counted []string
	for j := range s.sessions {
		if e.Counted[j] {
			counted = append(counted, strconv.Itoa(j+1))
		}
	}
	values = append(values, s.figure(e.CarryOver, s.decimals), Text(strings.Join(counted, ", ")))
	var score, percent, exact Value
	if e.Total != nil {
		exact = Fraction{e.Total}
	}
	if s.ranking.Unit == series.InPercent {
		percent = s.figure(e.Total, decimals)
	} else {
		score = s.figure(e.Total, decimals)
	}
	return Row{Values: append(values, score, nil, percent, exact), Winner: e.Rank == 1}
}

// figure is a result of a session or the total; nil where there is none.
func (s *seriesBuilder) figure(x *big.Rat, decimals int) Value {
	switch {
	case x == nil:
		return nil
	case s.ranking.Unit == series.InPercent:
		return Percent{Number: Number{x, decimals}}
	}
	return Number{x, decimals}
}

func (s *seriesBuilder) place(list *series.List, i int) Place {
	rank := list.Standings[i].Rank
	last := rank
	for j := rank; rank > 0 && j < len(list.Standings) && list.Standings[j].Rank == rank; j++ {
		last = j + 1
	}
	return Place{First: rank, Last: last}
}

func (s *seriesBuilder) direction(side bridge.Side) Term {
	b := builder{words: s.words}
	return b.side(side)
}

// boardsOf counts the boards of every pair of a session.
func boardsOf(session *compute.Session) []int {
	boards := make([]int, len(session.Event.Pairs))
	for _, list := range session.Lists {
		for i := range list.Standings {
			boards[list.Standings[i].Pair] = list.Standings[i].Boards
		}
	}
	return boards
}

// played is the number of boards of an entrant in all sessions.
func (s *seriesBuilder) played(e *series.Standing) int {
	sum := 0
	for i, pair := range e.Pairs {
		if pair >= 0 {
			sum += s.boards[i][pair]
		}
	}
	return sum
}

// has tells what at least one entrant has.
func (s *seriesBuilder) has() (names, sections, directions bool) {
	names = true
	var first *series.Standing
	for e := range standingsOf(s.ranking) {
		if first == nil {
			first = e
		}
		names = names && len(e.Names) > 0
		sections = sections || e.Section != first.Section
		directions = directions || e.Direction != bridge.NoSide
	}
	return names, sections, directions
}

func (s *seriesBuilder) notes() []string {
	w := &s.words.Series
	var notes []string
	switch s.ranking.Kind {
	case settings.MeanOfSessions:
		notes = append(notes, w.Mean)
	case settings.SumOfSessions:
		notes = append(notes, w.Sum)
	case settings.BestSessions:
		notes = append(notes, words.Fill(w.Best, "n", strconv.Itoa(s.ranking.Best)))
	case settings.CarryForward:
		notes = append(notes, w.Carry)
	}
	if s.ranking.Required > 0 {
		notes = append(notes, words.Count(w.Required, s.ranking.Required))
	}
	return append(notes, s.words.Rule.Ties)
}
