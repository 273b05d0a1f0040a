package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Of 513, these rules stand elsewhere:
//   - 513.1: ability/cards.go, ability/quantities.go
//   - 513.3: board/evaluate.go, effect.go
//   - 513.4: board/triggeredabilities.go
//   - 513.5: board/evaluate.go

// Who controls a card in play: its owner, or who gained control of it, unless
// continuous modifiers say otherwise (513.2).

// MayChangeControl reports whether there can be continuous modifiers that say
// who controls cards.
func (p *Program) MayChangeControl() bool { return p.mayChangeControl }

// Owner is the player who started the game with the card (513.1).
func (s *State) Owner(c CardID) Player { return s.cards[c].Owner }

// Controller is the player who controls the card in play (513.2).
func (s *State) Controller(c CardID) Player { return s.cards[c].Controller }

// indexControl finds out whether any ability says who controls cards, which ones do so by their
// modifiers, and whether cards can have one of them: else only effects create such modifiers.
func (p *Program) indexControl() {
	p.mayChangeControl = p.ops.HasAny(&changesOfControl)
	for id := range p.abilities {
		a := &p.abilities[id]
		for _, n := range a.Statements {
			n.Walk(func(inner *ability.Node) bool {
				a.controls = a.controls || changesControl(inner.Op)
				return !a.controls
			})
		}
		isCreated := a.Parent != 0 && !p.ops.Has(ability.Grant)
		if a.controls && !isCreated && a.isContinuous() {
			p.cardsControl = true
		}
	}
}

// isContinuous reports whether an ability can generate continuous modifiers.
func (a *Ability) isContinuous() bool {
	return a.Type == ability.Continuous || a.Type == ability.PlayRule
}

// mayBeControlled reports whether a modifier can say now who controls cards: one that a
// card generates, or that an effect has created.
func (s *State) mayBeControlled() bool {
	return s.program.cardsControl || slices.ContainsFunc(s.modifiers, func(m Modifier) bool {
		return s.program.abilities[m.Ability.ID].controls
	})
}

// ControlMayChange reports whether continuous modifiers say who controls cards, or can come
// to as cards leave.
func (s *State) ControlMayChange() bool {
	return s.isControlledByAnother() || s.MayComeToSay(&changesOfControl)
}

// changesOfControl are the operations of modifiers that say who controls cards.
var changesOfControl = ability.Ops(ability.Controls, ability.GainControl, ability.ExchangeControl)

// MayComeToSay reports whether modifiers say something by one of the operations, or can come
// to as cards leave play: by an ability that a card has, or one that is printed on a card in
// play, which may have lost it. Which abilities a card can have of others is not known.
func (s *State) MayComeToSay(ops *ability.OpSet) bool {
	p := s.program
	if !p.ops.HasAny(ops) {
		return false
	}
	says := func(id AbilityID) bool {
		a := &p.abilities[id]
		return a.isContinuous() && slices.ContainsFunc(a.Statements, func(n *ability.Node) bool {
			return n.Within.HasAny(ops) || n.Within.Has(ability.HasAbilitiesOf)
		})
	}
	return s.anyAbility(says) || slices.ContainsFunc(s.InPlay(), func(c CardID) bool {
		return slices.ContainsFunc(s.printedAbilities(c), func(a AbilityRef) bool { return says(a.ID) })
	})
}

// anyAbility reports whether an ability is so that a card has, or of which a modifier is.
func (s *State) anyAbility(isSo func(AbilityID) bool) bool {
	return slices.ContainsFunc(s.modifiers, func(m Modifier) bool { return isSo(m.Ability.ID) }) ||
		slices.ContainsFunc(s.Abilities(), func(h Having) bool { return isSo(h.Ability.ID) })
}

