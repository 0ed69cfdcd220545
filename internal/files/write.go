package files

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Document is a file to be written.
type Document struct {
	Path string
	Data []byte
}

// Write writes the documents, all of them or none. Each is first written whole
// under another name in its folder, and only then are they renamed; what they
// replace is put back when one cannot be.
func Write(ctx context.Context, documents []Document) (err error) {
	var moves []move
	defer func() {
		for _, m := range moves {
			m.cleanUp(err != nil)
		}
	}()
	for _, d := range documents {
		fresh, err := writeBeside(d)
		if err != nil {
			return err
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
		return "", fmt.Errorf("writing %s: %w", d.Path, err)
	}
	file, err := os.CreateTemp(filepath.Dir(d.Path), ".bridgecalc-*.tmp")
	if err != nil {
		return "", fmt.Errorf("writing %s: %w", d.Path, err)
	}
	defer func() {
		err = errors.Join(err, file.Close())
		if err != nil {
			os.Remove(file.Name())
			err = fmt.Errorf("writing %s: %w", d.Path, err)
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
		if err := os.Rename(m.path, old); err != nil {
			return replaceError(m.path, err)
		}
		m.old = old
	}
	if err := os.Rename(m.fresh, m.path); err != nil {
		return replaceError(m.path, err)
	}
	m.fresh = ""
	return nil
}

// replaceError explains what stands in the way, most often on Windows, where an
// open file cannot be replaced.
func replaceError(path string, err error) error {
	return fmt.Errorf("%s cannot be replaced; if it is open in another program, close it and run again: %w",
		filepath.Base(path), err)
}

// cleanUp removes what is left beside the documents; after a failure it puts
// back what was there before.
func (m *move) cleanUp(failed bool) {
	if failed && m.fresh == "" {
		os.Remove(m.path)
	}
	if m.fresh != "" {
		os.Remove(m.fresh)
	}
	switch {
	case m.old == "":
	case failed:
		os.Rename(m.old, m.path)
	default:
		os.Remove(m.old)
	}
}
