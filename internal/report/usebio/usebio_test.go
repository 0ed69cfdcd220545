package usebio_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/event"
	"bridgecalc/internal/report/usebio"
	"bridgecalc/internal/report/usebio/writertest"
)

var day = time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC)

const title = `Owl "Cup" & <Friends>`

// TestReadBack reads each file again: all comes to the same.
func TestReadBack(t *testing.T) {
	t.Parallel()
	for _, c := range writertest.Cases(t) {
		t.Run(c.Name, func(t *testing.T) {
			s := writertest.Score(t, c.Event, c.Settings)
			data, err := usebio.Write(s, c.Settings, title, day)
			if err != nil {
				t.Fatal(err)
			}
			again := writertest.ReadBack(t, "club.xml", data, c.Settings)
			writertest.Compare(t, s, again,
				cmpopts.SortSlices(strings.Compare), // a section has its results together
				cmpopts.IgnoreFields(event.Hand{}, "Optimum", "Makeable"))
			if again.Event.Title != title || !again.Event.Date.Equal(day) {
				t.Errorf("title %q, date %v", again.Event.Title, again.Event.Date)
			}
			wellFormed(t, data)
			twice, _ := usebio.Write(s, c.Settings, title, day)
			if !bytes.Equal(data, twice) || !usebio.IsOurs(data) {
				t.Error("not the same bytes again, or not known as ours")
			}
		})
	}
}

// wellFormed reads XML as strictly as can be.
func wellFormed(t *testing.T, data []byte) {
	t.Helper()
	decoder := xml.NewDecoder(bytes.NewReader(data))
	for {
		if _, err := decoder.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatal(err)
		}
	}
}
