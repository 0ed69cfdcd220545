package table

import (
	"fmt"
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
			first.methodName(), words.Count(w.Series.Sessions, len(sessions)), words.Count(w.Facts.Pairs, len(r.Standings)),
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
	d.Rankings = []Ranking{{Key: "All", Table: s.table(first)}}
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
	for i := range r.Standings {
		all = append(all, r.Standings[i].Results...)
	}
	return decimalsOf(all)
}

func (s *seriesBuilder) about(d *Document, first *builder) Table {
	w := s.words.Column
	return Table{
		Columns: []Column{
			{Key: "title", Label: w.Title, Shown: everywhere},
			{Key: "date", Label: w.Date, Shown: everywhere},
			{Key: "scoring", Label: w.Method, Shown: everywhere},
			{Key: "pairs", Label: first.entrantsWord(), Shown: everywhere},
			{Key: "source", Label: w.Input, Shown: everywhere},
			{Key: "checksum", Label: w.Checksum, Shown: everywhere},
		},
		Rows: []Row{{Values: []Value{
			Text(d.Title), Date(d.Date),
			Term{first.methodCode(), first.methodName()},
			Whole(len(s.ranking.Standings)), Text(d.Source), Text(d.Checksum),
		}}},
	}
}

// table is the ranking, with a column for each session.
func (s *seriesBuilder) table(first *builder) Table {
	w := s.words.Column
	people := OnPage | InSheet
	percent := s.ranking.Unit == series.InPercent
	named, sections, directions := s.has()
	t := Table{Columns: []Column{
		{Key: "place", Label: w.Place, Figures: true, Shown: OnPage},
		{Key: "rank", Label: w.Place, Figures: true, Shown: InSheet | InData},
		{Key: "tied", Label: w.Tied, Shown: InSheet | InData},
		{Key: "id", Label: first.entrantWord(), Figures: true, Shown: InData | people.when(!named)},
		{Key: "section", Label: w.Section, Shown: InData | people.when(sections && !named)},
		{Key: "direction", Label: w.Direction, Shown: InData | people.when(directions && !named)},
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
		Column{Key: "counted", Shown: InData.when(s.ranking.Kind == settings.BestSessions), Optional: true},
		Column{Key: "score", Label: s.words.Series.Total, Figures: true, Shown: InData | people.when(!percent)},
		Column{Key: "max", Shown: InData},
		Column{Key: "percent", Label: s.words.Series.Total, Figures: true, Shown: InData | people.when(percent)},
		Column{Key: "exact", Shown: InData})
	totals := make([]*big.Rat, len(s.ranking.Standings))
	for i := range s.ranking.Standings {
		totals[i] = s.ranking.Standings[i].Total
	}
	for i, decimals := range tellApart(totals, s.decimals) {
		t.Rows = append(t.Rows, s.row(i, decimals))
	}
	return t
}

func (s *seriesBuilder) row(i, decimals int) Row {
	e := &s.ranking.Standings[i]
	names := make(Names, len(e.Names))
	for j, name := range e.Names {
		names[j] = clean(name)
	}
	number := clean(e.Number)
	values := []Value{
		s.place(i), known(e.Rank), Tied(e.Tied),
		ID{Number: number, Shown: number, Pair: noPair},
		Text(clean(e.Section)), s.direction(e.Direction), names, Whole(s.played(e)),
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
	values = append(values, Text(strings.Join(counted, ", ")))
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

func (s *seriesBuilder) place(i int) Place {
	rank := s.ranking.Standings[i].Rank
	last := rank
	for j := rank; rank > 0 && j < len(s.ranking.Standings) && s.ranking.Standings[j].Rank == rank; j++ {
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
	for i := range s.ranking.Standings {
		e := &s.ranking.Standings[i]
		names = names && len(e.Names) > 0
		sections = sections || e.Section != s.ranking.Standings[0].Section
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
	}
	for i := range s.ranking.Standings {
		if e := &s.ranking.Standings[i]; e.Missed > 0 && e.Rank == 0 && !e.Unranked {
			notes = append(notes, w.Missed)
			break
		}
	}
	return append(notes, s.words.Rule.Ties)
}
