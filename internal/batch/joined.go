package batch

import (
	"cmp"
	"context"
	"fmt"
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
// first, by the name that all of them have in common.
func joinedTarget(inputs []string, targets []target, options Options) target {
	dir := filepath.Dir(inputs[0])
	if options.OutDir != "" {
		dir = options.OutDir
	}
	stem := filepath.Join(dir, commonName(inputs)+resultsSuffix)
	taken := slices.ContainsFunc(targets, func(t target) bool { return strings.EqualFold(realPath(t.stem), realPath(stem)) })
	if options.Session && taken {
		stem = filepath.Join(dir, commonName(inputs)+"-event"+resultsSuffix)
	}
	return target{stem: stem, inputs: targets[0].inputs}
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
	to := joinedTarget(inputs, newTargets(inputs, options), options)
	joined := Outcome{Input: commonName(inputs)}
	defer func() { done(joined) }()
	defer joined.survive()
	var events []*event.Event
	for i := range all {
		joined.Problems = append(joined.Problems, all[i].Problems...)
		joined.Err = cmp.Or(joined.Err, all[i].Err)
		events = append(events, all[i].Event)
	}
	if joined.Failed() {
		return
	}
	ev, problems := joinSections(events)
	joined.Problems = append(joined.Problems, problems...)
	if joined.Event = ev; joined.Problems.HasErrors() {
		return
	}
	joined.Problems = append(joined.Problems, joined.settleAs(inputs[0], options)...)
	if joined.beStrict(options); joined.Failed() || options.CheckOnly {
		return
	}
	if joined.Settings.Title == "" {
		joined.Settings.Title = joined.Input
	}
	documents, err := score(ctx, &joined, to, options)
	joined.wrote(documents, err)
}

// settleAs settles how an event is scored by the settings of one of its files.
func (o *Outcome) settleAs(input string, options Options) event.Problems {
	sources, _, err := sourcesOf(settings.FilesFor(input), options) // their problems were told when it was read
	if err != nil {
		o.Err = err
		return nil
	}
	return settle(o, sources)
}

// runSessions scores each input as a session, and makes one event of all. The
// lists of all are written, or none.
func runSessions(ctx context.Context, inputs []string, options Options, done func(Outcome)) {
	all := readAll(ctx, inputs, options)
	targets := newTargets(inputs, options)
	total := Outcome{Input: commonName(inputs), Sessions: len(inputs)}
	s := sessions{all: all, targets: targets, options: options}
	if failed := s.score(ctx); !failed && !options.CheckOnly {
		s.total(ctx, &total, joinedTarget(inputs, targets, options))
	}
	failed := total.Failed() || slices.ContainsFunc(all, func(o Outcome) bool { return o.Failed() })
	for i := range all {
		if failed && !all[i].Failed() && !options.CheckOnly {
			all[i].Problems.Add(event.Problem{
				At:   event.Position{File: filepath.Base(all[i].Input)},
				Text: "nothing is written, as the other sessions or the event as a whole have errors",
				Hint: "leave --session out to score it by itself",
			})
		}
		done(all[i])
	}
	if !failed && !options.CheckOnly || total.Failed() {
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
		o := &s.all[i]
		if !o.Failed() && !s.options.CheckOnly {
			documents, err := s.scoreOne(ctx, i)
			o.wrote(documents, err)
			s.documents = append(s.documents, documents...)
		}
		failed = failed || o.Failed()
	}
	return failed
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
	in := o.Settings.Settings
	if s.options.Flag("title") != "" { // it is that of the event
		in.Title += " · " + o.Event.Title
	}
	results, err := report.OfPairs(session, in, o.Problems)
	if err != nil {
		return nil, err
	}
	return documentsOf(ctx, results, s.targets[i], s.options.Formats)
}

// total makes the ranking of the event, and writes everything.
func (s *sessions) total(ctx context.Context, o *Outcome, to target) {
	defer o.survive()
	o.Settings = s.all[0].Settings
	documents, err := s.documentsOfTotal(ctx, o, to)
	if err == nil {
		err = write(ctx, append(s.documents, documents...), to, s.options)
	}
	o.wrote(documents, err)
}

func (s *sessions) documentsOfTotal(ctx context.Context, o *Outcome, to target) ([]files.Document, error) {
	for i := range s.all {
		if how := written("sessions", s.all[i].Settings.Settings); how != written("sessions", o.Settings.Settings) {
			return nil, problem(filepath.Base(s.all[i].Input), fmt.Sprintf("sessions is %q here, but %q in %s",
				how, written("sessions", o.Settings.Settings), filepath.Base(s.all[0].Input)), "say it once, with --sessions")
		}
	}
	ranking, err := series.Rank(s.scored, o.Settings.Sessions)
	if err != nil {
		return nil, problem(o.Input, err.Error(), "give the names of the pairs in every session, by which they are known again")
	}
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
	return documentsOf(ctx, results, to, formats)
}
