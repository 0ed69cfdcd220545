package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
)

// Failure is an error of the disk, told so that it can be read.
type Failure struct {
	Text string // one sentence without a full stop
	Hint string // what to do about it; may be empty
	// Elsewhere says that writing to another folder helps.
	Elsewhere bool
	Err       error
}

func (f *Failure) Error() string { return f.Text }

func (f *Failure) Unwrap() error { return f.Err }

// Windows has numbers of its own, which are other errors elsewhere.
var (
	notFolder  = errnos([]syscall.Errno{syscall.ENOTDIR}, 267)
	noSpace    = errnos([]syscall.Errno{syscall.ENOSPC, syscall.EDQUOT}, 39, 112)
	readOnly   = errnos([]syscall.Errno{syscall.EROFS}, 19)
	inUse      = errnos(nil, 32, 33)
	isFolder   = errnos([]syscall.Errno{syscall.EISDIR})
	nameTooBig = errnos([]syscall.Errno{syscall.ENAMETOOLONG}, 206)
)

func errnos(all []syscall.Errno, windows ...syscall.Errno) []syscall.Errno {
	if runtime.GOOS == "windows" {
		return append(all, windows...)
	}
	return all
}

func isOneOf(err error, numbers []syscall.Errno) bool {
	return slices.ContainsFunc(numbers, func(n syscall.Errno) bool { return errors.Is(err, n) })
}

// WriteFailure tells why a file could not be written.
func WriteFailure(path string, err error) *Failure {
	folder := filepath.Dir(path)
	f := &Failure{Elsewhere: true, Err: err}
	switch {
	case isOneOf(err, notFolder):
		there, _ := nearest(folder)
		f.Text = there + " is a file, not a folder"
	case errors.Is(err, fs.ErrPermission), isOneOf(err, readOnly):
		// The folder may be one that could not be made.
		there, _ := nearest(folder)
		f.Text = named(there) + " may not be written to"
	case isOneOf(err, noSpace):
		f.Text = fmt.Sprintf("%s could not be written: the disk is full", path)
	case isOneOf(err, nameTooBig):
		f.Text = fmt.Sprintf("%s could not be written: its name is too long", path)
	default:
		f.Text = fmt.Sprintf("%s could not be written: %v", path, reason(err))
	}
	return f
}

// ReadFailure tells why a file or a folder could not be read. The path is only
// taken where the error does not name one itself.
func ReadFailure(path string, err error) *Failure {
	var where *fs.PathError
	if errors.As(err, &where) {
		path = where.Path
	}
	f := &Failure{Err: err}
	info, statErr := os.Stat(path)
	folder := statErr == nil && info.IsDir()
	switch {
	case isOneOf(err, isFolder):
		f.Text = path + " is a folder, not a file"
	case errors.Is(err, fs.ErrPermission) && folder:
		f.Text, f.Hint = named(path)+" may not be read", "ask its owner for the permission, or copy the files to a folder of yours"
	case errors.Is(err, fs.ErrPermission):
		f.Text, f.Hint = path+" may not be read", "ask its owner for the permission, or for a copy"
	case isOneOf(err, inUse):
		f.Text, f.Hint = path+" is open in another program", "close it there, and run again"
	case errors.Is(err, fs.ErrNotExist):
		f.Text, f.Hint = "there is no file "+path, "look at the spelling and the folder"
	default:
		f.Text, f.Hint = fmt.Sprintf("%s could not be read: %v", path, reason(err)), "copy it to another disk, and try that copy"
	}
	return f
}

// named is how a folder is called in a sentence.
func named(folder string) string {
	if folder == "." {
		return "this folder"
	}
	return "the folder " + folder
}

// reason is an error without the operation and the path.
func reason(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	var call *os.SyscallError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	case errors.As(err, &call):
		return call.Err
	}
	return err
}

// nearest is the folder, or what exists of the way to it.
func nearest(folder string) (string, os.FileInfo) {
	for {
		info, err := os.Stat(folder)
		parent := filepath.Dir(folder)
		if err == nil || parent == folder {
			return folder, info
		}
		folder = parent
	}
}

// CheckFolder tests whether files can be written into a folder, which need not
// exist yet: then the one in which it would be made is tested.
func CheckFolder(folder string) error {
	there, info := nearest(folder)
	within := filepath.Join(there, "x")
	if info != nil && !info.IsDir() {
		return WriteFailure(within, syscall.ENOTDIR)
	}
	file, err := os.CreateTemp(there, temporary)
	if err != nil {
		return WriteFailure(within, err)
	}
	if err := errors.Join(file.Close(), os.Remove(file.Name())); err != nil {
		return WriteFailure(within, err)
	}
	return nil
}
