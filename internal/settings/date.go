package settings

import (
	"fmt"
	"strconv"
	"time"

	"bridgecalc/internal/ingest/notation"
)

// isoDay is the layout of a day that no reader mistakes.
const isoDay = "2006-01-02"

// Days that a spreadsheet's serial number may stand for: 1950 and 2100.
const (
	firstSerial = 18_264
	lastSerial  = 73_050
)

// ParseDate reads a day as directors write it, 2026-11-30, 30.11.2026 or 30 November 2026
// in any language, with or without the time of day; or as the serial number that a
// spreadsheet keeps: days since the end of 1899, the time as a fraction.
func ParseDate(text string) (notation.Date, error) {
	if serial, err := strconv.ParseFloat(text, 64); err == nil && serial >= firstSerial && serial < lastSerial {
		return notation.Date{Day: time.Date(1899, time.December, 30, 0, 0, 0, 0, time.UTC).AddDate(0, 0, int(serial))}, nil
	}
	date, err := notation.ReadDate(text)
	if err != nil {
		return date, fmt.Errorf("date %q: write it as 2026-11-30 or 30.11.2026", text)
	}
	return date, nil
}
