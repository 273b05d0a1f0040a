//go:build cgo || js

package ui

import "testing"

// Memory is collected at the first moment in which nothing is done after much was allocated, and
// given back after two seconds of such moments, and twice more if they go on.
func TestMemoryIsCollectedAtRest(t *testing.T) {
	var r rest
	allocated := uint64(0)
	pass := func(moments int, each uint64) (collected, given int) {
		for range moments {
			allocated += each
			collects, gives := r.goOn(allocated)
			if collects {
				collected++
				allocated += 1 << 20 // which collecting takes itself
				r.collected(allocated, gives)
			}
			if gives {
				given++
			}
		}
		return collected, given
	}
	for i, of := range []struct {
		moments          int
		each             uint64
		collected, given int
	}{
		{30, 1 << 20, 0, 0},    // something is done all the time
		{1, 100, 1, 0},         // a moment of rest
		{18, 100, 0, 0},        // nothing more to collect
		{1, 100, 1, 1},         // two seconds
		{29, 100, 0, 0},        // nothing happens
		{1, 100, 1, 1},         // five seconds
		{649, 100, 0, 0},       // nothing happens
		{1, 100, 1, 1},         // seventy seconds
		{1000, 0, 0, 0},        // nothing happens
		{1, 1 << 20, 0, 0},     // one press
		{19, 0, 0, 0},          // too little to collect at once
		{1, 0, 1, 1},           // but to give back
		{70, 0, 1, 1},          // and once more, after five seconds
		{4, little + 1, 0, 0},  // little, but too much for a rest
		{19, little - 1, 0, 0}, // a rest with little in it
		{1, little - 1, 1, 1},
	} {
		if collected, given := pass(of.moments, of.each); collected != of.collected || given != of.given {
			t.Errorf("stretch %d: collected %d times, given back %d times; expected %d and %d", i+1, collected, given,
				of.collected, of.given)
		}
	}
}
