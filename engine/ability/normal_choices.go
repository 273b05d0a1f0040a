package ability

import "slices"

// Two rules of the normal form that change what is asked and recorded, but nothing of what comes of it.

// placesInEffects puts a place that is chosen for the next effect alone into it, where that is done to
// one card by the player who chose the place.
func placesInEffects(list []*Node) []*Node {
	for i := 0; i+1 < len(list); i++ {
		place, does := list[i], list[i+1]
		if place.Op != ChooseArea || len(place.Names) != 1 || !goesToOnePlace(does, list) ||
			!place.By().Equals(whoPlaces(does)) {
			continue
		}
		uses := 0
		for _, n := range list {
			n.Walk(func(inner *Node) bool {
				if inner.Op == Bound && inner.Text == place.Names[0] {
					uses++
				}
				return true
			})
		}
		if to := does.To(); uses == 1 && to != nil && to.Op == Bound && to.Text == place.Names[0] {
			does.SetTo(place.Areas())
			list = slices.Delete(list, i, i+1)
		}
	}
	return list
}

// goesToOnePlace reports whether an effect lets one card go to a place: of several each could go to
// another one.
func goesToOnePlace(n *Node, list []*Node) bool {
	switch n.Op {
	case Move, Send, PutIntoPlay, Play:
		return isOneCard(n.Cards(), list)
	case CreateToken:
		return n.N().Op == Literal && n.N().Num == 1
	}
	return false
}

// whoPlaces is the player who chooses among several places for what an effect does.
func whoPlaces(n *Node) *Node {
	if n.Op == Send || n.By() == nil {
		return &Node{Op: You, Kind: Player, Args: []*Node{}}
	}
	return n.By()
}

// isOneCard reports whether one card is meant: several can go to different places, unless one was
// chosen for all of them.
func isOneCard(cards *Node, list []*Node) bool {
	switch {
	case cards.Op == This || cards.Op == Host:
		return true
	case cards.Op == Choose:
		return cards.Args[0].Op == Literal && cards.Args[0].Num == 1
	case cards.Op != Bound:
		return false
	}
	for _, n := range list {
		if slices.Contains(n.Names, cards.Text) && n.Kind == Effect {
			return n.Op == Choose && isOneCard(n, nil)
		}
	}
	return true // an event's card
}

// isShuffledAfterSearch reports whether a deck that an effect shuffles has just been searched, and
// nothing but what takes cards out of it has been done since.
func isShuffledAfterSearch(shuffle *Node, before []*Node) bool {
	for _, n := range slices.Backward(before) {
		switch n.Op {
		case Reveal, PutInHand, PutIntoPlay, Play, PutInDiscards, Banish:
		case Search:
			return slices.ContainsFunc(flat(n.Cards(), And), func(part *Node) bool {
				return part.Op == In && part.Zone().Op == DrawDeck && part.Of().Equals(shuffle.By())
			})
		default:
			return false
		}
	}
	return false
}
