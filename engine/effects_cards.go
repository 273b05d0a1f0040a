package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Effects that change cards, or players, without further choices: all that they
// do happens at the same time.

// maker makes what an effect does. The rule is filled in later where it is the
// effect's own.
type maker func(g *Game, n *ability.Node, x *board.Context) []board.Occurrence

// changes are such effects by their operation.
var changes = make([]maker, ability.OpCount())

func init() {
	for op, kind := range map[ability.Op]board.OccurrenceKind{
		ability.Dismiss: board.CardDismissed, ability.Exhaust: board.CardExhausts, ability.Ready: board.CardReadied,
		ability.Unfrighten: board.CardUnfrightened, ability.TurnOver: board.TurnedOver,
		ability.TurnFaceUp:   board.CardTurnedFaceUp,
		ability.TurnFaceDown: board.CardTurnedFaceDown, ability.PutInHand: board.CardPutIntoHand,
		ability.PutInDiscards: board.CardIntoDiscards, ability.Ignore: board.CardIgnored,
		ability.SetAside: board.CardSetAside,
		ability.Involve:  board.CardInvolved, ability.Uninvolve: board.CardUninvolved,
	} {
		changes[op] = toCards(kind)
	}
	changes[ability.Retire] = byController(board.CardRetired)
	changes[ability.Frighten] = frightenCards
	changes[ability.Uncover] = uncoverCards
	changes[ability.TurnToBoosted] = turnToSide(true)
	changes[ability.TurnToStart] = turnToSide(false)
	changes[ability.Banish] = banishCards
	changes[ability.CutieMark] = cutieMark
	changes[ability.PutCounters] = putCounters
	changes[ability.RemoveCounters] = removeCounters
	changes[ability.ShuffleIntoDeck] = shuffleIntoDeck
	changes[ability.Cancel] = cancelCards
	changes[ability.GainControl] = gainControl
	changes[ability.ExchangeControl] = exchangeControl
	possible[ability.RemoveCounters] = canRemoveCounters
	possible[ability.ExchangeControl] = func(g *Game, in attempt, x *board.Context) bool {
		// one half alone is no exchange
		return g.canHappen(attempt{Instruction: in.Instruction}, exchangeControl(g, in.Node, x))
	}
	doers[ability.RemoveCounters] = takeCounters
	for op, change := range changes {
		if change != nil && doers[op] == nil {
			doers[op] = propose
		}
	}
}

// propose does an effect that makes its changes at once.
func propose(g *Game, in *instruction) {
	batch := g.changesOf(in.Instruction, &in.x)
	g.noteAttachments(batch)
	g.proposeChanges(in, batch)
}

// changesOf makes what an instruction does, by whoever does it.
func (g *Game) changesOf(in *board.Instruction, x *board.Context) []board.Occurrence {
	batch := changes[in.Node.Op](g, in.Node, x)
	if in.By == nil {
		return batch
	}
	by := g.chooser(in.By, x)
	for i := range batch {
		if batch[i].Player == x.You {
			batch[i].Player = by
		}
	}
	return batch
}

// proposeChanges ends an instruction with what it does. It is done as told if all
// of it happens, or of what is done to all cards of a description any of it.
func (g *Game) proposeChanges(in *instruction, batch []board.Occurrence) {
	wanted := 0
	for i := range batch {
		if batch[i].Rule == 0 {
			batch[i].Rule = g.ruleOfChange(in, &batch[i], len(batch) > 1)
		}
		if !batch[i].Follows {
			wanted++
		}
	}
	if wanted > 1 && isLenient(in.Instruction) {
		wanted = 1
	}
	g.change(in, wanted, batch...)
}

// ruleOfChange is the rule by which an instruction does something, alone or among
// several changes: its own, but what is done in a zone rests on the rule of that zone.
func (g *Game) ruleOfChange(in *instruction, o *board.Occurrence, several bool) rule.Number {
	if in.Cost {
		return in.rule()
	}
	if o.Kind == board.CardPutOnBottom && o.N == board.ShuffledIn {
		return in.rule()
	}
	switch o.Kind {
	case board.CardLookedAt, board.CardRevealed:
		return g.ruleOfHidden(o.Card.Card, in.rule())
	case board.CardPutOnTop, board.CardPutOnBottom:
		return g.ruleOfDeck(o.Card.Card, several)
	}
	return in.rule()
}

// ruleOfHidden is the rule that hides a card from players: that of its zone, or that
// of face-down Troublemakers. One that hides nothing is looked at by another rule.
func (g *Game) ruleOfHidden(c board.CardID, otherwise rule.Number) rule.Number {
	switch zone := g.state.Zone(c); {
	case zone == board.DrawDeck:
		return rule.R402_2
	case zone == board.ProblemDeck:
		return rule.R403_2
	case zone == board.Hand:
		return rule.R404_1
	case zone == board.Play && g.state.IsFaceDown(c):
		return rule.R505_1d
	}
	return otherwise
}

