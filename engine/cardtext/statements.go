package cardtext

import (
	"fmt"
	"slices"

	"canterlaw/engine/ability"
)

// What English says in one statement and notation in two: whom something is done to, how many and
// where is chosen before it is done.

// choosePlayers says whose "a player's" is: what is done is done to what one player has, who is
// chosen for it; what happens, or is so, does with anybody's, as one card is chosen of all.
func choosePlayers(list []*ability.Node) []*ability.Node {
	var all []*ability.Node
	for _, n := range list {
		n.Body, n.Else = choosePlayers(n.Body), choosePlayers(n.Else)
		name, is := (*ability.Node)(nil), n.Kind == ability.Effect
		n.Walk(func(inner *ability.Node) bool {
			switch {
			case inner.Op == ability.Choose && inner.N().Op == ability.Literal && inner.N().Num == 1,
				inner.Kind == ability.Condition, inner.Kind == ability.Event, inner.Kind == ability.Modifier:
				anyPlayers(inner)
			case inner.Op == ability.Bound && inner.Text == "refAnyone" && is:
				inner.Text, name = "anyone", inner
			}
			return true
		})
		if name != nil {
			all = append(all, &ability.Node{Op: ability.ChoosePlayer, Kind: ability.Effect, Names: []string{"anyone"},
				Args: []*ability.Node{anybody, you}, Pos: name.Pos})
		}
		anyPlayers(n)
		all = append(all, n)
	}
	return all
}

// anyPlayers makes "a player's" in a node what is any player's.
func anyPlayers(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op == ability.Bound && n.Text == "refAnyone" {
			n.Op, n.Text = ability.Players, ""
		}
		return true
	})
}

// chosenForNumbers lets cards of which a number is asked be chosen before what is done with it: "draw
// cards equal to the power of one of your Friends".
func chosenForNumbers(list []*ability.Node) []*ability.Node {
	var all []*ability.Node
	for _, n := range list {
		n.Body, n.Else = chosenForNumbers(n.Body), chosenForNumbers(n.Else)
		in := []*ability.Node{n}
		if n.Op == ability.Until || n.Op == ability.Lasting {
			in = n.Body
		}
		for _, statement := range in {
			for _, number := range statement.Args {
				if number == nil || number.Kind != ability.Number || n.Kind == ability.Header || n.Op == ability.If {
					continue
				}
				number.Walk(func(inner *ability.Node) bool {
					if inner.Op == ability.Choose {
						chosen := *inner
						if len(chosen.Names) == 0 {
							chosen.Names = []string{fmt.Sprintf("chosen%p", inner)}
						}
						*inner = ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: chosen.Names[0],
							Pos: inner.Pos}
						all = append(all, &chosen)
						return false
					}
					return true
				})
			}
		}
		all = append(all, n)
	}
	return all
}

// placesOfForbidden gives a name to the place where something can't happen for a while: where
// the ability's event was, not where later ones are.
func placesOfForbidden(list []*ability.Node) []*ability.Node {
	var all []*ability.Node
	for _, n := range list {
		if n.Op == ability.Until && len(n.Body) > 0 && n.Body[0].Op == ability.Cant {
			isThere := false
			n.Body[0].Walk(func(inner *ability.Node) bool {
				if inner.Op == ability.There {
					*inner = ability.Node{Op: ability.Bound, Kind: ability.Area, Text: "forbidden", Pos: inner.Pos}
					isThere = true
				}
				return true
			})
			if isThere {
				there := &ability.Node{Op: ability.There, Kind: ability.Area, Pos: n.Pos}
				all = append(all, &ability.Node{Op: ability.Let, Kind: ability.Effect, Names: []string{"forbidden"},
					Args: []*ability.Node{there}, Pos: n.Pos})
			}
		}
		all = append(all, n)
	}
	return all
}

// oneProblem moves or puts several cards that go to "a Problem", "another Problem" or "a Problem where" something
// is to the same one.
func oneProblem(list []*ability.Node) []*ability.Node {
	several := map[string]bool{}
	for _, n := range list {
		n.Walk(func(n *ability.Node) bool {
			for _, name := range n.Names {
				several[name] = n.Op == ability.Let && n.What().Kind == ability.Cards && describesMany(n.What())
				n.Walk(func(inner *ability.Node) bool {
					several[name] = several[name] || areSeveral(inner)
					return true
				})
			}
			return true
		})
	}
	return oneProblemFor(list, several)
}

// oneProblemFor is the same of statements, given which names are of several cards.
func oneProblemFor(list []*ability.Node, several map[string]bool) []*ability.Node {
	var all []*ability.Node
	for _, n := range list {
		n.Body, n.Else = oneProblemFor(n.Body, several), oneProblemFor(n.Else, several)
		if (n.Op == ability.Move || n.Op == ability.PutIntoPlay) && goToOneProblem(n, several) && isChoice(n.Cards()) {
			chosen := n.Cards()
			if len(chosen.Names) == 0 {
				chosen.Names = []string{"moved"}
			}
			n.SetCards(&ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: chosen.Names[0], Pos: chosen.Pos})
			all = append(all, chosen)
			several[chosen.Names[0]] = true
		}
		all = append(append(all, placesFirst(n, several)...), n)
	}
	return all
}

// placesFirst chooses the one Problem of several cards that are moved by an effect, or by one within it that
// somebody may do or pays.
func placesFirst(n *ability.Node, several map[string]bool) (places []*ability.Node) {
	if n == nil {
		return nil
	}
	if n.Op != ability.Move && n.Op != ability.PutIntoPlay {
		for _, a := range n.Args {
			places = append(places, placesFirst(a, several)...)
		}
		return places
	}
	if !goToOneProblem(n, several) {
		return nil
	}
	place := &ability.Node{Op: ability.Bound, Kind: ability.Area, Text: "problem", Pos: n.Pos}
	chosen := &ability.Node{Op: ability.ChooseArea, Kind: ability.Effect, Names: []string{place.Text},
		Args: []*ability.Node{n.To(), n.By()}, Pos: n.Pos}
	n.SetTo(place)
	return []*ability.Node{chosen}
}

// goToOneProblem reports whether an effect takes several cards to a Problem of which there can be several.
func goToOneProblem(n *ability.Node, several map[string]bool) bool {
	to, cards := n.To(), n.Cards()
	if to == nil || cards == nil {
		return false
	}
	switch to.Op {
	case ability.AnyProblem, ability.ProblemOf:
	case ability.AreaOf:
		if !describesMany(to.Cards()) && !slices.ContainsFunc(flat(to.Cards()), isProblemWord) {
			return false
		}
	default:
		return false
	}
	return areSeveral(cards) || cards.Op == ability.Bound && several[cards.Text] ||
		n.Op == ability.Move && describesMany(cards)
}

// isProblemWord reports whether a part of a description says that something is a Problem or at one.
func isProblemWord(n *ability.Node) bool {
	return n.Op == ability.Problem || n.Op == ability.AnyProblem
}

// areSeveral reports whether so many cards of a sort are chosen.
func areSeveral(cards *ability.Node) bool {
	isMany := func(n *ability.Node) bool { return n.Op != ability.Literal || n.Num > 1 }
	return (cards.Op == ability.Choose || cards.Op == ability.Search) && isMany(cards.N())
}
