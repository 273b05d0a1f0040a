package look

import "testing"

// A choice has its outline from the first time that it is drawn: in high contrast nothing else
// sets it off.
func TestAChoiceHasItsOutlineAtOnce(t *testing.T) {
	if c := NewChoice("one of several", func() {}); c.ground.Stroke != ColorOutline {
		t.Errorf("its outline is %q", c.ground.Stroke)
	}
}
