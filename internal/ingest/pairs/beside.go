package pairs

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

type besideKey struct {
	pair int32
	side bridge.Side
}

// nameBeside keeps the names that stand in columns of the results.
func (rd *Reader) nameBeside(t *lines.Table, l *lines.Line, r *event.Result) {
	if t.IsIndividual() {
		rd.nameSeats(t, l, r)
		return
	}
	if t.Has(field.NSName) || t.Has(field.EWName) {
		rd.keepNames(t, l, besideKey{r.NS, bridge.NS}, field.NSName)
		rd.keepNames(t, l, besideKey{r.EW, bridge.EW}, field.EWName)
	}
	if t.Has(field.North) && t.Has(field.South) {
		rd.keepNames(t, l, besideKey{r.NS, bridge.NS}, field.North, field.South)
	}
	if t.Has(field.East) && t.Has(field.West) {
		rd.keepNames(t, l, besideKey{r.EW, bridge.EW}, field.East, field.West)
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
	kept := rd.beside[key]
	switch {
	case len(names) == 0:
	case kept == nil:
		rd.beside[key] = names
	case !slices.Equal(kept, names) && !rd.renamed[key]:
		rd.renamed[key] = true
		warning := t.Problem(l, fields[0], fmt.Sprintf("%s %s is %s here, but %s before; the lists print those",
			noun(rd.ev), rd.numbers.keys[key.pair].number, strings.Join(names, " and "), strings.Join(kept, " and ")),
			"correct the number or the names")
		warning.Severity = event.Warning
		rd.problems.Add(*warning)
	}
}

// settleNames settles the pairs and carries the names beside the results over
// to them.
func (rd *Reader) settleNames(overlaps map[string]bool) map[int32][]string {
	rd.numbers.settle(rd.ev, overlaps)
	if len(rd.beside) == 0 {
		return nil
	}
	names := make(map[int32][]string)
	for i, pair := range rd.ev.Pairs {
		number := rd.numbers.index[pairKey{pair.Section, pair.Number}]
		for _, side := range []bridge.Side{bridge.NS, bridge.EW} {
			if pair.Direction != bridge.NoSide && pair.Direction != side {
				continue
			}
			if list := rd.beside[besideKey{number, side}]; len(list) > len(names[int32(i)]) {
				names[int32(i)] = list
			}
		}
	}
	return names
}
