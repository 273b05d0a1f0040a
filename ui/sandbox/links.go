package sandbox

import (
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/ui/look"
)

// linker makes links of what texts about a scenario mention. All cards that are
// or may come into it are what they are about.
func linker(library *rulesdb.Library, s *scenario.Scenario) *rulesdb.Linker {
	var cards []*card.Card
	for i := range s.Program.PrintCount() {
		cards = append(cards, s.Program.Card(board.Print(i+1)))
	}
	return library.Linker(look.Address("scenario", s.ID.String()), cards...)
}
