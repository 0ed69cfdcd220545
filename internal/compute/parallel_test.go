package compute

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"
)

func TestParallelDoesEachOnce(t *testing.T) {
	for _, n := range []int{0, 1, 2, 1000} {
		calls := make([]int, n)
		if err := parallel(context.Background(), n, func(i int) { calls[i]++ }); err != nil {
			t.Errorf("%d: %v", n, err)
		}
		for i, c := range calls {
			if c != 1 {
				t.Errorf("%d of %d was done %d times", i, n, c)
			}
		}
	}
}

func TestParallelStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	const n = 1_000_000
	var calls atomic.Int64
	err := parallel(ctx, n, func(int) {
		if calls.Add(1) == 10 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want %v", err, context.Canceled)
	}
	if calls.Load() == n {
		t.Error("went on to the end")
	}
}

func TestSortInParallel(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, n := range []int{0, 1, 2, 2047, 2048, 5001} {
		list := rng.Perm(n)
		sortInParallel(list, cmp.Compare[int])
		if !slices.IsSorted(list) || n > 0 && (list[0] != 0 || list[n-1] != n-1) {
			t.Errorf("%d numbers are not in order", n)
		}
	}
}
