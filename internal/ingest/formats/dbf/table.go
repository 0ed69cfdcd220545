package dbf

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"iter"
	"strconv"
	"strings"

	"golang.org/x/text/encoding"
)

// The layout of a dBASE III or FoxPro table: a header, a descriptor for each
// field, an end mark, then records of one length.
const (
	headerSize     = 32
	descriptorSize = 32
	endOfFields    = 0x0D
	endOfRecords   = 0x1A
	deleted        = '*'
	maxFields      = 255
)

var (
	errNoTable  = errors.New("it is no dBASE table")
	errCut      = errors.New("the file ends within its header")
	errFields   = errors.New("the lengths of its fields do not add up to that of a record")
	errMissing  = errors.New("the file has fewer records than its header says")
	errDeletion = errors.New("a record has no mark that says whether it is deleted")
)

// versions are the first bytes of tables without and with memo fields: FoxBASE,
// dBASE III, dBASE IV, FoxPro.
var versions = []byte{0x02, 0x03, 0x83, 0x8B, 0xF5, 0x30, 0x31, 0x32}

// field is a column of a table.
type field struct {
	name       string
	kind       byte // C text, N and F numbers as text, I a whole number, L a truth, D a day
	start, end int  // within a record
}

// table is a file whose header is sound.
type table struct {
	fields  []field
	size    int // of a record
	records []byte
	letters encoding.Encoding
}

// looksLike reports whether a file begins as a table does: a known version, a day
// of the last change, sizes that may be, and a first field with a name.
func looksLike(data []byte) bool {
	if len(data) < headerSize+descriptorSize || !bytes.Contains(versions, data[:1]) {
		return false
	}
	month, day := data[2], data[3]
	size := int(binary.LittleEndian.Uint16(data[8:]))
	return month <= 12 && day <= 31 && size > headerSize && size <= len(data) && data[12] == 0 && data[13] == 0 &&
		data[headerSize] >= 'A' && data[headerSize] <= 'z' && data[headerSize+16] > 0
}

// open reads the header.
func open(data []byte) (*table, error) {
	if !looksLike(data) {
		return nil, errNoTable
	}
	count := int(binary.LittleEndian.Uint32(data[4:]))
	t := &table{size: int(binary.LittleEndian.Uint16(data[10:]))}
	start := int(binary.LittleEndian.Uint16(data[8:]))
	if err := t.readFields(data[headerSize:start]); err != nil {
		return nil, err
	}
	t.records = data[start:]
	switch rest := len(t.records); {
	case count > rest/t.size:
		return nil, errMissing
	case rest-count*t.size > 1 && t.records[count*t.size] != endOfRecords:
		return nil, fmt.Errorf("the file has more records than the %d of its header", count)
	}
	t.records = t.records[:count*t.size]
	for n := range count {
		if mark := t.records[n*t.size]; mark != ' ' && mark != deleted {
			return nil, errDeletion
		}
	}
	t.letters = t.lettersFor(data[29])
	return t, t.checkLetters()
}

func (t *table) readFields(descriptors []byte) error {
	at := 1 // behind the mark of a deleted record
	for ; len(descriptors) >= descriptorSize && descriptors[0] != endOfFields; descriptors = descriptors[descriptorSize:] {
		name, _, _ := bytes.Cut(descriptors[:11], []byte{0})
		f := field{name: strings.ToUpper(string(name)), kind: descriptors[11], start: at, end: at + int(descriptors[16])}
		if f.end == f.start || len(t.fields) == maxFields {
			return errFields
		}
		t.fields = append(t.fields, f)
		at = f.end
	}
	switch {
	case len(descriptors) == 0 || descriptors[0] != endOfFields:
		return errCut
	case at != t.size:
		return errFields
	}
	return nil
}

// named is a column by its name; false when there is none.
func (t *table) named(name string) (field, bool) {
	for _, f := range t.fields {
		if f.name == name {
			return f, true
		}
	}
	return field{}, false
}

// rows goes through the records that are not deleted, numbered from 1.
func (t *table) rows() iter.Seq2[int, record] {
	return func(yield func(int, record) bool) {
		for n := 1; n*t.size <= len(t.records); n++ {
			bytes := t.records[(n-1)*t.size : n*t.size]
			if bytes[0] != deleted && !yield(n, record{bytes, t}) {
				return
			}
		}
	}
}

// record is a row of a table.
type record struct {
	bytes []byte
	table *table
}

// text is what a column says, without the spaces around it; empty where the table
// has no such column.
func (r record) text(name string) string {
	f, ok := r.table.named(name)
	if !ok {
		return ""
	}
	raw := r.bytes[f.start:f.end]
	if f.kind == 'I' && len(raw) == 4 {
		return strconv.Itoa(int(int32(binary.LittleEndian.Uint32(raw))))
	}
	return r.table.decode(bytes.Trim(raw, "\x00 "))
}

func (t *table) decode(raw []byte) string {
	for _, c := range raw {
		if c >= 0x80 {
			decoded, _ := t.letters.NewDecoder().Bytes(raw) // one byte, one letter: no error
			return string(decoded)
		}
	}
	return string(raw)
}
