package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
)

func TestFailures(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("its errors have other numbers")
	}
	dir := folder(t, map[string]string{"file": ""})
	at := func(names ...string) string { return filepath.Join(append([]string{dir}, names...)...) }
	pathError := func(path string, err error) error { return &fs.PathError{Op: "open", Path: path, Err: err} }
	for _, tt := range []struct {
		got       *Failure
		want      string
		elsewhere bool
	}{
		{WriteFailure(at("new", "x.pdf"), pathError("", syscall.EACCES)), "the folder " + dir + " may not be written to", true},
		{WriteFailure("x.pdf", pathError("", syscall.EROFS)), "this folder may not be written to", true},
		{WriteFailure(at("file", "new", "x.pdf"), pathError("", syscall.ENOTDIR)), at("file") + " is a file, not a folder", true},
		{WriteFailure("x.pdf", errors.Join(pathError("", syscall.ENOSPC))), "x.pdf could not be written: the disk is full", true},
		{WriteFailure("x.pdf", pathError("", syscall.ENAMETOOLONG)), "x.pdf could not be written: its name is too long", true},
		{WriteFailure("x.pdf", pathError("y", syscall.EIO)), "x.pdf could not be written: input/output error", true},
		{WriteFailure("x.pdf", &os.LinkError{Op: "rename", Err: syscall.EIO}), "x.pdf could not be written: input/output error", true},
		{ReadFailure("x.csv", syscall.ENOENT), "there is no file x.csv", false},
		{ReadFailure("x.csv", syscall.EIO), "x.csv could not be read: input/output error", false},
		{ReadFailure("x.csv", pathError("x-names.csv", syscall.EACCES)), "x-names.csv may not be read", false},
		{ReadFailure(dir, pathError(dir, syscall.EACCES)), "the folder " + dir + " may not be read", false},
		{ReadFailure(dir, pathError(dir, syscall.EISDIR)), dir + " is a folder, not a file", false},
	} {
		if tt.got.Text != tt.want || tt.got.Elsewhere != tt.elsewhere {
			t.Errorf("%q, elsewhere %v, want %q", tt.got.Text, tt.got.Elsewhere, tt.want)
		}
	}
}

func TestCheckFolder(t *testing.T) {
	dir := folder(t, map[string]string{"file": ""})
	for folder, want := range map[string]string{
		dir:                                   "",
		filepath.Join(dir, "not", "yet"):      "",
		filepath.Join(dir, "file"):            filepath.Join(dir, "file") + " is a file, not a folder",
		filepath.Join(dir, "file", "not yet"): filepath.Join(dir, "file") + " is a file, not a folder",
	} {
		got := ""
		if err := CheckFolder(folder); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%s: %q, want %q", folder, got, want)
		}
	}
	if got := contents(t, dir); len(got) != 1 {
		t.Errorf("left behind: %v", got)
	}
	if os.Geteuid() <= 0 {
		return // nothing is forbidden to root, and Windows has no such modes
	}
	if err := os.Chmod(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(dir, 0o755) }) // or it cannot be removed
	if err := CheckFolder(dir); err == nil || err.Error() != "the folder "+dir+" may not be written to" {
		t.Errorf("read-only: %v", err)
	}
}
