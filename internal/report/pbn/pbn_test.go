package pbn_test

import (
	"bytes"
	"testing"
	"time"

	"bridgecalc/internal/report/pbn"
	"bridgecalc/internal/report/usebio/writertest"
)

var day = time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC)

const title = `#1 Owl "Cup" \ ] [x]; {y}`

// TestReadBack reads each file again: all comes to the same.
func TestReadBack(t *testing.T) {
	t.Parallel()
	for _, c := range writertest.Cases(t) {
		t.Run(c.Name, func(t *testing.T) {
			s := writertest.Score(t, c.Event, c.Settings)
			data, err := pbn.Write(s, c.Settings, title, day)
			if err != nil {
				t.Fatal(err)
			}
			again := writertest.ReadBack(t, "club.pbn", data, c.Settings)
			writertest.Compare(t, s, again)
			if again.Event.Title != "Event "+title || !again.Event.Date.Equal(day) {
				t.Errorf("title %q, date %v", again.Event.Title, again.Event.Date)
			}
			for line := range bytes.Lines(data) {
				if len(line) > 255 {
					t.Errorf("a line of %d bytes: %s", len(line), line)
				}
			}
			twice, _ := pbn.Write(s, c.Settings, title, day)
			if !bytes.Equal(data, twice) || !pbn.IsOurs(data) {
				t.Error("not the same bytes again, or not known as ours")
			}
		})
	}
}
