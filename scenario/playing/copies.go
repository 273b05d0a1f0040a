package playing

import (
	"fmt"
	"slices"

	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// Copies of a card among what a decision offers.

// severalMeant is an error where what is chosen, or whose effect is, is named by what is printed on
// it, and cards that don't look alike are offered of which some are chosen and others aren't: which
// of them is for the step to say.
func (b *Sandbox) severalMeant(choice *scenario.Choice, places []int) error {
	options := b.game.Options()
	for i := range choice.Chosen {
		chosen := &choice.Chosen[i]
		kind := options[places[i]].Kind
		if chosen.Card.Print == board.Unknown || chosen.Card.Card != 0 ||
			kind != board.CardOption && kind != board.EffectOption {
			continue
		}
		for at, o := range options {
			if !slices.Contains(places, at) && b.isMeant(chosen, o) &&
				!b.lookAlike(o.Card.Card, options[places[i]].Card.Card) {
				return severalError(chosen.Text)
			}
		}
	}
	return nil
}

// actionMeant finds what a step does, as Resolve does. It is an error where the step names the card by
// what is printed on it, and the action is as legal with another such card that doesn't look like that.
func (b *Sandbox) actionMeant(act *scenario.Act) (board.Action, error) {
	action, err := b.Resolve(act)
	if err != nil || act.ByPrint == board.Unknown || action.Card == 0 {
		return action, err
	}
	other := action
	for _, other.Card = range b.printed(act.ByPrint, act.Player) {
		if other.Card == action.Card || b.lookAlike(other.Card, action.Card) {
			continue
		}
		if whole, err := b.withAbility(act, other); err == nil && b.game.CheckFor(act.Player, whole, nil) {
			return action, severalError(b.State().Program().Card(act.ByPrint).Name())
		}
	}
	return action, nil
}

func severalError(called string) error {
	return fmt.Errorf("%s could be several cards that are not alike: name the one by an alias of its own", called)
}

// lookAlike reports whether two cards with the same print stand alike on the table, so that it is no
// matter which of them is chosen.
func (b *Sandbox) lookAlike(one, other board.CardID) bool {
	s := b.State()
	same := s.Zone(one) == s.Zone(other) && s.Owner(one) == s.Owner(other) && s.Area(one) == s.Area(other) &&
		s.Controller(one) == s.Controller(other) && s.IsBeneath(one) == s.IsBeneath(other) &&
		s.IsIgnored(one) == s.IsIgnored(other) && b.condition(one) == b.condition(other)
	if !same || s.Zone(one) != board.Play {
		return same
	}
	power, defined := s.Power(one)
	powerOther, definedOther := s.Power(other)
	return power == powerOther && defined == definedOther && s.Colors(one) == s.Colors(other) &&
		s.Host(one) == s.Host(other) && slices.Equal(s.CountersOn(one), s.CountersOn(other)) &&
		!b.carries(one) && !b.carries(other)
}

// carries reports whether a card is attached to another, or is beneath it.
func (b *Sandbox) carries(c board.CardID) bool {
	s := b.State()
	for other := board.CardID(1); int(other) <= s.CardCount(); other++ {
		if beneath := s.IsBeneath(other); s.IsLive(beneath) && beneath.Card == c || s.Host(other).Card == c {
			return true
		}
	}
	return false
}
