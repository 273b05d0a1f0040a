package reference

import (
	"fmt"

	"canterlaw/search"
	"canterlaw/ui/look"
)

// tableKind is the kind of places on the table: its ID is newPosition, newGame or
// scenarioList, or else the line of a position to set up.
const tableKind search.Kind = "table"

// What the table is opened with, besides lines.
const (
	newPosition  = "new position"
	newGame      = "new game"
	scenarioList = "scenarios"
)

// tableLinks lead from the start page to the table.
var tableLinks = fmt.Sprintf("[New position](%s) · [New game](%s) · [Scenarios](%s)",
	look.Address(string(tableKind), newPosition), look.Address(string(tableKind), newGame),
	look.Address(string(tableKind), scenarioList))

// openTable goes over to the table.
func (s *Screen) openTable(id string) {
	switch id {
	case newPosition:
		s.options.Table.NewPosition()
	case newGame:
		s.options.Table.NewGame()
	case scenarioList:
		s.options.Table.Scenarios()
	default:
		s.options.Table.SetUp(id)
	}
}

// lineHit offers to set a position up whose line was typed into the search; nothing
// where the text is no line.
func (s *Screen) lineHit(typed string) []search.Hit {
	if s.options.Table.IsLine == nil || !s.options.Table.IsLine(typed) {
		return nil
	}
	return []search.Hit{{Kind: tableKind, ID: typed, Title: "Set this position up",
		Snippet: "Goes to the table, where it can be played"}}
}
