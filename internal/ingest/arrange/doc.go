// Package arrange finds the results and the names in sheets of any arrangement.
//
// In go sheets of cells: a row for each result, travellers, cards of tables or pairs,
// grids, with or without headings, with titles, rankings and notes around them. Out come
// tables of lines, in which each cell of a result has its field and its place; lists of
// pairs and players with their names; lists of matches; and a report of each column and
// row that nothing reads.
//
// A Book takes all sheets of a file first (Add), since what a column holds is decided from
// all its cells:
//
//   - TurnTables (turn) turns tables that lie on their side, with a row for each of their
//     columns and a column for each board, before all else.
//   - viewsOf (strips) sets lists of names or IMPs next to tables and grids next to each other apart:
//     each is gone through by itself.
//   - scan goes through a sheet from top to bottom and finds out what each row is for:
//     headings, a title, values, totals, other text. Titles hold until another of their
//     kind or of an outer one. Rows of values below the same headings, for which the same
//     titles hold, are a region; split parts it where groups of columns repeat or have
//     titles of their own. Regions with equal headings are a family, and are decided on
//     together. Rows that lack their headings borrow those of a table like them (borrow).
//   - assign weighs what each heading may mean (word: any language, parts of words, upper
//     and lower headings, abbreviations, slips) with how well the cells fit it (look,
//     profile). complete finds columns without headings by what only they can be: no pair
//     plays a board twice, what a pair has on its card its opponents have on theirs, and
//     the scores are those of the contracts.
//   - findGrid reads a table whose cells are results: the rows and columns say the rest, or a
//     schedule elsewhere in the book, which theSchedule finds before (schedule).
//     findPairGrids (pairgrid) finds those with a row for each pair and a column for each
//     board that say nothing of the opponents: equal results show who met, and where two
//     tables have the same, the other boards of the set (pairgridmet).
//   - roll finds names that are outside of all tables, and roster gives pairs that have
//     names only the numbers of a list.
//   - newTable makes lines of a family: pieces puts together what stands in several
//     columns, cell takes apart what stands in one, own joins the rows that both pairs of a
//     result have, individual and teams say who sat where.
//   - MatchLists reads lists of matches in the parts of a sheet that blank columns set apart
//     (bands), and joins what both teams say of a match (ownmatch).
//   - Account reports what is left: as an error where a result may hang on it.
//
// Nothing depends on the order of sheets or maps, and no rule asks for one arrangement by
// name: which there is, is only said for people (Show). A director can say what a column
// holds (settings.Columns, settings.Headings), which then counts instead (choice).
package arrange
