package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// How often a card has become a different one is nothing that a state is known by, though an
// ability has been used once in the game and something has just happened to the card.
func TestKeysDontTellHowOftenACardHasChanged(t *testing.T) {
	for _, text := range []string{"Timing(AnyPhase)\nOnce(Game)\nGain(1)", "Timing(AnyPhase)\nGain(1)"} {
		w := newWritten()
		c := w.friend(avery, text)
		g, _ := w.at(t, Point{Moment: Acting})
		used := board.Action{Kind: board.ActivateAbility, Card: c, Ability: g.State().AbilitiesOf(c)[0].Ability}
		if err := g.Act(used); err != nil {
			t.Fatal(err)
		}
		passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Opening })
		s, other := g.State(), g.State().Clone()
		for _, s := range []*board.State{s, other, other} {
			doTo(t, s, c, dismissal)
			doTo(t, s, c, board.Occurrence{Kind: board.CardPutIntoHand})
			doTo(t, s, c, board.Occurrence{Kind: board.CardEntersPlay, Rule: rule.R706_1, Area: board.HomeOf(avery)})
		}
		if s.Key() != other.Key() {
			t.Errorf("%s: a card that has left play twice is known by another key than one that has left once", text)
		}
	}
}

// What an ability did that was activated, and whether the game did something, is looked back at.
func TestKeysTellWhichAbilityWasActivatedAndWhatTheGameDid(t *testing.T) {
	w := newWritten()
	turning := w.friend(avery, "Timing(AnyPhase)\nTurnOver(This)", "Timing(AnyPhase)\nGain(1)")
	observers := []board.CardID{w.observer("Happened(ActivatedToTurnOver(You), Turn)"),
		w.observer("Happened(Exhausted(Players, Friend), Turn)"), w.observer("Happened(Dismissed(You, Friend), Turn)")}
	victim := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	keys := map[board.Key][3]bool{}
	for _, has := range g.State().AbilitiesOf(turning) {
		for _, byGame := range []bool{false, true} {
			s := g.State().Clone()
			doTo(t, s, turning, board.Occurrence{Kind: board.AbilityActivated, Player: avery, Ability: has.Ability})
			doTo(t, s, victim, board.Occurrence{Kind: board.CardDismissed, Rule: rule.R410_1, ByGame: byGame})
			var told [3]bool
			for i, c := range observers {
				power, _ := s.Power(c)
				told[i] = power >= 50
			}
			if before, known := keys[s.Key()]; known && before != told {
				t.Errorf("one key where %v is told of and where %v is", before, told)
			}
			keys[s.Key()] = told
		}
	}
	if len(keys) != 4 {
		t.Errorf("%d keys, want 4: %v", len(keys), keys)
	}
}

// A record changes nothing of the state, amid a batch of which several things may be replaced
// (710) neither.
func TestKeysAreTheSameWithARecord(t *testing.T) {
	w := newWritten()
	c := w.friend(avery, "Timing(AnyPhase)\nDismiss(Friend && Pink)")
	w.friend(avery, "it := MayInstead(Dismissed(Friend && Yours))\nBanish(it)")
	for range 3 {
		w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	}
	begun, _ := w.at(t, Point{Moment: Acting})
	keys := map[board.Key]bool{}
	for _, trail := range []board.Trail{nil, &board.Log{}} {
		g := Resume(begun.State().Clone(), trail)
		dismissing := board.Action{Kind: board.ActivateAbility, Card: c, Ability: g.State().AbilitiesOf(c)[0].Ability}
		if err := g.Act(dismissing); err != nil {
			t.Fatal(err)
		}
		passUntil(t, g, func() bool { return g.State().Decision().Rule == rule.R710_1 })
		for g.State().Decision().Rule == rule.R710_1 {
			keys[g.State().Key()] = true
			if err := g.Choose(0); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(keys) != 3 {
		t.Errorf("%d keys at three decisions", len(keys))
	}
}
