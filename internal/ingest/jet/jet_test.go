package jet_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"bridgecalc/internal/ingest/jet"
	"bridgecalc/internal/ingest/jet/jettest"
)

// kinds has a column of every type, and rows with the ends of their ranges.
func kinds() jettest.Table {
	return jettest.Table{
		Name: "Kinds",
		Columns: []jettest.Column{
			{Name: "Text", Type: jettest.Text},
			{Name: "Yes", Type: jettest.Boolean},
			{Name: "Byte", Type: jettest.Byte},
			{Name: "Integer", Type: jettest.Integer},
			{Name: "Memo", Type: jettest.Memo},
			{Name: "Long", Type: jettest.Long},
			{Name: "Currency", Type: jettest.Currency},
			{Name: "Single", Type: jettest.Single},
			{Name: "Double", Type: jettest.Double},
			{Name: "Date", Type: jettest.DateTime},
			{Name: "Numeric", Type: jettest.Numeric, Scale: 3},
			{Name: "GUID", Type: jettest.GUID},
			{Name: "NS/EW", Type: jettest.Text},
		},
		Rows: jettest.Rows(
			[]any{
				"Kärki & Öhman", true, 255, -32768, "short", -2147483648, -123456, 1.5, 0.1, 46041.42382,
				numeric(0x80, 1234567), guid(), "N",
			},
			[]any{"", false, 0, 32767, strings.Repeat("long ", 200), 2147483647, 50, -0.25, 1e21, -1.25, numeric(0, 7), guid(), "EW"},
			[]any{nil, nil, nil, nil, strings.Repeat("é longer", 1000), nil, nil, nil, nil, nil, nil, nil, nil},
			[]any{"of before the last columns were added", true},
		),
	}
}

var kindsRows = [][]string{
	{"Text", "Yes", "Byte", "Integer", "Memo", "Long", "Currency", "Single", "Double", "Date", "Numeric", "GUID", "NS/EW"},
	{
		"Kärki & Öhman", "1", "255", "-32768", "short", "-2147483648", "-12.3456", "1.5", "0.1", "2026-01-19 10:10:18",
		"-1234.567", "{04030201-0605-0807-090A-0B0C0D0E0F10}", "N",
	},
	{
		"", "0", "0", "32767", strings.Repeat("long ", 200), "2147483647", "0.0050", "-0.25", "1e+21", "1899-12-29 06:00:00",
		"0.007", "{04030201-0605-0807-090A-0B0C0D0E0F10}", "EW",
	},
	{"", "0", "", "", strings.Repeat("é longer", 1000), "", "", "", "", "", "", "", ""},
	{"of before the last columns were added", "1", "", "", "", "", "", "", "", "", "", "", ""},
}

func numeric(sign byte, n uint32) jettest.Raw {
	return binary.LittleEndian.AppendUint32(append([]byte{sign}, make([]byte, 12)...), n)
}

func guid() jettest.Raw {
	return jettest.Raw{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}
}

// wide has so many columns with such long names that its definition goes over
// more than one page.
func wide() jettest.Table {
	t := jettest.Table{Name: "Wide"}
	var values []any
	for i := range 120 {
		t.Columns = append(t.Columns, jettest.Column{Name: fmt.Sprintf("A column with a long name and number %d", i), Type: jettest.Text})
		values = append(values, fmt.Sprintf("value %d", i))
	}
	t.Rows = jettest.Rows(values)
	return t
}

// moves has rows that were deleted and rows that grew and had to move.
func moves() jettest.Table {
	t := jettest.Table{Name: "Moves", Columns: []jettest.Column{{Name: "ID", Type: jettest.Long}, {Name: "Note", Type: jettest.Text}}}
	for i := range 300 {
		t.Rows = append(t.Rows, jettest.Row{
			Values: []any{i, fmt.Sprintf("row %d", i)}, Deleted: i%7 == 3, Moved: i%50 == 11,
		})
	}
	return t
}

// games is a table of as many rows, of about 60 bytes each in Jet 3.
func games(rows int) jettest.Table {
	t := jettest.Table{Name: "Games", Columns: []jettest.Column{
		{Name: "ID", Type: jettest.Long},
		{Name: "Board", Type: jettest.Integer},
		{Name: "Contract", Type: jettest.Text},
		{Name: "Erased", Type: jettest.Boolean},
		{Name: "Remarks", Type: jettest.Text},
	}}
	for i := range rows {
		t.Rows = append(t.Rows, jettest.Row{Values: []any{i, i % 32, "3 NT", false, "a remark of some forty letters to fill up"}})
	}
	return t
}

func eachFormat(t *testing.T, f func(t *testing.T, format jettest.Format)) {
	for _, format := range jettest.Formats {
		t.Run(fmt.Sprintf("Jet %d", format), func(t *testing.T) { f(t, format) })
	}
}

