package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"bridgecalc/internal/batch"
)

// showSettings prints what would apply to a file, or in a folder, as a settings
// file.
func showSettings(_ context.Context, args []string, p *printer) error {
	flags := newFlagSet("settings", p)
	said := addSettingFlags(flags)
	if err := parseFlags(flags, args); err != nil {
		return err
	}
	options, err := said.options()
	if err != nil {
		return err
	}
	path := "."
	switch flags.NArg() {
	case 0:
	case 1:
		path = flags.Arg(0)
	default:
		return &usageError{text: "the settings of one file at a time", hint: seeHelp("settings")}
	}
	info, err := os.Stat(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	settled, problems, err := batch.Settle(path, err == nil && info.IsDir(), options)
	if err != nil {
		return err
	}
	for _, problem := range problems {
		p.problem(problem)
	}
	if problems.HasErrors() {
		return errBadInput
	}
	text, err := settled.Write()
	if err != nil {
		return fmt.Errorf("writing the settings: %w", err)
	}
	p.text(text)
	return nil
}
