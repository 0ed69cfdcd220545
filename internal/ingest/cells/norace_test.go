//go:build !race

package cells

// slower is how much longer than on an idle machine a test may take: tests of other
// packages run at the same time.
const slower = 2
