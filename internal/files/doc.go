// Package files brings files to the disk: all of them or none, and archives
// that are the same bytes each time.
package files
