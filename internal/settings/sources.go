package settings

import (
	"path/filepath"

	"bridgecalc/internal/event"
)

// Layer is what one place says: a settings file, a sheet, the command line. Of
// settings with the same key the last one holds.
type Layer []event.Setting

// Sources are the places beside a file of results that say how it is to be
// taken. The lists have the weakest first.
type Sources struct {
	// Weaker gives way to what the file of results says itself: the settings
	// files of folders, and the one beside it.
	Weaker []Layer
	// Stronger goes before it: the file named on the command line, and flags.
	Stronger []Layer
}

// Settled is what holds for one file of results, with the places that decided it.
type Settled struct {
	Settings
	said map[string]event.Setting
}

// Settle makes the settings of an event from all places; own is what its file
// says itself. What is wrong is a problem at its place, and left out.
func (s Sources) Settle(own Layer) (Settled, event.Problems) {
	settled := Settled{Settings: Default(), said: make(map[string]event.Setting)}
	var problems event.Problems
	for _, layers := range [][]Layer{s.Weaker, {own}, s.Stronger} {
		for _, layer := range layers {
			for _, said := range layer {
				if err := settled.put(said); err != nil {
					problems.Add(*problemOf(said, err))
				}
			}
		}
	}
	return settled, problems
}

func (s *Settled) put(said event.Setting) error {
	k, ok := Find(said.Key)
	if !ok {
		return &KeyError{Key: said.Key, Meant: NearKeys(said.Key)}
	}
	if err := k.Set(&s.Settings, said.Value); err != nil {
		return err
	}
	s.said[k.Name] = said
	return nil
}

// From is where the value of a key was said; false where it is the default.
func (s *Settled) From(key string) (event.Setting, bool) {
	said, ok := s.said[key]
	return said, ok
}

// From makes the paths among the values start at a folder, which is that of the
// file in which they stand.
func (l Layer) From(folder string) Layer {
	moved := make(Layer, len(l))
	for i, said := range l {
		if k, ok := Find(said.Key); ok && k.isPath(said.Value) && !filepath.IsAbs(said.Value) {
			said.Value = filepath.Join(folder, said.Value)
		}
		moved[i] = said
	}
	return moved
}

// isPath reports whether a value is the path of a file.
func (k *Key) isPath(value string) bool {
	switch k.Kind {
	case Path:
		return value != ""
	case PathOrChoice:
		return k.own(value) == value && filepath.Ext(value) != ""
	}
	return false
}
