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
		{" exhausted", "", "EnteringExhausted", false}, {" frightened", "", "EnteringFrightened", false},
		{" face-up", "", "EnteringFaceUp", false}, {" here face-up", "Here", "EnteringFaceUp", false},
		{" face-up here", "Here", "EnteringFaceUp", true},
		{" face-up at {a:Area}", "a", "EnteringFaceUp", false},
		{" at {a:Area} face-up", "a", "EnteringFaceUp", true},
		{" at {a:Area} frightened", "a", "EnteringFrightened", true},
		{" here exhausted", "Here", "EnteringExhausted", true},
		{" here frightened", "Here", "EnteringFrightened", true},
		{" exhausted at {a:Area}", "a", "EnteringExhausted", false},
		{" at {a:Area} exhausted", "a", "EnteringExhausted", true},
	} {
		put := func(by string) string {
			said := slices.DeleteFunc([]string{"o", to.place, by, to.state}, func(s string) bool { return s == "" })
			return "PutIntoPlay(" + strings.Join(said, ", ") + ")"
		}
		words := "<put> {o:Object} into play" + to.words
		if to.isRead {
			all = append(all, say("Deed", words, put("by")).last())
			continue
		}
		all = append(all, say("Deed", words, put("")).onlyPrinted(), say("Deed", words, put("by")))
	}
	for _, chosen := range []string{"at a|the Problem of your choice", "at a Problem you choose"} {
		all = append(all,
			say("Deed", "<put> a|an|one|1 {n:Int} {c:Color} {t:TokenWords} into play "+chosen,
				"CreateToken(1, n, c, t, AnyProblem, by)").older(),
			say("Deed", "<put> {m:Int} {n:Int} {c:Color} {t:TokenWordsMany} into play "+chosen,
				"CreateToken(m, n, c, t, AnyProblem, by)").older())
	}
	return all
}
