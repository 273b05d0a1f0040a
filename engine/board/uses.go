package board

import (
	"slices"

	"canterlaw/engine/ability"
)

// Use says that an ability that works once has been used.
type Use struct {
	Ability AbilityRef `json:"ability"`
	Card    Ref        `json:"card"`
	Per     uint16     `json:"per"`          // the ability.Op of the time
	By      uint8      `json:"by,omitempty"` // the player's seat and one, of what is counted for each player
	// Place is which occurrence a Reaction was used for: its place in the
	// history, from 1 (512.4c).
	Place uint16 `json:"place,omitempty"`
}

// mayTrigger reports whether an ability that works once in a time has not been
// used in it.
func (s *State) mayTrigger(a *Ability, ref AbilityRef, source Ref, o *Occurrence) bool {
	if s.IsUsedUp(ref, source) {
		return false
	}
	first, isFirst := a.firstOfGame(ref, source, o)
	return !isFirst || !s.IsUsed(first)
}

// markTriggered notes that an ability that works once in a time is used as it
// triggers, unless it is for a player to choose whether to use it (712.3).
func (s *State) markTriggered(a *Ability, ref AbilityRef, source Ref, o *Occurrence) {
	if !a.HasMay() {
		s.MarkUses(ref, source)
	}
	if first, isFirst := a.firstOfGame(ref, source, o); isFirst {
		s.MarkUsed(first)
	}
}

// firstOfGame gives the use of an ability that triggers the first time that
// something happens since its card has been in play, for each player alone
// where it says so.
func (a *Ability) firstOfGame(ref AbilityRef, source Ref, o *Occurrence) (first Use, isFirst bool) {
	if a.Event.Op != ability.First || a.Event.Per().Op != ability.Game {
		return Use{}, false
	}
	first = Use{Ability: ref, Card: source, Per: uint16(ability.Game)}
	if a.Event.By() != nil {
		first.By = uint8(o.Player) + 1
	}
	return first, true
}

// IsUsedUp reports whether an ability of a card works once in a time and has
// been used in it.
func (s *State) IsUsedUp(ref AbilityRef, source Ref) bool {
	for _, u := range s.UsesFor(ref, source) {
		if s.IsUsed(u) {
			return true
		}
	}
	return false
}

// AllUses gives all that an ability of a card has used up once it has been used: what its
// Once means, and that something has happened for the first time in the game, by
// whichever player.
func (s *State) AllUses(ref AbilityRef, source Ref) []Use {
	uses := s.UsesFor(ref, source)
	a := &s.program.abilities[ref.ID]
	if a.Event == nil {
		return uses
	}
	for p := range s.Players() {
		first, isFirst := a.firstOfGame(ref, source, &Occurrence{Player: Player(p)})
		if isFirst && !slices.Contains(uses, first) {
			uses = append(uses, first)
		}
	}
	return uses
}

// markConfronted notes of a Problem that was confronted before that its abilities about the
// first time have triggered.
func (s *State) markConfronted(c CardID) {
	for _, ref := range s.printedAbilities(c) {
		event := s.program.abilities[ref.ID].Event
		if event == nil || event.Op != ability.First || event.Event().Op != ability.Confronted {
			continue
		}
		if by := event.Event().By(); by != nil && by.Op != ability.Players {
			continue // who confronted it isn't known
		}
		if at := event.Event().At(); at == nil || at.Op != ability.Here {
			continue
		}
		s.markAll(s.AllUses(ref, s.Ref(c)))
	}
}

// MarkUses notes that an ability of a card is used, if it works once in a time.
func (s *State) MarkUses(ref AbilityRef, source Ref) { s.markAll(s.UsesFor(ref, source)) }

func (s *State) markAll(uses []Use) {
	for _, u := range uses {
		if !s.IsUsed(u) {
			s.MarkUsed(u)
		}
	}
}

// use gives the use of an ability of a card in a time. For a game it is the
// physical card's; for other times that is a disputed point.
func (s *State) use(ref AbilityRef, source Ref, per ability.Op) Use {
	if per == ability.Game || s.program.Reading(OnceAndANewCard) == UsedByThePhysicalCard {
		source.Incarnation = 0
	}
	return Use{Ability: ref, Card: source, Per: uint16(per)}
}

// isOfThePhysicalCard reports whether a use is of a card whatever it has become since.
func (s *State) isOfThePhysicalCard(u Use) bool {
	id, all := int(u.Ability.ID), s.program.abilities
	return u.Card.Incarnation == 0 && id < len(all) && slices.Contains(all[id].Once, ability.Op(u.Per)) &&
		(u.Per == uint16(ability.Game) || s.program.readings[OnceAndANewCard] == UsedByThePhysicalCard)
}

// UsesFor gives the uses that an ability's Once means for a card.
func (s *State) UsesFor(ref AbilityRef, source Ref) []Use {
	var uses []Use
	for _, per := range s.program.abilities[ref.ID].Once {
		uses = append(uses, s.use(ref, source, per))
	}
	return uses
}

// MarkUsed notes that an ability that works once in a time has been used.
func (s *State) MarkUsed(u Use) { s.uses = append(s.uses, u) }

// IsUsed reports whether an ability that works once has been used.
func (s *State) IsUsed(u Use) bool {
	for _, other := range s.uses {
		if other == u {
			return true
		}
	}
	return false
}

// forgetUses forgets the uses in a time that is over.
func (s *State) forgetUses(per uint16) {
	kept := s.uses[:0]
	for _, u := range s.uses {
		if u.Per != per {
			kept = append(kept, u)
		}
	}
	if len(kept) < len(s.uses) {
		s.forgetIdle()
	}
	s.uses = kept
}
