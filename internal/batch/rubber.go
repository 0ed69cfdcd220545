package batch

import (
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"bridgecalc/internal/compute/rubber"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

// deals scores Chicago or rubber bridge.
func deals(outcome *Outcome) (*report.Results, error) {
	st := outcome.Settings.Settings
	if st.Scoring == settings.ScoringFromFile {
		st.Scoring = gameNamed(outcome.Event)
	}
	rules := rubber.ChicagoAsDuplicate
	switch {
	case st.Scoring == settings.ScoringFromFile:
		return nil, problem(filepath.Base(outcome.Input), "these are deals in order, but it is not said whether they are Chicago or rubber bridge",
			"write scoring chicago or scoring rubber: above the table as # scoring: chicago, or as --scoring chicago")
	case st.Scoring == settings.Rubber:
		rules = rubber.RubberBridge
	case st.Chicago == settings.ChicagoAmerican:
		rules = rubber.ChicagoAmerican
	}
	if !slices.ContainsFunc(outcome.Event.Deals, func(d event.Deal) bool { return d.Kind == event.Played }) {
		return nil, problem(filepath.Base(outcome.Input), "no deal has a result", "write what was bid and made beside the deals")
	}
	session, problems := rubber.Score(outcome.Event, rules)
	if err := outcome.take(problems); err != nil {
		return nil, err
	}
	return report.OfDeals(session, st, outcome.Problems)
}

// gameNames are the words for the games in titles.
var gameNames = map[string]settings.Scoring{
	"chicago": settings.Chicago,
	"rubber":  settings.Rubber, "robberi": settings.Rubber, "robber": settings.Rubber,
	"kotibridge": settings.Rubber, "rubberbridge": settings.Rubber, "robberbridge": settings.Rubber,
}

// gameNamed is the game that the title of the event, or a sheet's name, calls by
// its name; ScoringFromFile where none does, or both are.
func gameNamed(ev *event.Event) settings.Scoring {
	texts := []string{ev.Title}
	for _, source := range ev.Sources {
		texts = append(texts, source.Sheet)
	}
	named := settings.ScoringFromFile
	for _, text := range texts {
		for _, word := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) }) {
			game, ok := gameNames[word]
			switch {
			case !ok:
			case named == settings.ScoringFromFile:
				named = game
			case named != game:
				return settings.ScoringFromFile
			}
		}
	}
	return named
}