func opened(t *testing.T, data []byte) *jet.Database {
	t.Helper()
	d, err := jet.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestTables(t *testing.T) {
	eachFormat(t, func(t *testing.T, format jettest.Format) {
		d := opened(t, jettest.Build(format, kinds(), wide(), moves()))
		if diff := cmp.Diff([]string{"Kinds", "Wide", "Moves"}, d.Tables()); diff != "" {
			t.Error(diff)
		}
		if !d.Has("kinds") || d.Has("MSysObjects") {
			t.Error("case matters, or the catalogue is a table of the user's")
		}
		if _, err := d.Table("Other"); err == nil || !strings.Contains(err.Error(), `"Other"`) {
			t.Errorf("a table that is not there: %v", err)
		}
	})
}

func TestKinds(t *testing.T) {
	eachFormat(t, func(t *testing.T, format jettest.Format) {
		d := opened(t, jettest.Build(format, kinds()))
		if diff := cmp.Diff(kindsRows, contents(t, d, "Kinds")); diff != "" {
			t.Error(diff)
		}
		table, err := d.Table("Kinds")
		if err != nil {
			t.Fatal(err)
		}
		if c := table.Columns[table.Index("date")]; c.Kind != jet.DateTime {
			t.Errorf("column %s is of kind %d", c.Name, c.Kind)
		}
		for row, err := range table.Rows() {
			if err != nil || row[0].Null || row[12].Null {
				t.Fatalf("the first row has null texts, or is damaged: %v", err)
			}
			break
		}
	})
}

func TestWideDefinition(t *testing.T) {
	eachFormat(t, func(t *testing.T, format jettest.Format) {
		rows := contents(t, opened(t, jettest.Build(format, wide())), "Wide")
		for i, want := range []string{"A column with a long name and number 119", "value 119"} {
			if len(rows[i]) != 120 || rows[i][119] != want {
				t.Errorf("row %d: %q of %d columns; want %q of 120", i, rows[i][119], len(rows[i]), want)
			}
		}
	})
}

func TestDeletedAndMovedRows(t *testing.T) {
	eachFormat(t, func(t *testing.T, format jettest.Format) {
		rows := contents(t, opened(t, jettest.Build(format, moves())), "Moves")[1:]
		var want [][]string
		for i := range 300 {
			if i%7 != 3 {
				want = append(want, []string{fmt.Sprint(i), fmt.Sprintf("row %d", i)})
			}
		}
		slices.SortFunc(rows, func(a, b []string) int { return strings.Compare(a[0], b[0]) })
		slices.SortFunc(want, func(a, b []string) int { return strings.Compare(a[0], b[0]) })
		if diff := cmp.Diff(want, rows); diff != "" {
			t.Error(diff)
		}
	})
}

// Pages beyond the reach of a map within a row are named on pages of their own.
func TestManyPages(t *testing.T) {
	eachFormat(t, func(t *testing.T, format jettest.Format) {
		data := jettest.Build(format, games(45_000))
		rows := contents(t, opened(t, data), "Games")[1:]
		if len(rows) != 45_000 || rows[44_999][0] != "44999" {
			t.Errorf("%d rows in %d bytes", len(rows), len(data))
		}
	})
}

// TestText has texts of Jet 4 as Access stores them: a zero byte changes between
// one byte for a letter and two.
func TestText(t *testing.T) {
	tests := map[string]jettest.Raw{
		"":           {},
		"♠K":         {0x60, 0x26, 'K', 0},
		"abc":        {0xFF, 0xFE, 'a', 'b', 'c'},
		"ä♠♥b":       {0xFF, 0xFE, 0xE4, 0, 0x60, 0x26, 0x65, 0x26, 0, 'b'},
		"half a":     {0xFF, 0xFE, 'h', 'a', 'l', 'f', ' ', 'a', 0, 0x60},
		"\U0001F0A1": {0x3C, 0xD8, 0xA1, 0xDC},
	}
	for want, raw := range tests {
		table := jettest.Table{Name: "T", Columns: []jettest.Column{{Name: "T", Type: jettest.Text}}, Rows: jettest.Rows([]any{raw})}
		rows := contents(t, opened(t, jettest.Build(jettest.Jet4, table)), "T")
		if rows[1][0] != want {
			t.Errorf("% X is %q; want %q", []byte(raw), rows[1][0], want)
		}
	}
}

// TestRandomRows reads back what was built: of Jet 3, rows of all lengths with
// their jumps.
func TestRandomRows(t *testing.T) {
	text := rapid.OneOf(rapid.Just[any](nil), rapid.Map(rapid.StringMatching(`[a-zäöé ]{0,250}`), func(s string) any { return s }))
	rapid.Check(t, func(t *rapid.T) {
		format := rapid.SampledFrom(jettest.Formats).Draw(t, "format")
		columns := rapid.IntRange(1, 7).Draw(t, "columns")
		table := jettest.Table{Name: "T"}
		for i := range columns {
			table.Columns = append(table.Columns, jettest.Column{Name: fmt.Sprint(i), Type: jettest.Text})
		}
		table.Rows = jettest.Rows(rapid.SliceOfN(rapid.SliceOfN(text, columns, columns), 0, 20).Draw(t, "rows")...)
		d, err := jet.Open(jettest.Build(format, table))
		if err != nil {
			t.Fatal(err)
		}
		read, err := d.Table("T")
		if err != nil {
			t.Fatal(err)
		}
		i := 0
		for row, err := range read.Rows() {
			if err != nil {
				t.Fatal(err)
			}
			for c, v := range row {
				if want := table.Rows[i].Values[c]; v.Null != (want == nil) || want != nil && v.Text != want {
					t.Fatalf("row %d, column %d: %+v; want %v", i, c, v, want)
				}
			}
			i++
		}
		if i != len(table.Rows) {
			t.Fatalf("%d rows; want %d", i, len(table.Rows))
		}
	})
}

// TestBuiltExport has another program read what the tests are made of.
func TestBuiltExport(t *testing.T) {
	eachFormat(t, func(t *testing.T, format jettest.Format) {
		path := filepath.Join(t.TempDir(), "built.mdb")
		k := kinds()
		k.Rows = k.Rows[:1] // dates before 1900 are beyond mdb-export
		if err := os.WriteFile(path, jettest.Build(format, k, wide(), moves(), games(5000)), 0o600); err != nil {
			t.Fatal(err)
		}
		compareExport(t, path)
	})
}

// TestDamage has files that cannot be read; what is wrong is told with its page.
func TestDamage(t *testing.T) {
	page := func(data []byte, format jettest.Format, n int) []byte {
		size := map[jettest.Format]int{jettest.Jet3: 2048, jettest.Jet4: 4096}[format]
		return data[n*size : (n+1)*size]
	}
	masked := func(data []byte, format jettest.Format, change func(data []byte)) {
		part := data[0x18:][:map[jettest.Format]int{jettest.Jet3: 126, jettest.Jet4: 128}[format]]
		jettest.MaskHeader(part)
		change(data)
		jettest.MaskHeader(part)
	}
	tests := map[string]struct {
		damage func(data []byte, format jettest.Format) []byte
		want   string
	}{
		"no database":       {func([]byte, jettest.Format) []byte { return []byte("Board,NS,EW") }, "not an Access database"},
		"cut within a page": {func(data []byte, _ jettest.Format) []byte { return data[:len(data)-100] }, "is cut short"},
		"cut within page 0": {func(data []byte, _ jettest.Format) []byte { return data[:100] }, "page 0: the file is cut short"},
		"cut between pages": {func(data []byte, f jettest.Format) []byte { return data[:len(data)-3*len(page(data, f, 0))] }, "the file ends at page"},
		"a later version":   {func(data []byte, _ jettest.Format) []byte { data[0x14] = 99; return data }, "page 0: version 99"},
		"encrypted": {func(data []byte, f jettest.Format) []byte {
			masked(data, f, func(data []byte) { data[0x3E] = 1 })
			return data
		}, "page 0: the database is encrypted"},
		"no catalogue": {func(data []byte, f jettest.Format) []byte { clear(page(data, f, 2)); return data }, "page 2: it is of kind 0"},
		"a definition in a circle": {func(data []byte, f jettest.Format) []byte {
			binary.LittleEndian.PutUint32(page(data, f, 3)[4:], 3)
			return data
		}, "page 3: the pages of the definition go round in a circle"},
		"a lost page of rows": {func(data []byte, f jettest.Format) []byte { clear(page(data, f, 4)); return data }, "page 3: it says that there are 257 rows"},
	}
	eachFormat(t, func(t *testing.T, format jettest.Format) {
		for name, test := range tests {
			data := test.damage(jettest.Build(format, moves()), format)
			if err := readAll(data); err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%s: %v; want %s", name, err, test.want)
			}
		}
	})
	data := jettest.Build(jettest.Jet4)
	masked(data, jettest.Jet4, func(data []byte) { data[0x3E] = 1 })
	if _, err := jet.Open(data); !errors.Is(err, jet.ErrEncrypted) {
		t.Errorf("%v is not ErrEncrypted", err)
	}
}

