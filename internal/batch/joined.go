package batch

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/compute/series"
	"bridgecalc/internal/event"
	"bridgecalc/internal/files"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

// readAll reads all inputs, several at a time.
func readAll(ctx context.Context, inputs []string, options Options) []Outcome {
	outcomes := make([]Outcome, len(inputs))
	var group errgroup.Group
	group.SetLimit(cmp.Or(options.Jobs, runtime.GOMAXPROCS(0)))
	for i := range inputs {
		group.Go(func() error {
			o := &outcomes[i]
			o.Input = inputs[i]
			defer o.survive()
			if o.Err = ctx.Err(); o.Err == nil {
				read(o, options)
			}
			return nil
		})
	}
	_ = group.Wait() // failures stand in the outcomes
	return outcomes
}

// joinedTarget is where the documents of several inputs together go: beside the
// first, by the name that all of them have in common. Where that is the name of
// another event, the flag is added.
func joinedTarget(inputs []string, targets []target, options Options) target {
	dir := filepath.Dir(inputs[0])
	if options.OutDir != "" {
		dir = options.OutDir
	}
	name := commonName(inputs)
	if options.Session && isTaken(filepath.Join(dir, name+resultsSuffix), targets) || isEvent(filepath.Join(filepath.Dir(inputs[0]), name), inputs) {
		name += strings.Replace(options.Together(), "--", "-", 1)
	}
	return target{stem: filepath.Join(dir, name+resultsSuffix), inputs: targets[0].inputs}
}

// isTaken reports whether one of the inputs has its own documents there.
func isTaken(stem string, targets []target) bool {
	return slices.ContainsFunc(targets, func(t target) bool { return strings.EqualFold(realPath(t.stem), realPath(stem)) })
}

// isEvent reports whether there is a file of results with a name that is not one
// of the inputs.
func isEvent(name string, inputs []string) bool {
	for _, extension := range extensions {
		path := name + extension
		if _, err := os.Stat(path); err == nil && !slices.ContainsFunc(inputs, func(input string) bool { return sameFile(input, path) }) {
			return true
		}
	}
	return false
}

// commonName is how the names of all inputs begin, without what counts them; the
// name of the first where they have little in common.
func commonName(inputs []string) string {
	const least = 3 // letters
	name := func(path string) string { return strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)) }
	first := name(inputs[0])
	common := []rune(first)
	for _, input := range inputs[1:] {
		other := []rune(name(input))
		n := 0
		for n < min(len(common), len(other)) && common[n] == other[n] {
			n++
		}
		common = common[:n]
	}
	if text := strings.TrimRight(string(common), " -_.(#0123456789"); len([]rune(text)) >= least {
		return text
	}
	return first
}

// runSections makes one session of all inputs.
func runSections(ctx context.Context, inputs []string, options Options, done func(Outcome)) {
	all := readAll(ctx, inputs, options)
	joined := Outcome{Input: commonName(inputs), strict: options.Strict}
	defer func() { done(joined) }()
	defer joined.survive()
	var events []*event.Event
	for i := range all {
		joined.Problems = append(joined.Problems, all[i].Problems...)
		joined.Err = cmp.Or(joined.Err, all[i].Err)
		joined.Shown += all[i].Shown
		events = append(events, all[i].Event)
	}
	if joined.Failed() {
		return
	}
	joined.Problems = append(joined.Problems, differences(all, settings.WaysToScore())...)
	ev, problems := joinSections(events)
	joined.Problems = append(joined.Problems, problems...)
	if joined.Event, joined.Settings = ev, all[0].Settings; joined.Failed() {
		return
	}
	if joined.Settings.Title == "" {
		joined.Settings.Title = joined.Input
	}
	if options.CheckOnly {
		joined.wrote(nil, tryScore(ctx, &joined))
		return
	}
	documents, err := score(ctx, &joined, joinedTarget(inputs, newTargets(inputs, options), options), options)
	joined.wrote(documents, err)
}

// differences are the settings that the inputs do not have in common, though they
// must.
func differences(all []Outcome, keys []string) event.Problems {
	var problems event.Problems
	for i := range all[1:] {
		o := &all[i+1]
		for _, key := range keys {
			first, own := written(key, all[0].Settings.Settings), written(key, o.Settings.Settings)
			if first == own {
				continue
			}
			at := event.Position{File: filepath.Base(o.Input)}
			if said, ok := o.Settings.From(key); ok {
				at = said.At
			}
			problems.Add(event.Problem{
				At:   at,
				Text: fmt.Sprintf("%s is %s for %s, but %s for %s", key, own, filepath.Base(o.Input), first, filepath.Base(all[0].Input)),
				Hint: "make them alike, or say it for all with --" + key,
			})
		}
	}
	return problems
}

