package sandbox

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario/wording"
	"canterlaw/ui/cardface"
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

// tile draws a card, to be tapped: its colors, its Title and Subtitle, how it is,
// and its power, quiet where it is exhausted or frightened.
func (v view) tile(c board.CardID) fyne.CanvasObject {
	tile := look.Tile{Name: "? unknown card", Sign: cardface.NewSigns(v.colors(c)...)}
	face := v.state.Face(c)
	if face != nil {
		tile.Name, tile.More = face.Title, face.Subtitle
	}
	about := v.states(c)
	for i, state := range about {
		about[i] = "**" + look.Plain(state) + "**"
	}
	if face != nil {
		if power, defined := v.state.Power(c); defined {
			tile.Figure, tile.FigureOf = fmt.Sprint(power), "power"
			tile.Quiet = v.state.IsExhausted(c) || v.state.IsFrightened(c)
			if face.Power != nil && *face.Power != power {
				about = append(about, fmt.Sprintf("printed power %d", *face.Power))
			}
		}
		for _, word := range v.worth(c, face) {
			about = append(about, look.Plain(word))
		}
		if !v.state.IsFaceDown(c) {
			about = append(about, v.state.Colors(c).String())
		}
	}
	tile.About = []string{strings.Join(about, " · ")}
	if text := v.byText(c, face); len(text) > 0 {
		tile.About = append(tile.About, look.Plain(strings.Join(text, " · ")))
	}
	return v.marked(subject{card: c}, func(tapped func()) *look.Choice { return look.NewTile(tile, tapped) })
}

// colors are those whose signs stand for a card: none for one that is unknown or
// face-down.
func (v view) colors(c board.CardID) []card.Color {
	switch {
	case v.state.Face(c) == nil || v.state.IsFaceDown(c):
		return nil
	case v.state.Colors(c).IsZero():
		return []card.Color{card.Colorless}
	}
	return v.state.Colors(c).List()
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
	where, face := v.where(c), v.state.Face(c)
	if v.isHidden(c) {
		face = nil
	}
	if condition := v.condition(c, face); condition != "" {
		where += " · " + condition
	}
	return where
}

// lies is whereabouts without what a card is worth, which its facts tell.
func (v view) lies(c board.CardID) string {
	words := append([]string{v.where(c)}, v.states(c)...)
	if !v.isHidden(c) {
		words = append(words, v.power(c, v.state.Face(c))...)
	}
	return strings.Join(words, " · ")
}

// power words a card's power, and what is printed if that is another; nothing where it has
// none.
func (v view) power(c board.CardID, face *card.Face) []string {
	power, defined := v.state.Power(c)
	switch {
	case !defined:
		return nil
	case face.Power != nil && *face.Power != power:
		return []string{fmt.Sprintf("power %d (printed %d)", power, *face.Power)}
	}
	return []string{fmt.Sprintf("power %d", power)}
}

// where says whose a card is, and where.
func (v view) where(c board.CardID) string {
	where := wording.PileName(v.name(v.state.Owner(c)), v.state.Zone(c))
	if v.state.Zone(c) == board.Play {
		where = "At " + v.areaName(v.state.Area(c))
		if owner, controller := v.state.Owner(c), v.state.Controller(c); owner != controller {
			where += fmt.Sprintf(" · %s’s, controlled by %s", v.name(owner), v.name(controller))
		}
	}
	return where
}

// condition words what matters of a card where it is, the face being what it
// shows.
func (v view) condition(c board.CardID, face *card.Face) string {
	words := v.states(c)
	if face != nil {
		words = append(append(words, v.power(c, face)...), v.worth(c, face)...)
	}
	return strings.Join(words, " · ")
}

// states words how a card is; signs stand beside words, never instead of them.
func (v view) states(c board.CardID) []string {
	var words []string
	if host := v.host(c); host != 0 {
		words = append(words, "↳ on "+wording.CardName(v.scenario, v.state, host))
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
	return words
}

// worth words what a card costs or is worth, and its type.
func (v view) worth(c board.CardID, face *card.Face) []string {
	var words []string
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
