package wording

import (
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// What parts of abilities say: modes, and what a player may do.

// OnYes says in English what an ability does where a player says yes to what the instruction at a place
// of its script asks; "" where there are no words for it.
func (w Words) OnYes(ref board.AbilityRef, place int) string {
	script := w.State.Program().Ability(ref.ID).Script
	var does []string
	var parts []*ability.Node
	end := min(int(script[place].To), len(script))
	if end < len(script) && script[end].Kind == board.JumpIfUndone { // what follows if it is done
		end = min(int(script[end].To), len(script))
	}
	for i := place + 1; i < end; i++ {
		switch script[i].Kind {
		case board.Do:
			does = append(does, ability.Print(script[i].Node))
			parts = append(parts, script[i].Node)
		case board.Create:
			block := w.State.Program().Ability(script[i].Block)
			does = append(does, OneLine(BlockText(block)))
			parts = append(parts, block.Statements...)
		}
	}
	return w.Part(ref, strings.Join(does, "\n"), parts)
}

// Mode says in English what is done in a mode, from 1, of those that an ability chooses among by
// the instruction at a place of its script; "" where there are no words for it.
func (w Words) Mode(ref board.AbilityRef, place, mode int) string {
	does := w.mode(ref, w.choicesOfModes(ref, place), mode)
	return w.Part(ref, (&ability.Ability{Statements: does}).String(), does)
}

// choicesOfModes counts the choices of modes in an ability before a place of its script.
func (w Words) choicesOfModes(ref board.AbilityRef, place int) (before int) {
	for _, in := range w.State.Program().Ability(ref.ID).Script[:place] {
		if in.Kind == board.ModesBegins {
			before++
		}
	}
	return before
}

// mode gives what is done in a mode, from 1, of one of the choices of modes in an ability; nothing
// where the ability isn't written anywhere.
func (w Words) mode(ref board.AbilityRef, choice, n int) (does []*ability.Node) {
	a, err := ability.Read(w.Notation(ref))
	if err != nil {
		return nil
	}
	for _, s := range a.Statements {
		s.Walk(func(node *ability.Node) bool {
			if node.Op != ability.Modes {
				return true
			}
			if choice == 0 && n <= len(node.Body) {
				does = node.Body[n-1].Body
			}
			choice--
			return true
		})
	}
	return does
}

// Part says a part of an ability in English: as an ability by itself, or else one
// instruction of it after another as they stand in the whole. Where there are no words for the
// part it says nothing, as the decision shows the ability whole.
func (w Words) Part(ref board.AbilityRef, notation string, parts []*ability.Node) string {
	place := w.Place(ref)
	printed := w.State.Program().Card(place.Print)
	if printed == nil {
		return ""
	}
	// What is done has words as what an ability does that is played in the Main Phase.
	english := w.Scenario.InEnglish(&printed.Faces[place.Side], "Timing(MainPhase)\n"+notation)
	if english, ok := strings.CutPrefix(english, "Main Phase: "); ok {
		return english
	}
	said := make([]string, len(parts))
	for i, n := range parts {
		if said[i] = w.Scenario.EnglishOfPart(place, n); said[i] == "" {
			return ""
		}
	}
	if len(said) == 0 {
		return ""
	}
	return Capitalized(strings.Join(said, ", then ")) + "."
}
