package jet

import (
	"cmp"
	"fmt"
	"slices"
)

// Kind is the type of a column, by its number in the file.
type Kind uint8

// The kinds of columns.
const (
	Boolean  Kind = 1
	Byte     Kind = 2
	Integer  Kind = 3 // 16 bits
	Long     Kind = 4 // 32 bits
	Currency Kind = 5 // ten thousandths
	Single   Kind = 6
	Double   Kind = 7
	DateTime Kind = 8
	Binary   Kind = 9
	Text     Kind = 10
	OLE      Kind = 11 // long binary
	Memo     Kind = 12 // long text
	GUID     Kind = 15
	Numeric  Kind = 16
	Complex  Kind = 18 // attachments and lists, which stand in tables of their own
	BigInt   Kind = 19
)

// sizes are the bytes of kinds that always have as many.
var sizes = map[Kind]int{
	Byte: 1, Integer: 2, Long: 4, Currency: 8, Single: 4, Double: 8, DateTime: 8, GUID: 16, Numeric: 17, Complex: 4, BigInt: 8,
}

// columns reads the entries of columns and the names behind them, and sorts
// them by number: the order in which they were made.
func (d *Database) columns(def []byte, count int) ([]Column, error) {
	l := d.layout
	columns := make([]Column, count)
	for i := range columns {
		columns[i] = l.readColumn(def[i*l.columnEntry:])
	}
	names := def[count*l.columnEntry:]
	for i := range columns {
		var err error
		if columns[i].Name, names, err = d.columnName(names); err != nil {
			return nil, fmt.Errorf("name of column %d: %w", i+1, err)
		}
	}
	slices.SortStableFunc(columns, func(a, b Column) int { return cmp.Compare(a.number, b.number) })
	return columns, nil
}

func (l *layout) readColumn(entry []byte) Column {
	c := Column{
		Kind:   Kind(entry[0]),
		number: u16(entry[l.column.number:]),
		fixed:  entry[l.column.flags]&flagFixed != 0,
		place:  u16(entry[l.column.variable:]),
		length: u16(entry[l.column.length:]),
		scale:  int(entry[l.column.scale]),
	}
	if c.fixed {
		c.place = u16(entry[l.column.offset:])
	}
	if size, ok := sizes[c.Kind]; ok {
		c.length = size
	}
	return c
}

// columnName reads a name with its length before it, and gives what follows.
func (d *Database) columnName(names []byte) (string, []byte, error) {
	head, length := 1, 0
	if d.layout.nameIsUCS2 {
		head = 2
	}
	if len(names) < head {
		return "", nil, errShort
	}
	if length = int(names[0]); head == 2 {
		length = u16(names)
	}
	names = names[head:]
	if len(names) < length {
		return "", nil, errShort
	}
	name, err := d.columnText(names[:length])
	return name, names[length:], err
}

func (d *Database) columnText(b []byte) (string, error) {
	if d.layout.nameIsUCS2 {
		return ucs2(b), nil
	}
	return d.text(b)
}
