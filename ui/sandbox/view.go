package sandbox

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
)

// view is a position being drawn.
type view struct {
	scenario *scenario.Scenario
	state    *board.State
	tapped   func(subject) // told which card or player was tapped
	chosen   subject       // marked, since it is being changed by hand
	choices  map[subject]*look.Choice
	pictures *cardface.Pictures // the user's own; nil for none
	seenBy   board.Player       // who looks; NoPlayer for a judge, who may look at everything
}

func newView(b *playing.Sandbox, tapped func(subject), chosen subject) view {
	return view{scenario: b.Scenario(), state: b.State(), tapped: tapped, chosen: chosen,
		choices: map[subject]*look.Choice{},
		seenBy:  board.NoPlayer}
}

// nobody is no subject.
var nobody = subject{player: board.NoPlayer}

// marked makes a choice open its subject, and marks it if that is open.
func (v view) marked(of subject, choice func(tapped func()) *look.Choice) fyne.CanvasObject {
	c := choice(func() { v.tapped(of) })
	c.Choose(of == v.chosen)
	v.choices[of] = c
	return c
}

func (v view) names(cards []board.CardID) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = wording.CardName(v.scenario, v.state, c)
	}
	return strings.Join(names, "; ")
}

// confronting words what a Problem asks for, and what it is worth.
func confronting(owner string, p *card.Problem) string {
	return fmt.Sprintf("%s needs %s; others %s. Bonus %d.", owner, requirements(p.Owner),
		requirements(p.Opponent), p.Bonus)
}

func requirements(all []card.ConfrontRequirement) string {
	if len(all) == 0 {
		return "nothing"
	}
	words := make([]string, len(all))
	for i, r := range all {
		words[i] = r.String()
	}
	return strings.Join(words, ", ")
}

// host is the card that a card is attached to, 0 if it is attached to none.
func (v view) host(c board.CardID) board.CardID {
	if h := v.state.Host(c); h.Card != 0 && v.state.IsLive(h) {
		return h.Card
	}
	return 0
}

func (v view) attached(host board.CardID) []board.CardID {
	var cards []board.CardID
	for _, c := range v.state.InPlay() {
		if v.host(c) == host {
			cards = append(cards, c)
		}
	}
	return cards
}

// areaName names an area.
func (v view) areaName(a board.AreaID) string { return wording.AreaName(v.scenario, v.state, a) }

func (v view) name(p board.Player) string { return v.scenario.Names.PlayerName(p) }

// count words a number of things: 31,204 positions.
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	figures := strconv.Itoa(n)
	for i := len(figures) - 3; i > 0; i -= 3 {
		figures = figures[:i] + "," + figures[i:]
	}
	return figures + " " + thing + "s"
}
