// Package longer makes tests that try many changed files try more of them: make
// fuzz asks for a multiple of what a test tries by itself.
package longer

import (
	"os"
	"strconv"
	"testing"
)

// Variable is what the environment names the multiple by.
const Variable = "BRIDGECALC_MUTATIONS"

// Times is how many files a test tries that tries n by itself.
func Times(t testing.TB, n int) int {
	t.Helper()
	times := os.Getenv(Variable)
	if times == "" {
		return n
	}
	factor, err := strconv.Atoi(times)
	if err != nil || factor < 1 {
		t.Fatalf("%s=%s is no number of times", Variable, times)
	}
	return n * factor
}
