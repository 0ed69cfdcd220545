package table

import (
	"math/big"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute/rubber"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// OfDeals builds everything that is shown of Chicago or rubber bridge.
func OfDeals(session *rubber.Session, st settings.Settings, problems event.Problems, w *words.Words) *Document {
	b := &rubberBuilder{
		builder: builder{event: session.Event, words: w, settings: st},
		session: session,
	}
	d := newDocument(session.Event, st, w)
	d.Facts = b.facts()
	d.Event = b.about(d)
	d.Rankings = []Ranking{{Key: "All", Table: b.ranking()}}
	d.Parts = []Part{b.sheets()}
	d.Notes = b.notes()
	d.Problems = b.problems(problems)
	return d
}

// rubberBuilder is what the building of the tables of deals needs. Of the
// builder within, the event, the words and the settings are set.
type rubberBuilder struct {
	builder
	session *rubber.Session
}

// isChicago tells chukkers of four deals from rubbers.
func (b *rubberBuilder) isChicago() bool { return b.session.Rules != rubber.RubberBridge }

// asDuplicate reports whether deals are scored as duplicate boards.
func (b *rubberBuilder) asDuplicate() bool { return b.session.Rules == rubber.ChicagoAsDuplicate }

// method is the game that was played.
func (b *rubberBuilder) method() Term {
	s := b.settings
	if b.isChicago() {
		s.Scoring = settings.Chicago
		return Term{settingText("scoring", s), b.words.Rubber.Chicago}
	}
	s.Scoring = settings.Rubber
	return Term{settingText("scoring", s), b.words.Rubber.Rubber}
}

// rubbersWord counts rubbers or chukkers.
func (b *rubberBuilder) rubbersWord() words.Plural {
	if b.isChicago() {
		return b.words.Rubber.Chukkers
	}
	return b.words.Rubber.Rubbers
}

func (b *rubberBuilder) rubbersColumn() string {
	if b.isChicago() {
		return b.words.Rubber.ChukkersColumn
	}
	return b.words.Rubber.RubbersColumn
}

// facts is the line that says what was played.
func (b *rubberBuilder) facts() string {
	facts := []string{b.method().Word}
	if n := len(b.session.Players); n > 0 && !b.sidesStay() {
		facts = append(facts, words.Count(b.words.Method.Players, n))
	}
	facts = append(facts,
		words.Count(b.rubbersWord(), len(b.session.Rubbers)),
		words.Count(b.words.Rubber.Deals, len(b.event.Deals)))
	return strings.Join(facts, separator)
}

// about is the table of the event itself.
func (b *rubberBuilder) about(d *Document) Table {
	w := &b.words.Column
	t := Table{
		Columns: []Column{
			{Key: "title", Label: w.Title, Shown: everywhere},
			{Key: "date", Label: w.Date, Shown: everywhere},
			{Key: "scoring", Label: w.Method, Shown: OnPage | InData},
			{Key: "rubbers", Shown: InData},
			{Key: "deals", Shown: InData},
			{Key: "source", Label: w.Input, Shown: everywhere},
			{Key: "checksum", Label: w.Checksum, Shown: everywhere},
		},
		Rows: []Row{{Values: []Value{
			Text(d.Title),
			Date(d.Date),
			b.method(),
			Whole(len(b.session.Rubbers)),
			Whole(len(b.event.Deals)),
			Text(d.Source),
			Text(d.Checksum),
		}}},
	}
	return withDecided(t, b.method().Code, d.Settings)
}

// notes are the sentences below the ranking that say how it came about.
func (b *rubberBuilder) notes() []string {
	r := &b.words.Rubber
	note := map[rubber.Rules]string{
		rubber.ChicagoAsDuplicate: r.DuplicateNote,
		rubber.ChicagoAmerican:    r.AmericanNote,
		rubber.RubberBridge:       r.RubberNote,
	}[b.session.Rules]
	return []string{note, r.NetNote, b.words.Rule.Ties}
}

// sidesStay reports whether the same two sides played all the time.
func (b *rubberBuilder) sidesStay() bool {
	first := &b.session.Rubbers[0]
	for i := range b.session.Rubbers {
		r := &b.session.Rubbers[i]
		if !sameNames(r.NS, first.NS) || !sameNames(r.EW, first.EW) {
			return false
		}
	}
	return true
}

func sameNames(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// rankedSide is a line of the ranking: a player, or a side that stays together.
type rankedSide struct {
	id           Value
	names        Names
	rubbers, won int
	own, against int
	first, last  int // places
}

// ranked are the sides where they stay the same, else the players; best first.
func (b *rubberBuilder) ranked() []rankedSide {
	if b.sidesStay() {
		return b.rankedSides()
	}
	players := b.session.Players
	lines := make([]rankedSide, len(players))
	for i := range players {
		p := &players[i]
		last := i
		for last+1 < len(players) && players[last+1].Rank == p.Rank {
			last++
		}
		lines[i] = rankedSide{Text(clean(p.Name)), nil, p.Rubbers, p.Won, p.For, p.Against, p.Rank, last + 1}
	}
	return lines
}

func (b *rubberBuilder) rankedSides() []rankedSide {
	rubbers := b.session.Rubbers
	total := b.session.Total
	ns := rankedSide{b.side(bridge.NS), b.cleanNames(rubbers[0].NS), len(rubbers), 0, total.NS, total.EW, 1, 1}
	ew := rankedSide{b.side(bridge.EW), b.cleanNames(rubbers[0].EW), len(rubbers), 0, total.EW, total.NS, 2, 2}
	for i := range rubbers {
		switch net := rubbers[i].Total.Net(); {
		case !rubbers[i].Finished:
		case net > 0:
			ns.won++
		case net < 0:
			ew.won++
		}
	}
	switch net := total.Net(); {
	case net < 0:
		ns.first, ns.last, ew.first, ew.last = 2, 2, 1, 1
		return []rankedSide{ew, ns}
	case net == 0:
		ns.last, ew.first = 2, 1
	}
	return []rankedSide{ns, ew}
}

func (b *rubberBuilder) cleanNames(names []string) Names {
	cleaned := make(Names, len(names))
	for i, name := range names {
		cleaned[i] = clean(name)
	}
	return cleaned
}

// ranking is the list of the players, or of the two sides.
func (b *rubberBuilder) ranking() Table {
	w, r := &b.words.Column, &b.words.Rubber
	people := OnPage | InSheet
	lines, named, label := b.ranked(), false, b.words.Method.Player
	if b.sidesStay() {
		label = r.Side
	}
	for i := range lines {
		named = named || len(lines[i].names) > 0
	}
	t := Table{Columns: []Column{
		{Key: "place", Label: w.Place, Figures: true, Shown: OnPage},
		{Key: "rank", Label: w.Place, Figures: true, Shown: InSheet | InData},
		{Key: "tied", Label: w.Tied, Shown: InSheet | InData},
		{Key: "id", Label: label, Shown: everywhere},
		{Key: "names", Label: w.Names, Shown: InData | people.when(named)},
		{Key: "rubbers", Label: b.rubbersColumn(), Figures: true, Shown: everywhere},
		{Key: "won", Label: b.words.Team.Won, Figures: true, Shown: everywhere},
		{Key: "for", Label: b.words.Team.For, Figures: true, Shown: everywhere},
		{Key: "against", Label: b.words.Team.Against, Figures: true, Shown: everywhere},
		{Key: "score", Label: r.Net, Figures: true, Shown: everywhere},
		{Key: "exact", Shown: InData},
	}}
	for _, line := range lines {
		t.Rows = append(t.Rows, Row{
			Values: []Value{
				Place{line.first, line.last},
				Whole(line.first),
				Tied(line.last > line.first),
				line.id,
				line.names,
				Whole(line.rubbers),
				Whole(line.won),
				Whole(line.own),
				Whole(line.against),
				Whole(line.own - line.against),
				Fraction{big.NewRat(int64(line.own-line.against), 1)},
			},
			Winner: line.first == 1,
		})
	}
	return t
}
