package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"bridgecalc/internal/batch"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

// score reads, scores and writes: the command without a name.
func score(ctx context.Context, args []string, p *printer) error {
	flags := newFlagSet("score", p)
	common := addReadingFlags(flags)
	out := flags.String("out", "", "")
	format := flags.String("format", "pdf,xlsx", "")
	title := flags.String("title", "", "")
	date := flags.String("date", "", "")
	language := flags.String("lang", "en", "")
	decimals := flags.Int("decimals", 2, "")
	force := flags.Bool("force", false, "")
	dryRun := flags.Bool("dry-run", false, "")
	inputs, err := parse(flags, args)
	if err != nil {
		return err
	}
	options, err := common.options(p)
	if err != nil {
		return err
	}
	options.OutDir, options.Force, options.DryRun = *out, *force, *dryRun
	if options.Formats, err = report.ParseFormats(*format); err != nil {
		return &usageError{text: "--format: " + err.Error()}
	}
	settings := &options.Settings
	settings.Title, settings.Language, settings.Decimals = strings.TrimSpace(*title), *language, *decimals
	if !slices.Contains(report.Languages(), *language) {
		return &usageError{text: fmt.Sprintf("--lang %s: the languages are %s", *language, strings.Join(report.Languages(), ", "))}
	}
	if *decimals != 1 && *decimals != 2 {
		return &usageError{text: fmt.Sprintf("--decimals %d: write 1 or 2", *decimals)}
	}
	if settings.Date, err = parseDate(*date); err != nil {
		return err
	}
	return process(ctx, inputs, options, p)
}

// check reads and checks, and writes nothing.
func check(ctx context.Context, args []string, p *printer) error {
	flags := newFlagSet("check", p)
	common := addReadingFlags(flags)
	verbose := flags.Bool("verbose", false, "")
	inputs, err := parse(flags, args)
	if err != nil {
		return err
	}
	options, err := common.options(p)
	if err != nil {
		return err
	}
	options.CheckOnly = true
	p.verbose = *verbose
	return process(ctx, inputs, options, p)
}

// readingFlags say how inputs are read; they belong to several commands.
type readingFlags struct {
	names    *string
	winners  *string
	letters  *string
	encoding *string
	quiet    *bool
}

func addReadingFlags(flags *pflag.FlagSet) readingFlags {
	return readingFlags{
		names:    flags.String("names", "", ""),
		winners:  flags.String("winners", "auto", ""),
		letters:  flags.String("letters", "", ""),
		encoding: flags.String("encoding", "", ""),
		quiet:    flags.Bool("quiet", false, ""),
	}
}

func (f *readingFlags) options(p *printer) (batch.Options, error) {
	p.quiet = *f.quiet
	options := batch.Options{
		Reading:  ingest.Options{Names: *f.names, Letters: *f.letters, Encoding: *f.encoding},
		Settings: settings.Default(),
	}
	if err := options.Reading.Validate(); err != nil {
		return options, &usageError{text: err.Error()}
	}
	winners, err := settings.ParseWinners(*f.winners)
	if err != nil {
		return options, &usageError{text: "--" + err.Error()}
	}
	options.Settings.Winners, options.Reading.Winners = winners, winners
	return options, nil
}

func parseDate(text string) (time.Time, error) {
	if text == "" {
		return time.Time{}, nil
	}
	date, err := settings.ParseDate(text)
	if err != nil {
		return date, &usageError{text: "--" + err.Error()}
	}
	return date, nil
}

// process runs the inputs and prints what became of them: problems as they are
// found, and at the end a line per input.
func process(ctx context.Context, args []string, options batch.Options, p *printer) error {
	inputs, stray, err := batch.Inputs(ctx, args, options.Reading.Names)
	if err != nil {
		return err
	}
	for _, warning := range stray {
		p.problem(warning)
	}
	if len(inputs) == 0 {
		return &usageError{
			text: "there are no files of results in " + strings.Join(args, ", "),
			hint: "results are read from .csv, .tsv, .txt, .xlsx and .ods files",
		}
	}
	var outcomes []batch.Outcome
	said := make(map[string]bool) // one full disk is the same for all inputs
	batch.Run(ctx, inputs, options, func(o batch.Outcome) {
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
