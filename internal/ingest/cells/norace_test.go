//go:build !race

package cells

// slower is how many times as long a test may take.
const slower = 1
