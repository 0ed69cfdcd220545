// Package templates holds what the documents are made of besides numbers: the
// words of each language, and the page for the web. They lie here as plain
// files, so that a translator needs no Go and a new language is one more file.
package templates

import (
	"embed"
	"io/fs"
)

//go:embed words/*.toml page/*
var files embed.FS

// Words is the folder of the words, one file per language: en.toml, fi.toml.
func Words() fs.FS { return folder("words") }

// Page is the folder of the page: page.html with its style.css and script.js.
func Page() fs.FS { return folder("page") }

func folder(name string) fs.FS {
	f, err := fs.Sub(files, name)
	if err != nil {
		panic(err) // only for a malformed path, and these are constant
	}
	return f
}
