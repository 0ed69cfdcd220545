package event

import (
	"slices"
	"strconv"
)

// LetteredVersion is the version A of a fouled board; those in figures are 1 to 99.
const LetteredVersion = 101

// VersionName returns a version of a fouled board as a director writes it: "2", "B"; "" for
// the cards as they should be.
func VersionName(version uint8) string {
	switch {
	case version == 0:
		return ""
	case version >= LetteredVersion:
		return string(rune('A' + version - LetteredVersion))
	}
	return strconv.Itoa(int(version))
}

// HasVersions reports whether a board was fouled, so that its results are those of several
// versions.
func (e *Event) HasVersions() bool {
	return slices.ContainsFunc(e.Boards, func(b Board) bool {
		return slices.ContainsFunc(b.Results, func(r Result) bool { return r.Version != 0 })
	})
}
