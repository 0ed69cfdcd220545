package teams

import (
	"bridgecalc/internal/compute/victory"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// League is a scored event of matches. A single match is a league of one.
type League struct {
	Event   *event.Event
	Scoring settings.Scoring
	// Meetings are all matches in the order of the event, those that are not
	// played yet among them; then the byes that nobody wrote down, by round.
	Meetings  []Meeting
	Standings []Standing // best first
	// Tiebreaks are the rules that parted teams which were level, in the order in
	// which they are tried.
	Tiebreaks []settings.Tiebreak
	between   map[[2]int32][]int
	scoring   *scoring
}

// Between are the meetings of two teams, as indexes into Meetings: the cell of
// a cross table with a row and a column for each team. It is empty where they
// did not meet; a listed match without a result is there, and Unplayed.
func (l *League) Between(a, b int32) []int { return l.between[[2]int32{min(a, b), max(a, b)}] }

// scoring is a league while it is worked out.
type scoring struct {
	event      *event.Event
	rules      Rules
	scorer     scorer
	scale      *victory.Scale
	problems   event.Problems
	toldPatton bool
}

// Score scores the matches of an event. With an error among the problems there
// is no league.
func Score(ev *event.Event, rules Rules) (*League, event.Problems) {
	l := &scoring{event: ev, rules: rules, scorer: rules.scorer(), scale: victory.New(rules.VP.Kind, rules.Tables)}
	if l.checkMatches(); l.problems.HasErrors() {
		return nil, l.problems
	}
	meetings := l.meetings()
	for i := range meetings {
		l.play(&meetings[i])
	}
	l.findMissing(meetings)
	for i := range meetings {
		if meetings[i].State.IsPlayed() {
			l.reckon(&meetings[i])
		}
	}
	l.checkRounds(meetings)
	l.checkBoards(meetings)
	l.checkStated(meetings)
	meetings = append(meetings, l.impliedByes(meetings)...)
	league := &League{Event: ev, Scoring: rules.Scoring, Meetings: meetings, between: make(map[[2]int32][]int), scoring: l}
	for i := range meetings {
		home, away := meetings[i].Home.Team, meetings[i].Away.Team
		if away != event.NoTeam {
			key := [2]int32{min(home, away), max(home, away)}
			league.between[key] = append(league.between[key], i)
		}
	}
	l.rank(league)
	if l.problems.HasErrors() {
		return nil, l.problems
	}
	return league, l.problems
}
