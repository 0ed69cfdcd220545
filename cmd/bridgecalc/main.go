// Command bridgecalc scores sessions of duplicate bridge: it reads the results
// that other systems export and writes the result lists that clubs hand out.
//
// Flags become one call of a package here; what the user reads goes through
// printer, and the exit status is decided in one place:
//
//	0  all written
//	1  some input had errors, and there are no results for it
//	2  wrong usage
//	3  something else failed: a disk, a permission
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/agnivade/levenshtein"
	"github.com/spf13/pflag"
)

const (
	statusDone = iota
	statusBadInput
	statusUsage
	statusFailed
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the program at once
	p := &printer{out: os.Stdout, err: os.Stderr}
	status := run(ctx, os.Args[1:], p)
	stop()
	stay(p)
	os.Exit(status)
}

// run carries out a command line and returns the exit status.
func run(ctx context.Context, args []string, p *printer) int {
	command := score
	if len(args) > 0 {
		switch args[0] {
		case "check":
			command, args = check, args[1:]
		case "settings":
			command, args = showSettings, args[1:]
		case "template":
			command, args = template, args[1:]
		case "version", "--version":
			p.line("bridgecalc %s", version())
			return statusDone
		case "help":
			return help(args[1:], p)
		default:
			if meant := misspelt(args[0]); meant != "" {
				p.failure(fmt.Sprintf("there is no file %s; did you mean %s?", args[0], meant), seeHelp(meant))
				return statusUsage
			}
		}
	}
	err := command(ctx, args, p)
	var usage *usageError
	switch {
	case err == nil:
		return statusDone
	case errors.Is(err, pflag.ErrHelp):
		return statusDone
	case errors.Is(err, errBadInput):
		return statusBadInput
	case errors.Is(err, errFailed):
		return statusFailed
	case errors.As(err, &usage):
		p.failure(usage.text, usage.hint)
		return statusUsage
	case errors.Is(err, context.Canceled):
		p.failure("stopped; nothing half-written is left", "")
		return statusFailed
	}
	p.failed(err)
	return statusFailed
}

// commands are the words that may stand first on the command line.
var commands = []string{"check", "settings", "template", "version", "help"}

// misspelt finds the command that was meant by a word that names no file; empty
// when it is like none.
func misspelt(word string) string {
	if strings.HasPrefix(word, "-") || word == "/?" {
		return ""
	}
	if _, err := os.Lstat(word); err == nil {
		return ""
	}
	best, meant := 3, ""
	for _, command := range commands {
		if d := levenshtein.ComputeDistance(strings.ToLower(word), command); d < best {
			best, meant = d, command
		}
	}
	return meant
}

// errBadInput says that some input has no results; why was printed already.
var errBadInput = errors.New("an input has errors")

// errFailed says that something else failed; what was printed already.
var errFailed = errors.New("something failed")

// usageError is a command line that cannot be carried out.
type usageError struct{ text, hint string }

func (e *usageError) Error() string { return e.text }