// ControlChanges lists the changes of control that continuous modifiers ask for,
// in the order of their timestamps. Those from before somebody gained control of
// a card for good no longer matter for that card.
func (s *State) ControlChanges() []Occurrence {
	if !s.mayBeControlled() && !s.isControlledByAnother() {
		return nil
	}
	v := s.work()
	if v.controls == nil && !s.isControlledByAnother() {
		return nil
	}
	by := func(c CardID) Player { return s.cards[c].Base } // without them
	if v.controls != nil {
		then := s.controlledAsTheySay(v.controls)
		by = func(c CardID) Player { return then.cards[c].Controller }
	}
	var changes []Occurrence
	for _, c := range s.InPlay() {
		if p := by(c); p != s.cards[c].Controller && p < Player(s.Players()) && s.InGame(p) {
			changes = append(changes, Occurrence{Kind: ControlGained, ByGame: true, Player: p, Card: s.Ref(c)})
		}
	}
	return changes
}

// controlledAsTheySay gives the state in which players control cards as modifiers say, one applied after another:
// it is good until the next.
func (s *State) controlledAsTheySay(controls []Active) *State {
	desk := s.atDesk()
	now, with := &desk.stateNow, &desk.stateWith // and with one more of them
	*now = *s                                    // as it is without them
	desk.cardsNow = append(desk.cardsNow[:0], s.cards...)
	now.cards = desk.cardsNow
	for _, c := range s.InPlay() {
		now.cards[c].Controller = now.cards[c].Base
	}
	for left := slices.Clone(controls); len(left) > 0; {
		next := FirstToApply(len(left), func(i, other int) bool {
			*with = *now
			desk.cardsWith = append(desk.cardsWith[:0], now.cards...)
			with.cards = desk.cardsWith
			with.giveControl(now.controlBy(left[other]))
			return !slices.Equal(with.controlBy(left[i]), now.controlBy(left[i]))
		})
		now.giveControl(now.controlBy(left[next]))
		left = slices.Delete(left, next, next+1)
	}
	return now
}

// changesControl reports whether a modifier of the operation says who controls cards.
func changesControl(op ability.Op) bool { return changesOfControl.Has(op) }

// controlled is a card that a modifier gives a player control of.
type controlled struct {
	card CardID
	by   Player
}

// controlBy lists the cards of which a modifier gives players control: you are who controls by
// then the card that generates it (513.5).
func (s *State) controlBy(a Active) (all []controlled) {
	if c := a.holder.Card; c != 0 && s.cards[c].Zone == Play && s.program.Holds(rule.R513_5) {
		a.Context.You = s.cards[c].Controller
	}
	switch a.Node.Op {
	case ability.Controls, ability.GainControl:
		player := s.PlayersOf(a.Node.By(), &a.Context).First()
		for _, r := range s.Select(a.Node.Cards(), &a.Context) {
			if player != NoPlayer && a.Stamp > s.cards[r.Card].BaseStamp {
				all = append(all, controlled{r.Card, player})
			}
		}
	case ability.ExchangeControl:
		one, other := s.Select(a.Node.One(), &a.Context), s.Select(a.Node.Other(), &a.Context)
		if len(one) == 1 && len(other) == 1 &&
			a.Stamp > max(s.cards[one[0].Card].BaseStamp, s.cards[other[0].Card].BaseStamp) {
			a, b := one[0].Card, other[0].Card
			all = append(all, controlled{a, s.cards[b].Controller}, controlled{b, s.cards[a].Controller})
		}
	}
	return all
}

func (s *State) giveControl(all []controlled) {
	for _, c := range all {
		s.cards[c.card].Controller = c.by
	}
}

// BaseController gives who controls a card but for what text gives control of now (513.2).
func (s *State) BaseController(c CardID) Player { return s.cards[c].Base }

// holder is who controls a card in play or in the queue; elsewhere who owns it.
func (s *State) holder(c CardID) Player {
	if s.cards[c].Zone == Play || s.cards[c].Zone == Queue {
		return s.cards[c].Controller
	}
	return s.cards[c].Owner
}

// isYours reports whether a card is one of the player's: one that the player controls (513.6);
// elsewhere than in play, owns.
func (s *State) isYours(c CardID, you Player) bool {
	return s.holder(c) == you || !s.program.Holds(rule.R513_6)
}

func gainControl(s *State, o *Occurrence) {
	state := &s.cards[o.Card.Card]
	state.Controller = o.Player
	if !o.ByGame { // else it follows from continuous modifiers
		state.Base, state.BaseStamp = o.Player, s.nextStamp()
	}
}
