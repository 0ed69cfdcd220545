// Package layout finds the row of headings of a sheet, and which of its columns holds
// which field.
//
// The readers of teams, of deals in order, of names and of corrections use it. Package
// arrange reads sheets of pairs.
package layout
