package blank

import (
	"bytes"
	"encoding/csv"
	"fmt"
)

// CSV makes a blank as a CSV file, for the spreadsheet program of the language's
// country: they expect commas where numbers have a decimal point, else
// semicolons, and take letters with accents for others without the mark. A file
// has one sheet, so of matches it has one.
func CSV(o Options) ([]byte, error) {
	b, err := bundleOf(o)
	if err != nil {
		return nil, err
	}
	if len(b.forms) > 1 && o.Tables != 0 {
		return nil, &Error{"a CSV file holds one match, of 2 tables", "make a workbook, which has a sheet for each: -o " + o.Kind + ".xlsx"}
	}
	f := &b.forms[0]
	out := bytes.NewBufferString("\uFEFF")
	w := csv.NewWriter(out)
	w.UseCRLF = true
	if o.Language != "en" {
		w.Comma = ';'
	}
	for _, r := range append(b.comments(), f.rows...) {
		record := make([]string, len(f.columns))
		for i, content := range r.cells {
			if content != nil {
				record[i] = fmt.Sprint(content)
			}
		}
		if err := w.Write(record); err != nil {
			return nil, err
		}
	}
	w.Flush()
	return out.Bytes(), w.Error()
}

// comments are the lines above a table that say what the sheet of a workbook
// would.
func (b *bundle) comments() []row {
	if b.scoring == "" {
		return nil
	}
	return []row{{kind: title, cells: []any{"# Scoring: " + b.scoring}}}
}
