package batch

import (
	"bytes"
	"os"
	"path/filepath"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/files"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

// matches scores an event of matches.
func matches(outcome *Outcome) (*report.Results, error) {
	st := outcome.Settings.Settings
	rules := teams.Rules{Settings: st, PattonByIMPs: st.Patton == settings.PattonByIMPs}
	key := "vp"
	if st.Scoring == settings.Patton && st.PattonTable != "" {
		key = "patton-table"
		rules.VP = settings.VP{Kind: settings.VPTable, Path: st.PattonTable}
	}
	if rules.VP.Kind == settings.VPTable {
		var err error
		if rules.Tables, err = victoryTables(outcome, key, rules.VP.Path); err != nil {
			return nil, err
		}
	}
	league, problems := teams.Score(outcome.Event, rules)
	if err := outcome.take(problems); err != nil {
		return nil, err
	}
	return report.OfTeams(league, teams.ScoreButler(outcome.Event, st), st, outcome.Problems)
}

// victoryTables reads the director's own scale of victory points, which a setting
// names.
func victoryTables(outcome *Outcome, key, path string) (bridge.VictoryTables, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		said, _ := outcome.Settings.From(key)
		failure := files.ReadFailure(path, err)
		return nil, &problemError{event.Problem{At: said.At, Text: failure.Text, Hint: failure.Hint}}
	}
	tables, faults := bridge.ReadVictoryTables(bytes.NewReader(data))
	var problems event.Problems
	for _, fault := range faults {
		problems.Add(event.Problem{
			At:   event.Position{File: filepath.Base(path), Row: fault.Line, Col: fault.Column},
			Text: fault.Text,
			Hint: fault.Hint,
		})
	}
	return tables, outcome.take(problems)
}

// take adds what scoring found to the problems of the input. Where there are
// errors, the last of them is handed back as the reason why there are no
// results, and is not added.
func (o *Outcome) take(problems event.Problems) error {
	problems.Sort()
	last := -1
	for i := range problems {
		if o.strict {
			problems[i].Severity = event.Error
		}
		if problems[i].Severity == event.Error {
			last = i
		}
	}
	for i, p := range problems {
		if i != last {
			o.Problems.Add(p)
		}
	}
	if last < 0 {
		return nil
	}
	return &problemError{problems[last]}
}
