package scenario

import (
	"canterlaw/engine"
)

// placeWords are the places that are not windows.
var placeWords = map[string]PlaceKind{
	"next window":   NextWindow,
	"next decision": NextDecision,
	"next turn":     NextTurn,
	"after faceoff": AfterFaceoff,
	"end of game":   EndOfGame,
}

// parsePlace reads a place that passing leads to.
func parsePlace(p phrase) (Place, error) {
	for words, kind := range placeWords {
		if p.Is(words) {
			return Place{Text: p.Text, Kind: kind}, nil
		}
	}
	if p.Is(engine.Acting.String()) {
		return Place{Text: p.Text, Kind: AtMoment, Moment: engine.Acting}, nil
	}
	if window, err := engine.ParseWindow(p.Text); err == nil {
		return Place{Text: p.Text, Kind: AtWindow, Window: window}, nil
	}
	words := []string{engine.Acting.String(), "next window", "next decision", "next turn",
		"after faceoff", "end of game"}
	return Place{}, p.notOneOf("a place", append(words, windowNames()...))
}

// windowNames lists the names of all priority windows.
func windowNames() []string {
	var names []string
	for _, w := range engine.Windows() {
		names = append(names, w.String())
	}
	return names
}
