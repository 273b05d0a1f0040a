package playing

import "testing"

// TestDoingAgainWhatWasDoneLeavesNoBranch, whether as the scenario's steps are made, or passed to it at once.
func TestDoingAgainWhatWasDoneLeavesNoBranch(t *testing.T) {
	for name, again := range map[string]func(c *Course) error{
		"passing to the next choice": func(c *Course) error { return c.PassTo(ToNextChoice, nil) },
		"the scenario's steps":       (*Course).step,
	} {
		c := CourseOf(sandboxOf(t, tiedAtCloudbursting), nil)
		if err := c.ToEnd(); err != nil {
			t.Fatal(err)
		}
		whole := len(c.moments)
		c.GoTo(0)
		for i := 0; i < 30 && c.next < 2; i++ {
			if err := again(c); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		if c.next < 2 {
			t.Fatalf("%s: the next step is %d", name, c.next)
		}
		if branches := c.Branches(); len(branches) > 0 || len(c.moments) != whole {
			t.Errorf("%s: %d moments of %d, and beside them %+v", name, len(c.moments), whole, branches)
		}
	}
}
