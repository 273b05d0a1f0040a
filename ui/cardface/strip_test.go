package cardface

import "testing"

// TestStripsLeaveTheHeadOfALowTile free, and are as high as elsewhere where there is room.
func TestStripsLeaveTheHeadOfALowTile(t *testing.T) {
	hats := make([]Attached, 3)
	for _, test := range []struct {
		tile         Tile
		height, want float32
	}{
		{Tile{Strip: "exhausted"}, 78, 16},
		{Tile{Attached: hats[:2], Strip: "exhausted"}, 78, 16},
		{Tile{Attached: hats, Strip: "exhausted"}, 78, 12.5},
		{Tile{Attached: hats, Strip: "exhausted", Counters: "2 fear"}, 100, 14.4},
	} {
		if got := test.tile.StripHeight(test.height); got != test.want {
			t.Errorf("of %d strips on a tile %v high each is %v high, want %v",
				test.tile.stripCount(), test.height, got, test.want)
		}
	}
}
