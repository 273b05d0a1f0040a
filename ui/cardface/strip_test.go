package cardface

import (
	"testing"

	"fyne.io/fyne/v2"
)

// TestStripsLeaveTheHeadOfALowTile free, and are as high as elsewhere where there is room; many stand beside each
// other.
func TestStripsLeaveTheHeadOfALowTile(t *testing.T) {
	hats := make([]Attached, 6)
	for _, test := range []struct {
		tile    Tile
		height  float32
		columns int
		want    float32
	}{
		{Tile{Strip: "exhausted"}, 78, 1, 16},
		{Tile{Attached: hats[:2], Strip: "exhausted"}, 78, 1, 16},
		{Tile{Attached: hats[:3], Strip: "exhausted"}, 78, 1, 12.5},
		{Tile{Attached: hats[:3], Strip: "exhausted", Counters: "2 fear"}, 100, 1, 14.4},
		{Tile{Attached: hats, Strip: "exhausted"}, 78, 2, 12.5},
		{Tile{Attached: hats, Strip: "exhausted", Counters: "2 fear"}, 100, 2, 14.4},
		{Tile{Attached: append(hats, hats...), Strip: "exhausted", Counters: "2 fear"}, 78, 6, 12.5},
	} {
		columns, _, got := test.tile.stripGrid(test.height)
		if columns != test.columns || got != test.want {
			t.Errorf("%d cards attached to a tile %v high have strips %v high in %d columns, want %v in %d",
				len(test.tile.Attached), test.height, got, columns, test.want, test.columns)
		}
		for i := range test.tile.Attached {
			at, size := test.tile.AttachedStrip(i, fyne.NewSize(150, test.height))
			if at.Y < 28 || at.X+size.Width > 150 || at.Y+size.Height > test.height {
				t.Errorf("strip %d of %d on a tile %v high is at %v, %v large", i, len(test.tile.Attached),
					test.height, at, size)
			}
		}
	}
}
