package dbf

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strings"
	"testing"

	"bridgecalc/internal/ingest/formats/formattest"

	"github.com/google/go-cmp/cmp"
)

// column is a column of a table that a test makes: "BOARD N 3".
type column struct {
	name   string
	kind   byte
	length int
}

func columns(specs ...string) []column {
	all := make([]column, len(specs))
	for i, spec := range specs {
		var kind string
		if _, err := fmt.Sscan(spec, &all[i].name, &kind, &all[i].length); err != nil {
			panic(err)
		}
		all[i].kind = kind[0]
	}
	return all
}

// build makes a dBASE III table; a row that begins with "*" is deleted.
func build(columns []column, rows ...[]string) []byte {
	size := 1
	var fields bytes.Buffer
	for _, c := range columns {
		var descriptor [descriptorSize]byte
		copy(descriptor[:11], c.name)
		descriptor[11], descriptor[16] = c.kind, byte(c.length)
		fields.Write(descriptor[:])
		size += c.length
	}
	header := make([]byte, headerSize)
	header[0], header[1], header[2], header[3] = 0x03, 126, 3, 10
	binary.LittleEndian.PutUint32(header[4:], uint32(len(rows)))
	binary.LittleEndian.PutUint16(header[8:], uint16(headerSize+fields.Len()+1))
	binary.LittleEndian.PutUint16(header[10:], uint16(size))
	table := append(append(header, fields.Bytes()...), endOfFields)
	for _, row := range rows {
		mark := byte(' ')
		if row[0] == "*" {
			mark, row = deleted, row[1:]
		}
		table = append(table, mark)
		for i, c := range columns {
			switch {
			case c.kind == 'I':
				var n int32
				fmt.Sscan(row[i], &n)
				table = binary.LittleEndian.AppendUint32(table, uint32(n))
			case c.kind == 'N':
				table = append(table, fmt.Sprintf("%*s", c.length, row[i])...)
			default:
				table = append(table, row[i]+strings.Repeat(" ", c.length-len(row[i]))...)
			}
		}
	}
	return append(table, endOfRecords)
}

var (
	playColumns = columns("MPS_NS N 6", "MPS_EW N 6", "BOARD I 4", "PAIREW C 3", "PAIRNS C 3", "NS_EW C 1", "CONTRACT C 8", "RESULT C 6",
		"LEADCARD C 3", "RESVAL_NS N 6", "EXTRA C 5")
	someResult = []string{"2", "0", "1", "2", "1", "N", "4 P", "=", "CD", "420", "x"}
)

// tables are the files of testdata, which no editor could show.
func tables() map[string][]byte {
	play := build(playColumns,
		someResult,
		[]string{"0", "2", "1", "4", "3", "O", "3 K X", "-1", "T10", "100", ""},
		[]string{"*", "9", "9", "1", "4", "3", "O", "7 SA", "=", "", "-1520", ""},
		[]string{"1", "1", "2", "3", "1", "S", "1 SA", "+2", "P2", "150", ""},
		[]string{"1", "1", "2", "4", "2", "", "PASS", "", "", "0", ""},
		[]string{"0", "2", "4", "4", "2", "W", "5 TX", "+1", "CA", "-950", ""},
		[]string{"1.2", "0.8", "3", "2", "1", "", "", "60-40", "", "0", ""},
		[]string{"0", "0", "3", "4", "3", "", "", "", "", "0", ""},
		[]string{"0", "0", "4", "", "", "", "", "", "", "0", ""},
	)
	matches := columns("BOARD N 3", "HOME_NS N 3", "VISIT_EW N 3", "VISIT_NS N 3", "HOME_EW N 3",
		"CONTRACT_H C 6", "NS_EW_H C 1", "RESULT_H C 3", "LC_H C 3", "RESVAL_H N 6",
		"CONTRACT_V C 6", "NS_EW_V C 1", "RESULT_V C 3", "LC_V C 3", "RESVAL_V N 6", "IMPS_H N 4", "IMPS_V N 4")
	teams := build(matches,
		[]string{"1", "1", "2", "2", "1", "4 C", "N", "=", "TB", "420", "4 C", "N", "-1", "", "-50", "10", "0"},
		[]string{"2", "1", "2", "2", "1", "ok", "", "", "", "0", "ok", "", "", "", "0", "0", "0"},
		[]string{"0", "1", "2", "2", "1", "", "", "", "", "0", "", "", "", "", "0", "10", "0"},
	)
	participants := columns("P_NUMMER N 4", "NAME1 C 12", "NAME2 C 12", "NS L 1")
	names := build(participants,
		[]string{"1", "J\xF6rg", "Ann", "T"},
		[]string{"2", "Cid", "", "F"},
		[]string{"0", "", "", "F"},
	)
	return map[string][]byte{
		"play.dbf": play, "matches.dbf": teams, "names.dbf": names,
		"names-dos.dbf": build(participants, []string{"1", "J\x94rg M\x81ller", "Ann Wei\xE1", "?"}),
	}
}

