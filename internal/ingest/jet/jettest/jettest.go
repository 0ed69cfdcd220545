// Package jettest builds small Access databases, page by page, for tests of
// what reads them.
//
// In go tables as lists of columns and rows; out come the bytes of a file in the
// format of Jet 3 or Jet 4. It shares no code with the reader, and what it
// builds is also read by mdbtools where that is installed.
package jettest

import (
	"encoding/binary"
	"fmt"
	"slices"
)

// Format is a generation of the file format.
type Format int

// The two formats that are built.
const (
	Jet3 Format = 3
	Jet4 Format = 4
)

// Formats are all of them, for tests of each.
var Formats = []Format{Jet3, Jet4}

// Type is the type of a column, by its number in the file.
type Type byte

// The types of columns, with the Go types of their values. A nil is a null.
const (
	Boolean  Type = 1  // bool
	Byte     Type = 2  // int
	Integer  Type = 3  // int
	Long     Type = 4  // int
	Currency Type = 5  // int, in ten thousandths
	Single   Type = 6  // float64
	Double   Type = 7  // float64
	DateTime Type = 8  // float64, in days
	Binary   Type = 9  // Raw
	Text     Type = 10 // string or Raw
	OLE      Type = 11 // Raw
	Memo     Type = 12 // string or Raw
	GUID     Type = 15 // Raw
	Numeric  Type = 16 // Raw
)

// Raw is a value as its bytes, which are stored as they are.
type Raw []byte

// Column is a column of a table.
type Column struct {
	Name  string
	Type  Type
	Scale byte // decimals of a Numeric
}

// Row is a row of a table. It may have fewer values than the table has columns,
// as rows do that were written before a column was added.
type Row struct {
	Values  []any
	Deleted bool
	Moved   bool // stands on another page than the pointer to it
}

// Table is what a table holds.
type Table struct {
	Name    string
	Columns []Column
	Rows    []Row
}

// Rows makes rows of values.
func Rows(values ...[]any) []Row {
	rows := make([]Row, len(values))
	for i, v := range values {
		rows[i].Values = v
	}
	return rows
}

// Build makes a database. It panics on tables that it cannot build.
func Build(f Format, tables ...Table) []byte {
	b := newBuilder(f)
	catalogue := Table{Name: "MSysObjects", Columns: []Column{
		{Name: "Id", Type: Long},
		{Name: "ParentId", Type: Long},
		{Name: "Name", Type: Text},
		{Name: "Type", Type: Integer},
		{Name: "Flags", Type: Long},
		{Name: "LvProp", Type: OLE},
	}}
	b.reserve() // page 0
	b.maps = b.newData(0)
	definition := b.reserve()
	if definition != 2 {
		panic("the catalogue is defined on page 2")
	}
	object := func(id int, name string, flags int) {
		catalogue.Rows = append(catalogue.Rows, Row{Values: []any{id, 0, name, 1, flags}})
	}
	object(definition, catalogue.Name, -0x80000000)
	for _, t := range tables {
		page := b.reserve()
		b.table(page, t)
		object(page, t.Name, 0)
	}
	b.table(definition, catalogue)
	b.header()
	return slices.Concat(b.pages...)
}

// builder makes the pages of a file.
type builder struct {
	format   Format
	pageSize int
	rowCount int // where a data page has its count of rows
	pages    [][]byte
	maps     int // the page with usage maps
}

func newBuilder(f Format) *builder {
	switch f {
	case Jet3:
		return &builder{format: f, pageSize: 2048, rowCount: 8}
	case Jet4:
		return &builder{format: f, pageSize: 4096, rowCount: 12}
	}
	panic(fmt.Sprintf("format %d", f))
}

// reserve adds an empty page and gives its number.
func (b *builder) reserve() int {
	b.pages = append(b.pages, make([]byte, b.pageSize))
	return len(b.pages) - 1
}

// newData adds a page for rows of the table that is defined on page owner.
func (b *builder) newData(owner int) int {
	n := b.reserve()
	b.pages[n][0], b.pages[n][1] = 1, 1
	put32(b.pages[n][4:], owner)
	return n
}

// free is how many bytes a data page has left, the next row's offset counted.
func (b *builder) free(page int) int {
	p := b.pages[page]
	n := get16(p[b.rowCount:])
	return b.lastRow(p, n) - (b.rowCount + 2 + 2*n)
}

func (b *builder) lastRow(p []byte, rows int) int {
	if rows == 0 {
		return b.pageSize
	}
	return get16(p[b.rowCount+2*rows:]) & 0x1FFF
}

// add puts a row into a data page, with flags beside its offset, and gives the
// pointer to it.
func (b *builder) add(page int, row []byte, flags int) int {
	if b.free(page) < len(row)+2 {
		panic(fmt.Sprintf("a row of %d bytes does not fit into page %d", len(row), page))
	}
	p := b.pages[page]
	n := get16(p[b.rowCount:])
	start := b.lastRow(p, n) - len(row)
	copy(p[start:], row)
	put16(p[b.rowCount+2+2*n:], start|flags)
	put16(p[b.rowCount:], n+1)
	put16(p[2:], b.free(page))
	return page<<8 | n
}

func get16(b []byte) int    { return int(binary.LittleEndian.Uint16(b)) }
func put16(b []byte, n int) { binary.LittleEndian.PutUint16(b, uint16(n)) }
func put32(b []byte, n int) { binary.LittleEndian.PutUint32(b, uint32(n)) }

func append16(b []byte, n int) []byte { return binary.LittleEndian.AppendUint16(b, uint16(n)) }
func append32(b []byte, n int) []byte { return binary.LittleEndian.AppendUint32(b, uint32(n)) }
