package table

import (
	"cmp"
	"strings"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// OfPairs builds everything that is shown of an event of pairs or individuals.
func OfPairs(s *compute.Session, settings settings.Settings, problems event.Problems, w *words.Words) *Document {
	b := &builder{
		session:  s,
		event:    s.Event,
		words:    w,
		settings: settings,
		decimals: settings.Decimals,
		sections: hasSections(s.Event.Pairs),
	}
	d := newDocument(s.Event, settings, w)
	d.Facts = b.facts()
	d.Event = b.about(d)
	d.Rankings = b.rankings(s.Lists)
	d.SectionRankings = b.rankings(s.SectionLists)
	d.Travellers = b.travellers()
	d.SitOuts, d.sitOutRows = b.sitOuts(), b.sitOutRows(d.Travellers.Flat().Columns)
	d.Deals = b.deals()
	d.Frequencies = b.frequencies()
	if b.hasCards() {
		d.Cards = b.cards(d.Rankings)
	}
	d.Matrix = b.matrix()
	if len(d.SectionRankings) > 0 {
		d.Parts = append(d.Parts, b.sectionLists(d.SectionRankings))
	}
	if b.bySwiss() {
		d.Parts = append(d.Parts, b.matches())
	}
	d.Notes = b.notes()
	d.Problems = b.problems(problems)
	return d
}

// mostCards are made together with the lists. Those of a larger field would fill
// a thousand pages, in which nobody finds his own.
const mostCards = 1000

// hasCards reports whether there are personal cards.
func (b *builder) hasCards() bool {
	return len(b.event.Pairs) <= mostCards || b.settings.Cards == settings.CardsSeparate
}

// newDocument is a document with what is the same for every kind of contest.
func newDocument(ev *event.Event, st settings.Settings, w *words.Words) *Document {
	d := &Document{
		Words:    w,
		Settings: st,
		Title:    clean(cmp.Or(st.Title, ev.Title)),
		Date:     st.Date,
		Source:   sources(ev),
		Checksum: ev.Checksum,
	}
	if d.Date.IsZero() {
		d.Date = ev.Date
	}
	return d
}

// builder is what the building of all tables needs.
type builder struct {
	session  *compute.Session
	event    *event.Event
	words    *words.Words
	settings settings.Settings
	decimals int  // of percentages
	sections bool // numbers of pairs need their section's letter
}

// separator stands between facts in one line.
const separator = " · "

// facts is the line that says what was played.
func (b *builder) facts() string {
	w := b.words.Facts
	size := words.Count(w.Pairs, len(b.event.Pairs))
	if b.event.Individual {
		size = words.Count(b.words.Method.Players, len(b.event.Pairs))
	}
	if n := countTables(b.event); n > 0 {
		size = words.Count(w.Tables, n)
	}
	facts := []string{b.methodName() + b.scale(), size, words.Count(w.Boards, len(b.event.Boards))}
	if !b.inIMPs() {
		facts = append(facts, words.Fill(w.Top, "n", Whole(b.session.Top).Text(b.words)))
	}
	return strings.Join(facts, separator)
}
