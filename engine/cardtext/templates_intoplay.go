package cardtext

import (
	"slices"
	"strings"
)

// intoPlay are cards that are put into play, at some place and in some state (706.1). Who puts them is named
// where it isn't you: that player says where they go, and controls them; what you put is under its owner's
// control (513.2).
func intoPlay() (all []template) {
	for _, to := range []struct {
		words, place, state string
		isRead              bool // and printed otherwise
	}{
		{"", "", "", false}, {" here", "Here", "", false}, {" at {a:Area}", "a", "", false},
		{" at home", "Home", "", true}, {" attached to {h:Object}", "h", "", false},
		{" exhausted", "", "exhausted", false}, {" frightened", "", "frightened", false},
		{" face-up", "", "face-up", false}, {" here face-up", "Here", "face-up", false},
		{" face-up at {a:Area}", "a", "face-up", false},
		{" exhausted at {a:Area}", "a", "exhausted", true}, {" at {a:Area} exhausted", "a", "exhausted", true},
	} {
		put := func(by string) string {
			state := to.state
			if state != "" {
				state = `"` + state + `"`
			}
			said := slices.DeleteFunc([]string{"o", to.place, by, state}, func(s string) bool { return s == "" })
			return "PutIntoPlay(" + strings.Join(said, ", ") + ")"
		}
		words := "<put> {o:Object} into play" + to.words
		if to.isRead {
			all = append(all, say("Deed", words, put("by")).last())
			continue
		}
		all = append(all, say("Deed", words, put("")).onlyPrinted(), say("Deed", words, put("by")))
	}
	return all
}