// runSessions scores each input as a session, and makes one event of all. The
// lists of all are written, or none.
func runSessions(ctx context.Context, inputs []string, options Options, done func(Outcome)) {
	s := sessions{all: readAll(ctx, inputs, options), targets: newTargets(inputs, options), options: options}
	total := Outcome{Input: commonName(inputs), Sessions: len(inputs), strict: options.Strict}
	failed := s.score(ctx)
	if !failed {
		s.total(ctx, &total, joinedTarget(inputs, s.targets, options))
		failed = total.Failed()
	}
	for i := range s.all {
		o := &s.all[i]
		if failed && !o.Failed() && !options.CheckOnly {
			o.Problems.Add(event.Problem{
				At:   event.Position{File: filepath.Base(o.Input)},
				Text: "nothing is written, as the other sessions or the event as a whole have errors",
				Hint: "leave --session out to score it by itself",
			})
		}
		done(*o)
	}
	if total.Settings.Settings.Language != "" { // it came to that
		done(total)
	}
}

// sessions are the sessions of one event on their way to be written.
type sessions struct {
	all       []Outcome
	targets   []target
	options   Options
	scored    []*compute.Session
	documents []files.Document
}

// score scores every session and makes its documents.
func (s *sessions) score(ctx context.Context) (failed bool) {
	for i := range s.all {
		if !s.all[i].Failed() {
			s.scoreInto(ctx, i)
		}
		failed = failed || s.all[i].Failed()
	}
	return failed
}

// scoreInto scores a session and keeps its documents.
func (s *sessions) scoreInto(ctx context.Context, i int) {
	o := &s.all[i]
	defer o.survive()
	documents, err := s.scoreOne(ctx, i)
	o.wrote(documents, err)
	s.documents = append(s.documents, documents...)
}

func (s *sessions) scoreOne(ctx context.Context, i int) ([]files.Document, error) {
	o := &s.all[i]
	name := filepath.Base(o.Input)
	if o.Event.Kind != event.Pairs {
		return nil, problem(name, fmt.Sprintf("this is %v: sessions are put together of pairs only", o.Event.Kind),
			"give a league all its rounds in one file")
	}
	if taken := s.targets[i].takenBy; taken != "" {
		return nil, problem(name, fmt.Sprintf("its result lists would have the same names as those of %s", taken), "rename one of the two")
	}
	session, err := scorePairs(ctx, o)
	if err != nil {
		return nil, err
	}
	s.scored = append(s.scored, session)
	if s.options.CheckOnly {
		return nil, nil
	}
	in := o.Settings.Settings
	if s.options.Flag("title") != "" { // it is that of the event
		in.Title += " · " + o.Event.Title
	}
	results, err := report.OfPairs(session, in, o.Problems)
	if err != nil {
		return nil, err
	}
	return o.documentsOf(ctx, results, s.targets[i], s.options.Formats)
}

// total makes the ranking of the event, and writes everything.
func (s *sessions) total(ctx context.Context, o *Outcome, to target) {
	defer o.survive()
	o.Settings = s.all[0].Settings
	if o.Problems = differences(s.all, s.commonKeys()); o.Problems.HasErrors() {
		return
	}
	ranking, err := series.Rank(s.scored, o.Settings.Settings)
	if err != nil {
		o.wrote(nil, problem(o.Input, err.Error(), "sessions are scored alike, and pairs are known again by their names, or else by their numbers"))
		return
	}
	if s.options.CheckOnly {
		return
	}
	documents, err := s.documentsOfTotal(ctx, ranking, o, to)
	if err == nil {
		err = write(ctx, append(s.documents, documents...), to, s.options)
	}
	o.wrote(documents, err)
}

// commonKeys are the settings that the sessions of an event must have in common:
// all that decide points, where points are added up.
func (s *sessions) commonKeys() []string {
	first := s.all[0].Settings
	if first.Scoring == settings.Matchpoints && first.Sessions.Kind != settings.SumOfSessions {
		return []string{"sessions", "scoring"}
	}
	return append([]string{"sessions"}, slices.DeleteFunc(settings.WaysToScore(), func(key string) bool {
		return slices.Contains([]string{"expected", "winners", "field", "tiebreak"}, key)
	})...)
}

func (s *sessions) documentsOfTotal(ctx context.Context, ranking *series.Ranking, o *Outcome, to target) ([]files.Document, error) {
	in := o.Settings.Settings
	if s.options.Flag("title") == "" {
		in.Title = o.Input
	}
	results, err := report.OfSeries(ranking, s.scored, in, nil)
	if err != nil {
		return nil, err
	}
	// Some formats hold a session only: those are written of each.
	formats := slices.DeleteFunc(slices.Clone(s.options.Formats), func(f report.Format) bool { return f == report.USEBIO || f == report.PBN })
	if len(formats) == 0 {
		o.Problems.Add(event.Problem{
			Severity: event.Warning, At: event.Position{File: o.Input},
			Text: "the ranking of all sessions is not written: such files hold one session only",
			Hint: "ask for pdf or xlsx as well: --format pdf,usebio",
		})
	}
	return o.documentsOf(ctx, results, to, formats)
}
