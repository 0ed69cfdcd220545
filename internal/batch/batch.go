package batch

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"golang.org/x/sync/errgroup"

	"bridgecalc/internal/event"
	"bridgecalc/internal/files"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/report"
	"bridgecalc/internal/report/material"
	"bridgecalc/internal/settings"
)

// Options hold for all inputs of a run.
type Options struct {
	OutDir       string // empty: beside each input
	Formats      []report.Format
	Flags        settings.Layer // what the command line says
	Hands        string         // a file of hand records for the one input
	SettingsFile string         // a settings file that goes before those found
	Force        bool           // replace files that this program did not write
	DryRun       bool           // do everything but write
	CheckOnly    bool           // read and check, and no more
	Show         bool           // say how the sheets were understood
	Strict       bool           // warnings are errors
	Jobs         int            // inputs at a time; 0: one per processor
	Session      bool           // the inputs are the sessions of one event
	Sections     bool           // the inputs are the sections of one session

	folders *ingest.Folders // shared by the inputs of a run
}

// Validate finds options that cannot be carried out.
func (o *Options) Validate() error {
	if o.Session && o.Sections {
		return errors.New("--session and --sections: files are sessions of one event or sections of one session, not both")
	}
	return nil
}

// Together is the flag that puts the inputs together; empty where each is an
// event of its own.
func (o *Options) Together() string {
	switch {
	case o.Session:
		return "--session"
	case o.Sections:
		return "--sections"
	}
	return ""
}

// Flag is what the command line says of a setting; empty when nothing.
func (o *Options) Flag(key string) string {
	for _, said := range o.Flags {
		if said.Key == key {
			return said.Value
		}
	}
	return ""
}

// Outcome is what became of one input, or of several that were joined.
type Outcome struct {
	Input     string       // path as given; a name for what was joined
	Event     *event.Event // nil when the input could not be read
	Sessions  int          // of an event of several; it has no Event of its own
	Settings  settings.Settled
	Problems  event.Problems
	Shown     string   // how the sheets were understood, where that is asked for
	Documents []string // paths of the result lists
	Err       error    // a failure that is not about the input's content

	strict bool // warnings are errors
}

// Stopped reports whether the run was ended before it came to this input's
// results.
func (o *Outcome) Stopped() bool { return errors.Is(o.Err, context.Canceled) }

// Failed reports whether there are no results for the input.
func (o *Outcome) Failed() bool { return o.Err != nil || o.Problems.HasErrors() }

// Run takes the inputs through the stages, several at a time, and hands over
// their outcomes in the order of the inputs. What is made of several inputs
// together comes last.
func Run(ctx context.Context, inputs []string, options Options, done func(Outcome)) {
	options.folders = ingest.NewFolders()
	switch {
	case options.Sections:
		runSections(ctx, inputs, options, done)
	case options.Session:
		runSessions(ctx, inputs, options, done)
	default:
		runApart(ctx, inputs, options, done)
	}
}

// runApart takes each input as an event of its own.
func runApart(ctx context.Context, inputs []string, options Options, done func(Outcome)) {
	outcomes := make([]chan Outcome, len(inputs))
	for i := range outcomes {
		outcomes[i] = make(chan Outcome, 1)
	}
	targets := newTargets(inputs, options)
	go func() {
		var group errgroup.Group
		group.SetLimit(cmp.Or(options.Jobs, runtime.GOMAXPROCS(0)))
		for i, input := range inputs {
			group.Go(func() error {
				outcomes[i] <- process(ctx, input, targets[i], options)
				return nil
			})
		}
		_ = group.Wait() // process reports its failures in the outcome
	}()
	for i := range outcomes {
		done(<-outcomes[i])
	}
}

// target is where an input's documents go: a path without its extension.
type target struct {
	stem string
	// takenBy is an earlier input of the run with the same target.
	takenBy string
	// inputs are the files that the run reads, which no document replaces.
	inputs []os.FileInfo
}

// cards is the folder for documents with the card of one pair each.
func (t *target) cards() string { return strings.TrimSuffix(t.stem, resultsSuffix) + "-cards" }

