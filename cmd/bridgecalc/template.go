package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"bridgecalc/internal/blank"
	"bridgecalc/internal/files"
	"bridgecalc/internal/ingest"
)

// template writes a blank sheet of results, or lists those there are.
func template(ctx context.Context, args []string, p *printer) error {
	flags := newFlagSet("template", p)
	output := flags.StringP("output", "o", "", "")
	language := flags.String("lang", "en", "")
	tables := flags.Int("tables", 0, "")
	boards := flags.Int("boards", 0, "")
	force := flags.Bool("force", false, "")
	switch err := parseFlags(flags, args); {
	case err != nil:
		return err
	case flags.NArg() == 0:
		listTemplates(p)
		return nil
	case flags.NArg() > 1:
		return &usageError{text: "one blank sheet at a time: " + strings.Join(flags.Args(), ", "), hint: seeHelp("template")}
	}
	if !slices.Contains(ingest.Languages(), *language) {
		return &usageError{text: fmt.Sprintf("--lang %s: the languages are %s", *language, strings.Join(ingest.Languages(), ", "))}
	}
	options := blank.Options{Kind: flags.Arg(0), Language: *language, Tables: *tables, Boards: *boards}
	path := *output
	if path == "" {
		path = options.Kind + ".xlsx"
	}
	data, err := makeTemplate(path, options)
	if err != nil {
		return err
	}
	if err := isFree(path, *force); err != nil {
		return err
	}
	if err := files.Write(ctx, []files.Document{{Path: path, Data: data}}); err != nil {
		return elsewhere(err)
	}
	p.line("%s", path)
	return nil
}

// listTemplates lists the kinds of blank sheets.
func listTemplates(p *printer) {
	p.line("The blank sheets are:")
	p.line("")
	for _, k := range blank.Kinds() {
		p.line("  %-12s%s", k.Name, k.Summary)
	}
	p.line("")
	p.line("bridgecalc template mitchell makes mitchell.xlsx; bridgecalc help template says more")
}

// makeTemplate makes the kind of file that the path says.
func makeTemplate(path string, options blank.Options) ([]byte, error) {
	write := blank.Workbook
	switch strings.ToLower(filepath.Ext(path)) {
	case ".xlsx":
	case ".csv":
		write = blank.CSV
	default:
		return nil, &usageError{text: fmt.Sprintf("-o %s: blank sheets are .xlsx workbooks or .csv files", path), hint: "write -o " + options.Kind + ".xlsx"}
	}
	data, err := write(options)
	var refused *blank.Error
	if errors.As(err, &refused) {
		return nil, &usageError{text: refused.Text, hint: refused.Hint}
	}
	return data, err
}

// elsewhere adds the hint to a failure that another folder would not have.
func elsewhere(err error) error {
	var failure *files.Failure
	if errors.As(err, &failure) && failure.Elsewhere {
		failure.Hint = "choose another folder with -o"
	}
	return err
}

// isFree refuses to write over what is there: it may be a sheet that somebody has
// filled in.
func isFree(path string, force bool) error {
	info, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return elsewhere(files.WriteFailure(path, err))
	case info.IsDir():
		return &usageError{text: path + " is a folder", hint: "name a file in it: -o " + filepath.Join(path, "blank.xlsx")}
	case !force:
		return &usageError{text: path + " exists already", hint: "choose another name with -o, or replace it with --force"}
	}
	return nil
}
