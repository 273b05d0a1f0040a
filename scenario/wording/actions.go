package wording

import (
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// DescribeAction words that a player takes an action: "Avery moves Holly Dash,
// Flighty Filly to Avery’s home".
func DescribeAction(s *scenario.Scenario, state *board.State, p board.Player, a board.Action) string {
	return Words{s, state, true}.Action(p, a)
}

func (w Words) Action(p board.Player, a board.Action) string {
	does := w.deed(a, w.AbilityOf)
	if does.verb == "" {
		return ""
	}
	does.subject = w.Player(p)
	return does.happens()
}

// instruction words an action as something to do: "move Holly Dash, Flighty Filly to
// Avery’s home". What an ability says stands beside it, so it is named by its number.
func (w Words) instruction(a board.Action) string {
	does := w.deed(a, w.numberedAbility)
	text := strings.TrimSpace(does.verb + " " + does.rest)
	if a.Kind == board.PlayCard && a.Ability.ID != 0 {
		text += " by " + w.wayOf(a.Ability, a.Card)
	}
	return text
}

// deed words what is done in an action, but not by whom; named names an ability that is
// activated.
func (w Words) deed(a board.Action, named func(board.AbilityRef, board.Ref) string) clause {
	c, to := w.Card(board.Ref{Card: a.Card}), ""
	if a.Area != board.NoArea {
		to = " to " + w.Area(a.Area)
	}
	switch a.Kind {
	case board.PlayCard, board.PlayTroublemaker:
		c = w.played(a.Card)
	case board.ActivateAbility:
		return deedWith(a.Kind, c, "", to, named(a.Ability, board.Ref{Card: a.Card}))
	}
	return deedWith(a.Kind, c, w.onHost(a.Host), to, "")
}

// deedWith words what is done in an action of a kind, with the names of its card, of
// the ability that it activates and, where there are any, " on" its host and " to" its
// area.
func deedWith(kind board.ActionKind, c, on, to, ability string) clause {
	switch kind {
	case board.PlayCard:
		return clause{verb: "play", rest: c + on + to}
	case board.ActivateAbility:
		return clause{verb: "activate", rest: ability}
	case board.MoveCharacter:
		return clause{verb: "move", rest: c + to}
	case board.PlayTroublemaker:
		return clause{verb: "play", rest: c + " face-down" + to}
	case board.DrawCard:
		return clause{verb: "draw", rest: "a card"}
	case board.RallyCard:
		return clause{verb: "rally", rest: c}
	default:
		return clause{}
	}
}

// wayOf names the ability by which a card is played: of its own, or that of another
// which gives permission.
func (w Words) wayOf(ref board.AbilityRef, c board.CardID) string {
	switch a := w.Origin(ref); {
	case a.Paragraph == 0 && a.Keyword == "":
		return "an effect"
	case a.Keyword != "":
		return "its " + w.Which(ref, c)
	case a.Print != w.Scenario.ToldPrint(w.State, c):
		return "ability " + w.Which(ref, c)
	default:
		return "its ability " + w.Which(ref, c)
	}
}

// played names a card that is played: where it is named by its zone, it is played from
// there.
func (w Words) played(c board.CardID) string {
	name := w.Card(board.Ref{Card: c})
	if c == 0 || w.State.Zone(c) == board.Play {
		return name
	}
	if alone, found := strings.CutSuffix(name, " "+w.Where(c)); found {
		return alone + " from " + strings.TrimPrefix(w.Where(c), "in ")
	}
	return name
}
