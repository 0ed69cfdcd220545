package main

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"bridgecalc/internal/batch"
	"bridgecalc/internal/event"
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
			fmt.Fprintln(p.err, problem)
			p.hint(problem.Hint)
		}
	}
	if left > 0 {
		fmt.Fprintf(p.err, "%s: and %s more; bridgecalc check lists them all\n",
			filepath.Base(o.Input), count(left, "problem"))
	}
	if o.Err != nil {
		fmt.Fprintf(p.err, "bridgecalc: %v\n", o.Err)
	}
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
		p.line("%s: %s, %s, headings in %s", where, s.Layout, count(s.Results, "result"), s.Language)
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
		if errors := o.Problems.Count(event.Error); errors > 0 {
			what += ": " + count(errors, "error")
		}
		fmt.Fprintf(p.err, "%s: %s\n", name, what)
	case p.quiet:
	case options.CheckOnly:
		p.line("%s: %s: %s", name, contents(o.Event), checked(o.Event))
	case options.DryRun:
		p.line("%s: %s: would write %s", name, contents(o.Event), documents(o))
	default:
		p.line("%s: %s: %s", name, contents(o.Event), documents(o))
	}
}

// checked is what an event without errors is good for.
func checked(ev *event.Event) string {
	if ev.Kind != event.Pairs {
		return "nothing is wrong in it, but only pairs are scored so far"
	}
	return "can be scored"
}

// contents is what was read: "28 boards, 392 results, 28 pairs".
func contents(ev *event.Event) string {
	if ev.Kind != event.Pairs {
		return fmt.Sprintf("%v, %s", ev.Kind, batch.Contents(ev))
	}
	parts := []string{count(len(ev.Boards), "board"), count(ev.Count(event.Played, event.Adjusted), "result"), count(len(ev.Pairs), "pair")}
	if n := ev.Count(event.NotPlayed); n > 0 {
		parts = append(parts, fmt.Sprintf("%d not played", n))
	}
	if ev.SitOuts > 0 {
		parts = append(parts, count(ev.SitOuts, "sit-out"))
	}
	return strings.Join(parts, ", ")
}

func documents(o *batch.Outcome) string {
	var names []string
	for _, path := range o.Documents {
		names = append(names, filepath.Base(path))
	}
	return strings.Join(names, ", ")
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
