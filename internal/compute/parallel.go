package compute

import (
	"context"
	"runtime"
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
