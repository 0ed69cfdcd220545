package report_test

import (
	"fmt"
	"testing"

	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

func BenchmarkPDF(b *testing.B)  { benchmark(b, report.PDF) }
func BenchmarkXLSX(b *testing.B) { benchmark(b, report.XLSX) }
func BenchmarkHTML(b *testing.B) { benchmark(b, report.HTML) }
func BenchmarkCSV(b *testing.B)  { benchmark(b, report.CSV) }
func BenchmarkJSON(b *testing.B) { benchmark(b, report.JSON) }

func benchmark(b *testing.B, f report.Format) {
	for _, size := range []struct{ boards, tables int }{{28, 14}, {36, 500}, {36, 1000}} {
		b.Run(fmt.Sprintf("%dx%d", size.boards, size.tables), func(b *testing.B) {
			settings := settings.Default()
			s := score(b, mitchell(size.tables, size.boards), settings)
			for b.Loop() {
				if _, err := write(f, s, settings, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
