package engine

import (
	"testing"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// everyCopy gives a state as it was played, copied, and written and read.
func everyCopy(t *testing.T, s *board.State) map[string]*board.State {
	t.Helper()
	written, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	read, err := board.Read(s.Program(), written)
	if err != nil {
		t.Fatal(err)
	}
	return map[string]*board.State{"played on": s, "copied": s.Clone(), "written and read": read}
}

// Text that asks what has happened is about the card as it was then, whether the game
// has been played on or the state has been copied since.
func TestThePastIsAboutTheCardAsItWas(t *testing.T) {
	w := newWritten()
	observer := w.friend(avery, "if Happened(Dismissed(Friend && Pink), Turn) {\n\tAddPower(This, 5)\n}")
	w.friend(avery, "Timing(Reaction)\nit := After(Dismissed(Friend && Pink))\nPutInHand(it)")
	victim := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	without := len(g.Options())
	g.State().Propose(nil, board.Occurrence{Kind: board.CardDismissed, Rule: rule.R410_1, Player: avery,
		Card: g.State().Ref(victim)})
	for how, s := range everyCopy(t, g.State()) {
		if power, _ := s.Power(observer); power != 7 {
			t.Errorf("%s: power %d, want 7: a pink Friend was dismissed this turn", how, power)
		}
		if n := len(Resume(s, nil).Options()); n != without+1 {
			t.Errorf("%s: %d options, want %d: the Reaction is one more", how, n, without+1)
		}
		if s.Key() != g.State().Key() {
			t.Errorf("%s: another key", how)
		}
	}
}

// What modifiers made of a card counts as its printed facts do, also after what made
// them has left as well.
func TestThePastIsAboutWhatModifiersMadeOfACard(t *testing.T) {
	for asked, want := range map[string]bool{
		"Friend": true, "Friend && Pink": true, "Friend && Blue": false, "Friend && Power >= 6": true,
		"Friend && Power >= 7": false,
		`Trait("Artist")`:      true, `Trait("Royalty")`: false, `Keyword("Swift")`: true, `Keyword("Pumped")`: false,
		`Named("Other")`:      true,
		`WithCounter("coin")`: true, "IsExhausted": true, "IsFrightened": false, "IsFaceDown": false, "Yours": true,
		"At(AnyHome)":    true,
		"At(AnyProblem)": false,
	} {
		for _, kind := range []board.OccurrenceKind{board.CardDismissed, board.CardFrightened} {
			event := map[board.OccurrenceKind]string{board.CardDismissed: "Dismissed",
				board.CardFrightened: "Frightened"}[kind]
			w := newWritten()
			observer := w.friend(avery, "if Happened("+event+"(Yours && "+asked+"), Turn) {\n\tAddPower(This, 5)\n}")
			victim := w.inPlay(blueFriend, avery, board.HomeOf(avery))
			w.setup.Cards[victim-1].Exhausted = true
			giver := w.friend(blake, `OnlyColor(Opposing && IsExhausted, Pink)`,
				`HasTrait(Opposing && IsExhausted, "Artist")`,
				`HasKeyword(Opposing && IsExhausted, "Swift")`, `HasName(Opposing && IsExhausted, "Other")`,
				`AddPower(Opposing && IsExhausted, 4)`)
			w.setup.Cards[victim-1].Counters = []board.NamedCounters{{Name: "coin", N: 1}}
			w.friend(blake, "Timing(MainPhase)\nPutCounters(This, 1, \"coin\")") // so that there is such a word
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			for _, o := range []board.Occurrence{{Kind: kind, Player: avery, Card: g.State().Ref(victim)},
				{Kind: board.CardDismissed, Rule: rule.R410_1, Player: blake, Card: g.State().Ref(giver)}} {
				g.State().Propose(nil, o)
			}
			for how, s := range everyCopy(t, g.State()) {
				if power, _ := s.Power(observer); (power == 7) != want {
					t.Errorf("%s, %s: %s: power %d, want it told of: %v", event, asked, how, power, want)
				}
			}
		}
	}
}

// What happened before a position was set up is known of a card as it is printed.
func TestThePastOfAPositionIsAboutPrintedFacts(t *testing.T) {
	w := newWritten()
	observer := w.friend(avery, "if Happened(Dismissed(Friend && Pink && Yours), Turn) {\n\tAddPower(This, 5)\n}")
	victim := w.add(board.CardSetup{Print: pinkFriend, Owner: avery, Zone: board.DiscardPile})
	w.setup.History = []board.Occurrence{{Kind: board.CardDismissed, Rule: rule.R410_1, Player: avery,
		Card: board.Ref{Card: victim},
		From: board.HomeOf(avery), FromZone: board.Play, Holder: avery}}
	for how, s := range everyCopy(t, w.state(t)) {
		if power, _ := s.Power(observer); power != 7 {
			t.Errorf("%s: power %d, want 7", how, power)
		}
	}
}

// Asking about the past leaves what is known of the present as it is.
func TestAskingAboutThePastChangesNothing(t *testing.T) {
	w := newWritten()
	w.friend(avery,
		"if Happened(Dismissed(Friend && Pink), Turn) {\n\tAddPower(Friend && Yours && In(DiscardPile), 5)\n}")
	victim := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	g.State().Propose(nil, board.Occurrence{Kind: board.CardDismissed, Rule: rule.R410_1, Player: avery,
		Card: g.State().Ref(victim)})
	for how, s := range everyCopy(t, g.State()) {
		before := s.Key()
		if power, _ := s.Power(victim); power != 6 {
			t.Errorf("%s: power %d in the discard pile, want 6", how, power)
		}
		if s.Key() != before || s.Zone(victim) != board.DiscardPile || s.Colors(victim) != card.ColorsOf(card.Pink) {
			t.Errorf("%s: asking changed the card", how)
		}
	}
}

// How long a turn's past is kept: not beyond the windows that Reactions look back at.
func TestThePastIsForgottenWithItsTurn(t *testing.T) {
	w := newWritten()
	observer := w.friend(avery, "if Happened(Dismissed(Friend && Pink), Turn) {\n\tAddPower(This, 5)\n}")
	victim := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	g.State().Propose(nil, board.Occurrence{Kind: board.CardDismissed, Rule: rule.R410_1, Player: avery,
		Card: g.State().Ref(victim)})
	passUntil(t, g, func() bool {
		return g.State().TurnPlayer() == blake && situation{}.During(g.State(), ability.MainPhase)
	})
	if power, _ := g.State().Power(observer); power != 2 {
		t.Errorf("power %d in the next turn, want 2", power)
	}
}
