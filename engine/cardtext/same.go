package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// What notation says in several ways that mean the same. What happens as a turn, phase or step starts or
// ends happens in the turn player's: "at the start of each player's turn, that player" is the turn player
// (601.1). And nobody moves cards to where they are (506.1).

// playersTurn gives the header of an ability that works as a part of a turn starts or ends; nil if
// there is none.
func playersTurn(list []*ability.Node) *ability.Node {
	for _, n := range list {
		if n.Op != ability.When && n.Op != ability.After || len(n.Args) == 0 {
			continue
		}
		event := n.Args[0]
		if (event.Op == ability.StartOf || event.Op == ability.EndOf) && len(n.Names) != 1 {
			return n
		}
	}
	return nil
}

// turnPlayerAsTurnPlayer calls whose turn an ability works in the turn player.
func turnPlayerAsTurnPlayer(list []*ability.Node) {
	header := playersTurn(list)
	if header == nil || len(header.Names) != 2 || header.Names[0] != "_" {
		return
	}
	name := header.Names[1]
	header.Names = nil
	for _, n := range list {
		n.Walk(func(n *ability.Node) bool {
			if n.Op == ability.Bound && n.Text == name {
				*n = ability.Node{Op: ability.TurnPlayer, Kind: ability.Player}
			}
			return true
		})
	}
}

// turnPlayerByName calls the turn player by a name that the header gives, as "that player" is called,
// and reports whether it is spoken of.
func turnPlayerByName(list []*ability.Node) (is bool) {
	header := playersTurn(list)
	if header == nil || len(header.Names) != 0 || header.Args[0].By() != nil &&
		!slices.Contains([]ability.Op{ability.Opponents, ability.Players}, header.Args[0].By().Op) {
		return false
	}
	for _, n := range list {
		n.Walk(func(n *ability.Node) bool {
			if n.Op == ability.TurnPlayer {
				*n = ability.Node{Op: ability.Bound, Kind: ability.Player, Text: "turnPlayer"}
				header.Names, is = []string{"_", "turnPlayer"}, true
			}
			return true
		})
	}
	return is
}

// ownTime says of what players do in their own turns or phases that the turn player does it: "when an
// opponent draws a card during their Main Phase" is no other opponent's phase.
func ownTime(list []*ability.Node) {
	for _, n := range list {
		n.Walk(func(n *ability.Node) bool {
			if n.Op != ability.Where || n.Event().Op != ability.Drawn || n.Condition().Op != ability.During {
				return true
			}
			who, whose := n.Event().By(), n.Condition().By()
			if whose != nil && who.Op == whose.Op && (who.Op == ability.Opponents || who.Op == ability.Players) {
				*who = ability.Node{Op: ability.TurnPlayer, Kind: ability.Player, Pos: who.Pos}
			}
			return true
		})
	}
}

// fromElsewhere leaves out of what is chosen to be moved that it isn't where it is moved to: nobody moves to
// where they are (506.1).
func fromElsewhere(list []*ability.Node) {
	choices := map[string]*ability.Node{}
	for _, n := range list {
		n.Walk(func(n *ability.Node) bool {
			if n.Op == ability.Choose && len(n.Names) == 1 {
				choices[n.Names[0]] = n
			}
			if n.Op != ability.Move || n.To() == nil {
				return true
			}
			choice := n.Cards()
			if choice.Op == ability.Bound {
				choice = choices[choice.Text]
			}
			if choice != nil && choice.Op == ability.Choose {
				leaveOut(choice, n.To())
			}
			return true
		})
	}
}

// leaveOut leaves out of what is chosen that it isn't in an area.
func leaveOut(choice, area *ability.Node) {
	var rest []*ability.Node
	for _, part := range flat(choice.Cards()) {
		if part.Op != ability.Not || part.Args[0].Op != ability.At || !part.Args[0].Areas().Equals(area) {
			rest = append(rest, part)
		}
	}
	if len(rest) > 0 {
		choice.SetCards(joined(rest))
	}
}
