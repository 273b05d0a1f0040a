package engine

import (
	"slices"
	"testing"

	"canterlaw/engine/board"
)

// An ability whose cost takes its card away isn't tried where it is known that nothing can be
// chosen then. What is known is what comes of trying it, also where something becomes of
// other cards as the card leaves.
func TestWhatIsRefusedWithoutTryingFailsWhenTried(t *testing.T) {
	const (
		takesFriend = "Timing(MainPhase)\nCost(Exhaust(This), PutInHand(This))\nit := Choose(1, Friend && " +
			"Yours)\nPutInHand(it)"
		takesCritter = "Timing(MainPhase)\nCost(Exhaust(This), PutInHand(This))\nit := Choose(1, Friend && Yours && " +
			"Trait(\"Critter\"))\nPutInHand(it)"
		opposing = "Timing(MainPhase)\nCost(Retire(This))\nit := Choose(1, Friend && Opposing)\nDismiss(it)"
		alone    = "Count(Friend && Yours) == 1"
	)
	tests := []struct {
		situation string
		text      string   // of Avery's Friend
		others    []string // of other Friends of Avery's
		blakes    []string // of Blake's
		refused   bool
		untried   bool
	}{
		{"only the card itself fits", takesFriend, nil, nil, true, true},
		{"another one fits", takesFriend, []string{"AddPower(This, 1)"}, nil, false, false},
		{"an opponent has none", opposing, []string{"AddPower(This, 1)"}, nil, true, true},
		{"an opponent has one", opposing, nil, []string{"AddPower(This, 1)"}, false, false},
		{"none has the trait", takesCritter, []string{"AddPower(This, 1)"}, nil, true, true},
		{"one has it", takesCritter, []string{"HasTrait(This, \"Critter\")"}, nil, false, false},
		{"one has it once the card has left", takesCritter, []string{"if " + alone +
			" {\n\tHasTrait(This, \"Critter\")\n}"}, nil, false, false},
		{"one could, but hasn't", takesCritter, []string{"if !(" + alone +
			") {\n\tHasTrait(ManeCharacter && Yours, \"Critter\")\n}"}, nil, true, false},
		{"an opponent controls one once the card has left", opposing,
			[]string{"if " + alone + " {\n\tControls(Opponent, This)\n}"}, nil, false, false},
	}
	for _, test := range tests {
		t.Run(test.situation, func(t *testing.T) {
			w := newWritten()
			friend := w.friend(avery, test.text)
			for _, text := range test.others {
				w.friend(avery, text)
			}
			for _, text := range test.blakes {
				w.friend(blake, text)
			}
			g, _ := w.at(t, Point{Moment: Acting})
			a := activate(g, friend)
			if isListed(g, a) == test.refused {
				t.Errorf("listed: %v", isListed(g, a))
			}
			x, _ := g.contextOfActivation(avery, a)
			script := g.state.Program().Ability(a.Ability.ID).Script
			if untried := g.lacksChoice(costsOf(script), script, &x); untried != test.untried {
				t.Errorf("it is known without trying: %v", untried)
			}
			g.forgetTried()
			if fails := g.failsIn(a) != 0; fails != test.refused {
				t.Errorf("tried, it fails: %v", fails)
			}
		})
	}
}

// What only remembers a number of what is chosen comes before what is done to it, which settles what can be
// chosen (705.2e).
func TestWhatIsRememberedOfWhatIsChosen(t *testing.T) {
	w := newWritten()
	w.friend(avery, "Cant(Dismissed(This))")
	other := w.friend(avery, "AddPower(This, 1)")
	g, _, source := w.effectOf(t, "it := Choose(1, Friend && Yours)\nn := CostOf(it)\nDismiss(it)\nGain(n)")
	var offered []board.CardID
	for _, o := range g.Options() {
		offered = append(offered, o.Card.Card)
	}
	if want := []board.CardID{other, source}; !slices.Equal(offered, want) {
		t.Errorf("offered are %v, want %v", offered, want)
	}
}
