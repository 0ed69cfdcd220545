// Package jet reads the databases of Microsoft Access: Jet 3 (Access 97), Jet 4
// (Access 2000) and ACE (Access 2007 and later).
//
// In go the bytes of a whole file; out come the names of its tables, their
// columns and their rows, each value as a text. Nothing is written, no index is
// read, and what a table means is not this package's business.
//
// The file is a row of pages of one size: page 0 describes the file, page 2
// begins the definition of the catalogue, a table whose rows name all others.
// A definition points to a map of the pages that the table owns, and these hold
// its rows. The facts about the format are those which the mdbtools project
// found out and published. The bytes may come from anybody: every number in
// them is checked before it is followed, and the work done for a table is
// limited by the size of the file. Errors name the page.
package jet

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/text/encoding"
)

// Database is a file that was opened.
type Database struct {
	data    []byte
	layout  *layout
	charset encoding.Encoding // of texts in Jet 3; nil later, where they are Unicode
	tables  []entry
}

// entry is a user's table in the catalogue.
type entry struct {
	name       string
	definition int // the page where its definition begins
}

// The catalogue is a table like others, defined on a page of its own.
const (
	catalogueName = "MSysObjects"
	cataloguePage = 2
)

// Objects of the catalogue that are tables of the user.
const (
	typeTable   = 1
	flagsSystem = 0x80000002
)

var (
	magicJet = []byte("\x00\x01\x00\x00Standard Jet DB\x00")
	magicACE = []byte("\x00\x01\x00\x00Standard ACE DB\x00")
)

// ErrEncrypted says that the pages are scrambled with a key.
var ErrEncrypted = errors.New("the database is encrypted")

// Is reports whether a file is an Access database, by its first bytes.
func Is(data []byte) bool {
	return bytes.HasPrefix(data, magicJet) || bytes.HasPrefix(data, magicACE)
}

// Open reads the catalogue of a database. The data must not change as long as
// the database is used.
func Open(data []byte) (*Database, error) {
	if !Is(data) {
		return nil, errors.New("not an Access database")
	}
	h, err := readHeader(data)
	if err != nil {
		return nil, err
	}
	if rest := len(data) % h.layout.pageSize; rest != 0 {
		return nil, fmt.Errorf("page %d is cut short: it has %d of %d bytes", len(data)/h.layout.pageSize, rest, h.layout.pageSize)
	}
	d := &Database{data: data, layout: h.layout, charset: h.charset}
	if err := d.readCatalogue(); err != nil {
		return nil, fmt.Errorf("catalogue: %w", err)
	}
	return d, nil
}

// Tables are the names of the user's tables, in the order of the catalogue.
func (d *Database) Tables() []string {
	names := make([]string, len(d.tables))
	for i, t := range d.tables {
		names[i] = t.name
	}
	return names
}

// Has reports whether there is a table of that name; case does not matter, as
// in Access.
func (d *Database) Has(name string) bool {
	_, ok := d.find(name)
	return ok
}

// Table reads the definition of a table.
func (d *Database) Table(name string) (*Table, error) {
	e, ok := d.find(name)
	if !ok {
		return nil, fmt.Errorf("there is no table %q", name)
	}
	t, err := d.define(e.name, e.definition)
	if err != nil {
		return nil, fmt.Errorf("table %s: %w", e.name, err)
	}
	return t, nil
}

func (d *Database) find(name string) (entry, bool) {
	for _, e := range d.tables {
		if strings.EqualFold(e.name, name) {
			return e, true
		}
	}
	return entry{}, false
}

func (d *Database) readCatalogue() error {
	t, err := d.define(catalogueName, cataloguePage)
	if err != nil {
		return err
	}
	id, name, kind, flags := t.Index("Id"), t.Index("Name"), t.Index("Type"), t.Index("Flags")
	if min(id, name, kind, flags) < 0 {
		return pageErrorf(cataloguePage, "the columns Id, Name, Type and Flags are not all there")
	}
	for row, err := range t.Rows() {
		if err != nil {
			return err
		}
		if row[kind].number() == typeTable && row[flags].number()&flagsSystem == 0 {
			d.tables = append(d.tables, entry{row[name].Text, int(row[id].number() & 0xFFFFFF)})
		}
	}
	return nil
}

// number is a whole number that stands in the catalogue; 0 where there is none.
func (v Value) number() int64 {
	n, err := strconv.ParseInt(v.Text, 10, 64)
	if err != nil {
		return 0
	}
	return n
}

func u16(b []byte) int { return int(binary.LittleEndian.Uint16(b)) }

func u32(b []byte) int { return int(binary.LittleEndian.Uint32(b)) }
