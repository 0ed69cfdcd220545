// Package batch takes many inputs through reading, scoring and reporting.
//
// Paths and options go in; result lists stand beside the inputs afterwards, all
// formats of an input or none, and an Outcome per input says what happened. One
// bad input does not stop the others.
package batch
