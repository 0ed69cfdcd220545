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
	settings.SwissPairs:  {event.Pairs},
	settings.TeamIMPs:    {event.Teams, event.MatchList},
	settings.BoardAMatch: {event.Teams},
	settings.Patton:      {event.Teams},
	settings.TotalPoints: {event.Teams},
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
