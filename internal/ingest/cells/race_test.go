//go:build race

package cells

// slower is how many times as long a test may take: the race detector slows it down.
const slower = 10
