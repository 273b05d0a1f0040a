package engine

import (
	"fmt"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// pastOf is what happened to a Friend of Avery's, as text asks for it.
var pastOf = []struct {
	event string
	kind  board.OccurrenceKind
}{
	{"Dismissed", board.CardDismissed}, {"Frightened", board.CardFrightened}, {"Banished", board.CardBanished},
	{"PlacedOnTop", board.CardPutOnTop}, {"Moved", board.CardMoved}, {"Exhausted", board.CardExhausts},
	{"CountersPut", board.CountersPut},
}

// askedOfThePast are descriptions of a card whose answer changes as other things happen to it.
var askedOfThePast = []string{
	"Friend && Pink", "Friend && Blue", "Friend && Power >= 6", "Friend && Power >= CostOf", `Trait("Artist")`,
	`Keyword("Swift")`, `Named("Other")`, `WithCounter("coin")`, "IsExhausted", "IsReady", "IsFaceDown", "Yours",
	"At(AnyHome)", "Home(You)", "Here", "!Here", "Resource", `OfType("Resource")`, "ColorCount >= 1", "TraitCount >= 1",
	`Counters("coin") >= 1`, "Counters() >= 1", "HowManyAttached(Resource) >= 1", "HasAttached(Resource)",
	"HasAttached(Resource && Opposing)", "With(Friend && Pink)", "HowManyThere(Friend) >= 2", "SharesColor(This)",
	`SharesColor(Friend && WithCounter("seed"))`, "MostPower(Friend)", "LeastPower(Friend)",
	"MoreThanAnyOther(Friend, Power)", "CountsAtHome", "HasNoColor", "In(DiscardPile)",
}

// What happened earlier this turn is told of by what triggered on it then, and by nothing else,
// whatever has become of the card since: its facts, what it had with it, and what else there was.
func TestThePastIsWhatTriggeredThen(t *testing.T) {
	for _, past := range pastOf {
		for _, asked := range askedOfThePast {
			for _, since := range []string{"", "giver leaves", "frightened", "dismissed", "moved"} {
				t.Run(fmt.Sprint(past.event, " ", asked, ", ", since), func(t *testing.T) {
					testPastIsWhatTriggered(t, past.event, past.kind, asked, since)
				})
			}
		}
	}
}

func testPastIsWhatTriggered(t *testing.T, event string, kind board.OccurrenceKind, asked, since string) {
	w := newWritten()
	event += "(OwnedBy(You) && Character && !ManeCharacter && !This && " + asked + ")"
	observer := w.inPlay(w.print(resource, "if Happened("+event+", Turn) {\n\tAddPower(This, 50)\n}"), avery,
		board.HomeOf(avery))
	w.inPlay(w.print(resource, "When("+event+")\nGain(1)"), avery, board.HomeOf(avery))
	victim := w.inPlay(blueFriend, avery, board.HomeOf(avery))
	w.setup.Cards[victim-1].Exhausted = kind != board.CardExhausts
	w.setup.Cards[victim-1].Counters = []board.NamedCounters{{Name: "coin", N: 1}}
	other := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	w.setup.Cards[other-1].Counters = []board.NamedCounters{{Name: "seed", N: 1}}
	attached := w.inPlay(resource, blake, board.HomeOf(avery))
	w.setup.Cards[attached-1].Host = victim
	giver := w.friend(blake, `OnlyColor(Opposing && WithCounter("coin"), Pink)`,
		`HasTrait(Opposing && WithCounter("coin"), "Artist")`, `HasType(Opposing && WithCounter("coin"), "Resource")`,
		`HasKeyword(Opposing && WithCounter("coin"), "Swift")`, `HasName(Opposing && WithCounter("coin"), "Other")`,
		`AddPower(Opposing && WithCounter("coin"), 4)`, `NotAtHomeLimit(Opposing && WithCounter("coin"))`)
	w.friend(blake, "Timing(MainPhase)\nPutCounters(This, 1, \"coin\")") // so that there is such a word
	w.friend(blake, "Timing(MainPhase)\nPutCounters(This, 1, \"seed\")")
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	s := g.State()
	happen := func(o board.Occurrence, c board.CardID) int {
		o.Card = s.Ref(c)
		return s.Propose(nil, o)
	}
	if happen(board.Occurrence{Kind: kind, Player: avery, N: 1, Area: board.ProblemOf(avery)}, victim) != 1 {
		t.Fatal("it did not happen")
	}
	want := len(s.Waiting()) > 0
	switch since {
	case "giver leaves":
		happen(board.Occurrence{Kind: board.CardDismissed, Rule: rule.R410_1, Player: blake}, giver)
	case "frightened":
		happen(board.Occurrence{Kind: board.CardFrightened, Player: blake}, victim)
	case "dismissed":
		for _, c := range []board.CardID{attached, other, victim} {
			happen(board.Occurrence{Kind: board.CardBanished, Player: blake}, c)
		}
	case "moved":
		for _, c := range []board.CardID{other, victim} {
			happen(board.Occurrence{Kind: board.CardSent, Player: blake, Area: board.ProblemOf(blake)}, c)
		}
	}
	if kind == board.CardBanished && since == "dismissed" || kind == board.CardFrightened && since == "frightened" {
		return // what is asked for has happened to others, or again
	}
	for how, s := range everyCopy(t, s) {
		if power, _ := s.Power(observer); (power >= 50) != want {
			t.Errorf("%s: told of as past: %v, as it happened: %v", how, power >= 50, want)
		}
	}
}

// The first of a turn remains the first, whatever has become of its card (704.1c), also where
// a Reaction looks back (512.4), and what lasts until a card leaves that fits lasts until then,
// by what it was before it left (708.2).
func TestTheFirstRemainsTheFirst(t *testing.T) {
	for asked, kind := range map[string]board.OccurrenceKind{
		"Exhausted(Players, Friend && Pink)":   board.CardExhausts,
		"CountersPut(Players, Friend && Here)": board.CountersPut,
		"Moved(Players, Friend && Power == 1)": board.CardMoved,
	} {
		w := newWritten()
		w.friend(avery, "When(First("+asked+", Turn))\nGain(1)")
		w.friend(blake, "Timing(MainPhase)\nCost(Exhaust(This))\nx := Choose(1, Friend)\nfor Until(EndOf(Turn)) {\n"+
			"\tAddPower(x, 2)\n}")
		first := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
		second := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
		g, _ := w.at(t, Point{Window: StartOfMainPhase})
		s := g.State()
		for _, c := range []board.CardID{first, second} {
			area := board.ProblemOf(avery)
			s.Propose(nil, board.Occurrence{Kind: kind, Player: avery, Card: s.Ref(c), N: 1, Area: area})
			if n := len(s.Waiting()); n != 1 {
				t.Errorf("%s: %d effects, want the first one's alone", asked, n)
			}
			s.Propose(nil, board.Occurrence{Kind: board.CardFrightened, Player: blake, Card: s.Ref(c)})
			s.Propose(nil, board.Occurrence{Kind: board.CardSent, Player: blake, Card: s.Ref(c),
				Area: board.HomeOf(blake)})
		}
	}
}

func TestDurationsLookBackAtWhatLeaves(t *testing.T) {
	w := newWritten()
	w.friend(avery, "When(StartOf(MainPhase))\nfor Until(Dismissed(Friend && Power >= 5)) {\n\tAddPower(This, 50)\n}")
	w.friend(blake, "AddPower(Friend && Opposing && Pink, 4)")
	victim := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	if s := g.State(); len(s.Modifiers()) != 1 {
		t.Fatal("there is no modifier")
	}
	g.State().Propose(nil, board.Occurrence{Kind: board.CardDismissed, Rule: rule.R410_1, Player: blake,
		Card: g.State().Ref(victim)})
	if len(g.State().Modifiers()) != 0 {
		t.Error("it lasts though a Friend with power 5 has been dismissed")
	}
}
