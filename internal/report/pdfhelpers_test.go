package report_test

import (
	"bytes"
	"compress/zlib"
	"io"
	"regexp"
	"strings"
	"testing"
	"unicode/utf16"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/report"
	"bridgecalc/internal/settings"
)

func writePDF(t *testing.T, s *compute.Session, settings settings.Settings) []byte {
	t.Helper()
	data, err := write(report.PDF, s, settings, nil)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

var (
	streams = regexp.MustCompile(`(?s)/Filter /FlateDecode /Length \d+>>\nstream\n(.*?)\nendstream`)
	shown   = regexp.MustCompile(`(?s)Td \(((?:[^\\)]|\\.)*)\) Tj`)
	escapes = strings.NewReplacer(`\\`, `\`, `\(`, `(`, `\)`, `)`, `\r`, "\r")
)

// contents are the instructions that draw each page of a PDF file.
func contents(t *testing.T, data []byte) [][]byte {
	t.Helper()
	var all [][]byte
	for _, stream := range streams.FindAllSubmatch(data, -1) {
		r, err := zlib.NewReader(bytes.NewReader(stream[1]))
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, content)
	}
	return all
}

// pageTexts is what is written on each page of a PDF file, one string a line
// in the order in which they were drawn.
func pageTexts(t *testing.T, data []byte) []string {
	t.Helper()
	var pages []string
	for _, content := range contents(t, data) {
		var page strings.Builder
		for _, text := range shown.FindAllSubmatch(content, -1) {
			raw := escapes.Replace(string(text[1]))
			var units []uint16
			for i := 0; i+1 < len(raw); i += 2 {
				units = append(units, uint16(raw[i])<<8|uint16(raw[i+1]))
			}
			page.WriteString(string(utf16.Decode(units)) + "\n")
		}
		pages = append(pages, page.String())
	}
	return pages
}
