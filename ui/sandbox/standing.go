package sandbox

import (
	"fmt"
	"math"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
)

// standing offers to set a player's score and tokens.
func (h *byHand) standing() []fyne.CanvasObject {
	v, p := h.view, h.subject.player
	objects := h.head(v.name(p), byHandHint)
	objects = append(objects, h.amount("Points", v.state.Score(p), board.ScoreSet)...)
	return append(objects, h.amount("Action tokens", v.state.Tokens(p), board.TokensSet)...)
}

// piles offers to draw a card, and the cards beside the table.
func (h *byHand) piles() []fyne.CanvasObject {
	v, p := h.view, h.subject.player
	objects := h.head(v.name(p)+"’s decks and piles", byHandHint)
	draw := change{label: "Draw a card", does: board.Occurrence{Kind: board.CardDrawn, Player: p}}
	if allowed, why := h.allowed(draw); why == "" {
		objects = append(objects, look.NewFlow(changeSize, h.choice(draw.label, func() { h.take(allowed) })))
	} else {
		objects = append(objects, look.NewMarkdown("✕ "+why, h.follow))
	}
	for _, z := range []board.Zone{board.DiscardPile, board.Banished, board.DrawDeck, board.ProblemDeck} {
		objects = append(objects, h.pile(z)...)
	}
	return objects
}

// amount offers to set what a player has some of.
func (h *byHand) amount(what string, now int, kind board.OccurrenceKind) []fyne.CanvasObject {
	set := func(n int) {
		h.do(board.Occurrence{Kind: kind, Player: h.subject.player, N: int32(n)})
	}
	step := func(label string, by int) *look.Choice {
		return h.choice(label, func() {
			h.latest = label
			set(now + by)
		})
	}
	another, _ := newNumberField("Set", math.MaxInt16, set, func(why string) {
		h.notice = "✕ " + look.Plain(why)
		h.draw()
	})
	thing := strings.ToLower(what[:len(what)-1])
	steps := []fyne.CanvasObject{step("+1 "+thing, 1)}
	if now > 0 {
		steps = append([]fyne.CanvasObject{step("−1 "+thing, -1)}, steps...)
	}
	return []fyne.CanvasObject{
		look.NewSubheading(fmt.Sprintf("%s: %d", what, now)),
		look.NewFlow(changeSize, append(steps, another)...),
	}
}

// pile draws the cards of a player's zone, from the top of a deck on. Of those
// that nobody knows it says how many there are.
func (h *byHand) pile(z board.Zone) []fyne.CanvasObject {
	cards := h.view.state.Cards(z, h.subject.player)
	title := fmt.Sprintf("%s: %s", wording.Capitalized(zoneName(z)), count(len(cards), "card"))
	if len(cards) > 1 && (z == board.DrawDeck || z == board.ProblemDeck) {
		title += ", the top one first"
	}
	objects := []fyne.CanvasObject{look.NewGap(4), look.NewSubheading(title)}
	var known []board.CardID
	unknown := 0
	flush := func() {
		if len(known) > 0 {
			objects = append(objects, look.NewPanel(h.view.tiles(known)))
		}
		if unknown > 0 {
			knows := " that nobody knows"
			if h.view.seenBy != board.NoPlayer {
				knows = " that " + h.view.name(h.view.seenBy) + " may not see"
			}
			objects = append(objects, look.NewCaption(count(unknown, "card")+knows))
		}
		known, unknown = nil, 0
	}
	for _, c := range cards {
		isKnown := !h.view.isHidden(c)
		if isKnown && unknown > 0 || !isKnown && len(known) > 0 {
			flush()
		}
		if isKnown {
			known = append(known, c)
		} else {
			unknown++
		}
	}
	flush()
	return objects
}
