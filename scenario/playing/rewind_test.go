package playing

import (
	"slices"
	"strings"
	"testing"

	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// rewound goes through a scenario to its end and says what a rewind to before a step comes
// to.
func rewound(t *testing.T, text string, step int) Rewind {
	t.Helper()
	c, err := NewCourse(scenariotest.Read(t, text), func(int) int { return 0 })
	if err != nil {
		t.Fatal(err)
	}
	place, err := c.ToStep(step)
	if err == nil {
		err = c.ToEnd()
	}
	if err != nil {
		t.Fatal(err)
	}
	return c.RewindTo(place)
}

const drawnAndPlayed = `format: 1
id: 2f6e0d0a-5b3e-4b0e-9a55-0b1c2d3e4f50
title: A card is drawn and a Friend played
setup:
  at: {turn: Avery, moment: main phase}
  Avery:
    tokens: 6
    hand: ["Jetstream, All Heart"]
    deck: ["Dig Deep", "?", "?"]
    mane: {card: "Rainbow Dash, Flier Extraordinaire", at: A problem}
  Blake:
    hand: ["Gotta Go Fast"]
steps:
  - A: draw
  - pass to: main phase
  - A: play Jetstream, All Heart to A home
  - pass to: main phase
`

// A judge who goes back to before a draw is told which card its player knows now, and
// which of the floor rules that touches; before a Friend was played only that is public.
func TestARewindSaysWhatIsKnownSince(t *testing.T) {
	lib := scenariotest.Library(t)
	whole := rewound(t, drawnAndPlayed, 1)
	if !slices.Equal(whole.Drawn, []string{"Avery drew Dig Deep"}) {
		t.Errorf("drawn: %q", whole.Drawn)
	}
	if len(whole.Public) != 1 || !strings.HasPrefix(whole.Public[0],
		"Jetstream, All Heart, until then in Avery’s hand") {
		t.Errorf("public: %q", whole.Public)
	}
	if len(whole.Seen) != 0 || !slices.Contains(whole.Floor, floorLoss) {
		t.Errorf("seen: %q, floor rules %q", whole.Seen, whole.Floor)
	}
	if !strings.Contains(strings.Join(whole.Restored, "; "), "6 tokens for Avery") {
		t.Errorf("restored: %q", whole.Restored)
	}
	later := rewound(t, drawnAndPlayed, 3)
	if len(later.Drawn) != 0 || len(later.Public) != 1 || slices.Contains(later.Floor, floorLoss) {
		t.Errorf("before the Friend was played: %+v", later)
	}
	for _, id := range []string{floorJudges, floorShuffle, floorError, floorWarning, floorLoss} {
		if lib.Section(id) == nil {
			t.Errorf("there is no section %s of the floor rules", id)
		}
	}
	for _, number := range whole.Rules {
		if lib.Rules.Rule(number) == nil {
			t.Errorf("there is no rule %s", number)
		}
	}
}

// The end of a course is nowhere to go back to: nothing has happened since.
func TestNothingHasHappenedSinceTheEnd(t *testing.T) {
	c, err := NewCourse(scenariotest.Read(t, drawnAndPlayed), func(int) int { return 0 })
	if err == nil {
		err = c.ToEnd()
	}
	if err != nil {
		t.Fatal(err)
	}
	r := c.RewindTo(len(c.Moments()) - 1)
	if n := len(r.Drawn) + len(r.Seen) + len(r.Public) + len(r.Lost) + len(r.Decisions); n != 0 {
		t.Errorf("it tells of %+v", r)
	}
	for _, step := range []int{0, 5} {
		if _, err := c.ToStep(step); err == nil || !strings.Contains(err.Error(), "from 1 to 4") {
			t.Errorf("step %d: %v", step, err)
		}
	}
}

// What a player saw but others didn't is told with whom, and a shuffle can't be undone,
// over shipped scenarios in which it happens.
func TestRewindsOfShippedScenarios(t *testing.T) {
	for name, want := range map[string]string{
		"a-search-and-the-top-of-the-deck":             "before it was shuffled",
		"confronting-what-both-could":                  "until then in",
		"shining-armor-turns-a-troublemaker-face-down": "",
	} {
		s, err := scenario.Load(scenariotest.Library(t), scenariotest.ShippedFile(t, name))
		if err != nil {
			t.Fatal(err)
		}
		c, err := NewCourse(s, func(int) int { return 0 })
		if err == nil {
			err = c.ToEnd()
		}
		if err != nil {
			t.Fatal(err)
		}
		r := c.RewindTo(0)
		all := strings.Join(slices.Concat(r.Drawn, r.Seen, r.Public, r.Lost), "\n")
		t.Logf("%s: before %s\n%s", name, r.Before, all)
		if !strings.Contains(all, want) {
			t.Errorf("%s: %q is not in\n%s", name, want, all)
		}
	}
}
