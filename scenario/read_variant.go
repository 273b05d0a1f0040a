package scenario

import (
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
)

// ReadAs reads a scenario as a variant of the game has it. The library is the variant's own (see
// [Variant.Library]). An edition is taken only where the file names none; a reading is taken
// also where the file chooses another. It fails as Read does.
func ReadAs(lib *rulesdb.Library, name string, text []byte, v *Variant) (*Scenario, error) {
	r := NewReader(lib, name)
	r.variant = v
	if err := r.read(text); err != nil {
		return nil, err
	}
	return r.Scenario, nil
}

// PrintOf gives the print of a card in the scenario's program whose text is the card's
// own; Unknown if there is none.
func (s *Scenario) PrintOf(id string) board.Print {
	for print := board.Print(1); int(print) <= s.Program.PrintCount(); print++ {
		if _, own := s.Names.Variants[print]; !own && s.Program.Card(print).ID == id && id != "" {
			return print
		}
	}
	return board.Unknown
}

// Points lists the disputed points that two scenarios read otherwise, by the engine's
// numbers: scenarios of the same position in two variants of the game.
func Points(a, b *Scenario) []board.Disputed {
	var points []board.Disputed
	for d := range board.Disputed(board.DisputedCount) {
		if a.Program.Reading(d) != b.Program.Reading(d) {
			points = append(points, d)
		}
	}
	return points
}

// WatchPoints notes from now on which points the scenario is asked about as it is played.
func (s *Scenario) WatchPoints() *board.Asked {
	var asked *board.Asked
	s.Program, asked = s.Program.Asking()
	return asked
}

// WatchRules notes from now on which rules the scenario is asked about as it is played.
func (s *Scenario) WatchRules() *board.RulesAsked {
	var asked *board.RulesAsked
	s.Program, asked = s.Program.WatchingRules()
	return asked
}