func TestTranscripts(t *testing.T) {
	for name, data := range tables() {
		formattest.Kept(t, "testdata/"+name, data)
	}
	formattest.Golden(t, "*.dbf", Is, Read)
}

func TestIs(t *testing.T) {
	good := build(playColumns, someResult)
	if !Is(good) {
		t.Error("a table is none")
	}
	for _, text := range []string{
		"", "\x03", "Board,NS,EW,Contract\n1,1,2,4S\n" + strings.Repeat("x", 100), "0123456789" + strings.Repeat("0", 100),
		"0,1,2,3,4,5\n" + strings.Repeat("1,2,3,4S,N,10\n", 200), "\x03" + strings.Repeat("\x00", 200), "PK\x03\x04" + strings.Repeat("\x00", 100),
	} {
		if Is([]byte(text)) {
			t.Errorf("Is(%q)", text)
		}
	}
}

func TestProblems(t *testing.T) {
	good := build(playColumns, someResult, someResult)
	changed := func(at int, b ...byte) []byte {
		data := bytes.Clone(good)
		copy(data[at:], b)
		return data
	}
	start := int(binary.LittleEndian.Uint16(good[8:]))
	tests := []struct {
		name string
		data []byte
		want string
	}{
		{"no table", []byte("\x03 and so on"), "f.dbf: the dBASE table is damaged: it is no dBASE table"},
		{"cut", good[:len(good)-2], "f.dbf: the dBASE table is damaged: the file has fewer records than its header says"},
		{"more records", changed(4, 1), "f.dbf: the dBASE table is damaged: the file has more records than the 1 of its header"},
		{"lengths", changed(headerSize+16, 7), "f.dbf: the dBASE table is damaged: the lengths of its fields do not add up to that of a record"},
		{"no end of the fields", changed(start-1, 'x'), "f.dbf: the dBASE table is damaged: the file ends within its header"},
		{"mark", changed(start, 'x'), "f.dbf: the dBASE table is damaged: a record has no mark that says whether it is deleted"},
		{"other table", build(columns("PAARNR N 3", "PLATZ N 3"), []string{"1", "1"}), "f.dbf: the dBASE table has neither results nor names"},
		{
			"kind", build(columns("BOARD N 3", "PAIRNS N 3", "PAIREW N 3", "RESVAL_NS B 8"), []string{"1", "1", "2", "x"}),
			"f.dbf: the column RESVAL_NS is of the kind 'B', which is not read",
		},
		{
			"teams", build(columns("BOARD N 3", "HOME_NS N 3", "VISIT_EW N 3", "VISIT_NS N 3", "HOME_EW N 3", "RESULT_H C 2"), []string{"1", "1", "2", "3", "1", "="}),
			"f.dbf:1: the teams are 1 and 2 in one room, but 1 and 3 in the other",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			book, problems := Read("f.dbf", tt.data)
			formattest.Check(t, "f.dbf", book, problems)
			var got []string
			for _, p := range problems {
				got = append(got, p.String())
			}
			if diff := cmp.Diff(tt.want, strings.Join(got, "\n")); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func FuzzRead(f *testing.F) { formattest.Fuzz(f, Is, Read) }

func TestMutations(t *testing.T) { formattest.Mutate(t, Is, Read) }

func BenchmarkRead(b *testing.B) {
	data := build(playColumns, someResult)
	start := int(binary.LittleEndian.Uint16(data[8:]))
	record := data[start : len(data)-1]
	for _, megabytes := range []int{1, 10} {
		count := megabytes << 20 / len(record)
		table := append(bytes.Clone(data[:start]), bytes.Repeat(record, count)...)
		binary.LittleEndian.PutUint32(table[4:], uint32(count))
		b.Run(fmt.Sprintf("%dMB", megabytes), func(b *testing.B) {
			b.SetBytes(int64(len(table)))
			b.ReportAllocs()
			for b.Loop() {
				if book, problems := Read("bench", table); book == nil {
					b.Fatal(problems)
				}
			}
		})
	}
}
