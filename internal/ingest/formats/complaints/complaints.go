// Package complaints gathers what is wrong with a file of another program, and
// hands it over with what could be read of it.
package complaints

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/charset"
	"bridgecalc/internal/ingest/formats/transcript"
	"bridgecalc/internal/ingest/notation"
)

// longestText that is quoted from a file, in bytes.
const longestText = 500

// maxComplaints about one file: nobody reads more, and a file that is nothing but
// faults must not fill the memory with them.
const maxComplaints = 100

// List is the problems with the lines of a file.
type List struct {
	File     string
	problems event.Problems
}

// Error says that a line forbids scoring; line 0 is the whole file.
func (c *List) Error(line int, hint, format string, args ...any) {
	c.add(event.Error, line, hint, format, args...)
}

// Warn says that a director should look at a line.
func (c *List) Warn(line int, hint, format string, args ...any) {
	c.add(event.Warning, line, hint, format, args...)
}

func (c *List) add(severity event.Severity, line int, hint, format string, args ...any) {
	for i, arg := range args {
		if text, ok := arg.(string); ok && len(text) > longestText {
			args[i] = strings.ToValidUTF8(text[:longestText], "") + "…"
		}
	}
	switch {
	case len(c.problems) > maxComplaints:
		if severity == event.Error { // it is not listed, but must not be lost
			c.problems[maxComplaints].Severity = event.Error
		}
	case len(c.problems) == maxComplaints:
		c.problems.Add(event.Problem{
			Severity: severity, At: event.Position{File: c.File}, Text: fmt.Sprintf("there are more than %d problems; the others are not listed", maxComplaints),
			Hint: "export the file anew from the program that made it",
		})
	default:
		c.problems.Add(event.Problem{
			Severity: severity, At: event.Position{File: c.File, Row: line}, Text: fmt.Sprintf(format, args...), Hint: hint,
		})
	}
}

// Date returns a day as the settings write it: in the layout of the format, else as people
// write days. One that is not understood is a warning and left out, since no result hangs
// on it.
func (c *List) Date(line int, text, layout string) string {
	if day, err := time.Parse(layout, text); err == nil {
		return day.Format(time.DateOnly)
	}
	date, err := notation.ReadDate(text)
	if warning := notation.WarnOfDate(text, date, err); warning != "" {
		c.Warn(line, "write it into an Event sheet, or set it with --date", "%s", warning)
	}
	if err != nil {
		return ""
	}
	return date.Day.Format(time.DateOnly)
}

// HasErrors reports whether something forbids scoring so far.
func (c *List) HasErrors() bool { return c.problems.HasErrors() }

// Book hands over what was written down, or no book where the complaints forbid
// scoring.
func (c *List) Book(t *transcript.Transcript) (*cells.Book, event.Problems) {
	book, err := t.Book()
	if err != nil {
		c.Error(0, "give it one session at a time", "the file is too large: %v", err)
	}
	if c.problems.HasErrors() {
		return nil, c.problems
	}
	return book, c.problems
}

// Refuse is the answer to a file that cannot be read at all.
func (c *List) Refuse(hint, format string, args ...any) (*cells.Book, event.Problems) {
	return c.RefuseAt(0, hint, format, args...)
}

// RefuseAt is the answer to a file that cannot be read beyond a line.
func (c *List) RefuseAt(line int, hint, format string, args ...any) (*cells.Book, event.Problems) {
	c.Error(line, hint, format, args...)
	return nil, c.problems
}

// Undecoded is the answer to a file with a byte that is not a character.
func (c *List) Undecoded(err error) (*cells.Book, event.Problems) {
	var at *charset.Error
	if errors.As(err, &at) {
		return c.RefuseAt(at.Line, charset.Hint, "%v", err)
	}
	return c.Refuse(charset.Hint, "%v", err)
}
