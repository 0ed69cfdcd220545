// Package layout finds out which cell of a sheet is which field of a result.
//
// A sheet of cells goes in; out comes a table of lines, or the problems that say
// why a sheet that looks like results cannot be read. There is one row per result
// below a header (flat.go) or without one (headerless.go), travellers and table
// cards (blocks.go), and grids of pairs and boards (grid.go). What the cells say is
// not decided here; they are looked at only to tell results from other rows.
package layout
