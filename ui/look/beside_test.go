package look

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// TestARemarkAtTheHeadOfAVersionIsNoticed: it has the color of what asks for attention, and
// ends where the numbers of rules beneath it do.
func TestARemarkAtTheHeadOfAVersionIsNoticed(t *testing.T) {
	head := NewNumbered(true, "As it is", "here").(*fyne.Container)
	style := head.Objects[3].(*Text).Segments[0].(*widget.TextSegment).Style
	if style.ColorName != theme.ColorNameWarning || style.Alignment != fyne.TextAlignTrailing {
		t.Errorf("it is shown as %+v", style)
	}
}
