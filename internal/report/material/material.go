// Package material reads the files that a director adds to the documents: a
// logo for their head and a font for names that the built-in one cannot write.
// Paths go in; out come a picture and a font that are safe to put into a
// document, or an error that names the file and says what to do.
package material

import (
	"errors"
	"io"
	"io/fs"
	"os"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// Error is what is wrong with a file.
type Error struct {
	Path string
	Text string // what is wrong, without a full stop
	Hint string // what to do about it
}

func (e *Error) Error() string { return e.Path + ": " + e.Text }

// Check reads the files that the settings name and tells what is wrong with
// them, before anything is written.
func Check(in settings.Settings) event.Problems {
	var problems event.Problems
	_, logo := Logo(in.Logo)
	_, font := Font(in.Font)
	for _, err := range []error{logo, font} {
		var wrong *Error
		if errors.As(err, &wrong) {
			problems.Add(event.Problem{At: event.Position{File: wrong.Path}, Text: wrong.Text, Hint: wrong.Hint})
		}
	}
	return problems
}

// read reads a whole file of at most so many bytes.
func read(path string, most int64, hint string) ([]byte, error) {
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, &Error{path, "there is no such file", "look at the spelling and the folder"}
	}
	if err != nil {
		return nil, &Error{path, "the file cannot be opened", "look whether you may read it"}
	}
	defer file.Close()
	// A pipe or a device may have no end.
	if info, err := file.Stat(); err != nil || !info.Mode().IsRegular() {
		return nil, &Error{path, "this is not a file", "name a file"}
	}
	data, err := io.ReadAll(io.LimitReader(file, most+1))
	switch {
	case err != nil:
		return nil, &Error{path, "the file cannot be read", "look whether the disk is all right"}
	case int64(len(data)) > most:
		return nil, &Error{path, "the file is too large", hint}
	}
	return data, nil
}
