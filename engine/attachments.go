package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Attachments that effects attach to another host (509.5).

// attach reattaches attachments (509.5). Of several hosts the player chooses one.
func attach(g *Game, in *instruction) {
	var host board.Ref
	cards := g.state.Select(in.Node.Cards(), &in.x)
	if in.stage == 1 {
		host = g.state.Answered()[0].Card
	} else if len(cards) > 0 {
		hosts := g.newHosts(cards[0].Card, in.Node.To(), &in.x)
		if len(hosts) > 1 {
			in.await(1)
			g.askFor(in, in.x.You, board.ChooseCards, 1, 1, optionsOf(hosts))
			return
		}
		if len(hosts) == 1 {
			host = hosts[0]
		}
	}
	var batch []board.Occurrence
	for _, r := range cards {
		if host.Card != 0 && g.state.Zone(r.Card) == board.Play && g.canBeHost(r.Card, host.Card) {
			batch = append(batch, board.Occurrence{Kind: board.CardAttached, Rule: rule.R509_5,
				Player: in.x.You, Card: r, Host: host})
		}
	}
	g.change(in, len(cards), batch...)
}

// newHosts lists the cards to which an attachment can be reattached (509.5): other
// cards than its host that match its host description (509.4).
func (g *Game) newHosts(c board.CardID, to *ability.Node, x *board.Context) (hosts []board.Ref) {
	for _, r := range g.state.Select(to, x) {
		if g.canBeHost(c, r.Card) && g.state.Host(c) != r {
			hosts = append(hosts, r)
		}
	}
	return hosts
}

// canBeHost reports whether a card can be attached to another one: that one is in
// play, matches its host description, and is neither the card itself nor attached
// to it.
func (g *Game) canBeHost(c, host board.CardID) bool {
	if g.state.Zone(host) != board.Play || !g.state.FitsHostDescription(c, host) {
		return false
	}
	for on := g.state.Ref(host); g.state.IsLive(on); on = g.state.Host(on.Card) {
		if on.Card == c {
			return false
		}
	}
	return true
}
