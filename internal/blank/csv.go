package blank

import (
	"bytes"
	"encoding/csv"
	"fmt"
)

// CSV makes a blank as a CSV file, for the spreadsheet program of the language's
// country: they expect commas where numbers have a decimal point, else
// semicolons, and take letters with accents for others without the mark.
func CSV(o Options) ([]byte, error) {
	f, err := formOf(o)
	if err != nil {
		return nil, err
	}
	out := bytes.NewBufferString("\uFEFF")
	w := csv.NewWriter(out)
	w.UseCRLF = true
	if o.Language != "en" {
		w.Comma = ';'
	}
	for _, r := range f.rows {
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
