package sandbox

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/ui/look"
)

// tileSize is the least size of a card on the table.
var tileSize = fyne.NewSize(230, 45)

// tiles draws cards beside each other.
func (v view) tiles(cards []board.CardID) fyne.CanvasObject {
	tiles := make([]fyne.CanvasObject, len(cards))
	for i, c := range cards {
		tiles[i] = v.tile(c)
	}
	return look.NewFlow(tileSize, tiles...)
}

// tile draws a card: its Title, its Subtitle, and how it is. Tapped, it opens
// the card's page.
func (v view) tile(c board.CardID) fyne.CanvasObject {
	face := v.state.Face(c)
	if face == nil {
		return look.NewTile("? unknown card", "", v.condition(c, nil), func() {})
	}
	return look.NewTile(face.Title, face.Subtitle, v.condition(c, face), func() { v.follow(v.address(c)) })
}

// address is that of a card's page. Cards invented for the scenario have none.
func (v view) address(c board.CardID) string {
	return look.Address("card", v.state.Program().Card(v.state.Print(c)).ID)
}

// cardLink writes a card's name as a link to its page, as Markdown.
func (v view) cardLink(c board.CardID) string {
	name := look.Plain(v.scenario.CardName(v.state, c))
	if v.state.Face(c) == nil || v.address(c) == look.Address("card", "") {
		return name
	}
	return fmt.Sprintf("[%s](%s)", name, v.address(c))
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
	if face != nil {
		words = append(words, v.worth(c, face)...)
	}
	return strings.Join(words, " · ")
}

// worth words a card's power or points, and its type.
func (v view) worth(c board.CardID, face *card.Face) []string {
	var words []string
	if power, defined := v.state.Power(c); defined {
		words = append(words, fmt.Sprintf("power %d", power))
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
