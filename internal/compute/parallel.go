package compute

import (
	"context"
	"runtime"
	"slices"
	"sync/atomic"

	"golang.org/x/sync/errgroup"
)

// parallel calls do for 0 to n−1 on as many goroutines as there are processors,
// and returns ctx.Err() when ctx ended before all were done. Each call writes
// only to its own slot, so the order in which they run never shows.
func parallel(ctx context.Context, n int, do func(i int)) error {
	var next atomic.Int64
	group, ctx := errgroup.WithContext(ctx)
	for range min(n, runtime.GOMAXPROCS(0)) {
		group.Go(func() error {
			for {
				i := int(next.Add(1)) - 1
				if i >= n {
					return nil
				}
				if err := ctx.Err(); err != nil {
					return err
				}
				do(i)
			}
		})
	}
	return group.Wait()
}

// parallelRanges calls do for parts of 0 to n, each with its first and the one
// after its last. It is for work too small to be handed out one by one.
func parallelRanges(ctx context.Context, n int, do func(from, to int)) error {
	const size = 256
	return parallel(ctx, (n+size-1)/size, func(i int) {
		do(i*size, min(n, (i+1)*size))
	})
}

// sortInParallel sorts by an order in which no two are equal: parts of the list
// at the same time, then the sorted parts into each other.
func sortInParallel[T any](list []T, compare func(a, b T) int) {
	const small = 2048 // is sorted before a second goroutine has begun
	if len(list) < small || runtime.GOMAXPROCS(0) == 1 {
		slices.SortFunc(list, compare)
		return
	}
	first, second := list[:len(list)/2], list[len(list)/2:]
	var group errgroup.Group
	group.Go(func() error { slices.SortFunc(first, compare); return nil })
	slices.SortFunc(second, compare)
	_ = group.Wait() // nothing fails
	copy(list, merge(first, second, compare))
}

// merge makes one sorted list of two.
func merge[T any](a, b []T, compare func(a, b T) int) []T {
	merged := make([]T, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		if compare(b[0], a[0]) < 0 {
			merged, b = append(merged, b[0]), b[1:]
		} else {
			merged, a = append(merged, a[0]), a[1:]
		}
	}
	return append(append(merged, a...), b...)
}
