package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
)

var updateUnused = flag.Bool("update-unused", false, "write testdata/unused-abilities.txt anew")

// unusedFile lists abilities that neither a scenario nor some games at random use, or
// so seldom that other games would not: those still to be shown by a scenario.
const unusedFile = "testdata/unused-abilities.txt"

// seldom is how often an ability is used in games that a change of the games may leave
// without it.
const seldom = 8

// Every ability of a card that ships is used, but for those listed: in a shipped
// scenario, or in one of some games at random.
func TestEveryShippedAbilityIsUsed(t *testing.T) {
	lib := scenariotest.Library(t)
	uses := map[string]*AbilityUse{}
	scenarios, err := scenario.Shipped(lib)
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
	inScenarios := map[string]bool{}
	for key, u := range uses {
		inScenarios[key] = u.Times > 0
	}
	inGames, err := AbilityReport(lib, 5000)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(unusedFile)
	if err != nil {
		t.Fatal(err)
	}
	listed := strings.FieldsFunc(string(text), func(c rune) bool { return c == '\n' })
	var unused []string
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
				used := uses[u.key()] // nil for how the card is played
				isUsed := shown[c.Number] && (used == nil || used.Times > 0)
				name := strings.TrimSpace(fmt.Sprintf("%s %s %d", c.Number, []string{"", "boosted"}[side], u.Ability))
				name = strings.ReplaceAll(name, "  ", " ")
				if !isUsed && !slices.Contains(listed, name) {
					t.Errorf("no scenario and no game uses ability %d of %s %s:\n%s", u.Ability, c.Number, c.Name(),
						notation)
				}
				if !isUsed || used != nil && used.Times < seldom && !inScenarios[u.key()] {
					unused = append(unused, name)
				}
			}
		}
	}
	for _, name := range listed {
		number, _, _ := strings.Cut(name, " ")
		if len(lib.CardsByNumber(number)) == 0 {
			t.Errorf("%s lists %q; expected abilities of cards that ship", unusedFile, name)
		}
	}
	if *updateUnused {
		if err := os.WriteFile(unusedFile, []byte(strings.Join(append(unused, ""), "\n")), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// countAbilities counts what abilities do in a scenario.
func countAbilities(s *scenario.Scenario, uses map[string]*AbilityUse) error {
	b, err := playing.NewSandbox(s)
	if err != nil {
		return err
	}
	counted := abilityCounter{program: s.Program, times: make([]int, s.Program.AbilityCount()+1)}
	count := func(b *playing.Sandbox) error {
		if s.Program.HasAbilities() {
			for _, ref := range b.State().Applied() {
				counted.times[ref.ID]++
			}
		}
		return nil
	}
	if err := count(b); err != nil {
		return err
	}
	if err := b.ToEndWith(count); err != nil {
		return err
	}
	for _, e := range b.Record() {
		counted.Add(e)
	}
	counted.addTo(uses)
	return nil
}
