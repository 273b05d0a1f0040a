package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// Which player "that player" is where a text has spoken of no player, but of what an opponent has.

// speaksOfOpponent reports whether something is done before to what an opponent has: "that
// player" is then the opponent.
func (r *resolver) speaksOfOpponent(ref *ability.Node) (does bool) {
	r.a.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.If: // of whose something is asked
			if contains(n.Condition(), ref) {
				return true
			}
			n.Condition().Walk(func(inner *ability.Node) bool {
				does = does || inner.Op == ability.Opponents && inner.Pos.Column > 0 &&
					inner.Pos.Column < ref.Pos.Column
				return !does
			})
		case ability.ProblemOf: // whose Problem it is at which something happens
			does = does || n.Args[0].Op == ability.Opponents && r.isInEvent(n) && n.Pos.Column < ref.Pos.Column
		case ability.Look, ability.Reveal, ability.Choose, ability.ChooseRandom, ability.ChooseTogether,
			ability.Banish, ability.PutInDiscards:
			n.Walk(func(inner *ability.Node) bool {
				isTheirs := inner.Op == ability.Opponents || n.Op == ability.Choose && (inner.Op == ability.Opposing ||
					inner.Op == ability.OpponentOf && inner.Player().Op == ability.You) &&
					!r.parser.says("owner", max(inner.Pos.Column, 1)-1, ref.Pos.Column) // whom else it may be
				does = does || isTheirs && inner.Pos.Column > 0 && inner.Pos.Column < ref.Pos.Column
				return !does
			})
		}
		if n.Kind == ability.Modifier { // whose characters something is said of
			n.Walk(func(inner *ability.Node) bool {
				does = does || inner.Op == ability.Opposing && inner.Pos.Column > 0 && inner.Pos.Column < ref.Pos.Column
				return !does
			})
		}
		return !does
	})
	return does
}

// cardOfOwner gives the one card that is put somewhere of its owner's right before a reference: "that player" is that
// owner, nil if there is none.
func (r *resolver) cardOfOwner(ref *ability.Node) (card *mention) {
	owner := ref.Pos.Column - 1
	for owner >= 0 && (owner >= len(r.parser.tokens) || r.parser.tokens[owner].word != "owner") {
		owner--
	}
	if !r.parser.says("its owner", owner-1, owner+1) {
		return nil
	}
	for i := range r.mentions {
		if m := &r.mentions[i]; m.kind == ability.Cards && m.at <= owner && (isChoice(m.node) ||
			m.node.Op == ability.When || m.node.Op == ability.After) && !areMany(m.node) {
			card = m
		}
	}
	return card
}

// toPlayerOf makes a reference one to the owner or controller of a card.
func (r *resolver) toPlayerOf(ref *ability.Node, whose ability.Op, of *mention) {
	card := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Pos: ref.Pos}
	r.bindTo(card, *of)
	*ref = ability.Node{Op: whose, Kind: ability.Player, Args: []*ability.Node{card}, Pos: ref.Pos}
}

// opponentsCard gives the card of an event that is said before to be an opponent's: "that player" is who
// controls it, nil if there is none.
func (r *resolver) opponentsCard(ref *ability.Node) *mention {
	for i := range r.mentions {
		m := &r.mentions[i]
		isEvents := m.node.Op == ability.When || m.node.Op == ability.After
		if isEvents && m.kind == ability.Cards && m.at < ref.Pos.Column && m.head != nil &&
			slices.ContainsFunc(flat(m.head), isOfOpponents) {
			return m
		}
	}
	return nil
}

// isOfOpponents reports whether cards are described as an opponent's.
func isOfOpponents(n *ability.Node) bool {
	return n.Op == ability.Opposing || n.Op == ability.ControlledBy && n.Args[0].Op == ability.OpponentOf
}

// argument gives the argument for a parameter that not every event has, nil where one doesn't have it.
func argument(event *ability.Node, name string) *ability.Node {
	for i, param := range event.Op.Entry().Params {
		if param.Name == name && i < len(event.Args) {
			return event.Args[i]
		}
	}
	return nil
}

// happening gives the event itself of one that says when, how often or to how many it happens.
func happening(event *ability.Node) *ability.Node {
	for event.Op == ability.Where || event.Op == ability.First || event.Op == ability.OneOrMore {
		event = event.Event()
	}
	return event
}

// bindWould makes a reference the player who would do what a replacement is about, or to whose cards it would
// happen: an opponent, where the text says so.
func (r *resolver) bindWould(n *ability.Node) {
	i := slices.IndexFunc(r.a.Statements, func(n *ability.Node) bool { return n.Op == ability.MayInstead })
	if i < 0 {
		r.unclear(n)
		return
	}
	event := r.a.Statements[i].Event()
	event = happening(event)
	by, cards := argument(event, "by"), argument(event, "cards")
	whose := []*ability.Node{by}
	if by == nil && cards != nil {
		whose = nil
		for _, part := range flat(cards) {
			whose = append(whose, whosePart(part))
		}
	}
	for _, one := range whose {
		if one != nil && (one.Op == ability.Opponents || one.Op == ability.Opponent || one.Op == ability.Opposing) {
			*n = ability.Node{Op: ability.Opponent, Kind: ability.Player, Pos: n.Pos}
			return
		}
	}
	r.unclear(n)
}

// isOfOneOfThose reports whether "its owner" or "its controller" stands behind an effect that is done to all cards of a
// sort, and would be that of something spoken of before those or as their place: it can be of each of them as well.
func (r *resolver) isOfOneOfThose(ref *ability.Node, m mention, parent *ability.Node) (is bool) {
	if ref.Text != "refCard" || parent == nil || parent.Op != ability.Owner && parent.Op != ability.Controller {
		return false
	}
	r.a.Walk(func(n *ability.Node) bool {
		if n.Kind != ability.Effect || n.Pos.Column == 0 || n.Pos.Column >= ref.Pos.Column || contains(n, ref) ||
			len(n.Body) > 0 || isChoice(n) {
			return true
		}
		if cards := argument(n, "cards"); cards != nil && cards.Kind == ability.Cards {
			is = describesMany(cards) && m.at <= lastOf(n)
		}
		return true
	})
	return is
}

// theirsOfSomebody makes "their", where nothing says whose, that of a player who was spoken of before it.
func theirsOfSomebody(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op == ability.Bound && n.Text == "their" {
			n.Text = "refPlayer"
		}
		return true
	})
}

// opponentsOfYou makes the opponents of who does something, where that is you, the opponents.
func opponentsOfYou(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op == ability.OpponentOf && n.Player().Op == ability.You {
			*n = ability.Node{Op: ability.Opponents, Kind: ability.Player, Pos: n.Pos}
		}
		return n.Op != ability.ControlledBy // whose cards, which are opposing
	})
}
