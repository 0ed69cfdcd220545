package cells

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// benchRecords are rows such as a scoring program exports: more than any session
// has.
func benchRecords(rows int) [][]string {
	const tables = 200
	contracts := []string{"4H", "3NT", "2S", "4Sx", "1NT", "5D", "PASS", "5C", "3H", "2Cxx"}
	results := []string{"=", "+1", "-1", "-2", "=", "+2", "=", "-1", "=", "+1"}
	records := [][]string{{"Board", "NS", "EW", "Contract", "Declarer", "Result", "Score"}}
	for i := range rows {
		n := (i*7 + i/13) % len(contracts)
		records = append(records, []string{
			fmt.Sprint(i/tables + 1), fmt.Sprint(i%tables + 1), fmt.Sprint(tables + i%tables + 1),
			contracts[n], "NESW"[i%4 : i%4+1], results[(n+i/3)%len(results)], fmt.Sprint(10 * ((n*i)%170 - 80)),
		})
	}
	return records
}

// BenchmarkOpenCSV has encoding/csv beside it, which does nothing with what it
// reads.
func BenchmarkOpenCSV(b *testing.B) {
	var buffer bytes.Buffer
	if err := csv.NewWriter(&buffer).WriteAll(benchRecords(360_000)); err != nil {
		b.Fatal(err)
	}
	data := buffer.Bytes()
	quoted := bytes.Replace(data, []byte("\n"), []byte("\n\"one cell, quoted\"\n"), 1)
	b.Run("open", func(b *testing.B) { benchmarkOpen(b, data) })
	b.Run("open-quoted", func(b *testing.B) { benchmarkOpen(b, quoted) })
	b.Run("encoding-csv", func(b *testing.B) {
		b.SetBytes(int64(len(data)))
		b.ReportAllocs()
		for b.Loop() {
			reader := csv.NewReader(bytes.NewReader(data))
			reader.ReuseRecord = true
			for {
				_, err := reader.Read()
				if errors.Is(err, io.EOF) {
					break
				}
				if err != nil {
					b.Fatal(err)
				}
			}
		}
	})
}

// benchWorkbook is a workbook as Excel writes it: numbers, and texts that the
// cells share.
func benchWorkbook(b *testing.B, rows int) []byte {
	var sheet, texts strings.Builder
	numbers := make(map[string]int)
	for i, record := range benchRecords(rows) {
		fmt.Fprintf(&sheet, `<row r="%d" spans="1:7">`, i+1)
		for col, text := range record {
			name, _ := excelize.CoordinatesToCellName(col+1, i+1)
			if i > 0 && (col < 3 || col == 6) {
				fmt.Fprintf(&sheet, `<c r="%s"><v>%s</v></c>`, name, text)
				continue
			}
			n, ok := numbers[text]
			if !ok {
				n = len(numbers)
				numbers[text] = n
				fmt.Fprintf(&texts, "<si><t>%s</t></si>", text)
			}
			fmt.Fprintf(&sheet, `<c r="%s" t="s"><v>%d</v></c>`, name, n)
		}
		sheet.WriteString("</row>")
	}
	return archive(b, append(smallParts(fmt.Sprintf(sheetXML, sheet.String())), part{sharedStringsPart, fmt.Sprintf(sharedXML, texts.String())})...)
}

// BenchmarkOpenWorkbook has excelize beside it, which checks nothing. The check
// has the second processor.
func BenchmarkOpenWorkbook(b *testing.B) {
	data := benchWorkbook(b, 100_000)
	b.Run("open", func(b *testing.B) { benchmarkOpen(b, data) })
	b.Run("excelize", func(b *testing.B) {
		b.SetBytes(int64(len(data)))
		b.ReportAllocs()
		for b.Loop() {
			file, err := excelize.OpenReader(bytes.NewReader(data))
			if err != nil {
				b.Fatal(err)
			}
			rows, err := file.Rows("S")
			if err != nil {
				b.Fatal(err)
			}
			for rows.Next() {
				if _, err := rows.Columns(excelize.Options{RawCellValue: true}); err != nil {
					b.Fatal(err)
				}
			}
			if err := errors.Join(rows.Close(), file.Close()); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func benchmarkOpen(b *testing.B, data []byte) {
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		if book, problems := Open("bench", data); book == nil {
			b.Fatal(problems)
		}
	}
}
