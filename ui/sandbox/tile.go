package sandbox

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/ui/look"
)

// tileSize is the least size of a card on the table, tallTile where what text has
// made of one of the cards beside each other takes a line more.
var (
	tileSize = fyne.NewSize(230, 45)
	tallTile = fyne.NewSize(230, 63)
)

// tiles draws cards beside each other.
func (v view) tiles(cards []board.CardID) fyne.CanvasObject {
	tiles, size := make([]fyne.CanvasObject, len(cards)), tileSize
	for i, c := range cards {
		tiles[i] = v.tile(c)
		if len(v.byText(c, v.state.Face(c))) > 0 {
			size = tallTile
		}
	}
	return look.NewFlow(size, tiles...)
}

// tile draws a card, to be tapped: its Title, its Subtitle, and how it is.
func (v view) tile(c board.CardID) fyne.CanvasObject {
	name, more := "? unknown card", ""
	face := v.state.Face(c)
	if face != nil {
		name, more = face.Title, face.Subtitle
	}
	about := []string{v.condition(c, face)}
	if text := v.byText(c, face); len(text) > 0 {
		about = append(about, strings.Join(text, " · "))
	}
	return v.marked(subject{card: c}, func(tapped func()) *look.Choice {
		return look.NewTile(name, more, about, tapped)
	})
}

// address is that of a card's page, "" for cards that have none: those that
// nobody knows and those invented for the scenario.
func (v view) address(c board.CardID) string {
	printed := v.state.Program().Card(v.state.Print(c))
	if printed == nil || printed.ID == "" {
		return ""
	}
	return look.Address("card", printed.ID)
}

// whereabouts says whose a card is, where, and how.
func (v view) whereabouts(c board.CardID) string {
	where := v.name(v.state.Owner(c)) + "’s " + zoneName(v.state.Zone(c))
	if v.state.Zone(c) == board.Play {
		where = "At " + v.areaName(v.state.Area(c))
		if owner, controller := v.state.Owner(c), v.state.Controller(c); owner != controller {
			where += fmt.Sprintf(" · %s’s, controlled by %s", v.name(owner), v.name(controller))
		}
	}
	if condition := v.condition(c, v.state.Face(c)); condition != "" {
		where += " · " + condition
	}
	return where
}

// condition words what matters of a card where it is, the face being what it
// shows; signs stand beside words, never instead of them.
func (v view) condition(c board.CardID, face *card.Face) string {
	var words []string
	if host := v.host(c); host != 0 {
		words = append(words, "↳ on "+v.scenario.CardName(v.state, host))
	}
	switch {
	case v.state.IsFrightened(c):
		words = append(words, "▼ frightened")
	case v.state.IsFaceDown(c):
		words = append(words, "▼ face-down")
	}
	if v.state.IsExhausted(c) {
		words = append(words, "↷ exhausted")
	}
	if v.state.IsBoosted(c) {
		words = append(words, "★ boosted")
	}
	if n := v.state.PowerCounters(c); n != 0 {
		words = append(words, fmt.Sprintf("counters %+d", n))
	}
	if face != nil {
		words = append(words, v.worth(c, face)...)
	}
	return strings.Join(words, " · ")
}

// worth words a card's power or points, and its type.
func (v view) worth(c board.CardID, face *card.Face) []string {
	var words []string
	if power, defined := v.state.Power(c); defined {
		word := fmt.Sprintf("power %d", power)
		if face.Power != nil && *face.Power != power {
			word += fmt.Sprintf(" (printed %d)", *face.Power)
		}
		words = append(words, word)
	}
	if v.state.Zone(c) != board.Play && face.Cost != nil {
		words = append(words, fmt.Sprintf("cost %d", *face.Cost))
	}
	if face.PointValue != nil {
		words = append(words, count(*face.PointValue, "point"))
	}
	if face.Type != card.Friend && face.Type != card.ProblemType {
		words = append(words, face.Type.String())
	}
	return words
}
