package cardtext

import (
	"testing"

	"canterlaw/engine/ability"
)

// What one ability of a card remembers, another speaks of; the one that remembers says nothing of it, and
// where none does, nothing is meant.
func TestRememberedForAnotherAbility(t *testing.T) {
	r, on := NewReader(words), Card{Type: "Friend", Remembers: "frightened,banished,name"}
	for _, test := range []struct{ english, notation string }{
		{"Main Phase: Exhaust this card to frighten a Zebra.",
			"Timing(MainPhase)\nCost(Exhaust(This))\nit := Choose(1, Trait(\"Zebra\"))\nFrighten(it)"},
		{"While this card is exhausted, cards frightened this way can't be unfrightened.",
			"if Is(This, IsExhausted) {\n\tCant(Unfrightened(FrightenedThisWay))\n}"},
		{"Opponents can't play cards with that name.", "Cant(Played(Opponents, Named(Linked(\"name\"))))"},
		{"Main Phase: Banish this card to put all cards banished this way into their owners' hands.",
			"Timing(MainPhase)\nit := BanishedThisWay\nCost(Banish(This))\nPutInHand(it)"},
	} {
		t.Run(test.english, func(t *testing.T) {
			written, err := ability.Read(test.notation)
			if err != nil {
				t.Fatal(err)
			}
			if printed := r.Print(written, on); printed != test.english {
				t.Errorf("printed %q; expected %q", printed, test.english)
			}
			if got := r.Read(test.english, on); got.Ability == nil || !on.Same(got.Ability, written) {
				t.Errorf("read\n%v %v\nexpected\n%s", got.Ability, got.Problems, test.notation)
			}
		})
	}
	for _, text := range []string{"While exhausted, cards frightened this way can't be unfrightened.",
		"Opponents can't play cards with that name."} {
		if got := r.Read(text, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%q is read as\n%s where nothing is remembered", text, got.Ability)
		}
	}
}
