package sandbox

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario"
	"canterlaw/ui/look"
)

// table draws what is on the table, as a judge sees it who may look at
// everything: for each player the home, the Problem and who is there, and what
// lies beside.
type table struct {
	*look.Page
	tapped  func(subject)
	choices map[subject]*look.Choice // what can be tapped, by what it opens
}

func newTable(tapped func(subject)) *table {
	return &table{Page: look.NewListPage(), tapped: tapped}
}

// view is a position being drawn.
type view struct {
	scenario *scenario.Scenario
	state    *board.State
	tapped   func(subject) // told which card or player was tapped
	chosen   subject       // marked, since it is being changed by hand
	choices  map[subject]*look.Choice
}

func newView(b *scenario.Sandbox, tapped func(subject), chosen subject) view {
	return view{scenario: b.Scenario(), state: b.State(), tapped: tapped, chosen: chosen, choices: map[subject]*look.Choice{}}
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

// show draws the sandbox's position with what is chosen on it. The player who
// started sits below.
func (t *table) show(b *scenario.Sandbox, chosen subject) {
	v := newView(b, t.tapped, chosen)
	t.choices = v.choices
	var objects []fyne.CanvasObject
	for p := board.Player(v.state.Players()); p > 0; p-- {
		objects = append(objects, v.player(p-1)...)
	}
	t.ShowInPlace(objects...)
}

// player draws a player's part of the table: their home and Problem, and the
// Dilemmas that they control.
func (v view) player(p board.Player) []fyne.CanvasObject {
	areas := look.NewColumns(6,
		look.NewPanel(v.area(board.HomeOf(p))),
		look.NewPanel(v.area(board.ProblemOf(p))))
	line := func(of subject, text fyne.CanvasObject) fyne.CanvasObject {
		return v.marked(of, func(tapped func()) *look.Choice { return look.NewChoiceOf(text, tapped) })
	}
	objects := []fyne.CanvasObject{line(subject{player: p}, look.NewMarkdown(v.standing(p), nil)), areas}
	for _, a := range v.state.Areas() {
		if v.state.DilemmaAt(a) != 0 && v.state.AreaOwner(a) == p {
			objects = append(objects, look.NewPanel(v.area(a)))
		}
	}
	for _, z := range []board.Zone{board.Hand, board.Flip} {
		if cards := v.state.Cards(z, p); len(cards) > 0 {
			title := look.NewCaption(fmt.Sprintf("%s’s %s", v.name(p), z))
			objects = append(objects, look.NewPanel(look.NewColumn(-8, title, v.tiles(cards))))
		}
	}
	return append(objects, line(subject{player: p, piles: true}, look.NewCaption(v.piles(p))), look.NewGap(6))
}

// standing is the line that says how a player stands.
func (v view) standing(p board.Player) string {
	line := fmt.Sprintf("**%s** %s · %s", look.Plain(v.name(p)), count(v.state.Score(p), "point"), count(v.state.Tokens(p), "action token"))
	if v.state.TurnPlayer() == p {
		line += " · ★ turn player"
	}
	switch d := v.state.Decision(); {
	case !v.state.InGame(p):
		line += " · ✕ has left the game"
	case d.Kind == board.NoDecision || d.Player != p:
	case d.Kind == board.Priority:
		line += " · ● has priority"
	default:
		line += " · ● decides"
	}
	return line
}

// piles counts the cards that lie beside the table, and names those that all
// can see.
func (v view) piles(p board.Player) string {
	pile := func(z board.Zone) string { return fmt.Sprintf("%s %d", zoneName(z), len(v.state.Cards(z, p))) }
	parts := []string{pile(board.Hand), pile(board.DrawDeck), pile(board.ProblemDeck)}
	for _, z := range []board.Zone{board.DiscardPile, board.Banished} {
		part := pile(z)
		if cards := v.state.Cards(z, p); len(cards) > 0 {
			part += ": " + v.names(cards)
		}
		parts = append(parts, part)
	}
	return capitalized(strings.Join(parts, " · "))
}

func (v view) names(cards []board.CardID) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = v.scenario.CardName(v.state, c)
	}
	return strings.Join(names, "; ")
}

// area draws a home or a Problem: Problems with what confronting asks for,
// then the cards there, each controller's together.
func (v view) area(a board.AreaID) fyne.CanvasObject {
	owner := v.name(v.state.AreaOwner(a))
	if v.state.AreaKind(a) == board.Home {
		return look.NewColumn(-8, append([]fyne.CanvasObject{look.NewSubheading(owner + "’s home")}, v.occupants(a)...)...)
	}
	return look.NewColumn(-8, append([]fyne.CanvasObject{v.problem(a, owner)}, v.occupants(a)...)...)
}

// problem draws the Problem or Dilemma at an area, to be tapped, or says that
// there is none.
func (v view) problem(a board.AreaID, owner string) fyne.CanvasObject {
	title := owner + "’s Problem"
	if v.state.DilemmaAt(a) != 0 {
		title = owner + "’s Dilemma"
	}
	c := v.state.Problem(a)
	if c == 0 {
		return look.NewSubheading(title)
	}
	requirements := ""
	if face := v.state.Face(c); face != nil && face.Problem != nil {
		requirements = confronting(v.name(v.state.Owner(c)), face.Problem)
	}
	text := fmt.Sprintf("**%s** %s", look.Plain(title), look.Plain(v.scenario.CardName(v.state, c)))
	content := look.NewColumn(-14, look.NewMarkdown(text, nil), look.NewCaption(requirements))
	return v.marked(subject{card: c}, func(tapped func()) *look.Choice { return look.NewChoiceOf(content, tapped) })
}

// confronting words what a Problem asks for, and what it is worth.
func confronting(owner string, p *card.Problem) string {
	return fmt.Sprintf("%s needs %s; others %s. Bonus %d.", owner, requirements(p.Owner), requirements(p.Opponent), p.Bonus)
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

// occupants draws the cards at an area but its Problem, by controller, each
// attachment behind its host.
func (v view) occupants(a board.AreaID) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for p := board.Player(0); int(p) < v.state.Players(); p++ {
		var cards []board.CardID
		for _, c := range v.state.InPlay() {
			if v.state.Area(c) == a && v.state.Controller(c) == p && c != v.state.Problem(a) && v.host(c) == 0 {
				cards = append(append(cards, c), v.attached(c)...)
			}
		}
		if len(cards) == 0 {
			continue
		}
		if v.state.AreaKind(a) != board.Home || v.state.AreaOwner(a) != p {
			objects = append(objects, look.NewCaption(v.name(p)+"’s cards"))
		}
		objects = append(objects, v.tiles(cards))
	}
	if len(objects) == 0 {
		return []fyne.CanvasObject{look.NewCaption("Nobody is there.")}
	}
	return objects
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
func (v view) areaName(a board.AreaID) string {
	return v.scenario.AreaName(v.state, a)
}

func (v view) name(p board.Player) string { return v.scenario.Names.PlayerName(p) }

// count words a number of things.
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
