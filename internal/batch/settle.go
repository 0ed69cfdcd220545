package batch

import (
	"errors"
	"fmt"
	"path/filepath"

	"bridgecalc/internal/event"
	"bridgecalc/internal/files"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/settings"
)

// Settle finds what would apply to a file of results, or to those in a folder.
// The event is nil for a folder, and for a file that cannot be read; the
// problems are those of the settings, or say why it cannot.
func Settle(path string, isFolder bool, options Options) (settings.Settled, event.Problems, error) {
	found := settings.FilesFor
	if isFolder {
		found = settings.FilesIn
	}
	sources, problems, err := sourcesOf(found(path), options)
	if err != nil {
		return settings.Settled{}, nil, err
	}
	var own settings.Layer
	if !isFolder {
		reading, wrong := readingOf(sources)
		ev, unread, err := ingest.Read(path, reading)
		switch {
		case err != nil:
			return settings.Settled{}, nil, files.ReadFailure(path, err)
		case ev == nil:
			return settings.Settled{}, append(append(problems, wrong...), unread...), nil
		}
		problems = append(problems, wrong...)
		own = ownSettings(path, ev)
	}
	settled, wrong := sources.Settle(own)
	problems = append(problems, wrong...)
	problems.Sort()
	return settled, problems, nil
}

// sourcesOf reads the settings files and puts the command line above them.
func sourcesOf(paths []string, options Options) (settings.Sources, event.Problems, error) {
	var sources settings.Sources
	var problems event.Problems
	read := func(path string, into *[]settings.Layer) error {
		layer, wrong, err := settings.ReadFile(path)
		if err != nil {
			return files.ReadFailure(path, err)
		}
		problems = append(problems, wrong...)
		*into = append(*into, layer)
		return nil
	}
	for _, path := range paths {
		if err := read(path, &sources.Weaker); err != nil {
			return sources, nil, err
		}
	}
	if options.SettingsFile != "" {
		if err := read(options.SettingsFile, &sources.Stronger); err != nil {
			return sources, nil, err
		}
	}
	sources.Stronger = append(sources.Stronger, options.Flags)
	return sources, problems, nil
}

// readingOf is how a file is read, as far as that is known before it is open.
func readingOf(sources settings.Sources) (ingest.Options, event.Problems) {
	settled, problems := sources.Settle(nil)
	reading := ingest.Options{Names: settled.Names, Corrections: settled.Corrections, Said: sources}
	encoded := ingest.Options{Encoding: settled.Encoding}
	if err := encoded.Validate(); err != nil {
		said, _ := settled.From("encoding")
		problems.Add(event.Problem{At: said.At, Text: fmt.Sprintf("encoding %q is not known", settled.Encoding), Hint: errors.Unwrap(err).Error()})
		return reading, problems
	}
	reading.Encoding = settled.Encoding
	return reading, problems
}

// ownSettings are those that a file of results says itself.
func ownSettings(path string, ev *event.Event) settings.Layer {
	return settings.Layer(ev.Settings).From(filepath.Dir(path))
}
