package wording

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// SayAbilities says in English, for the library to know it from then on, what somebody may be shown as
// they play: the abilities of the library's cards, those that cards and positions have in shipped scenarios and
// nowhere else, and what players choose to be done by them. Before each it calls between.
func SayAbilities(lib *rulesdb.Library, between func()) {
	for cards := range slices.Chunk(lib.Cards, atATime) {
		between()
		if s, err := scenario.OfCards(lib, cards); err == nil {
			sayAbilities(s, between)
		}
	}
	for s := range scenario.WithOwnAbilities(lib, between) {
		sayAbilities(s, between)
	}
}

// atATime is of how many cards a program is made at a time.
const atATime = 20

// sayAbilities says the abilities of a scenario, with what players choose to be done by them.
func sayAbilities(s *scenario.Scenario, between func()) {
	state, err := board.New(s.Program, board.Setup{Players: make([]board.PlayerSetup, s.Program.Players())})
	if err != nil {
		return
	}
	words := Words{Scenario: s, State: state}
	for id := range s.Program.AbilityCount() {
		ref := board.AbilityRef{ID: board.AbilityID(id + 1)}
		between()
		words.Said(ref)
		script := s.Program.Ability(ref.ID).Script
		for place := range script {
			switch script[place].Kind {
			case board.AskMay:
				words.OnYes(ref, place)
			case board.ModesBegins:
				for mode := 1; words.mode(ref, words.choicesOfModes(ref, place), mode) != nil; mode++ {
					words.Mode(ref, place, mode)
				}
			}
		}
	}
}
