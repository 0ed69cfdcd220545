// Package templates holds what the documents are made of besides numbers: the
// words of each language. They lie here as plain files, so that a translator
// needs no Go and a new language is one more file.
package templates

import (
	"embed"
	"io/fs"
)

//go:embed words/*.toml
var files embed.FS

// Words is the folder of the words, one file per language: en.toml, fi.toml.
func Words() fs.FS {
	words, err := fs.Sub(files, "words")
	if err != nil {
		panic(err) // only for a malformed path, and this one is constant
	}
	return words
}
