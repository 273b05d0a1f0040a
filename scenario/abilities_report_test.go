package scenario

import (
	"testing"

	"canterlaw/engine/board"
)

// Every ability of a card that ships is used: in a shipped scenario, or in one of
// some games at random.
func TestEveryShippedAbilityIsUsed(t *testing.T) {
	lib := library(t)
	uses := map[string]*AbilityUse{}
	scenarios, err := Shipped(lib)
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]bool{} // cards, by their numbers
	for _, s := range scenarios {
		if err := countAbilities(s, uses); err != nil {
			t.Errorf("%s: %v", s.File, err)
		}
		for id := range s.Program.AbilityCount() {
			if c := s.Program.Card(s.Program.Ability(board.AbilityID(id + 1)).Print); c != nil {
				shown[c.Number] = true
			}
		}
	}
	inGames, err := AbilityReport(lib, 1000)
	if err != nil {
		t.Fatal(err)
	}
	for _, u := range inGames {
		if before := uses[u.key()]; before != nil {
			before.Times += u.Times
		} else {
			uses[u.key()] = &u
		}
		shown[u.Number] = true
	}
	for _, c := range lib.Cards {
		for side := range c.Faces {
			for i, notation := range c.Faces[side].Abilities {
				u := AbilityUse{Number: c.Number, Side: side, Ability: i + 1, Notation: notation}
				switch used := uses[u.key()]; {
				case !shown[c.Number]:
					t.Errorf("%s %s is in no scenario and no game", c.Number, c.Name())
				case used != nil && used.Times == 0: // nil for how the card is played
					t.Errorf("no scenario uses ability %d of %s %s:\n%s", u.Ability, c.Number, c.Name(), notation)
				}
			}
		}
	}
}

// countAbilities counts what abilities do in a scenario.
func countAbilities(s *Scenario, uses map[string]*AbilityUse) error {
	b, err := NewSandbox(s)
	if err != nil {
		return err
	}
	counted := abilityCounter{program: s.Program, times: make([]int, s.Program.AbilityCount()+1)}
	b.between = func(b *Sandbox) error {
		if s.Program.HasAbilities() {
			for _, ref := range b.State().Applied() {
				counted.times[ref.ID]++
			}
		}
		return nil
	}
	if err := b.between(b); err != nil {
		return err
	}
	if err := b.ToEnd(); err != nil {
		return err
	}
	for _, e := range b.log.Entries {
		counted.Add(e)
	}
	counted.addTo(uses)
	return nil
}
