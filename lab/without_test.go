package lab

import (
	"slices"
	"testing"

	"canterlaw/engine/rule"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// A ruling that never asks whether a rule is in force has the same course without it: so it
// need not be run both ways, and a report misses nothing.
func TestWhatNeverAsksForARuleIsTheSameWithoutIt(t *testing.T) {
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	rulings, err := Shipped()
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []rule.Number{rule.R616_2, rule.R514_4c, rule.R505_1a, rule.R704_1b, rule.R519_4, rule.R707_3,
		rule.R711_3, rule.R103_2, rule.R513_6} {
		v := NewVersions(lib, &scenario.Variant{Name: "without", Without: n})
		asking := 0
		for i := range rulings {
			if i%9 != int(n)%9 && (asking > 0 || !restsOn(&rulings[i], n.String())) {
				continue // one that rests on the rule has to be among them
			}
			now, err := scenario.Read(lib, rulings[i].File, rulings[i].Text)
			if err != nil {
				t.Fatal(err)
			}
			now.PointsUnsaid = true
			asked := now.WatchRules()
			a := play(now)
			if asked[n] {
				asking++
				continue
			}
			then, err := v.readThen(rulings[i].File, rulings[i].Text)
			if err != nil {
				t.Errorf("without %s %s can’t be read: %v", n, rulings[i].File, err)
				continue
			}
			b := play(then)
			if !slices.EqualFunc(a.Lines, b.Lines, func(a, b playing.Line) bool { return sameLine(&a, &b) }) ||
				!slices.Equal(a.Results, b.Results) || a.Stopped != b.Stopped {
				t.Errorf("%s never asks for %s, and is otherwise without it", rulings[i].File, n)
			}
		}
		if asking == 0 {
			t.Errorf("no ruling looked at asks for %s", n)
		}
	}
}
