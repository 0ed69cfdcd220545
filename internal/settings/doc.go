// Package settings holds everything that a director may decide about an event:
// how it is scored, and what stands on its documents.
//
// In go the words of flags, settings files and sheets; out comes a Settings,
// made once from Default and only read afterwards. The zero value of every
// choice is what holds when the director says nothing.
package settings
