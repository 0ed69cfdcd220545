package deals

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/layout"
	"bridgecalc/internal/settings"
)

// chukker is the number of deals after which Chicago begins anew.
const chukker = 4

// order follows the numbers of the deals. They may begin again with each rubber or
// chukker.
type order struct {
	last   int32 // the number of the deal before, as written; 0 for none
	before int32 // deals before the numbers last began again
	played int   // those since then that take a place in a chukker
}

// add puts a deal into its place: numbers go on counting where the written ones
// begin again. A chukker that is cut short would put the deals behind it in the
// wrong places.
func (rd *Reader) add(deal event.Deal) {
	o := &rd.order
	written := deal.Number
	switch {
	case o.last == 0 || written == o.last+1:
	case written == 1:
		if rd.isChicago() && o.played%chukker != 0 {
			rd.problems.Add(event.Problem{
				At:   deal.At,
				Text: fmt.Sprintf("the numbers begin again after %d deals, in the middle of a chukker of four deals", o.played),
				Hint: "add a row “not played” for each deal that is missing",
			})
		}
		o.before, o.played = rd.ev.Deals[len(rd.ev.Deals)-1].Number, 0
	default:
		rd.problems.Add(event.Problem{
			At:   deal.At,
			Text: fmt.Sprintf("deal %d follows deal %d; the deals must be in the order of play", written, o.last),
			Hint: "number them 1, 2, 3 and so on",
		})
	}
	if passed := deal.HasContract && deal.Contract.IsPassedOut(); !passed || rd.said.Chicago != settings.ChicagoAmerican {
		o.played++ // in the American way a deal that is passed out is dealt again
	}
	o.last, deal.Number = written, o.before+written
	rd.ev.Deals = append(rd.ev.Deals, deal)
}

// isChicago reports whether the game is Chicago, as far as it is said: else by the
// title, a sheet's name or what stands above the table.
func (rd *Reader) isChicago() bool {
	if rd.said.Scoring != settings.ScoringFromFile {
		return rd.said.Scoring == settings.Chicago
	}
	texts := []string{rd.ev.Title}
	for _, d := range rd.sheets {
		texts = append(texts, d.Sheet.Name)
	}
	titled := slices.ContainsFunc(rd.ev.Settings, func(s event.Setting) bool { return s.Key == "scoring" && s.Value == gameChicago })
	return titled || strings.Contains(strings.ToLower(strings.Join(texts, "\n")), gameChicago)
}

// The games as the settings name them.
const (
	gameChicago = "chicago"
	gameRubber  = "rubber"
)

// takeTitle makes the game that a title above the table names a setting, where
// nobody says another and the titles name but one.
func (rd *Reader) takeTitle() {
	if rd.said.Scoring != settings.ScoringFromFile || saysScoring(rd.ev.Settings) {
		return
	}
	var found []event.Setting
	for _, d := range rd.sheets {
		for i := range d.head.At {
			row := d.Sheet.Row(i)
			for col := range row.Len() {
				game := gameRubber
				switch text := row.Text(col); {
				case !layout.NamesRubber(text):
					continue
				case strings.Contains(strings.ToLower(text), gameChicago):
					game = gameChicago
				}
				found = append(found, event.Setting{Key: "scoring", Value: game, At: d.Sheet.Position(row.Num, col+1)})
			}
		}
	}
	if len(found) > 0 && !slices.ContainsFunc(found, func(s event.Setting) bool { return s.Value != found[0].Value }) {
		rd.ev.Settings = append(rd.ev.Settings, found[0])
	}
}
