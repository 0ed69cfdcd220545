// Package blank makes blank sheets of results, for scorers to fill in.
//
// A kind, a language and the size of the session go in; a workbook or a CSV file
// comes out. Whatever it holds, package ingest reads back: the headings are those
// of its vocabulary, and what the lists in the cells offer is understood in every
// language. The same options give the same bytes.
package blank
