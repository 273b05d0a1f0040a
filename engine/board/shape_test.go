package board

import (
	"hash/fnv"
	"testing"

	"pgregory.net/rapid"
)

// The digest is FNV-1a, whatever zeros are in what was written.
func TestDigestIsFNV(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := rapid.SliceOf(rapid.OneOf(rapid.Just(byte(0)), rapid.Byte())).Draw(t, "written")
		h := fnv.New64a()
		h.Write(b)
		if got, want := digest(b), h.Sum64(); got != want {
			t.Fatalf("%x; want %x", got, want)
		}
	})
}
