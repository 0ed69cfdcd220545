package settings

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// isoDay is the layout of a day that no reader mistakes.
const isoDay = "2006-01-02"

// Days that a spreadsheet's serial number may stand for: 1950 and 2100.
const (
	firstSerial = 18_264
	lastSerial  = 73_050
)

// ParseDate reads a day as directors write it, 2026-11-30, 30.11.2026 or
// 30. 11. 2026, with or without the time of day; or as the serial number that a
// spreadsheet keeps: days since the end of 1899, the time as a fraction. A year
// of two digits could be a day, and is refused.
func ParseDate(text string) (time.Time, error) {
	if serial, err := strconv.ParseFloat(text, 64); err == nil && serial >= firstSerial && serial < lastSerial {
		return time.Date(1899, time.December, 30, 0, 0, 0, 0, time.UTC).AddDate(0, 0, int(serial)), nil
	}
	day, _, _ := strings.Cut(text, "T")
	if fields := strings.Fields(day); len(fields) > 1 && strings.Contains(fields[len(fields)-1], ":") {
		day = strings.Join(fields[:len(fields)-1], " ") // the time of day
	}
	for _, layout := range []string{isoDay, "2.1.2006"} {
		if t, err := time.Parse(layout, strings.ReplaceAll(day, " ", "")); err == nil {
			return t, nil
		}
	}
	return time.Time{}, fmt.Errorf("date %q: write it as 2026-11-30 or 30.11.2026", text)
}