// toCards does one kind of thing to the cards of the first argument.
func toCards(kind board.OccurrenceKind) maker {
	return func(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
		var few [16]board.Ref
		cards := g.state.AppendMeant(few[:0], n.Cards(), x)
		batch := make([]board.Occurrence, len(cards))
		for i, r := range cards {
			batch[i] = board.Occurrence{Kind: kind, Player: x.You, Card: r, Area: g.state.Area(r.Card)}
		}
		return batch
	}
}

// byOwner makes the owners of the cards do something to them.
func byOwner(kind board.OccurrenceKind) maker {
	return func(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
		batch := toCards(kind)(g, n, x)
		for i := range batch {
			batch[i].Player = g.state.Owner(batch[i].Card.Card)
		}
		return batch
	}
}

// byController makes the controllers of the cards do something to them, or whoever processes
// an effect that says so to that player alone: who doesn't control a card can't retire it (410.2).
func byController(kind board.OccurrenceKind) maker {
	return func(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
		batch := toCards(kind)(g, n, x)
		for i := range batch {
			batch[i].Player = g.state.Controller(batch[i].Card.Card)
			if n.Num == board.ByWhoProcesses {
				batch[i].Player = x.You
			}
		}
		return batch
	}
}

// frightenCards frightens cards, with what is attached to them (504.1).
func frightenCards(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	var batch []board.Occurrence
	for _, o := range toCards(board.CardFrightened)(g, n, x) {
		batch = append(batch, g.frightening(o)...)
	}
	return batch
}

// turnToSide turns Mane Characters over that show the other side (301.2).
func turnToSide(boosted bool) maker {
	return func(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
		batch := toCards(board.TurnedOver)(g, n, x)
		return slices.DeleteFunc(batch, func(o board.Occurrence) bool {
			return g.state.IsBoosted(o.Card.Card) == boosted
		})
	}
}

// uncoverCards uncovers Troublemakers (607.3).
func uncoverCards(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	var batch []board.Occurrence
	for _, o := range toCards(board.Uncovered)(g, n, x) {
		if g.isCoveredTroublemaker(o.Card.Card) {
			o.N, o.Player = board.ByAnEffect, g.chooser(n.By(), x)
			if g.faceUpEpicAt(o.Area) != 0 {
				g.noteReading(board.UncoveringBesideAnEpic, rule.R607_1)
			}
			batch = append(batch, g.uncovering(o)...)
		}
	}
	return batch
}

// banishCards banishes cards, to beneath a card if it says so.
func banishCards(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	if n.Beneath() == nil {
		return toCards(board.CardBanished)(g, n, x)
	}
	above := n.Beneath()
	if above.Op == ability.Beneath {
		above = above.Cards()
	}
	hosts := g.state.Select(above, x)
	if len(hosts) == 0 {
		return nil
	}
	batch := toCards(board.CardBeneath)(g, n, x)
	for i := range batch {
		batch[i].Host = hosts[0]
	}
	return batch
}

// cancelCards puts cards from the queue into their owners' discard piles
// (410.7).
func cancelCards(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	var batch []board.Occurrence
	for _, o := range toCards(board.CardCancelled)(g, n, x) {
		if g.state.Zone(o.Card.Card) == board.Queue {
			batch = append(batch, o)
		}
	}
	return batch
}

// gainControl gives a player control of cards that they don't control (513.2).
func gainControl(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	player := g.chooser(n.By(), x)
	var batch []board.Occurrence
	for _, r := range g.state.Select(n.Cards(), x) {
		if g.state.Zone(r.Card) == board.Play && g.state.Controller(r.Card) != player && player != board.NoPlayer {
			batch = append(batch, board.Occurrence{Kind: board.ControlGained, Player: player, Card: r})
		}
	}
	return batch
}

// exchangeControl exchanges control of two cards of different players; with one
// card nothing can be exchanged.
func exchangeControl(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	one, other := g.state.Select(n.One(), x), g.state.Select(n.Other(), x)
	if len(one) != 1 || len(other) != 1 || g.state.Zone(one[0].Card) != board.Play ||
		g.state.Zone(other[0].Card) != board.Play {
		return nil
	}
	a, b := g.state.Controller(one[0].Card), g.state.Controller(other[0].Card)
	if a == b {
		return nil
	}
	return []board.Occurrence{{Kind: board.ControlGained, Player: b, Card: one[0]},
		{Kind: board.ControlGained, Player: a, Card: other[0]}}
}
