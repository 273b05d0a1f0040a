package cardtext

import (
	"fmt"

	"canterlaw/engine/ability"
)

// Cards that were described and not chosen, and of which a later sentence speaks: "exhaust all Friends here. Move
// them home" is about those that were here as they were exhausted, so they get a name before that.

// staying are the effects after which cards are still in play.
var staying = ability.Ops(ability.Exhaust, ability.Ready, ability.Frighten, ability.Unfrighten, ability.Move,
	ability.Send, ability.PutCounters, ability.Uncover)

// isDescribed reports whether what was mentioned are all cards that fit a description, to which something was done.
func isDescribed(m mention) bool { return m.head != nil && staying.Has(m.node.Op) }

// collectDescribed notes all cards of a sort to which an effect does something.
func (r *resolver) collectDescribed(n *ability.Node) {
	if staying.Has(n.Op) && n.Cards() != nil && describesMany(n.Cards()) {
		r.mentions = append(r.mentions, mention{at: n.Pos.Column, node: n, kind: ability.Cards, head: n.Cards()})
	}
}

// bindToDescribed makes a reference the name of the cards to which an effect was done.
func (r *resolver) bindToDescribed(n *ability.Node, m mention) {
	if r.described == nil {
		r.described = map[*ability.Node]*ability.Node{}
	}
	let := r.described[m.node]
	if let == nil {
		let = &ability.Node{Op: ability.Let, Kind: ability.Effect,
			Names: []string{fmt.Sprintf("described%d", len(r.described))}, Args: []*ability.Node{m.head},
			Pos: m.node.Pos}
		r.described[m.node] = let
		m.node.SetCards(&ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: let.Names[0], Pos: m.head.Pos})
	}
	*n = ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: let.Names[0], Pos: n.Pos}
}

// namedFirst gives described cards their names before what is done to them.
func (r *resolver) namedFirst(list []*ability.Node) []*ability.Node {
	var all []*ability.Node
	for _, n := range list {
		n.Body, n.Else = r.namedFirst(n.Body), r.namedFirst(n.Else)
		if let := r.described[n]; let != nil {
			all = append(all, let)
			delete(r.described, n)
		}
		all = append(all, n)
	}
	return all
}
