package main

import (
	"context"
	"strings"

	"bridgecalc/internal/batch"
	"bridgecalc/internal/report"
)

// score reads, scores and writes: the command without a name.
func score(ctx context.Context, args []string, p *printer) error {
	flags := newFlagSet("score", p)
	run := addRunFlags(flags)
	out := flags.String("out", "", "")
	format := flags.String("format", "pdf,xlsx", "")
	force := flags.Bool("force", false, "")
	dryRun := flags.Bool("dry-run", false, "")
	inputs, err := parse(flags, args)
	if err != nil {
		return err
	}
	options, err := run.options(p)
	if err != nil {
		return err
	}
	options.OutDir, options.Force, options.DryRun = *out, *force, *dryRun
	if options.Formats, err = report.ParseFormats(*format); err != nil {
		return &usageError{text: "--format: " + err.Error()}
	}
	return process(ctx, inputs, options, p)
}

// check reads and checks, and writes nothing.
func check(ctx context.Context, args []string, p *printer) error {
	flags := newFlagSet("check", p)
	run := addRunFlags(flags)
	verbose := flags.Bool("verbose", false, "")
	show := flags.Bool("show", false, "")
	inputs, err := parse(flags, args)
	if err != nil {
		return err
	}
	options, err := run.options(p)
	if err != nil {
		return err
	}
	options.CheckOnly, options.Show = true, *show
	p.verbose = *verbose
	return process(ctx, inputs, options, p)
}

// process runs the inputs and prints what became of them: problems as they are
// found, and at the end a line per input.
func process(ctx context.Context, args []string, options batch.Options, p *printer) error {
	inputs, stray, err := batch.Inputs(ctx, args, options.Flag("names"))
	if err != nil {
		return err
	}
	inputs, hands, unclear := batch.SplitHands(inputs)
	options.Hands = hands
	for _, warning := range append(stray, unclear...) {
		p.problem(warning)
	}
	if len(inputs) == 0 {
		return &usageError{
			text: "there are no files of results in " + strings.Join(args, ", "),
			hint: "results are read from .csv, .tsv, .txt, .xlsx, .ods, .bws, .xml, .pbn and .dbf files",
		}
	}
	if together := options.Together(); together != "" && len(inputs) < 2 {
		return &usageError{text: together + " puts several files together: give at least two"}
	}
	var outcomes []batch.Outcome
	said := make(map[string]bool) // one full disk is the same for all inputs
	batch.Run(ctx, inputs, options, func(o batch.Outcome) {
		p.text(o.Shown)
		p.problems(&o, options)
		if o.Err != nil && !o.Stopped() && !said[o.Err.Error()] {
			said[o.Err.Error()] = true
			p.failed(o.Err)
		}
		p.recognised(&o)
		outcomes = append(outcomes, o)
	})
	var failed error
	did, stopped := 0, false
	for i := range outcomes {
		o := &outcomes[i]
		if o.Stopped() {
			stopped = true
			continue
		}
		p.summary(o, options)
		switch {
		case o.Err != nil:
			failed = errFailed
		case options.CheckOnly || !o.Failed():
			did++
		}
		if o.Failed() && failed == nil {
			failed = errBadInput
		}
	}
	if stopped {
		p.stopped(did, len(inputs), options)
		return errFailed
	}
	return failed
}
