package files

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// Document is a file to be written.
type Document struct {
	Path string
	Data []byte
}

// temporary is how files are called until they stand in their place. Those of a
// run that was killed stay; nothing is ever read from them.
const temporary = ".bridgecalc-*.tmp"

// Write writes the documents, all of them or none. Each is first written whole
// under another name in its folder, and only then are they renamed over what is
// there, of which a second name or a copy is kept until all stand. When one
// cannot be renamed, what the others replaced is put back; when that fails too,
// the error names the files that hold it.
func Write(ctx context.Context, documents []Document) (err error) {
	var moves []move
	defer func() {
		for i := range moves {
			err = errors.Join(err, moves[i].cleanUp(err != nil))
		}
	}()
	for _, d := range documents {
		if err := ctx.Err(); err != nil {
			return err
		}
		fresh, err := writeBeside(d)
		if err != nil {
			return WriteFailure(d.Path, err)
		}
		moves = append(moves, move{fresh: fresh, path: d.Path})
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	for i := range moves {
		if err := moves[i].carryOut(); err != nil {
			return err
		}
	}
	return nil
}

// writeBeside writes a document into its folder under a temporary name.
func writeBeside(d Document) (path string, err error) {
	if err := os.MkdirAll(filepath.Dir(d.Path), 0o755); err != nil {
		return "", err
	}
	file, err := os.CreateTemp(filepath.Dir(d.Path), temporary)
	if err != nil {
		return "", err
	}
	defer func() {
		err = errors.Join(err, file.Close())
		if err != nil {
			os.Remove(file.Name())
		}
	}()
	if _, err := file.Write(d.Data); err != nil {
		return "", err
	}
	// Temporary files are private; result lists are to be read by others.
	if err := file.Chmod(0o644); err != nil {
		return "", err
	}
	return file.Name(), file.Sync()
}

// move brings a freshly written file to its place.
type move struct {
	fresh string // emptied once it stands at path
	path  string
	old   string // what path held before, if anything
}

func (m *move) carryOut() error {
	if _, err := os.Lstat(m.path); err == nil {
		old := m.fresh + ".old"
		if err := keep(m.path, old); err != nil {
			return replaceFailure(m.path, err)
		}
		m.old = old
	}
	if err := os.Rename(m.fresh, m.path); err != nil {
		return replaceFailure(m.path, err)
	}
	m.fresh = ""
	return nil
}

// keep gives a file a second name. Where the disk has no second names, or the
// file is of somebody else, it is copied.
func keep(path, as string) error {
	if os.Link(path, as) == nil {
		return nil
	}
	from, err := os.Open(path)
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := os.OpenFile(as, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = io.Copy(to, from)
	if err = errors.Join(err, to.Close()); err != nil {
		os.Remove(as)
	}
	return err
}

// replaceFailure tells what stands in the way, most often on Windows, where an
// open file cannot be replaced.
func replaceFailure(path string, err error) error {
	return &Failure{
		Text: fmt.Sprintf("%s cannot be replaced (%v)", path, reason(err)),
		Hint: "if it is open in another program, close it and run again",
		Err:  err,
	}
}

// cleanUp removes what is left beside the documents; after a failure it puts
// back what was there before. The error names a file that is kept because its
// content could not be put back. A leftover of a success is no failure: the
// documents stand.
func (m *move) cleanUp(failed bool) error {
	switch {
	case m.fresh != "": // path was not touched
		os.Remove(m.fresh)
		if m.old != "" {
			os.Remove(m.old)
		}
	case !failed && m.old != "":
		os.Remove(m.old)
	case failed && m.old != "":
		if err := os.Rename(m.old, m.path); err != nil {
			return &Failure{Text: fmt.Sprintf("what %s held before could not be put back (%v): it is kept as %s", m.path, reason(err), m.old), Err: err}
		}
	case failed:
		if err := os.Remove(m.path); err != nil {
			return &Failure{Text: fmt.Sprintf("%s was written, but not all, and could not be removed again (%v)", m.path, reason(err)), Err: err}
		}
	}
	return nil
}
