package pairs

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
	"bridgecalc/internal/ingest/notation"
)

type besideKey struct {
	pair int32
	side bridge.Side
}

// besideNames are the first names beside a number, with their cell.
type besideNames struct {
	names []string
	at    event.Position
}

// nameBeside keeps the names that stand in columns of the results. The result has the
// pairs as their columns say; exchanged tells that they sat the other way round.
func (rd *Reader) nameBeside(t *lines.Table, l *lines.Line, r *event.Result, exchanged bool) {
	if t.IsIndividual() {
		rd.nameSeats(t, l, r)
		return
	}
	ns, ew := besideKey{r.NS, bridge.NS}, besideKey{r.EW, bridge.EW}
	if exchanged {
		ns.side, ew.side = bridge.EW, bridge.NS
	}
	rd.nameSide(t, l, ns, bridge.NS)
	rd.nameSide(t, l, ew, bridge.EW)
}

// nameSide keeps the names in the columns of one side.
func (rd *Reader) nameSide(t *lines.Table, l *lines.Line, key besideKey, side bridge.Side) {
	name, first, second := field.NSName, field.North, field.South
	if side == bridge.EW {
		name, first, second = field.EWName, field.East, field.West
	}
	if t.Has(name) {
		rd.keepNames(t, l, key, name)
	}
	if t.Has(first) && t.Has(second) {
		rd.keepNames(t, l, key, first, second)
	}
}

// nameSeats keeps the names of the players of an individual.
func (rd *Reader) nameSeats(t *lines.Table, l *lines.Line, r *event.Result) {
	for seat, name := range [...]field.Field{field.North, field.South, field.East, field.West} {
		if t.Has(name) {
			rd.keepNames(t, l, besideKey{entrants(rd.ev, r)[seat], bridge.NS}, name)
		}
	}
}

// keepNames keeps the first names of a pair, and warns once of others: a
// substitute, or a number mistyped.
func (rd *Reader) keepNames(t *lines.Table, l *lines.Line, key besideKey, fields ...field.Field) {
	var names []string
	for _, f := range fields {
		if name := t.Text(l, f); name != "" {
			names = append(names, name)
		}
	}
	if len(fields) == 1 && len(names) == 1 && !rd.ev.Individual {
		names = notation.SplitNames(names[0])
	}
	kept := rd.beside[key]
	switch {
	case len(names) == 0:
	case kept == nil:
		rd.beside[key] = &besideNames{names, t.Problem(l, fields[0], "", "").At}
	case !rd.renamed[key] && !slices.Equal(kept.names, names) && !areSamePeople(kept.names, names):
		rd.renamed[key] = true
		rd.warnRenamed(rd.numbers.keys[key.pair].number, kept, &besideNames{names, t.Problem(l, fields[0], "", "").At})
	}
}

// warnRenamed warns of a pair that has other names in another place.
func (rd *Reader) warnRenamed(number string, kept, other *besideNames) {
	rd.problems.Add(event.Problem{
		Severity: event.Warning, At: other.at,
		Text: fmt.Sprintf("%s %s is %s here, but %s before; the lists print those",
			noun(rd.ev), number, strings.Join(other.names, " and "), strings.Join(kept.names, " and ")),
		Hint: "correct the number or the names",
	})
}

// areSamePeople reports whether two lists of names have the same words: partners may
// stand in either order.
func areSamePeople(a, b []string) bool {
	words := func(names []string) []string {
		list := strings.FieldsFunc(strings.ToLower(strings.Join(names, " ")), func(r rune) bool { return !unicode.IsLetter(r) })
		slices.Sort(list)
		return list
	}
	return slices.Equal(words(a), words(b))
}

// settleNames settles the pairs and carries the names beside the results over
// to them.
func (rd *Reader) settleNames(overlaps map[string]bool) map[int32][]string {
	rd.numbers.settle(rd.ev, rd.byes, overlaps)
	if len(rd.beside) == 0 {
		return nil
	}
	names := make(map[int32][]string)
	for i, pair := range rd.ev.Pairs {
		number := rd.numbers.index[pairKey{pair.Section, pair.Number}]
		ns, ew := rd.beside[besideKey{number, bridge.NS}], rd.beside[besideKey{number, bridge.EW}]
		kept := ns
		switch {
		case ns == nil || pair.Direction == bridge.EW || ew != nil && pair.Direction == bridge.NoSide && len(ew.names) > len(ns.names):
			kept = ew
		case ew != nil && pair.Direction == bridge.NoSide && len(ew.names) == len(ns.names) && !areSamePeople(ns.names, ew.names):
			rd.warnRenamed(pair.Number, ns, ew)
		}
		if kept != nil && (kept == ns || pair.Direction != bridge.NS) {
			names[int32(i)] = kept.names
		}
	}
	return names
}
