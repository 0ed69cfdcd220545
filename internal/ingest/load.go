package ingest

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/headings"
	"bridgecalc/internal/ingest/notation"
	"bridgecalc/internal/settings"
)

// Options are what a director may say about how an input is read.
type Options struct {
	Names   string // path of a file with the names; empty: one beside the input
	Winners settings.Winners
	// Letters is the language of the letters for suits and seats; empty: found
	// from the file.
	Letters string
	// Encoding names that of a text file; empty: found from its bytes.
	Encoding string
	// Corrections is the path of a file of corrections; empty: one beside the
	// input.
	Corrections string
	// Hands is the path of a file of hand records; empty: one beside the input.
	Hands string
	// Folders are shared by the inputs of one run; nil where there is but one.
	Folders *Folders
	// Said is what others say of how the file is read; what it says itself comes
	// between.
	Said settings.Sources
	// Show receives, as plain text, how the sheets were understood; nil where nobody
	// asks.
	Show func(text string)
}

// show hands over how the sheets were understood.
func (o *Options) show(rd *reader) {
	if o.Show != nil {
		o.Show(rd.show())
	}
}

// Validate finds a language or an encoding that is not known.
func (o *Options) Validate() error {
	if _, ok := notation.LettersOf(o.Letters); !ok && o.Letters != "" {
		return fmt.Errorf("--letters %s: the languages are %s", o.Letters, strings.Join(headings.Languages(), ", "))
	}
	if err := cells.CheckEncoding(o.Encoding); err != nil {
		return fmt.Errorf("--encoding %s: %w", o.Encoding, err)
	}
	return nil
}

// Read reads a file of results with the names that belong to it, or a folder with
// the tables of a Bridgemate database. The problems
// are sorted; when one is an error the event must not be scored, and it may be
// nil. The error is not about the file's content: a disk that fails, a folder
// that may not be read.
func Read(path string, options Options) (*event.Event, event.Problems, error) {
	path = resultsIn(path)
	main, problems, err := load(path)
	if err != nil || problems.HasErrors() {
		return nil, problems, err
	}
	tables, found, err := loadTables(path)
	if problems = append(problems, found...); err != nil || problems.HasErrors() {
		return nil, problems, err
	}
	main.tables, main.folder = tables, folderName(path)
	files := []file{main}
	folders := options.Folders
	if folders == nil {
		folders = NewFolders()
	}
	names, explicit := namesFile(path, options.Names, folders)
	if names != "" {
		list, found, err := load(names)
		if err != nil {
			return nil, problems, err
		}
		problems = append(problems, found...)
		list.names = true
		files = append(files, list)
	}
	corrections := options.Corrections
	if corrections == "" {
		corrections = folders.beside(path, CorrectionsSuffix)
	}
	if corrections != "" {
		list, found, err := load(corrections)
		if err != nil {
			return nil, problems, err
		}
		problems = append(problems, found...)
		list.corrections = true
		files = append(files, list)
	}
	if hands := folders.handsFiles(path, options.Hands); len(hands) > 0 {
		for _, other := range hands[1:] {
			problems.Add(secondHands(other, hands[0]))
		}
		list, found, err := load(hands[0])
		if err != nil {
			return nil, problems, err
		}
		problems = append(problems, found...)
		list.hands = true
		files = append(files, list)
	}
	if problems.HasErrors() && (explicit || options.Corrections != "") {
		return nil, problems, nil
	}
	ev, found := read(files, options)
	problems = append(problems, found...)
	problems.Sort()
	return ev, problems, nil
}

// file is a file's bytes with what they are for.
type file struct {
	name  string
	data  []byte
	names bool // holds names, not results
	// corrections says that it holds those, not results; hands that it holds the cards.
	corrections, hands bool
	// tables of the same database that were exported with it, and the folder that
	// they lie in.
	tables []file
	folder string
}

// order is when a file is read: corrections before the results that they change, and names
// after them.
func (f *file) order() int {
	switch {
	case f.corrections:
		return 0
	case f.names, f.hands:
		return 2
	}
	return 1
}

// title is what an event is called that says nothing of itself.
func (f *file) title() string {
	if len(f.tables) > 0 && f.folder != "" {
		return f.folder
	}
	return strings.TrimSuffix(f.name, filepath.Ext(f.name))
}

func load(path string) (file, event.Problems, error) {
	name := filepath.Base(path)
	failed := func(text, hint string) (file, event.Problems, error) {
		return file{}, event.Problems{{At: event.Position{File: name}, Text: text, Hint: hint}}, nil
	}
	f, err := os.Open(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return failed("there is no such file", "look at the spelling and the folder")
	case err != nil:
		return file{}, nil, fmt.Errorf("reading %s: %w", name, err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, cells.MaxFileSize+1))
	switch {
	case err != nil:
		return file{}, nil, fmt.Errorf("reading %s: %w", name, err)
	case len(data) > cells.MaxFileSize:
		return failed(fmt.Sprintf("the file is larger than %d MB", cells.MaxFileSize>>20), "give it one session at a time")
	}
	return file{name: name, data: data}, nil, nil
}

// NamesSuffix ends the name of a file of names, before its extension:
// club-names.csv belongs to club.csv.
const NamesSuffix = "-names"

// namesFile finds the file of names that belongs to an input.
func namesFile(path, explicit string, folders *Folders) (names string, isExplicit bool) {
	if explicit != "" {
		return explicit, true
	}
	return folders.beside(path, NamesSuffix), false
}
