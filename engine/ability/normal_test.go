package ability

import (
	"testing"

	"canterlaw/engine/internal/forms"
)

// Abilities that say the same have one normal form, and those that differ have two.
func TestNormalForm(t *testing.T) {
	for _, test := range forms.Pairs() {

		a, err := Read(test.One)
		if err != nil {
			t.Fatalf("%s: %v", test.One, err)
		}
		b, err := Read(test.Other)
		if err != nil {
			t.Fatalf("%s: %v", test.Other, err)
		}
		if one, other := Normal(a).String(), Normal(b).String(); (one == other) != test.Same {
			t.Errorf("in normal form\n%s\nand\n%s\nexpected them to be the same: %v", one, other, test.Same)
		}
		for _, a := range []*Ability{a, b} {
			once := Normal(a)
			again, err := Read(once.String())
			if err != nil {
				t.Errorf("the normal form\n%s\ncan't be read: %v", once, err)
			} else if Normal(again).String() != once.String() {
				t.Errorf("the normal form of\n%s\nis\n%s", once, Normal(again))
			}
		}
	}
}
