package official

import (
	"slices"
	"testing"
)

func TestPath(t *testing.T) {
	for number, want := range map[string][]int{
		"5": {5}, "514": {5, 14}, "514.4": {5, 14, 4}, "514.4c": {5, 14, 4, 3},
		"511.7a.i": {5, 11, 7, 1, 1}, "609.10b.iv": {6, 9, 10, 2, 4},
		"": nil, "51": nil, "514.": nil, "514.c": nil, "514.4C": nil, "514.4.i": nil, "514.4c.iiii": nil, "5140": nil,
	} {
		got := Path(number)
		if !slices.Equal(got, want) {
			t.Errorf("path(%q) = %v, want %v", number, got, want)
		}
		if got != nil && numberAt(got) != number {
			t.Errorf("numberAt(%v) = %q, want %q", got, numberAt(got), number)
		}
	}
}

func TestParentOf(t *testing.T) {
	for number, want := range map[string]string{
		"5": "", "514": "5", "514.4": "514", "514.4c": "514.4", "511.7a.i": "511.7a",
	} {
		if got := ParentOf(number); got != want {
			t.Errorf("parentOf(%s) = %q, want %q", number, got, want)
		}
	}
}

func TestFollows(t *testing.T) {
	for _, test := range []struct {
		previous, number string
		want             bool
	}{
		{"5", "501", true}, {"501", "501.1", true}, {"501.1", "501.1a", true}, {"505.1d", "505.1d.i", true},
		{"511.7a.i", "511.7a.ii", true}, {"511.7a.i", "511.7b", true}, {"511.7b", "511.8", true},
		{"614", "615", true}, {"616.4a", "7", true}, {"802.4", "9", true},
		{"501.1", "501.1", false}, {"501.1", "501.3", false}, {"501.1", "501.2a", false}, {"501.2", "501.1", false},
		{"511.7", "511.7a.i", false}, {"510.3", "512", false}, {"510.3", "511.1", false}, {"616.4a", "8", false},
	} {
		if got := follows(test.previous, test.number); got != test.want {
			t.Errorf("follows(%s, %s) = %v, want %v", test.previous, test.number, got, test.want)
		}
	}
}
