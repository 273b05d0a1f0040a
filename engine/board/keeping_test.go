package board

import (
	"testing"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// A modifier about nothing but its own card is asked again only as that card changes; one
// that looks at other cards, or at what the card's side shows, as any in play does.
func TestWhatLooksAtTheCardsInPlay(t *testing.T) {
	for _, of := range []struct {
		notation string
		looks    bool
	}{
		{"AddPower(This, 1)", false},
		{"if Is(This, IsCutieMarked) {\n\tAddPower(This, 2)\n\tHasColor(This, Pink)\n}", false},
		{"if Is(This, At(AnyProblem)) && IsTurnOf(You) {\n\tAddPower(This, 1)\n}", false},
		{"if Is(This, IsExhausted) {\n\tCant(Dismissed(Friend && Yours))\n}", false},
		{"AddPower(Friend && Yours, 1)", true},
		{"AddPower(This, Count(Friend && Yours))", true},
		{"if Any(Friend && Opposing) {\n\tAddPower(This, 1)\n}", true},
		{"if Is(This, At(AnyProblem)) {\n\tAddPower(Character && At(Here), 1)\n}", true},
		{"if Is(This, With(Friend)) {\n\tAddPower(This, 1)\n}", true},
		{"if Is(This, Trait(\"Pegasus\")) {\n\tAddPower(This, 1)\n}", true},
	} {
		program, err := NewProgram(nil, 2, []card.Card{{Faces: []card.Face{{Title: "One", Type: card.Friend,
			Abilities: []string{of.notation}}}}}, Readings{}, Additions{})
		if err != nil {
			t.Fatalf("%s: %v", of.notation, err)
		}
		var modifiers []statement
		for i := range program.abilities {
			modifiers = append(modifiers, program.abilities[i].modifiers...)
		}
		if len(modifiers) != 1 {
			t.Fatalf("%s: %d modifiers; expected one", of.notation, len(modifiers))
		}
		if looks := modifiers[0].looks.of&cardsIn(Play) != 0; looks != of.looks {
			t.Errorf("%s: looks at which cards are in play: %v; expected %v", of.notation, looks, of.looks)
		}
	}
}

// Modifiers of one operation stand together, in the order in which they are applied.
func TestModifiersByOperation(t *testing.T) {
	active := []Active{}
	for i, op := range []ability.Op{ability.Cant, ability.AddCost, ability.MayPlay, ability.Cant, ability.AddCost,
		ability.Cant} {
		active = append(active, Active{Node: &ability.Node{Op: op}, Stamp: uint16(i)})
	}
	force, ops := byOperation(nil, active)
	for op, want := range map[ability.Op][]uint16{
		ability.Cant: {0, 3, 5}, ability.AddCost: {1, 4}, ability.MayPlay: {2}, ability.Skips: nil,
	} {
		if ops.Has(op) != (len(want) > 0) {
			t.Errorf("of operation %d there are any: %t", op, ops.Has(op))
		}
		of := force.of(op)
		if len(of) != len(want) {
			t.Errorf("%d modifiers of operation %d; expected %d", len(of), op, len(want))
			continue
		}
		for i := range of {
			if of[i].Node.Op != op || of[i].Stamp != want[i] {
				t.Errorf("operation %d: the modifier of the timestamp %d at place %d; expected that of %d", op,
					of[i].Stamp, i, want[i])
			}
		}
	}
}