// A code page that is not known is named rather than guessed.
func TestCodePage(t *testing.T) {
	table := jettest.Table{Name: "T", Columns: []jettest.Column{{Name: "T", Type: jettest.Text}}, Rows: jettest.Rows([]any{jettest.Raw{0xB3}})}
	for codePage, want := range map[uint16]string{1252: "³", 1250: "ł", 1251: "і", 0: "³", 4711: "page 0: code page 4711"} {
		data := jettest.Build(jettest.Jet3, table)
		part := data[0x18:][:126]
		jettest.MaskHeader(part)
		binary.LittleEndian.PutUint16(data[0x3C:], codePage)
		jettest.MaskHeader(part)
		d, err := jet.Open(data)
		switch {
		case err != nil && !strings.Contains(err.Error(), want):
			t.Errorf("%d: %v", codePage, err)
		case err == nil:
			if got := contents(t, d, "T")[1][0]; got != want {
				t.Errorf("%d: %q; want %q", codePage, got, want)
			}
		}
	}
}

// readAll reads every table of a file, and gives the first error.
func readAll(data []byte) error {
	d, err := jet.Open(data)
	if err != nil {
		return err
	}
	for _, name := range d.Tables() {
		table, err := d.Table(name)
		if err != nil {
			return err
		}
		for _, err := range table.Rows() {
			if err != nil {
				return err
			}
		}
	}
	return nil
}
