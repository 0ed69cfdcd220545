package batch

import (
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// contests are those that each method is for.
var contests = map[settings.Scoring][]event.Contest{
	settings.Matchpoints: {event.Pairs},
	settings.Butler:      {event.Pairs},
	settings.CrossIMPs:   {event.Pairs},
	settings.Bastille:    {event.Pairs},
	settings.SwissPairs:  {event.Pairs, event.MatchList},
	settings.TeamIMPs:    {event.Teams, event.MatchList},
	settings.BoardAMatch: {event.Teams},
	settings.Patton:      {event.Teams},
	settings.TotalPoints: {event.Pairs, event.Teams},
	settings.Chicago:     {event.DealsInOrder},
	settings.Rubber:      {event.DealsInOrder},
}

// ordinary is the method of a contest when nothing is said.
var ordinary = map[event.Contest]settings.Scoring{
	event.Pairs:     settings.Matchpoints,
	event.Teams:     settings.TeamIMPs,
	event.MatchList: settings.TeamIMPs,
}

// chooseMethod decides how an event is scored where that is left to the file,
// and refuses a method that is for another kind of contest.
func chooseMethod(ev *event.Event, s *settings.Settled) *event.Problem {
	if s.Scoring == settings.ScoringFromFile {
		s.Scoring = ordinary[ev.Kind] // that of deals in order stays open
		return nil
	}
	if slices.Contains(contests[s.Scoring], ev.Kind) {
		return nil
	}
	said, _ := s.From("scoring")
	var fit []string
	for scoring := settings.Matchpoints; scoring <= settings.Rubber; scoring++ {
		if slices.Contains(contests[scoring], ev.Kind) {
			fit = append(fit, written("scoring", settings.Settings{Scoring: scoring}))
		}
	}
	return &event.Problem{
		At:   said.At,
		Text: fmt.Sprintf("the scoring %s is not for this file: it holds %v", written("scoring", s.Settings), ev.Kind),
		Hint: "leave the scoring out, or write one of " + strings.Join(fit, ", "),
	}
}

// written is the value of a key in the program's own words.
func written(key string, s settings.Settings) string {
	k, _ := settings.Find(key)
	return k.Written(s)
}

// toCome are the settings of matchpoints that the documents do not tell of yet,
// or tell wrongly: they would explain Neuberg's formula where another was used.
var toCome = []string{"field", "sitout", "averages", "scale", "unequal", "tiebreak", "rank-by"}

// notYet refuses what the documents cannot show yet: a director who asks for
// Butler must not get a list that speaks of matchpoints.
func notYet(s *settings.Settled) *event.Problem {
	if s.Scoring != settings.Matchpoints {
		said, _ := s.From("scoring")
		return &event.Problem{
			At: said.At, Text: fmt.Sprintf("the scoring %s is not possible yet", written("scoring", s.Settings)),
			Hint: "pairs are scored by matchpoints so far: leave the scoring out, or write mp",
		}
	}
	var asked []string
	var at event.Position
	for _, key := range toCome {
		value := written(key, s.Settings)
		if value == written(key, settings.Default()) {
			continue
		}
		if asked = append(asked, key+" "+value); len(asked) == 1 {
			said, _ := s.From(key)
			at = said.At
		}
	}
	if len(asked) == 0 {
		return nil
	}
	return &event.Problem{At: at, Text: "this is not possible yet: " + strings.Join(asked, ", "), Hint: "leave it out to score in the ordinary way"}
}
