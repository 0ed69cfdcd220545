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

// entrant is a row of a list, with the decimals of its total.
type entrant struct {
	*series.Standing
	list     *series.List
	at       int // in the list
	decimals int
}

// table returns a list, with a column for each session.
func (s *seriesBuilder) table(first *builder, list *series.List) Table {
	fields := s.fields(first, list)
	t := Table{Columns: columnsOf(fields)}
	totals := make([]*big.Rat, len(list.Standings))
	for i := range list.Standings {
		totals[i] = list.Standings[i].Total
	}
	for i, decimals := range tellApart(totals, s.decimals) {
		e := entrant{&list.Standings[i], list, i, decimals}
		t.Rows = append(t.Rows, Row{Values: valuesOf(fields, e), Winner: e.Rank == 1})
	}
	return t
}

func (s *seriesBuilder) fields(first *builder, list *series.List) []field[entrant] {
	w := s.words.Column
	people := OnPage | InSheet
	percent := s.ranking.Unit == series.InPercent
	named, sections, directions := s.has()
	listed := list.Direction != bridge.NoSide
	fields := []field[entrant]{
		{Column{Key: "place", Label: w.Place, Figures: true, Shown: OnPage}, func(e entrant) Value { return s.place(e.list, e.at) }},
		{Column{Key: "rank", Label: w.Place, Figures: true, Shown: InSheet | InData}, func(e entrant) Value { return known(e.Rank) }},
		{Column{Key: "tied", Label: w.Tied, Shown: InSheet | InData}, func(e entrant) Value { return Tied(e.Tied) }},
		{Column{Key: "id", Label: first.entrantWord(), Figures: true, Shown: InData | people.when(!named)}, numberOfEntrant},
		{Column{Key: "section", Label: w.Section, Shown: InData | people.when(sections && !named)}, func(e entrant) Value { return Text(clean(e.Section)) }},
		{Column{Key: "direction", Label: w.Direction, Shown: InData | InSheet.when(listed) | people.when(directions && !listed && !named)}, s.directionOf},
		{Column{Key: "names", Label: w.Names, Shown: InData | people.when(named)}, namesOfEntrant},
		{Column{Key: "boards", Label: w.Boards, Figures: true, Shown: InData | InSheet}, func(e entrant) Value { return Whole(s.played(e.Standing)) }},
	}
	for i := range s.sessions {
		fields = append(fields, s.sessionFields(i)...)
	}
	return append(fields, []field[entrant]{
		{Column{Key: "carry_over", Label: s.words.Method.Carried, Figures: true, Shown: everywhere.when(s.ranking.Kind == settings.CarryForward), Optional: true}, func(e entrant) Value { return s.figure(e.CarryOver, s.decimals) }},
		{Column{Key: "counted", Label: s.words.Series.Counted, Shown: (InSheet | InData).when(s.ranking.Kind == settings.BestSessions), Optional: true}, s.counted},
		{Column{Key: "score", Label: s.words.Series.Total, Figures: true, Shown: InData | people.when(!percent)}, func(e entrant) Value { return s.total(e, false) }},
		{Column{Key: "max", Shown: InData}, func(entrant) Value { return nil }},
		{Column{Key: "percent", Label: s.words.Series.Total, Figures: true, Shown: InData | people.when(percent)}, func(e entrant) Value { return s.total(e, true) }},
		{Column{Key: "exact", Shown: InData}, func(e entrant) Value {
			if e.Total == nil {
				return nil
			}
			return Fraction{e.Total}
		}},
	}...)
}

// sessionFields returns the columns of one session. On the page, a result that does
// not count stands in brackets.
func (s *seriesBuilder) sessionFields(i int) []field[entrant] {
	label := words.Fill(s.words.Series.Session, "n", strconv.Itoa(i+1))
	key := fmt.Sprintf("session_%d", i+1)
	result := func(e entrant) Value { return s.figure(e.Results[i], s.decimals) }
	return []field[entrant]{
		{Column{Key: key, Label: label, Short: strconv.Itoa(i + 1), Figures: true, Shown: OnPage}, func(e entrant) Value {
			if r := result(e); r == nil || e.Counted[i] {
				return r
			}
			return Text("(" + result(e).Text(s.words) + ")")
		}},
		{Column{Key: key, Label: label, Figures: true, Shown: InSheet | InData}, result},
	}
}

func numberOfEntrant(e entrant) Value {
	number := clean(e.Number)
	return ID{Number: number, Shown: number, Pair: noPair}
}

func namesOfEntrant(e entrant) Value {
	names := make(Names, len(e.Names))
	for i, name := range e.Names {
		names[i] = clean(name)
	}
	return names
}

func (s *seriesBuilder) directionOf(e entrant) Value {
	if e.list.Direction != bridge.NoSide {
		return s.direction(e.list.Direction)
	}
	return s.direction(e.Direction)
}

// counted returns the numbers of the sessions that count.
func (s *seriesBuilder) counted(e entrant) Value {
	var counted []string
	for i := range s.sessions {
		if e.Counted[i] {
			counted = append(counted, strconv.Itoa(i+1))
		}
	}
	return Text(strings.Join(counted, ", "))
}

// total returns the total if it is in percent or, otherwise, if it is not.
func (s *seriesBuilder) total(e entrant, percent bool) Value {
	if percent != (s.ranking.Unit == series.InPercent) {
		return nil
	}
	return s.figure(e.Total, e.decimals)
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
		notes = append(notes, words.Count(w.Best, s.ranking.Best))
	case settings.CarryForward:
		notes = append(notes, w.Carry)
	}
	if s.ranking.Required > 0 {
		notes = append(notes, words.Count(w.Required, s.ranking.Required))
	}
	return append(notes, s.words.Rule.Ties)
}
