package scenario

import "canterlaw/engine/board"

// DescribeAction words that a player takes an action: "Avery moves Holly Dash,
// Flighty Filly to Avery’s home".
func (s *Scenario) DescribeAction(state *board.State, p board.Player, a board.Action) string {
	return words{s, state, true}.action(p, a)
}

func (w words) action(p board.Player, a board.Action) string {
	c, to := w.card(board.Ref{Card: a.Card}), w.destination(a.Area)
	does := clause{subject: w.player(p)}
	switch a.Kind {
	case board.PlayCard:
		does.verb, does.rest = "play", c+w.onHost(a.Host)+to
	case board.ActivateAbility:
		does.verb, does.rest = "activate", w.abilityOf(a.Ability, board.Ref{Card: a.Card})
	case board.MoveCharacter:
		does.verb, does.rest = "move", c+to
	case board.PlayTroublemaker:
		does.verb, does.rest = "play", c+" face-down"+to
	case board.DrawCard:
		does.verb, does.rest = "draw", "a card"
	case board.RallyCard:
		does.verb, does.rest = "rally", c
	default:
		return ""
	}
	return does.happens()
}

func (w words) destination(a board.AreaID) string {
	if a == board.NoArea {
		return ""
	}
	return " to " + w.area(a)
}

// instruction words an action as something to do: "move Holly Dash, Flighty Filly to
// Avery’s home".
func (w words) instruction(a board.Action) string {
	words := a.Kind.String()
	switch {
	case a.Kind == board.ActivateAbility:
		words += " " + w.abilityOf(a.Ability, board.Ref{Card: a.Card})
	case a.Kind == board.DrawCard:
		words += " a card"
	case a.Kind == board.PlayTroublemaker:
		words = "play " + w.card(board.Ref{Card: a.Card}) + " face-down"
	case a.Card != 0:
		words += " " + w.card(board.Ref{Card: a.Card})
	}
	words += w.onHost(a.Host) + w.destination(a.Area)
	if a.Kind == board.PlayCard && a.Ability.ID != 0 {
		words += " by " + w.abilityOf(a.Ability, board.Ref{Card: a.Card})
	}
	return words
}
