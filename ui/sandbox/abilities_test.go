package sandbox

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/scenario"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
	"canterlaw/ui/look"
)

// offering is a position in which playing a Friend triggers two abilities of
// another one, which can also be activated and can wear a Feedbag.
const offering = `format: 1
id: 6f1f7d0e-52c4-4c36-9c38-0f4b0a3e5d11
title: What a Worker offers
question: What does the Worker offer?
ruling: Power, tokens and a name.
rules: [704.1]
cards:
  - title: Worker
    type: Friend
    power: 1
    cost: 1
    traits: [Pony]
    abilities:
      - |
        it := When(EntersPlay(Friend && Yours && !This))
        if May(Pay(1)) {
            for Until(EndOf(Turn)) {
                AddPower(it, 2)
                HasKeyword(it, "Swift")
                HasTrait(it, "Critter")
            }
        }
      - |
        When(EntersPlay(Friend && Yours && !This))
        switch Modes(1) {
        case 1:
            Gain(1)
        case 2:
            who := ChoosePlayer(Players)
            Gain(who, 2)
        }
      - |
        Timing(MainPhase)
        Cost(Pay(1))
        word := NameCard()
        Link("name", word)
      - |
        Timing(MainPhase)
        Cost(Exhaust(This))
        CutieMark(This)
  - {title: Newcomer, type: Friend, power: 1, cost: 1}
  - {title: Cheer, type: Event, cost: 1, abilities: ["Timing(MainPhase)\nGain(4)"]}
setup:
  at: {turn: A, moment: main phase}
  A:
    tokens: 5
    in play: [{card: Worker, as: worker, at: A home}]
    hand: [{card: Newcomer, as: newcomer}, Cheer]
    deck: [{card: Cheer}]
`

// openText plays a scenario that is written out.
func openText(t *testing.T, size fyne.Size, text string) *fixture {
	t.Helper()
	f := open(t, size)
	s, err := scenario.Read(library(), "offering.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	f.play(s)
	return f
}

// chooses takes the option with a text, however it is numbered.
func (f *fixture) chooses(text string) {
	f.t.Helper()
	for i, option := range f.sandbox.Options() {
		if option == text {
			f.choose(i)
			uitest.CheckInside(f.t, f.canvas)
			return
		}
	}
	f.t.Fatalf("there is no option %q among %q", text, f.sandbox.Options())
}

func TestWhatAbilitiesDoIsSeen(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := openText(t, size, offering)
			f.reads("Event · costs 1 action token · Main Phase: Gain [4].",
				"Activate ability 3 of Worker", "costs 1 action token · Timing(MainPhase); Cost(Pay(1));")
			f.chooses("play Newcomer to Avery’s home")
			f.tap("In force 2")
			f.reads("Effects that wait to be processed", "Worker · Avery’s")
			f.reads("When another one of your Friends enters play, you may pay [1].")
			f.chooses("the effect of ability 1 of Worker")
			f.reads("Avery chooses whether to do what Worker offers", "Ability 1 of Worker",
				"you may pay [1]. If you do, it gets +2 power, has Swift, and is a Critter")
			f.lacks("Pay(1)", "AddPower") // which says the same once more, and in notation
			f.press(fyne.Key1)
			f.reads("1 Mode 1 Gain [1].", "2 Mode 2 Choose a player. That player gains [2].")
			f.tapCard("Newcomer")
			f.reads("power 3 (printed 1)")
		})
	}
}

func TestRunningModifiersAndWhatTheyMakeOfACard(t *testing.T) {
	f := openText(t, uitest.Landscape, offering)
	f.chooses("play Newcomer to Avery’s home")
	f.chooses("the effect of ability 1 of Worker")
	f.chooses("yes")
	f.reads("Mode 1", "Gain [1]", "Mode 2", "That player gains [2]")
	f.chooses("mode 2")
	f.chooses("Blake")
	f.reads("Blake 0 points ✓ ✓ 2 action tokens")
	f.tap("In force 1")
	f.reads("Worker · Avery’s", "For Newcomer: +2 power; the keyword Swift", "Until the end of the turn")
	f.lacks("EndOf", "AddPower")
	f.tapCard("Newcomer")
	f.reads("power 3 (printed 1)", "+ Critter · + Swift")
	f.tap("Change by hand")
	f.reads("Friend · colorless · Critter · cost 1", "Swift · gained")
	f.tap("Swift")
	if f.followed != "glossary:Swift" {
		t.Errorf("%q is opened, want the keyword's entry", f.followed)
	}
	f.tapCard("Worker")
	f.reads("Ability 1 · printed", "Ability 4 · printed", "Main Phase: Exhaust this card to Cutie Mark it.")
}

func TestNamingACardByFilteringTheNames(t *testing.T) {
	more := ""
	for i := range 12 {
		more += fmt.Sprintf("  - {title: Pony %c, type: Friend, power: 1, cost: 1}\n", 'A'+i)
	}
	f := openText(t, uitest.Landscape, strings.Replace(offering, "setup:\n", more+"setup:\n", 1))
	f.chooses("activate ability 3 of Worker")
	f.reads("Ability 3 of Worker", "Filter the ")
	f.decision.filter.SetText("newc")
	f.reads("Newcomer")
	f.lacks("Pony A")
	f.canvas.Focus(f.decision.filter)
	f.press(fyne.KeyReturn)
	f.tap("Trail")
	f.reads("Avery chooses Newcomer for the effect of Worker")
}

func TestACutieMarkIsSeen(t *testing.T) {
	f := openText(t, uitest.Portrait, offering)
	f.chooses("activate ability 4 of Worker")
	f.tapCard("Worker")
	f.reads("✦ Cutie Marked")
}

// TestAnyNumberOfRoundsCanBeTyped where a loop is repeated as often as a player
// says, within what the rules let her choose.
func TestAnyNumberOfRoundsCanBeTyped(t *testing.T) {
	f := openScenario(t, uitest.Landscape, "How often a player may repeat a loop")
	for range 80 { // moments that can be seen
		if f.decision.another == nil {
			f.press(fyne.KeyRight)
		}
	}
	field := func() *look.Entry { return f.decision.typed } // another one each time
	for _, refused := range []struct{ typed, why string }{
		{"many", "“many” is no number"},
		{"2000000000", "That can’t be chosen: 2000000000 is chosen: expected 0 to"},
	} {
		f.canvas.Focus(field())
		field().SetText("")
		uitest.Type(t, f.canvas, refused.typed)
		f.press(fyne.KeyReturn)
		f.reads(refused.why)
	}
	field().SetText("41")
	f.tap("Choose")
	f.reads("86 action tokens")
}

// TestWhatACardOffersIsSaidInWords: the ability says in English what Yes would do, and Yes
// itself no notation.
func TestWhatACardOffersIsSaidInWords(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.setUpAndRun("B turn 4 troublemaker; AP: dash, holly dash; B at AP: timberwolf/down; B 3t")
	f.Keys().Press(keys.Alone(fyne.KeyN))
	f.reads("Blake chooses whether to do what Timberwolf offers", "When this card is uncovered", "Yes")
	f.lacks("Pay(", "Owner(")
}
