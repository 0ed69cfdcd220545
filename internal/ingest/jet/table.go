package jet

import (
	"strings"
)

// Table is the definition of a table.
type Table struct {
	Name    string
	Columns []Column
	db      *Database
	page    int // where the definition begins, and so the owner of the rows' pages
	stated  int // how many rows the definition says there are
	// variable says that some columns have no fixed length: rows then end with
	// a list of offsets.
	variable bool
	owned    pointer
}

// Column is a column of a table.
type Column struct {
	Name string
	Kind Kind
	// number is the column's bit in the mask of those that are not null.
	number int
	fixed  bool
	place  int // fixed: offset within the row; else the place among the variable ones
	length int // of fixed ones, in bytes
	scale  int // decimals of a Numeric
}

// maxColumns is how many columns Access lets a table have.
const maxColumns = 255

const flagFixed = 1

// Index is the place of a column in Columns and in each row, or -1. Case does
// not matter, as in Access.
func (t *Table) Index(name string) int {
	for i := range t.Columns {
		if strings.EqualFold(t.Columns[i].Name, name) {
			return i
		}
	}
	return -1
}

// define reads the definition that begins on a page.
func (d *Database) define(name string, number int) (*Table, error) {
	def, err := d.definition(number)
	if err != nil {
		return nil, err
	}
	l := d.layout
	t := &Table{
		Name: name, db: d, page: number,
		stated:   u32(def[l.stated:]),
		variable: u16(def[l.varColumns:]) > 0,
		owned:    pointerFrom(def[l.usage:]),
	}
	columns, indexes := u16(def[l.columnCount:]), u32(def[l.indexCount:])
	if columns > maxColumns {
		return nil, pageErrorf(number, "it has %d columns; there can be %d", columns, maxColumns)
	}
	entries := l.indexes + indexes*l.indexEntry
	if entries+columns*l.columnEntry > len(def) {
		return nil, pageErrorf(number, "the definition of %d columns and %d indexes %w", columns, indexes, errShort)
	}
	if t.Columns, err = d.columns(def[entries:], columns); err != nil {
		return nil, pageErrorf(number, "%w", err)
	}
	return t, nil
}

// definition puts the pages of a definition together: the first as it is, of
// the others what follows their head.
func (d *Database) definition(number int) ([]byte, error) {
	const next, head = 4, 8
	var def []byte
	for n, count := number, 0; n != 0; count++ {
		if count == d.pages() {
			return nil, pageErrorf(number, "the pages of the definition go round in a circle")
		}
		p, err := d.page(n, pageDefinition)
		if err != nil {
			return nil, err
		}
		if count == 0 {
			def = append(def, p.bytes...)
		} else {
			def = append(def, p.bytes[head:]...)
		}
		n = u32(p.bytes[next:])
	}
	if len(def) == 0 {
		return nil, pageErrorf(number, "there is no definition")
	}
	return def, nil
}
