package main

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"bridgecalc/internal/batch"
	"bridgecalc/internal/event"
	"bridgecalc/internal/files"
)

// printer writes all that the user reads. The rules: what was asked for goes to
// out, everything else to err; a problem is one line that begins with its place,
// and its hint is the next line, indented; nothing is coloured.
type printer struct {
	out, err io.Writer
	quiet    bool // say nothing but errors
	verbose  bool // say what was recognised
}

// line is a line of what was asked for.
func (p *printer) line(format string, args ...any) { fmt.Fprintf(p.out, format+"\n", args...) }

// text is a text of several lines that was asked for.
func (p *printer) text(text string) { fmt.Fprint(p.out, text) }

// failure says why the whole command was not carried out.
func (p *printer) failure(text, hint string) {
	fmt.Fprintln(p.err, "bridgecalc: "+text)
	p.hint(hint)
}

func (p *printer) hint(hint string) {
	if hint != "" {
		fmt.Fprintln(p.err, "  hint: "+hint)
	}
}

// maxShown is how many problems of one input are shown when it is scored; a
// file with more of them has one cause, and check lists them all.
const maxShown = 40

// problems prints the problems of an input.
func (p *printer) problems(o *batch.Outcome, options batch.Options) {
	shown, left := 0, 0
	for _, problem := range o.Problems {
		switch {
		case p.quiet && problem.Severity == event.Warning:
		case shown == maxShown && !options.CheckOnly:
			left++
		default:
			shown++
			p.problem(problem)
		}
	}
	if left > 0 {
		fmt.Fprintf(p.err, "%s: and %s more; bridgecalc check lists them all\n",
			filepath.Base(o.Input), batch.Count(left, "problem"))
	}
}

// problem prints a problem, unless only errors are to be said and it is none.
func (p *printer) problem(problem event.Problem) {
	if p.quiet && problem.Severity == event.Warning {
		return
	}
	fmt.Fprintln(p.err, problem)
	p.hint(problem.Hint)
}

// failed says what is not about the content of an input: a disk, a permission.
func (p *printer) failed(err error) {
	hint := ""
	var failure *files.Failure
	if errors.As(err, &failure) {
		hint = failure.Hint
	}
	p.failure(strings.ReplaceAll(err.Error(), "\n", "; "), hint)
}

// stopped says how far a run came that was ended before its end: what became of
// that many of its inputs.
func (p *printer) stopped(did, inputs int, options batch.Options) {
	what := "written"
	switch {
	case options.CheckOnly:
		what = "checked"
	case options.DryRun:
		what = "tried"
	}
	verb := "were"
	if did == 1 {
		verb = "was"
	}
	text := fmt.Sprintf("stopped: of %s %d %s %s, %d not", batch.Count(inputs, "file"), did, verb, what, inputs-did)
	if what == "written" {
		text = fmt.Sprintf("stopped: the lists of %s were written, those of %d were not; nothing half-written is left",
			batch.Count(did, "file"), inputs-did)
	}
	p.failure(text, "")
}

// recognised tells what was read in an input and how it was understood.
func (p *printer) recognised(o *batch.Outcome) {
	if !p.verbose || o.Event == nil {
		return
	}
	name := filepath.Base(o.Input)
	for _, s := range o.Event.Sources {
		where := name
		if s.Sheet != "" {
			where += ":" + s.Sheet
		}
		p.line("%s: %s, %s, headings in %s", where, s.Layout, batch.Count(s.Results, "result"), s.Language)
		if len(s.Read) > 0 {
			p.line("  columns read: %s", strings.Join(s.Read, ", "))
		}
		if len(s.Unread) > 0 {
			p.line("  columns not read: %s", strings.Join(s.Unread, ", "))
		}
	}
	for _, way := range o.Event.Ways {
		p.line("%s: %s", name, way)
	}
}

// summary is the line that says what became of an input.
func (p *printer) summary(o *batch.Outcome, options batch.Options) {
	name := filepath.Base(o.Input)
	switch {
	case o.Failed():
		what := "not scored, nothing written"
		if options.CheckOnly {
			what = "cannot be scored"
		}
		if n := o.Problems.Count(event.Error); n > 0 {
			what += ": " + batch.Count(n, "error")
		}
		fmt.Fprintf(p.err, "%s: %s\n", name, what)
	case p.quiet:
	case options.CheckOnly:
		p.line("%s: %s: can be scored", name, contents(o))
	case options.DryRun:
		p.line("%s: %s: would write %s", name, contents(o), documents(o))
	default:
		p.line("%s: %s: %s", name, contents(o), documents(o))
	}
}

// contents is what was read: "28 boards, 392 results, 28 pairs".
func contents(o *batch.Outcome) string {
	ev := o.Event
	if ev == nil {
		return batch.Count(o.Sessions, "session")
	}
	switch ev.Kind {
	case event.Pairs:
		return batch.Contents(ev)
	case event.Teams:
		return "teams, " + batch.Contents(ev)
	}
	return fmt.Sprintf("%v, %s", ev.Kind, batch.Contents(ev))
}

// documents names what was written: "club-results.pdf, 28 files in club-cards".
func documents(o *batch.Outcome) string {
	var names []string
	apart, folder := 0, ""
	for _, path := range o.Documents {
		if filepath.Dir(path) == filepath.Dir(o.Documents[0]) {
			names = append(names, filepath.Base(path))
		} else {
			apart, folder = apart+1, filepath.Base(filepath.Dir(path))
		}
	}
	if apart > 0 {
		names = append(names, batch.Count(apart, "file")+" in "+folder)
	}
	return strings.Join(names, ", ")
}
