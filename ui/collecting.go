//go:build cgo || js

package ui

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// collect collects what nobody needs any more as soon as nothing is done for a moment, so that it
// is seldom collected while somebody waits for a picture, and gives memory back to the system
// once nothing is done for longer. It doesn't return.
func collect() {
	debug.SetGCPercent(100)
	allocated := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	var r rest
	for range time.Tick(moment) {
		metrics.Read(allocated)
		collects, gives := r.goOn(allocated[0].Value.Uint64())
		if collects {
			runtime.GC()
		}
		if gives {
			debug.FreeOSMemory() // pools give up what nobody takes at the second collection
			trim()
			forgetFiles()
		}
	}
}

const (
	moment = 100 * time.Millisecond
	longer = 20 // moments

	little   = 64 << 10 // bytes that are allocated in a moment in which nothing is done
	anything = 32 << 10 // bytes for which memory is given back
	much     = 4 << 20  // bytes for which it is collected before
)

// rest is how long nothing has been done, and how much was allocated by the end of the latest
// moment, when memory was collected, and when it was given back.
type rest struct {
	moments                  int
	before, collected, given uint64
}

// goOn takes a moment by whose end so many bytes have been allocated in all, and says whether to
// collect memory, and to give it back.
func (r *rest) goOn(allocated uint64) (collects, gives bool) {
	if r.moments++; allocated-r.before > little {
		r.moments = 0
	}
	r.before = allocated
	gives = r.moments == longer && allocated-r.given > anything
	collects = gives || r.moments > 0 && allocated-r.collected > much
	if collects {
		r.collected = allocated
	}
	if gives {
		r.given = allocated
	}
	return collects, gives
}
