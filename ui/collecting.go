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
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	allocated := func() uint64 {
		metrics.Read(sample)
		return sample[0].Value.Uint64()
	}
	var r rest
	for range time.Tick(moment) {
		collects, gives := r.goOn(allocated())
		if collects {
			runtime.GC()
		}
		if gives {
			debug.FreeOSMemory() // pools give up what nobody takes at the second collection
			trim()
			forgetFiles()
		}
		if collects {
			r.collected(allocated(), gives)
		}
	}
}

const (
	moment = 100 * time.Millisecond
	longer = 20  // moments after which memory is given back
	again  = 50  // moments after which it is once more, as other things let go of theirs by then
	atLast = 700 // moments after which the toolkit has forgotten its pictures

	little   = 64 << 10 // bytes that are allocated in a moment in which nothing is done
	anything = 32 << 10 // bytes for which memory is given back
	much     = 4 << 20  // bytes for which it is collected before
)

// rest is how long nothing has been done, and how much had been allocated by the end of the latest
// moment, when memory was collected, and when it was given back.
type rest struct {
	moments             int
	gave                bool // memory back in this rest
	before, clean, back uint64
}

// goOn takes a moment by whose end so many bytes have been allocated in all, and says whether to
// collect memory, and to give it back.
func (r *rest) goOn(allocated uint64) (collects, gives bool) {
	if r.moments++; allocated-r.before > little {
		r.moments, r.gave = 0, false
	}
	r.before = allocated
	gives = r.moments == longer && allocated-r.back > anything || r.gave && (r.moments == again || r.moments == atLast)
	return gives || r.moments > 0 && allocated-r.clean > much, gives
}

// collected takes that memory was collected, or given back as well, which allocates some itself.
func (r *rest) collected(allocated uint64, gave bool) {
	r.before, r.clean = allocated, allocated
	if gave {
		r.back, r.gave = allocated, true
	}
}
