package sheetgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// random draws the choices of one sheet and records them.
type random struct {
	*rand.Rand
	choices []string
}

// chance reports true in the given share of calls.
func (r *random) chance(share float64) bool { return r.Float64() < share }

// record adds a choice to the description of the sheet.
func (r *random) record(name string, value any) {
	r.choices = append(r.choices, fmt.Sprintf("%s=%v", name, value))
}

// choice returns the value of a recorded choice, or "".
func (r *random) choice(name string) string {
	for _, c := range r.choices {
		if v, ok := strings.CutPrefix(c, name+"="); ok {
			return v
		}
	}
	return ""
}

// between returns a number from low to high.
func (r *random) between(low, high int) int { return low + r.IntN(high-low+1) }

// pick returns one of the values.
func pick[T any](r *random, values ...T) T { return values[r.IntN(len(values))] }

// weighted is a value with its weight.
type weighted[T any] struct {
	value  T
	weight int
}

// pickWeighted returns one of the values by weight.
func pickWeighted[T any](r *random, values ...weighted[T]) T {
	sum := 0
	for _, v := range values {
		sum += v.weight
	}
	n := r.IntN(sum)
	for _, v := range values {
		if n -= v.weight; n < 0 {
			return v.value
		}
	}
	return values[0].value
}

// alternatives splits a list of words.
func alternatives(list string) []string { return strings.Split(list, "|") }
