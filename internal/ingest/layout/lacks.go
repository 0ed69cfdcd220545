package layout

import (
	"fmt"
	"maps"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/lines"
)

// Missing names what a sheet of results needs and its header lacks.
func (h *Header) Missing(sheet *cells.Sheet) event.Problems { return h.missing(sheet, false) }

// Lacks names the same, as far as the sheet's name does not say it either.
func (h *Header) Lacks(sheet *cells.Sheet) event.Problems {
	return h.missing(sheet, slices.ContainsFunc(titlesOf(sheet.Name), func(t title) bool { return t.field == field.Board }))
}

func (h *Header) missing(sheet *cells.Sheet, boardNamed bool) event.Problems {
	var problems event.Problems
	lacks := func(what, hint string) {
		problems.Add(event.Problem{At: sheet.Position(h.Row.Num, 0), Text: "there is no column for " + what, Hint: hint})
	}
	for _, need := range []struct{ field, what, word string }{
		{"board", "the board number", "Board"},
		{"ns.pair", "the number of the NS pair", "NS"},
		{"ew.pair", "the number of the EW pair", "EW"},
	} {
		if need.field == "board" && boardNamed {
			continue
		}
		if !h.Has(need.field) && (need.field == "board" || !h.Has("pairs")) {
			lacks(need.what, fmt.Sprintf("write %s above it; the headings found are: %s", need.word, h.texts()))
		}
	}
	if !h.HasAny("contract", "score", "ns.score", "ew.score") {
		lacks("the contract or the score", "write Contract, By and Tricks, or Score, above them; the headings found are: "+h.texts())
	}
	for name, col := range h.Doubled {
		if h.needs(name) {
			problems.Add(event.Problem{
				At:   sheet.Position(h.Row.Num, col+1),
				Text: fmt.Sprintf("column %q says the same as column %q", h.Row.Text(col), h.Row.Text(h.Cols[name])),
				Hint: "delete one of them or rename it",
			})
		}
	}
	return problems
}

// needs reports whether a result may come out wrong when the wrong one of two
// columns is read.
func (h *Header) needs(field string) bool {
	switch field {
	case "board", "ns.pair", "ew.pair", "contract", "declarer", "seat", "tricks", "result", "score", "ns.score", "ew.score", "section", "south.number", "west.number", "version":
		return true
	}
	return false
}

// Misspelt warns of headings that are nearly a word that would be understood.
func (h *Header) Misspelt(sheet *cells.Sheet) event.Problems {
	var problems event.Problems
	for _, col := range h.unknown {
		if word := h.words.Nearest(headings.Plain(h.Row.Text(col))); word != "" {
			problems.Add(event.Problem{
				Severity: event.Warning,
				At:       sheet.Position(h.Row.Num, col+1),
				Text:     fmt.Sprintf("heading %q is not known, and its column is not read", h.Row.Text(col)),
				Hint:     fmt.Sprintf("did you mean %s?", word),
			})
		}
	}
	return problems
}

// OtherHeaders finds headers below the first that put the columns otherwise, among
// the rows that have no board where the first header has it: their indexes.
func OtherHeaders(sheet *cells.Sheet, head *Header, words *headings.Memo, boardless []int32) event.Problems {
	var problems event.Problems
	for _, i := range boardless {
		row := sheet.Row(int(i))
		if other, ok := bestHeader(row, words); ok && other.headsResults() && !maps.Equal(other.Cols, head.Cols) {
			problems.Add(event.Problem{
				At:   sheet.Position(row.Num, 0),
				Text: fmt.Sprintf("a second heading, which has other columns than that in row %d", head.Row.Num),
				Hint: "put the results below it on a sheet of their own, or in the same columns as those above",
			})
		}
	}
	return problems
}

// UnreadNames warns of a list of names, or a ranking, on a sheet of results: which
// of its rows are pairs is not certain.
func UnreadNames(t *lines.Table, list *Header) event.Problems {
	if t.Has(field.NSName) || t.Has(field.EWName) || t.Layout == layoutGrid {
		return nil
	}
	return event.Problems{{
		Severity: event.Warning,
		At:       t.Sheet.Position(list.Row.Num, 0),
		Text:     "the names below this heading are not read, as results stand on the same sheet",
		Hint:     "put the names on a sheet of their own",
	}}
}

// UnreadAmounts warns of penalties and the like in rows of results, which do not say
// which side they are for. They are given to an entrant, a pair or a team.
func UnreadAmounts(sheet *cells.Sheet, head *Header, entrant string) event.Problems {
	var problems event.Problems
	for _, field := range append(slices.Sorted(maps.Keys(amountFields)), "handicap") {
		col := head.Col(field)
		if col < 0 {
			continue
		}
		for i := head.At + 1; i < sheet.Len(); i++ {
			if text := sheet.Row(i).Text(col); text != "" && text != "0" {
				problems.Add(event.Problem{
					Severity: event.Warning, At: sheet.Position(sheet.Row(i).Num, col+1),
					Text: fmt.Sprintf("column %q is not read among the results", head.Row.Text(col)),
					Hint: fmt.Sprintf("write it on a sheet Penalties: %s, Amount, Unit, Reason", entrant),
				})
				break
			}
		}
	}
	return problems
}
