// Package notation reads what directors write in a cell: contracts, results,
// seats, scores, pair numbers and artificial scores, in the spellings that real
// exports have.
//
// Text goes in; a value of the game comes out, or an error that says in one
// clause what is not understood. Which column a cell stood in, and what the
// rest of the file looks like, is the caller's business.
package notation
