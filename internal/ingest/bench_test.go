package ingest

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"sync"
	"testing"

	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/event"
)

const (
	benchRows = 360_000
	// sheetRows are those of a workbook; a larger one unpacks to more than is read.
	sheetRows = 100_000
)

// benchRecords are the rows of a session far larger than any: 36 boards at 10,000
// tables.
var benchRecords = sync.OnceValue(func() [][]string {
	const tables = 10_000
	contracts := []string{"4H", "3NT", "2S", "4Sx", "1NT", "5D", "PASS", "5C", "3H", "2Cxx"}
	results := []string{"=", "+1", "-1", "-2", "=", "+2", "=", "-1", "=", "+1"}
	records := [][]string{{"Board", "NS", "EW", "Contract", "Declarer", "Result"}}
	for i := range benchRows {
		board, table := i/tables+1, i%tables+1
		n := (i*7 + i/13) % len(contracts)
		declarer, result := "NESW"[i%4:i%4+1], results[(n+i/3)%len(results)]
		if contracts[n] == "PASS" {
			declarer, result = "", ""
		}
		records = append(records, []string{
			fmt.Sprint(board), fmt.Sprint(table), fmt.Sprint(tables + table), contracts[n], declarer, result,
		})
	}
	return records
})

func BenchmarkReadCSV(b *testing.B) {
	var buffer bytes.Buffer
	if err := csv.NewWriter(&buffer).WriteAll(benchRecords()); err != nil {
		b.Fatal(err)
	}
	data := buffer.Bytes()
	b.Run("read", func(b *testing.B) { benchmarkRead(b, "bench.csv", data, benchRows) })
	b.Run("encoding-csv", func(b *testing.B) {
		b.SetBytes(int64(len(data)))
		b.ReportAllocs()
		for b.Loop() {
			reader := csv.NewReader(bytes.NewReader(data))
			reader.ReuseRecord = true
			n := 0
			for {
				_, err := reader.Read()
				if errors.Is(err, io.EOF) {
					break
				}
				if err != nil {
					b.Fatal(err)
				}
				n++
			}
			if n != benchRows+1 {
				b.Fatal(n)
			}
		}
	})
}

func BenchmarkReadXLSX(b *testing.B) {
	data := benchWorkbook(b)
	b.Run("read", func(b *testing.B) { benchmarkRead(b, "bench.xlsx", data, sheetRows) })
	b.Run("excelize-rows", func(b *testing.B) {
		b.SetBytes(int64(len(data)))
		b.ReportAllocs()
		for b.Loop() {
			file, err := excelize.OpenReader(bytes.NewReader(data))
			if err != nil {
				b.Fatal(err)
			}
			rows, err := file.Rows("Sheet1")
			if err != nil {
				b.Fatal(err)
			}
			n := 0
			for ; rows.Next(); n++ {
				if _, err := rows.Columns(excelize.Options{RawCellValue: true}); err != nil {
					b.Fatal(err)
				}
			}
			if n != sheetRows+1 {
				b.Fatal(n)
			}
			if err := errors.Join(rows.Close(), file.Close()); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// benchmarkRead reads all the way to an event.
func benchmarkRead(b *testing.B, name string, data []byte, rows int) {
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		ev, problems := read([]file{{name: name, data: data}}, Options{})
		if problems.HasErrors() {
			b.Fatalf("%d problems, the first: %v", len(problems), problems[0])
		}
		if n := ev.Count(event.Played); n != rows {
			b.Fatal(n)
		}
	}
}

// benchWorkbook has the numbers as numbers, and the rest as shared texts.
func benchWorkbook(b *testing.B) []byte {
	b.Helper()
	file := excelize.NewFile()
	defer file.Close()
	stream, err := file.NewStreamWriter("Sheet1")
	if err != nil {
		b.Fatal(err)
	}
	for i, record := range benchRecords()[:sheetRows+1] {
		cells := make([]any, len(record))
		for col, text := range record {
			cells[col] = text
			var n int
			if _, err := fmt.Sscanf(text, "%d", &n); err == nil && col < 3 {
				cells[col] = n
			}
		}
		if err := stream.SetRow(fmt.Sprintf("A%d", i+1), cells); err != nil {
			b.Fatal(err)
		}
	}
	if err := stream.Flush(); err != nil {
		b.Fatal(err)
	}
	var buffer bytes.Buffer
	if err := file.Write(&buffer); err != nil {
		b.Fatal(err)
	}
	return buffer.Bytes()
}
