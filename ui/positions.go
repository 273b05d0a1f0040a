package ui

import (
	"fmt"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/about"
	"canterlaw/search"
	"canterlaw/ui/reference"
)

// The positions that the window knows: those that ship, and the user's own.

// mostScenarios is how many scenarios a search for them finds.
const mostScenarios = 40

// scenariosFor gives the ids of the scenarios that a search finds; none where it fails,
// beside those that have the words themselves.
func scenariosFor(index *search.Index, text string) []string {
	hits, err := index.Of(search.Scenario, text, mostScenarios)
	if err != nil {
		return nil
	}
	ids := make([]string, len(hits))
	for i, h := range hits {
		ids[i] = h.ID
	}
	return ids
}

// indexNotes makes the notes findable as they are now.
func (s *shell) indexNotes() {
	index, notebook := s.index, s.bars[referenceTab].Notebook()
	if index == nil {
		return
	}
	s.soon(func() {
		s.indexing.Lock()
		defer s.indexing.Unlock()
		err := index.SetNotes(notebook.Notes())
		fyne.Do(func() {
			if err != nil {
				s.reference.Fail(fmt.Errorf("make your notes findable: %w", err))
				return
			}
			s.reference.SetIndex(index.Search)
		})
	})
}

// setScenarios hands the scenarios to both screens.
func (s *shell) setScenarios(scenarios []scenario.Head) {
	s.sandbox.SetScenarios(scenarios)
	s.reference.SetPositions(positionsOf(scenarios))
}

// positionsOf makes positions of what scenarios say about themselves, which is
// there at once.
func positionsOf(scenarios []scenario.Head) []reference.Position {
	positions := make([]reference.Position, len(scenarios))
	for i, c := range scenarios {
		positions[i] = reference.Position{
			ID: c.ID.String(), File: c.File, Title: c.Title, Words: c.Title + "\n" + c.Question + "\n" + c.Ruling,
			Rules: c.Rules, Disputed: c.Disputed,
		}
	}
	return positions
}

// readPositions tells the reference soon of the cards in the scenarios, and the sandbox
// what they are about.
func (s *shell) readPositions(library *rulesdb.Library, scenarios []scenario.Head) {
	s.soon(func() {
		fyne.DoAndWait(func() {}) // the window is drawn before
		positions, rulings := positionsWithCards(library, scenarios)
		fyne.Do(func() {
			s.reference.SetPositions(positions)
			s.shipped = rulings
			s.setAbout()
		})
	})
}

// positionsWithCards reads the scenarios for the cards in them and for what they are
// about, which takes a while the first time. Positions do without where they can't be read.
func positionsWithCards(library *rulesdb.Library, scenarios []scenario.Head) ([]reference.Position, []about.Ruling) {
	positions := positionsOf(scenarios)
	rulings, err := about.Shipped(library, breathe)
	if err != nil {
		return positions, nil
	}
	for i, r := range rulings { // in the same order
		positions[i].Cards, positions[i].Keywords = r.CardIDs, r.Keywords
	}
	return positions, rulings
}

// indexRulings makes the user's own rulings findable as they are now.
func (s *shell) indexRulings() {
	index, all := s.index, s.rulings.Kept()
	if index == nil {
		return
	}
	s.soon(func() {
		s.indexing.Lock()
		defer s.indexing.Unlock()
		err := index.SetOwn(all)
		fyne.Do(func() {
			if err != nil {
				s.reference.Fail(fmt.Errorf("make your rulings findable: %w", err))
				return
			}
			s.reference.SetIndex(index.Search)
		})
	})
}
