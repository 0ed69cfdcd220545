//go:build !windows

package main

// stay does nothing: only Windows gives a program a window of its own that
// closes with it.
func stay(*printer) {}
