package cardtext

import (
	"strings"
	"testing"
)

// Whose a Problem is, said right behind it, is said of the Problem and not of the cards there; how
// often something was done is counted of everything that players do.
func TestWhosePlacesAreAndHowOftenSomethingWasDone(t *testing.T) {
	r := NewReader(words)
	for _, test := range []struct{ english, notation string }{
		{"Your Zebras at Problems you own have +1 power.",
			"AddPower(Yours && Trait(\"Zebra\") && ProblemOf(You), 1)"},
		{"Zebras at a Problem you control can't be frightened.", "Cant(Frightened(Trait(\"Zebra\") && ProblemOf(You)))"},
		{"Your Zebras at Problems an opponent owns have +1 power.",
			"AddPower(Yours && Trait(\"Zebra\") && ProblemOf(Opponents), 1)"},
		{"Zebras at opponents' Problems have -1 power.", "AddPower(Trait(\"Zebra\") && ProblemOf(Opponents), -1)"},
		{"Zebras you own at a Problem have +1 power.",
			"AddPower(OwnedBy(You) && Trait(\"Zebra\") && AnyProblem, 1)"},
		{"When a Problem is confronted, that player gains [1].", "_, who := When(Confronted())\nGain(who)"},
		{"When a Problem is confronted by an opponent, draw a card.", "When(Confronted(Opponents))\nDraw()"},
		{"While you have played three or more Events this turn, this card has +2 power.",
			"if HowOften(Played(You, Event)) >= 3 {\nAddPower(This, 2)\n}"},
		{"At the end of your turn, if you moved at least 2 Zebras this turn, draw a card.",
			"When(EndOf(Turn, You))\nif HowOften(Moved(You, Trait(\"Zebra\"))) >= 2 {\nDraw()\n}"},
		{"At the end of your turn, if two or more of your Zebras were dismissed this turn, draw a card.",
			"When(EndOf(Turn, You))\nif HowOften(Dismissed(Yours && Trait(\"Zebra\"))) >= 2 {\nDraw()\n}"},
		{"Main Phase: An opponent loses 1 point.",
			"Timing(MainPhase)\nwho := ChoosePlayer(Opponents)\nLosePoints(who)"},
	} {
		got := r.Read(test.english, Card{Type: "Friend"})
		if len(got.Problems) > 0 {
			t.Errorf("%s\n%v", test.english, got.Problems)
			continue
		}
		if source := strings.TrimSpace(got.Ability.Source()); source != test.notation {
			t.Errorf("%s\ngot:\n%s\nwant:\n%s", test.english, source, test.notation)
		}
	}
}

// What all players' cards cost is said of what is played, and not of where it is played.
func TestPrintedCostsOfWhatAnybodyPlays(t *testing.T) {
	r := NewReader(words)
	for english, want := range map[string]string{
		"Zebras cost 1 less to play.":  "Zebras cost [1] less to play.",
		"Zebras you play cost 1 less.": "You may pay [1] less to play Zebras.",
	} {
		got := r.Read(english, Card{Type: "Friend"})
		if len(got.Problems) > 0 {
			t.Errorf("%s\n%v", english, got.Problems)
			continue
		}
		if printed := r.Print(got.Ability, Card{Type: "Friend"}); printed != want {
			t.Errorf("%s is printed as %q, want %q", english, printed, want)
		}
	}
}