func newTargets(inputs []string, options Options) []target {
	targets := make([]target, len(inputs))
	var infos []os.FileInfo
	read := []string{options.Flag("names"), options.Flag("corrections"), options.SettingsFile}
	for _, path := range append(read, inputs...) {
		if info, err := os.Stat(path); err == nil { // a missing file is reported when it is read
			infos = append(infos, info)
		}
	}
	first := make(map[string]string)
	for i, input := range inputs {
		dir := filepath.Dir(input)
		if options.OutDir != "" {
			dir = options.OutDir
		}
		base := filepath.Base(input)
		stem := filepath.Join(dir, strings.TrimSuffix(base, filepath.Ext(base))+resultsSuffix)
		// Windows and macOS do not tell Club from club.
		key := strings.ToLower(realPath(stem))
		targets[i] = target{stem: stem, takenBy: first[key], inputs: infos}
		if first[key] == "" {
			first[key] = input
		}
	}
	return targets
}

// process takes one input through the stages. A panic on a malformed file is a
// fault of ours or of a library, but not one that may stop the other inputs.
func process(ctx context.Context, input string, to target, options Options) (outcome Outcome) {
	outcome.Input = input
	defer outcome.survive()
	if outcome.Err = ctx.Err(); outcome.Err != nil {
		return outcome
	}
	read(&outcome, options)
	if outcome.Failed() {
		return outcome
	}
	if options.CheckOnly {
		outcome.wrote(nil, tryScore(ctx, &outcome))
	} else {
		documents, err := score(ctx, &outcome, to, options)
		outcome.wrote(documents, err)
	}
	return outcome
}

// survive makes a problem of a panic.
func (o *Outcome) survive() {
	if fault := recover(); fault != nil {
		o.Problems.Add(event.Problem{
			At:   event.Position{File: filepath.Base(o.Input)},
			Text: fmt.Sprintf("the program failed on this file (%v)", fault),
			Hint: "save it again from the program that made it; if that does not help, please report it",
		})
	}
}

// wrote notes the documents, or why there are none.
func (o *Outcome) wrote(documents []files.Document, err error) {
	var problem *problemError
	switch {
	case errors.As(err, &problem):
		o.Problems.Add(problem.Problem)
	case err != nil:
		o.Err = elsewhere(err)
	}
	if err != nil {
		return
	}
	for _, d := range documents {
		o.Documents = append(o.Documents, d.Path)
	}
}

// read reads an input and settles how it is scored: what is wrong with either
// stands in the outcome.
func read(outcome *Outcome, options Options) {
	sources, problems, err := sourcesOf(settings.FilesFor(outcome.Input), options)
	if err != nil {
		outcome.Err = err
		return
	}
	reading, wrong := readingOf(sources)
	reading.Folders, reading.Hands = options.folders, options.Hands
	if options.Show {
		reading.Show = func(text string) { outcome.Shown = text }
	}
	if outcome.Problems = append(problems, wrong...); outcome.Problems.HasErrors() {
		outcome.Problems.Sort()
		outcome.beStrict(options)
		return
	}
	outcome.Event, problems, err = ingest.Read(outcome.Input, reading)
	outcome.Problems = append(outcome.Problems, problems...)
	if err != nil {
		outcome.Err = files.ReadFailure(outcome.Input, err)
		return
	}
	if outcome.Event != nil {
		outcome.Problems = append(outcome.Problems, settle(outcome, sources)...)
	}
	outcome.Problems.Sort()
	outcome.beStrict(options)
}

// beStrict makes warnings errors where that is asked for.
func (o *Outcome) beStrict(options Options) {
	if o.strict = options.Strict; !o.strict {
		return
	}
	for i := range o.Problems {
		o.Problems[i].Severity = event.Error
	}
}

// settle settles how an event is scored.
func settle(outcome *Outcome, sources settings.Sources) event.Problems {
	ev := outcome.Event
	settled, problems := sources.Settle(ownSettings(outcome.Input, ev))
	if problem := chooseMethod(ev, &settled); problem != nil {
		problems.Add(*problem)
	}
	outcome.Settings = settled
	return append(problems, material.Check(settled.Settings)...)
}

// problemError carries a problem of the input up as an error.
type problemError struct{ event.Problem }

func (p *problemError) Error() string { return p.String() }

func problem(file, text, hint string) error {
	return &problemError{event.Problem{At: event.Position{File: file}, Text: text, Hint: hint}}
}

// hintElsewhere is what helps where a document cannot be written.
const hintElsewhere = "choose another folder with --out"

// elsewhere adds the hint to a failure that another folder would not have.
func elsewhere(err error) error {
	var failure *files.Failure
	if errors.As(err, &failure) && failure.Elsewhere {
		failure.Hint = hintElsewhere
	}
	return err
}
