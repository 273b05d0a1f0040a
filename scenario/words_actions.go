package scenario

import (
	"strings"

	"canterlaw/engine/board"
)

// DescribeAction words that a player takes an action: "Avery moves Holly Dash,
// Flighty Filly to Avery’s home".
func (s *Scenario) DescribeAction(state *board.State, p board.Player, a board.Action) string {
	return words{s, state, true}.action(p, a)
}

func (w words) action(p board.Player, a board.Action) string {
	does := w.deed(a)
	if does.verb == "" {
		return ""
	}
	does.subject = w.player(p)
	return does.happens()
}

// instruction words an action as something to do: "move Holly Dash, Flighty Filly to
// Avery’s home".
func (w words) instruction(a board.Action) string {
	does := w.deed(a)
	text := strings.TrimSpace(does.verb + " " + does.rest)
	if a.Kind == board.PlayCard && a.Ability.ID != 0 {
		text += " by " + w.abilityOf(a.Ability, board.Ref{Card: a.Card})
	}
	return text
}

// deed words what is done in an action, but not by whom.
func (w words) deed(a board.Action) clause {
	c := w.card(board.Ref{Card: a.Card})
	to := ""
	if a.Area != board.NoArea {
		to = " to " + w.area(a.Area)
	}
	switch a.Kind {
	case board.PlayCard:
		return clause{verb: "play", rest: w.played(a.Card) + w.onHost(a.Host) + to}
	case board.ActivateAbility:
		return clause{verb: "activate", rest: w.abilityOf(a.Ability, board.Ref{Card: a.Card})}
	case board.MoveCharacter:
		return clause{verb: "move", rest: c + to}
	case board.PlayTroublemaker:
		return clause{verb: "play", rest: w.played(a.Card) + " face-down" + to}
	case board.DrawCard:
		return clause{verb: "draw", rest: "a card"}
	case board.RallyCard:
		return clause{verb: "rally", rest: c}
	default:
		return clause{}
	}
}

// played names a card that is played: where it is named by its zone, it is played from
// there.
func (w words) played(c board.CardID) string {
	name := w.card(board.Ref{Card: c})
	if c == 0 || w.state.Zone(c) == board.Play {
		return name
	}
	if alone, found := strings.CutSuffix(name, " "+w.where(c)); found {
		return alone + " from" + strings.TrimPrefix(w.where(c), "in")
	}
	return name
}
