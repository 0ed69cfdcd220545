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
	"os"
	"os/signal"

	"github.com/spf13/pflag"
)

const (
	statusDone = iota
	statusBadInput
	statusUsage
	statusFailed
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
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
		case "template":
			command, args = template, args[1:]
		case "version", "--version":
			p.line("bridgecalc %s", version())
			return statusDone
		case "help":
			return help(args[1:], p)
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
	case errors.As(err, &usage):
		p.failure(usage.text, usage.hint)
		return statusUsage
	case errors.Is(err, context.Canceled):
		p.failure("stopped; nothing half-written is left", "")
		return statusFailed
	}
	p.failure(err.Error(), "")
	return statusFailed
}

// errBadInput says that some input has no results; why was printed already.
var errBadInput = errors.New("an input has errors")

// usageError is a command line that cannot be carried out.
type usageError struct{ text, hint string }

func (e *usageError) Error() string { return e.text }
