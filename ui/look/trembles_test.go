package look

import (
	"testing"

	"fyne.io/fyne/v2"
)

func TestAHandThatTremblesPressesAndOneThatMovesDrags(t *testing.T) {
	for _, test := range []struct {
		by   []float32 // to the right
		want bool
	}{{[]float32{3}, true}, {[]float32{3, -4, 3}, true}, {[]float32{3, 5}, false}, {nil, false}} {
		var tr Trembling
		x := float32(50)
		for _, by := range test.by {
			x += by
			at := fyne.PointEvent{Position: fyne.NewPos(x, 20)}
			tr.Dragged(&fyne.DragEvent{PointEvent: at, Dragged: fyne.NewDelta(by, 0)})
		}
		at, pressed := tr.DragEnd()
		if pressed != test.want || pressed && at != fyne.NewPos(50, 20) {
			t.Errorf("moved by %v it presses %v at %v, want %v at 50 20", test.by, pressed, at, test.want)
		}
	}
}
