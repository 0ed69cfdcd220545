package batch

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/files"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

// score scores an event that was read, and writes its documents.
func score(ctx context.Context, outcome *Outcome, to target, options Options) ([]files.Document, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	name := filepath.Base(outcome.Input)
	if to.takenBy != "" {
		return nil, problem(name, fmt.Sprintf("its result lists would have the same names as those of %s", to.takenBy),
			"rename one of the two, or give them --out with different folders in two runs")
	}
	results, err := results(ctx, outcome)
	if err != nil {
		return nil, err
	}
	documents, err := outcome.documentsOf(ctx, results, to, options.Formats)
	if err != nil {
		return nil, err
	}
	return documents, write(ctx, documents, to, options)
}

// write brings documents to the disk, or finds out whether that is possible.
func write(ctx context.Context, documents []files.Document, to target, options Options) error {
	if err := mayReplace(documents, to.inputs, options.Force); err != nil {
		return err
	}
	if !options.DryRun {
		return files.Write(ctx, documents)
	}
	for i, d := range documents {
		folder := filepath.Dir(d.Path)
		if i > 0 && folder == filepath.Dir(documents[i-1].Path) {
			continue
		}
		if err := files.CheckFolder(folder); err != nil {
			return err
		}
	}
	return nil
}

// tryScore finds what only scoring can find, and makes no documents.
func tryScore(ctx context.Context, outcome *Outcome) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if outcome.Event.Kind == event.Pairs {
		_, err := scorePairs(ctx, outcome)
		return err
	}
	_, err := results(ctx, outcome)
	return err
}

// results scores an event by the method that is for it.
func results(ctx context.Context, outcome *Outcome) (*report.Results, error) {
	if outcome.Event.Kind == event.Pairs {
		return pairs(ctx, outcome)
	}
	if outcome.Settings.Winners == settings.TwoWinners {
		warning := compute.Warning{Text: "winners 2 has no effect: only pairs and individuals can have two lists", Hint: "leave it out"}
		if err := outcome.take(outcome.warnings([]compute.Warning{warning})); err != nil {
			return nil, err
		}
	}
	if outcome.Event.Kind == event.DealsInOrder {
		return deals(outcome)
	}
	return matches(outcome)
}

func pairs(ctx context.Context, outcome *Outcome) (*report.Results, error) {
	session, err := scorePairs(ctx, outcome)
	if err != nil {
		return nil, err
	}
	return report.OfPairs(session, outcome.Settings.Settings, outcome.Problems)
}

func scorePairs(ctx context.Context, outcome *Outcome) (*compute.Session, error) {
	name := filepath.Base(outcome.Input)
	session, err := compute.Score(ctx, outcome.Event, outcome.Settings.Settings)
	switch {
	case errors.Is(err, compute.ErrNothingToCompare):
		return nil, problem(name, "no board was played more than once, so there is nothing to compare",
			"look at the column of the board numbers")
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil: // settings, rulings or adjustments that do not fit the event
		return nil, outcome.misfit(err)
	}
	return session, outcome.take(outcome.warnings(session.Warnings))
}

// warnings returns what settings could not do as problems of the input.
func (o *Outcome) warnings(all []compute.Warning) event.Problems {
	var problems event.Problems
	for _, w := range all {
		at := event.Position{File: filepath.Base(o.Input)}
		problems.Add(event.Problem{Severity: event.Warning, At: at, Text: w.Text, Hint: w.Hint})
	}
	return problems
}

// misfit adds what does not fit the way of scoring to the problems of the input;
// the last of them is handed back and not added.
func (o *Outcome) misfit(err error) error {
	name := filepath.Base(o.Input)
	all := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok { //nolint:errorlint // the list itself is wanted
		all = joined.Unwrap()
	}
	var problems event.Problems
	for _, err := range all {
		at := event.Position{File: name}
		var misfit *compute.MisfitError
		if errors.As(err, &misfit) && misfit.At.File != "" {
			at = misfit.At
		}
		problems.Add(event.Problem{
			At: at, Text: err.Error(), Hint: "bridgecalc settings " + name + " shows how it is scored, and where that is said",
		})
	}
	return o.take(problems)
}

// documentsOf makes the documents in all formats that hold the results. One that
// does not is a problem of the outcome: a warning, or an error where nothing is left.
func (o *Outcome) documentsOf(ctx context.Context, results *report.Results, to target, formats []report.Format) ([]files.Document, error) {
	var documents []files.Document
	var refused event.Problems
	for _, format := range formats {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		data, err := results.Write(format)
		var unfit *report.UnfitError
		switch {
		case errors.As(err, &unfit):
			refused.Add(event.Problem{
				Severity: event.Warning, At: event.Position{File: "--format " + string(format)},
				Text: unfit.Reason, Hint: "leave " + string(format) + " out of --format",
			})
			continue
		case err != nil:
			return nil, fmt.Errorf("making the %s: %w", format, err)
		}
		documents = append(documents, files.Document{Path: to.stem + format.Extension(), Data: data})
	}
	if len(documents) == 0 {
		for i := range refused {
			refused[i].Severity = event.Error
		}
	}
	if err := o.take(refused); err != nil {
		return nil, err
	}
	if !results.CardsApart() || !slices.Contains(formats, report.PDF) {
		return documents, nil
	}
	cards, err := results.Cards()
	if err != nil {
		return nil, fmt.Errorf("making the cards: %w", err)
	}
	for _, card := range cards {
		path := filepath.Join(to.cards(), card.Name+report.PDF.Extension())
		documents = append(documents, files.Document{Path: path, Data: card.Data})
	}
	return documents, nil
}
