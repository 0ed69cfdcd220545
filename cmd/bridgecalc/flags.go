package main

import (
	"embed"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/pflag"
)

//go:embed help/*.txt
var helpTexts embed.FS

// newFlagSet makes the flags of a command; what they mean stands in its help
// text, written as a whole.
func newFlagSet(command string, p *printer) *pflag.FlagSet {
	flags := pflag.NewFlagSet(command, pflag.ContinueOnError)
	flags.SetInterspersed(true)
	flags.SortFlags = false
	flags.Usage = func() { p.text(helpText(command)) }
	return flags
}

// parse returns the files and folders of a command line.
func parse(flags *pflag.FlagSet, args []string) ([]string, error) {
	if err := parseFlags(flags, args); err != nil {
		return nil, err
	}
	if flags.NArg() == 0 {
		return nil, &usageError{text: "no file is named", hint: "drop the file of results onto the program, or write: bridgecalc results.xlsx\n" +
			"  " + seeHelp(flags.Name())}
	}
	for _, arg := range flags.Args() {
		if _, err := os.Lstat(arg); err != nil && slices.Contains(commands, arg) {
			return nil, &usageError{
				text: fmt.Sprintf("the command %s stands before all else, and there is no file of that name", arg),
				hint: "write: bridgecalc " + arg + " …",
			}
		}
	}
	return flags.Args(), nil
}

// parseFlags reads a command line that need not name a file.
func parseFlags(flags *pflag.FlagSet, args []string) error {
	if slices.Contains(args, "/?") || slices.Contains(args, "-?") {
		flags.Usage()
		return pflag.ErrHelp
	}
	err := flags.Parse(args)
	if err == nil || err == pflag.ErrHelp {
		return err
	}
	return &usageError{text: err.Error(), hint: seeHelp(flags.Name())}
}

func seeHelp(command string) string {
	if command == "score" || helpText(command) == "" {
		return "bridgecalc help shows what can be said"
	}
	return fmt.Sprintf("bridgecalc help %s shows what can be said", command)
}

func helpText(command string) string {
	text, err := helpTexts.ReadFile("help/" + command + ".txt")
	if err != nil {
		return ""
	}
	return string(text)
}

// help prints the help of a command, or of the program.
func help(args []string, p *printer) int {
	command := "score"
	if len(args) > 0 && args[0] != "help" && args[0] != "version" { // the program's own tells of these
		command = args[0]
	}
	text := helpText(command)
	if text == "" {
		p.failure(fmt.Sprintf("there is no command %q", command), "the commands are "+strings.Join(commands, ", ")+"; scoring needs none: bridgecalc results.xlsx")
		return statusUsage
	}
	p.text(text)
	return statusDone
}
